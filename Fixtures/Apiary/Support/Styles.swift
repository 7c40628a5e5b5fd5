import SwiftData
import SwiftUI

/// trap: a toolbar is drawn, so it may read the environment
struct HiveToolbar: ToolbarContent {
  @Environment(\.dismiss) private var dismiss
  var body: some ToolbarContent { ToolbarItem { Button("Done") { dismiss() } } }
}

/// trap: a property wrapper of the application's own, around a query
@propertyWrapper
struct StrongHives: DynamicProperty {
  @Query private var hives: [Hive]
  var wrappedValue: [Hive] { hives.filter { $0.frames > 8 } }
}

/// trap: a modifier is drawn
struct Honeyed: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View { content.tint(scheme == .dark ? .yellow : .orange) }
}

/// trap: a value whose name only sounds like a view model
struct HiveModelViewOptions {
  var isCompact = false
}

// trap: a declaration in a comment
// final class SwarmViewModel: ObservableObject { @Published var count = 0 }

let legend = """
  trap: a type in a text, AnyView and NavigationView included
  @Observable final class LegendViewModel { let context: ModelContext }
  """
