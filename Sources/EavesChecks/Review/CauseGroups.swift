package import EavesDocuments
package import EavesFindings
import EavesSource

/// One finding for each cause: places with the same rule, subject and object become one finding at the first of them,
/// with what is done with a value that is created or held.
///
/// So do, across rules, places with the same object at the same place, what one rule supersedes of another about the
/// same subject and object, and a dependency between two modules that is declared, imported and used. This is
/// presentation, and comes last: baselines, allowances and narrowed reports judge each place by its own key before.
package struct CauseGroups {
  /// The rules that supersede a rule, by that rule.
  private let winners: [RuleID: Set<RuleID>]
  /// Rules that the configuration writes under `layers:`.
  private let declared: Set<RuleID>
  /// Rules that only a survey chose: their findings never fail a run.
  private let unpinned: Set<RuleID>

  package init(of documents: [RuleDocument], unpinned: Set<RuleID> = []) {
    self.unpinned = unpinned
    var winners: [RuleID: Set<RuleID>] = [:]
    for document in documents {
      for loser in document.supersedes { winners[loser, default: []].insert(document.id) }
    }
    self.winners = winners
    declared = Set(documents.filter(\.isDeclared).map(\.id))
  }

  /// Findings with those that count joined by their causes; the others stay place by place. O(findings).
  ///
  /// - Parameter findings: in the order of a report, which is kept.
  package func joined(_ findings: [Finding]) -> [Finding] {
    var sets = DisjointSets(findings.count)
    joinSubjects(findings, &sets)
    joinPlaces(findings, &sets)
    joinValues(findings, &sets)
    joinDependencies(findings, &sets)
    var members: [Int: [Int]] = [:]
    for index in findings.indices { members[sets.root(index), default: []].append(index) }
    if members.count == findings.count { return findings }
    // Where a finding leads, by its index.
    var leaders: [Int: [Int]] = [:]
    for group in members.values { leaders[leader(of: group, findings)] = group }
    return findings.indices.compactMap { index in
      leaders[index].map { joined($0, findings, at: index) }
    }
  }

  // MARK: What belongs together

  private struct SubjectAndObject: Hashable {
    let subject: Cause.Subject
    let role: String?
    let name: String
    /// Where the name alone is not enough.
    let path: FilePath?
    let object: String?
    /// Without an object: what is wrong with the subject itself.
    let verb: String?

    init(_ finding: Finding) {
      subject = finding.facts.cause.subject
      role = subject == .name ? finding.subject.role : nil
      name = finding.subject.name
      path = subject == .file ? finding.place.path : nil
      object = finding.object?.name
      verb = finding.object == nil ? finding.verb : nil
    }
  }

  /// Of one rule all, of several what one supersedes of another.
  private func joinSubjects(_ findings: [Finding], _ sets: inout DisjointSets) {
    var rules: [SubjectAndObject: [RuleID: Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.counts && Self.isOfRule(finding) {
      let key = SubjectAndObject(finding)
      if let first = rules[key]?[finding.rule] {
        sets.join(first, index)
      } else {
        rules[key, default: [:]][finding.rule] = index
      }
    }
    for (key, firsts) in rules where firsts.count > 1 && key.object != nil {
      for (rule, index) in firsts {
        for winner in winners[rule] ?? [] { firsts[winner].map { sets.join($0, index) } }
      }
    }
  }

  private struct Use: Hashable {
    let rule: RuleID
    let place: Place
  }

  /// Uses of a value belong to the finding of the value: a formatter that is created, configured and called is one
  /// finding. Both findings name the value.
  private func joinValues(_ findings: [Finding], _ sets: inout DisjointSets) {
    var values: [Use: Int] = [:]
    for (index, finding) in findings.enumerated() where finding.counts && Self.isOfValue(finding) {
      for related in finding.related where related.message == Self.use {
        values[Use(rule: finding.rule, place: related.place)] = index
      }
    }
    if values.isEmpty { return }
    for (index, finding) in findings.enumerated() where finding.counts && !Self.isOfValue(finding) {
      for related in finding.related where related.message == Self.use {
        guard let value = values[Use(rule: finding.rule, place: related.place)],
          findings[value].subject == finding.subject
        else { continue }
        sets.join(value, index)
      }
    }
  }

  /// Said of a related place that uses the value of a finding.
  private static let use = "used"

  private static func isOfValue(_ finding: Finding) -> Bool {
    finding.verb == "creates" || finding.verb == "holds" || finding.verb == "accepts"
  }

  private struct PlaceAndObject: Hashable {
    let place: Place
    let object: String
  }

  private func joinPlaces(_ findings: [Finding], _ sets: inout DisjointSets) {
    var first = 0
    // Those that begin at one place stand side by side.
    while first < findings.count {
      var end = first + 1
      while end < findings.count, findings[end].place.start == findings[first].place.start,
        findings[end].place.path == findings[first].place.path
      {
        end += 1
      }
      if end - first > 1 {
        var known: [PlaceAndObject: Int] = [:]
        for index in first..<end where findings[index].counts && Self.isOfRule(findings[index]) {
          guard let object = findings[index].object?.name else { continue }
          let key = PlaceAndObject(place: findings[index].place, object: object)
          if let other = known[key] { sets.join(other, index) } else { known[key] = index }
        }
      }
      first = end
    }
  }

  private enum DependencyKey: Hashable {
    case modules(Cause.Dependency)
    case part(name: String, target: String)
    case file(FilePath, target: String)
  }

  /// What a manifest declares, a file imports and its code uses are one dependency. A part of the project that is
  /// the subject by its name has one with each module; a file has its own, unless its module is a subject.
  private func joinDependencies(_ findings: [Finding], _ sets: inout DisjointSets) {
    let dependent = findings.indices.filter {
      findings[$0].counts && findings[$0].facts.cause.dependency != nil
    }
    let ofModules = Set(
      dependent.filter { findings[$0].subject.role == "module" }.compactMap {
        findings[$0].facts.cause.dependency
      })
    var known: [DependencyKey: Int] = [:]
    func join(_ key: DependencyKey, _ index: Int) {
      if let other = known[key] { sets.join(other, index) } else { known[key] = index }
    }
    for index in dependent {
      let finding = findings[index]
      guard let dependency = finding.facts.cause.dependency else { continue }
      if ofModules.contains(dependency) { join(.modules(dependency), index) }
      if finding.facts.cause.subject == .file {
        join(.file(finding.place.path, target: dependency.target), index)
      } else {
        join(.part(name: finding.subject.name, target: dependency.target), index)
      }
    }
  }

  /// What is wrong with allowances and baselines is no breach of a rule.
  private static func isOfRule(_ finding: Finding) -> Bool {
    finding.rule != .allowances && finding.rule != .baseline && finding.rule != .strict
  }

  // MARK: One finding

  /// The first finding of the rule that explains a group best: one that no other rule of the group supersedes, then
  /// one that can fail the run, then the weightiest, then one that the configuration declares.
  private func leader(of group: [Int], _ findings: [Finding]) -> Int {
    let rules = Set(group.map { findings[$0].rule })
    func rank(_ finding: Finding) -> (Int, Int, Int, Int) {
      let isSuperseded = !(winners[finding.rule] ?? []).isDisjoint(with: rules)
      let isPinned = finding.isWrittenDown || !unpinned.contains(finding.rule)
      return (
        isSuperseded ? 1 : 0, isPinned ? 0 : 1, -finding.impact.rawValue,
        declared.contains(finding.rule) ? 0 : 1
      )
    }
    return group.min { left, right in
      let (one, other) = (rank(findings[left]), rank(findings[right]))
      if one != other { return one < other }
      return findings[left].rule != findings[right].rule
        ? findings[left].rule < findings[right].rule : left < right
    } ?? group[0]
  }

  private func joined(_ group: [Int], _ findings: [Finding], at index: Int) -> Finding {
    if group.count == 1 { return findings[index] }
    var result = findings[index]
    let others = group.filter { $0 != index }.map { findings[$0] }
    for other in others where other.rule == result.rule { result.impact = max(result.impact, other.impact) }
    result.ignored = result.ignored ?? others.lazy.compactMap(\.ignored).first
    var seen: Set<Place> = [result.place]
    // The own ones may be a way, whose order says something.
    let own = result.related.filter { seen.insert($0.place).inserted }
    let added = others.flatMap { other in
      [RelatedPlace(place: other.place, message: Self.word(for: other, beside: findings[index]))]
        + other.related
    }.sorted().filter { seen.insert($0.place).inserted }
    let isPath = own != own.sorted()
    result.related = isPath ? own + added : (own + added).sorted()
    return result
  }

  /// The text of a further place: one word where only the place differs, else the whole message.
  private static func word(for other: Finding, beside leader: Finding) -> String {
    guard other.rule == leader.rule, other.subject == leader.subject, other.object == leader.object else {
      return other.message
    }
    return switch other.verb {
    case "holds": "held"
    case "creates": "created"
    case "accepts": "accepted"
    case "exposes": "exposed"
    case "imports": "imported"
    default: "used"
    }
  }
}

/// Sets of numbers that are joined step by step. Nearly O(1) a step.
private struct DisjointSets {
  private var parents: [Int32]

  init(_ count: Int) { parents = (0..<count).map { Int32($0) } }

  mutating func root(_ index: Int) -> Int {
    var at = index
    while Int(parents[at]) != at {
      parents[at] = parents[Int(parents[at])]
      at = Int(parents[at])
    }
    return at
  }

  /// The smaller root stays, so that the order of joining has no effect.
  mutating func join(_ one: Int, _ other: Int) {
    let (left, right) = (root(one), root(other))
    if left < right { parents[right] = Int32(left) } else { parents[left] = Int32(right) }
  }
}
