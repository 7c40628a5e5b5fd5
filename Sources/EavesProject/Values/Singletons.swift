import EavesDocuments
import EavesThreads
import EavesOutline
import EavesSource

/// Singletons: stored static properties of their own type, whatever they are called; computed ones too, where the
/// stored one is for the type alone, or their body reads it.
extension Project {
  /// The word `singleton` of a document, as names: `TripStore.shared`, `AppState.main`. O(members) the first time.
  package func singletons() -> [ListedName] {
    answers.singletons.value(orMaking: {
      let stored = members.indices.filter { members[$0].isStored && isSingleton(members[$0]) }
      let owners = Dictionary(grouping: stored) { members[$0].owner }
      let computed = members.indices.filter {
        guard !members[$0].isStored, let instances = owners[members[$0].owner], isSingleton(members[$0])
        else {
          return false
        }
        return instances.allSatisfy { !members[$0].isExposed } || reads(instances, in: members[$0])
      }
      return (stored + computed).sorted().map { member in
        let owner = name(members[member].owner)
        return ListedName("\(owner).\(symbols.text(members[member].name))", isShipped: false)
      }
    })
  }

  /// Whether the body of a property names one of some members.
  private func reads(_ named: [Int], in property: Member) -> Bool {
    let (file, start) = (files[Int(property.node.file)], Int(property.node.node))
    let names = Set(named.map { members[$0].name })
    return (start + 1..<Int(file.outline.nodes[start].next)).contains { node in
      file.outline.nodes[node].kind == .identifier && names.contains(file.symbol(node))
    }
  }

  private func isSingleton(_ member: Member) -> Bool {
    guard member.kind == .property, member.isStatic, member.owner != .none else {
      return false
    }
    let types = types(ofDeclaration: Int(member.node.node), file: Int(member.node.file))
    if types.contains(member.owner) { return true }
    // The declared type: `static let shared: any TripService = LiveTripService()`.
    let promises = allSupertypes(of: member.owner)
    return types.contains { self.types[$0.index].kind != .external && promises.contains($0) }
  }
}
