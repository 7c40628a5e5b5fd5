import EavesChecks
import EavesDocuments
import Testing

/// What may be written next in a check; `|` stands where one writes.
@Suite struct NextWordsTests {
  private func words(_ check: String) -> [String] {
    let before = check.split(separator: "|", omittingEmptySubsequences: false)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return NextWords(after: lines, in: shippedVocabulary).choices.map(\.word)
  }

  @Test func `a sentence begins with its parts`() {
    #expect(
      words("|") == [
        "for", "that", "unless", "never", "only", "always", "except", "message", "instead", "checks",
      ])
    #expect(words("for: view\nnev|").contains("never"))
    #expect(words("checks:\n  - for: view\n    |").contains("never"))
    #expect(!words("checks:\n  - |").contains("checks"))
  }

  @Test func `behind a key stands what it may have`() {
    let subjects = words("for: |")
    #expect(subjects.contains("viewModel") && subjects.contains("call"))
    #expect(!subjects.contains("holds") && !subjects.contains("network"))
    #expect(words("for: view\nnever: |") == ["exists"])
    #expect(words("for: view\ninstead: |") == [])
    let held = words("for: view\nnever:\n  holds: [repository, |")
    #expect(held.contains("service") && held.contains("network") && !held.contains("body"))
    #expect(words("for: view\nthat:\n  - kind: |") == ["class", "struct", "enum", "actor", "protocol"])
    #expect(words("for: view\nnever:\n  calls: x\n  inside: |").contains("handler"))
    #expect(words("for: view\nthat:\n  - name: |") == [])
  }

  @Test func `in a list stands what its key may have`() {
    for list in ["for: view\nnever:\n  holds:\n    - |", "for: view\nnever:\n  holds:\n  - |"] {
      #expect(words(list).contains("repository") && !words(list).contains("never"), "\(list)")
    }
    #expect(words("for: view\nnever:\n- |").contains("holds"))
  }

  @Test func `an item begins with a word for its subject, and a verb is followed by what narrows it`() {
    let verbs = words("for: view\nnever:\n  |")
    #expect(verbs.contains("holds") && !verbs.contains("inside") && !verbs.contains("declares-dependency"))
    #expect(words("for: module\nnever:\n  |").contains("declares-dependency"))
    #expect(
      words("for: view\nnever:\n  - calls: network\n    |") == [
        "of", "inside", "directly-in", "count", "which",
      ])
    #expect(words("for: view\nnever:\n  - calls: network\n  - |").contains("holds"))
    let clauses = words("for: view\nthat:\n  - kind: struct\n    |")
    #expect(clauses.contains("name") && clauses.contains("inside"))
    #expect(!words("for: view\nonly:\n  |").contains("holds"))
    #expect(words("for: view\nnever:\n  holds: type\n  which:\n    |").contains("kind"))
  }

  @Test func `nothing that is offered is a phrase, and everything says what it means`() {
    for place in ["|", "for: |", "for: view\nnever:\n  |", "for: view\nnever:\n  holds: |"] {
      for choice in NextWords(
        after: String(place.dropLast()).split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init),
        in: shippedVocabulary
      ).choices {
        #expect(!choice.word.contains(" ") && !choice.meaning.isEmpty, "\(choice)")
      }
    }
  }
}
