import EavesSource

// The lists in which declarations and statements stand, and what may begin there.

/// What kind of list is being read, which decides what may stand in it.
enum Body {
  case file
  /// Of a type: declarations alone.
  case members
  /// Of a function, closure, branch.
  case block
  /// Of one `case` of a switch: it ends where the next begins.
  case switchCase
}

extension OutlineBuilder {
  /// Declarations and statements until the list ends; what cannot be placed is skipped.
  mutating func items(in body: Body) {
    while !atEnd(of: body) {
      if take(.semicolon) { continue }
      let before = token.start
      item(in: body)
      if token.start == before {
        skipUnexpected()
        if token.start == before { advanceStray() }
      } else if !token.startsLine, !at(.semicolon), !atEnd(of: body), !atStrayCloser {
        skipUnexpected()
      }
    }
  }

  /// A closing bracket that nothing opened.
  private var atStrayCloser: Bool { at(.rightBrace) || atBranchEnd }

  /// The last resort: one token that no production wanted.
  private mutating func advanceStray() {
    let node = open(.notUnderstood)
    advance()
    close(node)
  }

  private mutating func atEnd(of body: Body) -> Bool {
    switch token.kind {
    case .endOfFile: return true
    case .rightBrace: return openBraces > 0
    case .pound:
      if atBranchEnd { return openConditionals > 0 }
      return body == .switchCase && atPound(.if) && branchHoldsCases()
    case .word:
      if endsBracesByIndentation, token.startsLine, isIndented, isOutdentedDeclaration { return true }
      return body == .switchCase && (token.keyword == .case || token.keyword == .default)
    case .at: return body == .switchCase && attributesBeforeCase()
    default: return false
    }
  }

  /// A declaration of a type at the very start of a line, inside braces whose content is indented: somebody
  /// forgot a closing brace, and what follows is not lost with it.
  private var isOutdentedDeclaration: Bool {
    guard token.start == 0 || lexer.isLineBreak(lexer.bytes[token.start - 1]) else { return false }
    switch token.keyword {
    case .import, .extension, .struct, .class, .enum, .protocol, .public, .private, .fileprivate, .internal:
      return openConditionals == 0
    default: return false
    }
  }

  private mutating func item(in body: Body) {
    switch token.kind {
    case .at: declaration(in: body)
    case .pound: poundItem(in: body)
    case .word:
      if startsDeclaration(in: body) {
        declaration(in: body)
      } else if body != .members {
        statement()
      }
    default:
      if body != .members { expressionStatement() }
    }
  }

  private mutating func poundItem(in body: Body) {
    if atBranchEnd { return }
    if atPound(.if) {
      if branchHoldsAttributesAlone() { return declaration(in: body) }
      return conditional(body == .members ? .members : body == .file ? .file : .block)
    }
    if body == .members || body == .file {
      let first = nodes.count
      macroExpansion()
      if body == .file { postfixParts(first) }
    } else {
      expressionStatement()
    }
  }

  /// Whether the word begins a declaration and is no identifier.
  mutating func startsDeclaration(in body: Body) -> Bool {
    let keyword = token.keyword
    if keyword == .none { return false }
    if keyword.beginsDeclaration || keyword.isReservedModifier { return true }
    if keyword.isModifier { return declarationFollowsModifiers(in: body) }
    switch keyword {
    case .case: return body == .members
    case .`init`: return body == .members || initializerWithBodyFollows()
    case .`deinit`, .subscript: return true
    case .using: return body == .file && usingDeclarationFollows()
    case .actor, .macro:
      let next = peek()
      return next.kind == .word && !next.startsLine && !next.keyword.isNeverOperand
    default: return false
    }
  }

  // MARK: - Braces

  /// `{ statements }` as a node.
  mutating func block() {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.block)
    braces(.block)
    close(node)
  }

  /// From `{` to `}`.
  mutating func braces(_ body: Body) {
    let outer = context
    context = Context()
    let start = token.start
    advance()
    bracedItems(body, from: start)
    context = outer
  }

  /// What stands behind `{`, and `}`.
  mutating func bracedItems(_ body: Body, from start: Int) {
    let wasIndented = isIndented
    isIndented = token.startsLine && isIndentedLine
    openBraces += 1
    items(in: body)
    openBraces -= 1
    isIndented = wasIndented
    if take(.rightBrace) { return }
    hasUnclosedBrace = true
    reportUnclosed(start, "{")
  }

  private var isIndentedLine: Bool {
    guard token.start > 0 else { return false }
    return !lexer.isLineBreak(lexer.bytes[token.start - 1])
  }

  mutating func requiredBlock() {
    if at(.leftBrace) { block() } else { reportUnexpected() }
  }
}
