import SwiftUI // trap: neither domain nor view model

/// How a label of the harbour looks.
struct HarborLabelStyle: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled // trap: a style is drawn, so it may read the environment

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title.opacity(isEnabled ? 1 : 0.4)
    }
  }
}

/// Remembers a pennant.
final class PennantBox {
  @Environment(\.colorScheme) private var scheme // ✗
}
