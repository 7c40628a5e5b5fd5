import EavesChecks
import EavesFindings
import EavesSource

/// What is reported on: files, lines and rules. The whole project is scanned whatever it says.
struct ReportScope {
  /// Files and folders; empty: all.
  let paths: [FilePath]
  /// Empty: all.
  let globs: [PathPattern]
  /// Nil: all lines.
  let changes: ChangedLines?
  /// The rules that ran.
  let rules: Set<RuleID>
  /// Whether a baseline entry of a rule that is no more is judged, too.
  let judgesUnknownRules: Bool
  /// Files that could not be read: nothing is known of them.
  let unread: Set<FilePath>

  func covers(_ path: FilePath) -> Bool {
    let isInPaths = paths.isEmpty || paths.contains { $0 == path || path.text.hasPrefix($0.text + "/") }
    return isInPaths && (globs.isEmpty || globs.contains { $0.matches(path) })
  }

  /// A finding in the files that is on a changed line, or has a related place there. What is wrong with the
  /// baseline itself has been chosen already.
  func reports(_ finding: Finding) -> Bool {
    if finding.rule == .baseline { return true }
    guard covers(finding.place.path) else { return false }
    guard let changes else { return true }
    return changes.touches(finding.place) || finding.related.contains { changes.touches($0.place) }
  }

  /// Whether a stale entry is to blame: its rule ran, its file is reported on.
  func judges(_ stale: BaselineMatch.Stale) -> Bool {
    let path = stale.entry.key.path
    guard covers(path), !unread.contains(path), changes?.concerns(path) ?? true else { return false }
    if case .unknownRule = stale.cause { return judgesUnknownRules }
    return rules.contains(stale.entry.key.rule)
  }
}
