import EavesOutline

/// What values are: declared or plainly inferred types, followed along postfix chains.
///
/// A value has *core types*: what its written type names once optionals, collections, `any`, generic
/// arguments, tuples and closure results are looked through. An empty list means: not known.
extension Project {
  /// The maximum depth of inference: a guard against cycles, deeper than real code.
  static let inferenceDepth = 10

  /// How many core types a value has at most: a guard against types that name thousands, used a thousand times.
  static let maxCoreTypes = 64

  /// The core types that a container of a written type names, in source order, each once; the first
  /// `maxCoreTypes`.
  package func writtenTypes(in container: Int, file: Int) -> [TypeIndex] {
    var found: [TypeIndex] = []
    forEachWrittenType(in: container, file: file) { _, type in
      if found.count < Self.maxCoreTypes, !found.contains(type) { found.append(type) }
    }
    return found
  }

  /// Adds the core types that a declaration writes; false where it writes none and they are to be inferred.
  package func addWrittenTypes(ofDeclaration node: Int, file: Int, to types: inout [TypeIndex]) -> Bool {
    let outline = files[file].outline
    let container: Int?
    switch outline.nodes[node].kind {
    case .funcDecl, .subscriptDecl:
      container = outline.firstChild(of: node, kind: .returnType)
      if container == nil { return true }
    case .initDecl, .enumElement, .boundName: return false
    default: container = outline.firstChild(of: node, kind: .typeAnnotation)
    }
    guard let container else { return false }
    let start = types.count
    forEachWrittenType(in: container, file: file) { _, type in
      if types.count - start < Self.maxCoreTypes, !types[start...].contains(type) { types.append(type) }
    }
    return true
  }

  /// Visits the typeName nodes of a written type with what they stand for, without attributes and without
  /// parameters of function types.
  func forEachWrittenType(in container: Int, file: Int, _ body: (Int, TypeIndex) -> Void) {
    let nodes = files[file].outline.nodes
    let uses = typeUses[file]
    var use = uses.first(from: container + 1)
    var at = container + 1
    let end = Int(nodes[container].next)
    while at < end {
      switch nodes[at].kind {
      case .attribute: at = Int(nodes[at].next)
      case .tupleType:
        let after = Int(nodes[at].next)
        at = after < end && nodes[after].kind == .functionResult ? after : at + 1
      case .typeName:
        while use < uses.count, uses[use].node < UInt32(at) { use += 1 }
        if use < uses.count, uses[use].node == UInt32(at) { body(at, uses[use].type) }
        at += 1
      default: at += 1
      }
    }
  }

  /// The core types of a declared value.
  package func types(
    of declared: Declared, from file: Int, depth: Int = inferenceDepth, _ cache: InferenceCache? = nil
  ) -> [TypeIndex] {
    guard depth > 0 else { return [] }
    switch declared {
    case .local(let node): return types(ofDeclaration: node, file: file, depth: depth - 1, cache)
    case .member(let member):
      let place = members[member].node
      return types(ofDeclaration: Int(place.node), file: Int(place.file), depth: depth - 1, cache)
    case .global(let place):
      return types(ofDeclaration: Int(place.node), file: Int(place.file), depth: depth - 1, cache)
    case .selfOf(let type): return [type]
    case .implicitParameter(let closure, let position):
      return types(ofParameterOf: closure, isFirst: position == 0, file: file, depth: depth - 1, cache)
    }
  }

  /// The core types of what a binding, parameter, function or bound name declares.
  package func types(
    ofDeclaration node: Int, file: Int, depth: Int = inferenceDepth, _ cache: InferenceCache? = nil
  ) -> [TypeIndex] {
    guard depth > 0 else { return [] }
    let question = InferenceCache.Question(place: NodeRef(file: file, node: node), depth: depth)
    if let known = cache?.known[question] { return known }
    let length = Int(files[file].outline.nodes[node].next) - node
    let types = answer(reading: length, question) {
      inferredTypes(ofDeclaration: node, file: file, depth: depth, cache)
    }
    cache?.known[question] = types
    return types
  }

