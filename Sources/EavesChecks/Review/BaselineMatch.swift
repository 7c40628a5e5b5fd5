package import EavesFindings
import EavesSource

/// Which findings a baseline lists, and which of its entries are stale.
///
/// A finding matches one entry, an entry one finding. First come findings with the same facts in the same file, then
/// those where the entry's type or file was moved to (see `EntryMoves`), then those whose member was renamed, last
/// those that Eaves has other facts of since an upgrade (see `Rekeying`). There are never more known findings of the
/// same facts than entries.
package struct BaselineMatch: Sendable {
  /// A stale entry: no finding matches it.
  package struct Stale: Sendable {
    /// Why an entry is stale.
    package enum Cause: Sendable {
      case fixed
      /// The line of the file on which the same entry stands already; nil when it is not known.
      case duplicate(line: Int?)
      case unknownRule
    }

    package let entry: BaselineEntry
    package let cause: Cause
  }

  /// A finding and the entry that it matches.
  package struct Answer: Sendable {
    package let entry: BaselineEntry
    package let finding: Finding
    /// 0-based, among findings with the same key.
    package let ordinal: Int
  }

  /// The findings as they were given, the known ones marked.
  package private(set) var findings: [Finding]
  /// In the order of the findings.
  package private(set) var answers: [Answer] = []
  /// Entries that another version of Eaves wrote with other facts than their finding has, several maybe one finding;
  /// ascending.
  package private(set) var rekeyed: [BaselineEntry] = []
  /// Ascending.
  package private(set) var stale: [Stale] = []
  /// Findings that count, and no entry knows, with their ordinals; in the order of the findings.
  package private(set) var fresh: [(finding: Finding, ordinal: Int)] = []

  /// - Parameters:
  ///   - findings: all of the project, sorted by place.
  ///   - known: the rules that exist, by each of their names; an entry under a former id of several is of the one
  ///     that has its finding.
  ///   - moves: what is known of the project that the findings are of.
  ///   - version: that of this Eaves; nil: no entry is re-keyed.
  ///   - isNew: whether the code of a finding was not there at the revision that is compared with: of several with the
  ///     same facts in a file, those whose code was there answer first. Nil: there is no such revision.
  package init(
    _ baseline: Baseline, _ findings: [Finding], known: [RuleID: [RuleID]], moves: EntryMoves,
    version: String? = nil, isNew: ((Finding) -> Bool)? = nil
  ) {
    self.findings = findings
    var moves = moves
    let ordinals = Self.ordinals(findings)
    var left = sorted(out: baseline, known)
    let isNew = isNew.map { findings.map($0) }
    var open = UnmatchedFindings(findings, ordinals, isHeldBack: isNew ?? findings.map { _ in false })
    var pairs: [Int: BaselineEntry] = [:]
    func answer(_ take: (BaselineEntry) -> Int?) {
      left = left.filter { entry in
        guard let finding = take(entry) else { return true }
        pairs[finding] = entry
        return false
      }
    }
    func answerInPlace() {
      answer { open.take($0.key, ordinal: $0.ordinal) }
      // Another of the same facts in the file has gone, or come.
      answer { open.take($0.key) }
    }
    func answerMoved() {
      guard left.contains(where: { $0.provenance != nil }) else { return }
      var candidates = RenameCandidates(open.open, moves)
      for keepsName in [true, false] {
        answer { candidates.take($0, keepingName: keepsName, from: &open) }
      }
    }
    answerInPlace()
    if open.isHoldingBack {
      answerMoved()
      open.release()
      answerInPlace()
    }
    answerMoved()
    answer { open.takeRenamed($0, moves: &moves) }
    // What was in code that is not understood may be in it still.
    let older = left.filter { version != nil && $0.version != version && !moves.isUnknown($0.key.path) }
    let unchanged =
      older.isEmpty
      ? [] : open.openIndices.filter { isNew?[$0] != true }
    let matched = Rekeying.pairs(of: older, with: findings, open: unchanged, isCompared: isNew != nil)
    for (entry, index) in matched {
      pairs[index] = pairs[index]?.remarked(as: entry) ?? entry
      rekeyed.append(entry)
    }
    let gone = Set(rekeyed)
    left.removeAll { gone.contains($0) }
    rekeyed.sort()
    for index in findings.indices {
      if let entry = pairs[index] {
        self.findings[index].isBaselined = true
        self.findings[index].baselineReason = entry.reason
        answers.append(Answer(entry: entry, finding: findings[index], ordinal: ordinals[index]))
      } else if findings[index].counts {
        fresh.append((findings[index], ordinals[index]))
      }
    }
    stale += left.map { Stale(entry: $0, cause: .fixed) }
    stale.sort { $0.entry < $1.entry }
  }

  /// Ordinals among equal keys, as fingerprints count them.
  private static func ordinals(_ findings: [Finding]) -> [Int] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      defer { seen[finding.key, default: 0] += 1 }
      return seen[finding.key, default: 0]
    }
  }

  /// The entries that a finding may answer to, ascending, rules by the name they have today.
  private mutating func sorted(out baseline: Baseline, _ known: [RuleID: [RuleID]]) -> [BaselineEntry] {
    let found = Set(findings.map(\.key))
    func today(_ key: FindingKey) -> FindingKey? {
      let keys = known[key.rule]?.map(key.ruled)
      return keys?.first(where: found.contains) ?? keys?.first
    }
    var lines: [FindingKey: [Int: Int?]] = [:]
    var entries: [BaselineEntry] = []
    for entry in baseline.entries {
      guard let key = today(entry.key) else {
        stale.append(Stale(entry: entry, cause: .unknownRule))
        continue
      }
      var copy = entry
      copy.key = key
      if let line = lines[copy.key]?[copy.ordinal] {
        stale.append(Stale(entry: copy, cause: .duplicate(line: line)))
        continue
      }
      lines[copy.key, default: [:]][copy.ordinal] = .some(copy.place?.start.line)
      entries.append(copy)
    }
    return entries.sorted()
  }
}
