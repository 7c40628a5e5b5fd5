import EavesOutline
import EavesProject
import EavesSource

/// Singletons of packages that are not read: `Purchases.shared`. Their types are unknown.
struct ForeignSingletons {
  let project: Project

  /// - Parameters:
  /// - list: evidence of a search that names singletons and restricts their type.
  ///   - matching: those of a type that was asked for.
  /// - Returns: the types of the others that come from a package, each where it is met first.
  func unknown(_ list: [Evidence], besides matching: [Evidence]) -> [SentenceOutcome.Unknown] {
    let found = Set(matching.map { NodeRef(file: $0.file, node: $0.node) })
    var seen: Set<TypeIndex> = []
    return list.compactMap { evidence in
      guard evidence.type == .none, !found.contains(NodeRef(file: evidence.file, node: evidence.node)),
        let before = project.previousSibling(of: evidence.node, in: evidence.file),
        let type = project.typeUse(at: before, in: evidence.file),
        project.isOfUnreadPackage(type, in: evidence.file),
        seen.insert(type).inserted
      else { return nil }
      let member = project.symbols.text(project.files[evidence.file].symbol(evidence.node))
      return .init(
        type: type, place: NodeRef(file: evidence.file, node: before), range: evidence.range,
        singleton: "\(project.name(type)).\(member)")
    }
  }
}
