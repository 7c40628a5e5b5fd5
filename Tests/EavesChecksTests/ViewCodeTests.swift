import EavesProject
import Testing

@testable import EavesChecks

/// What builds views outside of types that are views: each function is a subject of its own under `for: view`.
@Suite struct ViewCodeTests {
  private static let check = "for: view\nnever:\n  mentions: [repository, network]"
  private static let fetch = "_ = try? await URLSession.shared.data(from: address)"

  @Test(arguments: [
    ("enum Badges { static func badge() -> some View { Text(\"\").task { FETCH } } }", "Badges.badge"),
    ("func badge() -> some View { Text(\"\").task { FETCH } }", "badge"),
    ("@ViewBuilder func badge() -> some View { Text(\"\").task { FETCH } }", "badge"),
    ("var badge: some View { Text(\"\").task { FETCH } }", "badge"),
    ("extension View { func card() -> some View { task { FETCH } } }", "View.card"),
    (
      "struct Round: ButtonStyle { func makeBody(configuration: Configuration) -> some View { "
        + "configuration.label.task { FETCH } } }", "Round.makeBody"
    ),
    (
      "struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text(\"\").task { FETCH } } } }",
      "Bar.body"
    ),
  ])
  func `code that builds views is a subject`(_ code: String, _ name: String) {
    let text = "import SwiftUI\n" + code.split(separator: "FETCH").joined(separator: Self.fetch)
    #expect(findings(of: Self.check, in: text) == ["2: `\(name)` calls `data()` of `URLSession`"])
  }

  @Test(arguments: [
    "final class TripCoordinator: Coordinator { func start() -> some View { Text(\"\").task { FETCH } } }",
    "enum Badges { static func badge() async -> Int { FETCH\n return 1 } }",
    "struct Badges_Previews: PreviewProvider { static var previews: some View { Text(\"\").task { FETCH } } }",
    "protocol Badge { associatedtype Body\n @ViewBuilder func badge() -> Body }",
  ])
  func `other code is none`(_ code: String) {
    let text = "import SwiftUI\n" + code.split(separator: "FETCH").joined(separator: Self.fetch)
    #expect(findings(of: Self.check, in: text).isEmpty)
  }

  @Test func `measures and existence leave them out`() {
    let text = "import SwiftUI\nfunc badge() -> some View {\n Text(\"\")\n}"
    #expect(findings(of: "for: view\nnever: exists", in: text).isEmpty)
    #expect(findings(of: "for: view\nalways:\n  - lines: ..1", in: text).isEmpty)
  }

  @Test func `who shows them is not reported for them`() {
    let check = "for: view\nnever:\n  - reaches: network\n  - mentions: network\nexcept:\n  through: view"
    let text = """
      import SwiftUI
      func badge() -> some View { Text("").task { \(Self.fetch) } }
      struct Page: View { var body: some View { badge() } }
      """
    #expect(findings(of: check, in: text) == ["2: `badge` calls `data()` of `URLSession`"])
  }

  @Test func `what they are inside of is a body`() {
    let check = "for: view\nnever:\n  calls: [\".uppercased\"]\n  inside: body"
    let text = "import SwiftUI\nfunc badge(_ text: String) -> some View { Text(text.uppercased()) }"
    #expect(findings(of: check, in: text).count == 1)
  }

  // MARK: Key paths

  @Test(arguments: [
    "rows.map(\\.repository.last)", "rows.map(\\Row.repository.last)", "rows.filter(\\.repository.isOpen)",
    "row[keyPath: \\.repository.last]", "ForEach(rows, id: \\.repository.last) { _ in }",
  ])
  func `a key path uses what it goes through`(_ use: String) {
    let text = """
      import SwiftUI
      final class TripRepository { var last = 0; var isOpen = true }
      struct Row { let repository: TripRepository }
      struct Page: View {
        let rows: [Row]
        let row: Row
        func go() { _ = \(use) }
      }
      """
    #expect(
      findings(of: "for: view\nnever:\n  calls: repository", in: text)
        == ["7: `Page` calls the repository `TripRepository`"])
  }
}
