import EavesOutline
import EavesProject

/// Follows a value to the value it is another name for: `let trip = trips[0]`, `if let trip`, `for trip in trips`.
struct AliasChain {
  let project: Project
  private static let depth = 6

  init(project: Project) { self.project = project }

  /// The first declaration in the chain of aliases that still is of a wanted type.
  func source(of value: ValueID, where isWanted: (TypeIndex) -> Bool) -> ValueID {
    var current = value
    for _ in 0..<Self.depth {
      guard let before = origin(of: current), before != current, isOf(before, isWanted) else {
        return current
      }
      current = before
    }
    return current
  }

  private func isOf(_ value: ValueID, _ isWanted: (TypeIndex) -> Bool) -> Bool {
    let kind = project.files[value.file].outline.nodes[value.node].kind
    guard kind != .funcDecl, kind != .initDecl else { return false }
    return project.types(ofDeclaration: value.node, file: value.file).contains(where: isWanted)
  }

  /// The declared value at the head of what a local is made from; nil for properties, parameters, calls.
  private func origin(of value: ValueID) -> ValueID? {
    let file = value.file
    let outline = project.files[file].outline
    if let member = project.member(at: value.node, in: file) {
      return project.members[member].isStored ? nil : answer(of: value.node, in: file)
    }
    switch outline.nodes[value.node].kind {
    case .binding, .optionalBinding, .capture:
      if let initializer = outline.firstChild(of: value.node, kind: .initializer) {
        return head(in: initializer, file: file)
      }
      return project.outerDeclaration(of: value.node, in: file).flatMap { id($0, in: file) }
    case .parameter:
      let closure = Int(outline.nodes[value.node].parent)
      // `set(new)`: the property, as it is to be.
      if outline.nodes[closure].kind == .accessor {
        return ValueID(file: file, node: Int(outline.nodes[closure].parent))
      }
      return outline.nodes[closure].kind == .closure ? given(to: closure, in: file) : nil
    // `$0`
    case .closure: return given(to: value.node, in: file)
    case .boundName:
      var at = value.node
      while at != 0 {
        at = outline.around(at)
        switch outline.nodes[at].kind {
        case .pattern:
          return project.subject(ofPattern: at, file: file).flatMap { head(in: $0, file: file) }
        case .block, .closure, .members: return nil
        default: continue
        }
      }
      return nil
    default: return nil
    }
  }

  /// The value that a closure is given, or whose elements it is.
  private func given(to closure: Int, in file: Int) -> ValueID? {
    for source in project.sourcesOfElements(forClosure: closure, file: file) {
      switch source {
      case .chain(let head, _): if let found = declared(at: head, file: file) { return found }
      case .argument(let argument): if let found = head(in: argument, file: file) { return found }
      }
    }
    return nil
  }

  /// What a property that does nothing but answer begins with: `container` of `{ container.mainContext }`.
  private func answer(of binding: Int, in file: Int) -> ValueID? {
    let outline = project.files[file].outline
    let accessors = outline.children(of: binding).filter { outline.nodes[$0].kind == .accessor }
    guard accessors.count == 1, let body = outline.firstChild(of: accessors[0], kind: .block) else {
      return nil
    }
    let statements = Array(outline.children(of: body))
    guard statements.count == 1 else { return nil }
    let kind = outline.nodes[statements[0]].kind
    return kind == .expression || kind == .returnStmt ? head(in: statements[0], file: file) : nil
  }

  private func head(in container: Int, file: Int) -> ValueID? {
    let outline = project.files[file].outline
    for child in outline.children(of: container) {
      switch outline.nodes[child].kind {
      case .prefixKeyword: continue
      case .identifier: return declared(at: child, file: file)
      default: return nil
      }
    }
    return nil
  }

  private func declared(at node: Int, file: Int) -> ValueID? {
    let outline = project.files[file].outline
    guard outline.nodes[node].kind == .identifier, let found = project.declaration(of: node, in: file) else {
      return nil
    }
    if case .selfOf(let type) = found {
      let end = Int(outline.nodes[Int(outline.nodes[node].parent)].next)
      var next = Int(outline.nodes[node].next)
      // `self?.store` of a closure that holds itself weakly.
      if next < end, [.optionalChain, .forceUnwrap].contains(outline.nodes[next].kind) {
        next = Int(outline.nodes[next].next)
      }
      guard next < end,
        outline.nodes[next].kind == .member,
        let member = project.member(named: project.files[file].symbol(next), of: type)
      else { return nil }
      return id(.member(member), in: file)
    }
    return id(found, in: file)
  }

  private func id(_ declared: Declared, in file: Int) -> ValueID? {
    if case .implicitParameter = declared { nil } else { project.valueID(declared, in: file) }
  }
}
