package import EavesDocuments
import EavesOutline
package import EavesProject
import EavesSource

/// Runs a document on its own examples: every Incorrect block must have findings at its marks, every Correct block must
/// have none.
///
/// That is the part of a proof which a check can afford for each of its rules.
package struct ExampleTrial: Sendable {
  let runner: ExampleRunner

  init(runner: ExampleRunner) { self.runner = runner }

  /// - Parameters:
  ///   - plan: the roles that the documents are written in, read.
  ///   - modules: those that the configuration of the documents names.
  package init(plan: RolePlan, modules: [ModuleDefinition]) {
    runner = ExampleRunner(plan: plan, modules: modules)
  }

  /// Whether the examples of a rule bear its check out: one group after the other, each forgotten before the next,
  /// up to the first that does not. O(bytes of the examples).
  package func bearsOut(_ document: RuleDocument) -> Bool {
    var proof = DocumentProof(of: document)
    let groups = begin(document, &proof)
    if proof.isRefuted || !unusedMarks(in: document).isEmpty { return false }
    for group in groups {
      _ = evaluate(group, document, &proof)
      if proof.isRefuted { return false }
    }
    return true
  }

  /// Records findings and problems, and returns the examples with their runs.
  func run(
    _ document: RuleDocument, _ proof: inout DocumentProof
  ) -> (groups: [ExampleGroup], stages: [ExampleRunner.Stage], runs: [GroupRun]) {
    let groups = begin(document, &proof)
    var (stages, runs): ([ExampleRunner.Stage], [GroupRun]) = ([], [])
    for group in groups {
      let (stage, run) = evaluate(group, document, &proof)
      stages.append(stage)
      runs.append(run)
    }
    proof.problems += unusedMarks(in: document)
    return (groups, stages, runs)
  }

  /// The groups to be run: none where there are too many examples. Enters what is wrong before any of them is run.
  private func begin(_ document: RuleDocument, _ proof: inout DocumentProof) -> [ExampleGroup] {
    if document.hasTooManyExamples {
      proof.problems.append(tooManyExamples(of: document))
      return []
    }
    let groups = document.groups.filter { $0.side != .other && !$0.files.isEmpty }
    for side in [ExampleSide.incorrect, .correct] where !groups.contains(where: { $0.side == side }) {
      proof.problems.append(
        Problem(
          "the document has no \(side == .incorrect ? "Incorrect" : "Correct") example",
          remedy: "add one: a check is proven by code that breaks it and code that keeps it",
          path: document.path))
    }
    return groups
  }

  /// Runs a document on one group.
  private func evaluate(
    _ group: ExampleGroup, _ document: RuleDocument, _ proof: inout DocumentProof
  ) -> (stage: ExampleRunner.Stage, run: GroupRun) {
    let stage = runner.stage(group, document)
    let run = runner.run(document, on: stage)
    record(stage, run, &proof)
    let unparsed = UnparsedExample(stage).problems(of: document)
    // What is found in it, and what is not, says nothing.
    if !unparsed.isEmpty {
      proof.problems += unparsed
      return (stage, run)
    }
    switch group.side {
    case .incorrect: checkIncorrect(group, stage, run, document, &proof)
    case .correct: checkCorrect(stage, run, document, &proof)
    case .other: break
    }
    return (stage, run)
  }

  private func record(_ stage: ExampleRunner.Stage, _ run: GroupRun, _ proof: inout DocumentProof) {
    for mark in stage.marks.sorted() { proof.blocks[mark.block - 1].expected.append(mark.line) }
    for line in run.found.sorted() { proof.blocks[line.block - 1].found.append(line.line) }
    for line in run.related.sorted() { proof.blocks[line.block - 1].related.append(line.line) }
    for (line, messages) in run.messages {
      proof.blocks[line.block - 1].messages[line.line, default: []] += messages
    }
  }

  private func checkIncorrect(
    _ group: ExampleGroup, _ stage: ExampleRunner.Stage, _ run: GroupRun, _ document: RuleDocument,
    _ proof: inout DocumentProof
  ) {
    if stage.marks.isEmpty {
      if run.found.isEmpty, let first = stage.files.first {
        proof.blocks[first.block - 1].differs = true
        proof.problems.append(
          document.problem(
            "the Incorrect example fires nowhere", remedy: "the check does not say what the example shows",
            at: BlockLine(block: first.block, line: 1)))
      }
      return
    }
    for mark in stage.marks.sorted() where !run.found.contains(mark) && !run.related.contains(mark) {
      proof.blocks[mark.block - 1].differs = true
      proof.problems.append(
        document.problem(
          "the check reports nothing on this marked line", remedy: "fix the check, or remove the mark",
          at: mark))
    }
    for line in run.found.sorted() where !stage.marks.contains(line) {
      proof.blocks[line.block - 1].differs = true
      let what = run.messages[line]?.first ?? "a finding"
      proof.problems.append(
        document.problem(
          "a finding on a line without a mark: \(what)",
          remedy: "mark the line with `// ✗`, or fix the check",
          at: line))
    }
  }

  private func checkCorrect(
    _ stage: ExampleRunner.Stage, _ run: GroupRun, _ document: RuleDocument, _ proof: inout DocumentProof
  ) {
    for line in run.found.sorted() {
      proof.blocks[line.block - 1].differs = true
      let what = run.messages[line]?.first ?? "a finding"
      proof.problems.append(
        document.problem(
          "a finding in a Correct example: \(what)\(run.lost[line].map { "; not exempt: \($0)" } ?? "")",
          remedy: "fix the check, or the example", at: line))
    }
    for mark in stage.written.sorted() {
      guard let block = document.block(mark.block) else { continue }
      proof.problems.append(unusedMark(in: block, line: mark.line))
    }
  }

  /// Marks where none is looked for, in blocks that are not run. Those of a sidecar are judged when it is read.
  private func unusedMarks(in document: RuleDocument) -> [Problem] {
    let run = Set(document.groups.filter { $0.side != .other }.flatMap(\.files).map(\.block))
    return document.blocks.filter { !run.contains($0.ordinal) }.flatMap { block in
      marks(in: block).map { unusedMark(in: block, line: $0) }
    }
  }

  private func unusedMark(in block: ExampleBlock, line: Int) -> Problem {
    Problem(
      MarkWording.cause(of: block), remedy: MarkWording.remedy, path: block.path,
      line: block.firstLine + line - 1)
  }

  /// Lines of a block, from 1, that end in a mark. What is not Swift and claims to break the rule is read as lines.
  private func marks(in block: ExampleBlock) -> [Int] {
    if block.language == "swift" || block.language.isEmpty {
      let outline = Outline(scanning: SourceText(path: block.path, text: block.text))
      return outline.directives.filter { $0.kind == .expect }.map {
        outline.lines.line(of: $0.range.start)
      }
    }
    if block.side != .incorrect { return [] }
    return block.text.sourceLines.enumerated().filter {
      $1.hasSuffix("// ✗") || $1.hasSuffix("// eaves:expect")
    }
    .map { $0.offset + 1 }
  }

  private func tooManyExamples(of document: RuleDocument) -> Problem {
    Problem(
      "the document has \(document.exampleCount) examples; each is run by itself, and \(RuleDocument.maxExamples) is the most",
      remedy: "keep those that say something new, or split the document", path: document.path)
  }
}

extension RuleDocument {
  /// How many fences stand below a label that makes them examples.
  fileprivate var exampleCount: Int { blocks.count { $0.side != .other } }

  /// A problem at a line of a block, told as a line of the document.
  func problem(_ cause: String, remedy: String, at place: BlockLine) -> Problem {
    let block = block(place.block)
    return Problem(
      "block \(place.block), line \(place.line): \(cause)", remedy: remedy, path: block?.path ?? path,
      line: block.map { $0.firstLine + place.line - 1 })
  }

  /// Whether there are more than are run: then none is.
  package var hasTooManyExamples: Bool {
    blocks.count > Self.maxExamples && exampleCount > Self.maxExamples
  }
}

extension DocumentProof {
  fileprivate var isRefuted: Bool { problems.contains { $0.severity == .error } }
}
