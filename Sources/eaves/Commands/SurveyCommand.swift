import EavesFindings
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
    var settings = CheckSettings(invocation, workspace)
    // Whatever somebody chose: the question is what the code says.
    settings.options.profileSource = .survey
    let scan = try CheckCommand.scan(workspace, settings)
    let session = CheckSession(
      scan: scan, book: workspace.book, configuration: workspace.configuration, options: settings.options)
    guard let survey = session.survey else { return .couldNotRun }
    let silence = session.layerSilence(workspace.configuration)
    if invocation.format == "json" {
      var text = ""
      SurveyJSON(survey: survey, scan: scan, silence: silence).value.write(to: &text)
      output.say(text + "\n")
    } else {
      output.say(SurveyText(survey: survey, silence: silence).text)
    }
    return .clean
  }
}
