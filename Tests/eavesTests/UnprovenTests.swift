import Foundation
import Testing

@testable import eaves

/// Rules that run and that their own examples do not bear out are counted wherever a report says what was checked.
@Suite struct UnprovenTests {
  private static let proven = Sample.rule()

  /// What keeps a rule from being proven.
  static let doubts: [String: String] = [
    "fires elsewhere": proven.replacing(
      "let store: BerthStore // ✗", with: "let store: BerthStore\n  let x = 1 // ✗"),
    "fires nowhere": proven.replacing("let store: BerthStore // ✗", with: "let store: Berth"),
    "is not silent": proven.replacing("let names: [String]", with: "let names: NameStore"),
    "has no Correct example": proven.replacing("**Correct (", with: "**Also ("),
    "has no Incorrect example": proven.replacing("**Incorrect (", with: "**Also ("),
    "has a mark in the Correct example": proven.replacing("[String]", with: "[String] // ✗"),
    "has a mark in what is no example": proven + "\n**Other:**\n\n```swift\nlet a = 1 // ✗\n```\n",
    "has more examples than are run": proven
      + String(repeating: "\n**Correct:**\n\n```swift\nstruct A {}\n```\n", count: 999),
  ]

  @Test(arguments: doubts.keys.sorted()) func `an own rule is tried on its examples`(_ doubt: String) throws {
    let rule = try #require(Self.doubts[doubt])
    try #require(rule != Self.proven)
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("rules/no-store-in-views.md", rule)])
    let line = "check ~/p --rules ~/rules --profile none"
    let heard = sandbox.eaves(line)
    #expect(heard.status == .clean)
    #expect(
      heard.out.hasSuffix(
        "\nchecked: 1 rule · roles without code: view · the examples of 1 rule fail\nnot covered: 1 file · `eaves coverage`\n"
      ),
      "\(heard.out)")
    let page = try JSONSerialization.jsonObject(with: Data(sandbox.eaves(line + " --format json").out.utf8))
    let checked = (page as? [String: Any])?["checked"] as? [String: Any]
    #expect(checked?["unproven"] as? Int == 1)
  }

  @Test func `strict fails, and names the rules`() throws {
    let doubtful = try #require(Self.doubts["fires nowhere"])
    let view = "struct Berths: View {}\n"
    let sandbox = try Sandbox([("p/A.swift", view), ("rules/a.md", Self.proven), ("rules/b.md", doubtful)])
    let line = "check ~/p --rules ~/rules --profile none --strict"
    let heard = sandbox.eaves(line)
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains(
        "--strict: the examples of these rules do not pass: `b`\n     fix: run `eaves validate` for details"
      ), "\(heard.out)")
    #expect(sandbox.eaves(line + " --skip b").status == .clean)
  }

  @Test func `what is proven is not mentioned`() throws {
    let sandbox = try Sandbox(Sample.project)
    #expect(!sandbox.eaves("check ~/p --rules ~/rules --profile clean-mvvm").out.contains("the examples of"))
  }

  @Test func `own roles, words and modules count for the trial`() throws {
    let rule = Self.proven.replacing("for: view", with: "for: berth").replacing(": View", with: "")
    let configuration = """
      eaves: 1
      profile: none
      rules: [Rules]
      roles:
        berth:
          - name: Berths
            in: Quay
      modules:
        - name: Quay
          path: "*.swift"

      """
    let sandbox = try Sandbox([
      ("p/eaves.yml", configuration), ("p/A.swift", "struct Berths {}\n"), ("p/Rules/a.md", rule),
    ])
    let heard = sandbox.eaves("check ~/p --strict")
    #expect(heard.status == .clean, "\(heard.out)")
  }
}
