import EavesChecks
package import EavesFindings
import EavesSource

/// A baseline and what there is today: what stays, what could go, what would be new.
package struct BaselineChange: Sendable {
  /// Entries that a finding answers to, and those that were not judged; as they would be written today.
  package let kept: [BaselineEntry]
  /// Entries of `kept` whose file has changed its path.
  package let moved: [BaselineEntry]
  /// Entries that nothing answers to; ascending.
  package let stale: [BaselineEntry]
  /// Findings that no entry knows; ascending.
  package let fresh: [BaselineEntry]

  /// - Parameters:
  ///   - findings: all of the project.
  ///   - known: the rules that exist, by each of their names.
  ///   - scope: what is judged; without a change of lines.
  init(_ baseline: Baseline?, _ findings: [Finding], known: [RuleID: RuleID], scope: ReportScope) {
    let empty = Baseline(path: FilePath(""), entries: [])
    let match = BaselineMatch(baseline ?? empty, findings, known: known)
    let left = match.stale.filter { !scope.judges($0) }.map(\.entry)
    kept = (match.answers.map(\.today) + left).sorted()
    moved = match.answers.filter { $0.entry.key.path != $0.today.key.path }.map(\.today).sorted()
    stale = match.stale.filter(scope.judges).map(\.entry)
    fresh = match.fresh.filter { scope.covers($0.key.path) }.sorted()
  }
}
