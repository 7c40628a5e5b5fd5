import EavesChecks
import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource

/// Types that no rule is about although no target makes them test code: those that would have findings are named.
extension CheckSession {
  func noteExempt(_ outcomes: [RuleOutcome], of enforced: [RuleDocument], in checked: inout Checked) {
    let found = zip(enforced, outcomes).compactMap { rule, outcome in outcome.ofExempt.map { (rule, $0) } }
    let hasOwn = project.vocabulary.roles.contains {
      $0.ownItems > 0 && RoleVocabulary.asideRoles.contains($0.name)
    }
    guard hasOwn || !found.isEmpty, let exempt = ExemptTypes(in: project) else { return }
    let findings = findings(of: found, in: exempt, enforced)
    for exemption in exempt.exemptions(of: Set(findings.keys)) {
      let item = CoverageItem(
        name: project.qualifiedName(exemption.type), place: exempt.place(of: exemption.type),
        why: ExemptWording.why(exemption, findings[exemption.type] ?? []))
      checked.coverage[exemption.isOwn ? .exemptByConfiguration : .exempt].append(item)
    }
    checked.coverage.sort()
    guard hasOwn else { return }
    checked.madeExempt = exempt.madeByConfiguration.map { made in
      MadeExempt(
        name: project.qualifiedName(made.type), place: exempt.place(of: made.type), role: made.role,
        layerRole: made.layerRole ?? "type", hidesFindings: findings[made.type] != nil)
    }
  }

  /// What is found in the code of exempt types and counts where it stands, by type.
  private func findings(
    of found: [(rule: RuleDocument, outcome: RuleOutcome)], in exempt: ExemptTypes,
    _ enforced: [RuleDocument]
  ) -> [TypeIndex: [Finding]] {
    if found.isEmpty { return [:] }
    let scope = scope(enforced)
    let all = FindingMaker(project: project).findings(found.map(\.outcome), of: found.map(\.rule))
    var byType: [TypeIndex: [Finding]] = [:]
    for finding in allowed(all, enforced)
    where finding.counts && finding.rule != .allowances && scope.reports(finding) {
      if let type = exempt.type(of: finding) { byType[type, default: []].append(finding) }
    }
    return byType
  }
}

/// Messages about exempt types.
private enum ExemptWording {
  /// "2 not reported (layer-view-no-data-access): exempt as mock because its name matches `Mock*`".
  static func why(_ exemption: ExemptTypes.Exemption, _ findings: [Finding]) -> String {
    let rules = Set(findings.map(\.rule.text)).sorted().joined(separator: ", ")
    return
      "\(findings.count == 1 ? "1 finding" : "\(findings.count) findings") not reported (\(rules)): exempt as \(exemption.role) because \(exemption.reason)"
  }
}
