package import EavesDocuments
import EavesFindings

/// A rule whose check fits the examples of a document that has none.
package struct CheckOffer: Sendable {
  package let rule: RuleDocument
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
package struct OfferSearch: Sendable {
  private let bench: ExampleBench
  private let rules: [RuleDocument]
  private let index: RuleIndex
  private let words: RuleWords
  /// As many offers are made for one document.
  package static let most = 5

  /// - Parameter rules: those that may be offered.
  package init(among rules: [RuleDocument], bench: ExampleBench) {
    self.bench = bench
    self.rules = rules
    index = RuleIndex(rules, bench.plan)
    words = RuleWords(rules)
  }

  /// The best offers first: exact ones, and only without any of them those that fit in part.
  ///
  /// O(bytes of the examples × rules).
  package func offers(for document: RuleDocument) -> [CheckOffer] {
    guard document.canBeProven else { return [] }
    let groups = document.groups.filter { $0.side != .other && !$0.files.isEmpty }
    var fits: [Int: Fit] = [:]
    var marks: Set<BlockLine> = []
    for (number, group) in groups.enumerated() {
      let stage = bench.stage(group, document)
      if group.side == .incorrect { marks.formUnion(stage.marks) }
      let asked = index.rules(concerning: stage.project)
      for (rule, run) in zip(asked, bench.runs(asked.map { rules[$0] }, on: stage)) where !run.found.isEmpty {
        fits[rule, default: Fit()].add(run, of: group, number, stage)
      }
    }
    let wrongGroups = groups.indices.filter { groups[$0].side == .incorrect }
    let marked = Set(marks.map(\.block))
    let offers = fits.map { rule, fit in
      CheckOffer(
        rule: rules[rule], hits: fit.hits.sorted(),
        misses: (marks.filter { !fit.hits.contains($0) }
          + wrongGroups.filter { !fit.groups.contains($0) }.compactMap {
            groups[$0].firstLine(outside: marked)
          })
          .sorted(), wrong: fit.wrong.sorted(), isMarked: !marks.isEmpty,
        likeness: words.likeness(of: document, to: rule))
    }
    // That a type is there says little: examples about anything have view models.
    let exact = offers.filter {
      $0.isExact && ($0.isAlike || !$0.rule.sentences.contains(where: \.forbidsExistence))
    }
    let partial = offers.filter { $0.isAlike && $0.hits.count > $0.misses.count + 2 * $0.wrong.count }
    return Array((exact.isEmpty ? partial : exact).sorted(by: Self.isBetter).prefix(Self.most))
  }

  /// The rules that find something in the Correct examples of a document: it contradicts their profiles.
  package func opponents(of document: RuleDocument) -> [RuleDocument] {
    var found: Set<Int> = []
    for group in document.groups where group.side == .correct && !group.files.isEmpty {
      let stage = bench.stage(group, document)
      let asked = index.rules(concerning: stage.project)
      for (rule, run) in zip(asked, bench.runs(asked.map { rules[$0] }, on: stage)) where !run.found.isEmpty {
        found.insert(rule)
      }
    }
    return found.sorted().map { rules[$0] }
  }

  private static func isBetter(_ left: CheckOffer, than right: CheckOffer) -> Bool {
    if left.likeness != right.likeness { return left.likeness > right.likeness }
    if left.hits.count != right.hits.count { return left.hits.count > right.hits.count }
    return left.rule.id < right.rule.id
  }

  /// What a rule finds in the examples of a document.
  private struct Fit {
    var hits: Set<BlockLine> = []
    var wrong: Set<BlockLine> = []
    /// Positions of the Incorrect examples in which it finds something.
    var groups: Set<Int> = []

    mutating func add(_ run: GroupRun, of group: ExampleGroup, _ number: Int, _ stage: ExampleBench.Stage) {
      if group.side == .correct { return wrong.formUnion(run.found) }
      groups.insert(number)
      if stage.marks.isEmpty { return hits.formUnion(run.found) }
      hits.formUnion(stage.marks.intersection(run.found.union(run.related)))
      wrong.formUnion(run.found.subtracting(stage.marks))
    }
  }
}

extension RuleDocument {
  /// Whether there are examples of both sides, and no more than are run: a check can be proven by them.
  package var canBeProven: Bool {
    let sides = Set(groups.filter { !$0.files.isEmpty }.map(\.side))
    return sides.contains(.incorrect) && sides.contains(.correct) && !hasTooManyExamples
  }
}

extension ExampleGroup {
  /// Where the example begins; nil where one of its blocks has marks: they say what is missed.
  fileprivate func firstLine(outside marked: Set<Int>) -> BlockLine? {
    if files.contains(where: { marked.contains($0.block) }) { return nil }
    return files.first.map { BlockLine(block: $0.block, line: $0.firstLine) }
  }
}
