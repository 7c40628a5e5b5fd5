import EavesFindings

/// The findings of one rule that count, at one impact: what people read together. Never empty.
struct RuleGroup {
  let first: Finding
  /// In the order of the report: by path.
  let findings: [Finding]

  /// All groups of a report, worst impact first, then by rule.
  static func all(of findings: [Finding]) -> [RuleGroup] {
    struct Key: Hashable {
      let impact: Impact
      let rule: RuleID
    }
    let groups = Dictionary(grouping: findings.filter(\.counts)) { Key(impact: $0.impact, rule: $0.rule) }
    return groups.values.compactMap { findings in
      findings.first.map { RuleGroup(first: $0, findings: findings) }
    }.sorted { left, right in
      left.first.impact != right.first.impact
        ? left.first.impact > right.first.impact : left.first.rule < right.first.rule
    }
  }
}
