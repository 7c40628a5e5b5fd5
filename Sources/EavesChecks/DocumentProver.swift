package import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
package import EavesThreads

/// Proves a document: every Incorrect block fires where it says, every Correct block is silent, every clause
/// matters, every exception is exercised.
package struct DocumentProver: Sendable {
  private let bench: ExampleBench
  private let names: KnownNames
  /// Whether names that nobody knows, and what is stated and not shown, fail a document.
  private let isStrict: Bool

  /// - Parameters:
  ///   - modules: those that the configuration of the documents names.
  ///   - project: every name of the project that the documents belong to.
  package init(
    vocabulary: RoleVocabulary, modules: [ModuleDefinition] = [], project: Set<String> = [],
    isStrict: Bool = false
  ) {
    bench = ExampleBench(vocabulary: vocabulary, modules: modules)
    names = KnownNames(vocabulary, project: project)
    self.isStrict = isStrict
  }

  /// As `prove` of one document, for each of several; they are shared out among workers.
  package func prove(_ documents: [RuleDocument], by workers: Workers) -> [DocumentProof] {
    workers.map(count: documents.count, run: 1) { prove(documents[$0]) }
  }

  /// What the examples of a document say of its check. O(items of the check × examples).
  package func prove(_ document: RuleDocument) -> DocumentProof {
    var proof = DocumentProof(
      document: document.path, rule: document.id, status: .proven, problems: [], blocks: [])
    proof.blocks = document.blocks.map {
      BlockResult(ordinal: $0.ordinal, side: $0.side, path: $0.path, firstLine: $0.firstLine)
    }
    switch document.status {
    case .article: proof.status = .article
    case .guidance: proof.status = .guidance
    case .rule: proveRule(document, &proof)
    }
    if proof.problems.contains(where: { $0.severity == .error }) { proof.status = .failed }
    proof.problems.sort()
    return proof
  }

  private func proveRule(_ document: RuleDocument, _ proof: inout DocumentProof) {
    let groups = document.groups.filter { $0.side != .other && !$0.files.isEmpty }
    for side in [ExampleSide.incorrect, .correct] where !groups.contains(where: { $0.side == side }) {
      proof.problems.append(
        Problem(
          "the document has no \(side == .incorrect ? "Incorrect" : "Correct") example",
          remedy: "add one: a check is proven by code that breaks it and code that keeps it",
          path: document.path))
    }
    let stages = groups.map { bench.stage($0, document) }
    let runs = stages.map { bench.run(document, on: $0) }
    for (group, (stage, run)) in zip(groups, zip(stages, runs)) {
      record(stage, run, &proof)
      switch group.side {
      case .incorrect: judgeIncorrect(group, stage, run, document, &proof)
      case .correct: judgeCorrect(run, document, &proof)
      case .other: continue
      }
    }
    judgeExceptions(document, groups, runs, &proof)
    proof.problems += idleMarks(in: document)
    var needed: Set<Word> = []
    if !proof.problems.contains(where: { $0.severity == .error }) {
      proof.problems += MetamorphicProof(bench: bench).problems(of: document, groups, stages, runs)
      let verdict = ClauseNecessity(bench: bench, isStrict: isStrict).verdict(on: document, stages, runs)
      proof.problems += verdict.problems
      needed = verdict.needed
    }
    let unknown = names.problems(
      of: document, besides: needed.contains, as: isStrict ? .error : .warning)
    proof.hasUnknownNames = !unknown.isEmpty
    proof.problems += unknown
  }

  /// Marks where none is looked for. Those of a sidecar are judged when it is read.
  private func idleMarks(in document: RuleDocument) -> [Problem] {
    let provable = Set(document.groups.filter { $0.side == .incorrect }.flatMap(\.files).map(\.block))
    return document.blocks.filter { !provable.contains($0.ordinal) }.flatMap { block in
      marks(in: block).map { line in
        Problem(
          MarkWording.cause(of: block), remedy: MarkWording.remedy, path: block.path,
          line: block.firstLine + line - 1)
      }
    }
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

  private func record(_ stage: ExampleBench.Stage, _ run: GroupRun, _ proof: inout DocumentProof) {
    for mark in stage.marks.sorted() { proof.blocks[mark.block - 1].expected.append(mark.line) }
    for line in run.found.sorted() { proof.blocks[line.block - 1].found.append(line.line) }
    for line in run.related.sorted() { proof.blocks[line.block - 1].related.append(line.line) }
    for (line, messages) in run.messages {
      proof.blocks[line.block - 1].messages[line.line, default: []] += messages
    }
  }

  private func judgeIncorrect(
    _ group: ExampleGroup, _ stage: ExampleBench.Stage, _ run: GroupRun, _ document: RuleDocument,
    _ proof: inout DocumentProof
  ) {
    if stage.marks.isEmpty {
      if run.found.isEmpty, let first = stage.files.first {
        proof.blocks[first.block - 1].differs = true
        proof.problems.append(
          problem(
            "the Incorrect example fires nowhere", remedy: "the check does not say what the example shows",
            BlockLine(block: first.block, line: 1), document))
      }
      return
    }
    for mark in stage.marks.sorted() where !run.found.contains(mark) && !run.related.contains(mark) {
      proof.blocks[mark.block - 1].differs = true
      proof.problems.append(
        problem(
          "nothing is found on a marked line", remedy: "mend the check, or remove the mark", mark, document))
    }
    for line in run.found.sorted() where !stage.marks.contains(line) {
      proof.blocks[line.block - 1].differs = true
      let what = run.messages[line]?.first ?? "a finding"
      proof.problems.append(
        problem(
          "found where no mark stands: \(what)", remedy: "mark the line with // ✗, or mend the check", line,
          document))
    }
  }

  private func judgeCorrect(_ run: GroupRun, _ document: RuleDocument, _ proof: inout DocumentProof) {
    for line in run.found.sorted() {
      proof.blocks[line.block - 1].differs = true
      let what = run.messages[line]?.first ?? "a finding"
      proof.problems.append(
        problem(
          "the Correct example is not silent: \(what)", remedy: "mend the check, or the example", line,
          document))
    }
  }

  /// Every `except` and `unless` applies in some Correct example.
  private func judgeExceptions(
    _ document: RuleDocument, _ groups: [ExampleGroup], _ runs: [GroupRun], _ proof: inout DocumentProof
  ) {
    let correct = zip(groups, runs).filter { $0.0.side == .correct }.map { $0.1 }
    let excepted = Set(correct.flatMap { $0.excepted.map { $0.item } })
    let excluded = Set(correct.flatMap { $0.excluded })
    for (number, sentence) in document.sentences.enumerated() {
      for (index, item) in sentence.except.enumerated()
      where !excepted.contains(SentenceItem(sentence: number, item: index)) {
        proof.problems.append(unexercised("except", item, document))
      }
      for (index, item) in sentence.unless.enumerated()
      where !excluded.contains(SentenceItem(sentence: number, item: index)) {
        proof.problems.append(unexercised("unless", item, document))
      }
    }
  }

  private func unexercised(_ word: String, _ item: Item, _ document: RuleDocument) -> Problem {
    Problem(
      "this `\(word)` applies in no Correct example", remedy: "add an example that needs it, or remove it",
      path: document.checkPath, line: item.line)
  }

  /// A problem at a line of a block, told as a line of the document.
  private func problem(_ cause: String, remedy: String, _ place: BlockLine, _ document: RuleDocument)
    -> Problem
  {
    let block = document.block(place.block)
    return Problem(
      "block \(place.block), line \(place.line): \(cause)", remedy: remedy,
      path: block?.path ?? document.path,
      line: block.map { $0.firstLine + place.line - 1 })
  }
}
