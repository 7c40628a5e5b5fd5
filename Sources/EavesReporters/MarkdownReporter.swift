package import EavesFindings
import EavesSource

/// The report as a comment on a pull request: a table of counts, the findings of each rule folded away, and the
/// line that says what was checked. Its first line is a mark by which a script finds its comment again.
///
/// What does not fit is counted: GitHub takes 65,536 characters in a comment, 1 MiB in the summary of a step.
package struct MarkdownReporter: Reporter {
  private let options: ReportOptions
  /// Bytes that findings may take.
  private let limit: Int

  /// Room for findings in a comment, in bytes.
  package static let commentBudget = 60_000
  /// Room for findings in the summary of a step, in bytes.
  package static let summaryBudget = 900_000
  package static let mark = "<!-- eaves -->"
  static let marks: [FormatSignature] = [.beginning("\(mark)\n")]
  /// How many remarks are printed before the rest is only counted.
  private static let remarksShown = 20
  /// Findings of one rule in one type, or with the same end of their paths.
  private static let maxAlike = 5

  package init(options: ReportOptions = ReportOptions(), limit: Int = commentBudget) {
    self.options = options
    self.limit = limit
  }

  package func write(_ report: Report, to output: inout ReportText) {
    let groups = RuleGroup.all(of: report.findings)
    let count = groups.reduce(0) { $0 + $1.findings.count }
    output += "\(Self.mark)\n## Eaves: \(Wording.count(count, "finding"))\n\n"
    if let preamble = report.preamble { output += HarmlessText.of(preamble, in: .markdown) + "\n\n" }
    if !groups.isEmpty { writeTable(groups, to: &output) }
    var room = limit
    var hidden = 0
    for group in groups { hidden += write(group, in: report, room: &room, to: &output) }
    if hidden > 0 {
      output += "\(Wording.count(hidden, "more finding")): `eaves check` shows all.\n\n"
    }
    writeRemarks(report, to: &output)
    output += "<sub>\(HarmlessText.of(SummaryLine(of: report).text, in: .html))</sub>\n"
  }

  private func writeTable(_ groups: [RuleGroup], to output: inout ReportText) {
    output += "| impact | rule | findings |\n|---|---|--:|\n"
    for group in groups {
      let title = HarmlessText.of(group.first.title, in: .markdown)
      output += "| \(group.first.impact.name) | \(title) | \(Wording.figure(group.findings.count)) |\n"
    }
    output += "\n"
  }

  // MARK: One rule

  /// Returns how many findings were left out.
  private func write(_ group: RuleGroup, in report: Report, room: inout Int, to output: inout ReportText)
    -> Int
  {
    let first = group.first
    let (limited, rest) = group.limited(to: options.showsAll ? .max : Self.maxAlike)
    let remedies = Set(group.findings.map(\.instead))
    var head = "<details>\n<summary><b>\(first.impact.name)</b> "
    head +=
      "\(HarmlessText.of(first.title, in: .html)) <code>\(HarmlessText.of(first.rule.text, in: .html))</code> "
    head += "(\(Wording.figure(group.findings.count)))</summary>\n\n"
    if let why = report.rules.first(where: { $0.id == first.rule })?.impactDescription, !why.isEmpty {
      head += "Why: \(HarmlessText.of(why, in: .markdown))\n\n"
    }
    if remedies.count == 1, let instead = first.instead {
      head += "Fix: \(HarmlessText.of(instead, in: .markdown))\n\n"
    }
    var items = ""
    var shown = 0
    for (position, finding) in limited.findings.enumerated() {
      var item = item(finding, saysInstead: remedies.count > 1)
      for more in rest[position] ?? [] {
        item +=
          "- \(Wording.figure(more.count)) more findings of this rule \(HarmlessText.sentence(more.what, in: .markdown)): "
        item += "`eaves check --all` shows them\n"
      }
      let size = item.utf8.count + (shown == 0 ? head.utf8.count : 0)
      if size > room { break }
      room -= size
      items += item
      shown += 1
    }
    if shown > 0 { output += head + items + "\n</details>\n\n" }
    if shown < limited.findings.count { room = 0 }
    let counted = rest.filter { $0.key < shown }.reduce(0) { sum, more in
      sum + more.value.reduce(0) { $0 + $1.count }
    }
    return group.findings.count - shown - counted
  }

  private func item(_ finding: Finding, saysInstead: Bool) -> String {
    let place = HarmlessText.of(
      "\(options.pathPrefix)\(finding.place.path):\(finding.place.start.line)", in: .markdownCode)
    var text = "- \(place) \(HarmlessText.sentence(finding.message, in: .markdown))"
    let notes = Notes(on: finding).parts
    if !notes.isEmpty { text += "; \(HarmlessText.of(notes.joined(separator: "; "), in: .markdown))" }
    let reasons = [("not exempt", finding.except), ("not suppressed", finding.notSuppressed)]
    for case (let label, let reason?) in reasons {
      text += "<br>\(label): \(HarmlessText.of(reason, in: .markdown))"
    }
    if saysInstead, let instead = finding.instead {
      text += "<br>fix: \(HarmlessText.of(instead, in: .markdown))"
    }
    return text + "\n"
  }

  // MARK: Remarks

  private func writeRemarks(_ report: Report, to output: inout ReportText) {
    let remarks = Remark.all(of: report)
    if remarks.isEmpty { return }
    output += "<details>\n<summary>\(Wording.count(remarks.count, "remark")) on this run</summary>\n\n"
    for remark in remarks.prefix(Self.remarksShown) {
      let line = remark.start.map { ":\($0.line)" } ?? ""
      let place =
        remark.path.map { HarmlessText.of("\(options.pathPrefix)\($0)\(line)", in: .markdownCode) + " " }
        ?? ""
      output += "- \(place)\(HarmlessText.of(remark.message, in: .markdown))\n"
    }
    let more = remarks.count - Self.remarksShown
    if more > 0 { output += "- and \(Wording.figure(more)) more\n" }
    output += "\n</details>\n\n"
  }
}
