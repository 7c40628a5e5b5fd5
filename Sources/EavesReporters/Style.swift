import EavesFindings

/// Colors for a terminal, or none. The caller decides whether colors are used.
struct Style: Sendable {
  let isColoured: Bool

  enum TextColor: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  func paint(_ text: String, _ inks: TextColor...) -> String {
    guard isColoured, !text.isEmpty else { return text }
    return "\u{1B}[\(inks.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  func ink(of impact: Impact) -> TextColor {
    switch impact.shade {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
