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
  /// Whether the command line says it: then it is said of rules, too, that nobody wrote down.
  let isFailLevelGiven: Bool
  let isStrict: Bool
  /// What else fails a strict run.
  let strictMatters: Set<StrictOption>
  /// Whether a baseline entry that no finding answers to fails the run.
  let staleFails: Bool
  let showsTimings: Bool
  var reportOptions: ReportOptions
  /// Where the paths of the report begin.
  var base: AbsolutePath
  /// Where the configuration says `strict`, else its first line.
  let configurationPlace: Place

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
    options.version = WriterVersion.text
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
    isFailLevelGiven = invocation.failOn != nil
    failOn = invocation.failOn ?? configuration.failOn ?? .from(.medium)
    staleFails = configuration.staleFails ?? true
    showsTimings = invocation.showsTimings || configuration.timings ?? false
    let isQuiet = invocation.isQuiet || configuration.quiet ?? false
    let color = invocation.color ?? configuration.color.flatMap { ColorChoice(rawValue: $0.text) } ?? .auto
    var reportOptions = ReportOptions(
      width: Machine.Stream.output.columns, isColoured: Self.isColoured(color), isQuiet: isQuiet,
      pathPrefix: Self.pathPrefix(format, workspace.root.folder))
    base = workspace.root.folder
    configurationPlace = Self.strictPlace(workspace)
    reportOptions.showsAll = invocation.wantsAll || configuration.all ?? false
    reportOptions.isSummary = invocation.wantsSummary || configuration.summary ?? false
    let workers = options.workers
    reportOptions.share = { count, make in workers.map(count: count, make) }
    self.reportOptions = reportOptions
  }

  private static func strictPlace(_ workspace: Workspace) -> Place {
    let word = workspace.configuration.keys.first { $0.text == "strict" }
    let start = Position(line: word?.line ?? 1, column: word?.column ?? 1, utf16Column: word?.column ?? 1)
    let path = workspace.configurationPath ?? FilePath(ProjectRoot.configurationName)
    return Place(path: path, start: start, end: start)
  }

  /// The worker threads; before a configuration is read, from the flags only. Never more than processors: each has its
  /// own stack and tables.
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

  /// Adds what fails a strict run, and marks everything that makes the run fail: every format says the same as the
  /// exit status.
  func finish(_ report: inout Report) {
    if isStrict {
      let failures = StrictFailures(matters: strictMatters, configuration: configurationPlace)
      let findings = failures.findings(of: report)
      report.add(options.reportsOnlyNew ? options.then?.new(among: findings) ?? [] : findings)
      report.notices = []
    }
    markFailures(in: &report)
  }

  /// Rules that were not chosen explicitly never fail a run, unless a flag requires it.
  func markFailures(in report: inout Report) {
    report.checked.unpinnedFail = isFailLevelGiven && leastFailing != nil
    report.markFailures(
      from: leastFailing, staleFails: staleFails,
      harmless: isFailLevelGiven ? [] : Set(report.checked.unpinned))
  }

  /// The least impact that fails a run; nil: none does.
  var leastFailing: Impact? {
    if case .from(let least) = failOn { least } else { nil }
  }

  /// What a report that is finished comes to.
  func status(of report: Report) -> ExitStatus { report.fails ? .findings : .clean }
}
