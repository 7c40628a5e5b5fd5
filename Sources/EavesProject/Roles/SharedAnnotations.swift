package import EavesOutline

extension Outline {
  /// What holds the type that is written for a value; of `let a, b: T` also for the first, as it has neither a type nor
  /// a value of its own. Nil where none is.
  package func annotation(of node: Int) -> Int? {
    if let own = firstChild(of: node, kind: .typeAnnotation) { return own }
    guard nodes[node].kind == .binding, firstChild(of: node, kind: .accessor) == nil,
      firstChild(of: node, kind: .initializer) == nil
    else { return nil }
    let end = nodes[Int(nodes[node].parent)].next
    var at = nodes[node].next
    var left = Self.maxBindings
    while at < end, left > 0, nodes[Int(at)].kind == .binding {
      if firstChild(of: Int(at), kind: .initializer) != nil { return nil }
      if let written = firstChild(of: Int(at), kind: .typeAnnotation) { return written }
      at = nodes[Int(at)].next
      left -= 1
    }
    return nil
  }

  /// How many names one `let` may have that a type behind them is known for.
  private static let maxBindings = 32
}
