import EavesDocuments
import EavesOutline
import EavesProject

/// Decides what a value is rooted in: the held, accepted or local value that an expression starts from.
struct RootResolver {
  let project: Project
  /// How many declarations an alias chain may pass through before the root counts as unknown.
  private static let depth = 8
  private let cache = RootCache()

  init(project: Project) { self.project = project }

  /// Whether a call, member access or operator concerns a value of one of the objects: what its receiver, its
  /// operands or an argument is rooted in. An operator needs every operand that is no literal rooted there.
  func concerns(_ evidence: Evidence, _ objects: ObjectSet) -> Bool {
    let file = evidence.file
    let outline = project.files[file].outline
    if evidence.type != .none { return objects.match(evidence.type, in: project) != nil }
    switch outline.nodes[evidence.node].kind {
    case .binaryOperator: return operandsAreRooted(evidence.node, objects, in: file)
    case .attribute:
      let value = evidence.value.map { project.types(ofDeclaration: $0.node, file: $0.file) } ?? []
      return value.contains { objects.match($0, in: project) != nil }
    case .prefixKeyword: return operandIsRooted(behind: evidence.node, objects, in: file)
    case .cast:
      return outline.previousSibling(of: evidence.node).map {
        isRooted(outline.chainHead(of: $0), upTo: evidence.node, objects, in: file, Self.depth)
      } ?? false
    case .forceUnwrap:
      let chain = project.chainNodes(endingWith: evidence.node, file: file)
      return isRooted(chain[0], upTo: evidence.node, objects, in: file, Self.depth)
    case .member:
      let chain = project.chainNodes(endingWith: evidence.node, file: file)
      if chain.count >= 2, isRooted(chain[0], upTo: evidence.node, objects, in: file, Self.depth) {
        return true
      }
      return argumentsAreRooted(evidence.node, objects, in: file)
    case .implicitMember:
      return project.contextualType(ofImplicit: evidence.node, in: file).map {
        objects.match($0, in: project) != nil
      } ?? false
    case .identifier: return argumentsAreRooted(evidence.node, objects, in: file)
    case .interpolation: return interpolationIsRooted(evidence.node, objects, in: file)
    default: return false
    }
  }

  /// What `try?` stands before, be it behind `await`.
  private func operandIsRooted(behind keyword: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    let end = Int(nodes[Int(nodes[keyword].parent)].next)
    var operand = Int(nodes[keyword].next)
    while operand < end, nodes[operand].kind == .prefixKeyword { operand = Int(nodes[operand].next) }
    return operand < end && operandIsRooted(operand, objects, in: file, Self.depth)
  }

  /// An interpolation joins: two values of its text must be rooted.
  private func interpolationIsRooted(_ node: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let joined = outline.children(of: Int(outline.nodes[node].parent)).filter {
      isFilled($0, objects, in: file)
    }
    return joined.count > 1
  }

  private func argumentsAreRooted(_ callee: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    rootedArgument(ofCallAfter: callee, objects, in: file) != nil
  }

  /// The first argument of a call that is rooted; nil when none is.
  private func rootedArgument(ofCallAfter callee: Int, _ objects: ObjectSet, in file: Int) -> Int? {
    guard let call = project.callAfter(callee, in: file) else { return nil }
    let outline = project.files[file].outline
    for argument in outline.children(of: call) where outline.nodes[argument].kind == .argument {
      if outline.firstChild(of: argument, kind: .closure) != nil { continue }
      if expressionIsRooted(argument, objects, in: file, Self.depth) { return argument }
    }
    return nil
  }

  /// The label of the argument by which a call concerns a value of the objects, `_` for one without; nil where it is
  /// the receiver or an operand that does.
  func argument(of evidence: Evidence, rootedIn objects: ObjectSet) -> String? {
    let (file, outline) = (evidence.file, project.files[evidence.file].outline)
    switch outline.nodes[evidence.node].kind {
    case .identifier: break
    case .member:
      let chain = project.chainNodes(endingWith: evidence.node, file: file)
      if chain.count >= 2, isRooted(chain[0], upTo: evidence.node, objects, in: file, Self.depth) {
        return nil
      }
    default: return nil
    }
    guard let argument = rootedArgument(ofCallAfter: evidence.node, objects, in: file) else { return nil }
    let label = outline.name(of: argument)
    return label.isEmpty ? "_" : label
  }

