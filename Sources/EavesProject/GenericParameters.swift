import EavesOutline

/// The generic parameters of a file, by the declaration that has them and by name: asked wherever such a name stands.
struct GenericParameters {
  private struct Place: Hashable {
    let declaration: UInt32
    let name: Symbol
  }

  private var nodes: [Place: UInt32] = [:]

  /// O(generic parameters of the file).
  init(of file: ProjectFile) {
    for node in file.outline.index.genericParameters {
      let place = Place(declaration: file.outline.nodes[Int(node)].parent, name: file.symbol(Int(node)))
      // Of two of one name, the first counts.
      if nodes[place] == nil { nodes[place] = node }
    }
  }

  /// The parameter of a name that a declaration has; nil when it has none.
  func parameter(_ name: Symbol, of declaration: Int) -> Int? {
    nodes[Place(declaration: UInt32(declaration), name: name)].map { Int($0) }
  }
}
