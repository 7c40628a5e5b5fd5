import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves survey`: how well each profile fits a project, with evidence, and which one it follows.
struct SurveyCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(survey) }

  private func survey() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings)
    let project = CheckCommand.project(of: scan, workspace, settings)
    let survey = Survey(of: project, by: workspace.book)
    if invocation.format == "json" {
      var text = ""
      SurveyJSON(survey: survey, scan: scan).value.write(to: &text)
      output.say(text + "\n")
    } else {
      output.say(SurveyText(survey: survey).text)
    }
    return .clean
  }
}