  /// Whether any operand of the expression in a container is rooted.
  func expressionIsRooted(_ container: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    let outline = project.files[file].outline
    for child in outline.children(of: container) where !outline.nodes[child].flags.contains(.continues) {
      if operandIsRooted(child, objects, in: file, depth) { return true }
    }
    return false
  }

  @inline(never)
  private func operandIsRooted(_ head: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let outline = project.files[file].outline
    switch outline.nodes[head].kind {
    case .identifier:
      if isRooted(head, upTo: Int.max, objects, in: file, depth) { return true }
      // `Double(order.price)`: a conversion passes its argument on.
      return project.typeUse(at: head, in: file) != nil
        && constructionIsRooted(head, objects, in: file, depth)
    case .tuple:
      guard let element = outline.firstChild(of: head, kind: .element) else { return false }
      return expressionIsRooted(element, objects, in: file, depth - 1)
    case .ternary: return expressionIsRooted(head, objects, in: file, depth - 1)
    default: return false
    }
  }

  @inline(never)
  private func constructionIsRooted(_ head: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    guard let call = project.callAfter(head, in: file) else { return false }
    let outline = project.files[file].outline
    return outline.children(of: call).contains {
      outline.nodes[$0].kind == .argument && expressionIsRooted($0, objects, in: file, depth - 1)
    }
  }

  /// Whether a chain passes through a value of the objects before the given part.
  func isRooted(_ head: Int, upTo end: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let nodes = project.files[file].outline.nodes
    let last = Int(nodes[Int(nodes[head].parent)].next)
    let steps = project.chainTypes(from: head, upTo: min(end, last), file: file)
    if steps.contains(where: { $0.contains { objects.match($0, in: project) != nil } }) { return true }
    if objects.names.hasParts, isNamed(head, upTo: min(end, last), steps, objects, in: file, depth) {
      return true
    }
    return isAlias(head, objects, in: file, depth) || isMade(head, upTo: end, objects, in: file, depth)
  }

  /// Whether a chain begins with what is made of a value of the objects and stands before the given part:
  /// `Array(viewModel.fares).sorted()`, `(viewModel.fares ?? []).sorted()`, `clock(viewModel.start).uppercased()`.
  @inline(never)
  private func isMade(_ head: Int, upTo end: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    let outline = project.files[file].outline
    switch outline.nodes[head].kind {
    case .tuple where head < end:
      guard let element = outline.firstChild(of: head, kind: .element),
        outline.nodes[element].next == outline.nodes[head].next
      else { return false }
      return expressionIsRooted(element, objects, in: file, depth - 1)
    case .identifier:
      guard let call = project.callAfter(head, in: file), call < end,
        isConversion(head, in: file) || isFunction(head, in: file)
      else { return false }
      return constructionIsRooted(head, objects, in: file, depth)
    default: return false
    }
  }

  /// A type of the SDK makes another form of what it is given; one of the project's is a value of its own.
  private func isConversion(_ head: Int, in file: Int) -> Bool {
    project.typeUse(at: head, in: file).map { project.types[$0.index].kind == .external } ?? false
  }

  private func isFunction(_ head: Int, in file: Int) -> Bool {
    switch project.declaration(of: head, in: file) {
    case .member(let member): project.members[member].kind == .method
    case .global(let place):
      project.files[Int(place.file)].outline.nodes[Int(place.node)].kind == .funcDecl
    default: false
    }
  }

  /// Whether a chain passes through a listed member or call, or through a property that has a listed attribute or is
  /// made of a listed value.
  ///
  /// - Parameter steps: the types after each part of the chain.
  private func isNamed(
    _ head: Int, upTo end: Int, _ steps: [[TypeIndex]], _ objects: ObjectSet, in file: Int, _ depth: Int
  ) -> Bool {
    let nodes = project.files[file].outline.nodes
    var at = head
    var part = 0
    while at < end, at == head || nodes[at].flags.contains(.continues) {
      if project.isMention(at, of: objects.names, in: file) != nil { return true }
      let name = project.files[file].symbol(at)
      if part > 0, part <= steps.count, nodes[at].kind == .member,
        let member = steps[part - 1].lazy.compactMap({ project.member(named: name, of: $0) }).first,
        memberIsNamed(member, objects, depth - 1)
      {
        return true
      }
      at = Int(nodes[at].next)
      part += 1
    }
    guard case .member(let member) = project.declaration(of: head, in: file) else { return false }
    return memberIsNamed(member, objects, depth - 1)
  }

