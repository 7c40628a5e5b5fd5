import EavesSource

// Postfix parts: members, calls, subscripts, trailing closures, and macros, which are called like functions.

extension OutlineBuilder {
  /// `.name`, `(…)`, `[…]`, `?`, `!`, closures and operators behind the operand whose node is `first`.
  mutating func postfixParts(_ first: Int) {
    let isLiteral = first < nodes.count && Self.takesNoClosure(nodes[first].kind)
    var allowsClosure = !isLiteral
    var part = nodes.count
    var parts = 0
    while postfixPart(allowsClosure: allowsClosure) {
      allowsClosure = !isClosureAlone(part)
      parts += 1
      if parts % Limits.parts == 0 { endChain(at: part, isFirst: parts == Limits.parts) }
      part = nodes.count
    }
  }

  /// What stands behind is read as another chain: who follows one asks for all of it, once for each of its parts.
  private mutating func endChain(at part: Int, isFirst: Bool) {
    guard part < nodes.count else { return }
    nodes[part].flags.remove(.continues)
    if isFirst { report(Int(nodes[part].range.start), Int(nodes[part].range.end), Self.tooLong) }
  }

  private static let tooLong =
    "a chain of more than \(Limits.parts) parts, which is not followed from its first part to those behind this one"

  /// `f { }` takes no second closure: a brace behind it begins a statement.
  private func isClosureAlone(_ part: Int) -> Bool {
    guard part < nodes.count, nodes[part].kind == .call else { return false }
    return lexer.bytes[Int(nodes[part].range.start)] == UInt8(ascii: "{")
  }

