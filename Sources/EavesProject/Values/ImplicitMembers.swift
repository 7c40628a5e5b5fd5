import EavesOutline

/// What a member without a type belongs to: `Date` for `.now` of `let start: Date = .now`, `Store` for `.init()` of
/// `-> Store { .init() }`.
extension Project {
  /// A stretch of code that holds one written type.
  private typealias WrittenType = NodeRef

  /// How many parts of an expression beside the member are looked at, and how far it may be nested.
  private static let reach = 32

  /// The type that is expected where a member without a type stands: by a declaration, a result, what is assigned to,
  /// or what it is compared with. Nil where none of them says it.
  package func contextualType(ofImplicit node: Int, in file: Int) -> TypeIndex? {
    written(for: node, in: file, Self.reach).flatMap { typeAlone(in: $0) }
  }

  /// The type that a container names and nothing but optionals around it.
  private func typeAlone(in place: WrittenType) -> TypeIndex? {
    let (file, container) = (Int(place.file), Int(place.node))
    let nodes = files[file].outline.nodes
    let end = Int(nodes[container].next)
    var first = container + 1
    while first < end, nodes[first].kind == .attribute { first = Int(nodes[first].next) }
    guard first < end, nodes[first].kind == .typeName else { return nil }
    var at = Int(nodes[first].next)
    while at < end {
      switch nodes[at].kind {
      case .typeMember, .optionalType, .implicitlyUnwrappedType: at = Int(nodes[at].next)
      default: return nil
      }
    }
    return typeUse(at: first, in: file)
  }

  /// The type expected of an operand: what stands beside it, else what is expected of the expression it is part of.
  private func written(for node: Int, in file: Int, _ depth: Int) -> WrittenType? {
    guard depth > 0 else { return nil }
    let outline = files[file].outline
    let nodes = outline.nodes
    let container = Int(nodes[node].parent)
    var isBranch = nodes[node].kind == .ternary
    if !isBranch, let after = operatorAfter(node, in: file) {
      switch nodes[after].kind {
      case .binaryOperator where outline.name(of: after) == "??": break
      case .binaryOperator where Self.compares(outline.name(of: after)):
        return lastPart(from: Int(nodes[after].next), in: file).flatMap { declaredType(at: $0, in: file) }
      default: return nil
      }
    }
    var left = Self.reach
    var before = outline.previousSibling(of: node)
    while let at = before {
      left -= 1
      guard left > 0 else { return nil }
      before = outline.previousSibling(of: at)
      switch nodes[at].kind {
      case .assignment: return before.flatMap { declaredType(at: $0, in: file) }
      case .ternary: isBranch = true
      case .binaryOperator where !isBranch:
        if outline.name(of: at) == "??" { continue }
        guard Self.compares(outline.name(of: at)) else { return nil }
        return before.flatMap { declaredType(at: $0, in: file) }
      case .prefixOperator where !isBranch: return nil
      default: continue
      }
    }
    return written(forExpressionIn: container, in: file, depth - 1)
  }

  private static func compares(_ name: String) -> Bool {
    ["==", "!=", "<", ">", "<=", ">="].contains(name)
  }

  /// How many parts of a chain are stepped over.
  private static let longest = 256

  /// What follows the chain that begins with a part: of too long a chain, one of its own; nil at the end of the
  /// expression.
  private func operatorAfter(_ head: Int, in file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    let end = Int(nodes[Int(nodes[head].parent)].next)
    var at = Int(nodes[head].next)
    var left = Self.longest
    while at < end, left > 0, nodes[at].flags.contains(.continues) {
      at = Int(nodes[at].next)
      left -= 1
    }
    return at < end ? at : nil
  }

  private func lastPart(from head: Int, in file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    let end = Int(nodes[Int(nodes[head].parent)].next)
    guard head < end else { return nil }
    var last = head
    while Int(nodes[last].next) < end, nodes[Int(nodes[last].next)].flags.contains(.continues) {
      last = Int(nodes[last].next)
    }
    return last
  }

  /// The written type of the variable or property that a chain ends with.
  private func declaredType(at last: Int, in file: Int) -> WrittenType? {
    let outline = files[file].outline
    let place: NodeRef
    switch outline.nodes[last].kind {
    case .identifier:
      switch declaration(of: last, in: file) {
      case .local(let node): place = NodeRef(file: file, node: node)
      case .member(let member): place = members[member].node
      case .global(let global): place = global
      default: return nil
      }
    case .member:
      let head = outline.chainHead(of: last)
      let receivers = types(ofChainFrom: head, upTo: last, file: file)
      guard receivers.count == 1, let member = member(named: files[file].symbol(last), of: receivers[0])
      else { return nil }
      place = members[member].node
    default: return nil
    }
    let declaring = files[Int(place.file)].outline
    return declaring.firstChild(of: Int(place.node), kind: .typeAnnotation).map {
      NodeRef(file: Int(place.file), node: $0)
    }
  }

