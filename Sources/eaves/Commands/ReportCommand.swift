import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads

/// `eaves report`: a check as one page of HTML, with the picture of the project.
///
/// The exit status is 0 whatever it finds: use `check` to fail on findings.
struct ReportCommand {
  /// The default path of the page.
  static let usualName = "eaves-report.html"

  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus {
    output.reporting { () throws(Workspace.Problems) in
      let (roots, walkResult) = try ProjectRoots.of(invocation)
      guard let roots else { return try report(walkResult) }
      return try MultiProjectCheck(roots, invocation, output).page()
    }
  }

  private func report(_ walkResult: DirectoryWalk.WalkResult?) throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands, earlier: walkResult)
    var settings = CheckSettings(invocation, workspace)
    try CheckCommand.checkNames(invocation, workspace.ruleSet)
    let file = try ReportFile.ofCommandLine(
      invocation, "the page", root: workspace.root.folder, otherwise: Self.usualName)
    let baseline = try BaselineFile.read(invocation, workspace)
    settings.use(baseline)
    let check = CheckCommand(invocation, output)
    var commits: Comparison.Commits = [:]
    let comparison = try Comparison.of(invocation, workspace, &commits)
    comparison?.narrow(&settings.options)
    defer { output.progress(nil) }
    output.progress("reading the Swift files")
    let scan = try CheckCommand.scan(workspace, settings)
    output.progress("checking \(scan.outlines.count) files")
    let session = workspace.session(of: scan, settings.options)
    try CheckCommand.checkRules(session.documentsOfRoot, session.options, invocation, workspace)
    try CheckCommand.checkLayers(of: session)
    try CheckCommand.checkPaths(scan, settings)
    var report = session.report()
    report.notices += comparison?.notices ?? []
    report.since = comparison?.revision
    report.narrowing = check.narrowing(settings.options, comparison)
    report.preamble = SurveyWording.preamble(session)
    settings.markFailures(in: &report)
    output.progress("drawing the picture")
    let owners = owners(of: &report, below: workspace.root.folder)
    let projectMap = ProjectMap(of: session.project, findings: report.findings)
    let page = ReportPage(
      report, picture: Self.picture(of: projectMap, settings), trend: trend(of: baseline), owners: owners,
      name: workspace.root.folder.name)
    try write(page, to: file)
    return .clean
  }

  /// A map drawn by as many as share the work.
  static func picture(of projectMap: ProjectMap, _ settings: CheckSettings) -> Picture {
    let workers = settings.options.workers
    return Picture(of: projectMap) { count, layout in workers.map(count: count, run: 1, layout) }
  }

  func write(_ page: ReportPage, to file: ReportFile?) throws(Workspace.Problems) {
    guard let file else { return output.hand(over: page.text) }
    try file.write(page.text)
    output.say("\(file.name): \(page.summary)\n")
  }

  /// Who owns the files with findings that count; nil where the repository does not say.
  func owners(of report: inout Report, below folder: AbsolutePath) -> [FilePath: [String]]? {
    let root = folder.grounded
    let top = Boundary.repository(around: root) ?? root
    guard let place = CodeOwners.places.first(where: { top.appending($0).isThere }) else { return nil }
    var message = "it has too many patterns for so many files"
    do throws(FileFault) {
      let bytes = try FileReader.bytes(
        of: top.appending(place), within: Boundary(around: root), shownAs: place, below: CodeOwners.sizeLimit)
      let paths = Set(report.findings.lazy.filter(\.counts).map(\.place.path))
      let page = CodeOwners(String(decoding: bytes, as: UTF8.self))
      if let owners = page.owners(of: paths, in: root.relative(to: top) ?? FilePath("")) { return owners }
    } catch {
      message = error.message
    }
    report.notices.append(
      Problem(
        "not read: \(message)", remedy: "the report does not list findings by owner", path: place,
        severity: .warning))
    return nil
  }

  /// How the baseline came to be what it is; nil where git does not know, or is not there: a page has no trend then.
  private func trend(of baseline: BaselineFile?) -> Trend? {
    guard let baseline, let folder = baseline.place.parent else { return nil }
    let path = FilePath(baseline.place.name)
    guard let repository = try? GitRepository(around: folder),
      let history = try? GitHistory(of: path, in: repository)
    else { return nil }
    return Trend(of: history, path: path)
  }
}
