import EavesOutline
import EavesProject

/// Decides whether something is asked of a value: a member, a call, an index. What only stands around the value hides
/// nothing: parentheses, `await`, `??`, the branches of a `?:`.
struct AskedValue {
  let project: Project
  /// How many parts of an expression beside the value are looked at.
  private static let reach = 32

  /// Whether something is asked of the value that a part of a chain, or a cast, ends with.
  func isAsked(_ part: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let nodes = outline.nodes
    var at = part
    while true {
      let parent = Int(nodes[at].parent)
      let next = Int(nodes[at].next)
      if next < Int(nodes[parent].next), nodes[next].flags.contains(.continues) { return true }
      switch nodes[parent].kind {
      case .ternary:
        guard isHandedOn(at, outline, in: file) else { return false }
        at = parent
      case .element:
        let tuple = Int(nodes[parent].parent)
        guard nodes[tuple].kind == .tuple, parent == tuple + 1, nodes[parent].next == nodes[tuple].next,
          isHandedOn(at, outline, in: file)
        else { return false }
        at = tuple
      default: return false
      }
    }
  }

  /// Whether an expression is what one of its operands is.
  private func isHandedOn(_ part: Int, _ outline: Outline, in file: Int) -> Bool {
    let nodes = outline.nodes
    if nodes[part].kind == .ternary { return true }
    let end = Int(nodes[Int(nodes[part].parent)].next)
    var left = Self.reach
    var after = Int(nodes[part].next)
    while after < end {
      left -= 1
      guard left > 0 else { return false }
      switch nodes[after].kind {
      // What stands before a `?` is only asked whether it is true; what is cast is another value.
      case .ternary, .cast, .assignment: return false
      case .binaryOperator: if outline.name(of: after) != "??" { return false }
      default: break
      }
      after = Int(nodes[after].next)
    }
    var before = outline.previousSibling(of: outline.chainHead(of: part))
    while let at = before {
      left -= 1
      guard left > 0 else { return false }
      switch nodes[at].kind {
      case .ternary: return true
      case .assignment, .prefixOperator: return false
      case .binaryOperator: if outline.name(of: at) != "??" { return false }
      default: break
      }
      before = outline.previousSibling(of: at)
    }
    return true
  }
}
