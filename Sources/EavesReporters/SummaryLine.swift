import EavesFindings
import EavesSource

/// The lines that end every report: what was found, what was checked to find it, and what was not. Green means checked.
struct SummaryLine {
  /// The first line in parts: findings, what they are narrowed to, time.
  let parts: [String]
  /// A line each, for what is not zero: rules and roles, what no rule covers, which rules did not run or were not
  /// chosen, what is suppressed, not new, left out or exempt, and which documents have no check.
  let further: [String]
  let isClean: Bool

  init(of report: Report) {
    let checked = report.checked
    let counting = report.findings.filter(\.counts).count
    isClean = counting == 0
    let verdict = [
      Self.findings(counting, report), report.narrowingText, report.seconds.map(Wording.seconds),
    ]
    // Roles and revisions are named as somebody wrote them.
    parts = verdict.compactMap { $0.map { HarmlessText.of($0, in: .line) } }
    further = [
      Self.checked(report), Self.notCovered(checked), Self.notRun(checked), Self.unpinned(checked),
      Self.partlyFollowed(checked), Self.notFollowed(checked), Self.suppressed(report), Self.stale(report),
      Self.notNew(report), Self.leftOut(checked.leftOut), Self.exempt(checked),
      Self.withoutCheck(checked), Self.rekeyed(report),
    ].compactMap { $0.map { HarmlessText.of($0, in: .line) } }
  }

  /// All of it in one line.
  var text: String { (parts + further).joined(separator: " · ") }

  /// "3 findings in 312 files: 1 HIGH, 2 MEDIUM".
  private static func findings(_ count: Int, _ report: Report) -> String {
    let files = Wording.count(report.checked.files, "file")
    let summary = report.summary
    let impacts = Impact.allCases.reversed().compactMap { impact in
      summary[impact].map { "\(Wording.figure($0)) \(impact.name)" }
    }
    return "\(Wording.count(count, "finding")) in \(files)"
      + (impacts.isEmpty ? "" : ": \(impacts.joined(separator: ", "))")
  }

  /// "checked: 14 rules on 120 views, 41 view models · roles without code: coordinator · the examples of 1 rule fail".
  private static func checked(_ report: Report) -> String {
    let checked = report.checked
    let roles = checked.roles.map { Wording.count($0.count, Wording.noun(ofRole: $0.role)) }
    let rules =
      Wording.count(checked.rules, "rule") + (roles.isEmpty ? "" : " on \(roles.joined(separator: ", "))")
    return "checked: "
      + joined([
        rules, empty(checked), some(checked.unproven.count, "rule") { "the examples of \($0) fail" },
        named(checked.idle, "with no code to check"), withoutLayers(report),
      ])
  }

  /// "not run: 5 rules off by default · 1 rule off: view-no-any-view".
  private static func notRun(_ checked: Checked) -> String? {
    let said = [
      some(checked.offByDefault.count, "rule") { "\($0) off by default" }, off(checked), offBelow(checked),
    ]
    return said.contains { $0 != nil } ? "not run: \(joined(said))" : nil
  }

  private static func joined(_ said: [String?]) -> String {
    said.compactMap(\.self).joined(separator: " · ")
  }

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

  /// "roles without code: coordinator, use case, entity and 4 more". Four are listed, so that never one alone is hidden.
  private static func empty(_ checked: Checked) -> String? {
    let all = checked.empty.map(Wording.noun(ofRole:))
    if all.isEmpty { return nil }
    let roles = all.count == maxNamed + 1 ? all[...] : all.prefix(maxNamed)
    let more = all.count - roles.count
    return "roles without code: \(roles.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
  }

  /// "suppressed: 2 places in the baseline · 1 place with `eaves:allow`".
  private static func suppressed(_ report: Report) -> String? {
    let allowed = report.findings.count { $0.suppression != nil }
    let known = report.findings.count { $0.suppression == nil && $0.isBaselined }
    let said = [
      known == 0 ? nil : "\(Wording.count(known, "place")) in the baseline",
      allowed == 0 ? nil : "\(Wording.count(allowed, "place")) with `eaves:allow`",
    ]
    return known + allowed == 0 ? nil : "suppressed: \(joined(said))"
  }

  /// "1 stale baseline entry · `eaves baseline update` drops it".
  private static func stale(_ report: Report) -> String? {
    some(report.staleBaseline.count, "stale baseline entry") { count in
      "\(count) · `eaves baseline update` drops \(report.staleBaseline.count == 1 ? "it" : "them")"
    }
  }

