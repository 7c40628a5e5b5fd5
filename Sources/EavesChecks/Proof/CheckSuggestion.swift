package import EavesDocuments
import EavesFindings

/// A rule whose check fits the examples of a document that has none.
package struct CheckSuggestion: Sendable {
  package let rule: RuleDocument
  /// What of its check is offered; nil: all of it.
  package let part: CheckPart?
  /// The examples of the document that it fits; nil: all that labels name.
  package let pair: ExamplePair?
  /// What was put around the examples; nil where they stand as they are.
  package let host: ExampleHost?
  /// Lines of Incorrect examples that the check finds, or that are related to a finding.
  package let hits: [BlockLine]
  /// Marked lines that it does not find; without marks, where an Incorrect example begins in which it finds nothing.
  package let misses: [BlockLine]
  /// Findings in Correct examples, and on lines of Incorrect ones that carry no mark while others do.
  package let wrong: [BlockLine]
  /// Whether the examples carry marks of their own.
  package let isMarked: Bool
  /// How many words the document shares with the rule, the rare ones more than the common; 0: none.
  package let likeness: Double

  /// Whether rule and document speak of the same; else only the lines fit.
  package var isAlike: Bool { likeness >= RuleWords.least }

  /// Whether it finds what every Incorrect example shows, and nothing else.
  package var isExact: Bool { misses.isEmpty && wrong.isEmpty }
}

/// Finds the rules whose checks fit the examples of a document.
package struct SuggestionSearch: Sendable {
  private let runner: ExampleRunner
  private let rules: [RuleDocument]
  private let index: RuleIndex
  private let words: RuleWords
  /// As many offers are made for one document, or for one pair of its examples.
  package static let most = 5
  package static let maxForPair = 2
  /// As many are made for all pairs of a document.
  package static let maxForDocument = 8
  /// The maximum number of bytes of blocks that are read for the pairs of one document.
  static let maxBytes = 4 << 20

  /// - Parameter rules: those that may be offered.
  package init(among rules: [RuleDocument], runner: ExampleRunner) {
    self.runner = runner
    self.rules = rules
    index = RuleIndex(rules, runner.plan)
    words = RuleWords(rules)
  }

  /// The best offers first: exact ones for all examples that labels name; without any, exact ones for pairs of
  /// examples, pair after pair; without any, those for all examples that fit in part.
  ///
  /// O(bytes of the examples × rules).
  package func offers(for document: RuleDocument) -> [CheckSuggestion] {
    let whole = offersForAll(of: document)
    let exact = whole.filter { $0.isExact && ($0.isAlike || $0.part == nil && !$0.rule.isAboutExistence) }
    if !exact.isEmpty { return Array(exact.sorted(by: Self.isBetter).prefix(Self.most)) }
    let ofPairs = offersForPairs(of: document)
    if !ofPairs.isEmpty { return ofPairs }
    let partial = whole.filter { $0.isAlike && $0.hits.count > $0.misses.count + 2 * $0.wrong.count }
    return Array(partial.sorted(by: Self.isBetter).prefix(Self.most))
  }

  /// The lines of its Incorrect examples on which the check of a document finds something.
  package func found(by document: RuleDocument) -> [BlockLine] {
    document.groups.filter { $0.side == .incorrect && !$0.files.isEmpty }
      .reduce(into: Set<BlockLine>()) {
        $0.formUnion(runner.run(document, on: runner.stage($1, document)).found)
      }
      .sorted()
  }

  private func offersForAll(of document: RuleDocument) -> [CheckSuggestion] {
    guard document.canBeProven, let trial = SuggestionTrial(document.groups, of: document, on: runner) else {
      return []
    }
    return offers(in: trial) { words.likeness(of: document, to: $0) }
  }

  private func offersForPairs(of document: RuleDocument) -> [CheckSuggestion] {
    var (offers, bytes): ([CheckSuggestion], Int) = ([], 0)
    let pairs = document.examplePairs
    var served: Set<ExamplePlace> = []
    // Parts of a block follow the pair of all of them.
    for pair in pairs where !pair.incorrect.allSatisfy(served.contains) {
      bytes += pair.size(in: document)
      if bytes > Self.maxBytes { break }
      let found = self.offers(for: pair, of: document, isOnly: pairs.count == 1)
      if !found.isEmpty { served.formUnion(pair.incorrect) }
      offers += found
      if offers.count >= Self.maxForDocument { break }
    }
    return Array(offers.prefix(Self.maxForDocument))
  }

  /// The exact offers for one pair, in whatever host they fit first.
  ///
  /// - Parameter isOnly: whether the document has no other: then its lines are about what the document is about.
  private func offers(for pair: ExamplePair, of document: RuleDocument, isOnly: Bool) -> [CheckSuggestion] {
    var found: [RuleID: CheckSuggestion] = [:]
    for host in HostChoice.hosts(for: pair, of: document) {
      let groups = pair.groups(of: document, in: host)
      guard !groups.contains(where: \.files.isEmpty),
        let trial = SuggestionTrial(groups, of: document, pair, in: host, on: runner)
      else { continue }
      let core = pair.core(of: groups)
      for offer in offers(in: trial, likeness: { words.likeness(of: pair, to: $0) }) where offer.isExact {
        let speaksOfIt =
          offer.rule.isAboutExistence ? offer.isAkin : offer.isAlike || isOnly || offer.finds(core)
        if !speaksOfIt { continue }
        if found[offer.rule.id].map({ $0.part != nil && offer.part == nil }) ?? true {
          found[offer.rule.id] = offer
        }
      }
    }
    // Of rules with the same findings, those with far fewer words in common are about something else.
    let best = found.values.map(\.likeness).max() ?? 0
    return Array(
      found.values.filter { $0.likeness * 2 >= best }.sorted(by: Self.isBetter).prefix(Self.maxForPair))
  }

  /// What each rule that finds something finds in examples; of a rule that also finds something in Correct code, the
  /// part that does not.
  private func offers(in trial: SuggestionTrial, likeness: (Int) -> Double) -> [CheckSuggestion] {
    trial.fits(of: rules, by: index).map { position, fit in
      let rule = rules[position]
      if !fit.wrong.isEmpty, let part = trial.part(of: rule) {
        return trial.offer(rule, part.part, part.fit, likeness: likeness(position))
      }
      return trial.offer(rule, nil, fit, likeness: likeness(position))
    }
  }

  /// The rules that find something in the Correct examples of a document: it contradicts their profiles.
  package func opponents(of document: RuleDocument) -> [RuleDocument] {
    var found: Set<Int> = []
    for group in document.groups where group.side == .correct && !group.files.isEmpty {
      let stage = runner.stage(group, document)
      let asked = index.rules(concerning: stage.project)
      for (rule, run) in zip(asked, runner.runs(asked.map { rules[$0] }, on: stage)) where !run.found.isEmpty
      {
        found.insert(rule)
      }
    }
    return found.sorted().map { rules[$0] }
  }

  private static func isBetter(_ left: CheckSuggestion, than right: CheckSuggestion) -> Bool {
    if (left.part == nil) != (right.part == nil) { return left.part == nil }
    if left.likeness != right.likeness { return left.likeness > right.likeness }
    if left.hits.count != right.hits.count { return left.hits.count > right.hits.count }
    return left.rule.id < right.rule.id
  }
}

