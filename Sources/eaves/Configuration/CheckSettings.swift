import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads

/// Flags and configuration joined: what was typed wins over what is written.
struct CheckSettings {
  var options: CheckOptions
  let format: String
  let failOn: FailLevel
  let isStrict: Bool
  /// What else fails a strict run.
  let strictMatters: Set<StrictMatter>
  /// Whether a baseline entry that no finding answers to fails the run.
  let staleFails: Bool
  let showsTimings: Bool
  var reportOptions: ReportOptions
  /// Where the paths of the report begin.
  var base: AbsolutePath

  init(_ invocation: Invocation, _ workspace: Workspace) {
    let configuration = workspace.configuration
    var options = CheckOptions(profile: workspace.profile, profileSource: workspace.profileSource)
    options.only = invocation.only.isEmpty ? configuration.only.map(\.text) : invocation.only
    options.skip = invocation.skip.isEmpty ? configuration.skip.map(\.text) : invocation.skip
    options.minImpact = invocation.minImpact ?? configuration.minImpact
    if invocation.only.isEmpty, !configuration.only.isEmpty { options.configured.insert(.only) }
    if invocation.minImpact == nil, configuration.minImpact != nil { options.configured.insert(.minImpact) }
    options.on = configuration.on
    options.off = configuration.off.map { RuleID($0.rule.text) }
    options.impact = Dictionary(
      configuration.impact.map { (RuleID($0.rule.text), $0.level) }, uniquingKeysWith: { _, last in last })
    options.paths = workspace.root.paths
    options.reportPaths = invocation.reportPaths.isEmpty ? configuration.reportPath : invocation.reportPaths
    options.words = configuration.words.map(\.name)
    options.mayBeEmpty = Set(configuration.mayBeEmpty.map(\.role.text))
    isStrict = invocation.isStrict || configuration.strict ?? false
    options.isStrict = isStrict
    strictMatters = invocation.isStrict ? invocation.strictMatters : configuration.strictMatters
    options.workers = Self.workers(invocation, configuration)
    format = invocation.format ?? configuration.format?.text ?? "text"
    options.wantsExemplars = format == "agent"
    options.isOfOneMind = invocation.profile != nil || !invocation.rules.isEmpty || invocation.config != nil
    self.options = options
    failOn = invocation.failOn ?? configuration.failOn ?? .from(.medium)
    staleFails = configuration.staleFails ?? true
    showsTimings = invocation.showsTimings || configuration.timings ?? false
    let isQuiet = invocation.isQuiet || configuration.quiet ?? false
    let color = invocation.color ?? configuration.color.flatMap { ColorChoice(rawValue: $0.text) } ?? .auto
    var reportOptions = ReportOptions(
      width: Machine.Stream.output.columns, isColoured: Self.isColoured(color), isQuiet: isQuiet,
      pathPrefix: Self.pathPrefix(format, workspace.root.folder))
    base = workspace.root.folder
    reportOptions.isSummary = invocation.wantsSummary || configuration.summary ?? false
    let workers = options.workers
    reportOptions.share = { count, make in workers.map(count: count, make) }
    self.reportOptions = reportOptions
  }

  /// Who shares the work; before a configuration is read, as flags alone say. Never more than there are processors:
  /// each has a stack and tables of its own, and nothing is done sooner by those that wait for their turn.
  static func workers(_ invocation: Invocation, _ configuration: Configuration? = nil) -> Workers {
    let most = Machine.processorCount
    return Workers(threads: min(invocation.jobs ?? configuration?.jobs ?? most, most))
  }

  /// Findings of the baseline are known.
  mutating func use(_ file: BaselineFile?) {
    options.baseline = file?.baseline
    options.baselinePage = file?.page
  }

  /// What stands before a path for programs that do not know the root: Xcode wants the whole path, services that
  /// show findings beside a change the one below the repository.
  static func pathPrefix(_ format: String, _ root: AbsolutePath) -> String {
    if format == "xcode" { return root.text + "/" }
    guard ReportFormat.named(format)?.isOfRepository ?? false else { return "" }
    let repository = root.selfAndParents.first { $0.appending(FilePath(".git")).exists }
    guard let below = repository.flatMap({ root.relative(to: $0) }), !below.text.isEmpty, below.text != "."
    else { return "" }
    return below.text + "/"
  }

  /// How a report is written for who watches it: the paths begin where one stands, so that a click finds them. What
  /// is kept, or read by a program, has those of the root.
  var watchedOptions: ReportOptions {
    var options = reportOptions
    if Machine.Stream.output.isTerminal, let current = try? Workspace.currentFolder() {
      options.pathPrefix = Self.way(to: base, from: current)
    }
    return options
  }

  /// What leads from one folder to another, as a prefix of paths: "", "../" or "Packages/Trips/".
  static func way(to folder: AbsolutePath, from current: AbsolutePath) -> String {
    if let below = folder.relative(to: current) { return below.text.isEmpty ? "" : below.text + "/" }
    guard let common = AbsolutePath.common(of: [folder, current]) else { return folder.text + "/" }
    let up = (current.relative(to: common)?.components.count ?? 0)
    let down = folder.relative(to: common)?.text ?? ""
    return String(repeating: "../", count: up) + (down.isEmpty ? "" : down + "/")
  }