  /// "2 older findings not shown".
  private static func notNew(_ report: Report) -> String? {
    some(report.leftOut, "older finding") { "\($0) not shown" }
  }

  /// "12 files left out (10 excluded, 2 ignored)".
  private static func leftOut(_ leftOut: SkippedFiles) -> String? {
    let causes = SkippedFiles.Cause.allCases.filter { leftOut[$0] != SkippedFiles.Count() }.map { cause in
      "\(Wording.atLeast(leftOut[cause])) \(cause.rawValue)"
    }
    if causes.isEmpty { return nil }
    let noun = leftOut.total == SkippedFiles.Count(1) ? "file" : "files"
    return "\(Wording.atLeast(leftOut.total)) \(noun) left out (\(causes.joined(separator: ", ")))"
  }

  /// A part of each line of `further`, by which a report is recognized; the first is there in every report.
  static let furtherMarks = [
    "checked: ", "not covered: ", "not run: ", " not in eaves.yml", " only in part, ", "does not follow ",
    "suppressed: ", " stale baseline ", " older finding", " left out (",
    " would have findings, but ", " without a check", " re-keyed after an upgrade of Eaves",
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

  /// "12 rules that the code follows are not in eaves.yml, so they cannot fail the run · `eaves init` adds them".
  private static func unpinned(_ checked: Checked) -> String? {
    some(checked.unpinned.count, "rule") { count in
      let isOne = checked.unpinned.count == 1
      let failure = checked.unpinnedFail ? "" : ", so \(isOne ? "it" : "they") cannot fail the run"
      return "\(count) that the code follows \(isOne ? "is" : "are") not in eaves.yml\(failure)"
        + " · `eaves init` adds \(isOne ? "it" : "them")"
    }
  }

  /// "the code follows 2 rules only in part, so their findings are not listed: view-no-formatting (12 findings),
  /// view-no-any-view (1 finding) · `eaves survey`". All of them: one that was followed until now must not vanish in a
  /// count.
  private static func partlyFollowed(_ checked: Checked) -> String? {
    some(checked.partlyFollowed.count, "rule") { count in
      let rules = checked.partlyFollowed.map { "\($0.rule) (\(Wording.count($0.deviations, "finding")))" }
      let noun = checked.partlyFollowed.count == 1 ? "its" : "their"
      return "the code follows \(count) only in part, so \(noun) findings are not listed: "
        + "\(rules.joined(separator: ", ")) · `eaves survey`"
    }
  }

  /// "the code does not follow 7 rules (less than 70 % complies), so their findings are not listed · `eaves
  /// survey`".
  private static func notFollowed(_ checked: Checked) -> String? {
    some(checked.notFollowed, "rule") { count in
      let noun = checked.notFollowed == 1 ? "its" : "their"
      return
        "the code does not follow \(count) (less than 70 % complies), so \(noun) findings are not listed"
        + " · `eaves survey`"
    }
  }

  /// "2 types would have findings, but are exempt as tests, previews or mocks (1 by `roles:` in eaves.yml) · `eaves
  /// coverage`".
  private static func exempt(_ checked: Checked) -> String? {
    let own = checked.coverage.exemptByConfiguration.count
    let byConfiguration = own == 0 ? "" : " (\(Wording.figure(own)) by `roles:` in eaves.yml)"
    let count = checked.coverage.exempt.count + own
    let exemption =
      count == 1 ? "is exempt as a test, preview or mock" : "are exempt as tests, previews or mocks"
    return some(count, "type") {
      "\($0) would have findings, but \(exemption)\(byConfiguration) · `eaves coverage`"
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

  /// "no rule checks dependencies between layers"; of several projects "… in 2 of 3 projects".
  private static func withoutLayers(_ report: Report) -> String? {
    guard report.checked.lacksLayerRules else { return nil }
    let (lacking, all) = (report.projects.count(where: \.checked.lacksLayerRules), report.projects.count)
    return "no rule checks dependencies between layers"
      + (all > 1 ? " in \(lacking) of \(Wording.count(all, "project"))" : "")
  }

  /// Nil for none.
  private static func some(_ number: Int, _ noun: String, _ phrase: (String) -> String) -> String? {
    number == 0 ? nil : phrase(Wording.count(number, noun))
  }
}
