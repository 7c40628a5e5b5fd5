import EavesFindings
import EavesSource

/// The line that ends every report: what was found, and what was checked to find it. Green means checked.
struct SummaryLine {
  /// In parts, in this order: findings, what they are narrowed to, rules and roles, what is off by default,
  /// what was switched off, there or everywhere, what is unproven or idle, what is empty, what does not count and why, what was left out,
  /// time.
  /// What is zero is not said, but for
  /// findings.
  let parts: [String]
  /// What no rule covers, which rules were not chosen, what is exempt and which documents have no check: a line each, for
  /// what is not zero.
  let further: [String]
  let isClean: Bool

  init(of report: Report) {
    let counting = report.findings.filter(\.counts).count
    isClean = counting == 0
    let said =
      [
        Self.findings(counting, report), Self.everything(report), report.narrowingText,
        Self.some(report.leftOut, "finding") { "\($0) outside the diff, not shown" },
        Self.rules(report.checked),
        Self.some(report.checked.offByDefault.count, "rule") { "\($0) off by default" },
        Self.off(report.checked), Self.offBelow(report.checked),
        Self.some(report.checked.unproven.count, "rule") { "\($0) unproven" },
        Self.idle(report.checked),
        Self.empty(report.checked),
      ].compactMap { $0 } + Self.uncounted(report) + Self.leftOut(report.checked.leftOut)
      + Self.withoutLayers(report)
      + (report.seconds.map { [Wording.seconds($0)] } ?? [])
    // Roles and revisions are named as somebody wrote them.
    parts = said.map { HarmlessText.of($0, in: .line) }
    further = [
      Self.notCovered(report.checked), Self.unpinned(report.checked), Self.partlyFollowed(report.checked),
      Self.notFollowed(report.checked), Self.exempt(report.checked), Self.withoutCheck(report.checked),
      Self.rekeyed(report),
    ].compactMap(\.self)
  }

  /// All of it in one line.
  var text: String { (parts + further).joined(separator: " · ") }

  /// "3 findings in 312 files (48,211 lines): 1 HIGH, 2 MEDIUM".
  private static func findings(_ count: Int, _ report: Report) -> String {
    let files = Wording.count(report.checked.files, "file")
    let lines = Wording.count(report.checked.lines, "line")
    let summary = report.summary
    let impacts = Impact.allCases.reversed().compactMap { impact in
      summary[impact].map { "\(Wording.figure($0)) \(impact.name)" }
    }
    return "\(Wording.count(count, "finding")) in \(files) (\(lines))"
      + (impacts.isEmpty ? "" : ": \(impacts.joined(separator: ", "))")
  }

  /// "--diff reports all findings, because eaves.yml changed since main"; of several projects "--diff reports all findings
  /// of App, because App/eaves.yml changed since main".
  private static func everything(_ report: Report) -> String? {
    if report.projects.isEmpty {
      return report.diff.flatMap { diff in
        because(diff).map { "--diff reports all findings, \($0)" }
      }
    }
    let said = report.projects.compactMap { project in
      project.diff.flatMap(because).map { "of \(quoted(project.root.text)), \($0)" }
    }
    if said.isEmpty { return nil }
    let more = said.count - maxNamed
    return "--diff reports all findings " + said.prefix(maxNamed).joined(separator: "; ")
      + (more > 0 ? "; and of \(Wording.count(more, "more project"))" : "")
  }

  private static func because(_ diff: DiffSummary) -> String? {
    diff.everythingFor.map { "because \($0) changed since \(diff.since)" }
  }

  /// "14 rules on 120 views, 41 view models".
  private static func rules(_ checked: Checked) -> String {
    let roles = checked.roles.map { Wording.count($0.count, Wording.noun(ofRole: $0.role)) }
    return Wording.count(checked.rules, "rule")
      + (roles.isEmpty ? "" : " on \(roles.joined(separator: ", "))")
  }

  /// "1 rule with no code to check: no-tracking".
  private static func idle(_ checked: Checked) -> String? { named(checked.idle, "with no code to check") }

  /// "2 rules off: state-loading-enum, view-no-any-view".
  private static func off(_ checked: Checked) -> String? { named(checked.off, "off") }

