import EavesFindings

extension Sequence<Finding> {
  /// The worst first, among equals by place. O(n log n).
  var worstFirst: [Finding] { sorted { ($1.impact, $0.place) < ($0.impact, $1.place) } }
}

/// Findings before an edit, to tell them from new ones: by their facts, not by their places. A renamed member does not
/// make a finding new.
struct KnownFindings {
  private var counts: [FindingKey: Int] = [:]

  /// Those that count.
  init(_ findings: [Finding]) {
    for finding in findings where finding.counts {
      counts[finding.key.inMember(nil), default: 0] += 1
    }
  }

  /// Whether a finding is one more than there were. Each is to be asked about once.
  mutating func isNew(_ finding: Finding) -> Bool {
    let key = finding.key.inMember(nil)
    guard let left = counts[key], left > 0 else { return true }
    counts[key] = left - 1
    return false
  }
}
