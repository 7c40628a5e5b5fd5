import EavesDocuments
import EavesSource
import Testing

@testable import EavesChecks

/// Sentences that cannot run are refused, with place, cause and remedy.
@Suite("Sentences that cannot run")
struct SentenceValidatorTests {
  private func problems(_ yaml: String) -> [String] {
    SentenceValidator.problems(of: document(yaml).sentences, in: shippedVocabulary, path: FilePath("t.md"))
      .map {
        "\($0.line.map { $0 - 10 } ?? 0): \($0.cause)"
      }
  }

  @Test(
    "words that mean nothing for their subject",
    arguments: [
      ("for: file\nthat:\n  - kind: class\nnever: exists", "3: `kind` does not apply to files"),
      ("for: feature\nalways:\n  - members: ..3", "3: `members` does not apply to files"),
      ("for: import\nnever:\n  mentions: view", "3: `mentions` does not apply to imports"),
      (
        "for: import\nthat:\n  - mentions: view\nnever: exists",
        "3: `mentions` does not apply to imports"
      ),
      (
        "for: view\nthat:\n  - imported-by: view\nnever: exists",
        "3: `imported-by` does not apply to types"
      ),
      ("for: view\nalways:\n  - passes-to: viewModel", "3: `passes-to` does not apply to types"),
      ("for: view\nonly:\n  imports: SwiftUI", "3: `imports` does not apply to types"),
      (
        "for: member\nthat:\n  - held-by: view\nnever: exists",
        "3: `held-by` does not apply to members"
      ),
      (
        "for: view\nalways:\n  - members: ..3\n    inside: body",
        "3: `members` is counted for the whole subject"
      ),
      (
        "for: view\nnever:\n  mentions: Trip\n  directly-in: qualifier",
        "4: what is in `qualifier` always is so directly"
      ),
      (
        "for: view\nalways:\n  - lines: ..3\n    kind: class\n    directly-in: body",
        "3: a place is measured with all that is in it"
      ),
      (
        "for: view\nnever: exists\nexcept:\n  - inside: init",
        "4: `except` removes evidence, and this sentence looks for none"
      ),
      (
        "for: view\nnever:\n  mentions: view\nexcept:\n  - lines: ..3",
        "5: `lines` cannot say which evidence is meant"
      ),
    ])
  func limits(_ yaml: String, _ expected: String) {
    #expect(problems(yaml).first ?? "" == expected)
  }

  @Test("the shipped roles can be decided")
  func roles() {
    let path = FilePath("Rules/_roles.yml")
    #expect(SentenceValidator.problems(ofRolesIn: shippedVocabulary, shipped: path, own: path) == [])
  }

  @Test("every subject understands some word, every word some subject or place")
  func complete() {
    for noun in SubjectNoun.allCases { #expect(TermWord.allCases.contains(where: noun.understands)) }
    let understood = TermWord.allCases.filter { word in SubjectNoun.allCases.contains { $0.understands(word) }
    }
    #expect(Set(TermWord.allCases).subtracting(understood) == [.passesTo, .through])
  }
}