  /// The type expected of a whole expression.
  private func written(forExpressionIn container: Int, in file: Int, _ depth: Int) -> WrittenType? {
    guard depth > 0 else { return nil }
    let outline = files[file].outline
    let around = Int(outline.nodes[container].parent)
    switch outline.nodes[container].kind {
    case .initializer:
      return outline.firstChild(of: around, kind: .typeAnnotation).map { NodeRef(file: file, node: $0) }
    case .ternary: return written(for: container, in: file, depth - 1)
    case .returnStmt: return answer(around: container, in: file)
    case .expression:
      return isAlone(container, in: file) ? written(forBranch: around, in: file, depth - 1) : nil
    case .element where outline.nodes[around].kind == .tuple:
      guard container == around + 1, outline.nodes[container].next == outline.nodes[around].next else {
        return nil
      }
      return written(for: around, in: file, depth - 1)
    case .element where outline.nodes[around].kind == .arrayLiteral:
      return written(for: around, in: file, depth - 1).flatMap { element(of: $0) }
    default: return nil
    }
  }

  /// The only statement of a body or of a branch.
  private func isAlone(_ statement: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    guard outline.nodes[statement].next == outline.nodes[Int(outline.nodes[statement].parent)].next else {
      return false
    }
    guard let before = outline.previousSibling(of: statement) else { return true }
    switch outline.nodes[before].kind {
    case .caseItem, .attribute, .capture, .parameter, .effect, .returnType: return true
    default: return false
    }
  }

  /// The type expected of the only expression in some braces: what the function answers with, or of the `if` or
  /// `switch` that they are a branch of.
  private func written(forBranch braces: Int, in file: Int, _ depth: Int) -> WrittenType? {
    guard depth > 0 else { return nil }
    let nodes = files[file].outline.nodes
    let owner = Int(nodes[braces].parent)
    switch nodes[braces].kind {
    case .closure: return answer(of: braces, in: file)
    case .switchCase: return written(forStatement: owner, in: file, depth - 1)
    case .block:
      switch nodes[owner].kind {
      case .funcDecl, .accessor: return answer(of: owner, in: file)
      case .ifStmt, .elseBranch: return written(forStatement: owner, in: file, depth - 1)
      default: return nil
      }
    default: return nil
    }
  }

  private func written(forStatement statement: Int, in file: Int, _ depth: Int) -> WrittenType? {
    let outline = files[file].outline
    let nodes = outline.nodes
    let isElseIf = nodes[Int(nodes[statement].parent)].kind == .elseBranch
    let at = outline.outermostLink(of: isElseIf ? Int(nodes[statement].parent) : statement)
    switch nodes[Int(nodes[at].parent)].kind {
    case .block, .closure, .switchCase:
      return isAlone(at, in: file) ? written(forBranch: Int(nodes[at].parent), in: file, depth) : nil
    default: return written(for: at, in: file, depth)
    }
  }

  /// What the function, getter or closure around a statement answers with.
  private func answer(around node: Int, in file: Int) -> WrittenType? {
    let outline = files[file].outline
    var at = outline.around(node)
    while at != 0 {
      switch outline.nodes[at].kind {
      case .funcDecl, .accessor, .closure: return answer(of: at, in: file)
      case .initDecl, .deinitDecl, .members: return nil
      default: at = outline.around(at)
      }
    }
    return nil
  }

  private func answer(of owner: Int, in file: Int) -> WrittenType? {
    let outline = files[file].outline
    let holder: Int
    switch outline.nodes[owner].kind {
    case .funcDecl, .closure: holder = owner
    case .accessor where ["get", "_read"].contains(outline.name(of: owner)):
      holder = Int(outline.nodes[owner].parent)
    default: return nil
    }
    let written =
      outline.firstChild(of: holder, kind: .typeAnnotation)
      ?? outline.firstChild(of: holder, kind: .returnType)
    return written.map { NodeRef(file: file, node: $0) }
  }

  /// What a written collection holds: `Store` of `[Store]`, `Set<Store>`.
  private func element(of place: WrittenType) -> WrittenType? {
    let (file, container) = (Int(place.file), Int(place.node))
    let outline = files[file].outline
    let first = container + 1
    guard first < Int(outline.nodes[container].next) else { return nil }
    switch outline.nodes[first].kind {
    case .arrayType:
      return outline.firstChild(of: first, kind: .element).map { NodeRef(file: file, node: $0) }
    case .typeName where ["Array", "Set", "ContiguousArray"].contains(outline.name(of: first)):
      return outline.firstChild(of: first, kind: .genericArgument).map { NodeRef(file: file, node: $0) }
    default: return nil
    }
  }
}

extension Project {
  /// The type that a `.init(…)` without its name makes a value of, as far as the code around it says; nil for other
  /// nodes. One that is only handed on, `map(\.init)`, makes none here.
  package func typeMade(byImplicit node: Int, in file: Int) -> TypeIndex? {
    guard files[file].outline.nodes[node].kind == .implicitMember,
      files[file].symbol(node) == wellKnown.`init`, callAfter(node, in: file) != nil
    else { return nil }
    return contextualType(ofImplicit: node, in: file)
  }
}
