package import EavesFindings
import EavesSource

/// The report in the Static Analysis Results Interchange Format 2.1.0, which code scanning services read.
///
/// Paths are relative to the folder that the reader knows as `SRCROOT`; columns count UTF-16 units. What is
/// allowed in the code or known to the baseline is there too, as a suppressed result.
package struct SARIFReporter: Reporter {
  private let options: ReportOptions

  static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  static let root = "SRCROOT"
  static let marks: [FormatSignature] = [
    .beginning(
      "{\n  \"$schema\": \"\(schema)\"", holding: "\"driver\": {\n          \"name\": \"\(Tool.name)\"")
  ]

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    let log: JSON = [
      "$schema": .string(Self.schema), "version": "2.1.0", "runs": .array([run(report)]),
    ]
    log.write(to: &output)
    output += "\n"
  }

  private func run(_ report: Report) -> JSON {
    let rules = SARIFRules(of: report)
    return [
      "tool": ["driver": driver(rules)],
      "automationDetails": [
        "id": .string("\(Tool.name)/\(report.chosenProfile ?? report.profileSource.rawValue)/")
      ],
      "invocations": .array([invocation(report)]),
      "originalUriBaseIds": ["SRCROOT": ["description": text("The root that paths are relative to.")]],
      "defaultSourceLanguage": "swift",
      "newlineSequences": ["\r\n", "\n", "\r"],
      "columnKind": "utf16CodeUnits",
      "results": .each(report.findings) { result($0, rules) },
      "properties": properties(report),
    ]
  }

  private func driver(_ rules: SARIFRules) -> JSON {
    [
      "name": .string(Tool.name),
      "semanticVersion": .string(Tool.version),
      "rules": .array(rules.descriptors),
      "notifications": .array(
        Remark.Kind.allCases.map { ["id": .string($0.rawValue), "shortDescription": text($0.title)] }),
    ]
  }

  /// That files were not understood does not make the run a failure: everything else was checked.
  private func invocation(_ report: Report) -> JSON {
    [
      "executionSuccessful": true,
      "exitCode": .number(report.fails ? 1 : 0),
      "toolExecutionNotifications": .array(Remark.all(of: report).map(notification)),
    ]
  }

  private func notification(_ remark: Remark) -> JSON {
    let region = remark.start.map { start -> JSON in
      ["startLine": .number(start.line), "startColumn": .number(start.utf16Column)]
    }
    let locations = remark.path.map { path -> JSON in
      let physical: JSON = ["artifactLocation": artifact(path)]
      return [["physicalLocation": physical.with("region", region)]]
    }
    let notification: JSON = [
      "descriptor": ["id": .string(remark.kind.rawValue)],
      "level": .string(remark.level.rawValue),
      "message": text(remark.message),
    ]
    return notification.with("locations", locations)
  }

  private func properties(_ report: Report) -> JSON {
    [
      "profile": JSON(report.chosenProfile),
      "profileSource": .string(report.profileSource.rawValue),
      "filesChecked": .number(report.checked.files),
      "linesChecked": .number(report.checked.lines),
      "rulesRun": .number(report.checked.rules),
      "filesLeftOut": JSON(report.checked.leftOut),
      "rekeyedBaselineEntries": .array(report.rekeyedBaseline.map { .string($0.text) }),
    ]
  }

  // MARK: Results

  private func result(_ finding: Finding, _ rules: SARIFRules) -> JSON {
    let facts: JSON = ["impact": .string(finding.impact.name), "verb": .string(finding.verb)]
    let result: JSON = [
      "ruleId": .string(finding.rule.text),
      "level": .string(finding.level.rawValue),
      "message": text(finding.story),
      "locations": .array([location(of: finding)]),
      "partialFingerprints": ["eavesFacts/v1": .string(finding.fingerprint)],
      "suppressions": .array(suppressions(of: finding)),
      "properties": facts.with("object", finding.object.map { .string($0.text) })
        .with("exception", finding.except.map { .string($0) }),
    ]
    let steps = finding.hops.enumerated().map { ["location": relatedLocation($1, id: $0)] as JSON }
    let flow: JSON = ["threadFlows": [["locations": .array(steps)]]]
    let related = finding.related.enumerated().map { relatedLocation($1, id: $0) }
    return result.with("ruleIndex", rules.index(of: finding.rule).map { .number($0) })
      .with("codeFlows", steps.isEmpty ? nil : [flow])
      .with("relatedLocations", related.isEmpty ? nil : .array(related))
  }

  private func location(of finding: Finding) -> JSON {
    let physical: JSON = [
      "artifactLocation": artifact(finding.place.path), "region": region(finding.place),
    ]
    // The line is the context only of what does not reach beyond it.
    let isOneLine = finding.place.start.line == finding.place.end.line
    let line = (isOneLine ? finding.excerpt : nil).map { line -> JSON in
      ["startLine": .number(finding.place.start.line), "snippet": ["text": .string(line)]]
    }
    let logical: JSON = ["fullyQualifiedName": .string(finding.subject.name)]
    return [
      "physicalLocation": physical.with("contextRegion", line),
      "logicalLocations": [logical.with("properties", finding.subject.role.map { ["role": .string($0)] })],
    ]
  }

  private func relatedLocation(_ related: RelatedPlace, id: Int) -> JSON {
    let location: JSON = [
      "id": .number(id),
      "physicalLocation": [
        "artifactLocation": artifact(related.place.path), "region": region(related.place),
      ],
    ]
    return location.with("message", related.message.isEmpty ? nil : text(related.message))
  }

  private func suppressions(of finding: Finding) -> [JSON] {
    var list: [JSON] = []
    if let reason = finding.suppression {
      list.append(["kind": "inSource", "status": "accepted", "justification": .string(reason)])
    }
    if finding.isBaselined {
      let known: JSON = ["kind": "external", "status": "accepted"]
      list.append(known.with("justification", finding.baselineReason.map { .string($0) }))
    }
    return list
  }

  // MARK: Small parts

  private func artifact(_ path: FilePath) -> JSON {
    ["uri": .string(RelativeURI(options.pathPrefix + path.text).text), "uriBaseId": .string(Self.root)]
  }

  private func region(_ place: Place) -> JSON {
    [
      "startLine": .number(place.start.line), "startColumn": .number(place.start.utf16Column),
      "endLine": .number(place.end.line), "endColumn": .number(place.end.utf16Column),
    ]
  }

  private func text(_ text: String) -> JSON {
    ["text": .string(HarmlessText.of(text, in: .sarifMessage))]
  }
}
