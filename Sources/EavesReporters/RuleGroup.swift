import EavesFindings

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
