import EavesFiles
import EavesFindings
import EavesReporters
import EavesSource

/// The page of a step of a GitHub workflow: what GitHub's list of annotations has no room for.
///
/// GitHub names a file in an environment variable, and shows what a step adds to it.
struct StepSummary {
  static let variable = "GITHUB_STEP_SUMMARY"

  private let output: Output

  init(_ output: Output) { self.output = output }

  /// Adds the report as Markdown, for the format `github` where GitHub asks for it; else nothing.
  func write(_ report: Report, _ settings: CheckSettings) throws(Workspace.Problems) {
    guard settings.format == "github", let file = output.variable(Self.variable), !file.isEmpty else {
      return
    }
    let text = GitHubReporter(options: settings.reportOptions).summary(of: report)
    do throws(FileFault) {
      try FileWriter.append(Array(text.utf8), to: AbsolutePath(file, in: try AbsolutePath.current()))
    } catch {
      throw Workspace.Problems([
        Problem(
          "the summary of the step cannot be written: \(error.message)",
          remedy: "unset \(Self.variable), or name a file that you may write", path: FilePath(file))
      ])
    }
  }
}
