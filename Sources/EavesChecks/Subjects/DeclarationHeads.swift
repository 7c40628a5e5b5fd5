package import EavesOutline
import EavesSource

/// The declarations of a file by where they begin: what a comment above one covers.
package struct DeclarationHeads {
  private let outline: Outline
  /// Declarations, in the order of their first bytes.
  private let declarations: [Int]

  /// O(nodes × log declarations).
  package init(of outline: Outline) {
    self.outline = outline
    declarations = outline.nodes.indices.filter { outline.nodes[$0].kind.isDeclaration }.sorted {
      (outline.nodes[$0].range.start, $0) < (outline.nodes[$1].range.start, $1)
    }
  }

  /// The stretches that a comment covers, in order: its own line, and what it stands above.
  func covered(by directive: Directive) -> [ByteRange] {
    let own = lineRange(of: directive.range.start)
    guard case .above(let code) = directive.standing else { return [own] }
    return [own, covered(byCommentAbove: code)]
  }

  /// The stretch that a comment covers right above the code that begins at an offset.
  func covered(byCommentAbove code: UInt32) -> ByteRange {
    declaration(headedBy: code) ?? lineRange(of: code)
  }

  /// The declarations that an offset lies in, the innermost first. O(depth), and O(log declarations).
  func declarations(around offset: UInt32) -> [ByteRange] {
    nodes(around: offset).map { outline.nodes[$0].range }
  }

  /// The nodes of these declarations, the innermost first.
  package func nodes(around offset: UInt32) -> [Int] {
    guard var node = lastDeclaration(from: offset) else { return [] }
    var found: [Int] = []
    while node != 0 {
      if outline.nodes[node].kind.isDeclaration, offset < outline.nodes[node].range.end { found.append(node) }
      node = outline.around(node)
    }
    return found
  }

  /// The declaration whose first token is at an offset, or one of the tokens before its name: a comment may stand
  /// behind the attributes. Nil where something else stands.
  func declaration(headedBy offset: UInt32) -> ByteRange? {
    node(headedBy: offset).map { outline.nodes[$0].range }
  }

  /// The node of that declaration. O(log declarations + children).
  package func node(headedBy offset: UInt32) -> Int? {
    guard let node = lastDeclaration(from: offset) else { return nil }
    if outline.nodes[node].range.start == offset { return node }
    var child = outline.children(of: node)
    while let next = child.next() {
      let part = outline.nodes[next].range
      if offset <= part.start { return node }
      if !Self.precedesKeyword(outline.nodes[next].kind) || offset < part.end { return nil }
    }
    return nil
  }

  private static func precedesKeyword(_ kind: NodeKind) -> Bool {
    kind == .attribute || kind == .modifier || kind == .conditionalCompilation
  }

  /// The last declaration that begins at an offset or before it.
  private func lastDeclaration(from offset: UInt32) -> Int? {
    let low = declarations.indices.partitioningIndex {
      outline.nodes[declarations[$0]].range.start > offset
    }
    return low == 0 ? nil : declarations[low - 1]
  }

  /// The line of an offset with its line break; the last line has no end.
  private func lineRange(of offset: UInt32) -> ByteRange {
    let starts = outline.lines.starts
    let line = outline.lines.line(of: offset)
    return ByteRange(Int(starts[line - 1]), line < starts.count ? Int(starts[line]) : Int(UInt32.max))
  }
}