  /// Whether a property has a listed attribute, or a value that a listed name makes: `let store = Store.shared`.
  private func memberIsNamed(_ member: Int, _ objects: ObjectSet, _ depth: Int) -> Bool {
    let record = project.members[member]
    guard depth > 0, objects.names.hasParts, record.kind == .property else { return false }
    let isMarked = project.attributes(of: Int(record.declaration.node), in: Int(record.declaration.file))
      .contains {
        objects.names.attribute(project.files[Int(record.declaration.file)].symbol($0)) != nil
      }
    if isMarked { return true }
    let (file, node) = (Int(record.node.file), Int(record.node.node))
    guard record.isStored,
      let value = project.files[file].outline.firstChild(of: node, kind: .initializer)
    else { return false }
    let question = RootCache.Question(place: NodeRef(file: file, node: node), depth: depth)
    if let known = cache.answer(question, objects) { return known }
    let isRooted = expressionIsRooted(value, objects, in: file, depth)
    cache.keep(isRooted, question, objects)
    return isRooted
  }

  /// Whether an identifier is another name for a value of the objects: through `let`, `if let`, `guard let`,
  /// `for`, and closure parameters of a call on such a value.
  @inline(never)
  private func isAlias(_ node: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    guard depth > 0, project.files[file].outline.nodes[node].kind == .identifier,
      let declared = project.declaration(of: node, in: file)
    else { return false }
    switch declared {
    case .local(let declaration): return localIsRooted(declaration, objects, in: file, depth - 1)
    case .implicitParameter(let closure, let position):
      return !project.isIndex(ofClosure: closure, isFirst: position == 0, file: file)
        && closureIsRooted(closure, objects, in: file, depth - 1)
    case .member, .global, .selfOf: return false
    }
  }

  @inline(never)
  private func localIsRooted(_ node: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    let question = RootCache.Question(place: NodeRef(file: file, node: node), depth: depth)
    if let known = cache.answer(question, objects) { return known }
    let isRooted = declarationIsRooted(node, objects, in: file, depth)
    cache.keep(isRooted, question, objects)
    return isRooted
  }

  private func declarationIsRooted(
    _ node: Int, _ objects: ObjectSet, in file: Int, _ depth: Int
  ) -> Bool {
    let outline = project.files[file].outline
    if let initializer = outline.firstChild(of: node, kind: .initializer) {
      return expressionIsRooted(initializer, objects, in: file, depth)
    }
    switch outline.nodes[node].kind {
    case .parameter:
      let holder = Int(outline.nodes[node].parent)
      return outline.nodes[holder].kind == .closure
        && !project.isIndex(
          ofClosure: holder, isFirst: project.isFirst(parameter: node, file: file), file: file)
        && closureIsRooted(holder, objects, in: file, depth)
    case .boundName: return patternIsRooted(node, objects, in: file, depth)
    case .optionalBinding, .capture:
      guard let outer = project.outerDeclaration(of: node, in: file) else { return false }
      if case .local(let declaration) = outer {
        return localIsRooted(declaration, objects, in: file, depth - 1)
      }
      if case .member(let member) = outer, memberIsNamed(member, objects, depth) { return true }
      return project.types(of: outer, from: file).contains { objects.match($0, in: project) != nil }
    default: return false
    }
  }

