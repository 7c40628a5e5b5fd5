import EavesDocuments
import EavesSource
import Testing

@testable import EavesChecks

/// Documents proven on their own examples.
@Suite("Proof")
struct ProofTests {
  private func page(
    _ yaml: String, incorrect: String, correct: String, lineBreak: String = "\n"
  ) -> RuleDocument {
    let text = """
      ---
      title: T
      impact: HIGH
      impactDescription: d
      ---

      ## T

      **Check:**

      ```yaml
      \(yaml)
      ```

      **Incorrect:**

      ```swift
      \(incorrect)
      ```

      **Correct:**

      ```swift
      \(correct)
      ```
      """
    let page = SourceText(path: FilePath("t.md"), text: text.replacing("\n", with: lineBreak))
    return RuleDocumentLoader.load([page]).documents[0]
  }

  private func problems(_ document: RuleDocument) -> [String] {
    DocumentProver(vocabulary: shippedVocabulary).prove(document).problems.map {
      $0.cause + ($0.remedy.map { "; \($0)" } ?? "")
    }
  }

  private static let view =
    "struct A: View {\n  let session: URLSession // ✗\n  var body: some View { Text(\"\") }\n}"
  private static let clean = "struct A: View {\n  var body: some View { Text(\"\") }\n}"

  @Test("a good document is proven")
  func proven() {
    #expect(
      problems(page("for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: Self.clean))
        == [])
  }

  @Test("a good document is proven, whatever ends its lines", arguments: ["\r\n", "\r"])
  func lineBreaks(_ lineBreak: String) {
    let document = page(
      "for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: Self.clean,
      lineBreak: lineBreak)
    #expect(problems(document) == [])
  }

  @Test("names that nobody knows, with the nearest")
  func unknownNames() {
    let found = problems(
      page(
        "for: view\nnever:\n  mentions: [URLSesion, \"@Fetch\", \"*Live\"]", incorrect: Self.view,
        correct: Self.clean))
    #expect(
      found.contains {
        $0.hasPrefix("`URLSesion` is known neither to Eaves nor to any example; did you mean `URLSession`?")
      })
    #expect(found.contains { $0.hasPrefix("`@Fetch` is known neither") })
    #expect(!found.contains { $0.contains("*Live` is known") })
  }

  @Test("an example that depends on how it is written")
  func metamorphic() {
    let yaml = "for: view\nunless:\n  - name: \"EavesHost.*\"\nnever:\n  mentions: network"
    let document = page(yaml, incorrect: Self.view, correct: Self.clean)
    let bench = ExampleBench(vocabulary: shippedVocabulary)
    let groups = document.groups.filter { $0.side != .other }
    let stages = groups.map { bench.stage($0, document) }
    let runs = stages.map { bench.run(document, on: $0) }
    let found = MetamorphicProof(bench: bench).problems(of: document, groups, stages, runs)
    #expect(
      found.map(\.cause) == ["block 2, line 2, in an extension of a host type: what is found here is lost"])
  }

  @Test(
    "every variant of a plain example can be written",
    arguments: ExampleVariant.allCases)
  func variants(_ variant: ExampleVariant) {
    let document = page("for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: Self.clean)
    let bench = ExampleBench(vocabulary: shippedVocabulary)
    let stage = bench.stage(document.groups[0], document)
    #expect(variant.files(of: stage)?.count == 1)
    #expect(variant.files(of: stage)?[0].text != stage.files[0].text)
  }
}
