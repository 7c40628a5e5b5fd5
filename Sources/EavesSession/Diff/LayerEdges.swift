import EavesChecks
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Which types name, call or read types of another layer: of a declared one, else of another role.
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
    let accessed = project.workers.map(count: project.files.count) { accesses(in: $0) }
    var known: Set<Pair> = []
    var items: [ArchitectureItem] = []
    func key(_ pair: Pair) -> String {
      "\(project.qualifiedName(pair.source))\u{1}\(project.qualifiedName(pair.target))"
    }
    for (pair, name) in named.flatMap(\.self) + called where known.insert(pair).inserted {
      let (source, target) = (project.qualifiedName(pair.source), project.qualifiedName(pair.target))
      if let from = label(pair.source), let to = label(pair.target), from != to {
        let parts = [("from", source), ("to", target), ("fromRole", from), ("toRole", to)]
        items.append(ArchitectureItem(parts, at: project.place(of: name), key: key(pair)))
      } else {
        items.append(ArchitectureItem([], at: nil, key: key(pair), isListed: false))
      }
    }
    for pair in accessed.flatMap(\.self) where known.insert(pair).inserted {
      items.append(ArchitectureItem([], at: nil, key: key(pair), isListed: false))
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

  /// Members of values whose type need not be written: `chatroom.title`, where a function answers the chatroom. Who writes
  /// the name later depends on nothing new.
  private func accesses(in file: Int) -> Set<Pair> {
    if project.isTestFile(file) { return [] }
    let outline = project.files[file].outline
    var found: Set<Pair> = []
    for head in outline.nodes.indices where outline.nodes[head].kind == .identifier {
      var part = Int(outline.nodes[head].next)
      let end = Int(outline.nodes[Int(outline.nodes[head].parent)].next)
      guard part < end, outline.nodes[part].flags.contains(.continues) else { continue }
      let source = project.outermost(project.enclosingType(of: head, in: file))
      if source == .none || project.isSetAside(source) { continue }
      for types in project.chainTypes(from: head, upTo: end, file: file) {
        guard part < end else { break }
        let symbol = project.files[file].symbol(part)
        for type in types where outline.nodes[part].kind == .member && type != .none {
          let pair = Pair(source: source, target: type)
          guard project.types[type.index].kind != .external, project.outermost(type) != source,
            !project.isSetAside(type), !found.contains(pair), project.member(named: symbol, of: type) != nil
          else { continue }
          found.insert(pair)
        }
        part = Int(outline.nodes[part].next)
      }
    }
    return found
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
