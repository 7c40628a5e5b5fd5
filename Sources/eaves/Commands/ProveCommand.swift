import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// `eaves prove [RULE…]`: plants violations of the active rules in memory, and says which of them the check catches.
struct ProveCommand {
  /// Plants for each rule.
  static let usualSample = 10
  /// More would not tell more.
  static let mostSamples = 1_000
  static let usualSeed = 1

  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(prove) }

  private func prove() throws(Workspace.Problems) -> ExitStatus {
    defer { output.progress(nil) }
    let workspace = try Workspace(invocation, paths: [])
    let file = try ReportFile.ofCommandLine(invocation, "the proof", root: workspace.root.folder)
    let settings = CheckSettings(invocation, workspace)
    let rules =
      invocation.operands.isEmpty ? nil : try Self.rules(named: invocation.operands, in: workspace.ruleSet)
    output.progress("reading the Swift files")
    let scan = try CheckCommand.scan(workspace, settings)
    let session = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: settings.options)
    try CheckCommand.checkRules(session.documentsOfRoot, session.options, invocation, workspace)
    try CheckCommand.checkLayers(of: session)
    try Self.checkActive(rules, session)
    output.progress("planting violations and checking \(scan.outlines.count) files")
    let prover = CheckProver(session, everything: everything(scan, workspace, settings))
    let proof = prover.proof(
      of: rules, sample: invocation.sample ?? Self.usualSample, seed: invocation.seed ?? Self.usualSeed)
    output.progress(nil)
    guard let share = proof.share else { throw Workspace.Problems([Self.nothingPlanted(proof)]) }
    let isJSON = invocation.format == "json"
    let text = isJSON ? ProveJSON(proof: proof).text : ProveText(proof: proof).text
    if let file { try file.write(text) } else { output.hand(over: text) }
    guard let least = invocation.leastShare, share * 100 < least else { return .clean }
    output.complain([
      Problem(
        "the check catches \(ProveText.percent(share)), which is less than --at-least \(least == least.rounded() ? "\(Int(least))" : "\(least)")",
        remedy: "fix the checks of the rules that the report lists as missed, or lower the percentage")
    ])
    return .findings
  }

  /// The same root without `include:` and `exclude:`; nil where they leave nothing out.
  private func everything(_ scan: ProjectScan, _ workspace: Workspace, _ settings: CheckSettings)
    -> ProjectScan?
  {
    let configuration = workspace.configuration
    let narrows =
      !configuration.include.isEmpty || !configuration.exclude.isEmpty
      || scan.nested.contains { !$0.configuration.exclude.isEmpty }
    if !narrows { return nil }
    return ProjectScan(
      root: workspace.root.folder, include: [], exclude: [], nested: false, boundary: workspace.boundary,
      cache: OutlineCache(scan.outlines), workers: settings.options.workers)
  }

  // MARK: Rules

  static func rules(named names: [String], in ruleSet: RuleSet) throws(Workspace.Problems) -> Set<RuleID> {
    let unknown = names.filter { ruleSet.rules(called: $0).isEmpty }
    let known = Set(ruleSet.documents.map(\.id.text))
    let problems = ArgumentProblem.unknownRules(unknown, among: known)
    if !problems.isEmpty { throw Workspace.Problems(problems) }
    return Set(names.flatMap { ruleSet.rules(called: $0) }.map(\.id))
  }

  /// Throws where a rule does not run.
  static func checkActive(_ rules: Set<RuleID>?, _ session: CheckSession) throws(Workspace.Problems) {
    let active = Set(session.documents.filter { $0.status == .rule }.map(\.id))
    let idle = (rules ?? []).subtracting(active).sorted()
    if idle.isEmpty { return }
    throw Workspace.Problems(
      idle.map {
        Problem(
          "the rule \($0) is not active here",
          remedy:
            "choose a profile that has the rule with --profile, add the rule to `on:` in eaves.yml, or delete it from "
            + "`off:`")
      })
  }

  static func nothingPlanted(_ proof: CheckProof) -> Problem {
    let why = proof.unplanted.first.map { "\($0.rule) \($0.why)" } ?? "no rule is active"
    return Problem(
      "nothing was planted: \(why)", remedy: "name a rule that forbids a use, or choose another profile")
  }
}
