import EavesChecks
package import EavesFindings
package import EavesSource

/// What was known at the revision that a report compares with. Entries of a baseline and allowances that were added
/// since hide nothing.
package struct KnownAtRevision: Sendable {
  /// What changed since.
  package let changes: ChangedLines
  /// The entries of the baseline as it was.
  package let baseline: Baseline
  /// Whether the entries say in which member a finding is; those of an older format do not.
  package let recordsMembers: Bool

  package init(changes: ChangedLines, baseline: Baseline, recordsMembers: Bool = true) {
    self.changes = changes
    self.baseline = baseline
    self.recordsMembers = recordsMembers
  }

  /// Marks findings as new again that only new entries list.
  ///
  /// - Parameters:
  /// - findings: those in today's baseline are marked.
  ///   - match: makes a match of a baseline with findings of which none is marked.
  func unmark(_ findings: inout [Finding], _ match: (Baseline, [Finding]) -> BaselineMatch) {
    guard findings.contains(where: \.isBaselined) else { return }
    if !recordsMembers { return unmarkByCount(&findings) }
    let then = match(baseline, findings.map(Self.unmarked)).findings
    for index in findings.indices where findings[index].isBaselined && !then[index].isBaselined {
      ignoreEntry(of: &findings[index])
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
        ignoreEntry(of: &findings[index])
      }
    }
  }

  private func ignoreEntry(of finding: inout Finding) {
    finding = Self.unmarked(finding)
    if finding.ignored == nil { finding.ignored = .baseline }
  }

  private static func unmarked(_ finding: Finding) -> Finding {
    var copy = finding
    (copy.isBaselined, copy.baselineReason) = (false, nil)
    return copy
  }

  /// The entries that were added since, asked one by one.
  func added(_ rules: [RuleID: [RuleID]]) -> @Sendable (BaselineEntry) -> Bool {
    var known: [FindingKey: Set<Int>] = [:]
    for entry in baseline.entries {
      for rule in rules[entry.key.rule] ?? [entry.key.rule] {
        let key = entry.key.ruled(by: rule)
        known[recordsMembers ? key : key.inMember(nil), default: []].insert(entry.ordinal)
      }
    }
    let (entries, recordsMembers) = (known, recordsMembers)
    return { entry in
      !entries[recordsMembers ? entry.key : entry.key.inMember(nil), default: []].contains(entry.ordinal)
    }
  }
}
