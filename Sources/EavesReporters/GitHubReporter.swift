package import EavesFindings
import EavesSource

/// The report as workflow commands, which GitHub turns into annotations of the changed lines.
///
/// Worst first, because GitHub shows ten annotations of a level and step and drops the rest: those stand in the
/// log, and in the `summary`, which whoever runs the step writes where GitHub asks for it. Columns count UTF-16
/// units, and are said only for spans of one line.
package struct GitHubReporter: Reporter {
  private let options: ReportOptions

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    let findings = report.findings.filter(\.counts)
    for impact in Impact.allCases.reversed() {
      for finding in findings where finding.impact == impact { output += annotation(of: finding) }
    }
    for notice in report.notices { output += annotation(of: notice) }
    for place in report.checked.firstNotUnderstood { output += annotation(of: place) }
    output += HarmlessText.of(SummaryLine(of: report).text, in: .lines) + "\n"
  }

  /// The whole report as Markdown, for the page of the step.
  package func summary(of report: Report) -> String {
    MarkdownReporter(options: options, limit: MarkdownReporter.summaryBudget).text(of: report)
  }

  private func annotation(of finding: Finding) -> String {
    let start = finding.place.start
    let end = finding.place.end
    var properties = [
      ("file", options.pathPrefix + finding.place.path.text), ("line", String(start.line)),
      ("endLine", String(end.line)),
    ]
    if start.line == end.line {
      properties += [("col", String(start.utf16Column)), ("endColumn", String(end.utf16Column))]
    }
    properties.append(("title", "\(finding.impact.name) \(finding.title) (\(finding.rule))"))
    let reason = finding.notSuppressed.map { "\nnot suppressed: \($0)" } ?? ""
    let instead = finding.instead.map { "\nfix: \($0)" } ?? ""
    return command(finding.level, properties, finding.message + reason + instead)
  }

  private func annotation(of place: NotUnderstood) -> String {
    let properties = [("file", options.pathPrefix + place.path.text), ("line", String(place.line))]
    return command(.warning, properties, "not understood: \(place.message)")
  }

  private func annotation(of notice: Problem) -> String {
    var properties: [(String, String)] = []
    if let path = notice.path { properties.append(("file", options.pathPrefix + path.text)) }
    if notice.path != nil, let line = notice.line { properties.append(("line", String(line))) }
    let text = notice.cause + (notice.remedy.map { "; \($0)" } ?? "")
    return command(.warning, properties, text)
  }

  private func command(_ level: Impact.Level, _ properties: [(String, String)], _ message: String) -> String {
    let name = level == .note ? "notice" : level.rawValue
    let list = properties.map { "\($0.0)=\(HarmlessText.of($0.1, in: .commandProperty))" }
      .joined(separator: ",")
    let text = HarmlessText.of(message, in: .commandData)
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(text)\n"
  }
}
