import EavesOutline

/// What an identifier stands for.
package enum Declared: Hashable, Sendable {
  /// A variable, parameter, bound name, capture or local function: the declaring node in the same file.
  case local(Int)
  case member(Int)
  case global(NodeRef)
  /// `self`, or an implicit closure parameter's closure for `$0`.
  case selfOf(TypeIndex)
  case implicitParameter(closure: Int, position: Int)
}

/// Lexical scope: from a name outwards to what declares it.
extension Project {
  /// What declares the name at an identifier; nil when the project does not say.
  ///
  /// O(depth × log of the file's local names).
  package func declaration(of node: Int, in file: Int) -> Declared? {
    declaration(of: files[file].symbol(node), from: node, in: file)
  }

  func declaration(of name: Symbol, from node: Int, in file: Int) -> Declared? {
    if name == wellKnown.selfValue {
      let type = enclosingType(of: node, in: file)
      return type == .none ? nil : .selfOf(type)
    }
    if let found = lookUpLexically(name, from: node, in: file) { return found }
    let bytes = symbols.bytes(name)
    guard let first = bytes.first, first == 0x24 || first == 0x5F, bytes.count > 1 else { return nil }
    let rest = String(decoding: bytes.dropFirst(), as: UTF8.self)
    if first == 0x24, let position = Int(rest) {
      return enclosingClosure(of: node, in: file).map { .implicitParameter(closure: $0, position: position) }
    }
    // `$value` and `_value` are the projection and the storage of `value`.
    return symbols.find(rest).flatMap { lookUpLexically($0, from: node, in: file) }
  }

  private func lookUpLexically(_ name: Symbol, from node: Int, in file: Int) -> Declared? {
    let outline = files[file].outline
    let nodes = outline.nodes
    var child = node
    while child != 0 {
      let at = Int(nodes[child].parent)
      if nodes[at].kind == .members {
        let type = typeDeclared(at: Int(nodes[at].parent), in: file)
        if type != .none, let member = member(named: name, of: type) { return .member(member) }
      } else if let found = lookUp(name, in: at, before: child, file: file) {
        return .local(found)
      }
      child = at
    }
    return globals[name]?.first(where: { Int($0.file) == file }).map { .global($0) }
      ?? globals[name]?.first.map { .global($0) }
  }

  /// The declaration of a name among what a scope declares before one of its children.
  private func lookUp(_ name: Symbol, in scope: Int, before child: Int, file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    let childKind = nodes[child].kind
    switch nodes[scope].kind {
    case .ifStmt, .whileStmt, .guardStmt:
      if childKind == .elseBranch || (nodes[scope].kind == .guardStmt && childKind == .block) { return nil }
      return bound(name, among: .condition, of: scope, before: child, in: file)
    case .forStmt:
      return childKind == .sequence ? nil : bound(name, among: .pattern, of: scope, before: child, in: file)
    case .switchCase, .catchClause:
      return bound(name, among: .caseItem, of: scope, before: child, in: file)
        ?? files[file].locals.last(name, in: scope, before: child)
    case .caseItem: return bound(name, among: .pattern, of: scope, before: child, in: file)
    case .funcDecl, .initDecl, .subscriptDecl, .accessor, .block, .closure, .conditionalClause:
      return files[file].locals.last(name, in: scope, before: child)
    default: return nil
    }
  }

  /// A name bound in the conditions, patterns or case items of a statement.
  private func bound(
    _ name: Symbol, among kind: NodeKind, of statement: Int, before child: Int, in file: Int
  ) -> Int? {
    let outline = files[file].outline
    var found: Int?
    for node in outline.children(of: statement) {
      if node >= child { break }
      guard outline.nodes[node].kind == kind else { continue }
      for inner in outline.children(of: node) where outline.nodes[inner].kind == .optionalBinding {
        if files[file].symbol(inner) == name { found = inner }
      }
      if let bound = boundName(name, inside: node, file: file) { found = bound }
    }
    return found
  }

  private func boundName(_ name: Symbol, inside node: Int, file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    var at = node + 1
    let end = Int(nodes[node].next)
    while at < end {
      switch nodes[at].kind {
      case .boundName where files[file].symbol(at) == name: return at
      // What a closure binds stays in it.
      case .closure, .initializer: at = Int(nodes[at].next)
      default: at += 1
      }
    }
    return nil
  }

  /// The innermost closure without named parameters around a node.
  private func enclosingClosure(of node: Int, in file: Int) -> Int? {
    let outline = files[file].outline
    var at = Int(outline.nodes[node].parent)
    while at != 0 {
      if outline.nodes[at].kind == .closure { return at }
      at = Int(outline.nodes[at].parent)
    }
    return nil
  }
}

extension Project {
  /// What `if let name` without a value takes its name from; nil when the project does not say.
  package func outerDeclaration(of node: Int, in file: Int) -> Declared? {
    let outer = declaration(of: files[file].symbol(node), from: node, in: file)
    return outer == .local(node) ? nil : outer
  }
}