  private static func isColoured(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: Machine.Stream.output.isTerminal && Machine.environmentValue("NO_COLOR") == nil
    }
  }

  /// Every reason why `--strict` fails a run, whatever else does: who mends the findings need not run it again to hear
  /// of these. Empty when it does not.
  func strictComplaints(on report: Report) -> [Problem] {
    guard isStrict else { return [] }
    let checked = report.checked
    var complaints = matters(in: checked).map { complaint(of: $0, checked) }
    func complain(_ what: String, _ remedy: String) {
      complaints.append(
        Problem("--strict fails this run: \(what)", remedy: remedy, severity: .warning))
    }
    if let place = checked.notUnderstood.first {
      let files = Set(checked.notUnderstood.map(\.path)).count
      complain(
        "\(files == 1 ? "1 file was" : "\(files) files were") not fully understood",
        "mend it, or leave it out with `exclude`; `eaves facts \(Self.wayToFacts(of: place))` says more")
    }
    if !checked.unproven.isEmpty {
      complain(
        "rules that their own examples do not bear out: \(Self.quoted(checked.unproven.map { "\($0)" }))",
        "`eaves validate` says what is wrong with them")
    }
    let hidden = checked.madeExempt.filter(\.hidesFindings)
    if !hidden.isEmpty {
      complain(
        "`roles:` in eaves.yml takes findings out of the report: "
          + Self.list(
            hidden.prefix(Self.mostNamed).map { "\($0.name) (\($0.layerRole), made a \($0.role))" },
            of: hidden.count),
        "delete the item, or move test code into a test target; `eaves coverage` lists them")
    }
    if !checked.empty.isEmpty {
      complain(
        "rules ask for roles that nothing has: \(Self.quoted(checked.empty))",
        "list under `may-be-empty` what the project does without")
    }
    if complaints.isEmpty, !report.notices.isEmpty { complain("warnings count", "mend what they name") }
    return complaints
  }

  /// What `facts` is asked to say more of a place: of a manifest or a project file, what it says of modules.
  private static func wayToFacts(of place: NotUnderstood) -> String {
    let name = place.path.name
    let isCode = name.hasSuffix(".swift") && !["Package.swift", "Project.swift"].contains(name)
    return isCode ? place.path.text : "--modules"
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The matters asked for by name that a run meets, in the order of the list.
  private func matters(in checked: Checked) -> [StrictMatter] {
    if !isStrict { return [] }
    return StrictMatter.allCases.filter { matter in
      guard strictMatters.contains(matter) else { return false }
      return switch matter {
      case .unknown: checked.unknown > 0
      case .notAsked: !checked.notAsked.isEmpty || checked.lacksLayerRules
      case .noRole: checked.noRole > 0
      case .noLayer: checked.noLayer > 0
      }
    }
  }

  private func complaint(of matter: StrictMatter, _ checked: Checked) -> Problem {
    let (what, remedy) =
      switch matter {
      case .unknown:
        (
          "a fact is unknown: " + (checked.unknownFacts.first?.message ?? ""),
          "`eaves facts --unknown` lists them"
        )
      case .notAsked where checked.notAsked.isEmpty:
        (
          "no rule is about layers: nobody checks who reaches data",
          "choose a profile that is, which `eaves survey` names, or say under `layers:` who may know whom"
        )
      case .notAsked:
        (
          "no rule asks for "
            + checked.notAsked.map { "\($0.examples.first?.name ?? "") (\($0.noun))" }
            .joined(separator: ", "),
          "turn on or write a rule for a role of theirs; `eaves why TYPE` says which they have"
        )
      case .noRole:
        (
          "files are in no role: "
            + Self.list(checked.noRoleExamples.prefix(Self.mostNamed).map(\.text), of: checked.noRole),
          "name what they are under `roles:` in eaves.yml, or `exclude` them"
        )
      case .noLayer:
        (
          "types are in no layer: " + Self.list(checked.noLayerExamples.map(\.name), of: checked.noLayer),
          "say under `layers:` in eaves.yml where they belong, or `exclude` them"
        )
      }
    return Problem("--strict=\(matter.rawValue) fails this run: \(what)", remedy: remedy, severity: .warning)
  }

  /// Files that a complaint names.
  private static let mostNamed = 5

  /// The first of some names, and how many more there are.
  private static func list(_ first: [String], of count: Int) -> String {
    first.joined(separator: ", ") + (count > first.count ? " and \(count - first.count) more" : "")
  }

  /// The worst of what a report says.
  func status(of report: Report) -> ExitStatus {
    if case .from(let least) = failOn,
      report.findings.contains(where: {
        $0.counts && $0.impact >= least && (staleFails || $0.rule != .baseline)
      })
    {
      return .findings
    }
    if staleFails, !report.staleBaseline.isEmpty { return .findings }
    if !matters(in: report.checked).isEmpty { return .findings }
    if isStrict,
      !report.checked.empty.isEmpty || !report.checked.notUnderstood.isEmpty || !report.notices.isEmpty
        || !report.checked.unproven.isEmpty || report.checked.madeExempt.contains(where: \.hidesFindings)
    {
      return .findings
    }
    return .clean
  }
}
