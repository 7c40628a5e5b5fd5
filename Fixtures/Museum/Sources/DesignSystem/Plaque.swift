import SwiftUI // trap: the design system is made of SwiftUI

/// A brass plaque.
public struct Plaque: View {
  let text: String
  public init(_ text: String) { self.text = text }

  public var body: some View {
    Text(text.uppercased()) // trap: formats a value that no view model gave
      .padding(8 * 2) // trap: arithmetic of the layout
  }
}

/// trap: a modifier reads the environment
struct Shine: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View { content.opacity(scheme == .dark ? 0.8 : 1) }
}
