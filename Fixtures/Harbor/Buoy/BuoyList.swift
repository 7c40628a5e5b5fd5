import SwiftUI

final class BuoySignal: ObservableObject { // trap: the Xcode project says iOS 15
  @Published var isLit = false
}

struct BuoyList: View {
  @ObservedObject var signal: BuoySignal // trap: nothing else could hold it there

  var body: some View {
    NavigationView { // trap: there is no stack yet
      NavigationLink("North") { Text(signal.isLit ? "lit" : "dark") } // trap: links carry no values yet
    }
  }
}
