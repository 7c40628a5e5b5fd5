import EavesOutline

/// The innermost type around each of a file's nodes, for those who visit them in source order.
///
/// Climbing from every node to the declaration around it costs the depth each time; this costs one step.
struct TypeScopes {
  private let declared: [(node: UInt32, type: TypeIndex)]
  private var next = 0
  private var open: [(end: UInt32, type: TypeIndex)] = []

  /// - Parameter declared: type declarations and extensions of a file in source order; typealiases are no scopes.
  init(_ declared: [(node: UInt32, type: TypeIndex)]) { self.declared = declared }

  /// The type whose declaration or extension surrounds a node, `.none` outside of types.
  mutating func advance(to node: UInt32, _ nodes: [Node]) -> TypeIndex {
    while next < declared.count, declared[next].node < node {
      let index = Int(declared[next].node)
      if nodes[index].kind.isTypeDeclaration { open.append((nodes[index].next, declared[next].type)) }
      next += 1
    }
    while let last = open.last, node >= last.end { open.removeLast() }
    return open.last?.type ?? .none
  }
}
