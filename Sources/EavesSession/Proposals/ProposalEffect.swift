import EavesChecks
import EavesDocuments
import EavesFindings
package import EavesProject

/// What a line for `roles:` would change, by a check with it.
package struct ProposalEffect: Sendable, Equatable {
  /// By place: the types that the line places.
  package let types: [TypeIndex]
  /// Findings that come with it.
  package let more: Int
  /// Findings that go.
  package let fewer: Int
}

extension CheckSession {
  /// What each of some lines alone would change. The rules stay the same; baseline, `eaves:allow` added since and paths
  /// are left aside, so that all of the code counts.
  ///
  /// No file is read again; each line costs one check.
  package func effects(of lines: [RoleProposal]) -> [ProposalEffect] {
    if lines.isEmpty { return [] }
    let before = Self.counts(of: everyFinding)
    return lines.map { line in
      let after = check(with: line)
      let counts = Self.counts(of: after.everyFinding)
      func excess(_ left: [FindingKey: Int], _ right: [FindingKey: Int]) -> Int {
        left.reduce(0) { $0 + max(0, $1.value - right[$1.key, default: 0]) }
      }
      return ProposalEffect(
        types: placed(by: line, in: after.project), more: excess(counts, before),
        fewer: excess(before, counts))
    }
  }

  /// The same check where eaves.yml has one more line.
  private func check(with line: RoleProposal) -> CheckSession {
    CheckSession(
      scan: scan, ruleSet: ruleSet.adding(line.item, to: line.role), configuration: configuration,
      options: optionsForAllCode)
  }

  /// The types that have the role of a line in a project with it and not in this one.
  private func placed(by line: RoleProposal, in other: Project) -> [TypeIndex] {
    guard let role = project.roles.index(of: line.role), other.types.count == project.types.count else {
      return line.types
    }
    return project.types.indices.map { TypeIndex($0) }.filter { type in
      project.types[type.index].kind != .external && !project.isSetAside(type)
        && other.hasRole(role, type) && !project.hasRole(role, type)
    }
  }

  private static func counts(of findings: [Finding]) -> [FindingKey: Int] {
    findings.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
  }
}
