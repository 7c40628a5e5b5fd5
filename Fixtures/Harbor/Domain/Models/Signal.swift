import Foundation
import SwiftUI // ✗

/// What the harbour master shows.
enum Signal {
  case enter
  case wait

  var color: Color { self == .enter ? .green : .red }
}
