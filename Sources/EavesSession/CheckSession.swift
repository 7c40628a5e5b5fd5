import EavesChecks
package import EavesDocuments
import EavesFiles
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource
package import EavesThreads

/// What a check is asked to do, flags and configuration already joined.
package struct CheckOptions: Sendable {
  package var profile: String
  package var profileSource: Report.ProfileSource
  /// Rule ids or tags; empty: all.
  package var only: [String] = []
  package var skip: [String] = []
  package var minImpact: Impact?
  /// Which of `only` and `min-impact` the configuration says: what is typed is seen by who types it.
  package var configured: Set<Narrowing> = []
  package var off: [RuleID] = []
  /// Rules that run whatever the profile, and although they are off by default, with their places in the
  /// configuration.
  package var on: [Word] = []
  /// What a survey of earlier texts chose; nil: where nobody chose a profile, one is made.
  package var known: RuleChoice?
  /// Rules that a survey chose, beside those of the profile.
  package var followed: [RuleID] = []
  package var impact: [RuleID: Impact] = [:]
  /// What findings are reported on; both empty: everything.
  package var paths: [FilePath] = []
  package var reportPaths: [PathPattern] = []
  /// Only findings that touch these are reported; nil: all.
  package var changes: ChangedLines?
  /// What was known at the revision that is compared with; nil where none is.
  package var then: KnownThen?
  /// Findings that are known; nil: none.
  package var baseline: Baseline?
  /// The file of the baseline, for the lines of it that are shown.
  package var baselinePage: SourceText?
  package var mayBeEmpty: Set<String> = []
  /// Lists of words that the configuration adds to, or coins.
  package var words: [Word] = []
  /// Who shares the work; the report is the same for any number.
  package var workers: Workers = .alone
  /// Own roles that select nothing are errors.
  package var isStrict = false
  /// Findings name a subject near by that keeps the rule.
  package var wantsExemplars = false
  /// Somebody said on the command line by which profile or rules all is checked.
  package var isOfOneMind = false

  /// What leaves rules out without naming them.
  package enum Narrowing: Sendable { case only, minImpact }

  /// One word for what the rules are of.
  package var profileName: String { profileSource == .followed ? "followed" : profile }
  /// As sentences name what the rules are of: "profile clean-mvvm".
  package var rulesName: String {
    profileSource == .followed ? "base and the rules that this code follows" : "profile \(profile)"
  }

  package init(profile: String, profileSource: Report.ProfileSource) {
    self.profile = profile
    self.profileSource = profileSource
  }
}

