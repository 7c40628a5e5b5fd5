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
  package let staleBaseline: [StaleEntry]

  package init(root: FilePath, of report: Report) {
    self.root = root
    profile = report.profile
    chosenProfile = report.chosenProfile
    profileSource = report.profileSource
    checked = report.checked
    staleBaseline = report.staleBaseline
  }
}