  /// "1 rule off in App: view-no-any-view", "3 rules off in 2 folders".
  private static func offBelow(_ checked: Checked) -> String? {
    // Where a rule is off around a folder already, the folder's own word for it adds nothing.
    let all = Set(checked.offBelow.map { Place(rule: $0.rule, folder: FilePath($0.page.folder)) })
    let places = all.filter { place in !all.contains { place.lies(in: $0) } }
    let folders = Set(places.map(\.folder)).map(\.text).sorted()
    let rules = Set(places.map(\.rule)).sorted()
    if let folder = folders.first, folders.count == 1 { return named(rules, "off in \(quoted(folder))") }
    return some(rules.count, "rule") { "\($0) off in \(Wording.count(folders.count, "folder"))" }
  }

  /// Where a rule is off.
  private struct Place: Hashable {
    let rule: RuleID
    let folder: FilePath

    func lies(in other: Place) -> Bool {
      rule == other.rule && folder != other.folder && folder.lies(in: other.folder)
    }
  }

  /// A folder whose name could be taken for a part of the line stands in quotes, and quotes in it behind a backslash.
  private static func quoted(_ folder: String) -> String {
    let isPlain = folder.unicodeScalars.allSatisfy { scalar in
      let traits = scalar.properties
      return traits.isAlphabetic || traits.numericType != nil || traits.generalCategory == .nonspacingMark
        || "/-_+.".unicodeScalars.contains(scalar)
    }
    if isPlain { return folder }
    let escaped = folder.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  /// Of many rules the first three.
  private static func named(_ rules: [RuleID], _ what: String) -> String? {
    some(rules.count, "rule") { count in
      let list = rules.prefix(maxNamed).map(\.text).joined(separator: ", ")
      let more = rules.count - maxNamed
      return "\(count) \(what): \(list)" + (more > 0 ? " and \(more) more" : "")
    }
  }

  private static let maxNamed = 3

  /// "no coordinator, use case or entity": singular, so that `data` and `drawn` read as well as `view`.
  private static func empty(_ checked: Checked) -> String? {
    let roles = checked.empty.map(Wording.noun(ofRole:))
    guard let last = roles.last else { return nil }
    let others = roles.dropLast().joined(separator: ", ")
    return "no " + (others.isEmpty ? last : "\(others) or \(last)")
  }

  private static func uncounted(_ report: Report) -> [String] {
    let allowed = report.findings.filter { $0.suppression != nil }.count
    let known = report.findings.filter { $0.suppression == nil && $0.isBaselined }.count
    return [
      allowed == 0 ? nil : "\(Wording.figure(allowed)) allowed",
      known == 0 ? nil : "\(Wording.figure(known)) in the baseline",
      some(report.staleBaseline.count, "stale baseline entry") { $0 },
    ].compactMap { $0 }
  }

  /// "12 files left out (10 excluded, 2 ignored)".
  private static func leftOut(_ leftOut: SkippedFiles) -> [String] {
    let causes = SkippedFiles.Cause.allCases.filter { leftOut[$0] != SkippedFiles.Count() }.map { cause in
      "\(Wording.atLeast(leftOut[cause])) \(cause.rawValue)"
    }
    if causes.isEmpty { return [] }
    let noun = leftOut.total == SkippedFiles.Count(1) ? "file" : "files"
    return ["\(Wording.atLeast(leftOut.total)) \(noun) left out (\(causes.joined(separator: ", ")))"]
  }

  /// A part of each line of `further`, by which a report is recognized.
  static let furtherMarks = [
    "not covered: ", " not in eaves.yml", " half followed, ", " not followed, ",
    " with findings exempt as ", " without a check",
    " re-keyed after an upgrade of Eaves",
  ]

  /// "not covered: 13 types, 2 files (1 not parsed completely) · `eaves coverage`".
  private static func notCovered(_ checked: Checked) -> String? {
    let coverage = checked.coverage
    let files = coverage.withoutRole + coverage.notParsed + coverage.testsByPath
    let inPart = Set(coverage.notParsed.map(\.place.path)).count
    let parsing = inPart == 0 ? "" : " (\(Wording.figure(inPart)) not parsed completely)"
    let counts = [
      some(coverage.types.count, "type") { $0 },
      some(Set(files.map(\.place.path)).count, "file") { $0 + parsing },
      some(coverage.unresolved.count, "unresolved name") { $0 },
      some(coverage.unknownCalls.count, "unknown call") { $0 },
      some(Set(coverage.manifests.map(\.place.path)).count, "manifest") { $0 },
    ].compactMap(\.self)
    return counts.isEmpty ? nil : "not covered: \(counts.joined(separator: ", ")) · `eaves coverage`"
  }

  /// "12 rules are not in eaves.yml: they cannot fail the run · `eaves init` adds them".
  private static func unpinned(_ checked: Checked) -> String? {
    some(checked.unpinned.count, "rule") { count in
      let failure = checked.unpinned.count == 1 ? "it cannot fail the run" : "they cannot fail the run"
      let pronoun = checked.unpinned.count == 1 ? "it" : "them"
      let verb = checked.unpinned.count == 1 ? "is" : "are"
      return "\(count) \(verb) not in eaves.yml\(checked.unpinnedFail ? "" : ": \(failure)")"
        + " · `eaves init` adds \(pronoun)"
    }
  }

  /// "2 rules half followed, with their deviations: view-no-formatting 12, view-no-any-view 3 · `eaves survey`". All of
  /// them: one that was followed until now must not vanish in a count.
  private static func partlyFollowed(_ checked: Checked) -> String? {
    some(checked.partlyFollowed.count, "rule") { count in
      let rules = checked.partlyFollowed.map { "\($0.rule) \(Wording.figure($0.deviations))" }
      return
        "\(count) half followed, with their deviations: \(rules.joined(separator: ", ")) · `eaves survey`"
    }
  }

  /// "7 rules not followed, below 70 % · `eaves survey`".
  private static func notFollowed(_ checked: Checked) -> String? {
    some(checked.notFollowed, "rule") { "\($0) not followed, below 70 % · `eaves survey`" }
  }

  /// "2 types with findings exempt as test, preview or mock (1 by `roles:` in eaves.yml) · `eaves coverage`".
  private static func exempt(_ checked: Checked) -> String? {
    let own = checked.coverage.exemptByConfiguration.count
    let byConfiguration = own == 0 ? "" : " (\(Wording.figure(own)) by `roles:` in eaves.yml)"
    return some(checked.coverage.exempt.count + own, "type") {
      "\($0) with findings exempt as test, preview or mock\(byConfiguration) · `eaves coverage`"
    }
  }

  /// "3 documents without a check · `eaves adopt`".
  private static func withoutCheck(_ checked: Checked) -> String? {
    some(checked.guidance, "document") { "\($0) without a check · `eaves adopt`" }
  }

  /// "2 baseline entries re-keyed after an upgrade of Eaves (A.swift: A.load() calls Store (no-store), …) ·
  /// `eaves baseline update` rewrites them".
  private static func rekeyed(_ report: Report) -> String? {
    let entries = report.rekeyedBaseline
    return some(entries.count, "baseline entry") { count in
      let list = entries.prefix(maxNamed).map { HarmlessText.of($0.text, in: .line) }.joined(separator: "; ")
      let more = entries.count - maxNamed
      return "\(count) re-keyed after an upgrade of Eaves (\(list)\(more > 0 ? "; and \(more) more" : ""))"
        + " · `eaves baseline update` rewrites \(entries.count == 1 ? "it" : "them")"
    }
  }

  /// "no rule about layers"; of several projects "no rule about layers in 2 of 3 projects".
  private static func withoutLayers(_ report: Report) -> [String] {
    guard report.checked.lacksLayerRules else { return [] }
    let (lacking, all) = (report.projects.count(where: \.checked.lacksLayerRules), report.projects.count)
    let place = all > 1 ? " in \(lacking) of \(Wording.count(all, "project"))" : ""
    return ["no rule about layers\(place)"]
  }

  /// Nil for none.
  private static func some(_ number: Int, _ noun: String, _ phrase: (String) -> String) -> String? {
    number == 0 ? nil : phrase(Wording.count(number, noun))
  }
}
