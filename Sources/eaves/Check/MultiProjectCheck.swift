import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// A check of several projects: each by its own configuration, all in one report or on one page. The worst of them
/// wins.
struct MultiProjectCheck {
  private let roots: ProjectRoots
  private let invocation: Invocation
  private let output: Output

  init(_ roots: ProjectRoots, _ invocation: Invocation, _ output: Output) {
    self.roots = roots
    self.invocation = invocation
    self.output = output
  }

  /// One project, ready to be checked.
  private struct Site {
    let root: ProjectRoots.Root
    /// Below the common folder.
    let path: FilePath
    let workspace: Workspace

    var shownPath: String { path.text.isEmpty ? "." : path.text }
    /// Where its configuration lies, as seen from the common folder.
    var configuration: String {
      PathsBelow(path).path(workspace.configurationPath ?? FilePath(ProjectRoot.configurationName)).text
    }
  }

  func check() throws(Workspace.Problems) -> ExitStatus {
    try refuse()
    var times = StageTimes()
    let sites = try each(roots.list) { root throws(Workspace.Problems) in try site(root) }
    let shared = try agreed(sites)
    let file = try ReportFile.ofCommandLine(invocation, "the report", root: roots.common)
    var settings = CheckSettings(shared, sites[0].workspace)
    settings.reportOptions.pathPrefix = CheckSettings.pathPrefix(settings.format, roots.common)
    settings.base = roots.common
    times.end("reading the configurations and the documents")
    defer { output.progress(nil) }
    var commits: Comparison.Commits = [:]
    let checks = try each(sites) { site throws(Workspace.Problems) in
      let found = try checked(site, shared, &commits)
      times.end("checking \(site.shownPath)")
      return found
    }.compactMap(\.self)
    var report = JoinedReport.of(checks.map(\.part))
    report.joinFailures(
      from: settings.leastFailing, harmless: settings.isFailLevelGiven ? [] : Set(report.checked.unpinned))
    if settings.showsTimings || Machine.Stream.output.isTerminal { report.seconds = times.total.inSeconds }
    try CheckCommand(shared, output).write(report, settings, to: file)
    times.end("writing the report")
    if settings.showsTimings { output.writeNotes(times.lines) }
    return checks.map(\.status).max() ?? .clean
  }

  /// All of them on one page, each a box of its picture; ends well, as a page of one project does.
  func page() throws(Workspace.Problems) -> ExitStatus {
    try refuse()
    let sites = try each(roots.list) { root throws(Workspace.Problems) in try site(root) }
    let file = try ReportFile.ofCommandLine(
      invocation, "the page", root: roots.common, otherwise: ReportCommand.usualName)
    let settings = CheckSettings(invocation, sites[0].workspace)
    defer { output.progress(nil) }
    var commits: Comparison.Commits = [:]
    let checks = try each(sites) { site throws(Workspace.Problems) in
      try checked(site, invocation, &commits, isDrawn: true)
    }.compactMap(\.self)
    var report = JoinedReport.of(checks.map(\.part))
    let positions = JoinedReport.positions(ofFindingsIn: checks.map(\.part))
    let maps = zip(checks, positions).compactMap { check, positions in
      check.projectMap.map { ProjectMap.Part(root: check.path, projectMap: $0, findings: positions) }
    }
    let command = ReportCommand(invocation: invocation, output: output)
    let owners = command.owners(of: &report, below: roots.common)
    let page = ReportPage(
      report, picture: ReportCommand.picture(of: ProjectMap(of: maps), settings), owners: owners,
      name: roots.common.name)
    try command.write(page, to: file)
    return .clean
  }

  /// All problems are listed at once, with paths relative to the common folder; there is no report then.
  private func each<Element, Result>(
    _ list: [Element], _ work: (Element) throws(Workspace.Problems) -> Result
  ) throws(Workspace.Problems) -> [Result] {
    var (results, problems): ([Result], [Problem]) = ([], [])
    for element in list {
      do throws(Workspace.Problems) {
        results.append(try work(element))
      } catch {
        problems += error.list
      }
    }
    if problems.isEmpty { return results }
    var seen: Set<Problem> = []
    throw Workspace.Problems(problems.filter { seen.insert($0).inserted })
  }

  private func placed<Result>(
    _ path: FilePath, _ work: () throws(Workspace.Problems) -> Result
  ) throws(Workspace.Problems) -> Result {
    do throws(Workspace.Problems) {
      return try work()
    } catch {
      throw Workspace.Problems(error.list.map(PathsBelow(path).problem))
    }
  }

  // MARK: One project

  private func site(_ root: ProjectRoots.Root) throws(Workspace.Problems) -> Site {
    var own = invocation
    (own.root, own.operands) = (root.folder.text, root.paths)
    let (path, asked) = (roots.path(of: root), own)
    let workspace = try placed(path) { () throws(Workspace.Problems) in
      let workspace = try Workspace(asked, paths: asked.operands)
      if !root.isRest { try CheckCommand.checkNames(asked, workspace.ruleSet) }
      return workspace
    }
    return Site(root: root, path: path, workspace: workspace)
  }

