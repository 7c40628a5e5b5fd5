/// Ways through the flat tree.
extension Outline {
  /// The indices of a node's children, in source order. O(1) to make, O(1) a step.
  package func children(of index: Int) -> Children { Children(outline: self, at: index) }

  /// The first child of a kind; nil when there is none. O(children).
  package func firstChild(of index: Int, kind: NodeKind) -> Int? {
    var child = index + 1
    let end = Int(nodes[index].next)
    while child < end {
      if nodes[child].kind == kind { return child }
      child = Int(nodes[child].next)
    }
    return nil
  }

  /// The name of a node as text, empty when it has none.
  package func name(of index: Int) -> String { names.text(nodes[index].name) }
}

/// The children of one node.
package struct Children: Sequence, IteratorProtocol {
  private let outline: Outline
  private var at: Int
  private let end: Int

  fileprivate init(outline: Outline, at index: Int) {
    self.outline = outline
    at = index + 1
    end = Int(outline.nodes[index].next)
  }

  package mutating func next() -> Int? {
    guard at < end else { return nil }
    defer { at = Int(outline.nodes[at].next) }
    return at
  }
}
