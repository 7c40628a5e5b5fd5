import EavesChecks
import EavesFindings
import EavesSource

/// The part of a project that is reported: files and rules. The whole project is scanned in any case.
struct ReportScope {
  /// Files and folders; empty: all.
  let paths: Set<FilePath>
  /// The same as folders.
  let folders: FolderTable<Bool>
  /// Empty: all.
  let globs: PathPatterns
  /// The rules that ran.
  let rules: Set<RuleID>
  /// Whether `only` and `min-impact` leave out none: then an entry of a rule that is no more is judged, too.
  let runsAll: Bool
  /// Files that could not be read: nothing is known of them.
  let unread: Set<FilePath>
  /// A file that could not be parsed completely, if any: its effect on other files is unknown, so no entry counts as
  /// fixed.
  let unparsed: FilePath?

  /// Whether every finding is reported.
  var isWhole: Bool { paths.isEmpty && globs.isEmpty }

  func covers(_ path: FilePath) -> Bool {
    let isInPaths =
      paths.isEmpty || paths.contains(path) || folders.nearest(around: path) != nil
    return isInPaths && (globs.isEmpty || globs.matches(path))
  }

  /// A finding in the files. What is wrong with the baseline itself has been chosen already.
  func reports(_ finding: Finding) -> Bool {
    finding.rule == .baseline || covers(finding.place.path)
  }

  /// Whether a stale entry is to blame: its rule ran, its file is reported on, and all code was understood.
  func judges(_ stale: BaselineMatch.Stale) -> Bool { concerns(stale) && !isHidden(stale) }

  /// Whether the finding of an entry may only be out of sight.
  func isHidden(_ stale: BaselineMatch.Stale) -> Bool {
    if case .fixed = stale.cause { unparsed != nil } else { false }
  }

  /// Whether an entry is not checked because its rule does not run in this project.
  func isAsleep(_ stale: BaselineMatch.Stale) -> Bool {
    if case .unknownRule = stale.cause { return false }
    return runsAll && covers(stale.entry.key.path) && !rules.contains(stale.entry.key.rule)
  }

  func concerns(_ stale: BaselineMatch.Stale) -> Bool {
    guard concerns(stale.entry) else { return false }
    if case .unknownRule = stale.cause { return runsAll }
    return rules.contains(stale.entry.key.rule)
  }

  /// Whether the file of an entry is reported on.
  func concerns(_ entry: BaselineEntry) -> Bool {
    let path = entry.key.path
    return covers(path) && !unread.contains(path)
  }
}
