import EavesFindings
import EavesSource

/// Findings of one rule and one impact, printed together. Never empty.
struct RuleGroup {
  private let all: [Finding]
  /// In the report.
  let positions: [Int32]

  var first: Finding { all[Int(positions[0])] }

  /// In the order of the report: by path.
  var findings: some RandomAccessCollection<Finding> {
    let all = all
    return positions.lazy.map { all[Int($0)] }
  }

  /// Findings that are only counted.
  struct Hidden: Equatable {
    /// "in TripList", "end where `Store.load()` uses `URLSession`".
    let what: String
    /// Their places among the findings of the group.
    let places: [Int]

    var count: Int { places.count }
  }

  /// The group with at most so many findings of each subject, and of each end that paths have in common; and for the
  /// last one shown of those, by its position among what is left, how many more there are. O(findings).
  ///
  /// - Parameter count: at most so many findings in all: what is more is said elsewhere.
  func limited(to most: Int, first count: Int = .max) -> (group: RuleGroup, hidden: [Int: [Hidden]]) {
    enum Kind: Hashable {
      /// The path is there where the name alone is not enough.
      case subject(Cause.Subject, name: String, path: String?)
      case end(Place, message: String)
    }
    var counts: [Kind: Int] = [:]
    var last: [Kind: Int] = [:]
    var dropped: [Kind: [Int]] = [:]
    var kept: [Int32] = []
    for (place, position) in positions.enumerated() {
      let finding = all[Int(position)]
      let cause = finding.facts.cause.subject
      let subject = Kind.subject(
        cause, name: finding.subject.name, path: cause == .file ? finding.place.path.text : nil)
      // What a subject hides is counted there alone.
      counts[subject, default: 0] += 1
      if counts[subject, default: 0] > most {
        dropped[subject, default: []].append(place)
        continue
      }
      let end =
        finding.hops.count > 1 ? finding.hops.last.map { Kind.end($0.place, message: $0.message) } : nil
      if let end {
        counts[end, default: 0] += 1
        if counts[end, default: 0] > most {
          dropped[end, default: []].append(place)
          continue
        }
      }
      if kept.count >= count { continue }
      last[subject] = kept.count
      if let end { last[end] = kept.count }
      kept.append(position)
    }
    var hidden: [Int: [Hidden]] = [:]
    if kept.count >= count { return (RuleGroup(all: all, positions: kept), [:]) }
    for (kind, places) in dropped {
      guard let position = last[kind] else { continue }
      let what =
        switch kind {
        case .subject(_, let name, _): "in \(name)"
        case .end(_, let message): "end where \(message)"
        }
      hidden[position, default: []].append(Hidden(what: what, places: places))
    }
    return (
      RuleGroup(all: all, positions: kept),
      hidden.mapValues { list in list.sorted { ($1.count, $0.what) < ($0.count, $1.what) } }
    )
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
  ///
  /// - Parameter belongs: which findings are grouped; by default those that count.
  static func all(
    of findings: [Finding], where belongs: (Finding) -> Bool = \.counts
  ) -> [RuleGroup] {
    struct Key: Hashable {
      let impact: Impact
      let rule: RuleID
    }
    var groups: [Key: [Int32]] = [:]
    for (position, finding) in findings.enumerated() where belongs(finding) {
      groups[Key(impact: finding.impact, rule: finding.rule), default: []].append(Int32(position))
    }
    return groups.sorted { left, right in
      left.key.impact != right.key.impact
        ? left.key.impact > right.key.impact : left.key.rule < right.key.rule
    }.map { RuleGroup(all: findings, positions: $0.value) }
  }
}