extension RuleDocument {
  /// Whether there are examples of both sides, and no more than are run: a check can be proven by them.
  package var canBeProven: Bool {
    let sides = Set(groups.filter { !$0.files.isEmpty }.map(\.side))
    return sides.contains(.incorrect) && sides.contains(.correct) && !hasTooManyExamples
  }
}

extension RuleDocument {
  /// Whether any of its code is shown as wrong and some as right, by labels or in a pair.
  package var hasExamples: Bool { !hasTooManyExamples && (canBeProven || !examplePairs.isEmpty) }
}

extension RuleDocument {
  /// That a type is there says little: examples about anything have view models.
  fileprivate var isAboutExistence: Bool { sentences.contains(where: \.forbidsExistence) }
}

extension CheckSuggestion {
  /// Whether rule and document say much the same: that a type is there is a finding in examples about anything.
  fileprivate var isAkin: Bool { likeness >= 5 * RuleWords.least }

  /// Whether it finds at least a third of some lines.
  fileprivate func finds(_ lines: Set<BlockLine>) -> Bool {
    !lines.isEmpty && lines.intersection(hits).count * 3 >= lines.count
  }
}

extension ExamplePair {
  /// What the wrong code is about: the lines that comments point at; without them, its code that the right code has not.
  fileprivate func core(of groups: [ExampleGroup]) -> Set<BlockLine> {
    if !pointed.isEmpty {
      return Set(pointed.flatMap { block, lines in lines.map { BlockLine(block: block, line: $0) } })
    }
    let right = Set(groups.filter { $0.side == .correct }.flatMap(\.codeLines).map(\.text))
    return Set(
      groups.filter { $0.side == .incorrect }.flatMap(\.codeLines).filter { !right.contains($0.text) }.map(
        \.place))
  }
}

/// Which hosts the examples of a pair are tried in.
private enum HostChoice {
  static func hosts(for pair: ExamplePair, of document: RuleDocument) -> [ExampleHost?] {
    let groups = pair.groups(of: document, in: nil)
    let files = groups.flatMap(\.files)
    let said = pair.wordsOfIncorrect.joined(separator: " ").lowercased()
    var hosts: [ExampleHost?] = [nil]
    if files.contains(where: FragmentHost.isNeeded) {
      let wrong = groups.filter { $0.side == .incorrect }.flatMap(\.files).filter(FragmentHost.isNeeded)
      if wrong.isEmpty || wrong.contains(where: ViewIndicators.areIn) { hosts.append(.view) }
      if said.contains("view model") || said.contains("viewmodel") { hosts.append(.viewModel) }
    }
    if TypeStubs.areNeeded(for: files) {
      hosts.append(.app)
    }
    if said.contains("domain") { hosts.append(.domain) }
    return hosts
  }
}
