import EavesChecks
package import EavesFindings
import EavesProject
package import EavesSource

/// A baseline and what there is today: what stays, what could go, what would be new.
package struct BaselineChange: Sendable {
  /// Entries that a finding answers to, and those that were not judged; as they would be written today.
  package let kept: [BaselineEntry]
  /// Entries of `kept` whose file has changed its path.
  package let moved: [BaselineEntry]
  /// Entries of another version of Eaves whose finding has other facts since, as they were written; ascending. What
  /// `kept` has of them is as it would be written today.
  package let rekeyed: [BaselineEntry]
  /// How many entries of `kept` followed nothing, and will follow moves from now on.
  package let learned: Int
  /// Entries of `kept` whose rules do not run in this project; ascending.
  package let asleep: [BaselineEntry]
  /// Entries that nothing answers to; ascending.
  package let stale: [BaselineEntry]
  /// How many entries of `kept` have no finding, and the file that was not understood, for which they stay.
  package let hidden: (count: Int, unparsed: FilePath)?
  /// Findings without an entry; ascending.
  package let fresh: [BaselineEntry]

  /// - Parameters:
  ///   - findings: all of the project.
  ///   - known: the rules that exist, by each of their names.
  ///   - moves: what is known of the project that the findings are of.
  ///   - scope: what is judged; without a change of lines.
  ///   - version: that of this Eaves; nil: no entry is re-keyed, and entries record none.
  init(
    _ baseline: Baseline?, _ findings: [Finding], known: [RuleID: [RuleID]], moves: EntryMoves,
    scope: ReportScope, version: String?
  ) {
    let empty = Baseline(path: FilePath(""), entries: [])
    let match = BaselineMatch(baseline ?? empty, findings, known: known, moves: moves, version: version)
    var moves = moves
    func entry(_ finding: Finding, _ ordinal: Int, remarkedAs old: BaselineEntry? = nil) -> BaselineEntry {
      BaselineEntry(
        key: finding.key, ordinal: ordinal, reason: old?.reason, owner: old?.owner,
        provenance: moves.provenance(of: finding, knowing: old?.provenance),
        members: moves.memberCount(of: finding), version: version ?? "")
    }
    let answers = match.answers.map { ($0.entry, today: entry($0.finding, $0.ordinal, remarkedAs: $0.entry)) }
    // An entry that was not checked keeps the provenance it was written with.
    let left = match.stale.filter { !scope.judges($0) }.map(\.entry)
    kept = (answers.map(\.today) + left).sorted()
    asleep = match.stale.filter(scope.isAsleep).map(\.entry).sorted()
    rekeyed = match.rekeyed
    moved = answers.filter { $0.0.key.path != $0.today.key.path }.map(\.today).sorted()
    learned = answers.count { $0.0.provenance == nil && $0.today.provenance != nil }
    stale = match.stale.filter(scope.judges).map(\.entry)
    let unseen = match.stale.count { scope.concerns($0) && scope.isHidden($0) }
    hidden = scope.unparsed.flatMap { unseen == 0 ? nil : (unseen, $0) }
    fresh = match.fresh.map { entry($0.finding, $0.ordinal) }.filter { scope.covers($0.key.path) }.sorted()
  }
}
