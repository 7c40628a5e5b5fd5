import EavesSource
import Testing

@testable import eaves

/// What `adopt` does to an `eaves.yml` that is there.
@Suite struct ConfigurationEditTests {
  private func adding(_ folder: String, to text: String) -> String? {
    ConfigurationEdit.adding([folder], to: SourceText(path: FilePath("eaves.yml"), text: text))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("eaves: 1\nrules: [A] # ours\n", "eaves: 1\nrules: [A, B] # ours\n"),
    ("eaves: 1\nrules: [\"A ]\"]\nquiet: true\n", "eaves: 1\nrules: [\"A ]\", B]\nquiet: true\n"),
    ("eaves: 1\nrules: A # ours\n", "eaves: 1\nrules: [A, B] # ours\n"),
    ("eaves: 1\nrules: \"A\"\n", "eaves: 1\nrules: [\"A\", B]\n"),
    (
      "eaves: 1\nrules:\n  - A # first\n  # then\nquiet: true\n",
      "eaves: 1\nrules:\n  - A # first\n  - B\n  # then\nquiet: true\n"
    ),
    ("rules:\n- A\neaves: 1\n", "rules:\n- A\n- B\neaves: 1\n"),
    (
      "eaves: 1 # top\n\noff:\n  - rule: a\n    reason: old code",
      "eaves: 1 # top\n\noff:\n  - rule: a\n    reason: old code\nrules: [B]\n"
    ),
    ("eaves: 1\r\nrules:\r\n  - A\r\n", "eaves: 1\r\nrules:\r\n  - A\r\n  - B\r\n"),
    ("eaves: 1\r\n", "eaves: 1\r\nrules: [B]\r\n"),
  ])
  func `nothing else is changed`(_ text: String, _ expected: String) {
    #expect(adding("B", to: text) == expected)
  }

  @Test func `what cannot be edited is left`() {
    #expect(adding("B", to: "eaves: 1\nrules:\n") == nil)
    #expect(adding("B", to: "eaves: 1\nrules: {A: 1}\n") == nil)
  }

  @Test func `a strange name is quoted`() {
    #expect(adding("a: b", to: "eaves: 1\n") == "eaves: 1\nrules: [\"a: b\"]\n")
    #expect(ConfigurationEdit.first(naming: ["."]).hasSuffix("rules: [\".\"]\n"))
  }
}
