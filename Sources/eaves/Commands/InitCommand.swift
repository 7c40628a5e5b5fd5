import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves init`: surveys a project and writes the `eaves.yml` that holds it to what it is.
struct InitCommand {
  private let invocation: Invocation
  private let output: Output

  /// The operand is the root: an `eaves.yml` further up is another project's.
  init(_ invocation: Invocation, _ output: Output) {
    var invocation = invocation
    invocation.root = invocation.root ?? invocation.operands.first ?? "."
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(initialise) }

  private func initialise() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: [], from: .flagsOnly)
    try checkNothingAbove(workspace)
    try checkNothingBelow(workspace)
    let file = try target(workspace)
    let permit = WritePermit.ofProject(root: workspace.root.folder, in: try Workspace.currentFolder())
    try review(file, workspace, permit)
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings)
    let surveyed = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: settings.options)
    let start =
      surveyed.survey.map { StartingRules($0, by: workspace.ruleSet, today: Machine.today) }
      ?? StartingRules(profile: surveyed.options.profile)
    let session = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: surveyed.survey == nil ? surveyed.options : start.applied(to: settings.options),
      sharing: surveyed)
    let report = session.report()
    let baseline = startingBaseline(of: session, report, in: workspace)
    let silence = session.missingLayerRules(workspace.configuration)
    try checkReach(of: file, baseline.map { [("the baseline \($0.place)", $0.place)] } ?? [])
    let folder = file.parent ?? workspace.root.folder
    let page = ConfigurationText(
      start: start, reason: surveyed.survey.map(SurveyWording.verdict),
      silence: silence.map(InitWording.remark),
      rules: workspace.ruleFolders.map { Workspace.shown($0, in: folder) },
      checks: workspace.checksFolder.map { Workspace.shown($0, in: folder) },
      baseline: baseline.map { Workspace.shown($0.place, in: folder) }, profiles: workspace.ruleSet.profiles,
      proposed: proposed(for: session), emptyRoles: report.checked.empty)
    // The baseline is written first: a configuration must not name a missing one.
    if let text = baseline?.text, let place = baseline?.place {
      try write(text, to: place, permit, InitWording.baselineRemedy)
    }
    try write(page.text, to: file, permit, InitWording.configurationRemedy)
    output.say(RoleTable(session.project).text)
    if let survey = surveyed.survey {
      say(SurveyWording.verdict(survey))
    }
    if let silence {
      say(SurveyWording.silence(silence, flags: baseline == nil ? "" : " --no-baseline"))
      if let nearest = silence.nearest { say(InitWording.choice(of: nearest.profile)) }
    }
    output.say(
      InitWording.written(
        shown(file, workspace), start,
        baseline: baseline.map { (shown($0.place, workspace), $0) }))
    return .clean
  }

  /// Lines for `roles:` that somebody may take in.
  private func proposed(for session: CheckSession) -> [String] {
    let lines = RoleProposals(session.project).lines
    return ProposedRoles(lines, session.effects(of: lines), in: session.project).page
  }

  private func say(_ line: String) { output.say(HarmlessText.of(line, in: .line) + "\n") }

  // MARK: The baseline

  /// What a project starts with is known, so that only what is new fails; nil where there is nothing to know. A
  /// baseline that is there stays as it is, unless `--force` is given.
  private func startingBaseline(
    of session: CheckSession, _ report: Report, in workspace: Workspace
  ) -> StartingBaseline? {
    let place = BaselineFile.place(invocation, workspace)
    if place.isThere, !invocation.isForced {
      return StartingBaseline(place: place, text: nil, entries: 0, impacts: [:])
    }
    let entries = session.baselineChange().fresh.sorted()
    if entries.isEmpty, !place.isThere { return nil }
    return StartingBaseline(
      place: place, text: BaselineDocument.text(of: entries, by: WriterVersion.text),
      entries: entries.count, impacts: report.summary)
  }

  // MARK: The file

  /// A project within a configured one is cut off from it as soon as it has a file of its own, and so is one that a
  /// link from elsewhere leads to.
  private func checkNothingAbove(_ workspace: Workspace) throws(Workspace.Problems) {
    let folder = workspace.root.folder
    guard !invocation.isForced, invocation.config == nil,
      let above = Workspace.configured(above: folder) ?? Workspace.configured(above: folder.grounded)
    else { return }
    let outer = above.appending(FilePath(ProjectRoot.configurationName))
    throw Workspace.Problems([InitWording.isNested(outer)])
  }

  /// One configuration above several projects would replace theirs.
  private func checkNothingBelow(_ workspace: Workspace) throws(Workspace.Problems) {
    guard !invocation.isForced, invocation.config == nil else { return }
    let folder = workspace.root.folder
    let inner = try ProjectRoots.below([folder.text], invocation, folder).roots.filter { !$0.isRest }
    if inner.isEmpty { return }
    throw Workspace.Problems([ProjectsWording.isAbove(inner.map { shown($0.folder, workspace) })])
  }

  private func target(_ workspace: Workspace) throws(Workspace.Problems) -> AbsolutePath {
    let current = try? AbsolutePath.current()
    let name = ProjectRoot.configurationName
    let given = invocation.config.flatMap { word in current.map { AbsolutePath(word, in: $0) } }
    let file = given ?? workspace.root.folder.appending(FilePath(name))
    if file.isThere, !invocation.isForced {
      throw Workspace.Problems([
        Problem(
          "there is already \(file)",
          remedy:
            "--force replaces this file and its baseline; the reasons and owners in the baseline are lost")
      ])
    }
    return file
  }

  /// Throws what would keep the files from being written, or from being read back, before the project is read.
  private func review(
    _ file: AbsolutePath, _ workspace: Workspace, _ permit: WritePermit
  ) throws(Workspace.Problems) {
    try attempt(file, InitWording.configurationRemedy) { () throws(FileFault) in
      try FileWriter.check(file, as: permit)
    }
    let baseline = BaselineFile.place(invocation, workspace)
    if invocation.isForced || !baseline.exists {
      try attempt(baseline, InitWording.baselineRemedy) { () throws(FileFault) in
        try FileWriter.check(baseline, as: permit)
      }
    }
    try checkReach(
      of: file,
      zip(invocation.rules, workspace.ruleFolders).map { ("--rules \($0)", $1) }
        + (workspace.checksFolder.map { [("--checks", $0)] } ?? []))
  }

  /// What the file names must lie where it may name it.
  private func checkReach(
    of file: AbsolutePath, _ named: [(name: String, place: AbsolutePath)]
  ) throws(Workspace.Problems) {
    let reach = Boundary(around: file.parent ?? file)
    let outside = named.filter { !reach.holds($0.place) }
    if outside.isEmpty { return }
    throw Workspace.Problems(outside.map { InitWording.outside($0.name, reach.folder ?? file) })
  }

  private func write(
    _ text: String, to file: AbsolutePath, _ permit: WritePermit, _ remedy: String
  ) throws(Workspace.Problems) {
    try attempt(file, remedy) { () throws(FileFault) in
      try FileWriter.write(Array(text.utf8), to: file, as: permit)
    }
  }

  private func attempt(
    _ file: AbsolutePath, _ remedy: String, _ work: () throws(FileFault) -> Void
  ) throws(Workspace.Problems) {
    do throws(FileFault) {
      try work()
    } catch {
      throw Workspace.Problems([
        Problem("\(file) cannot be written: \(error.message)", remedy: error.remedy ?? remedy)
      ])
    }
  }

  private func shown(_ file: AbsolutePath, _ workspace: Workspace) -> String {
    Workspace.shown(file, in: workspace.root.folder)
  }
}

/// The baseline of a first day.
struct StartingBaseline {
  let place: AbsolutePath
  /// Nil where the file is there already, and stays.
  let text: String?
  /// Places that it knows from now on.
  let entries: Int
  /// The findings at these places by impact: a finding may have several places.
  let impacts: [Impact: Int]
}

/// Messages of `init`.
private enum InitWording {
  static func isNested(_ outer: AbsolutePath) -> Problem {
    Problem(
      "\(outer) already covers this folder",
      remedy: "write the keys for this folder into that file, or pass --force to create a separate project")
  }

  static func outside(_ name: String, _ top: AbsolutePath) -> Problem {
    Problem(
      "\(name) lies outside of \(top), so the new configuration cannot name this path",
      remedy: "name a path inside of the folder, or pass the flag with each check instead")
  }

  static let configurationRemedy = "run `eaves init` where you may write, or name another file with --config"
  static let baselineRemedy =
    "nothing is written; remove the obstacle, or run `eaves init` where you may write"

  /// "22 findings (16 HIGH, 6 MEDIUM) at 26 places": a check counts the places that are in the baseline.
  private static func findings(of start: StartingBaseline) -> String {
    let count = start.impacts.values.reduce(0, +)
    let impacts = SurveyWording.impacts(start.impacts)
    return (count == 1 ? "1 finding" : "\(count) findings") + (impacts.isEmpty ? "" : " (\(impacts))")
      + (count == start.entries ? "" : " at \(start.entries) places")
  }

  /// What the configuration says of it.
  static func remark(on silence: MissingLayerRules) -> String {
    let does = silence.nearest.map { "; rules of \($0.profile) do" } ?? ""
    return "No active rule checks dependencies between layers\(does)."
  }

  static func choice(of profile: String) -> String {
    "to adopt the rules of \(profile) now, run `eaves init --force --profile \(profile)`"
  }

  static func written(
    _ file: String, _ rules: StartingRules, baseline: (path: String, start: StartingBaseline)?
  ) -> String {
    let file = HarmlessText.of(file, in: .line)
    let known = baseline.map { HarmlessText.of($0.path, in: .line) }
    let added =
      rules.on.isEmpty ? "" : ", \(rules.on.count) more \(rules.on.count == 1 ? "rule" : "rules") on"
    let taken =
      rules.off.isEmpty
      ? "" : ", \(rules.off.count) \(rules.off.count == 1 ? "rule" : "rules") of the profile off"
    var text = HarmlessText.of("wrote \(file): profile \(rules.profile)\(added)\(taken)", in: .line) + "\n"
    text += rules.remarks.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
    if let baseline, let known {
      text +=
        baseline.start.text == nil
        ? "kept \(known)\n"
        : "wrote \(known): \(findings(of: baseline.start)), known from now on\n"
    }
    // What lay there before may know less than there is today.
    let isKept = baseline.map { $0.start.text == nil } ?? false
    let passes =
      isKept
      ? "`eaves check` fails on findings that are not in the baseline; `eaves baseline write --grow` adds them"
      : "`eaves check` passes now, and fails on new findings"
    let files = ([file] + (known.map { [$0] } ?? [])).joined(separator: " and ")
    return text + """
      next:
        1. \(passes)\(baseline == nil ? "" : "; `eaves check --no-baseline` lists the known findings")
        2. if a role above is wrong, run `eaves why TYPE`, and correct `roles:` in \(file)
        3. commit \(files), and run `eaves check --format github` in CI

      """
  }
}
