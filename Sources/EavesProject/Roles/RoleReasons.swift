import EavesDocuments

/// Why types have their roles. Items are compiled once and reasons written once, for queries about many types.
package final class RoleReasons {
  private struct Place: Hashable {
    let role: Int16
    let item: Int16
  }

  private struct Question: Hashable {
    let type: TypeIndex
    let role: Int
  }

  private let project: Project
  private let predicate: Predicate
  private var items: [Place: CompiledItem] = [:]
  private var known: [Question: RoleEvidence?] = [:]

  package init(in project: Project) {
    self.project = project
    predicate = Predicate(project: project, mentions: project.roles.mentions)
  }

  /// Why a type has a role, or would have it if it had none before; nil when it has not.
  package func evidence(for type: TypeIndex, having role: Int) -> RoleEvidence? {
    let question = Question(type: type, role: role)
    if let known = known[question] { return known }
    let match = project.roles.matches[type.index].first { Int($0.role) == role }
    let found = match.map { evidence(of: $0, for: type) }
    known[question] = .some(found)
    return found
  }

  /// The evidence for each role of a type, those it lost included. A helper role, which only shortens other
  /// definitions, does not say what a type is.
  package func evidence(for type: TypeIndex) -> [RoleEvidence] {
    guard type != .none else { return [] }
    let definitions = project.plan.definitions
    let matches = project.roles.matches[type.index].filter { !definitions[Int($0.role)].isHelper }
    return matches.sorted { $0.role < $1.role }.map { evidence(of: $0, for: type) }
  }

  private func evidence(of match: RoleMatch, for type: TypeIndex) -> RoleEvidence {
    let role = Int(match.role)
    let place = Place(role: match.role, item: match.item)
    let item =
      items[place]
      ?? CompiledItem(
        project.plan.definitions[role].items[Int(match.item)], in: project,
        project.plan.supertypes[project.plan.starts[role] + Int(match.item)])
    items[place] = item
    let reason = predicate.reason(item, for: type)
    return RoleEvidence(
      role: role, reason: (reason?.text ?? "") + (match.isOwn ? " (eaves.yml)" : ""), place: reason?.place,
      isEvident: reason?.isEvident ?? true,
      isLost: project.roles.isLayer[role] && project.roles.layer[type.index] != match.role)
  }
}

extension Project {
  /// Whether a type has the role of its layer for what its code mentions alone: no name, folder or supertype says it.
  package func hasLayerForItsCode(_ type: TypeIndex) -> Bool {
    guard type != .none, [.class, .struct, .actor, .enum].contains(types[type.index].kind),
      let role = layerRole(type),
      let match = roles.matches[type.index].first(where: { Int($0.role) == role }), !match.isOwn
    else { return false }
    let terms = plan.definitions[role].items[Int(match.item)].terms
    return terms.contains { $0.word == .mentions }
      && terms.allSatisfy { $0.word == .mentions || $0.word == .kind }
  }

  /// The items, 0-based, by which any type has a role: of several that would do, the first. O(types).
  package func itemsMet(of role: Int) -> Set<Int> {
    roles.matches.reduce(into: []) { met, matches in
      for match in matches where Int(match.role) == role { met.insert(Int(match.item)) }
    }
  }
}
