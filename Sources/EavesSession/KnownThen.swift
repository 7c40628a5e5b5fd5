import EavesChecks
package import EavesFindings
package import EavesSource

/// What was known at the revision that a report compares with. Entries of a baseline and allowances that were added
/// since hide nothing.
package struct KnownThen: Sendable {
  /// What changed since.
  package let changes: ChangedLines
  /// The entries of the baseline as it was.
  package let baseline: Baseline
  /// Whether the entries say in which member a finding is; those of an older format do not.
  package let knowsMembers: Bool

  package init(changes: ChangedLines, baseline: Baseline, knowsMembers: Bool = true) {
    self.changes = changes
    self.baseline = baseline
    self.knowsMembers = knowsMembers
  }

  /// Takes the mark from findings that only new entries know.
  ///
  /// - Parameters:
  ///   - findings: those that the baseline of today knows are marked.
  ///   - match: makes a match of a baseline with findings of which none is marked.
  func unmark(_ findings: inout [Finding], _ match: (Baseline, [Finding]) -> BaselineMatch) {
    guard findings.contains(where: \.isBaselined) else { return }
    if !knowsMembers { return unmarkByCount(&findings) }
    let then = match(baseline, findings.map(Self.unmarked)).findings
    for index in findings.indices where !then[index].isBaselined {
      findings[index] = Self.unmarked(findings[index])
    }
  }

  /// Of the same facts in any member no more are known than there were entries.
  private func unmarkByCount(_ findings: inout [Finding]) {
    var left: [FindingKey: Int] = [:]
    for entry in baseline.entries { left[entry.key.inMember(nil), default: 0] += 1 }
    for index in findings.indices where findings[index].isBaselined {
      let key = findings[index].key.inMember(nil)
      if left[key, default: 0] > 0 {
        left[key, default: 0] -= 1
      } else {
        findings[index] = Self.unmarked(findings[index])
      }
    }
  }

  private static func unmarked(_ finding: Finding) -> Finding {
    var copy = finding
    (copy.isBaselined, copy.baselineReason) = (false, nil)
    return copy
  }

  /// The entries that were added since, asked one by one.
  func added(_ rules: [RuleID: RuleID]) -> @Sendable (BaselineEntry) -> Bool {
    var known: [FindingKey: Set<Int>] = [:]
    for entry in baseline.entries {
      let key = entry.key.ruled(by: rules[entry.key.rule] ?? entry.key.rule)
      known[knowsMembers ? key : key.inMember(nil), default: []].insert(entry.ordinal)
    }
    let (entries, knowsMembers) = (known, knowsMembers)
    return { entry in
      !entries[knowsMembers ? entry.key : entry.key.inMember(nil), default: []].contains(entry.ordinal)
    }
  }
}
