import EavesOutline
import EavesSource

/// Types of the project that have a name of the SDK's or of a package's: where they are meant, no word list is.
extension Project {
  /// The types outside of `#if` that some code means by such a name alone, although it could mean the other's, in the
  /// order of the code. O(uses of types).
  package var typesTakingNames: [TypeIndex] {
    let listed = listedNames
    var isListed = Array(repeating: false, count: symbols.count)
    for type in types where type.kind != .external && !type.isConditional {
      isListed[type.name.index] = listed.namesForeign(type.name, bytes: symbols.bytes(type.name))
    }
    guard isListed.contains(true) else { return [] }
    var found: Set<TypeIndex> = []
    for file in files {
      for use in file.typeUses {
        let name = types[use.type.index].name
        guard isListed[name.index], types[use.type.index].kind != .external,
          file.symbol(Int(use.node)) == name, !isTestFile(at: types[use.type.index].place),
          frameworkOfType[name].map(file.imports.contains) ?? true
        else { continue }
        found.insert(use.type)
      }
    }
    return found.sorted()
  }

  private func isTestFile(at place: NodeRef) -> Bool { isTestFile(Int(place.file)) }
}
