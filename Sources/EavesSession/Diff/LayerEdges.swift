import EavesChecks
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Which types name, or call, types of another layer: of a declared one, else of another role.
struct LayerEdges {
  private let project: Project
  private let layers: LayerPlaces

  init(in project: Project) {
    self.project = project
    layers = LayerPlaces(of: project)
  }

  /// One for each pair of types, at the first place in the order of paths; those without layers are not listed.
  /// O(code).
  var items: [ArchitectureItem] {
    let named = project.workers.map(count: project.files.count) { pairs(in: $0) }
    let called = CalledTypes(in: project).calls.compactMap(pair)
    var known: Set<Pair> = []
    var items: [ArchitectureItem] = []
    for (pair, name) in named.flatMap(\.self) + called where known.insert(pair).inserted {
      let (source, target) = (project.qualifiedName(pair.source), project.qualifiedName(pair.target))
      let key = "\(source)\u{1}\(target)"
      if let from = label(pair.source), let to = label(pair.target), from != to {
        let parts = [("from", source), ("to", target), ("fromRole", from), ("toRole", to)]
        items.append(ArchitectureItem(parts, at: project.place(of: name), key: key))
      } else {
        items.append(ArchitectureItem([], at: nil, key: key, isListed: false))
      }
    }
    return items
  }

  private struct Pair: Hashable {
    let source: TypeIndex
    let target: TypeIndex
  }

  private func pairs(in file: Int) -> [(Pair, NodeRef)] {
    if project.isTestFile(file) { return [] }
    var known: Set<Pair> = []
    return project.references(in: file).compactMap { reference in
      // `Client.Item` names the item, not the client.
      let named = project.typeUse(at: Int(reference.name.node), in: file) ?? reference.target
      let pair = Pair(source: reference.source, target: named)
      guard reference.source != .none, reference.source != reference.target,
        !project.isSetAside(reference.source), !project.isSetAside(reference.target),
        known.insert(pair).inserted
      else { return nil }
      return (pair, reference.name)
    }
  }

  private func pair(of call: CalledTypes.Call) -> (Pair, NodeRef)? {
    if project.isTestFile(Int(call.place.file)) || project.types[call.target.index].kind == .external
      || project.isSetAside(call.source) || project.isSetAside(call.target)
    {
      return nil
    }
    return (Pair(source: call.source, target: call.target), call.place)
  }

  /// The declared layer of a type, else its role; nil where it has neither.
  private func label(_ type: TypeIndex) -> String? {
    layers.layer(of: type).map { layers.names[$0] } ?? project.architectureRole(type)
  }
}
