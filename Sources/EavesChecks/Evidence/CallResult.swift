import EavesOutline
import EavesProject

/// What becomes of the value of a call.
enum CallResult: String {
  case used, discarded, ignored

  /// Nil where that is unknown: a result builder uses its statements, and a closure may return its only expression.
  init?(of call: Int, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    let nodes = outline.nodes
    let end = Int(nodes[Int(nodes[call].parent)].next)
    let next = Int(nodes[call].next)
    // Something hangs on it, or is combined with it.
    if next < end {
      self = .used
      return
    }
    let siblings = Array(outline.children(of: Int(nodes[call].parent)))
    let head = outline.chainHead(of: call)
    let before = siblings.prefix { $0 < head }.filter { nodes[$0].kind != .prefixKeyword }
    if let last = before.last {
      let isBlank = before.count == 2 && outline.name(of: before[0]) == "_"
      self = isBlank && nodes[last].kind == .assignment ? .discarded : .used
      return
    }
    let container = Int(nodes[call].parent)
    switch nodes[container].kind {
    case .expression: self.init(ofStatement: container, in: file, of: project)
    case .initializer:
      let binding = Int(nodes[container].parent)
      self = outline.name(of: binding) == "_" ? .discarded : .used
    default: self = .used
    }
  }

  private init?(ofStatement statement: Int, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    let around = Int(outline.nodes[statement].parent)
    if Enclosure(project: project).isBuilding(statement, in: file) {
      return nil
    }
    let isAlone = outline.children(of: around).allSatisfy { node in
      node == statement || Self.signature.contains(outline.nodes[node].kind)
    }
    let owner = Int(outline.nodes[around].parent)
    switch outline.nodes[around].kind {
    case .closure where isAlone: return nil
    case .block where isAlone && Self.answers(around, outline),
      .accessor where isAlone && Self.reads(around, outline):
      self = .used
    case .block where isAlone && Self.branches.contains(outline.nodes[owner].kind),
      .switchCase where isAlone:
      self.init(ofBranch: owner, in: file, of: project)
    default: self = .ignored
    }
  }

  /// The only expression of a branch is the value of the `if` or `switch`, where that value is used.
  private init?(ofBranch branch: Int, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    var at = outline.outermostLink(of: branch)
    let holder = Int(outline.nodes[at].parent)
    if outline.nodes[holder].kind == .elseBranch { at = outline.outermostLink(of: holder) }
    let around = Int(outline.nodes[at].parent)
    switch outline.nodes[around].kind {
    case .initializer, .returnStmt, .argument, .element: self = .used
    case .expression where outline.nodes[around + 1].next < outline.nodes[around].next: self = .used
    case .expression: self.init(ofStatement: around, in: file, of: project)
    default: self.init(ofStatement: at, in: file, of: project)
    }
  }

  private static let branches: [NodeKind] = [.ifStmt, .elseBranch]

  /// What stands in a closure or a case before its statements.
  private static let signature: [NodeKind] = [
    .attribute, .capture, .parameter, .effect, .returnType, .modifier, .caseItem,
  ]

  /// Whether the braces are those of a function that answers with something, or of a getter.
  private static func answers(_ block: Int, _ outline: Outline) -> Bool {
    let owner = Int(outline.nodes[block].parent)
    switch outline.nodes[owner].kind {
    case .funcDecl: return outline.firstChild(of: owner, kind: .returnType) != nil
    case .accessor: return reads(owner, outline)
    default: return false
    }
  }

  private static func reads(_ accessor: Int, _ outline: Outline) -> Bool {
    outline.nodes[accessor].kind == .accessor && ["get", "_read"].contains(outline.name(of: accessor))
  }
}
