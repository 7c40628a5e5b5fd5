import EavesFindings

extension Sequence<Finding> {
  /// The worst first, among equals by place. O(n log n).
  var worstFirst: [Finding] { sorted { ($1.impact, $0.place) < ($0.impact, $1.place) } }
}

/// Findings that were there before, to be told from those that an edit brings: by what they are, not by where.
struct KnownFindings {
  private var counts: [FindingKey: Int] = [:]

  /// Those that count.
  init(_ findings: [Finding]) {
    for finding in findings where finding.counts { counts[finding.key, default: 0] += 1 }
  }

  /// Whether a finding is one more than there were. Each is to be asked about once.
  mutating func isNew(_ finding: Finding) -> Bool {
    guard let left = counts[finding.key], left > 0 else { return true }
    counts[finding.key] = left - 1
    return false
  }
}