  private func inferredTypes(
    ofDeclaration node: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    let outline = files[file].outline
    switch outline.nodes[node].kind {
    case .funcDecl, .subscriptDecl:
      return outline.firstChild(of: node, kind: .returnType).map { writtenTypes(in: $0, file: file) } ?? []
    case .initDecl: return [enclosingType(of: node, in: file)].filter { $0 != .none }
    case .enumElement: return [enclosingType(of: node, in: file)].filter { $0 != .none }
    case .boundName: return types(ofBoundName: node, file: file, depth: depth, cache)
    default: break
    }
    let nodes = outline.nodes
    var initializer: Int?
    var child = node + 1
    while child < Int(nodes[node].next) {
      switch nodes[child].kind {
      case .typeAnnotation: return writtenTypes(in: child, file: file)
      case .initializer: initializer = initializer ?? child
      default: break
      }
      child = Int(nodes[child].next)
    }
    if nodes[node].kind == .binding {
      let environment = environmentTypes(ofBinding: node, file: file)
      if !environment.isEmpty { return environment }
      if initializer == nil {
        let wrapped = wrappedTypes(ofBinding: node, file: file, depth: depth - 1, cache)
        if !wrapped.isEmpty { return wrapped }
      }
    }
    if let initializer {
      return types(ofExpressionIn: initializer, file: file, depth: depth - 1, cache)
    }
    switch outline.nodes[node].kind {
    case .optionalBinding, .capture:
      // `if let order`: what `order` was before.
      let statement = node
      guard let outer = declaration(of: files[file].symbol(node), from: statement, in: file),
        outer != .local(node)
      else { return [] }
      return types(of: outer, from: file, depth: depth - 1, cache)
    case .binding: return outline.annotation(of: node).map { writtenTypes(in: $0, file: file) } ?? []
    case .parameter:
      let parent = Int(outline.nodes[node].parent)
      // `set(new)`
      if outline.nodes[parent].kind == .accessor {
        let holder = Int(outline.nodes[parent].parent)
        return types(ofDeclaration: holder, file: file, depth: depth - 1, cache)
      }
      guard outline.nodes[parent].kind == .closure else { return [] }
      let isFirst = isFirst(parameter: node, file: file)
      return types(ofParameterOf: parent, isFirst: isFirst, file: file, depth: depth - 1, cache)
    default: return []
    }
  }

  /// What a closure's parameters are: the elements of the receiver, or of the first argument, of the call that
  /// takes the closure.
  private func types(
    ofParameterOf closure: Int, isFirst: Bool, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    guard depth > 0 else { return [] }
    let nodes = files[file].outline.nodes
    // The sources stand between the start of the expression that the call belongs to and the closure.
    let length = closure - Int(nodes[Int(nodes[Int(nodes[closure].parent)].parent)].parent)
    let question = InferenceCache.Question(
      place: NodeRef(file: file, node: closure), depth: depth, isFirst: isFirst)
    return answer(reading: length, question) {
      let sources = sourcesOfElements(forClosure: closure, file: file)
      if isIndex(closure, isFirst: isFirst, over: sources, file: file) { return [] }
      for source in sources {
        let types = elementTypes(of: source, file: file, depth: depth, cache)
        if !types.isEmpty { return types }
      }
      return []
    }
  }

  /// The parts of a postfix chain from its head to the given part, in order.
  ///
  /// Walks back from the part: what stands before its chain, and how much, costs nothing.
  package func chainNodes(endingWith part: Int, file: Int) -> [Int] {
    let outline = files[file].outline
    var chain = [part]
    var at = part
    while let before = outline.part(before: at) {
      chain.append(before)
      at = before
    }
    chain.reverse()
    return chain
  }

  /// The core types of the expression in a container: the last part of its first chain.
  package func types(
    ofExpressionIn container: Int, file: Int, depth: Int = inferenceDepth, _ cache: InferenceCache? = nil
  ) -> [TypeIndex] {
    guard depth > 0 else { return [] }
    let length = Int(files[file].outline.nodes[container].next) - container
    let place = NodeRef(file: file, node: container)
    return answer(reading: length, InferenceCache.Question(place: place, depth: depth)) {
      inferredTypes(ofExpressionIn: container, file: file, depth: depth, cache)
    }
  }

