import EavesOutline
import EavesProject
import EavesThreads

/// Whether code runs whenever the function around it does: not in a closure that is only kept, and in every build.
struct RunningCode {
  let project: Project
  /// Whether functions within functions are called by what is around them.
  private let calls = SharedCache<NodeRef, Bool>()

  init(project: Project) { self.project = project }

  /// - Parameter declaration: the function, property or initializer that the code belongs to.
  func runs(_ node: Int, in file: Int, within declaration: NodeRef) -> Bool {
    runs(node, in: file, within: declaration, besides: [])
  }

  /// - Parameter asked: functions within functions of which it is asked whether they are called.
  private func runs(_ node: Int, in file: Int, within declaration: NodeRef, besides asked: [Int]) -> Bool {
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
      if outline.nodes[at].kind == .funcDecl, !isCalled(at, in: file, within: declaration, besides: asked) {
        return false
      }
      at = parent
    }
    return true
  }

  /// Whether a function within another is named by the code around it that runs. Two that only call each other are not.
  private func isCalled(_ function: Int, in file: Int, within declaration: NodeRef, besides asked: [Int])
    -> Bool
  {
    if asked.contains(function) { return false }
    func find() -> Bool {
      let of = project.files[file]
      let (nodes, symbol) = (of.outline.nodes, of.symbol(function))
      return (Int(declaration.node)..<Int(nodes[Int(declaration.node)].next)).contains { node in
        nodes[node].kind == .identifier && of.symbol(node) == symbol
          && !(function..<Int(nodes[function].next)).contains(node)
          && runs(node, in: file, within: declaration, besides: asked + [function])
      }
    }
    return asked.isEmpty ? calls.answer(to: NodeRef(file: file, node: function), find) : find()
  }

  /// Whether an element is one of a global or static constant that is nothing but a collection: reading it calls elements.
  private func isElement(
    _ element: Int, ofConstant declaration: NodeRef, _ outline: Outline, _ file: Int
  ) -> Bool {
    let nodes = outline.nodes
    let literal = Int(nodes[element].parent)
    let value = Int(nodes[literal].parent)
    return nodes[value].kind == .initializer && Int(nodes[value].parent) == Int(declaration.node)
      && (project.member(at: Int(declaration.node), in: file).map { project.members[$0].isStatic } ?? true)
  }

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
    case .element: return !isElement(container, ofConstant: declaration, outline, file)
    case .returnStmt: return true
    case .expression:
      return outline.previousSibling(of: closure).map { nodes[$0].kind == .assignment } ?? false
    case .argument:
      guard let callee = outline.previousSibling(of: Int(nodes[container].parent)) else { return false }
      if nodes[callee].kind == .implicitMember { return outline.name(of: callee) == "init" }
      // `.init { … }`, `self.init { … }`, `Outer.Trip { … }`
      if nodes[callee].kind == .member, outline.name(of: callee) == "init" { return true }
      let head = outline.chainHead(of: callee)
      guard let type = project.typeUse(at: head, in: file),
        project.lastPart(ofTypeFrom: head, in: file) == callee
      else { return false }
      return project.types[type.index].kind != .external
    default: return false
    }
  }
}
