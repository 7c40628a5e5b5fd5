import EavesFindings
import EavesSource

/// The head of a page: what was found, and what was looked at to find it. Green means checked.
struct PageSummary {
  private let report: Report
  private let name: String

  init(_ report: Report, name: String) {
    self.report = report
    self.name = name
  }

  var html: String {
    let count = report.findings.count(where: \.counts)
    let known = report.findings.count(where: \.isKnown)
    let noun = known > 0 ? "new finding" : "finding"
    var text = "<header class=\"verdict \(count == 0 ? "clean" : "broken")\" id=\"verdict\">\n"
    text += "<p class=\"mark\">\(Self.roof) Eaves</p>\n<h1>\(HTML.text(name))</h1>\n"
    text += "<p class=\"outcome\"><strong>\(Wording.count(count, noun).capitalisedFirst)</strong> in "
    text += "\(Wording.count(report.checked.files, "file")), \(Wording.count(report.checked.lines, "line"))"
    if known > 0 { text += " · <a href=\"#known\">\(Wording.count(known, "known finding"))</a>" }
    text += "</p>\n"
    text += impacts
    if let preamble = report.preamble { text += "<p class=\"quiet\">\(HTML.sentence(preamble))</p>\n" }
    if let narrowing = report.narrowingText {
      text += "<p class=\"quiet\">Reported: \(HTML.text(narrowing)).</p>\n"
    }
    return text + "</header>\n" + checked
  }

  /// The eaves of a house.
  private static let roof =
    "<svg viewBox=\"0 0 24 16\" width=\"24\" height=\"16\" aria-hidden=\"true\"><path d=\"M1 12L12 2L23 12\"/>"
    + "<path d=\"M5 15L12 8.5L19 15\"/></svg>"

  /// A bar of the findings by impact, and the figures below it.
  private var impacts: String {
    let summary = report.summary
    let counts = Impact.allCases.reversed().compactMap { impact in summary[impact].map { (impact, $0) } }
    let total = counts.reduce(0) { $0 + $1.1 }
    if total == 0 { return "" }
    var x = 0
    var bar = "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
    for (impact, count) in counts {
      let width = 1000 * count / total
      bar +=
        "<rect class=\"\(impact.shade.rawValue) \(Self.kind(impact))\" x=\"\(x)\" y=\"0\" width=\"\(max(2, width))\" height=\"10\"/>"
      x += width
    }
    let chips = counts.map {
      "<li class=\"chip \($0.0.shade.rawValue)\">\(Wording.figure($0.1)) \($0.0.name)</li>"
    }
    return bar + "</svg>\n<ul class=\"chips\">\(chips.joined())</ul>\n"
  }

  /// A word of an impact for a style.
  static func kind(_ impact: Impact) -> String { impact.name.lowercased() }

  // MARK: What was checked

  private var checked: String {
    let checked = report.checked
    var text = "<section id=\"checked\"><h2>What was checked</h2>\n<dl class=\"facts\">\n"
    text += fact(
      "profile", HTML.text(report.chosenProfile ?? "none"), HTML.text(Self.source(report.profileSource)))
    text += fact(
      "rules", Wording.figure(checked.rules), Wording.count(checked.guidance, "document") + " without a check"
    )
    text += fact("files", Wording.figure(checked.files), Wording.count(checked.lines, "line"))
    text += fact("known or suppressed", Wording.figure(uncounted), uncountedWords)
    text += "</dl>\n"
    let roles = checked.roles.map {
      "<li>\(HTML.text(Wording.count($0.count, Wording.noun(ofRole: $0.role))))</li>"
    }
    if !roles.isEmpty { text += "<ul class=\"roles\" aria-label=\"Types by role\">\(roles.joined())</ul>\n" }
    let summary = SummaryLine(of: report)
    let lines = ([summary.parts.joined(separator: " · ")] + summary.further).map {
      "<li>\(HTML.sentence($0))</li>\n"
    }
    text += "<ul class=\"lines quiet\">\n\(lines.joined())</ul>\n"
    return text + remarks + clean + "</section>\n"
  }