  private func patternIsRooted(_ node: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      switch outline.nodes[at].kind {
      case .forStmt, .switchStmt:
        guard let sequence = outline.firstChild(of: at, kind: .sequence) else { return false }
        return expressionIsRooted(sequence, objects, in: file, depth)
      case .casePattern, .binding:
        guard let value = outline.firstChild(of: at, kind: .initializer) else { return false }
        return expressionIsRooted(value, objects, in: file, depth)
      case .block, .closure, .members, .catchClause: return false
      default: continue
      }
    }
    return false
  }

  private func closureIsRooted(_ closure: Int, _ objects: ObjectSet, in file: Int, _ depth: Int) -> Bool {
    project.sourcesOfElements(forClosure: closure, file: file).contains { source in
      switch source {
      case .chain(let head, let end): isRooted(head, upTo: end, objects, in: file, depth)
      case .argument(let argument): expressionIsRooted(argument, objects, in: file, depth)
      }
    }
  }

  /// Every operand beside an operator that is no literal must be rooted, and one must be there.
  private func operandsAreRooted(_ node: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    // Between the operator and its neighbors: in a long sum each operator has its own operands.
    var left: [Int] = []
    var before = outline.previousSibling(of: node)
    while let sibling = before, !Self.separates(outline.nodes[sibling].kind) {
      if !outline.nodes[sibling].flags.contains(.continues) { left.append(sibling) }
      before = outline.previousSibling(of: sibling)
    }
    left.reverse()
    var right: [Int] = []
    let end = Int(outline.nodes[Int(outline.nodes[node].parent)].next)
    var after = Int(outline.nodes[node].next)
    while after < end, !Self.separates(outline.nodes[after].kind) {
      if !outline.nodes[after].flags.contains(.continues) { right.append(after) }
      after = Int(outline.nodes[after].next)
    }
    let texts = (left + right).filter { isFilledIn($0, objects, in: file) }
    let values = (left + right).filter { !Self.isNeutral(outline.nodes[$0].kind) || texts.contains($0) }
    if values.count == 1, left.count + right.count == 2 {
      // `items.count - 1` is a place in a collection, no arithmetic on what it holds.
      if isPlace(values[0], in: file) { return false }
      // `"from " + line.name` counts as an interpolation of one value.
      let isText = (left + right).contains { outline.nodes[$0].kind == .stringLiteral }
      if isText, !isJoinedFurther(before, after < end ? after : nil, in: outline) { return false }
    }
    return !values.isEmpty
      && values.allSatisfy { texts.contains($0) || operandIsRooted($0, objects, in: file, Self.depth) }
  }

  /// Whether an operand is a text with a rooted value in it: what it is joined with comes second.
  private func isFilledIn(_ operand: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard outline.nodes[operand].kind == .stringLiteral else { return false }
    return outline.children(of: operand).contains { isFilled($0, objects, in: file) }
  }

  private func isFilled(_ interpolation: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    return outline.nodes[interpolation].kind == .interpolation
      && outline.children(of: interpolation).contains {
        outline.nodes[$0].kind == .argument && expressionIsRooted($0, objects, in: file, Self.depth)
      }
  }

  /// Whether a sum goes on beyond what stands beside one of its operators, up to another value: `first + " " + last`.
  ///
  /// - Parameter before, after: where the operands of the operator end.
  private func isJoinedFurther(_ before: Int?, _ after: Int?, in outline: Outline) -> Bool {
    func isValue(_ node: Int) -> Bool {
      !Self.isNeutral(outline.nodes[node].kind) && !outline.nodes[node].flags.contains(.continues)
    }
    func isPlus(_ node: Int) -> Bool {
      outline.nodes[node].kind == .binaryOperator && outline.name(of: node) == "+"
    }
    var at = before
    while let node = at, isPlus(node) || !Self.separates(outline.nodes[node].kind) {
      if !isPlus(node), isValue(node) { return true }
      at = outline.previousSibling(of: node)
    }
    guard let after else { return false }
    let end = Int(outline.nodes[Int(outline.nodes[after].parent)].next)
    var node = after
    while node < end, isPlus(node) || !Self.separates(outline.nodes[node].kind) {
      if !isPlus(node), isValue(node) { return true }
      node = Int(outline.nodes[node].next)
    }
    return false
  }

  private static func separates(_ kind: NodeKind) -> Bool {
    kind == .binaryOperator || kind == .assignment || kind == .ternary
  }

  /// A chain that ends in `.count` or in an end of a collection, and nothing after it.
  private func isPlace(_ head: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    var last = head
    for part in outline.parts(behind: head) { last = part }
    return outline.nodes[last].kind == .member
      && ["count", "startIndex", "endIndex"].contains(outline.name(of: last))
  }

  private static func isNeutral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .prefixOperator,
      .prefixKeyword:
      true
    default: false
    }
  }
}
