import EavesSource

// Parameters, generic parameters and requirements: what stands between a declaration's name and its body.

extension OutlineBuilder {
  /// `(label name: Type = value, …)`.
  mutating func parameterClause(isEnumCase: Bool = false) {
    guard at(.leftParen) else { return }
    guard enter() else { return }
    defer { depth -= 1 }
    let outer = context
    context = Context()
    list(.rightParen, "(") { $0.parameter(isEnumCase: isEnumCase) }
    context = outer
  }

  private mutating func parameter(isEnumCase: Bool) {
    let node = open(.parameter)
    if !isEnumCase { attributes() }
    if namesFollow(isEnumCase) { parameterNames(node) }
    if take(.colon) || !at(.rightParen) && !at(.comma) && !at(.equal) { type(in: .typeAnnotation) }
    if token.isOperator, token.keyword == .ellipsis {
      nodes[node].flags.insert(.trailing)
      advance()
    }
    initializerClause()
    close(node)
  }

  /// In an enum case a word may be the type itself; a colon behind one or two words makes them names.
  private mutating func namesFollow(_ isEnumCase: Bool) -> Bool {
    guard at(.word) else { return false }
    guard isEnumCase else { return true }
    let next = peek()
    if next.kind == .colon { return true }
    return next.kind == .word && peek(behind: next).kind == .colon
  }

  /// One name, or a label and a name. Words before them are specifiers of an older language.
  private mutating func parameterNames(_ node: Int) {
    while at(.word) {
      let next = peek()
      if next.kind == .word {
        let third = peek(behind: next)
        leaf(third.kind == .word ? .modifier : .label)
        if third.kind == .word { continue }
      }
      return declaredName(of: node)
    }
  }

  /// `<T, each U: P, let n: Int where …>`.
  mutating func genericParameters() {
    guard atOperator(startingWith: UInt8(ascii: "<")) else { return }
    let start = token.start
    advanceOneByte()
    while at(.word) || at(.at) {
      if at(.where) {
        whereClause()
        break
      }
      genericParameter()
      if at(.where) { whereClause() }
      guard take(.comma) else { break }
    }
    if atOperator(startingWith: UInt8(ascii: ">")) {
      advanceOneByte()
    } else {
      reportUnclosed(start, "<")
    }
  }

  private mutating func genericParameter() {
    let node = open(.genericParameter)
    attributes()
    if at(.each) || at(.let), peek().kind == .word { leaf(.modifier) }
    if at(.word) { declaredName(of: node) }
    if token.isOperator, token.keyword == .ellipsis { advance() }
    if take(.colon) { type(in: .inheritedType) }
    close(node)
  }

  /// `where T: P, T.Element == U`.
  mutating func whereClause() {
    guard at(.where) else { return }
    advance()
    repeat { requirement() } while take(.comma)
  }

  private mutating func requirement() {
    let node = open(.requirement)
    type(in: .element)
    if at(.colon) {
      nodes[node].name = Keyword.colonName.id
      advance()
      type(in: .element)
      if at(.leftParen), isAdjacent { skipBalanced() }
    } else if token.isOperator {
      nodes[node].name = token.name
      advance()
      type(in: .element)
    }
    close(node)
  }
}
