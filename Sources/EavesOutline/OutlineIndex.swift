import EavesSource

/// Where the nodes stand that every later stage asks for: most of an outline is neither declared nor named.
///
/// Made while a file's nodes are still at hand; the stages after it visit a tenth of the nodes instead of walking
/// over all of them. Every list is in source order.
@usableFromInline package struct OutlineIndex: Sendable {
  /// Declarations of types and their extensions, typealiases.
  package private(set) var types: [UInt32] = []
  /// Bindings, functions, initializers, subscripts and enum elements, wherever they stand.
  package private(set) var members: [UInt32] = []
  /// What has values of some type: bindings, functions, subscripts, parameters, optional bindings, bound names,
  /// captures.
  package private(set) var values: [UInt32] = []
  /// Names in type position, and identifiers written like a type's name.
  package private(set) var typeNames: [UInt32] = []
  package private(set) var attributes: [UInt32] = []
  package private(set) var imports: [UInt32] = []
  package private(set) var genericParameters: [UInt32] = []
  package private(set) var keyPathComponents: [UInt32] = []
  /// Branches of `#if`.
  package private(set) var branches: [UInt32] = []
  package private(set) var assignments: [UInt32] = []
  /// `.init` with no type before it.
  package private(set) var implicitInitialisers: [UInt32] = []
  /// Names that conditions, patterns and cases bind.
  package private(set) var bounds: [UInt32] = []
  /// Names that statements and parameters give within a scope.
  package private(set) var locals: [Local] = []
  /// Branches of `else if` behind the first of their chain, each with the first `if` of it.
  private var elses: [ElseLink] = []

  private struct ElseLink: BitwiseCopyable, Sendable {
    let branch: UInt32
    let first: UInt32
  }

  /// A name that holds from a statement to the end of a scope.
  package struct Local: BitwiseCopyable, Sendable {
    /// The function, closure, block, case or `#if` branch.
    package let scope: UInt32
    package let name: NameID
    /// The scope's child that declares it.
    package let statement: UInt32
    /// The binding, parameter, bound name or function itself.
    package let node: UInt32
  }

  /// Reads the nodes of a file once, in place of those of the previous file. O(nodes).
  mutating func read(_ nodes: [Node], _ names: NamePool) {
    clear()
    for index in nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      switch nodes[index].kind {
      case .typeName: typeNames.append(node)
      case .identifier:
        if names.isCapitalised(nodes[index].name), !Self.isForeign(index, nodes, names) {
          typeNames.append(node)
        }
      case .binding, .funcDecl:
        members.append(node)
        values.append(node)
        addLocal(node, nodes)
      case .parameter, .capture:
        values.append(node)
        addLocal(node, nodes)
      case .optionalBinding:
        values.append(node)
        bounds.append(node)
        addLocal(node, nodes)
      case .boundName:
        values.append(node)
        bounds.append(node)
        addLocal(node, nodes)
      case .subscriptDecl:
        members.append(node)
        values.append(node)
      case .initDecl, .enumElement: members.append(node)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typealiasDecl:
        types.append(node)
      case .attribute: attributes.append(node)
      case .importDecl: imports.append(node)
      case .genericParameter, .associatedTypeDecl: genericParameters.append(node)
      case .keyPathComponent: keyPathComponents.append(node)
      case .conditionalClause: branches.append(node)
      case .assignment: assignments.append(node)
      case .elseBranch: addElse(node, nodes)
      case .implicitMember:
        if nodes[index].name == Keyword.`init`.id { implicitInitialisers.append(node) }
      default: continue
      }
    }
  }
}

extension OutlineIndex {
  /// Whether an identifier is what another language calls something: `Boat` of `@objc(Boat)`.
  private static func isForeign(_ identifier: Int, _ nodes: [Node], _ names: NamePool) -> Bool {
    let argument = Int(nodes[identifier].parent)
    guard nodes[argument].kind == .argument else { return false }
    let holder = nodes[Int(nodes[argument].parent)]
    return holder.kind == .attribute && names.text(holder.name) == "objc"
  }

