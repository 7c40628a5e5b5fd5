import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Runs each example again, written differently: what does not change the meaning may not change the findings.
struct MetamorphicProof {
  let runner: ExampleRunner

  func problems(
    of document: RuleDocument, _ groups: [ExampleGroup], _ stages: [ExampleRunner.Stage], _ runs: [GroupRun]
  ) -> [Problem] {
    zip(groups, zip(stages, runs)).flatMap { group, example in
      let (stage, run) = example
      // Files and modules are subjects whatever stands in them.
      let isOfFiles = document.sentences.contains { SubjectKind(of: $0, in: stage.project).isOfFiles }
      let variants = ExampleVariant.allCases.filter { !isOfFiles || $0 == .crlf || $0 == .tabs }
      return variants.compactMap { problem($0, document, group, stage, run) }
        + [suppressed(document, group, stage, run)].compactMap { $0 }
    }
  }

  private func problem(
    _ variant: ExampleVariant, _ document: RuleDocument, _ group: ExampleGroup, _ stage: ExampleRunner.Stage,
    _ run: GroupRun
  ) -> Problem? {
    if variant.isSilent || variant == .reordered, run.findings.isEmpty { return nil }
    guard let files = variant.files(of: stage) else { return nil }
    let other = runner.run(
      document, on: runner.stage(group.rewritten(files), document))
    if variant.isSilent {
      guard let finding = other.findings.first else { return nil }
      return report(variant.rawValue, MetamorphicWording.stillFound(finding.message), nil, document, stage)
    }
    if variant == .reordered { return reordered(run, other, document, stage) }
    let (before, after) = (lines(run, stage, shift: 0), lines(other, stage, shift: variant.shift))
    if let lost = before.subtracting(after).min() {
      return report(variant.rawValue, MetamorphicWording.lost, lost, document, stage)
    }
    if let new = after.subtracting(before).min() {
      return report(variant.rawValue, MetamorphicWording.new, new, document, stage)
    }
    guard run.excepted.count != other.excepted.count else { return nil }
    return report(variant.rawValue, MetamorphicWording.exceptions, nil, document, stage)
  }

  /// The lines of findings and related places, counted as in the original.
  private func lines(_ run: GroupRun, _ stage: ExampleRunner.Stage, shift: Int) -> Set<BlockLine> {
    var lines: Set<BlockLine> = []
    for place in run.findings.flatMap({ [$0.place] + $0.related.map(\.place) }) {
      stage.blockLine(max(1, place.start.line - shift), in: place.path).map { _ = lines.insert($0) }
    }
    return lines
  }

  /// Order moves the first declaration of a cause; whom the findings blame stays.
  private func reordered(
    _ run: GroupRun, _ other: GroupRun, _ document: RuleDocument, _ stage: ExampleRunner.Stage
  ) -> Problem? {
    let before = run.findings.map(\.subject.name).sorted()
    let after = other.findings.map(\.subject.name).sorted()
    if before == after { return nil }
    return report(
      ExampleVariant.reordered.rawValue, MetamorphicWording.count(before.count, after.count), nil, document,
      stage)
  }

  // MARK: Allowances

  /// With an allowance above each line that has a finding, as many are suppressed and none is left, but for those of a
  /// second declaration on a line; of a rule that cannot be allowed, none is suppressed.
  private func suppressed(
    _ document: RuleDocument, _ group: ExampleGroup, _ stage: ExampleRunner.Stage, _ run: GroupRun
  ) -> Problem? {
    // Of what no comment can name, the reader of the page says that.
    if run.findings.isEmpty || !document.id.isNameable || isInsideString(run, stage) { return nil }
    let found = Dictionary(grouping: run.findings) { $0.place.path }
    let files = stage.files.map { file in
      let lines = Set(found[file.path, default: []].map { $0.place.start.line })
      let text = file.text.sourceLines.enumerated().map {
        index, line in
        lines.contains(index + 1) ? "// eaves:allow \(document.id) -- proof\n\(line)" : String(line)
      }.joined(separator: "\n")
      return file.replacing(text: text)
    }
    let allowed = runner.stage(group.rewritten(files), document)
    let findings = Suppressions(
      project: allowed.project, rules: [document.id], known: [document.id],
      forbidden: document.isAllowable ? [] : [document.id]
    ).apply(to: runner.run(document, on: allowed).findings)
    let left = findings.filter { $0.suppression == nil }
    let own = findings.filter { $0.rule == document.id }
    func line(_ finding: Finding) -> String { "\(finding.place.path):\(finding.place.start.line)" }
    let allowedLines = Set(findings.filter { $0.suppression != nil }.map(line))
    if document.isAllowable
      ? left.allSatisfy({ allowedLines.contains(line($0)) })
      : own.count == left.count(where: { $0.rule == document.id }),
      own.count == run.findings.count
    {
      return nil
    }
    return report(
      MetamorphicWording.allowed, MetamorphicWording.count(run.findings.count, findings.count - left.count),
      nil,
      document, stage)
  }

  /// A comment cannot stand inside a string of several lines.
  private func isInsideString(_ run: GroupRun, _ stage: ExampleRunner.Stage) -> Bool {
    let found = Dictionary(grouping: run.findings) { $0.place.path }
    return stage.project.files.contains { file in
      guard let findings = found[file.path] else { return false }
      let lines = linesInsideStrings(of: file.outline)
      return findings.contains { lines.contains($0.place.start.line) }
    }
  }

  /// The lines that begin inside a string.
  private func linesInsideStrings(of outline: Outline) -> Set<Int> {
    var lines: Set<Int> = []
    for node in outline.nodes where node.kind == .stringLiteral && node.flags.contains(.multiline) {
      let (first, last) = (outline.lines.line(of: node.range.start), outline.lines.line(of: node.range.end))
      for line in first + 1..<max(first + 1, last + 1) { lines.insert(line) }
    }
    return lines
  }

  private func report(
    _ variant: String, _ cause: String, _ line: BlockLine?, _ document: RuleDocument,
    _ stage: ExampleRunner.Stage
  ) -> Problem? {
    guard let block = line?.block ?? stage.files.first?.block else { return nil }
    let fence = document.block(block)
    let at = line.map { ", line \($0.line)" } ?? ""
    return Problem(
      "block \(block)\(at), \(variant): \(cause)", remedy: MetamorphicWording.remedy,
      path: fence?.path ?? document.path,
      line: fence.map { $0.firstLine + (line?.line ?? 1) - 1 })
  }
}

/// What is said of examples that depend on how they are written.
private enum MetamorphicWording {
  static let lost = "what is found here is lost"
  static let new = "something new is found here"
  static let exceptions = "other exceptions apply"
  static let allowed = "with an allowance above each finding"
  static func stillFound(_ message: String) -> String { "still found: \(message)" }
  static func count(_ before: Int, _ after: Int) -> String { "\(before) expected, \(after) found" }
  static let remedy = "the same code must mean the same: report this to Eaves"
}
