package import EavesFindings
import EavesSource

/// The report as Checkstyle writes its own: errors by file. Columns count UTF-16 units, as Java does.
package struct CheckstyleReporter: Reporter {
  private let options: ReportOptions

  /// The version of Checkstyle with this format; readers require it.
  private static let formatVersion = "4.3"
  /// Others write this format too; what they report has another source.
  static let marks: [FormatSignature] = [
    .beginning("\(XML.head)<checkstyle version=\"\(formatVersion)\">", holding: "source=\"\(Tool.name)."),
    .whole("\(XML.head)<checkstyle version=\"\(formatVersion)\"/>\n"),
  ]

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    let findings = report.findings
    let remarks = Remark.all(of: report)
    // Positions among the findings, then among the remarks.
    var errors: [FilePath: [Int]] = [:]
    for (position, finding) in findings.enumerated() where finding.counts {
      errors[finding.place.path, default: []].append(position)
    }
    for (position, remark) in remarks.enumerated() {
      errors[remark.path ?? Self.placeOfRun, default: []].append(findings.count + position)
    }
    let files = errors.sorted { $0.key < $1.key }
    let root = XML("checkstyle", ["version": Self.formatVersion], count: files.count) { file in
      let (path, positions) = files[file]
      return XML("file", ["name": options.pathPrefix + path.text], count: positions.count) {
        let position = positions[$0]
        return position < findings.count
          ? error(findings[position]) : error(remarks[position - findings.count])
      }
    }
    root.writeDocument(to: &output)
  }

  /// The format has no place outside of files: messages about the run are attached to the configuration file.
  private static let placeOfRun = FilePath("eaves.yml")

  private func error(_ finding: Finding) -> XML {
    XML(
      "error",
      [
        "line": String(finding.place.start.line), "column": String(finding.place.start.utf16Column),
        "severity": Self.severity(finding.level), "message": finding.story,
        "source": "\(Tool.name).\(finding.rule)",
      ])
  }

  private func error(_ remark: Remark) -> XML {
    XML(
      "error",
      [
        "line": String(remark.start?.line ?? 1), "column": String(remark.start?.utf16Column ?? 1),
        "severity": Self.severity(remark.level), "message": remark.message,
        "source": "\(Tool.name).\(remark.kind.rawValue)",
      ])
  }

  private static func severity(_ level: Impact.Level) -> String {
    level == .note ? "info" : level.rawValue
  }
}
