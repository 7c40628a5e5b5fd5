import EavesSource

// Types, as sequences of siblings under whatever node holds them.

extension OutlineBuilder {
  /// One type with its attributes and specifiers.
  mutating func type() {
    guard enter() else { return }
    defer { depth -= 1 }
    while true {
      typeSpecifiers()
      guard typePrimary() else { return reportUnexpected() }
      typeSuffixes()
      guard token.isOperator, token.keyword == .ampersand else { return }
      leaf(.composition)
    }
  }

  /// A type as the content of a node of its own.
  mutating func type(in kind: NodeKind) {
    let node = open(kind)
    type()
    close(node)
  }

  private mutating func typeSpecifiers() {
    while true {
      if at(.at) {
        attribute()
      } else if at(.word), isTypeSpecifier() {
        typeSpecifier()
      } else if atOperator(startingWith: UInt8(ascii: "~")) {
        append(.typeSpecifier, from: token.start, to: token.start + 1, name: Keyword.tilde.id)
        advanceOneByte()
      } else if atOperator(startingWith: UInt8(ascii: "<")) {
        genericParameters()
      } else {
        return
      }
    }
  }

  private mutating func isTypeSpecifier() -> Bool {
    switch token.keyword {
    case .inout, .any, .some: return true
    case .each, .repeat, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const,
      .nonisolated, ._resultDependsOnSelf, .unsafe, ._local, .async:
      let next = peek()
      switch next.kind {
      case .word:
        return !(next.startsLine && token.keyword != .nonisolated) && next.keyword != .in
          && next.keyword != .where
      case .leftBracket, .at: return !next.startsLine
      case .leftParen: return token.keyword != .async && !(next.startsLine && token.keyword == .nonisolated)
      default: return next.kind == .prefixOperator && lexer.bytes[next.start] == UInt8(ascii: "~")
      }
    default: return false
    }
  }

  private mutating func typeSpecifier() {
    let isIsolation = at(.nonisolated)
    leaf(.typeSpecifier)
    if isIsolation, at(.leftParen), isAdjacent { skipBalanced() }
  }

  /// A name, a bracketed or parenthesised type, or a number among generic arguments.
  private mutating func typePrimary() -> Bool {
    while token.isOperator, token.keyword == .minus { leaf(.prefixOperator) }
    switch token.kind {
    case .word:
      if token.keyword.isNeverOperand, token.keyword != .class { return false }
      let node = open(.typeName, name: token.name, flags: token.isQuoted ? .quoted : [])
      nodeOfOneToken(node)
    case .leftParen: tupleType()
    case .leftBracket: bracketType()
    case .integer: leaf(.integerLiteral)
    case .pound:
      macroExpansion()
    default: return false
    }
    return true
  }

  /// Consumes the token that a name node stands for, and its generic arguments; the range is the token's own.
  mutating func nodeOfOneToken(_ node: Int) {
    let end = token.end
    advance()
    if isAdjacent || at(.prefixOperator) { genericArgumentClause() }
    close(node, at: end)
  }

  private mutating func typeSuffixes() {
    while true {
      switch token.kind {
      case .period:
        guard typeMember() else { return }
      case .colon:
        guard atModuleSelector, lexer.isWord(at: token.end + 1) else { return }
        advance()
        advance()
        selectedTypeMember()
      case .postfixQuestion: leaf(.optionalType, flags: .continues)
      case .postfixExclaim: leaf(.implicitlyUnwrappedType, flags: .continues)
      case .arrow: functionResult()
      case .word where token.keyword.isEffect:
        guard followsParenthesis, arrowFollowsEffects() else { return }
        functionResult()
      default: return
      }
    }
  }

  private mutating func typeMember() -> Bool {
    let next = peek()
    guard next.kind == .word else { return false }
    advance()
    selectedTypeMember()
    return true
  }

  private mutating func selectedTypeMember() {
    let node = open(
      .typeMember, name: token.name, flags: token.isQuoted ? [.continues, .quoted] : .continues)
    nodeOfOneToken(node)
  }

  private mutating func functionResult() {
    let node = open(.functionResult, flags: .continues)
    effects()
    if take(.arrow) { type() }
    close(node)
  }

  /// `(label: Type, name: Type...)`: also the parameters of a function type.
  private mutating func tupleType() {
    let node = open(.tupleType)
    list(.rightParen, "(") { $0.tupleTypeElement() }
    close(node)
  }

  private mutating func tupleTypeElement() {
    let node = open(.element)
    if at(.word) {
      let next = peek()
      if next.kind == .colon, lexer.byte(next.end) != UInt8(ascii: ":") {
        nodes[node].name = token.name
        advance()
        advance()
      } else if next.kind == .word, peek(behind: next).kind == .colon {
        // `(_ name: Type)`
        nodes[node].name = token.name
        advance()
        advance()
        advance()
      }
    }
    type()
    if token.isOperator, token.keyword == .ellipsis { advance() }
    if take(.equal) { expression() }
    close(node)
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  private mutating func bracketType() {
    let node = open(.arrayType)
    let start = token.start
    advance()
    type(in: .element)
    if take(.colon) {
      nodes[node].kind = .dictionaryType
      type(in: .element)
    } else if at(.of) {
      advance()
      type(in: .element)
    }
    expectClose(.rightBracket, "[", from: start)
    close(node)
  }

  /// `<A, B>` when it stands here; the caller knows that it is no comparison.
  mutating func genericArgumentClause() {
    guard atOperator(startingWith: UInt8(ascii: "<")) else { return }
    let start = token.start
    advanceOneByte()
    while !atOperator(startingWith: UInt8(ascii: ">")), !at(.endOfFile) {
      let before = token.start
      type(in: .genericArgument)
      guard take(.comma), token.start != before else { break }
    }
    if atOperator(startingWith: UInt8(ascii: ">")) {
      advanceOneByte()
    } else {
      reportUnclosed(start, "<")
    }
  }
}
