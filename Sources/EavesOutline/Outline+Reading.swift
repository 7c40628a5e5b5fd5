import EavesSource

// Ways to read an outline: children, chains and names.

/// The children of one node, by index, in source order.
@usableFromInline package struct NodeChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [Node]
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ nodes: [Node], of parent: Int) {
    self.nodes = nodes
    index = parent + 1
    end = Int(nodes[parent].next)
  }

  @inlinable package mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index].next) }
    return index
  }
}

/// What follows one part of a postfix chain in it, by index, in source order: calls, members, subscripts, `?` and `!`.
@usableFromInline package struct ChainParts: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [Node]
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ nodes: [Node], behind part: Int) {
    self.nodes = nodes
    index = Int(nodes[part].next)
    end = Int(nodes[Int(nodes[part].parent)].next)
  }

  @inlinable package mutating func next() -> Int? {
    guard index < end, nodes[index].flags.contains(.continues) else { return nil }
    defer { index = Int(nodes[index].next) }
    return index
  }
}

extension Outline {
  /// What follows a part of a chain in it. O(1) to make, O(1) a step.
  @inlinable package func parts(behind part: Int) -> ChainParts { ChainParts(nodes, behind: part) }

  /// The part of a chain that another part follows; nil for a head. O(depth of what stands before).
  package func part(before part: Int) -> Int? {
    nodes[part].flags.contains(.continues) ? previousSibling(of: part) : nil
  }

  /// The head of the chain that a part belongs to: the part itself where nothing stands before it in the chain.
  package func chainHead(of part: Int) -> Int {
    var head = part
    while let before = self.part(before: head) { head = before }
    return head
  }

  /// The children of a node. O(1) to make, O(1) a step.
  @inlinable package func children(of index: Int) -> NodeChildren { NodeChildren(nodes, of: index) }

  /// The first child of a kind. O(children).
  @inlinable package func firstChild(of index: Int, kind: NodeKind) -> Int? {
    children(of: index).first { nodes[$0].kind == kind }
  }

  /// The attributes, or the modifiers, that a declaration begins with. Its names and parameters, of which there may be
  /// thousands, are not walked over.
  package func head(of declaration: Int, _ kind: NodeKind) -> [Int] {
    var found: [Int] = []
    for child in children(of: declaration) {
      guard nodes[child].kind.standsInHead else { break }
      if nodes[child].kind == kind { found.append(child) }
    }
    return found
  }

  /// The node around another; around an else branch, what is around the first `if` of its chain. A walk outwards then
  /// costs no more for a chain of thousands of `else if`. O(1), of an else branch O(log n).
  @inlinable package func around(_ index: Int) -> Int {
    Int(nodes[outermostLink(of: index)].parent)
  }

  /// What a walk outwards looks at instead of an else branch: the first `if` of its chain; of other nodes themselves.
  @inlinable package func outermostLink(of index: Int) -> Int {
    nodes[index].kind == .elseBranch ? self.index.firstIf(ofElse: index, nodes) : index
  }

  /// The sibling before a node; nil for a first child. O(depth of what stands before).
  package func previousSibling(of index: Int) -> Int? {
    let parent = Int(nodes[index].parent)
    // The node just before in source order lies in the previous sibling, or is the parent itself.
    var at = index - 1
    while at > parent {
      let above = Int(nodes[at].parent)
      if above == parent { return at }
      at = above
    }
    return nil
  }

  /// The name of a node as text, empty when it has none.
  package func name(of index: Int) -> String { names.text(nodes[index].name) }
}
