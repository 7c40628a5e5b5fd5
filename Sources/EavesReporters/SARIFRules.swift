import EavesFindings
import EavesSource

/// The rules of a report as SARIF describes them: those that ran, then those that are built in and found
/// something.
struct SARIFRules {
  let descriptors: [JSON]
  private let indices: [RuleID: Int]

  init(of report: Report) {
    var descriptors: [JSON] = []
    var indices: [RuleID: Int] = [:]
    for rule in report.rules where rule.isEnforced {
      indices[rule.id] = descriptors.count
      descriptors.append(Self.descriptor(rule, report.level(of: rule)))
    }
    for finding in report.findings where indices[finding.rule] == nil {
      indices[finding.rule] = descriptors.count
      descriptors.append(Self.descriptor(ofBuiltIn: finding))
    }
    self.descriptors = descriptors
    self.indices = indices
  }

  /// Nil for a rule that is not described.
  func index(of rule: RuleID) -> Int? { indices[rule] }

  private static func descriptor(_ rule: RuleSummary, _ level: Impact.Level) -> JSON {
    // Some viewers draw the plain text as Markdown, too.
    let help = HarmlessMarkdown.of(rule.help.isEmpty ? rule.title : rule.help)
    let tags = rule.tags.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return [
      "id": .string(rule.id.text),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": [
        "text": .string(rule.impactDescription.isEmpty ? rule.title : rule.impactDescription)
      ],
      "help": ["text": .string(help), "markdown": .string(help)],
      "defaultConfiguration": ["level": .string(level.rawValue)],
      "properties": [
        "tags": .array(tags.map { .string($0) }),
        "impact": .string(rule.impact.name),
        "problem.severity": .string(severity(level)),
        "precision": "high",
        "document": .string(rule.document.text),
      ],
    ]
  }

  private static func descriptor(ofBuiltIn finding: Finding) -> JSON {
    [
      "id": .string(finding.rule.text),
      "shortDescription": ["text": .string(finding.title)],
      "help": [
        "text": .string(finding.title), "markdown": .string(HarmlessText.of(finding.title, in: .markdown)),
      ],
      "defaultConfiguration": ["level": .string(finding.level.rawValue)],
      "properties": [
        "tags": [], "impact": .string(finding.impact.name),
        "problem.severity": .string(severity(finding.level)),
      ],
    ]
  }

  /// As GitHub calls the three levels.
  private static func severity(_ level: Impact.Level) -> String {
    level == .note ? "recommendation" : level.rawValue
  }
}
