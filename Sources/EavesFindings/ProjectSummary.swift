package import EavesSource

/// One of several projects that a run checked, each by its own configuration.
package struct ProjectSummary: Sendable {
  /// Its root as seen from the folder that the report's paths begin in; `.` for that folder itself.
  package let root: FilePath
  package let profile: String
  /// Nil where those rules ran that the code follows.
  package let chosenProfile: String?
  package let profileSource: Report.ProfileSource
  package let checked: Checked
  /// Baseline entries that nothing answers to, as the project's own report names them.
  package let staleBaseline: [ReportedEntry]
  /// Those whose finding has other facts since Eaves was upgraded, named the same way.
  package let rekeyedBaseline: [ReportedEntry]
  /// What its findings are narrowed to; nil: to nothing.
  package let narrowing: Narrowing?
  /// The revision that its code is compared with; nil: none.
  package let since: String?
  /// Findings that are not shown because they were reported at that revision; 0 where nothing is compared.
  package let leftOut: Int

  package init(root: FilePath, of report: Report) {
    self.root = root
    profile = report.profile
    chosenProfile = report.chosenProfile
    profileSource = report.profileSource
    checked = report.checked
    (staleBaseline, rekeyedBaseline) = (report.staleBaseline, report.rekeyedBaseline)
    (narrowing, leftOut) = (report.narrowing, report.leftOut)
    since = report.since
  }
}
