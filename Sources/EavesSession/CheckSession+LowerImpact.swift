import EavesDocuments
import EavesFindings
import EavesSource

extension CheckSession {
  /// Own rules that supersede rules of a higher impact: their common findings would no longer fail the run.
  func lessened(_ enforced: [RuleDocument]) -> [Problem] {
    let impacts = Dictionary(enforced.map { ($0.id, $0.impact) }, uniquingKeysWith: { first, _ in first })
    return enforced.filter { !ruleSet.isShipped($0.id) }.compactMap { rule in
      let weightier = rule.supersedes.compactMap { id in
        impacts[id].flatMap { $0 > rule.impact ? "\(id) (\($0.name))" : nil }
      }
      if weightier.isEmpty { return nil }
      return Problem(
        "\(rule.id) (\(rule.impact.name)) supersedes \(weightier.joined(separator: ", ")): "
          + "findings of both rules count as \(rule.impact.name)",
        remedy: "give the rules the same impact under `impact` in eaves.yml", path: rule.path,
        severity: .warning)
    }
  }
}