  /// A copy without spare capacity.
  func fitted() -> OutlineIndex {
    var copy = OutlineIndex()
    copy.types = types.fitted()
    copy.members = members.fitted()
    copy.values = values.fitted()
    copy.typeNames = typeNames.fitted()
    copy.attributes = attributes.fitted()
    copy.imports = imports.fitted()
    copy.genericParameters = genericParameters.fitted()
    copy.keyPathComponents = keyPathComponents.fitted()
    copy.branches = branches.fitted()
    copy.assignments = assignments.fitted()
    copy.implicitInitialisers = implicitInitialisers.fitted()
    copy.bounds = bounds.fitted()
    copy.locals = locals.fitted()
    copy.elses = elses.fitted()
    return copy
  }

  /// Empties every list and keeps its capacity.
  private mutating func clear() {
    types.clear()
    members.clear()
    values.clear()
    typeNames.clear()
    attributes.clear()
    imports.clear()
    genericParameters.clear()
    keyPathComponents.clear()
    branches.clear()
    assignments.clear()
    implicitInitialisers.clear()
    bounds.clear()
    locals.clear()
    elses.clear()
  }
}

extension OutlineIndex {
  /// The first `if` of the chain that an else branch belongs to. O(log n).
  @usableFromInline func firstIf(ofElse branch: Int, _ nodes: [Node]) -> Int {
    let statement = nodes[branch].parent
    guard nodes[Int(nodes[Int(statement)].parent)].kind == .elseBranch else { return Int(statement) }
    let low = elses.indices.partitioningIndex { elses[$0].branch >= UInt32(branch) }
    return low < elses.count && Int(elses[low].branch) == branch ? Int(elses[low].first) : Int(statement)
  }

  /// Remembers where the chain begins of a branch that is not its first.
  private mutating func addElse(_ branch: UInt32, _ nodes: [Node]) {
    let outer = Int(nodes[Int(nodes[Int(branch)].parent)].parent)
    guard nodes[outer].kind == .elseBranch else { return }
    let first = UInt32(truncatingIfNeeded: firstIf(ofElse: outer, nodes))
    elses.append(ElseLink(branch: branch, first: first))
  }
}

extension OutlineIndex {
  /// Adds what a node declares to the names of the scope around its statement.
  private mutating func addLocal(_ node: UInt32, _ nodes: [Node]) {
    guard nodes[Int(node)].name != .none, let statement = Self.statement(of: node, nodes) else { return }
    let scope = nodes[Int(statement)].parent
    guard nodes[Int(scope)].kind.holdsLocals else { return }
    locals.append(Local(scope: scope, name: nodes[Int(node)].name, statement: statement, node: node))
  }

  /// The statement that gives a name to those after it; nil when the name holds inside its statement only.
  private static func statement(of node: UInt32, _ nodes: [Node]) -> UInt32? {
    let parent = nodes[Int(node)].parent
    switch nodes[Int(node)].kind {
    case .parameter, .capture, .funcDecl: return node
    case .binding: return parent
    case .optionalBinding: return guardStatement(of: parent, nodes)
    default: break
    }
    // A bound name: of a tuple of `let`, or of a pattern in a `guard`.
    var at = parent
    while true {
      switch nodes[Int(at)].kind {
      case .binding: return nodes[Int(at)].parent
      case .condition: return guardStatement(of: at, nodes)
      // What a closure or an expression binds stays in it.
      case .closure, .initializer, .block, .file, .forStmt, .caseItem, .members: return nil
      default: at = nodes[Int(at)].parent
      }
    }
  }

  private static func guardStatement(of condition: UInt32, _ nodes: [Node]) -> UInt32? {
    let statement = nodes[Int(condition)].parent
    return nodes[Int(statement)].kind == .guardStmt ? statement : nil
  }
}

extension NodeKind {
  /// Whether what is declared inside holds for what follows there.
  package var holdsLocals: Bool {
    switch self {
    case .funcDecl, .initDecl, .subscriptDecl, .accessor, .block, .closure, .conditionalClause, .switchCase,
      .catchClause:
      true
    default: false
    }
  }
}
