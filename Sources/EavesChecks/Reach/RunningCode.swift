import EavesOutline
import EavesProject

/// Whether code runs whenever the function around it does: not in a closure that is only kept, and in every build.
struct RunningCode {
  let project: Project

  /// - Parameter declaration: the function, property or initializer that the code belongs to.
  func runs(_ node: Int, in file: Int, within declaration: NodeRef) -> Bool {
    let outline = project.files[file].outline
    if outline.innermostBranch(around: node) != nil,
      project.isConditional(NodeRef(file: file, node: node), besides: declaration)
    {
      return false
    }
    guard Int(declaration.file) == file else { return true }
    var at = node
    while at > Int(declaration.node) {
      let parent = Int(outline.nodes[at].parent)
      if outline.nodes[at].kind == .closure, isKept(at, in: parent, outline, file, declaration) {
        return false
      }
      at = parent
    }
    return true
  }

  /// Whether a function is given the place of its caller, `line: Int = #line`: it writes about the code, as logs and
  /// assertions do.
  func takesCallersPlace(_ declaration: NodeRef) -> Bool {
    let outline = project.files[Int(declaration.file)].outline
    return outline.children(of: Int(declaration.node)).contains { parameter in
      guard outline.nodes[parameter].kind == .parameter,
        let value = outline.firstChild(of: parameter, kind: .initializer),
        let macro = outline.firstChild(of: value, kind: .macroExpansion)
      else { return false }
      return Self.callersPlace.contains(outline.name(of: macro))
    }
  }

  /// The macros of the standard library that give the place of a call.
  private static let callersPlace: Set = ["file", "fileID", "filePath", "line", "column", "function"]

  /// Whether a closure is assigned, returned, listed, or handed to what the project makes: it may run later, or never.
  private func isKept(
    _ closure: Int, in container: Int, _ outline: Outline, _ file: Int, _ declaration: NodeRef
  ) -> Bool {
    let nodes = outline.nodes
    // `{ … }()` runs at once.
    if nodes[closure].next < nodes[container].next, nodes[Int(nodes[closure].next)].kind == .call {
      return false
    }
    switch nodes[container].kind {
    case .initializer: return Int(nodes[container].parent) != Int(declaration.node)
    case .element, .returnStmt: return true
    case .expression:
      return outline.previousSibling(of: closure).map { nodes[$0].kind == .assignment } ?? false
    case .argument:
      guard let callee = outline.previousSibling(of: Int(nodes[container].parent)) else { return false }
      if nodes[callee].kind == .implicitMember || nodes[callee].kind == .member {
        // `.init { … }`, `self.init { … }`
        return outline.name(of: callee) == "init"
      }
      return project.typeUse(at: callee, in: file).map { project.types[$0.index].kind != .external } ?? false
    default: return false
    }
  }
}
