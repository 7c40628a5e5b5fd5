import EavesSource

// Statements, one production each.

extension OutlineBuilder {
  mutating func statement() {
    while at(.word), !token.isQuoted, labelIsStatementLabel() { statementLabel() }
    guard at(.word) else { return at(.leftBrace) ? block() : expressionStatement() }
    switch token.keyword {
    case .if: ifStatement()
    case .guard: guardStatement()
    case .while: whileStatement()
    case .repeat: repeatStatement()
    case .for: forStatement()
    case .switch: switchStatement()
    case .do: doStatement()
    case .defer: deferStatement()
    case .return: valueStatement(.returnStmt)
    case .throw: valueStatement(.throwStmt)
    case .yield, .discard: yieldStatement()
    case .break, .continue, .fallthrough: jump()
    default: expressionStatement()
    }
  }

  mutating func expressionStatement() {
    let node = open(.expression)
    if token.kind != .rightParen, token.kind != .rightBracket, token.kind != .rightBrace, !atBranchEnd,
      token.kind != .unknown, token.kind != .comma, token.kind != .colon
    {
      let known = irregularities.count
      let before = token.start
      expression()
      if token.start == before { irregularities.removeSubrange(known...) }
    }
    close(node)
  }

  private func labelIsStatementLabel() -> Bool {
    var end = token.end
    while lexer.byte(end) == 0x20 { end += 1 }
    return lexer.byte(end) == UInt8(ascii: ":") && lexer.byte(end + 1) != UInt8(ascii: ":")
  }

  private mutating func statementLabel() {
    let node = open(.statementLabel, name: token.name)
    advance()
    advance()
    close(node)
  }

  /// `return`, `throw` with a value on this line or the next.
  private mutating func valueStatement(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    if valueFollows() { expression() }
    close(node)
  }

