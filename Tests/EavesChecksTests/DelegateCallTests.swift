import EavesFindings
import Testing

@testable import EavesChecks

/// What a delegate does in return for a call is not what the caller reaches.
@Suite struct DelegateCallTests {
  private static let check = "for: view\nnever:\n  reaches: preferences\n"

  private func findings(_ property: String, _ call: String) -> [Finding] {
    fullFindings(
      of: Self.check,
      in: [
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          \(property)
          var body: some View { Button("Go") { \(call) } }
        }
        """,
        "Screen.swift": """
        protocol RowActions: AnyObject { func tapped() }
        final class Screen: RowActions {
          func tapped() { UserDefaults.standard.set(true, forKey: "tapped") }
        }
        """,
      ])
  }

  @Test(arguments: [
    "actions?.tapped()", "actions!.tapped()", "self.actions?.tapped()", "if let actions { actions.tapped() }",
    "guard let other = self.actions else { return }; other.tapped()",
  ])
  func `a call of a weak property ends a path`(call: String) {
    #expect(findings("weak var actions: RowActions?", call).isEmpty)
    #expect(findings("var actions: RowActions?", call).map(\.message).count == 1)
  }

  @Test func `a weak property of a class is followed`() {
    #expect(findings("weak var actions: Screen?", "actions?.tapped()").count == 1)
  }

  @Test(arguments: [("Saved().name", 0), ("Saved.name()", 1), ("_ = [1].map(Saved.name)", 1)])
  func `a value does not have the static methods of its type`(code: String, count: Int) {
    let found = fullFindings(
      of: Self.check,
      in: [
        "Row.swift":
          "import SwiftUI\nstruct Row: View {\n  var body: some View { Button(\"Go\") { \(code) } }\n}\n",
        "Saved.swift":
          "final class Saved { static func name(_ n: Int = 0) { UserDefaults.standard.set(1, forKey: \"n\") } }\n",
      ])
    #expect(found.count == count, "\(found.map(\.message))")
  }
}
