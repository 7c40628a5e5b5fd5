import EavesOutline
import EavesProject
import EavesSource

/// The core types of the values that a file declares under some names: inferred once, asked at every use.
struct ValueTable: Sendable {
  /// The declarations whose types were looked for, in source order.
  private var nodes: [UInt32] = []
  /// Where the types of each end in `types`.
  private var ends: [UInt32] = []
  private var types: [TypeIndex] = []

  /// - Parameter names: by symbol, whether anybody will ask for it.
  init(_ file: Int, named names: [Bool], in project: Project) {
    let of = project.files[file]
    let outline = of.outline
    for value in outline.index.values where outline.nodes[Int(value)].kind != .subscriptDecl {
      let name = of.symbol(Int(value))
      guard name != .none, names[name.index] else { continue }
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
