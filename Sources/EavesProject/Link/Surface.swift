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
    guard old.source.path == new.source.path, let found = SurfaceWalk(old, new).counterparts() else {
      return nil
    }
    counterparts = found
  }

  /// - Parameter counterparts: by node of the old outline; -1 for nodes that are gone.
  init(counterparts: [Int32]) { self.counterparts = counterparts }

  /// By node of the new outline, whether it is one of the old.
  func known(of count: Int) -> [Bool] {
    var known = Array(repeating: false, count: count)
    for node in counterparts where node >= 0 { known[Int(node)] = true }
    return known
  }

  /// The node of the new outline that a node of the old one has become; nil in bodies.
  package func counterpart(of node: Int) -> Int? {
    counterparts[node] < 0 ? nil : Int(counterparts[node])
  }
}

/// One walk over two outlines at once.
struct SurfaceWalk {
  private let old: Outline
  private let new: Outline
  private let lines: (old: CodeLines, new: CodeLines)

  init(_ old: Outline, _ new: Outline) {
    self.old = old
    self.new = new
    lines = (CodeLines(of: old), CodeLines(of: new))
  }

  /// By node of the old outline, that of the new one; -1 in bodies. Nil where something else differs.
  func counterparts() -> [Int32]? {
    let whole = (
      ByteRange(start: 0, end: UInt32(old.source.bytes.count)),
      ByteRange(start: 0, end: UInt32(new.source.bytes.count))
    )
    guard let same = counterparts(of: 0, 0, whole.0, whole.1) else { return nil }
    var found = Array(repeating: Int32(-1), count: old.nodes.count)
    for (node, other) in same { found[node] = Int32(other) }
    return found
  }

  /// The nodes of a declaration with those of another that says the same, bodies left out; nil where it does not.
  func counterparts(of node: Int, _ other: Int) -> [(Int, Int)]? {
    counterparts(of: node, other, old.nodes[node].range, new.nodes[other].range)
  }

  private func counterparts(
    of root: Int, _ otherRoot: Int, _ text: ByteRange, _ otherText: ByteRange
  ) -> [(Int, Int)]? {
    let (end, otherEnd) = (Int(old.nodes[root].next), Int(new.nodes[otherRoot].next))
    var found: [(Int, Int)] = []
    // By node behind the root: its counterpart.
    var places = Array(repeating: -1, count: end - root)
    var (mine, theirs) = (root, otherRoot)
    // Up to where the texts are known to be the same.
    var (read, readThere) = (Int(text.start), Int(otherText.start))
    while mine < end, theirs < otherEnd {
      let (node, other) = (old.nodes[mine], new.nodes[theirs])
      guard node.kind == other.kind, mine == root || places[Int(node.parent) - root] == Int(other.parent)
      else { return nil }
      found.append((mine, theirs))
      places[mine - root] = theirs
      guard old.isBody(mine) else {
        (mine, theirs) = (mine + 1, theirs + 1)
        continue
      }
      guard isSame(read, Int(node.range.start), readThere, Int(other.range.start)),
        old.isClosed(mine), new.isClosed(theirs)
      else { return nil }
      (read, readThere) = (Int(node.range.end), Int(other.range.end))
      (mine, theirs) = (Int(node.next), Int(other.next))
    }
    guard mine == end, theirs == otherEnd, isSame(read, Int(text.end), readThere, Int(otherText.end)) else {
      return nil
    }
    return found
  }

  private func isSame(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Bool {
    start <= end && otherStart <= otherEnd
      && lines.old.hold(start..<end, as: lines.new, otherStart..<otherEnd)
  }
}

extension Outline {
  /// Whether nothing that a body holds is met outside of it.
  func isClosed(_ body: Int) -> Bool {
    (body..<Int(nodes[body].next)).allSatisfy {
      !nodes[$0].kind.isMetOutside && nodes[$0].kind != .genericParameter
    }
  }

  /// Whether a node is the body of a function, an initialiser or an accessor.
  func isBody(_ node: Int) -> Bool {
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

extension NodeKind {
  /// Whether what it declares is met outside of the declaration around it, which is no member of a type.
  var isMetOutside: Bool {
    switch self {
    case .importDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl, .usingDecl, .typealiasDecl,
      .associatedTypeDecl:
      true
    default: isTypeDeclaration
    }
  }
}
