import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads

/// `eaves check`: scans the root, runs the rules, prints the report.
struct CheckCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    let walkResult: DirectoryWalk.WalkResult?
    do throws(Workspace.Problems) {
      let found = try ProjectRoots.of(invocation)
      if let roots = found.roots {
        return output.reporting(MultiProjectCheck(roots, invocation, output).check)
      }
      walkResult = found.walkResult
    } catch {
      output.complain(error.list)
      return .couldNotRun
    }
    if invocation.watches { return CheckWatch(invocation, output).run() }
    return output.reporting { () throws(Workspace.Problems) in try check(walkResult) }
  }

  private func check(_ walkResult: DirectoryWalk.WalkResult?) throws(Workspace.Problems) -> ExitStatus {
    var times = StageTimes()
    let workspace = try Workspace(
      invocation, paths: invocation.operands, walkingWith: CheckSettings.workers(invocation),
      earlier: walkResult
    )
    output.keep(workspace)
    var settings = CheckSettings(invocation, workspace)
    try Self.checkNames(invocation, workspace.ruleSet)
    let file = try ReportFile.of(invocation, workspace)
    settings.use(try BaselineFile.read(invocation, workspace))
    let progress = settings.reportOptions.isQuiet ? { _ in } : output.progress
    defer { progress(nil) }
    let plan = RolePlan(workspace.ruleSet.vocabulary)
    times.end("reading the configuration and the documents")
    progress("reading the Swift files")
    let scan = try Self.scan(workspace, settings, unsaved: try standardInput(workspace))
    times.end("reading and scanning the Swift files")
    output.keep(scan)
    var commits: Comparison.Commits = [:]
    let comparison = try Comparison.of(invocation, workspace, &commits)
    var report = try report(of: scan, workspace, &settings, &times, comparison, plan) { output.keep($0) }
    output.keep(report)
    if settings.showsTimings || Machine.Stream.output.isTerminal { report.seconds = times.total.inSeconds }
    try write(report, settings, to: file)
    times.end("writing the report")
    if settings.showsTimings { output.writeNotes(times.lines) }
    return settings.status(of: report)
  }

  /// What there is to report of one project, with all reasons why it fails.
  ///
  /// - Parameters:
  ///   - comparison: what the code is compared with; nil: nothing.
  ///   - plan: the roles of the book, read; nil: they are read where they are needed.
  ///   - keep: takes the session when it has answered.
  func report(
    of scan: ProjectScan, _ workspace: Workspace, _ settings: inout CheckSettings, _ times: inout StageTimes,
    _ comparison: Comparison?, _ plan: RolePlan? = nil, _ keep: (CheckSession) -> Void = { _ in }
  ) throws(Workspace.Problems) -> Report {
    comparison?.narrow(&settings.options)
    let progress = settings.reportOptions.isQuiet ? { _ in } : output.progress
    defer { progress(nil) }
    progress("linking \(scan.outlines.count) files")
    let session = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: settings.options,
      plan: plan)
    keep(session)
    try Self.checkRules(session.documentsOfRoot, session.options, invocation, workspace)
    try Self.checkLayers(of: session)
    try Self.checkPaths(scan, settings)
    times.end("linking them, and giving roles")
    progress("asking the rules")
    var report = session.report()
    times.end("asking the rules")
    progress(nil)
    report.notices += comparison?.notices ?? []
    report.since = comparison?.revision
    report.narrowing = narrowing(settings.options, comparison)
    report.preamble = SurveyWording.preamble(session)
    settings.finish(&report)
    return report
  }

  /// A PATH or a glob that meets no Swift file narrows the report to nothing.
  static func checkPaths(_ scan: ProjectScan, _ settings: CheckSettings) throws(Workspace.Problems) {
    let paths = scan.outlines.map(\.source.path) + scan.faults.map(\.path)
    var problems: [Problem] = []
    var (files, folders) = (Set<FilePath>(), FolderTable<Bool>())
    if !settings.options.paths.isEmpty {
      files = Set(paths)
      for path in paths { folders.update(around: path) { $0 = true } }
    }
    for wanted in settings.options.paths
    where !files.contains(wanted) && (wanted.text.isEmpty || folders.value(of: wanted.text) == nil) {
      problems.append(
        Problem(
          "there is no Swift file at `\(wanted)` to report on",
          remedy: "name a Swift file or a folder of them that `exclude:` and .gitignore leave in"))
    }
    let globs = PathPatterns(settings.options.reportPaths)
    let met =
      globs.isEmpty
      ? []
      : paths.reduce(into: Set<Int>()) { met, path in
        met.formUnion(globs.matches(of: PathComponents(path)))
      }
    for (position, pattern) in globs.list.enumerated() where !met.contains(position) {
      problems.append(
        Problem(
          "no scanned file matches `\(pattern)`",
          remedy: "write a glob from the root, such as `Sources/Trips/**`"))
    }
    if !problems.isEmpty { throw Workspace.Problems(problems) }
  }

  /// What the report says of less than the root, so that no part of a project is taken for all of it; nil when it
  /// says everything.
  func narrowing(_ options: CheckOptions, _ comparison: Comparison?) -> Narrowing? {
    Narrowing(
      since: comparison?.revision, least: options.minImpact,
      places: options.paths.map(\.text) + options.reportPaths.map(\.text))
  }

  /// Ids and tags of `--only` and `--skip` that name no rule; those of the configuration are known by now.
  static func checkNames(_ invocation: Invocation, _ ruleSet: RuleSet) throws(Workspace.Problems) {
    if invocation.only.isEmpty, invocation.skip.isEmpty { return }
    let known = ruleSet.selectors
    let unknown = (invocation.only + invocation.skip).filter { !known.contains($0) }
    let problems = ArgumentProblem.unknownRules(unknown, among: known)
    if !problems.isEmpty { throw Workspace.Problems(problems) }
  }

  /// Rules that contradict each other, and no rule at all, are nothing to check by.
  static func checkRules(
    _ documents: [RuleDocument], _ options: CheckOptions, _ invocation: Invocation, _ workspace: Workspace
  ) throws(Workspace.Problems) {
    if let (one, other) = RuleSet.conflict(among: documents.filter { $0.status == .rule }) {
      throw Workspace.Problems([contradiction(one, other, options, workspace)])
    }
    if let problem = ActiveRules(options, invocation, workspace).problem {
      throw Workspace.Problems([problem])
    }
  }

  /// Two rules that contradict each other, at the entry below `on:` that names one of them.
  private static func contradiction(
    _ one: RuleID, _ other: RuleID, _ options: CheckOptions, _ workspace: Workspace
  ) -> Problem {
    let cause = "the rules \(one) and \(other) contradict each other"
    let pair = workspace.ruleSet.documents.filter { $0.id == one || $0.id == other }
    guard let entry = options.on.first(where: { word in pair.contains { $0.isCalled(word.text) } }),
      let rival = pair.first(where: { !$0.isCalled(entry.text) })
    else { return Problem(cause, remedy: "leave one out with `off:` or --skip") }
    return Problem(
      cause, remedy: "delete `\(entry.text)` below `on:`, or turn \(rival.id) off with `off:`",
      path: workspace.configurationPath, line: entry.line, column: entry.column)
  }

  /// Layers that forbid nothing in this project, and rules below the root that contradict those which are active there.
  static func checkLayers(of session: CheckSession) throws(Workspace.Problems) {
    let problems = session.layerProblems + session.nestedProblems
    if !problems.isEmpty { throw Workspace.Problems(problems) }
  }

  /// The linked project of a workspace, with its roles.
  static func project(
    _ workspace: Workspace, _ settings: CheckSettings
  ) throws(Workspace.Problems) -> Project {
    project(of: try scan(workspace, settings), workspace, settings)
  }

  /// The same, of a scan that is wanted for more.
  static func project(of scan: ProjectScan, _ workspace: Workspace, _ settings: CheckSettings) -> Project {
    Project(
      outlines: scan.outlines, modules: scan.modules(workspace.configuration),
      vocabulary: workspace.ruleSet.vocabulary, workers: settings.options.workers)
  }

  static func scan(
    _ workspace: Workspace, _ settings: CheckSettings, unsaved: SourceText? = nil, apart: [FilePath] = [],
    mayBeEmpty: Bool = false
  ) throws(Workspace.Problems) -> ProjectScan {
    let scan = ProjectScan(
      root: workspace.root.folder, include: workspace.configuration.include,
      exclude: workspace.configuration.exclude, globs: workspace.configuration.globs,
      nested: workspace.usesNested, apart: apart,
      boundary: workspace.boundary, unsaved: UnsavedTexts(wanted: unsaved),
      walkResult: workspace.walkResult.value,
      workers: settings.options.workers)
    if mayBeEmpty, scan.outlines.isEmpty, scan.faults.isEmpty { return scan }
    let problems = scan.problems(below: workspace.root.folder, by: workspace.ruleSet, mayBeEmpty: mayBeEmpty)
    if !problems.isEmpty { throw Workspace.Problems(problems) }
    return scan
  }

  private func standardInput(_ workspace: Workspace) throws(Workspace.Problems) -> SourceText? {
    guard invocation.stdinPath != nil, let path = workspace.root.paths.first else { return nil }
    switch output.input() {
    case .success(let bytes): return SourceText(path: path, bytes: bytes)
    case .failure(let fault):
      throw Workspace.Problems([
        Problem(
          "standard input cannot be read: \(fault.message)",
          remedy: "send the text of the file there: `< FILE`")
      ])
    }
  }

  func write(
    _ report: Report, _ settings: CheckSettings, to file: ReportFile?
  ) throws(Workspace.Problems) {
    guard let format = ReportFormat.named(settings.format) else {
      let names = ReportFormat.all.map(\.name).joined(separator: ", ")
      throw Workspace.Problems([
        Problem("the format `\(settings.format)` is not built yet", remedy: "formats: \(names)")
      ])
    }
    // The page of the step comes last: where it cannot be written, the report is told all the same.
    guard let file else {
      let options = format.name == "text" ? settings.watchedOptions : settings.reportOptions
      output.hand { format.reporter(options).write(report, $0) }
      return try StepSummary(output).write(report, settings)
    }
    let options = ReportOptions(pathPrefix: settings.reportOptions.pathPrefix)
    try file.write { format.reporter(options).write(report, $0) }
    output.hand { TextReporter(options: settings.watchedOptions).write(report, $0) }
    try StepSummary(output).write(report, settings)
  }
}
