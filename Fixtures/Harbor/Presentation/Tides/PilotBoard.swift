import SwiftUI

/// Shows which pilots are free.
struct PilotBoard: View {
  let services: HarborServices // ✗
  let pilots: [String] // trap: a value, whoever made it

  var body: some View {
    List(pilots, id: \.self) { Text($0) } // trap: shows what it was given
  }
}
