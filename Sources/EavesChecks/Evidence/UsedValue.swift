import EavesOutline
import EavesProject

/// Decides whether code uses a value: reads a member, calls it or indexes it. Parentheses, `await`, `??` and the
/// branches of a `?:` around the value make no difference.
struct UsedValue {
  let project: Project
  /// How many parts of an expression beside the value are looked at.
  private static let reach = 32

  /// Whether code uses the value that a part of a chain, or a cast, ends with.
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
        guard isOperandValue(at, outline, in: file) else { return false }
        at = parent
      case .element:
        let tuple = Int(nodes[parent].parent)
        guard nodes[tuple].kind == .tuple, parent == tuple + 1, nodes[parent].next == nodes[tuple].next,
          isOperandValue(at, outline, in: file)
        else { return false }
        at = tuple
      default: return false
      }
    }
  }

  /// Whether an expression is what one of its operands is.
  private func isOperandValue(_ part: Int, _ outline: Outline, in file: Int) -> Bool {
    let nodes = outline.nodes
    if nodes[part].kind == .ternary { return true }
    let end = Int(nodes[Int(nodes[part].parent)].next)
    var left = Self.reach
    var after = Int(nodes[part].next)
    while after < end {
      left -= 1
      guard left > 0 else { return false }
      switch nodes[after].kind {
      // The condition of a `?:` is only tested; a cast yields another value.
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
