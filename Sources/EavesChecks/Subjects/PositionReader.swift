import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Determines the position of a token in the grammar: reads outwards from it until that is known.
struct PositionReader {
  let project: Project

  struct Reading {
    var position: Position
    /// The declaration whose value the token types or makes; nil for none.
    var value: ValueID?
    /// The member, where the declaration is one.
    var member: Int?
  }

  /// The position of a name in type position.
  func typeName(_ node: Int, in file: Int) -> Reading {
    let outline = project.files[file].outline
    var at = node
    var isArgument = false
    while at != 0 {
      let parent = outline.around(at)
      switch outline.nodes[parent].kind {
      case .genericArgument:
        isArgument = true
        at = parent
      case .tupleType where isParameterList(parent, in: file): return Reading(position: .parameter)
      case .typeAnnotation: return declaration(Int(outline.nodes[parent].parent), in: file)
      case .returnType:
        let holder = Int(outline.nodes[parent].parent)
        guard outline.nodes[holder].kind != .closure else { return Reading(position: .type) }
        return Reading(position: .result, member: project.member(at: holder, in: file))
      case .inheritedType:
        let holder = outline.nodes[Int(outline.nodes[parent].parent)].kind
        // `Host<Page>` conforms to no `Page`.
        return Reading(position: holder.isTypeDeclaration && !isArgument ? .inheritance : .type)
      case .requirement:
        let isBound = !isArgument && outline.bound(ofSelfIn: parent) == at
        return Reading(position: isBound ? .inheritance : .type)
      case .identifier, .member:
        // A generic argument of a construction: FetchDescriptor<Trip>(…).
        return inferred(fromConstruction: parent, in: file)
          ?? Reading(position: .type, value: initialised(from: parent, in: file).value)
      case .expression, .initializer, .argument, .block, .closure, .members, .file:
        return Reading(position: .type)
      default: at = parent
      }
    }
    return Reading(position: .type)
  }

  /// The parentheses before `->` of a function type.
  private func isParameterList(_ tuple: Int, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    let after = Int(nodes[tuple].next)
    return after < Int(nodes[Int(nodes[tuple].parent)].next) && nodes[after].kind == .functionResult
  }

  /// The position of the type annotation of a declaration.
  func declaration(_ node: Int, in file: Int) -> Reading {
    let outline = project.files[file].outline
    let value = ValueID(file: file, node: node)
    switch outline.nodes[node].kind {
    case .binding:
      guard let member = project.member(at: node, in: file) else {
        return Reading(position: .local, value: value)
      }
      let stored = project.members[member].isStored
      return Reading(position: stored ? .storedProperty : .computedProperty, value: value, member: member)
    case .parameter:
      let holder = outline.nodes[Int(outline.nodes[node].parent)].kind
      if holder == .enumElement {
        return Reading(position: .storedProperty, member: enumCase(of: node, in: file))
      }
      return Reading(position: holder == .closure ? .local : .parameter, value: value)
    case .optionalBinding, .forStmt: return Reading(position: .local, value: value)
    default: return Reading(position: .type)
    }
  }

  private func enumCase(of parameter: Int, in file: Int) -> Int? {
    project.member(at: Int(project.files[file].outline.nodes[parameter].parent), in: file)
  }

  /// The position of an identifier that names a type.
  func typeIdentifier(_ node: Int, in file: Int) -> Reading {
    let outline = project.files[file].outline
    if let attribute = attribute(around: node, in: file) { return attributed(attribute, in: file) }
    let end = Int(outline.nodes[Int(outline.nodes[node].parent)].next)
    var at = Int(outline.nodes[node].next)
    // `Outer.Inner(…)`: step over the rest of the type's own path.
    while at < end, outline.nodes[at].kind == .member, isPathOfType(at, of: node, in: file) {
      at = Int(outline.nodes[at].next)
    }
    // `[Book?]()`
    while at < end, outline.nodes[at].kind == .optionalChain { at = Int(outline.nodes[at].next) }
    guard at < end, outline.nodes[at].flags.contains(.continues) else {
      return element(node, in: file) ?? Reading(position: .type)
    }
    var reading = initialised(from: node, in: file)
    switch outline.nodes[at].kind {
    case .call:
      if let repeated = repeated(node, in: file) { return repeated }
      reading.position = .creation
    case .member where outline.name(of: at) == "init": reading.position = .creation
    case .member where outline.name(of: at) == "self" || outline.name(of: at) == "Type":
      return Reading(position: .type)
    default: reading.position = .call
    }
    return reading
  }

  /// The call that makes a value of a type: the last part of `Outer.Inner(…)`, `T.init(…)`. Nil where none follows.
  func endOfCreation(by node: Int, in file: Int) -> Int? {
    let outline = project.files[file].outline
    for part in outline.parts(behind: node) {
      switch outline.nodes[part].kind {
      case .call: return part
      case .member, .optionalChain: continue
      default: return nil
      }
    }
    return nil
  }

