import EavesChecks
package import EavesDocuments
import EavesFiles
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource
import EavesThreads

/// One check of one scanned project: from outlines and documents to the report. Without a chosen profile, a survey of
/// the same scan selects the rules.
///
/// A class, though it never changes: who keeps a check would copy its some hundred values one by one.
package final class CheckSession: Sendable {
  package let scan: ProjectScan
  package let project: Project
  package let ruleSet: RuleSet
  package let options: CheckOptions
  /// The documents that apply, guidance included; those, too, that a configuration below the root turns on.
  package let documents: [RuleDocument]
  /// The same without those that only configurations below the root turn on.
  package let documentsOfRoot: [RuleDocument]
  /// Rules that only configurations below the root turn on.
  let onBelow: Set<RuleID>
  /// Rules that would be among them if they were not off by default.
  let offByDefault: [RuleID]
  /// Rules that would be among them if the configuration, or a flag, did not leave them out.
  let switchedOff: [RuleID]
  /// The survey of this code; nil where the rules were chosen explicitly or by an earlier survey.
  package let survey: Survey?
  /// What a survey chose; nil where the rules were chosen explicitly.
  package let choice: RuleChoice?
  let configuration: Configuration
  /// What belongs to the layers that the configuration declares; nil where it declares none.
  let layers: LayerMembership?

  /// What keeps declared layers from forbidding anything in this project.
  package var layerProblems: [Problem] { layers?.problems(at: ruleSet.configurationPath) ?? [] }

  /// - Parameters:
  ///   - plan: the roles of the book, read; nil: they are read here.
  ///   - other: a check of the same scan by the same roles, whose project is taken; nil: it is linked here.
  package init(
    scan: ProjectScan, ruleSet: RuleSet, configuration: Configuration, options: CheckOptions,
    plan: RolePlan? = nil, sharing other: CheckSession? = nil
  ) {
    self.scan = scan
    self.ruleSet = ruleSet
    self.configuration = configuration
    let workers = options.workers
    if let other {
      project = other.project
    } else {
      let map = workers.begin { scan.modules(configuration) }
      let plan = plan.map { Future($0) } ?? workers.begin { RolePlan(ruleSet.vocabulary) }
      project = Project(outlines: scan.outlines, modules: map, plan: plan, workers: workers)
    }
    layers =
      configuration.layers.isEmpty ? nil : LayerMembership(of: configuration.layers, in: project)
    let isOpen = options.profileSource == .survey
    survey = isOpen && options.known == nil ? Survey(of: project, by: ruleSet, on: options.on) : nil
    choice = isOpen ? options.known ?? survey.map { RuleChoice($0, by: ruleSet, options) } : nil
    let options = choice?.applied(to: options) ?? options
    self.options = options
    let ofProfile = ruleSet.documents(for: options)
    documentsOfRoot = Self.selected(ofProfile, options)
    let below = Self.onBelow(scan, ruleSet, besides: documentsOfRoot, options)
    onBelow = Set(below.map(\.id))
    documents = documentsOfRoot + below
    offByDefault = Self.offByDefault(ofProfile, options).map(\.id)
    switchedOff = Self.switchedOff(ofProfile, options)
  }

  /// Runs the rules and makes the report.
  package func report() -> Report {
    let enforced = documents.filter { $0.status == .rule }
    var outcomes = outcomes(of: enforced)
    let unused = unusedExceptions(outcomes, of: enforced) + idleExceptions(of: enforced)
    var (findings, checked) = options.workers.both { [outcomes] in
      self.allowed(self.maker.findings(outcomes, of: enforced), enforced)
    } _: { [outcomes] in
      self.checked(enforced, outcomes)
    }
    // Releases what is no longer needed.
    if !options.wantsExemplars { outcomes = [] }
    if options.wantsExemplars {
      Exemplars(project: project, documents: enforced, outcomes: outcomes, findings: findings)
        .name(in: &findings)
    }
    let scope = scope(enforced)
    var (stale, rekeyed): ([BaselineMatch.Stale], [BaselineEntry]) = ([], [])
    var hidden = 0
    if let baseline = options.baseline {
      let isNew = options.then.map { then in { (finding: Finding) in then.isNew(finding) } }
      let match = BaselineMatch(
        baseline, findings, known: ruleSet.ruleNames, moves: moves(of: findings),
        version: options.version, isNew: isNew)
      findings = match.findings
      if let then = options.then {
        let moves = moves(of: findings)
        then.unmark(&findings) {
          BaselineMatch(
            $0, $1, known: self.ruleSet.ruleNames, moves: moves, version: self.options.version,
            isNew: isNew)
        }
      }
      rekeyed = match.rekeyed.filter(scope.concerns)
      stale = match.stale.filter(scope.judges)
      hidden = match.stale.count { scope.concerns($0) && scope.isHidden($0) }
      findings += StaleEntries(of: baseline, page: options.baselinePage).findings(stale)
      findings.sort { ($0.place, $0.rule.text) < ($1.place, $1.rule.text) }
    }
    func inScope(_ all: [Finding]) -> [Finding] { scope.isWhole ? all : all.filter(scope.reports) }
    var places = inScope(findings)
    var leftOut = 0
    if options.reportsOnlyNew, let then = options.then {
      leftOut = joined(places).count(where: \.counts)
      // An older finding outside of the scope is not one of those in it.
      places = inScope(then.new(among: findings, in: project))
      leftOut -= joined(places).count
      let entries = Set(places.filter { $0.rule == .baseline }.map(\.key))
      stale.removeAll { !entries.contains(StaleEntries.key(of: $0.entry)) }
    }
    let shown = joined(places)
    var report = Report(
      profile: options.profile, profileSource: options.profileSource, checked: checked,
      rules: summaries(), findings: shown, places: places,
      staleBaseline: stale.map { StaleWording.reported($0.entry) },
      notices: notices(enforced) + unused + unusedRules(checked.idle, of: enforced)
        + Self.unjudged(hidden, since: scope.unparsed))
    report.rekeyedBaseline = rekeyed.map(StaleWording.reported)
    report.leftOut = leftOut
    return report
  }

  /// Entries of the baseline that have no finding, which may come back with what was not understood.
  private static func unjudged(_ count: Int, since path: FilePath?) -> [Problem] {
    guard count > 0, let path else { return [] }
    let entries = count == 1 ? "1 entry of the baseline has" : "\(count) entries of the baseline have"
    return [
      Problem(
        "\(entries) no finding, and may be stale: Eaves cannot tell while \(path) cannot be parsed",
        remedy: "fix the syntax of the file", severity: .warning)
    ]
  }

  /// The changes that would make the baseline match today's findings.
  package func baselineChange() -> BaselineChange {
    let (places, enforced) = (everyPlace, documents.filter { $0.status == .rule })
    return BaselineChange(
      options.baseline, places, known: ruleSet.ruleNames, moves: moves(of: places), scope: scope(enforced),
      version: options.version)
  }

  /// The findings of the rules in all of the code, one for each place, known or not.
  private var everyPlace: [Finding] {
    let enforced = documents.filter { $0.status == .rule }
    return allowed(maker.findings(outcomes(of: enforced), of: enforced), enforced)
  }

  /// The same, one finding for each cause, without those that a comment allows.
  var everyFinding: [Finding] { joined(everyPlace).filter(\.counts) }

  /// Facts that could not be decided, with the rules that needed them.
  package var unknownFacts: [UnknownFact] {
    let enforced = documents.filter { $0.status == .rule }
    return CoverageGaps(project: project, documents: enforced, outcomes: outcomes(of: enforced)).facts
  }

  /// Some findings of its report, each with a subject near by that keeps the rule. For each of their rules all code is
  /// looked at.
  package func withExemplars(_ findings: [Finding], of report: Report) -> [Finding] {
    let rules = Set(findings.filter(\.counts).map(\.rule))
    let enforced = documents.filter { $0.status == .rule }
    if !enforced.contains(where: { rules.contains($0.id) }) { return findings }
    let asked = zip(enforced, outcomes(of: enforced)).filter { rules.contains($0.0.id) }
    var findings = findings
    Exemplars(
      project: project, documents: asked.map(\.0), outcomes: asked.map(\.1), findings: report.findings
    ).name(in: &findings)
    return findings
  }

  var maker: FindingMaker { FindingMaker(project: project, layers: configuration.layers) }

  /// The options of a check of all of the code by the same rules: without what narrows a report or makes findings known.
  var optionsForAllCode: CheckOptions {
    var options = options
    (options.paths, options.reportPaths, options.baseline, options.then) = ([], [], nil, nil)
    options.reportsOnlyNew = false
    if let choice { (options.profileSource, options.known) = (.survey, choice) }
    return options
  }

  /// Places of one cause as one finding.
  package func joined(_ places: [Finding]) -> [Finding] {
    let rules = documents.filter { $0.status == .rule }
    return CauseGroups(of: rules, unpinned: Set(unpinned(among: rules))).joined(places)
  }

  private func moves(of findings: [Finding]) -> EntryMoves {
    EntryMoves(of: findings, in: project, unread: Set(scan.faults.map(\.path)))
  }

  /// Rules that the survey has run are not run again.
  func outcomes(of enforced: [RuleDocument]) -> [RuleOutcome] {
    let known = enforced.compactMap { survey?.outcomes[$0.id] }
    return known.count == enforced.count
      ? known
      : Checker(project: project, rules: enforced, listsPackageCalls: options.listsPackageCalls).run()
  }

  /// Findings as they count where they stand: comments and nested configurations applied.
  func allowed(_ findings: [Finding], _ enforced: [RuleDocument]) -> [Finding] {
    let names = ruleSet.ruleNames
    let added = options.then?.addedComments(in: self) ?? []
    let allowed = Suppressions(
      project: project, rules: Set(enforced.map(\.id)), known: Set(names.values.joined()),
      forbidden: Set(ruleSet.documents.filter { !$0.isAllowable }.map(\.id)), names: names,
      isNew: added.contains
    ).apply(to: findings)
    return NestedConfigurations(nested).applied(
      to: allowed, least: options.minImpact, onBelow: onBelow)
  }

  func scope(_ enforced: [RuleDocument]) -> ReportScope {
    ReportScope(
      paths: Set(options.paths),
      folders: FolderTable(options.paths.filter { !$0.text.isEmpty }.map { ($0.text, true) }),
      globs: PathPatterns(options.reportPaths),
      rules: Set(enforced.map(\.id)).union([.allowances]),
      runsAll: options.only.isEmpty && options.minImpact == nil,
      unread: Set(scan.faults.map(\.path)), unparsed: unparsed)
  }

  /// The first file that was not understood to its end: code, or a project file that is none.
  private var unparsed: FilePath? {
    scan.notUnderstood.first?.path ?? project.moduleSources.broken.first
  }

  /// Under `strict`: exceptions of own documents that applied nowhere. Those of shipped documents are exercised by
  /// their examples and need not apply in every project. A rule that selects nothing has not asked for its own.
  private func unusedExceptions(_ outcomes: [RuleOutcome], of enforced: [RuleDocument]) -> [Problem] {
    guard options.isStrict else { return [] }
    return zip(outcomes, enforced).filter { !ruleSet.isShipped($1.id) && !$1.isDeclared }.flatMap {
      outcome, document in
      outcome.unusedExceptions(of: document).map { item in
        Problem(
          "this exception of \(document.id) applied nowhere",
          remedy: "remove the exception, or run without --strict",
          path: document.checkPath, line: item.line, severity: .warning)
      }
    }
  }

  /// Under `strict`: own documents without subjects. Where a role is empty, that is reported.
  private func unusedRules(_ idle: [RuleID], of enforced: [RuleDocument]) -> [Problem] {
    guard options.isStrict else { return [] }
    return enforced.filter { !ruleSet.isShipped($0.id) && !$0.isDeclared && idle.contains($0.id) }.map {
      rule in
      Problem(
        "\(rule.id) found no code to check: its `for:` and `that:` select nothing",
        remedy: "correct `for:` and `that:`, or turn the rule off with a reason",
        path: rule.checkPath, line: rule.sentences.first?.subject.line, severity: .warning)
    }
  }

  /// Exceptions of own documents that name what is nowhere.
  private func idleExceptions(of enforced: [RuleDocument]) -> [Problem] {
    let own = enforced.filter { document in
      !ruleSet.isShipped(document.id) && !document.isDeclared
        && document.sentences.contains { !$0.except.isEmpty }
    }
    if own.isEmpty { return [] }
    let idle = UnusedImportExceptions(in: project)
    return own.flatMap { idle.problems(of: $0) }
  }

}
