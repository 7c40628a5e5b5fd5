import EavesDocuments
import EavesFindings
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves survey`: how well each profile fits a project, with evidence, and which one it follows.
struct SurveyCommand {
  private let invocation: Invocation
  private let output: Output
  /// The only profile that is surveyed; nil: all.
  private let wanted: String?

  /// The profile is no choice of rules here, and there are some that have none of their own.
  init(_ invocation: Invocation, _ output: Output) {
    wanted = invocation.profile
    var invocation = invocation
    invocation.profile = nil
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(survey) }

  private func survey() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    var settings = CheckSettings(invocation, workspace)
    // The chosen profile is ignored: a survey looks at the code only.
    settings.options.profileSource = .survey
    let scan = try CheckCommand.scan(workspace, settings)
    let session = workspace.session(of: scan, settings.options)
    guard let survey = session.survey else { return .couldNotRun }
    if let wanted { try check(wanted, among: survey.standings.map(\.definition.name)) }
    let silence = session.missingLayerRules(workspace.configuration)
    if invocation.format == "json" {
      output.say(SurveyJSON(survey: survey, scan: scan, silence: silence, wanted: wanted).value.page)
    } else {
      output.say(SurveyText(survey: survey, silence: silence, wanted: wanted).text)
    }
    return .clean
  }

  private func check(_ name: String, among known: [String]) throws(Workspace.Problems) {
    if known.contains(name) { return }
    let near = nearest(to: name, among: known).map { "did you mean `\($0)`? " } ?? ""
    throw Workspace.Problems([
      Problem(
        "profile `\(name)` has no indicators", remedy: "\(near)profiles: \(known.joined(separator: ", "))")
    ])
  }
}