  /// The cast that turns a value into a type at once: `u as! T`, not `u as! [T]`. Nil elsewhere.
  func cast(to node: Int, in file: Int) -> Int? {
    let outline = project.files[file].outline
    let cast = Int(outline.nodes[node].parent)
    guard outline.nodes[cast].kind == .cast, outline.name(of: cast) != "is" else { return nil }
    return cast
  }

  /// `[Book]()`, `[String: Book]()`: what stands between the brackets of a construction says what the value is.
  private func element(_ node: Int, in file: Int) -> Reading? {
    let nodes = project.files[file].outline.nodes
    var at = Int(nodes[node].parent)
    while [.element, .tuple, .arrayLiteral, .dictionaryLiteral].contains(nodes[at].kind) {
      if nodes[at].kind == .arrayLiteral || nodes[at].kind == .dictionaryLiteral,
        let found = inferred(fromConstruction: at, in: file)
      {
        return found
      }
      at = Int(nodes[at].parent)
    }
    return nil
  }

  /// The property that holds as many of a value as it says: `= Array(repeating: Book(), count: 3)`. Nil for others.
  private func repeated(_ node: Int, in file: Int) -> Reading? {
    let outline = project.files[file].outline
    let argument = Int(outline.nodes[node].parent)
    guard outline.nodes[argument].kind == .argument, outline.name(of: argument) == "repeating",
      isWholeConstruction(node, in: file),
      let callee = outline.previousSibling(of: Int(outline.nodes[argument].parent))
    else { return nil }
    return inferred(fromConstruction: callee, in: file)
  }

  /// Whether the value of a property, a local or an optional binding ends with this: `image` of
  /// `let images = services.image`.
  func isInitialValue(_ part: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let container = Int(outline.nodes[part].parent)
    let holder = outline.nodes[Int(outline.nodes[container].parent)].kind
    return outline.nodes[container].kind == .initializer
      && outline.nodes[part].next == outline.nodes[container].next
      && (holder == .binding || holder == .optionalBinding)
  }

  /// The local that keeps what a call answers with, or what a cast makes of something, and nothing else: `repository`
  /// of `let repository = try await makeRepository()`. Nil where its type is written, and for properties.
  func keeper(of part: Int, in file: Int) -> ValueID? {
    let outline = project.files[file].outline
    let container = Int(outline.nodes[part].parent)
    let holder = Int(outline.nodes[container].parent)
    guard isInitialValue(part, in: file), outline.firstChild(of: holder, kind: .typeAnnotation) == nil,
      project.member(at: holder, in: file) == nil
    else { return nil }
    let isAlone = outline.children(of: container).allSatisfy { child in
      let kind = outline.nodes[child].kind
      return kind != .binaryOperator && kind != .ternary && kind != .prefixOperator
    }
    return isAlone ? ValueID(file: file, node: holder) : nil
  }

  /// The property that a construction alone gives its type: `= Set<Book>()`. Nil for other values.
  private func inferred(fromConstruction head: Int, in file: Int) -> Reading? {
    let outline = project.files[file].outline
    let container = Int(outline.nodes[head].parent)
    guard outline.nodes[container].kind == .initializer, isWholeConstruction(head, in: file) else {
      return nil
    }
    let binding = Int(outline.nodes[container].parent)
    guard outline.nodes[binding].kind == .binding, project.member(at: binding, in: file) != nil,
      outline.firstChild(of: binding, kind: .typeAnnotation) == nil
    else { return nil }
    return declaration(binding, in: file)
  }

  /// Whether a value is created and not used: `Set<Book>()`, `Set<Book>.init()`, `Optional<Book>.none`.
  private func isWholeConstruction(_ head: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let end = Int(outline.nodes[Int(outline.nodes[head].parent)].next)
    var at = Int(outline.nodes[head].next)
    var last = head
    if at < end, outline.nodes[at].kind == .member, ["init", "none", "some"].contains(outline.name(of: at)) {
      last = at
      at = Int(outline.nodes[at].next)
    }
    if at < end, outline.nodes[at].kind == .call {
      last = at
      at = Int(outline.nodes[at].next)
    }
    return last != head && at == end
  }

  /// A capital letter, and no method or property of the type that is so named.
  private func isPathOfType(_ member: Int, of head: Int, in file: Int) -> Bool {
    let symbol = project.files[file].symbol(member)
    if let type = project.typeUse(at: head, in: file), project.member(named: symbol, of: type) != nil {
      return false
    }
    guard let first = project.symbols.text(symbol).utf8.first else {
      return false
    }
    return first >= 0x41 && first <= 0x5A
  }

  /// The part of a path of types that is the type's own name: `ModelContext` of `SwiftData.ModelContext`.
  func nameRange(of type: TypeIndex, at node: Int, in file: Int) -> ByteRange {
    let nodes = project.files[file].outline.nodes
    let name = project.types[type.index].name
    let end = Int(nodes[Int(nodes[node].parent)].next)
    var at = node
    while at < end, at == node || nodes[at].kind == .typeMember || nodes[at].kind == .member {
      if project.files[file].symbol(at) == name { return nodes[at].range }
      at = Int(nodes[at].next)
    }
    return nodes[node].range
  }