/// One check of one scanned project: from outlines and documents to the report. Where nobody chose a profile, a
/// survey of the same scan chooses the rules.
///
/// A class, though it never changes: who keeps a check would copy its some hundred values one by one.
package final class CheckSession: Sendable {
  package let scan: ProjectScan
  package let project: Project
  package let book: RuleBook
  package let options: CheckOptions
  /// The documents that apply, guidance included; those, too, that a configuration below the root turns on.
  package let documents: [RuleDocument]
  /// The same without those that only configurations below the root turn on.
  package let documentsOfRoot: [RuleDocument]
  /// Rules that only configurations below the root turn on.
  let onBelow: Set<RuleID>
  /// Rules that would be among them if they were not off by default.
  private let offByDefault: [RuleID]
  /// Rules that would be among them if the configuration, or a flag, did not leave them out.
  private let switchedOff: [RuleID]
  /// The survey of this code; nil where somebody chose the rules, or an earlier survey did.
  package let survey: Survey?
  /// What a survey chose; nil where somebody did.
  package let choice: RuleChoice?
  let configuration: Configuration
  private let moduleMap: ModuleMap
  /// What is kept for the next check; nil where there will be none.
  private let memory: EvidenceMemory?
  /// What belongs to the layers that the configuration declares; nil where it declares none.
  private let layers: LayerCensus?

  /// What keeps declared layers from forbidding anything in this project.
  package var layerProblems: [Problem] { layers?.problems(at: book.configurationPath) ?? [] }

  /// - Parameters:
  ///   - keepsEvidence: whether another check will follow, after some edit.
  ///   - plan: the roles of the book, read; nil: they are read here.
  ///   - remains: what a check by the same configuration and documents has left to this one.
  package init(
    scan: ProjectScan, book: RuleBook, configuration: Configuration, options: CheckOptions,
    plan: RolePlan? = nil, keepsEvidence: Bool = false, after remains: Remains? = nil
  ) {
    self.scan = scan
    self.book = book
    self.configuration = configuration
    let workers = options.workers
    let map = remains?.moduleMap.map { Begun($0) } ?? workers.begin { scan.modules(configuration) }
    let plan = (plan ?? remains?.plan).map { Begun($0) } ?? workers.begin { RolePlan(book.vocabulary) }
    project =
      remains?.project
      ?? Project(outlines: scan.outlines, modules: map, plan: plan, workers: workers)
    moduleMap = map.value
    layers =
      configuration.layers.isEmpty ? nil : LayerCensus(of: configuration.layers, in: project)
    memory = keepsEvidence ? EvidenceMemory() : nil
    let isOpen = options.profileSource == .survey
    survey = isOpen && options.known == nil ? Survey(of: project, by: book, on: options.on) : nil
    choice = isOpen ? options.known ?? survey.map { RuleChoice($0, by: book, options) } : nil
    let options = choice?.applied(to: options) ?? options
    self.options = options
    let ofProfile = book.documents(for: options)
    documentsOfRoot = Self.selected(ofProfile, options)
    let below = Self.onBelow(scan, book, besides: documentsOfRoot, options)
    onBelow = Set(below.map(\.id))
    documents = documentsOfRoot + below
    offByDefault = Self.offByDefault(ofProfile, options).map(\.id)
    switchedOff = Self.switchedOff(ofProfile, options)
  }

  /// What a check leaves to the next one, of other texts by the same configuration and documents.
  package struct Remains: Sendable {
    /// The project with the new text of the one file that has changed. Nil where all is linked anew.
    package let project: Project?
    fileprivate let plan: RolePlan
    /// Nil where modules have changed.
    fileprivate let moduleMap: ModuleMap?
    /// Whether what was found by the check may still hold. Else nothing of it is wanted beside this, and whoever holds it
    /// may let go of it before.
    package var keepsFindings: Bool { project?.origin != nil && !isSurveyed }
    /// A survey asks everything anew.
    fileprivate let isSurveyed: Bool
  }

  /// What is left to a check of another scan. O(files), and the length of the file that has changed.
  package func remains(for scan: ProjectScan) -> Remains {
    let hasModules = self.scan.hasModules(of: scan)
    return Remains(
      project: hasModules ? project.replacing(with: scan.outlines) : nil, plan: project.plan,
      moduleMap: hasModules ? moduleMap : nil, isSurveyed: survey != nil)
  }

  /// Applies `only`, `skip`, `on`, `off`, impact overrides and the least impact.
  package static func selected(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    wanted(documents, options).filter { !isOff($0, options) }
  }

  /// What only its own page keeps from being selected.
  package static func offByDefault(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    wanted(documents, options).filter { isOff($0, options) }
  }

  /// Rules of a profile that `off` or `skip` names, or that a configuration narrows away, in its order.
  private static func switchedOff(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleID] {
    if options.off.isEmpty, options.skip.isEmpty, options.configured.isEmpty { return [] }
    var all = options
    (all.off, all.skip) = ([], [])
    if options.configured.contains(.only) { all.only = [] }
    if options.configured.contains(.minImpact) { all.minImpact = nil }
    let left = Set(selected(documents, options).map(\.id))
    return selected(documents, all).filter { $0.status == .rule && !left.contains($0.id) }.map(\.id)
  }

  /// Whether a rule is off by default and nobody asks for it by its name: a tag names many, and none in particular.
  package static func isOff(_ document: RuleDocument, _ options: CheckOptions) -> Bool {
    document.isOffByDefault
      && !(options.on.map(\.text) + options.only).contains { document.isCalled($0) }
  }

  /// All but what a page says of itself.
  package static func wanted(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    documents.compactMap { document -> RuleDocument? in
      var copy = document
      let called = [document.id] + document.aliases
      if let impact = called.lazy.compactMap({ options.impact[$0] }).first { copy.impact = impact }
      if called.contains(where: options.off.contains) { return nil }
      if !options.only.isEmpty, !names(document, options.only) { return nil }
      if names(document, options.skip) { return nil }
      if let least = options.minImpact, copy.impact < least { return nil }
      return copy
    }
  }

  /// Whether ids, aliases or tags of a list mean a document.
  package static func names(_ document: RuleDocument, _ words: [String]) -> Bool {
    words.contains { document.isCalled($0) || document.tags.contains($0) }
  }

  /// Runs the rules and writes the letter.
  ///
  /// - Parameter previous: the check that this one was made after; what it has found is taken where it is the same.
  package func report(after previous: CheckSession? = nil) -> Report {
    let enforced = documents.filter { $0.status == .rule }
    var outcomes = outcomes(of: enforced, after: previous)
    let unused = unusedExceptions(outcomes, of: enforced) + idleExceptions(of: enforced)
    var (findings, checked) = options.workers.both { [outcomes] in
      self.allowed(self.maker.findings(outcomes, of: enforced), enforced)
    } _: { [outcomes] in
      self.checked(enforced, outcomes)
    }
    // What nobody asks again makes room.
    if !options.wantsExemplars { outcomes = [] }
    if options.wantsExemplars {
      Exemplars(project: project, documents: enforced, outcomes: outcomes, findings: findings)
        .name(in: &findings)
    }
    let scope = scope(enforced)
    var stale: [BaselineMatch.Stale] = []
    var hidden = 0
    if let baseline = options.baseline {
      let match = BaselineMatch(
        baseline, findings, known: book.ruleNames, moves: moves(of: findings),
        isTouched: { options.changes?.touches($0.place) ?? false })
      findings = match.findings
      if let then = options.then {
        let moves = moves(of: findings)
        then.unmark(&findings) { BaselineMatch($0, $1, known: self.book.ruleNames, moves: moves) }
      }
      stale = match.stale.filter(scope.judges)
      hidden = match.stale.count { scope.concerns($0) && scope.isHidden($0) }
      findings += StaleEntries(of: baseline, page: options.baselinePage).findings(stale)
      findings.sort { ($0.place, $0.rule.text) < ($1.place, $1.rule.text) }
    }
    let places = scope.isWhole ? findings : findings.filter(scope.reports)
    let shown = joined(places)
    var report = Report(
      profile: options.profile, profileSource: options.profileSource, checked: checked,
      rules: summaries(), findings: shown, places: places,
      staleBaseline: stale.map {
        StaleEntry(path: $0.entry.key.path, text: StaleWording.line($0.entry))
      },
      notices: notices(enforced) + unused + idleRules(checked.idle, of: enforced)
        + Self.unjudged(hidden, since: scope.torn))
    if options.changes != nil {
      let all = joined(findings.filter { $0.rule == .baseline || scope.covers($0.place.path) })
      report.leftOut = all.count(where: \.counts) - shown.count(where: \.counts)
    }
    return report
  }

  /// Entries of the baseline that have no finding, which may come back with what was not understood.
  private static func unjudged(_ count: Int, since path: FilePath?) -> [Problem] {
    guard count > 0, let path else { return [] }
    let entries = count == 1 ? "1 entry of the baseline has" : "\(count) entries of the baseline have"
    return [
      Problem(
        "\(entries) no finding, and nothing is said of that while \(path) is not understood",
        remedy: "mend the file; no entry is dropped before", severity: .warning)
    ]
  }

  /// How the baseline would have to change to know what there is today.
  package func baselineChange() -> BaselineChange {
    let (places, enforced) = (everyPlace, documents.filter { $0.status == .rule })
    return BaselineChange(
      options.baseline, places, known: book.ruleNames, moves: moves(of: places), scope: scope(enforced))
  }

  /// What the rules find in all of the code, place by place, whatever the baseline knows of it.
  private var everyPlace: [Finding] {
    let enforced = documents.filter { $0.status == .rule }
    return allowed(maker.findings(outcomes(of: enforced), of: enforced), enforced)
  }

  /// The same, one finding for each cause, without those that a comment allows.
  var everyFinding: [Finding] { joined(everyPlace).filter(\.counts) }

  /// What could be neither affirmed nor denied, with the rules that asked it.
  package var unknownFacts: [UnknownFact] {
    let enforced = documents.filter { $0.status == .rule }
    return Unasked(project: project, documents: enforced, outcomes: outcomes(of: enforced)).facts
  }

  /// Some findings of its report, each with a subject near by that keeps the rule. For each of their rules all code is
  /// looked at.
  package func withExemplars(_ findings: [Finding], of report: Report) -> [Finding] {
    let rules = Set(findings.filter(\.counts).map(\.rule))
    let enforced = documents.filter { $0.status == .rule }
    if !enforced.contains(where: { rules.contains($0.id) }) { return findings }
    let kept = memory.flatMap { Checker.outcomes(keptBy: $0, of: enforced) }
    let asked = zip(enforced, kept ?? outcomes(of: enforced)).filter { rules.contains($0.0.id) }
    var findings = findings
    Exemplars(
      project: project, documents: asked.map(\.0), outcomes: asked.map(\.1), findings: report.findings
    ).name(in: &findings)
    return findings
  }

  private var maker: FindingMaker { FindingMaker(project: project, layers: configuration.layers) }

  /// Places of one cause as one finding.
  package func joined(_ places: [Finding]) -> [Finding] {
    let rules = documents.filter { $0.status == .rule }
    return CauseGroups(of: rules, unpinned: Set(unpinned(among: rules))).joined(places)
  }

  private func moves(of findings: [Finding]) -> EntryMoves {
    EntryMoves(of: findings, in: project, unread: Set(scan.faults.map(\.path)))
  }

  /// What the survey has asked is not asked again.
  private func outcomes(of enforced: [RuleDocument], after previous: CheckSession? = nil) -> [RuleOutcome] {
    let known = enforced.compactMap { survey?.outcomes[$0.id] }
    return known.count == enforced.count
      ? known
      : Checker(project: project, rules: enforced, memory: memory.map { ($0, previous?.memory) }).run()
  }

  /// Findings as they count where they stand: comments and nested configurations applied.
  func allowed(_ findings: [Finding], _ enforced: [RuleDocument]) -> [Finding] {
    let names = book.ruleNames
    let allowed = Allowances(
      project: project, rules: Set(enforced.map(\.id)), known: Set(names.values),
      forbidden: Set(book.documents.filter { !$0.isAllowable }.map(\.id)), aliases: names,
      isNew: { self.options.then?.changes.touches($0) ?? false }
    ).apply(to: findings)
    return NestedConfigurations(nested).applied(
      to: allowed, least: options.minImpact, onBelow: onBelow)
  }

  func scope(_ enforced: [RuleDocument]) -> ReportScope {
    var isAdded: @Sendable (BaselineEntry) -> Bool = { _ in false }
    if let then = options.then { isAdded = then.added(book.ruleNames) }
    return ReportScope(
      paths: Set(options.paths),
      folders: FolderTable(options.paths.filter { !$0.text.isEmpty }.map { ($0.text, true) }),
      globs: PathPatterns(options.reportPaths), changes: options.changes,
      rules: Set(enforced.map(\.id)).union([.allowances]),
      runsAll: options.only.isEmpty && options.minImpact == nil,
      unread: Set(scan.faults.map(\.path)), torn: torn,
      isAdded: isAdded)
  }

  /// The first file that was not understood to its end: code, or a project file that is none.
  private var torn: FilePath? {
    scan.notUnderstood.first?.path ?? project.moduleSources.broken.first
  }

  /// Under `strict`: exceptions of own documents that applied nowhere. Those of shipped documents are exercised by
  /// their examples and need not apply in every project. A rule that selects nothing has not asked for its own.
  private func unusedExceptions(_ outcomes: [RuleOutcome], of enforced: [RuleDocument]) -> [Problem] {
    guard options.isStrict else { return [] }
    return zip(outcomes, enforced).filter { !book.isShipped($1.id) && !$1.isDeclared }.flatMap {
      outcome, document in
      outcome.unusedExceptions(of: document).map { item in
        Problem(
          "this exception of \(document.id) applied nowhere", remedy: "remove it, or run without --strict",
          path: document.checkPath, line: item.line, severity: .warning)
      }
    }
  }

  /// Under `strict`: own documents that found nothing to ask, and so kept nothing. Where a role is empty, that is said.
  private func idleRules(_ idle: [RuleID], of enforced: [RuleDocument]) -> [Problem] {
    guard options.isStrict else { return [] }
    return enforced.filter { !book.isShipped($0.id) && !$0.isDeclared && idle.contains($0.id) }.map { rule in
      Problem(
        "\(rule.id) found nothing to ask: no type, file or place is what it is about",
        remedy: "mend what chooses its subjects, or turn it off with a reason until there are some",
        path: rule.checkPath, line: rule.sentences.first?.subject.line, severity: .warning)
    }
  }

  /// Exceptions of own documents that name what is nowhere.
  private func idleExceptions(of enforced: [RuleDocument]) -> [Problem] {
    let own = enforced.filter { document in
      !book.isShipped(document.id) && !document.isDeclared
        && document.sentences.contains { !$0.except.isEmpty }
    }
    if own.isEmpty { return [] }
    let idle = IdleExceptions(in: project)
    return own.flatMap { idle.problems(of: $0) }
  }

  // MARK: What was checked

  private func checked(_ enforced: [RuleDocument], _ outcomes: [RuleOutcome]) -> Checked {
    let unasked = Unasked(project: project, documents: enforced, outcomes: outcomes)
    var counts: [Int] = Array(repeating: 0, count: project.roles.names.count)
    var any: [Bool] = Array(repeating: false, count: project.roles.names.count)
    let asked = Set(enforced.flatMap(\.sentences).map(\.subject.text))
    let isAsked = project.roles.names.map(asked.contains)
    for index in project.types.indices {
      let type = TypeIndex(index)
      for role in counts.indices where project.hasRole(role, type) {
        let isDeclared = project.types[index].kind != .external
        // A rule about a role has nobody to ask where only names of other modules have it.
        if isDeclared || !isAsked[role] { any[role] = true }
        if isDeclared, !project.isSetAside(type), project.roles.isLayer[role] { counts[role] += 1 }
      }
    }
    // What only shortens definitions is nothing that a project could have.
    let helpers = Set(project.vocabulary.roles.filter(\.isHelper).map(\.name))
    let used = usedRoles(enforced).subtracting(helpers)
    let empty = counts.indices.filter { role in
      used.contains(project.roles.names[role]) && !any[role] && !selectsFiles(role)
    }
    var checked = Checked(
      files: scan.outlines.count, lines: scan.lines,
      roles: counts.indices.filter { counts[$0] > 0 }.map {
        RoleCount(role: project.roles.names[$0], count: counts[$0])
      },
      rules: enforced.count, guidance: documents.count - enforced.count,
      empty: empty.map { project.roles.names[$0] }.filter { !options.mayBeEmpty.contains($0) }.sorted(),
      notUnderstood: (scan.notUnderstood + cutSupertypes + unreadManifests).sorted(), leftOut: scan.leftOut)
    let (unresolved, unreadModules) = (unasked.unresolved, unasked.unreadModules)
    checked.unknownFacts = unresolved + unreadModules
    checked.unknown = checked.unknownFacts.count
    let kinds = unasked.types
    checked.notCovered = kinds.map {
      NotCovered(
        noun: $0.noun, count: $0.types.count, examples: Array($0.types.prefix(NotCovered.mostExamples)))
    }
    let homeless = unasked.filesWithoutRole
    checked.noRole = homeless.count
    checked.noRoleExamples = Array(homeless.prefix(Checked.mostNoRoleExamples))
    let outside = layers?.outside ?? []
    checked.noLayer = outside.count
    checked.noLayerExamples = Array(outside.prefix(NotCovered.mostExamples))
    checked.coverage = coverage(
      kinds: kinds, outside: outside, withoutRole: homeless, unresolved: unresolved,
      unreadModules: unreadModules, lists: usedNames(enforced))
    noteExempt(outcomes, of: enforced, in: &checked)
    checked.unproven = unproven(enforced)
    checked.offByDefault = offByDefault
    checked.withoutSubjects = zip(enforced, outcomes).filter { $1.hasNothingToAsk(of: $0) }.map(\.0.id)
    checked.off = switchedOff
    noteChoice(of: enforced, in: &checked)
    checked.offBelow = offBelow(enforced)
    countLayerRules(in: &checked, besides: Set(checked.withoutSubjects))
    let idle = zip(enforced, outcomes).filter { rule, outcome in
      // Where a role is empty, the report says that. That a shipped rule has no subjects is nobody's mistake.
      (book.isShipped(rule.id) ? outcome.isSwitchedOff(of: rule) : outcome.hasNothingToAsk(of: rule))
        && !rule.sentences.allSatisfy { checked.empty.contains($0.subject.text) }
    }.map(\.0.id)
    checked.idle = idle.filter { !book.isShipped($0) } + idle.filter(book.isShipped)
    return checked
  }

  /// What configurations below the root say, each rule by its id.
  var nested: [NestedConfiguration] {
    if scan.nested.isEmpty { return [] }
    let names = book.ruleNames
    return scan.nested.map { $0.naming(rulesBy: names) }
  }

  private func offBelow(_ enforced: [RuleDocument]) -> [FolderSwitch] {
    if scan.nested.isEmpty { return [] }
    let running = Set(enforced.map(\.id))
    // A folder of which nothing was read has nobody to spare.
    let busy = scan.busy(among: scan.nested.map(\.path))
    return nested.filter { busy.contains($0.path) }.flatMap { $0.switches(below: options.minImpact) }
      .filter { running.contains($0.rule) }
  }

  /// What configurations below the root turn off where a file or a folder is.
  package func off(around file: FilePath) -> [FolderSwitch] {
    nested.filter { $0.covers(file) }.flatMap { $0.switches(below: options.minImpact) }
  }

  /// Rules that their own examples do not bear out. Those that came with Eaves are known to be.
  private func unproven(_ enforced: [RuleDocument]) -> [RuleID] {
    let doubtful = enforced.filter { !book.isProven($0.id) && !$0.isDeclared }
    if doubtful.isEmpty { return [] }
    let trial = ExampleTrial(plan: project.plan, modules: configuration.modules)
    let held = options.workers.map(count: doubtful.count, run: 1) { trial.bearsOut(doubtful[$0]) }
    return zip(doubtful, held).filter { !$1 }.map(\.0.id)
  }

  /// What manifests and project files say of modules and could not be told.
  var unreadManifests: [NotUnderstood] {
    project.moduleGraph.unread.map {
      NotUnderstood(path: $0.place.path, at: $0.place.start, message: $0.reason)
    }
  }

  /// Types of which only a part was looked at.
  var cutSupertypes: [NotUnderstood] {
    project.typesWithCutSupertypes.map { type in
      let place = project.types[type.index].place
      let outline = project.files[Int(place.file)].outline
      let start = outline.nodes[Int(place.node)].range.start
      return NotUnderstood(
        path: outline.source.path, at: outline.lines.position(of: start, in: outline.source.bytes),
        message:
          "\(project.qualifiedName(type)) has more than \(Project.supertypeLimit) supertypes; those beyond are"
          + " not looked at")
    }
  }

  func selectsFiles(_ role: Int) -> Bool {
    project.files.indices.contains { project.fileHasRole(role, $0) }
  }

  /// Names of roles that enabled rules use, as subject or object.
  func usedRoles(_ enforced: [RuleDocument]) -> Set<String> {
    usedNames(enforced).intersection(project.roles.names)
  }

  /// What rules name: subjects, objects, lists.
  func usedNames(_ documents: [RuleDocument]) -> Set<String> {
    documents.reduce(into: []) { $0.formUnion($1.usedNames) }
  }

  private func notices(_ enforced: [RuleDocument]) -> [Problem] {
    var notices = book.problems.filter { $0.severity == .warning } + scan.notices
    notices += book.idleSwitches(options, path: book.configurationPath)
    if let layers {
      notices += layers.notices(for: enforced, besides: options.mayBeEmpty, at: book.configurationPath)
    }
    notices += hiddenImpacts(enforced) + lessened(enforced)
    notices += innerProjects(enforced) + idleItems + idleWords + filledRoles
    let own = project.vocabulary.roles.filter { $0.isOwn && $0.layer == nil }
    let used = own.isEmpty ? [] : usedRoles(enforced)
    for definition in own {
      let role = project.roles.index(of: definition.name)
      let isEmpty = role.map { role in
        !project.types.indices.contains { project.hasRole(role, TypeIndex($0)) } && !selectsFiles(role)
      }
      if isEmpty ?? true, !options.mayBeEmpty.contains(definition.name) {
        let use = used.contains(definition.name) ? "" : " and no enabled rule uses it"
        notices.append(
          Problem(
            "the role `\(definition.name)` selects nothing\(use)",
            remedy: "mend its items, or list it under `may-be-empty` with a reason",
            path: book.configurationPath, severity: .warning))
      }
    }
    return notices
  }

  /// Impacts below the root that come to nothing: the root has left the rule out for its own.
  private func hiddenImpacts(_ enforced: [RuleDocument]) -> [Problem] {
    guard let least = options.minImpact, !scan.nested.isEmpty else { return [] }
    let running = Set(enforced.map(\.id))
    let (names, known) = (book.ruleNames, Set(book.documents(for: options).map(\.id)))
    return scan.nested.flatMap { nested in
      nested.configuration.impact.filter { impact in
        guard impact.level >= least, let id = names[RuleID(impact.rule.text)] else { return false }
        return known.contains(id) && !running.contains(id) && !options.off.contains(id)
      }.map { impact in
        Problem(
          "`\(impact.rule.text)` does not run: in the root its impact is less than \(least.name), the least to report",
          remedy: "raise its impact in the root, or lower `min-impact`", path: nested.path,
          line: impact.rule.line, column: impact.rule.column, severity: .warning)
      }
    }
  }

  /// Projects within this one whose configuration says another profile and was not followed: at most one problem.
  private func innerProjects(_ enforced: [RuleDocument]) -> [Problem] {
    if options.isOfOneMind { return [] }
    let scope = scope(enforced)
    let folders = scan.innerRoots.filter(scope.covers).map(\.folder)
    guard let first = folders.first else { return [] }
    let more = folders.count - 1
    let named = first + (more == 0 ? "" : " and \(more) more")
    return [
      Problem(
        "\(named) \(more == 0 ? "has" : "have") an eaves.yml with a profile, and nothing of it applied here",
        remedy: "name such a folder beside this one, and each is checked by its own; `exclude` leaves it out",
        severity: .warning)
    ]
  }

  private func summaries() -> [RuleSummary] {
    documents.map { document in
      RuleSummary(
        id: document.id, title: document.title, impact: document.impact,
        impactDescription: document.impactDescription, tags: document.tags, document: document.path,
        isEnforced: document.status == .rule, help: document.body)
    }.sorted { $0.id < $1.id }
  }
}
