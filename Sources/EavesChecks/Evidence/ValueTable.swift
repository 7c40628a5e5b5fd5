import EavesOutline
import EavesProject
import EavesSource

/// The core types of the values that a file declares under some names: inferred once, looked up at every use.
struct ValueTable: Sendable {
  /// The declarations whose types were looked for, in source order.
  private var nodes: [UInt32] = []
  /// Where the types of each end in `types`.
  private var ends: [UInt32] = []
  private var types: [TypeIndex] = []

  /// - Parameters:
  ///   - names: by symbol, whether anybody will ask for it.
  ///   - isSeen: whether anybody looks at the code around a node; asked in source order.
  init(_ file: Int, named names: [Bool], in project: Project, where isSeen: (Int) -> Bool) {
    let of = project.files[file]
    let outline = of.outline
    for value in outline.index.values where outline.nodes[Int(value)].kind != .subscriptDecl {
      let name = of.symbol(Int(value))
      guard name != .none, names[name.index] else { continue }
      if outline.holdsWithinBody(Int(value)), !isSeen(Int(value)) { continue }
      // As a use of it would ask. Most say it themselves.
      if !project.addWrittenTypes(ofDeclaration: Int(value), file: file, to: &types) {
        types += project.types(of: .local(Int(value)), from: file)
      }
      nodes.append(value)
      ends.append(UInt32(types.count))
    }
  }

  /// Visits every declaration with each of its types.
  func forEach(_ body: (UInt32, TypeIndex) -> Void) {
    var next = 0
    for (node, end) in zip(nodes, ends) {
      while next < Int(end) {
        body(node, types[next])
        next += 1
      }
    }
  }

  private func types(at index: Int) -> ArraySlice<TypeIndex> {
    types[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// Nil for a declaration whose types were not looked for. O(log declarations).
  func types(ofDeclaration node: UInt32) -> ArraySlice<TypeIndex>? {
    let at = nodes.indices.partitioningIndex(where: { nodes[$0] >= node })
    return at < nodes.count && nodes[at] == node ? types(at: at) : nil
  }
}

extension Outline {
  /// Whether a declaration is visible only inside the function or closure around it; false where that is not cheap to
  /// decide.
  fileprivate func holdsWithinBody(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .parameter, .capture, .optionalBinding: true
    case .binding: nodes[Int(nodes[Int(nodes[node].parent)].parent)].kind.isBody
    default: false
    }
  }
}

extension NodeKind {
  fileprivate var isBody: Bool {
    switch self {
    case .block, .closure, .switchCase, .accessor: true
    default: false
    }
  }
}
