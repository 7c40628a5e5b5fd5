import EavesSource

// Operands that are written with delimiters: strings, collections, tuples, key paths.

extension OutlineBuilder {
  mutating func stringLiteral() {
    let string = token
    var flags: NodeFlags = []
    if string.isMultiline { flags.insert(.multiline) }
    if string.pounds > 0 { flags.insert(.raw) }
    let node = open(.stringLiteral, flags: flags)
    stringSegments(string)
    close(node)
  }

  /// Reads text and interpolations until the closing delimiter.
  private mutating func stringSegments(_ string: Token) {
    guard enter() else { return }
    defer { depth -= 1 }
    var segment = lexer.segment(of: string)
    var count = 0
    while segment == .interpolation {
      count += 1
      guard interpolation(isSecond: count == 2) else { return reportUnterminated(string) }
      segment = lexer.segment(of: string)
    }
    if segment == .unterminated { reportUnterminated(string) }
    advance(to: lexer.position)
  }

  private mutating func reportUnterminated(_ string: Token) {
    report(string.start, string.end, "a string that begins here is never closed")
  }

  /// Just behind `\(`: its arguments; false when `)` is missing. Leaves the lexer behind the parenthesis.
  private mutating func interpolation(isSecond: Bool) -> Bool {
    let start = lexer.position - 1
    let node = open(.interpolation, from: start)
    if isSecond { nodes[node].name = Keyword.appendInterpolation.id }
    let outer = context
    context = Context()
    advance(to: lexer.position)
    parts(until: .rightParen) { builder in
      let argument = builder.open(.argument)
      builder.label(of: argument)
      if builder.nodes[argument].name != .none { builder.nodes[node].name = Keyword.appendInterpolation.id }
      builder.expression()
      builder.close(argument)
    }
    context = outer
    while !at(.rightParen), !at(.endOfFile), !token.startsLine, !at(.rightBrace), !at(.rightBracket) {
      reportUnexpected()
      skipGroup()
    }
    let isClosed = at(.rightParen)
    if isClosed { previousEnd = token.end }
    close(node)
    if isClosed { lexer.position = token.end }
    return isClosed
  }

  /// `(a, label: b)`.
  mutating func tuple() {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.tuple)
    let outer = context
    context.allowsTrailingClosures = true
    list(.rightParen, "(") { $0.element(isLabeled: true) }
    context = outer
    close(node)
  }

  /// `[a, b]`, `[k: v]`, `[:]`, also array types used as values.
  mutating func collection() {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.arrayLiteral)
    let outer = context
    context.allowsTrailingClosures = true
    let start = token.start
    advance()
    if at(.colon) {
      nodes[node].kind = .dictionaryLiteral
      advance()
    }
    collectionElements(node)
    context = outer
    expectClose(.rightBracket, "[", from: start)
    close(node)
  }

  private mutating func collectionElements(_ node: Int) {
    conditionalElementsIfPresent()
    while !at(.rightBracket), !at(.endOfFile) {
      let before = token.start
      collectionElement(node)
      conditionalElementsIfPresent()
      guard take(.comma), token.start != before else { break }
      conditionalElementsIfPresent()
    }
  }

  private mutating func collectionElement(_ node: Int) {
    element()
    if at(.colon) {
      nodes[node].kind = .dictionaryLiteral
      advance()
      element()
    } else if at(.of) {
      advance()
      element()
    }
  }

  private mutating func element(isLabeled: Bool = false) {
    let pattern = context.pattern
    let node = open(.element)
    if isLabeled { label(of: node) }
    expression()
    close(node)
    context.pattern = pattern
  }

  /// `#if … #endif` between the elements of a list.
  mutating func conditionalElementsIfPresent() {
    while atPound(.if) { conditional(.elements) }
  }

  /// The elements of one branch.
  mutating func elementsOfClause() {
    while !atBranchEnd, !at(.endOfFile), !at(.rightBracket), !at(.rightParen) {
      let before = token.start
      let node = open(.element)
      label(of: node)
      expression()
      close(node)
      if take(.colon) { element() }
      take(.comma)
      if token.start == before { return }
    }
  }

  /// `\Root.a?.b[0]`.
  mutating func keyPath() {
    let node = open(.keyPath)
    advance()
    if at(.word) || at(.leftBracket) && isAdjacent || at(.leftParen) && isAdjacent { keyPathRoot() }
    keyPathComponents()
    close(node)
  }

  /// The root type: names up to the last one that a lower-case name does not follow cannot be told from
  /// components here, so only the first name, with its generic arguments, is the root.
  private mutating func keyPathRoot() {
    switch token.kind {
    case .leftBracket, .leftParen: type()
    default:
      let node = open(.typeName, name: token.name, flags: token.isQuoted ? .quoted : [])
      let end = token.end
      advance()
      if isAdjacent { genericArgumentClause() }
      close(node, at: end)
      keyPathRootMembers()
    }
  }

  /// `.Name` behind the root while it begins with a capital: nested types.
  private mutating func keyPathRootMembers() {
    while at(.period), isAdjacent {
      let next = peek()
      guard next.kind == .word, next.keyword != .`Type`, isCapital(next) else { return }
      advance()
      let node = open(.typeMember, name: token.name, flags: .continues)
      let end = token.end
      advance()
      if isAdjacent { genericArgumentClause() }
      close(node, at: end)
    }
  }

  private func isCapital(_ token: Token) -> Bool {
    switch lexer.bytes[token.start] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  private mutating func keyPathComponents() {
    while true {
      switch token.kind {
      case .period:
        guard keyPathMember() else { return }
      case .leftBracket where isAdjacent: keyPathSubscript()
      case .leftParen where isAdjacent: keyPathCall()
      case .postfixQuestion: leaf(.optionalChain, flags: .continues)
      case .postfixExclaim: leaf(.forceUnwrap, flags: .continues)
      default: return
      }
    }
  }

  private mutating func keyPathMember() -> Bool {
    if token.startsLine, !isAdjacent, nodes[Int(parent)].kind == .keyPath, !at(.period) { return false }
    let next = peek()
    if next.kind == .word || next.kind == .integer {
      advance()
      // `\.self.name` is `\.name`.
      if token.keyword == .`self`, peek().kind == .period {
        advance()
        return true
      }
      let node = open(.keyPathComponent, name: token.name, flags: token.isQuoted ? .quoted : [])
      let end = token.end
      advance()
      if token.isOperator, genericArgumentsFollow() { genericArgumentClause() }
      close(node, at: end)
      return true
    }
    guard next.kind == .leftBracket || next.kind == .postfixQuestion || next.kind == .postfixExclaim else {
      return false
    }
    advance()
    return true
  }

  private mutating func keyPathSubscript() {
    let node = open(.subscript_, flags: .continues)
    collectionArguments()
    close(node)
  }

  private mutating func collectionArguments() {
    let outer = context
    context = Context()
    list(.rightBracket, "[") { $0.argument() }
    context = outer
  }

  private mutating func keyPathCall() {
    let node = open(.call, flags: .continues)
    argumentList()
    close(node)
  }
}