  private static func takesNoClosure(_ kind: NodeKind) -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .regexLiteral,
      .arrayLiteral, .dictionaryLiteral, .closure, .ifStmt, .switchStmt, .doStmt, .macroExpansion:
      true
    default: false
    }
  }

  private mutating func postfixPart(allowsClosure: Bool) -> Bool {
    switch token.kind {
    case .period: return member()
    case .leftParen:
      if token.startsLine { return false }
      call()
    case .leftBracket:
      if token.startsLine { return false }
      subscriptCall()
    case .leftBrace:
      guard allowsClosure, trailingClosureStandsHere() else { return false }
      let node = open(.call, flags: .continues)
      trailingClosures()
      close(node)
    case .postfixQuestion: leaf(.optionalChain, flags: .continues)
    case .postfixExclaim: leaf(.forceUnwrap, flags: .continues)
    case .postfixOperator: leaf(.postfixOperator, flags: .continues)
    case .pound:
      guard atPound(.if), allowance > 0, firstTokenOfBranch().kind == .period else { return false }
      conditional(.postfix)
    default: return false
    }
    return true
  }

  /// `.name` or `.0`, with its generic arguments and its argument names.
  mutating func member() -> Bool {
    if lexer.isWord(at: token.end) {
      advance()
      return memberName()
    }
    let next = peek()
    guard next.kind == .word && !isNextStatement(next) || next.kind == .integer else {
      if next.kind == .leftBracket || next.kind == .leftParen, next.start == token.end {
        advance()
        return true
      }
      return incompleteMember()
    }
    advance()
    return memberName()
  }

  private mutating func memberName() -> Bool {
    guard at(.word) || at(.integer) else { return true }
    skipModuleSelector()
    guard at(.word) || at(.integer) else { return true }
    let flags: NodeFlags = token.isQuoted ? [.continues, .quoted] : .continues
    let node = open(.member, name: token.name, flags: flags)
    nameAndGenericArguments(node)
    return true
  }

  /// Whether a dot was left behind at the end of a line and the word begins something new.
  private func isNextStatement(_ next: Token) -> Bool {
    guard next.startsLine else { return false }
    return next.keyword.beginsDeclaration || next.keyword.beginsStatement || next.keyword.isReservedModifier
  }

  /// A dot with nothing behind it, as it stands while somebody types.
  private mutating func incompleteMember() -> Bool {
    report(token.start, token.end, "a name is missing after `.`")
    advance()
    return true
  }

  private mutating func call() {
    if let end = argumentNamesEnd() { return argumentNames(end) }
    let node = open(.call, flags: .continues)
    argumentList()
    if at(.leftBrace), trailingClosureStandsHere() { trailingClosures() }
    close(node)
  }

  /// At `(`: where `(a:b:)` ends, nil when arguments stand there.
  private func argumentNamesEnd() -> Int? {
    var end = lexer.blanksEnd(token.end)
    let first = end
    while end < lexer.count, lexer.bytes[end] != UInt8(ascii: ")") {
      guard let label = lexer.labelEnd(end) else { return nil }
      end = lexer.blanksEnd(label)
      guard lexer.byte(end) == UInt8(ascii: ":") else { return nil }
      end = lexer.blanksEnd(end + 1)
    }
    return end > first && end < lexer.count ? end + 1 : nil
  }

  private mutating func argumentNames(_ end: Int) {
    let name = lexer.internWithoutBlanks(token.end, end - 1)
    append(.argumentNames, from: token.start, to: end, name: name, flags: .continues)
    advance(to: end)
  }

  private mutating func subscriptCall() {
    let node = open(.subscript_, flags: .continues)
    arguments(until: .rightBracket, "[", isLenient: false)
    if at(.leftBrace), context.allowsTrailingClosures, trailingClosureStandsHere() { trailingClosures() }
    close(node)
  }

  /// `(a, label: b)`. Lenient: arguments of attributes, which follow no grammar.
  mutating func argumentList(isLenient: Bool = false) {
    arguments(until: .rightParen, "(", isLenient: isLenient)
  }

  private mutating func arguments(until closer: TokenKind, _ bracket: String, isLenient: Bool) {
    guard enter() else { return }
    defer { depth -= 1 }
    let outer = context
    context.allowsTrailingClosures = true
    let start = token.start
    advance()
    while !at(closer), !at(.endOfFile) {
      let before = token.start
      if isLenient { lenientArgument() } else { argument() }
      conditionalElementsIfPresent()
      guard take(.comma), token.start != before else { break }
      conditionalElementsIfPresent()
    }
    context = outer
    expectClose(closer, bracket, from: start)
  }

  mutating func argument() {
    let pattern = context.pattern
    let node = open(.argument)
    label(of: node)
    expression()
    close(node)
    context.pattern = pattern
  }

  private mutating func lenientArgument() {
    let node = open(.argument)
    label(of: node)
    let known = irregularities.count
    if at(.word), token.keyword.isNeverOperand {
      if !at(.where) { leaf(.identifier) }
    } else {
      expression()
    }
    irregularities.removeSubrange(known...)
    skipToListBoundary()
    close(node)
  }

  /// `label:` of an argument or element, any word or none at all.
  mutating func label(of node: Int) {
    guard at(.word), labelFollows() else { return }
    nodes[node].name = token.name
    advance()
    advance()
  }

  /// At a word: whether a colon stands behind it.
  @inline(__always)
  private mutating func labelFollows() -> Bool {
    let next = lexer.byte(token.end)
    if next == UInt8(ascii: ":") { return lexer.byte(token.end + 1) != UInt8(ascii: ":") }
    guard next == 0x20 || next == 0x0A || next == UInt8(ascii: "/") else { return false }
    let colon = peek()
    return colon.kind == .colon && lexer.byte(colon.end) != UInt8(ascii: ":")
  }

  private mutating func trailingClosureStandsHere() -> Bool {
    if context.allowsTrailingClosures { return !accessorsBeginHere() }
    return closureStandsInHead()
  }

  /// `var x = f { didSet { } }`: observers, no closure. A getter stands behind no initial value.
  private mutating func accessorsBeginHere() -> Bool {
    let next = peek()
    switch next.keyword {
    case .willSet, .didSet, .`init`: return accessorsFollow()
    default: return next.kind == .at && accessorsFollow()
    }
  }

  /// `{ } label: { }`.
  private mutating func trailingClosures() {
    trailingClosure()
    while at(.word), token.keyword != .default, token.keyword != .case {
      let colon = peek()
      guard colon.kind == .colon, peek(behind: colon).kind == .leftBrace else { return }
      trailingClosure()
    }
  }

  private mutating func trailingClosure() {
    let node = open(.argument, flags: .trailing)
    label(of: node)
    closure()
    close(node)
  }

  /// `#name<T>(arguments) { }`.
  mutating func macroExpansion() {
    let node = open(.macroExpansion)
    macroExpansionTail(node)
    close(node)
  }

  mutating func macroExpansionTail(_ node: Int) {
    nodes[node].name = token.name
    append(.name, from: token.start + 1, to: token.end, name: token.name)
    advance()
    if atModuleSelector, lexer.isWord(at: token.end + 1) {
      nodes.removeLast()
      advance()
      advance()
      declaredName(of: node)
    }
    if isAdjacent { genericArgumentClause() }
    if at(.leftParen), !token.startsLine { argumentList() }
    if at(.leftBrace), trailingClosureStandsHere() { trailingClosures() }
  }
}
