import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// `eaves coverage`: what no rule covers, with places and what to do.
struct CoverageCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(list) }

  private func list() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    defer { output.progress(nil) }
    output.progress("reading the Swift files")
    let scan = try CheckCommand.scan(workspace, settings)
    var options = settings.options
    options.listsPackageCalls = true
    let session = workspace.session(of: scan, options)
    try CheckCommand.checkRules(session.documentsOfRoot, session.options, invocation, workspace)
    try CheckCommand.checkPaths(scan, settings)
    output.progress("checking \(scan.outlines.count) files")
    let coverage = narrowed(session.report().checked.coverage, to: settings.options.paths)
    let proposals = narrowed(
      RoleProposals(session.project).lines, in: session.project, to: settings.options.paths)
    if !proposals.isEmpty { output.progress("checking with each line for `roles:`") }
    let proposed = ProposedRoles(proposals, session.effects(of: proposals), in: session.project)
    output.progress(nil)
    if invocation.format == "json" {
      output.hand(over: CoverageJSON(coverage: coverage, proposed: proposed).text)
    } else {
      output.say(CoverageText(coverage: coverage, proposed: proposed).text)
    }
    return .clean
  }

  /// A PATH narrows what is listed, as it narrows a report.
  private func narrowed(_ coverage: Coverage, to paths: [FilePath]) -> Coverage {
    guard let isWanted = Self.filter(paths) else { return coverage }
    var narrowed = coverage
    for list in Coverage.List.allCases { narrowed[list] = coverage[list].filter { isWanted($0.place.path) } }
    return narrowed
  }

  /// Lines that place a type there.
  private func narrowed(
    _ lines: [RoleProposal], in project: Project, to paths: [FilePath]
  ) -> [RoleProposal] {
    guard let isWanted = Self.filter(paths) else { return lines }
    return lines.filter { line in
      line.types.contains { isWanted(project.files[Int(project.types[$0.index].place.file)].path) }
    }
  }

  /// Nil where everything is wanted.
  private static func filter(_ paths: [FilePath]) -> ((FilePath) -> Bool)? {
    if paths.isEmpty || paths.contains(where: \.text.isEmpty) { return nil }
    return { path in paths.contains { path.lies(in: $0) } }
  }
}
