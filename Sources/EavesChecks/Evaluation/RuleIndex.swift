import EavesDocuments
import EavesProject
import EavesSource

/// Which of many rules can find anything in a small project at all: those whose subjects it has, and that look for
/// nothing else than names which it does not hold.
///
/// Every rule of a set is run on the examples of every other. Most look for names that occur in none of them, and
/// running all of them would cost the square of their number.
struct RuleIndex: Sendable {
  private let count: Int
  /// Rules that have to run on every project, whatever names it has.
  private var always: [Int] = []
  /// Rules by names, one of which must occur.
  private var byName: [ArraySlice<UInt8>: [Int]] = [:]

  /// A smaller number of rules is simply run.
  private static let few = 8

  init(_ rules: [RuleDocument], _ plan: RolePlan) {
    count = rules.count
    guard rules.count > Self.few else {
      always = Array(rules.indices)
      return
    }
    for (position, rule) in rules.enumerated() {
      if let names = Self.names(of: rule, plan) {
        for name in Set(names) { byName[name[...], default: []].append(position) }
      } else {
        always.append(position)
      }
    }
  }

  /// The positions of rules that a project may break, in order. O(names of the project + rules found).
  func rules(concerning project: Project) -> [Int] {
    if byName.isEmpty { return always }
    var found = Set(always)
    for index in 0..<project.symbols.count {
      if let rules = byName[project.symbols.bytes(Symbol(UInt32(index)))] { found.formUnion(rules) }
    }
    return found.sorted()
  }

  /// Names of which one must occur for a rule to find anything; nil where that is unknown.
  private static func names(of rule: RuleDocument, _ plan: RolePlan) -> [[UInt8]]? {
    var names: [[UInt8]] = []
    for sentence in rule.sentences {
      // What is only allowed, demanded, or wrong by itself is looked for whatever is there.
      guard case .never(let items) = sentence.frame else { return nil }
      for item in items {
        guard item.terms.count == 1, item.evidenceCount == nil, let term = item.terms.first,
          term.isSearch, term.word != .branches,
          let required = plan.names(requiredFor: term)
        else { return nil }
        names += required
      }
    }
    return names
  }
}
