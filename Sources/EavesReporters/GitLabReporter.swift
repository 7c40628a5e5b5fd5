package import EavesFindings
import EavesSource

/// The report as GitLab's Code Quality artifact: one issue for each finding that counts, then one for each
/// remark that lies in a file. GitLab compares the fingerprints of two branches and shows what is new.
package struct GitLabReporter: Reporter {
  private let options: ReportOptions

  /// An empty list is anybody's, and nothing is lost with it.
  static let marks: [FormatSignature] = [
    .beginning("[\n  {\n    \"type\": \"issue\",\n    \"check_name\": \""), .whole("[]\n"),
  ]

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    let findings = report.findings.filter(\.counts)
    let remarks = remarks(report)
    let all = JSON.each(findings.count + remarks.count) {
      $0 < findings.count ? issue(findings[$0]) : remarks[$0 - findings.count]
    }
    all.write(to: &output)
    output += "\n"
  }

  private func issue(_ finding: Finding) -> JSON {
    let lines: JSON = [
      "begin": .number(finding.place.start.line), "end": .number(finding.place.end.line),
    ]
    let issue: JSON = [
      "type": "issue",
      "check_name": .string(finding.rule.text),
      "description": .string(finding.story),
      "categories": ["Clarity"],
      "severity": .string(Self.severity(finding.impact)),
      "fingerprint": .string(finding.fingerprint),
      "location": ["path": .string(options.pathPrefix + finding.place.path.text), "lines": lines],
    ]
    return issue.with("content", finding.instead.map { ["body": .string($0)] })
  }

  /// What lies in no file has no place in this format.
  private func remarks(_ report: Report) -> [JSON] {
    var seen: [String: Int] = [:]
    return Remark.all(of: report).compactMap { remark in
      guard let path = remark.path else { return nil }
      let line = remark.start?.line ?? 1
      let ordinal = seen["\(path):\(line):\(remark.message)", default: 0]
      seen["\(path):\(line):\(remark.message)"] = ordinal + 1
      return [
        "type": "issue",
        "check_name": .string(remark.kind.rawValue),
        "description": .string(remark.message),
        "categories": ["Clarity"],
        "severity": "info",
        "fingerprint": .string(remark.fingerprint(ordinal: ordinal)),
        "location": [
          "path": .string(options.pathPrefix + path.text),
          "lines": ["begin": .number(line), "end": .number(line)],
        ],
      ]
    }
  }

  private static func severity(_ impact: Impact) -> String {
    switch impact {
    case .critical: "critical"
    case .high: "major"
    case .mediumHigh, .medium: "minor"
    case .lowMedium, .low: "info"
    }
  }
}
