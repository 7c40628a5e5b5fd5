import EavesDocuments
import EavesFindings
import EavesProject

/// Examples of a document, scanned once for rules to be tried on.
struct SuggestionTrial {
  private let pair: ExamplePair?
  private let host: ExampleHost?
  private let groups: [ExampleGroup]
  private let stages: [ExampleRunner.Stage]
  private let runner: ExampleRunner
  /// Lines of Incorrect examples with a mark.
  private let marks: Set<BlockLine>

  /// Nil where one side is missing or has unbalanced brackets: findings in such code prove nothing.
  init?(
    _ examples: [ExampleGroup], of document: RuleDocument, _ pair: ExamplePair? = nil,
    in host: ExampleHost? = nil, on runner: ExampleRunner
  ) {
    let groups = examples.filter { $0.side != .other && !$0.files.isEmpty }
    guard Set(groups.map(\.side)).count == 2 else { return nil }
    let stages = groups.map { runner.stage($0, document) }
    if stages.contains(where: { !UnparsedExample($0).problems(of: document).isEmpty }) { return nil }
    (self.pair, self.host, self.groups, self.stages, self.runner) = (pair, host, groups, stages, runner)
    marks = zip(groups, stages).filter { $0.0.side == .incorrect }.reduce(into: []) {
      $0.formUnion($1.1.marks)
    }
  }

  /// What a rule finds in the examples.
  struct Fit {
    var hits: Set<BlockLine> = []
    var wrong: Set<BlockLine> = []
    /// Hits, and lines that are related to a finding.
    var touched: Set<BlockLine> = []
    /// Positions of the Incorrect examples in which it finds something.
    var groups: Set<Int> = []

    mutating func add(_ run: GroupRun, of group: ExampleGroup, _ number: Int, _ stage: ExampleRunner.Stage) {
      if group.side == .correct { return wrong.formUnion(run.found) }
      if run.found.isEmpty { return }
      groups.insert(number)
      touched.formUnion(run.found.union(run.related))
      if stage.marks.isEmpty { return hits.formUnion(run.found) }
      hits.formUnion(stage.marks.intersection(run.found.union(run.related)))
      wrong.formUnion(run.found.subtracting(stage.marks))
    }
  }

  /// By position, the rules that find something in Incorrect examples.
  func fits(of rules: [RuleDocument], by index: RuleIndex) -> [(rule: Int, fit: Fit)] {
    var fits: [Int: Fit] = [:]
    for (number, (group, stage)) in zip(groups, stages).enumerated() {
      let asked = index.rules(concerning: stage.project)
      for (rule, run) in zip(asked, runner.runs(asked.map { rules[$0] }, on: stage)) where !run.found.isEmpty
      {
        fits[rule, default: Fit()].add(run, of: group, number, stage)
      }
    }
    return fits.filter { !$0.value.hits.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The sentences and items of a rule that find something in Incorrect examples and nothing in Correct ones, where they
  /// are not all of it and suffice; nil for any other rule.
  func part(of rule: RuleDocument) -> (part: CheckPart, fit: Fit)? {
    let pieces = rule.checkPieces
    guard pieces.count > 1 else { return nil }
    let alone = pieces.map { rule.keeping(CheckPart([$0])) }
    var fits = [Fit](repeating: Fit(), count: pieces.count)
    for (number, (group, stage)) in zip(groups, stages).enumerated() {
      for (position, run) in runner.runs(alone, on: stage).enumerated() {
        fits[position].add(run, of: group, number, stage)
      }
    }
    let kept = pieces.indices.filter { !fits[$0].hits.isEmpty && fits[$0].wrong.isEmpty }
    var fit = Fit()
    for position in kept {
      fit.hits.formUnion(fits[position].hits)
      fit.touched.formUnion(fits[position].touched)
      fit.groups.formUnion(fits[position].groups)
    }
    guard !kept.isEmpty, misses(of: fit).isEmpty else { return nil }
    return (CheckPart(joining: kept.map { pieces[$0] }), fit)
  }

  func offer(_ rule: RuleDocument, _ part: CheckPart?, _ fit: Fit, likeness: Double) -> CheckSuggestion {
    CheckSuggestion(
      rule: rule, part: part, pair: pair, host: host, hits: fit.hits.sorted(), misses: misses(of: fit),
      wrong: fit.wrong.sorted(), isMarked: !marks.isEmpty, likeness: likeness)
  }

  private func misses(of fit: Fit) -> [BlockLine] {
    let marked = Set(marks.map(\.block))
    let silent = groups.indices.filter { groups[$0].side == .incorrect && !fit.groups.contains($0) }
    let lost =
      marks.filter { !fit.hits.contains($0) } + silent.compactMap { groups[$0].firstLine(outside: marked) }
      + (marks.isEmpty ? pair?.firstPointed(besides: fit.touched) ?? [] : [])
    return Set(lost).sorted()
  }
}

extension RuleDocument {
  /// What its check consists of: sentences, and of those with several items under `never` each item.
  fileprivate var checkPieces: [CheckPart.Piece] {
    sentences.enumerated().flatMap { number, sentence -> [CheckPart.Piece] in
      guard case .never(let items) = sentence.frame, items.count > 1 else {
        return [CheckPart.Piece(sentence: number, items: nil)]
      }
      return items.indices.map { CheckPart.Piece(sentence: number, items: [$0]) }
    }
  }

  /// The same with a part of its check.
  fileprivate func keeping(_ part: CheckPart) -> RuleDocument {
    var copy = self
    copy.sentences = part.sentences(of: sentences)
    return copy
  }
}

extension CheckPart {
  /// Pieces of one sentence become one.
  fileprivate init(joining pieces: [Piece]) {
    var joined: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.sentence == piece.sentence {
        joined[joined.count - 1] = Piece(
          sentence: piece.sentence, items: (last.items ?? []) + (piece.items ?? []))
      } else {
        joined.append(piece)
      }
    }
    self.init(joined)
  }
}

extension ExampleGroup {
  /// Where the example begins; nil where one of its blocks has marks: they say what is missed.
  fileprivate func firstLine(outside marked: Set<Int>) -> BlockLine? {
    if files.contains(where: { marked.contains($0.block) }) { return nil }
    return files.first.map { BlockLine(block: $0.block, line: $0.firstLine) }
  }
}

extension ExamplePair {
  /// The first line that a comment points at, of each block in which none of them is touched.
  fileprivate func firstPointed(besides touched: Set<BlockLine>) -> [BlockLine] {
    pointed.compactMap { block, lines in
      let places = lines.map { BlockLine(block: block, line: $0) }
      return places.contains(where: touched.contains) ? nil : places.min()
    }
  }
}
