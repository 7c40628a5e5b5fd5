import EavesOutline
import EavesSource

/// A mention of a type that the project declares, and where in the code it stands.
package struct Reference: Hashable, Sendable {
  /// The outermost type in whose declaration or extension it stands; `.none` outside of types.
  package let source: TypeIndex
  /// The declaration or extension that it stands in; meaningless outside of types.
  package let declaration: NodeRef
  /// The outermost type around the type that is named.
  package let target: TypeIndex
  /// The name that is the mention.
  package let name: NodeRef
}

extension Project {
  /// Every mention of a declared type in the code of a file, in the order of the code; that of a type by itself, and by
  /// its extensions, is among them. O(mentions).
  package func references(in file: Int) -> [Reference] {
    let (declared, nodes) = (declared[file], files[file].outline.nodes)
    var found: [Reference] = []
    var (next, end) = (0, UInt32(0))
    var (source, place) = (TypeIndex.none, UInt32(0))
    for use in typeUses[file] {
      if use.node >= end {
        source = .none
        while next < declared.count, nodes[Int(declared[next].node)].next <= use.node { next += 1 }
        if next < declared.count, declared[next].node <= use.node {
          (source, place) = (outermost(declared[next].type), declared[next].node)
          end = nodes[Int(place)].next
        }
      }
      let target = outermost(use.type)
      guard target != .none, types[target.index].kind != .external else { continue }
      found.append(
        Reference(
          source: source, declaration: NodeRef(file: file, node: Int(place)), target: target,
          name: NodeRef(file: file, node: Int(use.node))))
    }
    return found
  }

  /// The type at the top level that a type is nested in or is; `.none` for what is local to a function.
  package func outermost(_ type: TypeIndex) -> TypeIndex {
    var at = type
    while at != .none {
      if types[at.index].isLocal { return .none }
      if types[at.index].parent == .none { return at }
      at = types[at.index].parent
    }
    return at
  }

  /// The types that the project declares at its top level, in the order of the declarations.
  package var outermostTypes: [TypeIndex] {
    types.indices.map { TypeIndex($0) }.filter {
      let record = types[$0.index]
      return record.kind != .external && record.parent == .none && !record.isLocal
    }
  }

  /// The lines from the beginning to the end of a declaration or an extension, in its file.
  package func lines(of declaration: NodeRef) -> ClosedRange<Int> {
    let outline = files[Int(declaration.file)].outline
    let range = outline.nodes[Int(declaration.node)].range
    let first = outline.lines.line(of: range.start)
    return first...max(first, outline.lines.line(of: range.end))
  }
}
