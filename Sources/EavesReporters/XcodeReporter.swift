package import EavesFindings
import EavesSource

/// The report as compiler diagnostics, which Xcode and most editors turn into marks: one line each finding,
/// its related places as notes. Xcode opens only absolute paths: the caller gives the root as the path
/// prefix.
package struct XcodeReporter: Reporter {
  private let options: ReportOptions

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    func add(_ lines: String) { output += HarmlessText.of(lines, in: .composedLines) }
    for finding in report.findings where finding.counts { add(lines(of: finding)) }
    for notice in report.notices { add(line(notice)) }
    for place in report.checked.firstNotUnderstood {
      add(line("\(place.path):\(place.line):\(place.column)", .warning, "not understood: \(place.message)"))
    }
    add(SummaryLine(of: report).text + "\n")
  }

  private func lines(of finding: Finding) -> String {
    var output = ""
    let instead = finding.instead.map { "; fix: \($0)" } ?? ""
    let impact = finding.impact.name
    output += line(
      "\(finding.place)", finding.level, "\(finding.message)\(instead) (\(finding.rule), \(impact))")
    for hop in finding.hops { output += line("\(hop.place)", .note, hop.message) }
    // That a value is used elsewhere is no news for an issue navigator.
    for related in finding.related where related.message != "used" {
      output += line("\(related.place)", .note, related.message)
    }
    return output
  }

  private func line(_ notice: Problem) -> String {
    // What makes the run fail is a finding.
    let level = Impact.Level.warning
    let text = notice.cause + (notice.remedy.map { "; \($0)" } ?? "")
    guard let path = notice.path else { return "\(level.rawValue): \(HarmlessText.of(text, in: .line))\n" }
    return line("\(path):\(notice.line ?? 1):\(notice.column ?? 1)", level, text)
  }

  private func line(_ place: String, _ level: Impact.Level, _ message: String) -> String {
    HarmlessText.of("\(options.pathPrefix)\(place): \(level.rawValue): \(message)", in: .line) + "\n"
  }
}
