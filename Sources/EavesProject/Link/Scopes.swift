import EavesOutline
import EavesSource

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
  /// The declaration of the name at an identifier; nil when the project has none.
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
    guard let value = symbols.find(rest) else { return nil }
    // `_value` is the storage of a property, also where a parameter is called as the property is.
    let type = first == 0x5F ? enclosingType(of: node, in: file) : .none
    if type != .none, let member = member(named: value, of: type) { return .member(member) }
    // `$value` and `_value` are the projection and the storage of `value`.
    let found = lookUpLexically(value, from: node, in: file)
    guard first == 0x24, let found, let projected = projectedValue(of: found, in: file) else { return found }
    return .member(projected)
  }

  private func lookUpLexically(_ name: Symbol, from node: Int, in file: Int) -> Declared? {
    let outline = files[file].outline
    let nodes = outline.nodes
    let isLocal = files[file].locals.mayDeclare(name) || files[file].bounds.mayBind(name)
    let isImplicit = name == wellKnown.newValue || name == wellKnown.oldValue
    var child = node
    while child != 0 {
      let at = Int(nodes[child].parent)
      if nodes[at].kind == .members {
        let type = typeDeclared(at: Int(nodes[at].parent), in: file)
        if type != .none, let member = member(named: name, of: type) { return .member(member) }
      } else if isLocal, let found = lookUp(name, in: at, before: child, file: file) {
        return .local(found)
      } else if isImplicit, nodes[at].kind == .accessor,
        let holder = holder(ofImplicit: name, in: at, file: file)
      {
        return member(at: holder, in: file).map { .member($0) } ?? .local(holder)
      }
      child = outline.outermostLink(of: at)
    }
    guard let globals = globals[name] else { return nil }
    // In order of file.
    let place = NodeRef(file: file, node: 0)
    let at = globals.indices.partitioningIndex(where: { globals[$0] >= place })
    if at < globals.count, Int(globals[at].file) == file { return .global(globals[at]) }
    if let sameNameVariables = variables.sameNameVariables(of: name),
      let first = sameNameVariables.first(seenFrom: file, of: self)
    {
      return .global(globals[first])
    }
    let near = globals.prefix(Self.maxGlobals).filter { !isOfItsFileAlone($0) }
    let seen = near.first { sees($0, name, from: file) }
    return (seen ?? near.first { mayMean($0, from: file) }).map { .global($0) }
  }

  /// So many declarations of one name outside of types are looked through.
  private static let maxGlobals = 64

  /// Whether the module of a place is a file's own, or one of which it imports the name.
  private func sees(_ place: NodeRef, _ name: Symbol, from file: Int) -> Bool {
    let home = Int(place.file)
    return areTogether(home, file)
      || files[home].modules.contains { files[file].imports(name, of: $0, in: self) }
  }

  private func mayMean(_ place: NodeRef, from file: Int) -> Bool {
    mayMean(declaredIn: Int(place.file), unimportedFrom: file)
  }

  /// The property whose accessor has a value under a name of the language: `newValue`, `oldValue`.
  private func holder(ofImplicit name: Symbol, in accessor: Int, file: Int) -> Int? {
    let word = files[file].symbol(accessor)
    let isNew = name == wellKnown.newValue && (word == wellKnown.set || word == wellKnown.willSet)
    guard isNew || (name == wellKnown.oldValue && word == wellKnown.didSet) else { return nil }
    let holder = Int(files[file].outline.nodes[accessor].parent)
    return files[file].outline.nodes[holder].kind == .binding ? holder : nil
  }

  /// The declaration of a name among what a scope declares before one of its children.
  private func lookUp(_ name: Symbol, in scope: Int, before child: Int, file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    let childKind = nodes[child].kind
    switch nodes[scope].kind {
    case .ifStmt, .whileStmt, .guardStmt:
      if childKind == .elseBranch || (nodes[scope].kind == .guardStmt && childKind == .block) { return nil }
      return files[file].bounds.last(name, in: scope, before: child)
    case .forStmt:
      return childKind == .sequence ? nil : files[file].bounds.last(name, in: scope, before: child)
    case .switchCase, .catchClause:
      return files[file].bounds.last(name, in: scope, before: child)
        ?? files[file].locals.last(name, in: scope, before: child)
    case .caseItem: return files[file].bounds.last(name, in: scope, before: child)
    case .funcDecl, .initDecl, .subscriptDecl, .accessor, .block, .closure, .conditionalClause:
      return files[file].locals.last(name, in: scope, before: child)
    default: return nil
    }
  }

  /// The innermost closure without named parameters around a node.
  private func enclosingClosure(of node: Int, in file: Int) -> Int? {
    let outline = files[file].outline
    var at = outline.around(node)
    while at != 0 {
      if outline.nodes[at].kind == .closure { return at }
      at = outline.around(at)
    }
    return nil
  }
}

extension Project {
  /// The declaration that `if let name` without a value refers to; nil when the project has none.
  package func outerDeclaration(of node: Int, in file: Int) -> Declared? {
    let outer = declaration(of: files[file].symbol(node), from: node, in: file)
    return outer == .local(node) ? nil : outer
  }
}