  private func fact(_ term: String, _ figure: String, _ words: String) -> String {
    "<div><dt>\(term)</dt><dd><b>\(figure)</b> \(words)</dd></div>\n"
  }

  private static func source(_ source: Report.ProfileSource) -> String {
    switch source {
    case .flag: "chosen on the command line"
    case .config: "chosen in eaves.yml"
    case .survey: "nearest profile, not chosen"
    case .followed: "no profile chosen: rules that this code follows"
    }
  }

  private var uncounted: Int { report.findings.count { !$0.counts } }

  private var uncountedWords: String {
    let allowed = report.findings.count { $0.suppression != nil }
    return
      "\(Wording.figure(uncounted - allowed)) in the baseline, \(Wording.figure(allowed)) suppressed"
  }

  /// How many remarks are printed before the rest is only counted.
  private static let remarksShown = 40

  /// Code that was not understood, and warnings of the run.
  private var remarks: String {
    let remarks = Remark.all(of: report)
    if remarks.isEmpty { return "" }
    var items = remarks.prefix(Self.remarksShown).map { remark in
      let line = remark.start.map { ":\($0.line)" } ?? ""
      let place = remark.path.map { HTML.code("\($0)\(line)") + " " } ?? ""
      return "<li>\(place)\(HTML.text(remark.message))</li>"
    }
    let more = remarks.count - items.count
    if more > 0 { items.append("<li>and \(Wording.figure(more)) more</li>") }
    return HTML.foldable(
      "remarks", summary: "\(Wording.count(remarks.count, "remark")) on this run",
      "<ul>\(items.joined(separator: "\n"))</ul>\n")
  }

  /// Rules without findings that count: those without any, those with known or suppressed findings only, and those
  /// without code to check.
  private var clean: String {
    let broken = Set(report.findings.filter(\.counts).map(\.rule))
    let rules = report.rules.filter { $0.isEnforced && !broken.contains($0.id) }
      .sorted { ($0.impact, $1.id) > ($1.impact, $0.id) }
    var excused: [RuleID: (known: Int, allowed: Int)] = [:]
    for finding in report.findings where !finding.counts {
      if finding.suppression == nil {
        excused[finding.rule, default: (0, 0)].known += 1
      } else {
        excused[finding.rule, default: (0, 0)].allowed += 1
      }
    }
    // Rules that the platforms of the project switch off are not listed as complied with.
    let idle = Set(report.checked.withoutSubjects + report.checked.idle)
    let known = rules.filter { excused[$0.id] != nil }
    let others = rules.filter { excused[$0.id] == nil }
    // Each project has its own rules: none is listed as complying with a rule that it does not run.
    let scope = report.projects.isEmpty ? "" : " in each project that runs them"
    let place = report.narrowingText == nil ? scope : " in what is reported"
    return list("kept", others.filter { !idle.contains($0.id) }) { "\($0) without findings\(place)" }
      + list("known", known, excused) { "\($0) with known or suppressed findings only" }
      + list("idle", others.filter { idle.contains($0.id) }) {
        "\($0) with no code to check: the project has no such code, or its platforms switch them off"
      }
  }

  /// A table of rules to open; nothing for none.
  ///
  /// - Parameter title: what is said of them, behind how many they are.
  private func list(
    _ kind: String, _ rules: [RuleSummary], _ excused: [RuleID: (known: Int, allowed: Int)] = [:],
    title: (String) -> String
  ) -> String {
    if rules.isEmpty { return "" }
    let title = title(Wording.count(rules.count, "rule"))
    var heads = ["rule", "title", "impact", "otherwise"]
    if !excused.isEmpty { heads += ["in the baseline", "suppressed"] }
    let rows = rules.map { rule in
      var row = [
        HTML.code(rule.id.text), HTML.text(rule.title), rule.impact.name, HTML.text(rule.impactDescription),
      ]
      if let counts = excused[rule.id] {
        row += [Wording.figure(counts.known), Wording.figure(counts.allowed)]
      }
      return row
    }
    return HTML.foldable(
      kind, summary: title, HTML.table("rules", caption: title, heads: heads, rows: rows))
  }
}

extension String {
  /// With a capital first letter.
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
