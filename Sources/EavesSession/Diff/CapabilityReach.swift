import EavesChecks
import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource

/// Which types with a role reach which capability, as a rule would find it: by certain calls only, and not through a
/// layer that has the data of others to give.
struct CapabilityReach {
  private let session: CheckSession

  init(of session: CheckSession) { self.session = session }

  /// What ends a path, as in the shipped rules.
  private static let ends = "view, viewModel, presenter, coordinator, container, reducer, app, logging"

  private static let page = SourceText(
    path: FilePath(ProfilesFile.name),
    text: "signs:\n"
      + RoleWording.capabilities.map {
        """
          \($0):
            for: type
            never:
              reaches: \($0)
            except:
              - through: [\(ends)]

        """
      }.joined())

  private static let documents = ProfilesFile.load(page).indicators.map { RuleDocument(sign: $0) }

  /// One for each type and capability, at the first place; one where two capabilities list the same API. Types without a
  /// role are not listed. O(code).
  var items: [ArchitectureItem] {
    let project = session.project
    let outcomes = Checker(project: project, rules: Self.documents).run()
    let findings = FindingMaker(project: project).findings(outcomes, of: Self.documents)
    let roles = rolesByName
    var known: Set<String> = []
    return findings.compactMap { finding in
      let capability = finding.rule.text
      let role = roles[finding.subject.name]
      guard known.insert("\(finding.subject.name) \(capability)").inserted,
        known.insert("\(finding.subject.name) at \(Self.end(of: finding))").inserted
      else { return nil }
      return ArchitectureItem(
        [
          ("type", finding.subject.name), ("role", role ?? ""), ("capability", capability),
          ("object", finding.object?.name ?? ""),
        ], at: finding.place, hops: finding.hops, key: "\(finding.subject.name)\u{1}\(capability)",
        isListed: role != nil)
    }
  }

  /// What the path of a finding ends in: an API of the outside.
  private static func end(of finding: Finding) -> String {
    finding.hops.last?.message ?? finding.object?.name ?? finding.rule.text
  }

  private var rolesByName: [String: String] {
    let project = session.project
    var roles: [String: String] = [:]
    for type in project.types.indices.map({ TypeIndex($0) }) where project.isOfArchitecture(type) {
      guard let role = project.architectureRole(type) else { continue }
      for name in [project.qualifiedName(type), project.name(type)] where roles[name] == nil {
        roles[name] = role
      }
    }
    return roles
  }
}
