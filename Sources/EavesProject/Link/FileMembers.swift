import EavesOutline

/// What the bindings, functions, subscripts, initializers and enum elements of one file declare beyond their own
/// scopes.
struct FileMembers {
  enum Declaration: Sendable {
    case member(Member)
    case global(Symbol, NodeRef)
  }

  private let project: Project
  private let index: Int
  private let file: ProjectFile
  private let nodes: [Node]

  /// In source order. O(declarations × their parts).
  static func of(_ index: Int, in project: Project) -> [Declaration] {
    let file = project.files[index]
    let reader = FileMembers(project: project, index: index, file: file, nodes: file.outline.nodes)
    return file.outline.index.members.compactMap { reader.declaration(at: Int($0)) }
  }

  private func declaration(at node: Int) -> Declaration? {
    let kind: MemberKind
    switch nodes[node].kind {
    case .binding: kind = .property
    case .funcDecl: kind = .method
    case .initDecl: kind = .initializer
    case .subscriptDecl: kind = .subscript
    default: kind = .case
    }
    let declaration = kind == .property || kind == .case ? Int(nodes[node].parent) : node
    guard let holder = structuralParent(of: declaration) else { return nil }
    let place = NodeRef(file: index, node: node)
    let name = file.symbol(node)
    if nodes[holder].kind == .file {
      return kind == .property || kind == .method ? .global(name, place) : nil
    }
    guard nodes[holder].kind == .members else { return nil }
    let declarer = Int(nodes[holder].parent)
    let owner = project.typeDeclared(at: declarer, in: index)
    guard owner != .none else { return nil }
    let isStored = kind == .property && isStored(node) && project.types[owner.index].kind != .protocol
    return .member(
      Member(
        owner: owner, kind: kind, name: name, node: place,
        declaration: NodeRef(file: index, node: declaration),
        access: access(of: declaration, in: declarer), isStatic: isStatic(declaration), isStored: isStored,
        isLet: kind == .property && nodes[declaration].flags.contains(.isLet)))
  }

  private func isStored(_ binding: Int) -> Bool {
    var child = binding + 1
    while child < Int(nodes[binding].next) {
      if nodes[child].kind == .accessor, !project.wellKnown.observers.contains(file.symbol(child)) {
        return false
      }
      child = Int(nodes[child].next)
    }
    return true
  }

  private func isStatic(_ declaration: Int) -> Bool {
    var child = declaration + 1
    while child < Int(nodes[declaration].next) {
      switch nodes[child].kind {
      case .modifier:
        let word = file.symbol(child)
        if word == project.wellKnown.static || word == project.wellKnown.class { return true }
      case .attribute, .conditionalCompilation: break
      // Attributes and modifiers stand first.
      default: return false
      }
      child = Int(nodes[child].next)
    }
    return false
  }

  /// The nearest ancestor that is no `#if` clause.
  private func structuralParent(of node: Int) -> Int? {
    var parent = Int(nodes[node].parent)
    while nodes[parent].kind == .conditionalClause || nodes[parent].kind == .conditionalCompilation {
      parent = Int(nodes[parent].parent)
    }
    return parent == node ? nil : parent
  }

  /// The access that a declaration has: written, or the default of the extension around it.
  private func access(of declaration: Int, in declarer: Int) -> Access {
    file.writtenAccess(of: declaration, project.wellKnown)
      ?? (nodes[declarer].kind == .extensionDecl
        ? file.access(of: declarer, project.wellKnown) : .internal)
  }
}

extension ProjectFile {
  /// The access that a declaration has by its own modifiers; internal without one.
  func access(of declaration: Int, _ wellKnown: WellKnown) -> Access {
    writtenAccess(of: declaration, wellKnown) ?? .internal
  }

  /// The access that a declaration's modifiers name; nil when none does.
  func writtenAccess(of declaration: Int, _ wellKnown: WellKnown) -> Access? {
    let nodes = outline.nodes
    var child = declaration + 1
    while child < Int(nodes[declaration].next) {
      switch nodes[child].kind {
      case .modifier:
        // `private(set)` does not restrict reading.
        if Int(nodes[child].next) == child + 1, let access = wellKnown.access(symbol(child)) { return access }
      case .attribute: break
      default: return nil
      }
      child = Int(nodes[child].next)
    }
    return nil
  }
}