  private func inferredTypes(
    ofExpressionIn container: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    let outline = files[file].outline
    let nodes = outline.nodes
    let end = Int(nodes[container].next)
    if let literal = literalType(in: container, file: file) { return [literal] }
    var types: [TypeIndex] = []
    var cache = cache
    var parts = 0
    var next = container + 1
    while next < end {
      parts += 1
      if parts == InferenceCache.worthwhile, cache == nil { cache = InferenceCache() }
      let child = next
      next = Int(nodes[child].next)
      let kind = nodes[child].kind
      if kind == .cast {
        if outline.name(of: child) == "is" { return [] }
        return writtenTypes(in: child, file: file)
      }
      if nodes[child].flags.contains(.continues) || kind == .prefixKeyword || kind == .prefixOperator {
        continue
      }
      if kind == .ternary {
        types = self.types(ofExpressionIn: child, file: file, depth: depth - 1, cache)
        continue
      }
      if !types.isEmpty || kind == .binaryOperator { continue }
      types = self.types(ofChainFrom: child, upTo: end, file: file, depth: depth - 1, cache)
    }
    return types
  }

  /// The core types after each part of the chain that begins at `head`, up to a sibling or the container's end.
  package func chainTypes(
    from head: Int, upTo end: Int, file: Int, depth: Int = inferenceDepth, _ cache: InferenceCache? = nil
  ) -> [[TypeIndex]] {
    guard depth > 0 else { return [] }
    let nodes = files[file].outline.nodes
    let last = Int(nodes[Int(nodes[head].parent)].next)
    var cache = cache
    var steps = [headTypes(head, file: file, depth: depth - 1, cache)]
    let lastOfType = lastPart(ofTypeFrom: head, in: file)
    var at = Int(nodes[head].next)
    while at < min(end, last), nodes[at].flags.contains(.continues) {
      let before = steps[steps.count - 1]
      if steps.count == InferenceCache.worthwhile, cache == nil { cache = InferenceCache() }
      switch nodes[at].kind {
      // The parts of the name of a type are one.
      case .member where at <= lastOfType: steps.append(before)
      case .member: steps.append(memberTypes(files[file].symbol(at), of: before, depth: depth - 1, cache))
      case .call, .subscript_, .optionalChain, .forceUnwrap: steps.append(before)
      default: steps.append([])
      }
      at = Int(nodes[at].next)
    }
    return steps
  }

  /// The core types after the last part of the chain that begins at `head`, up to a sibling or the container's
  /// end. As the last of `chainTypes`, without those before it; nothing comes of a head that is not known.
  package func types(
    ofChainFrom head: Int, upTo end: Int, file: Int, depth: Int = inferenceDepth,
    _ cache: InferenceCache? = nil
  ) -> [TypeIndex] {
    guard depth > 0 else { return [] }
    let nodes = files[file].outline.nodes
    let last = min(end, Int(nodes[Int(nodes[head].parent)].next))
    var cache = cache
    var parts = 0
    var types = headTypes(head, file: file, depth: depth - 1, cache)
    let lastOfType = lastPart(ofTypeFrom: head, in: file)
    var at = Int(nodes[head].next)
    while !types.isEmpty, at < last, nodes[at].flags.contains(.continues) {
      parts += 1
      if parts == InferenceCache.worthwhile, cache == nil { cache = InferenceCache() }
      switch nodes[at].kind {
      case .member where at <= lastOfType: break
      case .member: types = memberTypes(files[file].symbol(at), of: types, depth: depth - 1, cache)
      case .call, .subscript_, .optionalChain, .forceUnwrap: break
      default: types = []
      }
      at = Int(nodes[at].next)
    }
    return types
  }

  /// The type of an expression that is a literal and nothing else; nil for other expressions.
  package func literalType(in container: Int, file: Int) -> TypeIndex? {
    let nodes = files[file].outline.nodes
    var only = container + 1
    let isNegative = only < Int(nodes[container].next) && nodes[only].kind == .prefixOperator
    if isNegative, files[file].outline.name(of: only) == "-" { only = Int(nodes[only].next) }
    guard only < Int(nodes[container].next), nodes[only].next == nodes[container].next else { return nil }
    return literals[nodes[only].kind]
  }