  /// The value that an expression initialises: a property, a local; nothing when it is part of something larger.
  func initialised(from head: Int, in file: Int) -> Reading {
    let outline = project.files[file].outline
    let container = Int(outline.nodes[head].parent)
    guard outline.nodes[container].kind == .initializer else { return Reading(position: .call) }
    let holder = Int(outline.nodes[container].parent)
    switch outline.nodes[holder].kind {
    case .binding, .optionalBinding:
      return Reading(
        position: .call, value: ValueID(file: file, node: holder),
        member: project.member(at: holder, in: file))
    default: return Reading(position: .call)
    }
  }

  /// The attribute that a node is an argument of; nil for code outside attributes.
  func attribute(around node: Int, in file: Int) -> Int? {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      switch outline.nodes[at].kind {
      case .attribute: return at
      case .closure, .block, .members, .expression, .initializer: return nil
      default: continue
      }
    }
    return nil
  }

  /// The property that an attribute stands on.
  func attributed(_ attribute: Int, in file: Int) -> Reading {
    let outline = project.files[file].outline
    var declaration = Int(outline.nodes[attribute].parent)
    while [.conditionalClause, .conditionalCompilation].contains(outline.nodes[declaration].kind) {
      declaration = Int(outline.nodes[declaration].parent)
    }
    guard outline.nodes[declaration].kind == .variableDecl,
      let binding = outline.firstChild(of: declaration, kind: .binding)
    else { return Reading(position: .type) }
    return Reading(
      position: .attribute, value: ValueID(file: file, node: binding),
      member: project.member(at: binding, in: file))
  }

  /// From the head of a postfix chain to the end of its last part.
  func chainExtent(of node: Int, in file: Int) -> ByteRange {
    let outline = project.files[file].outline
    let head = outline.chainHead(of: node)
    var last = node
    for part in outline.parts(behind: node) { last = part }
    return ByteRange(start: outline.nodes[head].range.start, end: outline.nodes[last].range.end)
  }

  /// From the head of a chain to the end of the named part and the call that follows it.
  func callExtent(of node: Int, in file: Int) -> ByteRange {
    let outline = project.files[file].outline
    let head = outline.chainHead(of: node)
    let end =
      project.callAfter(node, in: file).map { outline.nodes[$0].range.end } ?? outline.nodes[node].range.end
    return ByteRange(start: outline.nodes[head].range.start, end: end)
  }

  /// The innermost type with a layer role around a node, extensions included; `.none` outside of such types, and in
  /// a type that is declared in one and owns its code.
  func owner(of node: Int, in file: Int) -> TypeIndex {
    owner(by: project.enclosingDeclaration(of: node, in: file), in: file)
  }

  /// As `owner(of:in:)`, of what stands right in a declaration; nil: outside of all.
  private func owner(by innermost: Int?, in file: Int) -> TypeIndex {
    var next = innermost
    while let declaration = next {
      let type = project.typeDeclared(at: declaration, in: file)
      if project.layerRole(type) != nil { return type }
      if project.ownsItsCode(type) { return .none }
      next = project.enclosingDeclaration(of: declaration, in: file)
    }
    return .none
  }

  /// Code that stands right in one declaration.
  struct OwnedCode {
    /// The innermost type around it, `.none` outside of types.
    let type: TypeIndex
    let owner: TypeIndex
    /// Bits of the roles of all types around it.
    let roles: UInt64
    /// A declaration begins or ends here.
    let end: Int
  }

  /// The nodes from one on that have the same owner and stand in the same type.
  func ownedCode(from node: Int, in file: Int) -> OwnedCode {
    let outline = project.files[file].outline
    let types = outline.index.types
    let behind = types.indices.partitioningIndex(where: { Int(types[$0]) >= node })
    let declaration = project.enclosingDeclaration(of: node, in: file)
    let next = behind < types.count ? Int(types[behind]) + 1 : outline.nodes.count
    let end = declaration.map { Int(outline.nodes[$0].next) } ?? next
    return OwnedCode(
      type: declaration.map { project.typeDeclared(at: $0, in: file) } ?? .none,
      owner: owner(by: declaration, in: file), roles: roles(around: declaration, in: file),
      end: min(next, end))
  }

  /// The roles of a declaration's type and of those around it.
  private func roles(around innermost: Int?, in file: Int) -> UInt64 {
    var found: UInt64 = 0
    var next = innermost
    while let declaration = next {
      found |= project.roleBits(of: project.typeDeclared(at: declaration, in: file))
      next = project.enclosingDeclaration(of: declaration, in: file)
    }
    return found
  }

  /// Inside `#Preview { … }`.
  func isPreview(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      if outline.nodes[at].kind == .macroExpansion, outline.name(of: at) == "Preview" { return true }
    }
    return false
  }
}
