import EavesOutline
import EavesSource
import EavesThreads

/// What code does with values of types that are declared nowhere, computed for each type on first use.
final class UndeclaredUses: Sendable {
  private let known = SharedCache<TypeIndex, Int?>()

  /// How many functions of a type are called; nil where no property of it is read. O(code of the files that name it).
  func functions(calledOf type: TypeIndex, in project: Project) -> Int? {
    known.answer(to: type) { Self.count(calledOf: type, in: project) }
  }

  private static func count(calledOf type: TypeIndex, in project: Project) -> Int? {
    let name = project.types[type.index].name
    var called: Set<Symbol> = []
    var isRead = false
    for file in project.files.indices where project.files[file].names.contains(name) {
      let outline = project.files[file].outline
      for node in outline.nodes.indices
      where outline.nodes[node].kind == .member && outline.nodes[node].flags.contains(.continues) {
        let head = outline.chainHead(of: node)
        guard project.types(ofChainFrom: head, upTo: node, file: file).contains(type) else { continue }
        if project.callAfter(node, in: file) == nil {
          isRead = true
        } else {
          called.insert(project.files[file].symbol(node))
        }
      }
    }
    return isRead ? called.count : nil
  }
}
