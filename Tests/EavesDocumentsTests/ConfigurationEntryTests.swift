import EavesSource
import Testing

@testable import EavesDocuments

/// A configuration entry by entry, as two versions of it are compared.
@Suite struct ConfigurationEntryTests {
  private func entries(_ text: String) -> [ConfigurationEntry] {
    ConfigurationEntry.all(of: SourceText(path: FilePath("eaves.yml"), text: text))
  }

  @Test func `has one for each value, with its keys and its reason`() {
    let found = entries(
      "eaves: 1\nexclude: [Gen, Old]\noff:\n  - rule: a\n    reason: later\nroles:\n  view:\n    - name: \"*Screen\"\n"
    )
    #expect(
      found.map { "\($0.key) | \($0.value) | \($0.reason ?? "") | \($0.line)" } == [
        "eaves | 1 |  | 1", "exclude | Gen |  | 2", "exclude | Old |  | 2", "off | rule: a | later | 4",
        "roles.view | name: *Screen |  | 8",
      ])
    #expect(found.map(\.isOfList) == [false, true, true, true, true])
    #expect(found.last?.topKey == "roles")
  }

  @Test func `comments, layout, order and reasons are no difference`() {
    let one = entries("eaves: 1\n# ours\noff:\n  - rule: a\n    reason: later\nexclude: [Gen]\n")
    let other = entries("exclude:\n  - \"Gen\"\neaves: 1\noff:\n  - rule: a\n    reason: soon\n")
    #expect(Set(one) == Set(other))
  }

  @Test func `a page that cannot be read has none`() {
    #expect(entries("").isEmpty)
    #expect(entries("- a\n").isEmpty)
  }
}
