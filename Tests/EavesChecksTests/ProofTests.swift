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

  @Test("more examples than are run, whatever stands in them")
  func tooManyExamples() {
    func document(_ more: Int) -> RuleDocument {
      let labels = String(repeating: "```\n\n**Correct:**\n\n```swift\n\(Self.clean)\n", count: more)
      return page(
        "for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: labels + Self.clean)
    }
    #expect(!document(997).hasTooManyExamples)
    #expect(
      problems(document(999)).first
        == "the document has 1001 examples; each is run by itself, and 1000 is the most; keep those that say "
        + "something new, or split the document")
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
    let runner = ExampleRunner(vocabulary: shippedVocabulary)
    let groups = document.groups.filter { $0.side != .other }
    let stages = groups.map { runner.stage($0, document) }
    let runs = stages.map { runner.run(document, on: $0) }
    let found = MetamorphicProof(runner: runner).problems(of: document, groups, stages, runs)
    #expect(
      found.map(\.cause) == ["block 2, line 2, in an extension of a host type: what is found here is lost"])
  }

  @Test(
    "every variant of a plain example can be written",
    arguments: ExampleVariant.allCases)
  func variants(_ variant: ExampleVariant) {
    let document = page("for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: Self.clean)
    let runner = ExampleRunner(vocabulary: shippedVocabulary)
    let stage = runner.stage(document.groups[0], document)
    #expect(variant.files(of: stage)?.count == 1)
    #expect(variant.files(of: stage)?[0].text != stage.files[0].text)
  }

  // MARK: What nobody can read

  @Test("an example that is not understood, and its line")
  func unparsed() {
    let unparsed = "struct A: View {{\n  let session: URLSession // ✗\n}"
    let check = "for: view\nnever:\n  mentions: network"
    let remedy = "; write it as Swift; … stands for what is left out"
    #expect(
      problems(page(check, incorrect: unparsed, correct: Self.clean)) == [
        "block 2, line 1: the example is not understood: `{` is never closed" + remedy
      ])
    #expect(
      problems(page(check, incorrect: Self.view, correct: "// Quay/B.swift\n\nlet a = ]\n")) == [
        "block 3, line 3: the example is not understood: unexpected `]`" + remedy
      ])
    let lines = (0..<9).map { _ in "- let a = 1\n" }.joined()
    let many = problems(page(check, incorrect: Self.view, correct: lines))
    #expect(
      many.count == 6 && many.contains { $0.contains("4 more lines of the example are not") }, "\(many)")
    let document = page(check, incorrect: Self.view, correct: "let a = ]")
    #expect(proof(document).status == .failed)
    #expect(proof(document).problems.map(\.line) == [29])
    #expect(!ExampleTrial(runner: ExampleRunner(vocabulary: shippedVocabulary)).bearsOut(document))
  }

  @Test("what an example leaves out", arguments: ["...", "…"])
  func placeholders(_ dots: String) {
    let view = """
      struct A: View {
        let session: URLSession // ✗
        init(\(dots)) { \(dots) }
        var body: some View { \(dots) }
        func go() {
          guard let quay = \(dots) else { return }
          \(dots)
        }
        \(dots)
      }
      """
    let check = "for: view\nnever:\n  mentions: network"
    let clean = view.replacing("  let session: URLSession // ✗\n", with: "")
    #expect(problems(page(check, incorrect: view, correct: clean)) == [])
  }

  // MARK: Exceptions

  @Test("why an exception did not apply stands beside what fires in a Correct example")
  func lostException() {
    let check = "for: view\nnever:\n  mentions: network\nexcept:\n  - passes-to: viewModel"
    let correct = """
      final class AViewModel { init(_ session: URLSession) {} }
      struct A: View {
        let session: URLSession
        var body: some View { B(model: AViewModel(session)).task { session.getAllTasks() } }
      }
      """
    let why = "line 4 accesses `session`; it may only be passed to the initializer of a view model"
    let found = problems(page(check, incorrect: Self.view, correct: correct))
    #expect(
      found.contains(
        "block 3, line 3: a finding in a Correct example: `A` holds `URLSession`; not exempt: \(why); "
          + "fix the check, or the example"), "\(found)")
    #expect(
      found.contains(
        "no Correct example needs this `except`; not in block 3, line 3: \(why); add a Correct example that the item "
          + "allows, or remove the item"), "\(found)")
    let silent = problems(page(check, incorrect: Self.view, correct: Self.clean))
    #expect(
      silent == [
        "no Correct example needs this `except`; add a Correct example that the item allows, or remove the item"
      ])
  }

  // MARK: Names

  private func proof(
    _ document: RuleDocument, project: Set<String> = [], isStrict: Bool = false
  ) -> DocumentProof {
    DocumentProver(vocabulary: shippedVocabulary, project: project, isStrict: isStrict).prove(document)
  }

  /// A list of which the second name is a slip, or nobody's.
  private static let listed = "for: view\nnever:\n  mentions: [URLSession, \"Quay.Session\"]"

  @Test("a name that nobody knows is a warning, an error under strict, and nothing where the project has it")
  func unknownNameIsAWarning() {
    let document = page(Self.listed, incorrect: Self.view, correct: Self.clean)
    func severities(_ proof: DocumentProof) -> [Problem.Severity] {
      proof.problems.filter { $0.cause.contains("`Quay.Session` is known neither") }.map(\.severity)
    }
    #expect(severities(proof(document)) == [.warning])
    #expect(severities(proof(document, isStrict: true)) == [.error])
    #expect(severities(proof(document, project: ["Quay", "Session"])) == [])
    #expect(
      proof(document).hasUnknownNames && !proof(document, project: ["Quay", "Session"]).hasUnknownNames)
  }

  @Test("a name that an example needs is accepted, whoever knows it")
  func exercisedName() {
    let document = page(Self.listed, incorrect: Self.view, correct: Self.clean)
    let runner = ExampleRunner(vocabulary: shippedVocabulary)
    let stages = document.groups.map { runner.stage($0, document) }
    let verdict = ClauseNecessity(runner: runner).verdict(
      on: document, stages, stages.map { runner.run(document, on: $0) })
    #expect(verdict.needed.map(\.text) == ["URLSession"])
    let names = NameValidator(shippedVocabulary)
    #expect(names.problems(of: document, as: .warning).count == 1)
    #expect(names.problems(of: document, besides: { $0.text == "Quay.Session" }, as: .warning) == [])
  }

  // MARK: Sidecars

  /// The check beside the document.
  private func beside(_ sidecar: String, label: String = "Incorrect") -> (RuleDocument?, [Problem]) {
    let text = page("for: view\nnever: exists", incorrect: Self.view, correct: Self.clean)
    let body = text.body.split(separator: "**Incorrect:**").last.map(String.init) ?? ""
    let page = SourceText(
      path: FilePath("t.md"),
      text: "---\ntitle: T\nimpactDescription: d\n---\n\n## T\n\n**\(label):**" + body)
    let loaded = RuleDocumentLoader.load(
      [page], sidecars: [SourceText(path: FilePath("c/t.yml"), text: sidecar)])
    return (loaded.documents.first, loaded.problems)
  }

  @Test("what a sidecar says and no example needs is a warning; in the document itself it is an error")
  func narrower() throws {
    let list = try #require(beside("for: view\nnever:\n  mentions: [URLSession, UserDefaults]\n").0)
    let found = proof(list)
    #expect(found.status == .proven)
    #expect(
      found.problems.map(\.text) == [
        "c/t.yml:3:26: warning: narrower than stated: no example needs `UserDefaults`; add an example to t.examples.md, or "
          + "remove `UserDefaults`"
      ])
    #expect(proof(list, isStrict: true).status == .failed)
    let narrowed = try #require(beside("for: view\nnever:\n  holds: URLSession\n  named: session\n").0)
    #expect(proof(narrowed).status == .proven)
    #expect(
      proof(narrowed).problems.map(\.text) == [
        "c/t.yml:4:10: warning: narrower than stated: no example needs `named`; add an example to t.examples.md, or remove `named`"
      ])
    let clause = "for: view\nnever:\n  - mentions: URLSession\n  - mentions: UserDefaults\n"
    let unshown = try #require(beside(clause).0)
    #expect(proof(unshown).status == .proven && proof(unshown).problems.count == 1)
    #expect(proof(unshown, isStrict: true).status == .failed)
    let own = page(
      "for: view\nnever:\n  mentions: [URLSession, UserDefaults]", incorrect: Self.view, correct: Self.clean)
    #expect(proof(own).status == .failed)
  }

  @Test(
    "each word beside a verb, and each value of it, is needed by some example",
    arguments: [
      ("written: [\"any P\", \"P?\"]", "no example needs `P?`"),
      ("written: \"*\"", "no example needs `written`"),
      ("named: \"a\"", "no example needs `named`"),
      (
        "which:\n    - kind: protocol\n    - name: P",
        "no example needs `kind` under `which`"
      ),
    ])
  func narrowing(words: String, problem: String) {
    let document = { (correct: String) in
      self.page(
        "for: type\nnever:\n  holds: P\n  \(words)",
        incorrect: "protocol P {}\nstruct A { let a: any P } // ✗", correct: "protocol P {}\n\(correct)")
    }
    let found = problems(document("struct B {}"))
    #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
  }

  @Test("and so it is proven, with an example of each")
  func neededNarrowing() {
    let check = "for: type\nnever:\n  holds: P\n  written: [\"any P\", \"P?\"]"
    let incorrect = "protocol P {}\nstruct A { let a: any P } // ✗\nstruct B { let b: P? } // ✗"
    #expect(
      problems(page(check, incorrect: incorrect, correct: "protocol P {}\nstruct C { let c: P }")) == [])
    let counted = "for: type\nnever:\n  holds: P\n  count: 2.."
    let two = "protocol P {}\nstruct A { let a: P, b: P } // ✗"
    #expect(problems(page(counted, incorrect: two, correct: "protocol P {}\nstruct C { let c: P }")) == [])
  }

  @Test("of several items below `owner` each is needed")
  func owners() {
    let found = problems(
      page(
        "for: member\nthat:\n  owner:\n    - kind: class\n    - name: K\nnever: exists",
        incorrect: "class K {\n  var a = 1 // ✗\n}", correct: "struct K { var a = 1 }"))
    #expect(found.count == 1 && found[0].hasPrefix("no example needs `name` under `owner`"), "\(found)")
  }

  // MARK: Marks and labels

  @Test("a mark where nothing is looked for is an error", arguments: ["Correct", "Also incorrect", "Usage"])
  func unusedMarks(_ label: String) {
    let marked = Self.clean.replacing("struct A: View {", with: "struct A: View { // ✗")
    let text = page("for: view\nnever:\n  mentions: network", incorrect: Self.view, correct: Self.clean)
    #expect(problems(text) == [])
    let document = RuleDocumentLoader.load([
      SourceText(
        path: FilePath("t.md"),
        text: "---\ntitle: T\nimpact: HIGH\nimpactDescription: d\n---\n" + text.body
          + "\n\n**\(label):**\n\n```swift\n\(marked)\n```\n")
    ]).documents[0]
    let found = proof(document)
    #expect(found.status == .failed)
    let line = document.blocks[3].firstLine
    #expect(found.problems.map(\.line) == [line], "\(found.problems.map(\.text))")
    #expect(found.problems.allSatisfy { $0.cause.hasPrefix("the mark in block 4 ") })
  }

  @Test("so it is in a sidecar, with the place of the mark")
  func unusedMarksBeside() {
    let check = "for: view\nnever:\n  mentions: network\n"
    #expect(beside(check + "marks: [\"1:2\"]\n").1.map(\.text) == [])
    #expect(
      beside(check + "marks: [\"1:2\", \"2:1\"]\n").1.map(\.text) == [
        "c/t.yml:4:16: error: the mark in block 2 has no effect, because the block is a Correct example; "
          + "remove the mark, or move the code below Incorrect, as Swift"
      ])
    #expect(
      beside(check + "marks: [\"1:2\"]\n", label: "Also incorrect").1.map(\.text) == [
        "c/t.yml:4:9: error: the mark in block 1 has no effect, because the label `Also incorrect` is neither Incorrect nor Correct; "
          + "remove the mark, or move the code below Incorrect, as Swift",
        "t.md:8: warning: the label `Also incorrect` does not begin an example, so the code below is not tested; begin the "
          + "label with Incorrect or Correct, or rename the label",
      ])
  }

  @Test("a block whose finds are not what it says is named, with the lines")
  func differingBlocks() {
    let incorrect = Self.view.replacing(" // ✗", with: "") + "\nstruct B: View { // ✗\n}"
    let found = proof(
      page("for: view\nnever:\n  mentions: network", incorrect: incorrect, correct: Self.view))
    #expect(found.blocks.map(\.differs) == [false, true, true])
    #expect(found.blocks[1].expected == [5] && found.blocks[1].found == [2])
  }

  @Test("a condition that only adds a place to findings is needed by no example")
  func conditionThatOnlyPoints() {
    let bad = "class Clock { // ✗\n  var timer: Timer?\n}"
    let idle = "class Idle {}"
    let check = "for: type\nthat:\n  holds: Timer\nnever: exists"
    #expect(
      problems(page(check, incorrect: bad, correct: "func clock() {}")) == [
        "no example needs `holds` under `that`: without it, the check finds the same lines; add an example whose findings change without this part, or remove the part"
      ])
    #expect(problems(page(check, incorrect: bad, correct: idle)) == [])
  }

  // MARK: What one finding tells of several items

  @Test("each item under `always` matters where an example lacks it, be it with another")
  func alwaysOfSeveral() {
    let check = "for: viewModel\nalways:\n  - marked: \"@MainActor\"\n  - marked: final"
    let bad = "class TripViewModel {} // ✗"
    let good = "@MainActor final class TripViewModel {}"
    #expect(problems(page(check, incorrect: bad, correct: good)) == [])
    #expect(
      problems(page(check, incorrect: "final " + bad, correct: good)) == [
        "no example needs `marked` under `always`: without it, the check finds the same lines; add an example whose findings change without this part, or remove the part"
      ])
  }

  // MARK: What looks like a mark

  @Test(
    "a comment that looks like a mark is a warning, an error under strict",
    arguments: ["❌", "✘", "✕", "✖", "✖\u{FE0F}", "×", "x", "X", "wrong ❌"])
  func nearMarks(_ comment: String) {
    let code = Self.view.replacing("Text(\"\") }", with: "Text(\"\") } // \(comment)")
    let document = page("for: view\nnever:\n  mentions: network", incorrect: code, correct: Self.clean)
    let shown = comment.split(separator: " ").last.map(String.init) ?? ""
    #expect(problems(document) == ["`// \(shown)` is no mark; write `// ✗`"])
    #expect(proof(document).status == .proven)
    #expect(proof(document, isStrict: true).status == .failed)
  }

  @Test(
    "other comments are none, nor is one of a Correct example",
    arguments: ["the x", "x: y", "❌ wrong", "see a/x.swift", "✓"])
  func otherComments(_ comment: String) {
    let code = Self.view.replacing("Text(\"\") }", with: "Text(\"\") } // \(comment)")
    let correct = Self.clean.replacing("struct A", with: "// ❌\nstruct A")
    #expect(problems(page("for: view\nnever:\n  mentions: network", incorrect: code, correct: correct)) == [])
  }
}
