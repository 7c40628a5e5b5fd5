package import EavesOutline
import EavesSource

/// Which nodes of two outlines of one file are the same to other files, where nothing but bodies of functions differs,
/// and what nobody reads.
///
/// What stands in a body can be named by nobody outside of it. The rest is held against each other line by line, comments
/// and blank lines aside, so nothing has to be known of what it means.
package struct Surface: Sendable {
  /// By node of the old outline; -1 in bodies.
  private let counterparts: [Int32]

  /// Nil where something beside bodies differs, or where a body declares what may be met outside: types, imports, type
  /// parameters. O(length of both).
  package init?(of old: Outline, in new: Outline) {
    guard old.source.path == new.source.path, let found = Walk(old, new).counterparts() else { return nil }
    counterparts = found
  }

  /// The node of the new outline that a node of the old one has become; nil in bodies.
  package func counterpart(of node: Int) -> Int? {
    counterparts[node] < 0 ? nil : Int(counterparts[node])
  }

  /// One walk over both outlines at once.
  private struct Walk {
    let old: Outline
    let new: Outline
    private let lines: (old: CodeLines, new: CodeLines)

    init(_ old: Outline, _ new: Outline) {
      self.old = old
      self.new = new
      lines = (CodeLines(of: old), CodeLines(of: new))
    }

    func counterparts() -> [Int32]? {
      var found = Array(repeating: Int32(-1), count: old.nodes.count)
      var (mine, theirs) = (0, 0)
      // Up to where the texts are known to be the same.
      var (read, readThere) = (0, 0)
      while mine < old.nodes.count, theirs < new.nodes.count {
        let (node, other) = (old.nodes[mine], new.nodes[theirs])
        guard node.kind == other.kind, mine == 0 || Int(found[Int(node.parent)]) == Int(other.parent) else {
          return nil
        }
        found[mine] = Int32(theirs)
        guard old.isBody(mine) else {
          (mine, theirs) = (mine + 1, theirs + 1)
          continue
        }
        guard
          isSame(read, Int(node.range.start), readThere, Int(other.range.start)),
          isClosed(old, mine), isClosed(new, theirs)
        else { return nil }
        (read, readThere) = (Int(node.range.end), Int(other.range.end))
        (mine, theirs) = (Int(node.next), Int(other.next))
      }
      guard mine == old.nodes.count, theirs == new.nodes.count,
        isSame(read, old.source.bytes.count, readThere, new.source.bytes.count)
      else { return nil }
      return found
    }

    private func isSame(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Bool {
      start <= end && otherStart <= otherEnd
        && lines.old.hold(start..<end, as: lines.new, otherStart..<otherEnd)
    }

    /// Whether nothing that a body holds is met outside of it.
    private func isClosed(_ outline: Outline, _ body: Int) -> Bool {
      for node in body..<Int(outline.nodes[body].next) {
        switch outline.nodes[node].kind {
        case .importDecl, .genericParameter, .macroDecl, .operatorDecl, .precedenceGroupDecl: return false
        case let kind where kind.isTypeDeclaration: return false
        case .typealiasDecl, .associatedTypeDecl: return false
        default: continue
        }
      }
      return true
    }
  }
}

extension Outline {
  /// Whether a node is the body of a function, an initialiser or an accessor.
  fileprivate func isBody(_ node: Int) -> Bool {
    guard nodes[node].kind == .block else { return false }
    switch nodes[Int(nodes[node].parent)].kind {
    case .funcDecl, .initDecl, .deinitDecl, .accessor: return true
    default: return false
    }
  }

  /// Whether a node stands in the body of a function, an initialiser or an accessor.
  package func isInBody(_ node: Int) -> Bool {
    var at = node
    while at != 0 {
      if isBody(at) { return true }
      at = around(at)
    }
    return false
  }
}
