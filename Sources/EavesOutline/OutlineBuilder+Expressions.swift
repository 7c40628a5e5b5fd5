import EavesSource

// Expressions, as sequences of siblings: operands with their postfix parts, operators between them.

extension OutlineBuilder {
  /// One whole expression; false when none stands here.
  @discardableResult
  mutating func expression() -> Bool {
    guard enter() else { return true }
    defer { depth -= 1 }
    guard operand() else {
      reportUnexpected()
      return false
    }
    while infix() {}
    return true
  }

  /// What may stand between two operands, and the operand behind it; false at the end of the expression.
  private mutating func infix() -> Bool {
    switch token.kind {
    case .binaryOperator:
      leaf(.binaryOperator)
    case .equal:
      if context.pattern != .none { return false }
      leaf(.assignment)
    case .infixQuestion:
      return ternary()
    case .arrow:
      leaf(.arrow)
    case .word:
      return infixWord()
    case .postfixOperator where token.keyword != .none || isAdjacent:
      // An operator that touches its left side alone, such as `a* b`, can still only join.
      leaf(.postfixOperator, flags: .continues)
      return true
    default: return false
    }
    return operandBehindOperator()
  }

  /// `(==)`, `reduce(0, +)`, `[<]`: an operator may end an expression.
  private mutating func operandBehindOperator() -> Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .comma, .rightBrace, .endOfFile: return false
    default: break
    }
    if operand() { return true }
    reportUnexpected()
    return false
  }

  private mutating func infixWord() -> Bool {
    switch token.keyword {
    case .is, .as:
      cast()
      return true
    case .async, .throws, .rethrows:
      guard followsParenthesis, arrowFollowsEffects() else { return false }
      effects()
      return true
    default: return false
    }
  }

  /// `is T`, `as T`, `as? T`, `as! T`.
  private mutating func cast() {
    let node = open(.cast, name: token.name)
    let isAs = at(.as)
    advance()
    if isAs, isAdjacent, at(.postfixQuestion) || at(.postfixExclaim) {
      nodes[node].name = (at(.postfixQuestion) ? Keyword.asOptional : .asForced).id
      advance()
    }
    type()
    close(node)
  }

  private mutating func ternary() -> Bool {
    let node = open(.ternary)
    advance()
    expression()
    if !take(.colon) { reportUnexpected() }
    close(node)
    return operandBehindOperator()
  }

  /// Prefix words and operators, the primary expression, its postfix parts.
  private mutating func operand() -> Bool {
    if at(.is) {
      cast()
      return true
    }
    var hasPrefix = false
    while prefix() { hasPrefix = true }
    let first = nodes.count
    guard primary() else { return hasPrefix && endsOperand }
    postfixParts(first)
    return true
  }

  /// Whether a prefix operator stands alone, as in `map(-)` or `[...]`.
  private var endsOperand: Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .comma, .colon, .rightBrace, .endOfFile: true
    default: token.startsLine
    }
  }

  /// One prefix word or operator; false when the primary expression begins here.
  private mutating func prefix() -> Bool {
    if token.isOperator {
      if regexBeginsHere { return false }
      if token.end - token.start > 1, operatorBeforeRegex() { return true }
    }
    switch token.kind {
    case .prefixOperator:
      leaf(token.keyword == .ampersand ? .prefixKeyword : .prefixOperator)
      return true
    case .binaryOperator, .postfixOperator:
      // An operator alone: `(+)`, `sorted(by: <)`.
      guard isOperatorAlone() else { return false }
      leaf(.prefixOperator)
      return true
    case .postfixExclaim:
      leaf(.prefixOperator)
      return true
    case .word:
      return prefixWord()
    default: return false
    }
  }

  private mutating func isOperatorAlone() -> Bool {
    let next = peek()
    switch next.kind {
    case .rightParen, .rightBracket, .comma, .colon: return true
    default: return token.kind == .binaryOperator && isAdjacent && next.kind != .endOfFile
    }
  }

  private mutating func prefixWord() -> Bool {
    switch token.keyword {
    case .try:
      prefixTry()
      return true
    case .borrowing, .consuming, .inout:
      if bindsPattern() {
        beginBinding()
        return true
      }
      return prefixKeyword()
    case .await, .any, .some, .each, .consume, .copy, .borrow, .unsafe, .repeat, .sending, .isolated:
      return prefixKeyword()
    case .let, .var:
      guard context.pattern != .none else { return false }
      beginBinding()
      return true
    default: return false
    }
  }

  private mutating func prefixKeyword() -> Bool {
    guard operandFollowsWord() else { return false }
    leaf(.prefixKeyword)
    return true
  }

  /// `inout x`, `borrowing x` in a pattern: as `var x`.
  private mutating func bindsPattern() -> Bool {
    guard context.pattern != .none else { return false }
    let next = peek()
    return at(.inout) || next.kind == .word && !next.startsLine && !next.keyword.isNeverOperand
  }

  private mutating func beginBinding() {
    context.pattern = .binding
    isBindingLet = at(.let)
    advance()
  }

  private mutating func prefixTry() {
    let start = token.start
    var name = token.name
    advance()
    if isAdjacent, at(.postfixQuestion) || at(.postfixExclaim) {
      name = (at(.postfixQuestion) ? Keyword.tryOptional : .tryForced).id
      advance()
    }
    append(.prefixKeyword, from: start, to: previousEnd, name: name)
  }

  /// Whether a contextual word stands before the operand that it qualifies, and is no operand itself.
  private mutating func operandFollowsWord() -> Bool {
    let next = peek()
    if next.startsLine, token.keyword != .await { return false }
    switch next.kind {
    case .word: return next.isQuoted || !next.keyword.isNeverOperand && !next.keyword.isEffect
    case .leftParen, .leftBracket: return isPrefixBeforeBracket(next)
    case .string, .integer, .float, .pound, .backslash, .at: return true
    case .period: return isPrefixBeforeBracket(next)
    case .leftBrace: return (at(.await) || at(.unsafe)) && context.allowsTrailingClosures
    case .prefixOperator: return next.start > token.end
    default: return false
    }
  }

  /// `await (x)`, but `copy (x)` calls a function of that name.
  private func isPrefixBeforeBracket(_ next: Token) -> Bool {
    switch token.keyword {
    case .await, .repeat: true
    case .borrow, .copy, .consume, .each, .any, .borrowing, .consuming: false
    default: next.start > token.end
    }
  }

  /// An operand without prefix and postfix; false when none begins here.
  private mutating func primary() -> Bool {
    switch token.kind {
    case .word: return wordExpression()
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .string: stringLiteral()
    case .regex: leaf(.regexLiteral)
    case .prefixOperator, .binaryOperator, .postfixOperator: return regexLiteral()
    case .leftParen: tuple()
    case .leftBracket: collection()
    case .leftBrace: closure()
    case .period: return implicitMember()
    case .backslash: keyPath()
    case .pound: return poundExpression()
    case .at: type()
    default: return false
    }
    return true
  }

  /// Whether the operator is the start of a regular expression, which only an operand's place allows.
  private var regexBeginsHere: Bool {
    lexer.bytes[token.start] == UInt8(ascii: "/") && lexer.regexEnd(token.start) != nil
  }

  /// `!/x/`: an operator up to the slash that begins a regular expression.
  private mutating func operatorBeforeRegex() -> Bool {
    var slash = token.start + 1
    while slash < token.end, lexer.bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    guard slash < token.end, lexer.regexEnd(slash) != nil else { return false }
    let name = lexer.intern(token.start, slash)
    append(
      name == Keyword.ampersand.id ? .prefixKeyword : .prefixOperator, from: token.start, to: slash,
      name: name)
    advance(to: slash)
    return true
  }

  private mutating func regexLiteral() -> Bool {
    guard let end = lexer.regexEndOrNil(token) else { return false }
    append(.regexLiteral, from: token.start, to: end)
    advance(to: end)
    return true
  }

  private mutating func poundExpression() -> Bool {
    if atBranchEnd || at(.pound) && token.keyword == .if { return false }
    macroExpansion()
    return true
  }

  private mutating func wordExpression() -> Bool {
    switch token.keyword {
    case .true, .false: leaf(.booleanLiteral)
    case .nil: leaf(.nilLiteral)
    case .if: ifStatement()
    case .switch: switchStatement()
    case .do where peek().kind == .leftBrace || peek().keyword == .throws: doStatement()
    default:
      if token.keyword.isNeverOperand { return false }
      identifier()
    }
    return true
  }

  private mutating func identifier() {
    let isBound = context.pattern == .binding && token.keyword != .underscore && bindsHere()
    let quoted: NodeFlags = token.isQuoted ? .quoted : []
    if isBound { return leaf(.boundName, flags: isBindingLet ? quoted.union(.isLet) : quoted) }
    let node = open(.identifier, name: token.name, flags: quoted)
    nameAndGenericArguments(node)
    if atModuleSelector { selectedMember() }
  }

  /// `Module::name`: as `Module.name`.
  private mutating func selectedMember() {
    advance()
    advance()
    guard at(.word) else { return reportUnexpected() }
    let node = open(.member, name: token.name, flags: .continues)
    nameAndGenericArguments(node)
  }

  /// Whether a name in a pattern is bound, and no type or function that is applied.
  private mutating func bindsHere() -> Bool {
    if lexer.byte(token.end) == UInt8(ascii: "<") { return false }
    let next = peek()
    switch next.kind {
    case .period, .leftParen, .leftBracket: return next.startsLine || next.start > token.end
    default: return true
    }
  }

  /// Consumes a name in an expression with its generic arguments, if those stand there.
  mutating func nameAndGenericArguments(_ node: Int) {
    let end = token.end
    advance()
    if token.isOperator, lexer.bytes[token.start] == UInt8(ascii: "<"), genericArgumentsFollow() {
      genericArgumentClause()
    }
    close(node, at: end)
  }

  private mutating func implicitMember() -> Bool {
    guard lexer.isWord(at: token.end) || peek().kind == .word else { return false }
    let start = token.start
    advance()
    guard at(.word) else { return true }
    skipModuleSelector()
    guard at(.word) else { return false }
    let quoted: NodeFlags = token.isQuoted ? .quoted : []
    let node = open(.implicitMember, from: start, name: token.name, flags: quoted)
    nameAndGenericArguments(node)
    return true
  }
}
