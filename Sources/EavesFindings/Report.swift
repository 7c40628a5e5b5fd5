package import EavesSource

/// An entry of a baseline, as a report lists it.
package struct ReportedEntry: Sendable, Equatable {
  /// The file that it is about.
  package var path: FilePath
  /// As reports show it, the path first.
  package var text: String

  package init(path: FilePath, text: String) {
    self.path = path
    self.text = text
  }
}

/// The result of a run, which every reporter prints: what was found, and what was checked.
package struct Report: Sendable {
  package var profile: String
  package var profileSource: ProfileSource
  package var checked: Checked
  /// The rules that ran, by id.
  package var rules: [RuleSummary]
  /// What is shown: one finding for each cause. Sorted by path, line, column, rule.
  package var findings: [Finding]
  /// The same place by place, each with its own key; sorted as the findings.
  package var places: [Finding]
  /// The least impact of findings that make the run fail; nil: none does.
  package private(set) var failsFrom: Impact? = .medium
  /// Rules whose findings never make the run fail.
  package private(set) var harmless: Set<RuleID> = []
  /// Baseline entries that nothing answers to, in the order of the baseline file. Each is a finding of
  /// `RuleID.baseline` as well.
  package var staleBaseline: [ReportedEntry]
  /// Baseline entries whose finding has other facts since Eaves was upgraded, in the order of the baseline file. The
  /// finding is known.
  package var rekeyedBaseline: [ReportedEntry] = []
  /// Remarks on the run itself: unreadable files, empty roles, exceptions that never applied.
  package var notices: [Problem]
  /// The filter of the report; nil: none. With several projects each has its own.
  package var narrowing: Narrowing?
  /// The revision whose findings are not shown; nil: none. With several projects each has its own.
  package var since: String?
  /// Findings that are not shown because they were reported at that revision; 0 where nothing is compared.
  package var leftOut = 0
  /// What the report's first line says when the profile was not chosen; nil otherwise.
  package var preamble: String?
  /// The projects that it is of, by their roots; empty where it is of one.
  package var projects: [ProjectSummary] = []
  /// Wall seconds of the run; nil when times are not to be shown.
  package var seconds: Double?

  /// How the rules were chosen; `survey`: those of the nearest profile; `followed`: those that the code follows.
  package enum ProfileSource: String, Sendable { case flag, config, survey, followed }

  /// The profile whose rules ran; nil where those ran that the code follows.
  package var chosenProfile: String? { profileSource == .followed ? nil : profile }

  package init(
    profile: String, profileSource: ProfileSource, checked: Checked, rules: [RuleSummary],
    findings: [Finding], places: [Finding]? = nil, staleBaseline: [ReportedEntry] = [],
    notices: [Problem] = [],
    preamble: String? = nil,
    seconds: Double? = nil
  ) {
    self.profile = profile
    self.profileSource = profileSource
    self.checked = checked
    self.rules = rules
    self.findings = findings
    self.places = places ?? findings
    self.staleBaseline = staleBaseline
    self.notices = notices
    self.preamble = preamble
    self.seconds = seconds
    markFailures(from: .medium)
  }

  /// Marks what makes the run fail: findings from an impact on, and what no rule found.
  ///
  /// - Parameters:
  ///   - least: nil: no finding of a rule does.
  ///   - staleFails: whether a stale entry of the baseline does.
  ///   - harmless: rules whose findings never do.
  package mutating func markFailures(
    from least: Impact?, staleFails: Bool = true, harmless: Set<RuleID> = []
  ) {
    failsFrom = least
    self.harmless = harmless
    func mark(_ finding: inout Finding) {
      finding.isMarkedAsFailure =
        finding.rule == .baseline
        ? staleFails
        : finding.rule == .strict
          || (finding.isWrittenDown || !harmless.contains(finding.rule))
            && least.map { finding.impact >= $0 } ?? false
    }
    for index in findings.indices { mark(&findings[index]) }
    for index in places.indices { mark(&places[index]) }
  }

  /// Takes failures from an impact on for what its parts say they are.
  package mutating func joinFailures(from least: Impact?, harmless: Set<RuleID> = []) {
    (failsFrom, self.harmless) = (least, harmless)
  }

  /// Whether anything makes the run fail.
  package var fails: Bool { findings.contains(where: \.isFailing) }

  /// Adds what is wrong and has no rule of its own.
  package mutating func add(_ others: [Finding]) {
    if others.isEmpty { return }
    findings = (findings + others).sorted { ($0.place, $0.rule.text) < ($1.place, $1.rule.text) }
    places = (places + others).sorted { ($0.place, $0.rule.text) < ($1.place, $1.rule.text) }
  }

  /// The level of a rule's findings in this run.
  package func level(of rule: RuleSummary) -> Impact.Level {
    let fails = !harmless.contains(rule.id) && failsFrom.map { rule.impact >= $0 } ?? false
    return fails ? .error : rule.impact.lesserLevel
  }

  /// Findings that count, by impact.
  package var summary: [Impact: Int] {
    var counts: [Impact: Int] = [:]
    for finding in findings where finding.counts { counts[finding.impact, default: 0] += 1 }
    return counts
  }
}

