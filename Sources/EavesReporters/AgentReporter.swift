package import EavesFindings
import EavesSource

/// The report for a coding assistant that fixes findings: one compact block for each finding, worst first, with the
/// smallest change and a place of this project that already does it right. No colors, no excerpts beyond the one line.
package struct AgentReporter: Reporter {
  private let options: ReportOptions

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    func add(_ lines: String) { output += HarmlessText.of(lines, in: .composedLines) }
    if let preamble = report.preamble { add(HarmlessText.of(preamble, in: .line) + "\n") }
    let groups = RuleGroup.all(of: report.findings)
    let count = groups.reduce(0) { $0 + $1.findings.count }
    let reasons = Dictionary(
      report.rules.map { ($0.id, $0.impactDescription) }, uniquingKeysWith: { first, _ in first })
    for (index, finding) in groups.lazy.flatMap({ $0.findings }).enumerated() {
      add(
        "[\(index + 1)/\(count)] \(finding.impact.name) " + HarmlessText.of(finding.rule.text, in: .line)
          + "\n")
      for (label, text) in lines(finding, why: reasons[finding.rule] ?? "") {
        add("\(label): \(HarmlessText.of(text, in: .line).replacing("\t", with: " "))\n")
      }
      add("\n")
    }
    for remark in Remark.all(of: report) {
      let line = remark.start.map { ":\($0.line)" } ?? ""
      let place = remark.path.map { "\(options.pathPrefix)\($0)\(line) " } ?? ""
      add("note: \(HarmlessText.of(place + remark.message, in: .line))\n")
    }
    if count > 0 { add("`eaves explain RULE` shows a rule with wrong and right examples\n") }
    add(SummaryLine(of: report).text + "\n")
  }

  private func lines(_ finding: Finding, why reason: String) -> [(label: String, text: String)] {
    let notes = Notes(on: finding)
    let whats = [finding.message] + notes.parts
    let elsewhere = notes.elsewhere.map {
      $0.message.isEmpty
        ? "\(options.pathPrefix)\($0.place)" : "\(options.pathPrefix)\($0.place) \($0.message)"
    }
    var lines = [("at", "\(options.pathPrefix)\(finding.place)"), ("what", whats.joined(separator: "; "))]
    if let code = Excerpt.line(of: finding) { lines.append(("code", code)) }
    if !finding.hops.isEmpty {
      let hops = finding.hops.map { "\(options.pathPrefix)\($0.place) \($0.message)" }
      lines.append(("path", hops.joined(separator: "; ")))
    }
    if !elsewhere.isEmpty { lines.append(("also", elsewhere.joined(separator: "; "))) }
    lines.append(("why", reason.isEmpty ? finding.title : "\(finding.title): \(reason)"))
    if let except = finding.except { lines.append(("not exempt", except)) }
    if let reason = finding.notSuppressed { lines.append(("not suppressed", reason)) }
    if let instead = finding.instead { lines.append(("change", instead)) }
    if let exemplar = finding.exemplar {
      lines.append(("like", "\(exemplar.subject.text) in \(options.pathPrefix)\(exemplar.place)"))
    }
    return lines
  }
}
