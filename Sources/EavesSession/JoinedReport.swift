import EavesChecks
package import EavesFindings
package import EavesSource

/// The reports of several projects as one: paths begin in a folder above all of them, and nothing is left out.
package struct JoinedReport {
  /// A project's report, and where the project lies.
  package struct Part: Sendable {
    /// Below the common folder; empty for that folder itself.
    let root: FilePath
    let report: Report
    /// Rules that came with Eaves: their documents lie in no project.
    let shipped: Set<RuleID>

    package init(root: FilePath, report: Report, shipped: Set<RuleID>) {
      self.root = root
      self.report = report
      self.shipped = shipped
    }

    fileprivate var shownRoot: String { root.text.isEmpty ? "." : root.text }
    fileprivate var paths: PathsBelow { PathsBelow(root) }
  }

  private let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// One report of at least one. O(findings × log findings).
  package static func of(_ parts: [Part]) -> Report { JoinedReport(parts).report }

  /// Where each finding of each part stands in the report of all.
  package static func positions(ofFindingsIn parts: [Part]) -> [[Int]] {
    var (positions, order) = (parts.map { $0.report.findings.map { _ in 0 } }, JoinedReport(parts).order)
    for position in order.indices { positions[order[position].part][order[position].finding] = position }
    return positions
  }

  private var report: Report {
    let profiles = parts.map(\.report.profile)
    let isOfOne = Set(profiles).count == 1
    let rules = rules
    let findings = findings
    var report = Report(
      profile: isOfOne ? profiles[0] : Set(profiles).sorted().joined(separator: "+"),
      profileSource: parts.map(\.report.profileSource).max { Self.doubt($0) < Self.doubt($1) } ?? .survey,
      checked: checked(by: rules), rules: rules, findings: findings,
      staleBaseline: entries(\.staleBaseline),
      notices: notices, preamble: preamble)
    // Each project decides by itself what makes the run fail.
    (report.findings, report.places) = (findings, findings)
    report.rekeyedBaseline = entries(\.rekeyedBaseline)
    report.projects = parts.map { ProjectSummary(root: FilePath($0.shownRoot), of: $0.report) }
    report.leftOut = parts.reduce(0) { $0 + $1.report.leftOut }
    return report
  }

  /// Entries of baselines, as they are seen from the common folder.
  private func entries(_ list: KeyPath<Report, [ReportedEntry]>) -> [ReportedEntry] {
    parts.flatMap { part in
      part.report[keyPath: list].map { entry in
        part.root.text.isEmpty
          ? entry
          : ReportedEntry(path: FilePath("\(part.root)/\(entry.path)"), text: "\(part.root)/\(entry.text)")
      }
    }
  }

  /// How little somebody chose.
  private static func doubt(_ source: Report.ProfileSource) -> Int {
    switch source {
    case .flag: 0
    case .config: 1
    case .survey: 2
    case .followed: 3
    }
  }

  /// Sorted as those of one project; keys hold paths, so that fingerprints are given again.
  private var findings: [Finding] {
    let moved = moved
    var findings = order.map { moved[$0.part][$0.finding] }
    FindingMaker.setFingerprints(of: &findings)
    return findings
  }

  /// By part, as they are seen from the common folder.
  private var moved: [[Finding]] {
    parts.map { part in
      part.paths.findings(part.report.findings.map { StaleWording.relativized(of: part.shownRoot, $0) })
    }
  }

  /// In the order of the joined report; equal ones in the order of the parts.
  private var order: [(part: Int, finding: Int)] {
    let moved = moved
    let all = moved.indices.flatMap { part in moved[part].indices.map { (part: part, finding: $0) } }
    return all.sorted { left, right in
      let (one, other) = (moved[left.part][left.finding], moved[right.part][right.finding])
      if FindingMaker.precedes(one, other) { return true }
      return !FindingMaker.precedes(other, one) && (left.part, left.finding) < (right.part, right.finding)
    }
  }

  /// Each rule once, as the first project has it, with the greatest weight that it has anywhere; where projects have
  /// different documents of one id, each is told.
  private var rules: [RuleSummary] {
    var found: [RuleID: RuleSummary] = [:]
    var told: [RuleID: Set<String>] = [:]
    for part in parts {
      for rule in part.report.rules {
        let known = found[rule.id]
        let document = part.shipped.contains(rule.id) ? rule.document : part.paths.path(rule.document)
        let base = known ?? rule
        found[rule.id] = RuleSummary(
          id: rule.id, title: base.title, impact: max(base.impact, rule.impact),
          impactDescription: base.impactDescription, tags: base.tags, document: known?.document ?? document,
          isEnforced: base.isEnforced || rule.isEnforced,
          help: told[rule.id, default: []].insert(rule.help).inserted && known != nil
            ? "\(base.help)\n\nThe rule of this id in \(part.shownRoot):\n\n\(rule.help)" : base.help)
      }
    }
    return found.values.sorted { $0.id < $1.id }
  }

  private var notices: [Problem] {
    var seen: Set<Problem> = []
    return parts.flatMap { part in part.report.notices.map(part.paths.problem) }
      .filter { seen.insert($0).inserted }
  }

  /// "2 projects, each by its own configuration: App (clean-mvvm), Tools (the rules that it follows)".
  private var preamble: String {
    let shown = parts.prefix(Self.maxShown).map { part in
      let choice =
        switch part.report.profileSource {
        case .flag, .config: part.report.profile
        case .survey: "\(part.report.profile), as the survey says"
        case .followed: "the rules that it follows"
        }
      return "\(part.shownRoot) (\(choice))"
    }
    let more = parts.count - shown.count
    let number = parts.count == 1 ? "1 project," : "\(parts.count) projects, each"
    return "\(number) by its own configuration: \(shown.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
  }

  private static let maxShown = 12

  // MARK: What was checked

  private func checked(by rules: [RuleSummary]) -> Checked {
    let all = parts.map { $0.paths.checked($0.report.checked) }
    let roles = roles(all)
    let found = Set(roles.map(\.role))
    var checked = Checked(
      files: all.reduce(0) { $0 + $1.files }, lines: all.reduce(0) { $0 + $1.lines }, roles: roles,
      rules: rules.count(where: \.isEnforced), guidance: rules.count { !$0.isEnforced },
      empty: Set(all.flatMap(\.empty)).subtracting(found).sorted(),
      unknown: all.reduce(0) { $0 + $1.unknown }, notUnderstood: all.flatMap(\.notUnderstood).sorted(),
      leftOut: leftOut(all))
    checked.unknownFacts = all.flatMap(\.unknownFacts).sorted { $0.place < $1.place }
    checked.notCovered = notCovered(all)
    for part in all { checked.coverage.add(part.coverage) }
    checked.madeExempt = all.flatMap(\.madeExempt)
    checked.coverage.sort()
    checked.noRole = all.reduce(0) { $0 + $1.noRole }
    checked.noRoleExamples = Array(
      all.flatMap(\.noRoleExamples).sorted().prefix(Checked.maxNoRoleExamples))
    checked.noLayer = all.reduce(0) { $0 + $1.noLayer }
    checked.noLayerExamples = Array(all.flatMap(\.noLayerExamples).prefix(NotCovered.maxExamples))
    checked.layerRules = all.map(\.layerRules).max() ?? 0
    checked.lacksLayerRules = all.contains(where: \.lacksLayerRules)
    checked.unpinned = Set(all.flatMap(\.unpinned)).sorted()
    checked.unpinnedFail = all.contains(where: \.unpinnedFail)
    let half = Dictionary(all.flatMap(\.partlyFollowed).map { ($0.rule, $0.deviations) }, uniquingKeysWith: +)
    checked.partlyFollowed = half.sorted { $0.key < $1.key }.map {
      PartlyFollowedRule(rule: $0.key, deviations: $0.value)
    }
    checked.notFollowed = all.map(\.notFollowed).max() ?? 0
    checked.unproven = Set(all.flatMap(\.unproven)).sorted()
    checked.offByDefault = Set(all.flatMap(\.offByDefault)).sorted()
    checked.idle = everywhere(\.idle)
    checked.withoutSubjects = everywhere(\.withoutSubjects)
    checked.off = Set(all.flatMap(\.off)).sorted()
    checked.offBelow = all.flatMap(\.offBelow)
    return checked
  }

  /// Of rules that found nothing to ask, those that found nothing in any project that they ran in.
  private func everywhere(_ rules: (Checked) -> [RuleID]) -> [RuleID] {
    let busy = parts.flatMap { part in
      let found = Set(rules(part.report.checked))
      return part.report.rules.filter(\.isEnforced).map(\.id).filter { !found.contains($0) }
    }
    return Set(parts.flatMap { rules($0.report.checked) }).subtracting(busy).sorted()
  }

  /// In the order in which the projects name them.
  private func roles(_ all: [Checked]) -> [RoleCount] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for role in all.flatMap(\.roles) {
      if counts[role.role] == nil { order.append(role.role) }
      counts[role.role, default: 0] += role.count
    }
    return order.map { RoleCount(role: $0, count: counts[$0, default: 0]) }
  }

  private func notCovered(_ all: [Checked]) -> [NotCovered] {
    var order: [String] = []
    var kinds: [String: [NotCovered]] = [:]
    for kind in all.flatMap(\.notCovered) {
      if kinds[kind.noun] == nil { order.append(kind.noun) }
      kinds[kind.noun, default: []].append(kind)
    }
    return order.map { noun in
      let list = kinds[noun, default: []]
      return NotCovered(
        noun: noun, count: list.reduce(0) { $0 + $1.count },
        examples: Array(list.flatMap(\.examples).prefix(NotCovered.maxExamples)))
    }
  }

  private func leftOut(_ all: [Checked]) -> SkippedFiles {
    var sum = SkippedFiles()
    for cause in SkippedFiles.Cause.allCases {
      for checked in all { sum[cause] += checked.leftOut[cause] }
    }
    return sum
  }
}