  /// What one project adds.
  private struct Check {
    let path: FilePath
    let part: JoinedReport.Part
    let status: ExitStatus
    /// Nil where no picture is wanted.
    let projectMap: ProjectMap?
  }

  /// Nil where there is nothing beside the other projects.
  private func checked(
    _ site: Site, _ shared: Invocation, _ commits: inout Comparison.Commits, isDrawn: Bool = false
  ) throws(Workspace.Problems) -> Check? {
    var own = shared
    (own.root, own.operands) = (site.root.folder.text, site.root.paths)
    let asked = own
    return try placed(site.path) { () throws(Workspace.Problems) -> Check? in
      var settings = CheckSettings(asked, site.workspace)
      settings.use(try BaselineFile.read(asked, site.workspace))
      if !asked.isQuiet {
        output.progress(HarmlessText.of(site.shownPath, in: .line) + ": reading the Swift files")
      }
      let scan = try CheckCommand.scan(
        site.workspace, settings, apart: roots.apart(from: site.root), mayBeEmpty: site.root.isRest)
      if site.root.isRest, scan.outlines.isEmpty, scan.faults.isEmpty { return nil }
      // Files outside of the projects have no rules: they are looked for only if there are any.
      if site.root.isRest { try CheckCommand.checkNames(asked, site.workspace.ruleSet) }
      let comparison = try comparison(asked, site, &commits)
      var times = StageTimes()
      var project: Project?
      let report = try CheckCommand(asked, output).report(
        of: scan, site.workspace, &settings, &times, comparison
      ) { project = isDrawn ? $0.project : nil }
      let ruleSet = site.workspace.ruleSet
      let part = JoinedReport.Part(
        root: site.path, report: report, shipped: Set(ruleSet.documents.map(\.id).filter(ruleSet.isShipped)))
      return Check(
        path: site.path, part: part, status: settings.status(of: report),
        projectMap: project.map { ProjectMap(of: $0, findings: report.findings) })
    }
  }

  /// What a project is compared with, in the repository that it lies in; nil: nothing.
  private func comparison(
    _ asked: Invocation, _ site: Site, _ commits: inout Comparison.Commits
  ) throws(Workspace.Problems) -> Comparison? {
    do throws(Workspace.Problems) {
      return try Comparison.of(asked, site.workspace, apart: roots.apart(from: site.root), &commits)
    } catch {
      throw Workspace.Problems(error.list.map { ProjectsWording.notCompared($0, site.shownPath) })
    }
  }

  // MARK: What goes together

  /// Flags that mean one project.
  private func refuse() throws(Workspace.Problems) {
    let flags = [
      (invocation.baseline != nil, "--baseline"), (!invocation.reportPaths.isEmpty, "--report-path"),
      (invocation.watches, "--watch"),
    ].filter(\.0).map(\.1)
    if flags.isEmpty { return }
    let names = roots.list.map { roots.path(of: $0).text }.map { $0.isEmpty ? "." : $0 }
    throw Workspace.Problems(
      flags.map { ProjectsWording.oneOnly($0, isKey: $0 != "--watch", names) })
  }

  /// The flags, with what the configurations say of the one report where the flags do not.
  private func agreed(_ sites: [Site]) throws(Workspace.Problems) -> Invocation {
    var shared = invocation
    var problems: [Problem] = []
    func value(_ key: String, _ said: (Configuration) -> String?) -> String? {
      let all = sites.compactMap { site in
        said(site.workspace.configuration).map { (path: site.configuration, value: $0) }
      }
      if Set(all.map(\.value)).count > 1 { problems.append(ProjectsWording.disagree(key, all)) }
      return all.first?.value
    }
    shared.format = invocation.format ?? value("format") { $0.format?.text }
    shared.color = invocation.color ?? value("color") { $0.color?.text }.flatMap { ColorChoice(rawValue: $0) }
    // Where two disagree, more is shown rather than less.
    func isOn(_ said: (Configuration) -> Bool?) -> Bool {
      let all = sites.compactMap { said($0.workspace.configuration) }
      return !all.isEmpty && !all.contains(false)
    }
    shared.isQuiet = invocation.isQuiet || isOn(\.quiet)
    shared.wantsSummary = invocation.wantsSummary || isOn(\.summary)
    shared.wantsAll = invocation.wantsAll || isOn(\.all)
    shared.showsTimings = invocation.showsTimings || isOn(\.timings)
    if invocation.output == nil {
      problems += sites.filter { $0.workspace.configuration.output != nil }.map {
        ProjectsWording.ownFile($0.configuration)
      }
    }
    if !problems.isEmpty { throw Workspace.Problems(problems) }
    return shared
  }
}
