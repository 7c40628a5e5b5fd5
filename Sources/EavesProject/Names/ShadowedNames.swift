import EavesDocuments
import EavesOutline
import EavesSource

/// Types of the project that have a name of the SDK's or of a package's: where they are meant, no word list is.
extension Project {
  /// The types outside of `#if` that some code means by such a name alone, although it could mean the other's, in the
  /// order of the code. O(uses of types).
  ///
  /// - Parameter lists: the word lists whose names matter.
  package func typesTakingNames(of lists: Set<String>) -> [TypeIndex] {
    let words = lists.filter { vocabulary.words[$0] != nil }.sorted().map { Word($0, line: 0, column: 0) }
    let listed = nameSet(words)
    var isListed = Array(repeating: false, count: symbols.count)
    var isAny = false
    for index in types.indices where types[index].kind != .external && !types[index].isConditional {
      let name = types[index].name
      guard listed.namesForeign(name), !isListOfCases(TypeIndex(index)) else { continue }
      isListed[name.index] = true
      isAny = true
    }
    guard isAny else { return [] }
    var found: Set<TypeIndex> = []
    for (file, uses) in zip(files, typeUses) {
      for use in uses {
        let name = types[use.type.index].name
        guard isListed[name.index], types[use.type.index].kind != .external,
          file.symbol(Int(use.node)) == name, !isListOfCases(use.type),
          !isTestFile(at: types[use.type.index].place),
          frameworks.ofType[name].map(file.imports.contains) ?? true
        else { continue }
        found.insert(use.type)
      }
    }
    return found.sorted()
  }

  /// `enum State { case idle, busy }` within a type: it is not mistaken for a class of the SDK.
  private func isListOfCases(_ type: TypeIndex) -> Bool {
    types[type.index].parent != .none && types[type.index].kind == .enum
      && types[type.index].members.contains { members[$0].kind == .case }
  }

  private func isTestFile(at place: NodeRef) -> Bool { isTestFile(Int(place.file)) }
}