  private mutating func valueFollows() -> Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .endOfFile, .rightParen, .rightBracket, .comma, .colon, .equal, .unknown:
      return false
    case .at: return !token.startsLine
    case .pound: return !atBranchEnd && token.keyword != .if
    case .word:
      if token.keyword.beginsStatement || token.keyword.isNeverOperand { return false }
      return !(token.startsLine && (startsDeclaration(in: .block) || startsStatementOnly))
    default: return true
    }
  }

  private var startsStatementOnly: Bool { at(.repeat) || at(.do) || at(.yield) }

  private mutating func yieldStatement() {
    let next = peek()
    let isStatement: Bool
    switch next.kind {
    case .word: isStatement = !next.startsLine && !next.keyword.isNeverOperand && !next.keyword.isEffect
    case .prefixOperator, .string, .integer, .float: isStatement = !next.startsLine
    default: isStatement = false
    }
    if isStatement { valueStatement(.yieldStmt) } else { expressionStatement() }
  }

  /// `break`, `continue` with a label, `fallthrough`.
  private mutating func jump() {
    let node = open(.jump, name: token.name)
    let takesLabel = !at(.fallthrough)
    advance()
    if takesLabel, at(.word), !token.startsLine, !token.keyword.beginsStatement { leaf(.label) }
    close(node)
  }

  private mutating func deferStatement() {
    let node = open(.deferStmt)
    advance()
    requiredBlock()
    close(node)
  }

  /// A chain of `else if` is read in a loop: its length costs no stack.
  mutating func ifStatement() {
    let outer = parent
    while true {
      _ = open(.ifStmt)
      advance()
      conditions()
      requiredBlock()
      guard at(.else) else { break }
      _ = open(.elseBranch)
      advance()
      guard at(.if) else {
        requiredBlock()
        break
      }
    }
    close(upTo: outer)
  }

  private mutating func guardStatement() {
    let node = open(.guardStmt)
    advance()
    let outer = context
    conditions(allowsTrailingClosures: true)
    context = outer
    if at(.else) { advance() } else { reportUnexpected() }
    requiredBlock()
    close(node)
  }

  private mutating func whileStatement() {
    let node = open(.whileStmt)
    advance()
    conditions()
    requiredBlock()
    close(node)
  }

  private mutating func repeatStatement() {
    guard peek().kind == .leftBrace else { return expressionStatement() }
    let node = open(.repeatStmt)
    advance()
    block()
    if at(.while) {
      advance()
      let condition = open(.condition)
      expression()
      close(condition)
    } else {
      reportUnexpected()
    }
    close(node)
  }

  private mutating func forStatement() {
    let node = open(.forStmt)
    advance()
    if at(.try) { advance() }
    if at(.await), elementFollows() { advance() }
    if at(.unsafe), elementFollows() { advance() }
    let isCase = at(.case)
    if isCase { advance() }
    pattern(isBinding: !isCase)
    typeAnnotationClause()
    if at(.in) { advance() } else { reportUnexpected() }
    sequenceInHead()
    if at(.where) { whereCondition() }
    requiredBlock()
    close(node)
  }

  /// Whether the current word stands before what a loop names, and is not its name: `for unsafe i in`, `for unsafe in`.
  private mutating func elementFollows() -> Bool {
    let next = peek()
    return next.kind == .leftParen || next.kind == .word && (next.isQuoted || next.keyword != .in)
  }

  /// An expression before the brace of a statement.
  private mutating func sequenceInHead() {
    let node = open(.sequence)
    headExpression()
    close(node)
  }

  mutating func headExpression(allowsTrailingClosures: Bool = false) {
    let outer = context
    context = Context(allowsTrailingClosures: allowsTrailingClosures)
    expression()
    context = outer
  }

  /// `where` and its condition.
  mutating func whereCondition(allowsTrailingClosures: Bool = false) {
    advance()
    let node = open(.condition)
    headExpression(allowsTrailingClosures: allowsTrailingClosures)
    close(node)
  }

  mutating func doStatement() {
    let node = open(.doStmt)
    advance()
    effects()
    requiredBlock()
    while at(.catch) { catchClause() }
    close(node)
  }

  private mutating func catchClause() {
    let node = open(.catchClause)
    advance()
    parts(until: .leftBrace) { $0.caseItem() }
    requiredBlock()
    close(node)
  }

  // MARK: - Switch

  mutating func switchStatement() {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.switchStmt)
    advance()
    sequenceInHead()
    if at(.leftBrace) { switchBody() } else { reportUnexpected() }
    close(node)
  }

  private mutating func switchBody() {
    let outer = context
    context = Context()
    let start = token.start
    openBraces += 1
    advance()
    switchCases()
    openBraces -= 1
    context = outer
    expectClose(.rightBrace, "{", from: start)
  }

  mutating func switchCases() {
    while !at(.rightBrace), !at(.endOfFile), !(atBranchEnd && openConditionals > 0) {
      if atPound(.if) {
        conditional(.switchCases)
      } else if at(.case) || at(.default) || at(.at) {
        let before = token.start
        switchCase()
        if token.start == before { return }
      } else if !take(.semicolon) {
        skipUnexpected()
        if at(.semicolon) { advance() } else if atBranchEnd { advance() }
      }
    }
  }

  private mutating func switchCase() {
    let node = open(.switchCase)
    attributes()
    if at(.default) {
      advance()
    } else if at(.case) {
      advance()
      repeat { caseItem(allowsTrailingClosures: true) } while take(.comma)
    }
    if !take(.colon) { reportUnexpected() }
    items(in: .switchCase)
    close(node)
  }

  /// A colon ends the item of a `case`, a brace that of a `catch`, which may be a condition alone.
  mutating func caseItem(allowsTrailingClosures: Bool = false) {
    let node = open(.caseItem)
    if !at(.where) { pattern(isBinding: false, allowsTrailingClosures: allowsTrailingClosures) }
    if at(.where) { whereCondition(allowsTrailingClosures: allowsTrailingClosures) }
    close(node)
  }
}
