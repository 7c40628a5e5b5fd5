import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesSource

/// Whether a type may do something to another: found by doing it in memory and checking, so that it cannot say
/// anything else than a check after the edit.
struct Permission {
  enum Verdict: String, CaseIterable { case allowed, forbidden, unknown }

  let verdict: Verdict
  /// What the edit breaks, the worst first; empty unless it is forbidden.
  let findings: [Finding]
  /// Why it is unknown, or who was not asked where it is allowed.
  let reason: String?
  /// The code that was tried.
  let probe: Probe?
  private let rules: [RuleDocument]
  private let vocabulary: RoleVocabulary

  /// Asks a project; it is the same afterwards. Throws where the project cannot be checked.
  init(
    from: String, _ deed: Deed, to: String, in project: inout LiveProject
  ) throws(Workspace.Problems) {
    let before = try project.check()
    rules = before.session.documents
    vocabulary = before.session.project.vocabulary
    let plan: ProbePlan
    do throws(ProbePlan.Doubt) {
      plan = try ProbePlan(from: from, deed, to: to, in: before)
    } catch {
      (verdict, findings, reason, probe) = (.unknown, [], error.reason, nil)
      return
    }
    var findings = try Self.findings(of: plan.probe, in: project, before)
    if !findings.isEmpty, let empty = plan.emptyProbe {
      let others = Set(try Self.findings(of: empty, in: project, before).map(Cause.init))
      findings.removeAll { others.contains(Cause($0)) }
    }
    probe = plan.probe
    self.findings = findings.worstFirst
    let isDoubtful = findings.isEmpty && plan.doubt != nil
    verdict = isDoubtful ? .unknown : findings.isEmpty ? .allowed : .forbidden
    reason = isDoubtful ? plan.doubt : findings.isEmpty ? Self.silence(around: plan.probe, before) : nil
  }

  /// Why it may be allowed for no better reason than that nobody was asked; nil where all were.
  private static func silence(around probe: Probe, _ check: LiveProject.Check) -> String? {
    if check.report.checked.rules == 0 { return "no rule ran" }
    if check.report.checked.lacksLayerRules { return "no rule about layers ran" }
    let off = check.session.off(around: probe.text.path)
    if off.isEmpty { return nil }
    let rules = Set(off.map(\.rule.text)).sorted().joined(separator: ", ")
    return "not asked there: \(rules), by \(Set(off.map(\.page.text)).sorted().joined(separator: ", "))"
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
    of probe: Probe, in project: LiveProject, _ before: LiveProject.Check
  ) throws(Workspace.Problems) -> [Finding] {
    var trial = project
    trial.hold(probe.text.bytes, at: project.folder.appending(probe.text.path))
    var known = KnownFindings(before.report.findings)
    let counting = try trial.check().report.findings.filter(\.counts)
    let new = counting.filter { known.isNew($0) }
    if !new.isEmpty { return new }
    return counting.filter { finding in
      probe.holds(finding.place) || finding.related.contains { probe.holds($0.place) }
    }
  }

  // MARK: JSON

  /// As `schema` says.
  var json: JSON {
    let worst = findings.first
    let example = worst?.exemplar ?? findings.lazy.compactMap(\.exemplar).first
    return [
      "verdict": .string(verdict.rawValue), "reason": JSON(reason),
      "rules": .array(findings.map(rule)), "instead": worst?.instead.map { .told($0) } ?? .null,
      "exemplar": example.map(\.forAgents) ?? .null,
      "tried": .array((probe?.code ?? []).map { .string($0) }), "path": JSON(probe?.text.path.text),
    ]
  }

  private func rule(_ finding: Finding) -> JSON {
    let document = rules.first { $0.id == finding.rule }
    let sentences = document?.demands(in: vocabulary) ?? []
    return [
      "id": .string(finding.rule.text), "title": .told(finding.title),
      "impact": .string(finding.impact.name),
      "sentence": .told(sentences.joined(separator: " ")), "message": .told(finding.message),
    ]
  }

  /// What `may` answers with.
  static let schema = Schema.object([
    "verdict": Schema.word(of: Verdict.allCases.map(\.rawValue)),
    "reason": Schema.orNull(Schema.text).meaning("why it is unknown; where allowed, what was not asked"),
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
