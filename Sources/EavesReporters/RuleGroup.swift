import EavesFindings
import EavesSource

/// The findings of one rule and one impact that count, printed together. Never empty.
struct RuleGroup {
  private let all: [Finding]
  private let positions: [Int32]

  var first: Finding { all[Int(positions[0])] }

  /// In the order of the report: by path.
  var findings: some RandomAccessCollection<Finding> {
    let all = all
    return positions.lazy.map { all[Int($0)] }
  }

  /// The group with at most so many findings of each subject, and for the last of a subject that has more, by its
  /// position among those that are left, how many more there are. O(findings).
  ///
  /// - Parameter count: at most so many findings in all: what is more is said elsewhere.
  func limited(to most: Int, first count: Int = .max) -> (group: RuleGroup, hidden: [Int: Int]) {
    struct Subject: Hashable {
      let cause: Cause.Subject
      let name: String
      /// Where the name alone is not enough.
      let path: String?
    }
    var counts: [Subject: Int] = [:]
    var last: [Subject: Int] = [:]
    var kept: [Int32] = []
    for position in positions {
      let finding = all[Int(position)]
      let cause = finding.facts.cause.subject
      let subject = Subject(
        cause: cause, name: finding.subject.name, path: cause == .file ? finding.place.path.text : nil)
      counts[subject, default: 0] += 1
      if counts[subject, default: 0] > most || kept.count >= count { continue }
      last[subject] = kept.count
      kept.append(position)
    }
    var hidden: [Int: Int] = [:]
    if kept.count >= count { return (RuleGroup(all: all, positions: kept), [:]) }
    for (subject, count) in counts where count > most {
      if let position = last[subject] { hidden[position] = count - most }
    }
    return (RuleGroup(all: all, positions: kept), hidden)
  }

  /// How many findings of each group are shown where only so many are: one of each by turns, of those that make the run
  /// fail first, then as the groups come.
  static func quota(of groups: [RuleGroup], most: Int) -> [Int] {
    let order = groups.indices.sorted { left, right in
      let (fails, others) = (groups[left].isFailing, groups[right].isFailing)
      return fails != others ? fails : left < right
    }
    var (quota, left) = (groups.map { _ in 0 }, most)
    while left > 0 {
      let open = order.filter { quota[$0] < groups[$0].findings.count }.prefix(left)
      if open.isEmpty { break }
      for group in open { quota[group] += 1 }
      left -= open.count
    }
    return quota
  }

  /// Whether a finding of it makes the run fail.
  private var isFailing: Bool { findings.contains(where: \.isFailing) }

  /// All groups of a report, worst impact first, then by rule.
  static func all(of findings: [Finding]) -> [RuleGroup] {
    struct Key: Hashable {
      let impact: Impact
      let rule: RuleID
    }
    var groups: [Key: [Int32]] = [:]
    for (position, finding) in findings.enumerated() where finding.counts {
      groups[Key(impact: finding.impact, rule: finding.rule), default: []].append(Int32(position))
    }
    return groups.sorted { left, right in
      left.key.impact != right.key.impact
        ? left.key.impact > right.key.impact : left.key.rule < right.key.rule
    }.map { RuleGroup(all: findings, positions: $0.value) }
  }
}
