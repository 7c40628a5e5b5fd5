import EavesFindings
import EavesSource

/// The findings of one rule that count, at one impact: what people read together. Never empty.
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
  func limited(to most: Int) -> (group: RuleGroup, hidden: [Int: Int]) {
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
      if counts[subject, default: 0] > most { continue }
      last[subject] = kept.count
      kept.append(position)
    }
    var hidden: [Int: Int] = [:]
    for (subject, count) in counts where count > most {
      if let position = last[subject] { hidden[position] = count - most }
    }
    return (RuleGroup(all: all, positions: kept), hidden)
  }

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
