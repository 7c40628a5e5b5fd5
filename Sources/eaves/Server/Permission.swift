import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesSource

/// Whether a type may do something to another. The edit is made in memory and checked, so that the answer equals a
/// check after the edit.
struct Permission {
  enum Verdict: String, CaseIterable { case allowed, forbidden, unknown }

  let verdict: Verdict
  /// What the edit breaks, the worst first; empty unless it is forbidden.
  let findings: [Finding]
  /// Why it is unknown, or which rules did not apply where it is allowed.
  let reason: String?
  /// The code that was tried.
  let hypotheticalEdit: HypotheticalEdit?
  private let rules: [RuleDocument]
  private let vocabulary: RoleVocabulary

  /// Checks a project, which stays unchanged. Throws where the project cannot be checked.
  init(
    from: String, _ operation: ProbeOperation, to: String, in project: inout LiveProject
  ) throws(Workspace.Problems) {
    let before = try project.check()
    rules = before.session.documents
    vocabulary = before.session.project.vocabulary
    let plan: HypotheticalEditPlan
    do throws(HypotheticalEditPlan.HypotheticalEditFailure) {
      plan = try HypotheticalEditPlan(from: from, operation, to: to, in: before)
    } catch {
      (verdict, findings, reason, hypotheticalEdit) = (.unknown, [], error.reason, nil)
      return
    }
    var (findings, after) = try Self.findings(of: plan.hypotheticalEdit, in: project, before)
    if !findings.isEmpty, let empty = plan.emptyEdit {
      let others = Set(try Self.findings(of: empty, in: project, before).findings.map(Cause.init))
      findings.removeAll { others.contains(Cause($0)) }
    }
    hypotheticalEdit = plan.hypotheticalEdit
    self.findings = after.withExemplars(findings.worstFirst)
    guard findings.isEmpty else {
      (verdict, reason) = (.forbidden, nil)
      return
    }
    var doubt = plan.doubt
    if doubt == nil { doubt = try Self.doubt(by: plan, in: project, before) }
    verdict = doubt == nil ? .allowed : .unknown
    reason = doubt ?? Self.silence(around: plan, before)
  }

  /// Why it matters how something is asked of a type: what a rule says of its one instance, it does not say of one that
  /// is handed in. Nil where no rule does.
  private static func doubt(
    by plan: HypotheticalEditPlan, in project: LiveProject, _ before: LiveProject.Check
  ) throws(Workspace.Problems) -> String? {
    guard let shared = plan.sharedEdit else { return nil }
    let found = try findings(of: shared, in: project, before).findings
    if found.isEmpty { return nil }
    let rules = Set(found.map(\.rule.text)).sorted().joined(separator: ", ")
    return
      "it matters how: \(rules) forbids `\(shared.code.last ?? "")`; ask `check_text` with the code that is meant"
  }

  /// The reason where it is allowed only because no rule applied; nil where rules did.
  private static func silence(around plan: HypotheticalEditPlan, _ check: LiveProject.Check) -> String? {
    if check.report.checked.rules == 0 { return "no rule ran" }
    if check.report.checked.lacksLayerRules { return "no rule checks dependencies between layers" }
    let off = check.session.off(around: plan.hypotheticalEdit.text.path)
    if off.isEmpty { return plan.source.flatMap { Self.silence(about: $0, in: check.session.project) } }
    let rules = Set(off.map(\.rule.text)).sorted().joined(separator: ", ")
    return "not run there: \(rules), because of \(Set(off.map(\.page.text)).sorted().joined(separator: ", "))"
  }

  private static func silence(about type: TypeIndex, in project: Project) -> String? {
    if project.layerRole(type) != nil || project.isSetAside(type) { return nil }
    return "\(project.qualifiedName(type)) has no layer role: rules about layers do not apply to it"
  }

  /// A finding without what tells a full member from an empty one.
  private struct Cause: Hashable {
    let rule: RuleID
    let subject: String
    let verb: String
    let object: String?

    init(_ finding: Finding) {
      rule = finding.rule
      subject = finding.key.subject
      verb = finding.verb
      object = finding.object?.name
    }
  }

  /// What counts with a probe and did not without it; where there is nothing, what was there and has a part of its
  /// cause in the probe.
  private static func findings(
    of hypotheticalEdit: HypotheticalEdit, in project: LiveProject, _ before: LiveProject.Check
  ) throws(Workspace.Problems) -> (findings: [Finding], after: LiveProject.Check) {
    var trial = project
    trial.hold(hypotheticalEdit.text.bytes, at: project.folder.appending(hypotheticalEdit.text.path))
    var known = KnownFindings(before.report.places)
    let after = try trial.check()
    let counting = after.report.places.filter(\.counts)
    let new = counting.filter { known.isNew($0) }
    if !new.isEmpty { return (new, after) }
    let near = counting.filter { finding in
      hypotheticalEdit.holds(finding.place) || finding.related.contains { hypotheticalEdit.holds($0.place) }
    }
    return (near, after)
  }

  // MARK: JSON

  /// As `schema` says.
  var json: JSON {
    let worst = findings.first
    let example = worst?.exemplar ?? findings.lazy.compactMap(\.exemplar).first
    return [
      "verdict": .string(verdict.rawValue), "reason": JSON(reason),
      "rules": .array(findings.map(rule)), "instead": worst?.instead.map { .harmless($0) } ?? .null,
      "exemplar": example.map(\.forAgents) ?? .null,
      "tried": .array((hypotheticalEdit?.code ?? []).map { .string($0) }),
      "path": JSON(hypotheticalEdit?.text.path.text),
    ]
  }

  private func rule(_ finding: Finding) -> JSON {
    let document = rules.first { $0.id == finding.rule }
    let sentences = document?.demands(in: vocabulary) ?? []
    return [
      "id": .string(finding.rule.text), "title": .harmless(finding.title),
      "impact": .string(finding.impact.name),
      "sentence": .harmless(sentences.joined(separator: " ")), "message": .harmless(finding.message),
    ]
  }

  /// What `may` answers with.
  static let schema = Schema.object([
    "verdict": Schema.word(of: Verdict.allCases.map(\.rawValue)),
    "reason": Schema.orNull(Schema.text).meaning(
      "why it is unknown; where allowed, which rules did not apply"),
    "rules": Schema.list(
      of: Schema.object([
        "id": Schema.text, "title": Schema.text, "impact": AgentTool.impact, "sentence": Schema.text,
        "message": Schema.text,
      ])),
    "instead": Schema.orNull(Schema.text),
    "exemplar": Schema.orNull(AgentTool.exemplar).meaning("a type of the same role that does it right"),
    "tried": Schema.list(of: Schema.text).meaning("the code that was tried, line by line"),
    "path": Schema.orNull(Schema.text).meaning("the file that it was tried in"),
  ])
}
