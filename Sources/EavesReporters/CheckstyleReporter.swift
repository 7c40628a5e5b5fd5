package import EavesFindings
import EavesSource

/// The report as Checkstyle writes its own: errors by file. Columns count UTF-16 units, as Java does.
package struct CheckstyleReporter: Reporter {
  private let options: ReportOptions

  /// The version of Checkstyle whose format this is; readers ask for it.
  private static let formatVersion = "4.3"
  /// Others write this format too; what they report has another source.
  static let marks: [ReportMark] = [
    .beginning("\(XML.head)<checkstyle version=\"\(formatVersion)\">", holding: "source=\"\(Tool.name)."),
    .whole("\(XML.head)<checkstyle version=\"\(formatVersion)\"/>\n"),
  ]

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout String) {
    var errors: [FilePath: [XML]] = [:]
    for finding in report.findings where finding.counts {
      errors[finding.place.path, default: []].append(error(finding))
    }
    for remark in Remark.all(of: report) {
      errors[remark.path ?? Self.placeOfRun, default: []].append(error(remark))
    }
    let files = errors.keys.sorted().map { path in
      XML("file", ["name": options.pathPrefix + path.text], children: errors[path] ?? [])
    }
    XML("checkstyle", ["version": Self.formatVersion], children: files).writeDocument(to: &output)
  }

  /// The format knows nothing outside files: what is said of the run stands in the file that steers it.
  private static let placeOfRun = FilePath("eaves.yml")

  private func error(_ finding: Finding) -> XML {
    XML(
      "error",
      [
        "line": String(finding.place.start.line), "column": String(finding.place.start.utf16Column),
        "severity": Self.severity(finding.impact.level), "message": finding.story,
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
