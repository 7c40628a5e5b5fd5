package import EavesFindings
import EavesSource

/// The report for machines, schema version 1. Paths are relative to the root; times and colors never appear.
///
/// Fields are only ever added within a schema version; their order is part of it.
package struct JSONReporter: Reporter {
  package static let schemaVersion = 1
  static let marks: [FormatSignature] = [
    .beginning("{\n  \"schemaVersion\": ", holding: "\"tool\": {\n    \"name\": \"\(Tool.name)\"")
  ]

  package init() {}

  package func write(_ report: Report, to output: inout ReportText) {
    document(report).write(to: &output)
    output += "\n"
  }

  private func document(_ report: Report) -> JSON {
    let projects = report.projects
    let isOfOne = Set(projects.map(\.profile)).count < 2
    let hasOneSource = Set(projects.map(\.profileSource)).count < 2
    let head: JSON = [
      "schemaVersion": .number(Self.schemaVersion),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "profile": isOfOne ? JSON(report.chosenProfile) : .null,
      "profileSource": hasOneSource ? .string(report.profileSource.rawValue) : .null,
    ]
    return head.with("projects", projects.isEmpty ? nil : .array(projects.map(project)))
      .with("checked", checked(report.checked))
      .with("rules", .array(report.rules.filter(\.isEnforced).map(rule)))
      .with("findings", .each(report.findings) { finding($0) })
      .with("baseline", baseline(report.staleBaseline, report.rekeyedBaseline))
      .with("diff", diff(report))
      .with("summary", summary(report))
      .with("notices", report.notices.isEmpty ? nil : .array(report.notices.map(notice)))
  }

  /// Of several projects what all of them share; nil where none is compared.
  private func diff(_ report: Report) -> JSON? {
    let all = report.projects.isEmpty ? [report.since] : report.projects.map(\.since)
    guard let since = all.compactMap(\.self).first else { return nil }
    return diff(since: all.allSatisfy { $0 == nil || $0 == since } ? since : nil, leftOut: report.leftOut)
  }

  private func diff(since revision: String?, leftOut: Int) -> JSON {
    ["since": JSON(revision), "leftOut": .number(leftOut)]
  }

  /// A warning of the run.
  private func notice(_ notice: Problem) -> JSON {
    [
      "path": JSON(notice.path?.text), "line": notice.line.map { .number($0) } ?? .null,
      "message": .string(notice.cause), "remedy": JSON(notice.remedy),
    ]
  }

  /// One of the projects that a report is of.
  private func project(_ project: ProjectSummary) -> JSON {
    let fields: JSON = [
      "root": .string(project.root.text), "profile": JSON(project.chosenProfile),
      "profileSource": .string(project.profileSource.rawValue), "checked": checked(project.checked),
      "baseline": baseline(project.staleBaseline, project.rekeyedBaseline),
    ]
    return fields.with("diff", project.since.map { diff(since: $0, leftOut: project.leftOut) })
  }

  private func baseline(_ stale: [ReportedEntry], _ rekeyed: [ReportedEntry]) -> JSON {
    [
      "stale": .array(stale.map { .string($0.text) }), "rekeyed": .array(rekeyed.map { .string($0.text) }),
    ]
  }

  /// What a run looked at.
  func checked(_ checked: Checked) -> JSON {
    let fields: JSON = [
      "files": .number(checked.files),
      "lines": .number(checked.lines),
      "roles": .object(checked.roles.map { (key: $0.role, value: .number($0.count)) }),
      "rules": .number(checked.rules),
      "guidance": .number(checked.guidance),
      "empty": .array(checked.empty.map { .string($0) }),
      "unknown": .number(checked.unknown),
      "unknownFacts": .array(checked.unknownFacts.map { JSON($0) }),
      "notCovered": .array(checked.notCovered.map(notCovered)),
      "noRole": .number(checked.noRole),
      "noRoleFiles": .array(checked.noRoleExamples.map { .string($0.text) }),
      "offByDefault": .array(checked.offByDefault.map { .string($0.text) }),
      "noLayer": .number(checked.noLayer),
      "noLayerTypes": .array(checked.noLayerExamples.map(example)),
      "unproven": .number(checked.unproven.count),
      "idle": .array(checked.idle.map { .string($0.text) }),
      "leftOut": JSON(checked.leftOut),
      "notUnderstood": .array(
        checked.notUnderstood.map { place in
          [
            "path": .string(place.path.text), "line": .number(place.line), "column": .number(place.column),
            "message": .string(place.message),
          ]
        }),
      "layerRules": .number(checked.layerRules),
      "lacksLayerRules": .bool(checked.lacksLayerRules),
      "pinned": .bool(checked.isPinned),
    ]
    let below = checked.offBelow.map { off -> JSON in
      ["rule": .string(off.rule.text), "path": .string(off.page.text), "reason": .string(off.reason)]
    }
    let half = checked.partlyFollowed.map { half -> JSON in
      ["rule": .string(half.rule.text), "deviations": .number(half.deviations)]
    }
    return fields.with("off", checked.off.isEmpty ? nil : .array(checked.off.map { .string($0.text) }))
      .with("offBelow", below.isEmpty ? nil : .array(below))
      .with("unpinned", Self.ids(checked.unpinned))
      .with("halfFollowed", half.isEmpty ? nil : .array(half))
      .with("notFollowed", checked.notFollowed == 0 ? nil : .number(checked.notFollowed))
  }

  /// Nil for none.
  private static func ids(_ rules: [RuleID]) -> JSON? {
    rules.isEmpty ? nil : .array(rules.map { .string($0.text) })
  }

  private func notCovered(_ types: NotCovered) -> JSON {
    [
      "kind": .string(types.noun), "count": .number(types.count),
      "examples": .array(
        types.examples.map(example)),
    ]
  }

  private func example(_ type: NotCovered.Example) -> JSON {
    [
      "name": .string(type.name), "path": .string(type.place.path.text),
      "line": .number(type.place.start.line), "column": .number(type.place.start.column),
    ]
  }

  private func rule(_ rule: RuleSummary) -> JSON {
    [
      "id": .string(rule.id.text),
      "title": .string(rule.title),
      "impact": .string(rule.impact.name),
      "impactDescription": .string(rule.impactDescription),
      "tags": .array(rule.tags.map { .string($0) }),
      "document": .string(rule.document.text),
    ]
  }

  private func finding(_ finding: Finding) -> JSON {
    let fields: JSON = [
      "rule": .string(finding.rule.text),
      "impact": .string(finding.impact.name),
      "path": .string(finding.place.path.text),
      "line": .number(finding.place.start.line),
      "column": .number(finding.place.start.column),
      "endLine": .number(finding.place.end.line),
      "endColumn": .number(finding.place.end.column),
      "message": .string(finding.message),
      "subject": ["role": JSON(finding.subject.role), "name": .string(finding.subject.name)],
      "member": JSON(finding.member),
      "verb": .string(finding.verb),
      "object": finding.object.map { ["name": .string($0.name), "role": JSON($0.role)] } ?? .null,
      "recognized": JSON(finding.recognised),
      "except": JSON(finding.except),
      "instead": JSON(finding.instead),
      "related": .array(finding.related.map(related)),
      "hops": .array(finding.hops.map(related)),
      "fingerprint": .string(finding.fingerprint),
      "baselined": .bool(finding.isBaselined),
      "suppressed": finding.suppression.map { ["reason": .string($0)] } ?? .null,
    ]
    return fields.with("ignoredSuppression", finding.ignored.map { .string($0.rawValue) })
  }

  private func related(_ related: RelatedPlace) -> JSON {
    [
      "path": .string(related.place.path.text),
      "line": .number(related.place.start.line),
      "column": .number(related.place.start.column),
      "message": .string(related.message),
    ]
  }

  /// Findings that count, by impact: all six, worst first.
  func summary(_ report: Report) -> JSON {
    let counts = report.summary
    return .object(Impact.allCases.reversed().map { (key: $0.name, value: .number(counts[$0] ?? 0)) })
  }
}