  /// The type of a value that begins with a literal: `1` of `1.stored()`; nil for other nodes.
  package func literalType(at head: Int, in file: Int) -> TypeIndex? {
    literals[files[file].outline.nodes[head].kind]
  }

  /// The types that literals alone may have.
  package var literalTypes: [TypeIndex] { Array(literals.values) }

  private func headTypes(_ head: Int, file: Int, depth: Int, _ cache: InferenceCache?) -> [TypeIndex] {
    let outline = files[file].outline
    switch outline.nodes[head].kind {
    case .identifier:
      if let type = typeUse(at: head, in: file) { return constructed(type, head, file: file) }
      guard let declared = declaration(of: head, in: file) else { return [] }
      return types(of: declared, from: file, depth: depth, cache)
    case .tuple, .arrayLiteral:
      guard let element = outline.firstChild(of: head, kind: .element) else { return [] }
      return types(ofExpressionIn: element, file: file, depth: depth, cache)
    case .dictionaryLiteral:
      let pair = outline.children(of: head).lazy.filter { outline.nodes[$0].kind == .element }.prefix(2)
      return pair.flatMap { types(ofExpressionIn: $0, file: file, depth: depth, cache) }
    default: return []
    }
  }

  /// A type name at the head of a chain stands for itself and, for a wrapper such as `State(initialValue:)`, for
  /// what it wraps.
  private func constructed(_ type: TypeIndex, _ head: Int, file: Int) -> [TypeIndex] {
    let outline = files[file].outline
    // `Set<Book>()`
    if outline.firstChild(of: head, kind: .genericArgument) != nil {
      return [type] + writtenTypes(in: head, file: file).filter { $0 != type }
    }
    guard types[type.index].kind == .external else { return [type] }
    let next = Int(outline.nodes[head].next)
    guard next < Int(outline.nodes[Int(outline.nodes[head].parent)].next), outline.nodes[next].kind == .call,
      let argument = outline.firstChild(of: next, kind: .argument),
      Self.isValueWrapper(name(type)) || Self.isCollection(name(type))
    else { return [type] }
    let inner = types(ofExpressionIn: argument, file: file, depth: 4)
    return inner.isEmpty ? [type] : inner
  }

  /// Property wrappers whose construction only stores the value they are given: a closed list.
  package static func isValueWrapper(_ name: String) -> Bool {
    switch name {
    case "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Published", "Optional",
      "Environment",
      "EnvironmentObject", "GestureState", "FocusState":
      true
    default: false
    }
  }

  /// Collections that are made of what their first argument holds: `Array(repeating: book, count: 3)`, `Set(books)`.
  private static func isCollection(_ name: String) -> Bool {
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "Deque", "OrderedSet": true
    default: false
    }
  }

  /// The core types of a member: declared in the project, or of an SDK member that hands its receiver on.
  func memberTypes(
    _ name: Symbol, of receivers: [TypeIndex], depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    if receivers.isEmpty { return [] }
    for receiver in receivers {
      guard let member = member(named: name, of: receiver) else { continue }
      if members[member].kind == .case { return [members[member].owner] }
      return types(of: .member(member), from: 0, depth: depth, cache)
    }
    for receiver in receivers {
      if let inner = inner(name, of: receiver, seenFrom: nil) { return [inner] }
    }
    for receiver in receivers {
      if let member = dynamicMembers(named: name, of: receiver).first {
        return types(of: .member(member), from: 0, depth: depth, cache)
      }
    }
    return Self.keepsReceiver(symbols.text(name)) ? receivers : []
  }

  /// SDK members whose result is, or contains, their receiver.
  private static func keepsReceiver(_ name: String) -> Bool { receiverKeepingMembers.contains(name) }

  private static let receiverKeepingMembers: Set = [
    "self", "init", "shared", "default", "standard", "current", "main", "live", "preview", "first", "last",
    "wrappedValue", "projectedValue", "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "lazy", "values", "value", "randomElement", "removeFirst", "removeLast", "popLast",
  ]
}