/// What a run looked at. Printed always: green means checked.
package struct Checked: Sendable {
  package var files: Int
  package var lines: Int
  /// Roles that selected something, with the number of their types, the layer roles in the order of the
  /// role definitions.
  package var roles: [RoleCount]
  /// Enforced rules that ran.
  package var rules: Int
  /// Rules with a check that would run as well if their documents did not say `default: off`, in the order of the
  /// rules.
  package var offByDefault: [RuleID] = []
  /// Rules with a check that `off` or `skip` leaves out, or a configuration by `only` or `min-impact`, in the order
  /// of the rules.
  package var off: [RuleID] = []
  /// Rules that a configuration below the root turns off for the files around it.
  package var offBelow: [FolderSwitch] = []
  /// Rules that a survey of the code chose, in the order of the rules.
  package var unpinned: [RuleID] = []
  /// Whether every rule that ran was chosen explicitly.
  package var isPinned: Bool { unpinned.isEmpty }
  /// Whether findings of rules that a survey chose can make the run fail, by a flag.
  package var unpinnedFail = false
  /// Where a survey chose the rules, those that it left out and the code half follows.
  package var partlyFollowed: [PartlyFollowedRule] = []
  /// Where a survey chose the rules, how many it left out because the code does not follow them.
  package var notFollowed = 0
  /// Guidance documents of the profile.
  package var guidance: Int
  /// Roles that an enabled rule uses and that select nothing, sorted.
  package var empty: [String]
  /// Facts that could be neither affirmed nor denied.
  package var unknown: Int
  /// Each of them, by place.
  package var unknownFacts: [UnknownFact] = []
  /// Types that no rule covers and should, by kind.
  package var notCovered: [NotCovered] = []
  /// Files without any role where rules about layers ran; 0 where none did.
  package var noRole = 0
  /// The first of them, in order, at most `maxNoRoleExamples`.
  package var noRoleExamples: [FilePath] = []
  /// How many files without a role are named.
  package static let maxNoRoleExamples = 20
  /// Types that stand in none of the declared layers, where layers are declared.
  package var noLayer = 0
  /// The first of them, by place, at most `NotCovered.maxExamples`.
  package var noLayerExamples: [NotCovered.Example] = []
  /// Enforced rules that their own examples do not bear out, in the order of the rules.
  package var unproven: [RuleID] = []
  /// Enforced rules that found nothing to ask: those of the project itself where no type, file or place is what they
  /// are about, then those that the platforms of the project switch off everywhere. Each in the order of the rules.
  package var idle: [RuleID] = []
  /// All enforced rules without subjects, shipped ones included, in the order of the rules.
  package var withoutSubjects: [RuleID] = []
  /// How many of the enforced rules restrict dependencies between layers.
  package var layerRules = 0
  /// Whether none does, although the code has layers. With several projects: in one of them.
  package var lacksLayerRules = false
  /// What the scanner could not place, sorted.
  package var notUnderstood: [NotUnderstood]
  /// The first place of every file among them.
  package var firstNotUnderstood: [NotUnderstood] {
    var seen: Set<FilePath> = []
    return notUnderstood.filter { seen.insert($0.path).inserted }
  }
  /// What no rule covers, each with its place.
  package var coverage = Coverage()
  /// Types that eaves.yml makes tests, previews or mocks.
  package var madeExempt: [MadeExempt] = []
  /// Swift files that were not looked at, by cause.
  package var leftOut: SkippedFiles

  package init(
    files: Int = 0, lines: Int = 0, roles: [RoleCount] = [], rules: Int = 0, guidance: Int = 0,
    empty: [String] = [], unknown: Int = 0, notUnderstood: [NotUnderstood] = [],
    leftOut: SkippedFiles = SkippedFiles()
  ) {
    self.files = files
    self.lines = lines
    self.roles = roles
    self.rules = rules
    self.guidance = guidance
    self.empty = empty
    self.unknown = unknown
    self.notUnderstood = notUnderstood
    self.leftOut = leftOut
  }
}

/// A rule that the configuration of a folder turns off there.
package struct FolderSwitch: Hashable, Sendable {
  package let rule: RuleID
  /// The nested configuration; it applies to its folder.
  package let page: FilePath
  package let reason: String

  package init(rule: RuleID, page: FilePath, reason: String) {
    self.rule = rule
    self.page = page
    self.reason = reason
  }
}

/// A role and the number of declared types that have it, tests, previews and mocks left out.
package struct RoleCount: Hashable, Sendable {
  package let role: String
  package let count: Int
  package init(role: String, count: Int) {
    self.role = role
    self.count = count
  }
}

/// A stretch of a file that the scanner could not read as Swift, or a file that it could not read at all.
package struct NotUnderstood: Hashable, Sendable, Comparable {
  package let path: FilePath
  /// 1-based; 1 for a file that could not be read.
  package let line: Int
  /// 1-based, in UTF-8 bytes.
  package let column: Int
  /// 1-based, in UTF-16 code units.
  package let utf16Column: Int
  package let message: String

  /// A place in a file; the start of the file when no place is given.
  package init(
    path: FilePath, at start: Position = Position(line: 1, column: 1, utf16Column: 1), message: String
  ) {
    self.path = path
    line = start.line
    column = start.column
    utf16Column = start.utf16Column
    self.message = message
  }

  package static func < (left: NotUnderstood, right: NotUnderstood) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.line, left.column, left.message) < (right.line, right.column, right.message)
  }
}

/// A rule that most of the code complies with, but not enough to choose it without a profile.
package struct PartlyFollowedRule: Hashable, Sendable {
  package let rule: RuleID
  /// How many subjects do not comply.
  package let deviations: Int

  package init(rule: RuleID, deviations: Int) { (self.rule, self.deviations) = (rule, deviations) }
}
