import Alamofire  // ✗
import DesignSystem
import Domain
import SwiftUI

/// trap: a feature whose folder says nothing, but whose manifest does
struct TicketDesk: View {
  @State private var state: DeskState = .open

  /// trap: nested, and a state of the view
  enum DeskState {
    case open
    case closed
  }

  var body: some View {
    Plaque(state == .open ? "Open" : "Closed")
      .onAppear { state = .open }  // trap: no task is begun here
  }
}

final class TicketQueue: ObservableObject {  // ✗
  @Published var length = 0  // trap: the class is the finding
}
