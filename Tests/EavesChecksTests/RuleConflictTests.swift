import EavesDocuments
import EavesSource
import EavesThreads
import Testing

@testable import EavesChecks

/// Checks that fire on what other documents of their profile call correct.
@Suite struct RuleConflictTests {
  /// Documents of one profile, every other of which forbids what the rest show: each has two Correct examples that
  /// half of the others fire on twice.
  private static func documents(_ count: Int) -> [RuleDocument] {
    let pages = (0..<count).map { index in
      let (bad, good) = index % 2 == 0 ? ("Oar", "Sail") : ("Sail", "Oar")
      let text = """
        ---
        title: T
        impact: LOW
        impactDescription: d
        tags: own
        profiles: own
        ---

        ## T

        **Check:**

        ```yaml
        for: view
        never:
          mentions: \(bad)
        ```

        **Incorrect:**

        ```swift
        struct A: View { let a: \(bad) } // ✗
        ```

        **Correct (one):**

        ```swift
        struct A: View { let a: \(good) }
        struct B: View { let a: \(good) }
        ```

        **Correct (two):**

        ```swift
        struct C: View { let a: \(good) }
        ```
        """
      return SourceText(path: FilePath("own-\(index).md"), text: text)
    }
    return RuleDocumentLoader.load(pages).documents
  }

  private static func contradictions(
    _ count: Int, maxRuns: Int = 500_000, threads: Int = 1
  ) -> RuleConflicts {
    let documents = documents(count)
    let matrix = CrossMatrix(vocabulary: shippedVocabulary, maxRuns: maxRuns)
    let hits = matrix.contradictions(among: documents, by: Workers(threads: threads))
    return RuleConflicts(hits, among: documents, maxRuns: maxRuns)
  }

  @Test func `of two documents the first hit is told`() {
    let found = Self.contradictions(2)
    #expect(
      found.problems.map(\.cause) == [
        "own-0 fires on the Correct example (block 3, line 1): `A` holds `Oar`",
        "own-1 fires on the Correct example (block 3, line 1): `A` holds `Sail`",
      ])
    #expect(found.count == 2 && found.isComplete)
  }

  @Test func `documents that name no profile run beside each other in every one`() {
    var documents = Self.documents(2)
    for index in documents.indices { documents[index].profiles = [] }
    let matrix = CrossMatrix(vocabulary: shippedVocabulary)
    let found = RuleConflicts(matrix.contradictions(among: documents), among: documents, maxRuns: 10)
    #expect(
      found.problems.map(\.remedy) == [
        "both run in every profile, so fix one rule, or give the rules different profiles",
        "both run in every profile, so fix one rule, or give the rules different profiles",
      ])
  }

  @Test func `a hundred are told, the rest is counted`() {
    let found = Self.contradictions(16)
    #expect(found.count == 128 && found.isComplete)
    #expect(found.problems.count == 101)
    #expect(found.problems.last?.text == "error: and 28 more contradictions; fix the first ones first")
  }

  @Test func `after five hundred no more are looked for, and that is told`() {
    let found = Self.contradictions(70)
    #expect(found.count >= CrossMatrix.maxPairs && !found.isComplete)
    #expect(
      found.problems.suffix(1).map(\.cause) == [
        "the examples of 54 documents were not tried against other checks after so many contradictions"
      ])
  }

  @Test func `what is told does not hang on the number of processors`() {
    let (alone, many) = (Self.contradictions(70), Self.contradictions(70, threads: 4))
    #expect(alone.problems.map(\.text) == many.problems.map(\.text) && alone.count == many.count)
  }

  @Test func `where runs end before documents do, that is an error`() {
    let found = Self.contradictions(40, maxRuns: 10)
    #expect(!found.isComplete)
    #expect(
      found.problems.suffix(1).map(\.cause) == [
        "the examples of 32 documents were not tried against all other checks: 10 runs are the most"
      ])
    #expect(found.problems.last?.severity == .error)
  }

  @Test func `documents that name each other under conflicts share no profile`() {
    var documents = Self.documents(2)
    documents[0].conflicts = [documents[1].id]
    let found = RuleConflicts(CrossHits(list: [], untried: 0), among: documents, maxRuns: 1)
    #expect(found.problems.map(\.cause) == ["conflicts with own-1, and both run in profile own"])
    documents[1].profiles = ["other"]
    #expect(
      RuleConflicts(CrossHits(list: [], untried: 0), among: documents, maxRuns: 1).problems.isEmpty)
  }
}
