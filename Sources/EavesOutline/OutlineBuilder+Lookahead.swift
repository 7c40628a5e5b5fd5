// Questions that one token cannot answer. Each reads on from the current token and returns to it. All of them
// draw on one allowance, so that no input makes them cost more than a few times the file.

extension OutlineBuilder {
  /// Ends a lookahead: pays for what it read and returns to the current token.
  private mutating func rewind() {
    allowance -= lexer.position - token.end
    lexer.position = token.end
  }

  /// Skips a bracketed group in a lookahead and returns the token after it; nil when it does not end.
  private mutating func tokenAfterGroup(_ first: Token) -> Token? {
    var depth = 0
    var token = first
    while true {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 { return lexer.next() }
      case .string: lexer.skipString(token)
      case .prefixOperator:
        if let end = lexer.regexEndOrNil(token) { lexer.position = end }
      case .endOfFile: return nil
      default: break
      }
      if lexer.position - self.token.end > allowance { return nil }
      token = lexer.next()
    }
  }

  /// Skips attributes in a lookahead; those of declarations may have a blank before their arguments.
  private mutating func tokenAfterAttributes(_ first: Token, areOfDeclaration: Bool = false) -> Token? {
    var token = first
    while token.kind == .at {
      token = lexer.next()
      while token.kind == .word || token.kind == .period {
        let end = token.end
        token = lexer.next()
        if token.kind == .leftParen, token.start == end || areOfDeclaration && !token.startsLine {
          guard let next = tokenAfterGroup(token) else { return nil }
          token = next
          break
        }
        if token.startsLine || token.start != end { break }
      }
    }
    return token
  }

  /// At `(` behind an attribute of a type: whether it holds the parameters of a function type, not the arguments of the
  /// attribute: `@MainActor([Trip]) -> Void`.
  mutating func groupIsParameters() -> Bool {
    guard allowance > 0 else { return false }
    let next = tokenAfterGroup(token)
    rewind()
    guard let next else { return false }
    return next.kind == .arrow || next.kind == .word && next.keyword.isEffect
  }

  /// At `{`: whether a closure's signature follows, which ends in `in`.
  mutating func closureHasSignature() -> Bool {
    guard allowance > 0 else { return false }
    defer { rewind() }
    guard var token = tokenAfterAttributes(lexer.next()) else { return false }
    if token.kind == .leftBracket {
      guard let next = tokenAfterGroup(token) else { return false }
      token = next
    }
    if token.kind == .leftParen {
      guard let next = tokenAfterGroup(token) else { return false }
      token = next
    } else {
      while token.kind == .word, token.keyword != .in, !token.keyword.isEffect {
        token = lexer.next()
        guard token.kind == .comma else { break }
        token = lexer.next()
      }
    }
    while token.kind == .word, token.keyword.isEffect {
      token = lexer.next()
      if token.kind == .leftParen {
        guard let next = tokenAfterGroup(token) else { return false }
        token = next
      }
    }
    if token.kind == .arrow { return typeEndsInIn() }
    return token.kind == .word && token.keyword == .in
  }

  /// After `->` of a closure's signature: whether a type and `in` follow.
  private mutating func typeEndsInIn() -> Bool {
    var token = lexer.next()
    while true {
      switch token.kind {
      case .word:
        if token.keyword == .in { return true }
        if token.keyword.isNeverOperand, !token.keyword.isEffect, token.keyword != .inout { return false }
        token = lexer.next()
      case .leftParen, .leftBracket:
        guard let next = tokenAfterGroup(token) else { return false }
        token = next
      case .period, .comma, .colon, .at, .arrow, .postfixQuestion, .postfixExclaim, .prefixOperator,
        .binaryOperator, .postfixOperator, .integer:
        token = lexer.next()
      default: return false
      }
      if lexer.position - self.token.end > allowance { return false }
    }
  }

  /// At `<` after a name: whether generic arguments stand here, and no comparison.
  mutating func genericArgumentsFollow() -> Bool {
    guard allowance > 0, atOperator(startingWith: UInt8(ascii: "<")) else { return false }
    defer { rewind() }
    lexer.position = token.start + 1
    var open: [UInt8] = [UInt8(ascii: "<")]
    var followsWord = false
    while lexer.position - token.end <= allowance {
      let token = lexer.next()
      let isWord = token.kind == .word || token.kind == .integer
      if isWord, followsWord, token.keyword != .of { return false }
      followsWord = isWord && !Self.beginsType(token.keyword)
      switch token.kind {
      case .word, .integer:
        if token.keyword.isNeverOperand, !Self.beginsType(token.keyword) { return false }
      case .period, .comma, .at, .arrow, .postfixQuestion, .postfixExclaim: break
      case .colon: if open.last == UInt8(ascii: "<") { return false }
      case .leftParen, .leftBracket: open.append(lexer.bytes[token.start])
      case .rightParen, .rightBracket:
        let opener = token.kind == .rightParen ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard open.popLast() == opener else { return false }
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard readsTypeOperator(token, &open) else { return false }
        if open.isEmpty { return endsGenericArguments(lexer.next()) }
      default: return false
      }
    }
    return false
  }

  /// Words that may stand before another word in a type.
  private static func beginsType(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .any, .some, .each, .repeat, .inout, .borrowing, .consuming, .sending, .isolated, .of, .async,
      .throws, .rethrows:
      true
    default: false
    }
  }

  private mutating func readsTypeOperator(_ token: Token, _ open: inout [UInt8]) -> Bool {
    switch lexer.bytes[token.start] {
    case UInt8(ascii: "<"): open.append(UInt8(ascii: "<"))
    case UInt8(ascii: ">"): guard open.popLast() == UInt8(ascii: "<") else { return false }
    case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"): break
    default: return token.keyword == .ellipsis
    }
    lexer.position = token.start + 1
    return true
  }

  /// Whether a token may follow generic arguments, as the language rules.
  private func endsGenericArguments(_ token: Token) -> Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .endOfFile,
      .postfixQuestion, .postfixExclaim:
      return true
    case .leftParen, .leftBracket: return !token.startsLine
    case .binaryOperator: return token.keyword == .ampersand
    default: return false
    }
  }

  /// At `{` in the head of a statement: whether a closure stands here, whose first token is on the line of its
  /// brace, with the statement's own brace, or more of its head, behind it.
  mutating func closureStandsInHead() -> Bool {
    guard allowance > 0 else { return false }
    defer { rewind() }
    let first = lexer.next()
    if first.startsLine || first.keyword == .case { return false }
    lexer.position = token.end
    guard let after = tokenAfterGroup(token) else { return false }
    switch after.kind {
    case .leftBrace, .comma: return true
    case .period, .leftParen, .leftBracket, .binaryOperator, .postfixOperator, .infixQuestion, .equal, .colon,
      .postfixQuestion, .postfixExclaim:
      return !after.startsLine
    case .word:
      return after.keyword == .where || !after.startsLine && (after.keyword == .is || after.keyword == .as)
    default: return false
    }
  }

  /// At `{`: whether accessors follow, not the statements of an implicit getter.
  mutating func accessorsFollow() -> Bool {
    guard allowance > 0 else { return true }
    defer { rewind() }
    guard var token = tokenAfterAttributes(lexer.next(), areOfDeclaration: true), token.kind == .word else {
      return false
    }
    while token.keyword.isModifier, token.kind == .word { token = lexer.next() }
    guard token.kind == .word else { return false }
    let accessor = token.keyword
    if accessor == .read || accessor == .modify { return blockYields() }
    guard accessor.isAccessor else { return false }
    token = lexer.next()
    switch token.kind {
    case .leftBrace, .semicolon: return true
    case .rightBrace, .at: return accessor != .borrow && accessor != .mutate
    case .leftParen: return takesParameter(accessor) && parameterAndBraceFollow()
    case .word:
      return token.keyword.isAccessor || token.keyword.isEffect || token.keyword == .mutating
        || token.keyword == .nonmutating
    default: return false
    }
  }

  /// `read { yield … }`: the accessors that once began with an underscore, and no call with a closure.
  private mutating func blockYields() -> Bool {
    lexer.next().kind == .leftBrace && lexer.next().keyword == .yield
  }

  private func takesParameter(_ accessor: Keyword) -> Bool {
    accessor == .set || accessor == .willSet || accessor == .didSet || accessor == .`init`
  }

  private mutating func parameterAndBraceFollow() -> Bool {
    lexer.next().kind == .word && lexer.next().kind == .rightParen && lexer.next().kind == .leftBrace
  }

  /// At `#if`: the first token of its first branch that is not empty, or the directive behind them all.
  mutating func firstTokenOfBranch() -> Token {
    defer { rewind() }
    var next = tokenAfterDirective()
    while next.kind == .pound, next.keyword == .if || next.keyword == .elseif || next.keyword == .else {
      next = tokenAfterDirective()
    }
    return next
  }

  /// Behind the word of a directive: the first token after its condition.
  private mutating func tokenAfterDirective() -> Token {
    var next = lexer.next()
    while next.kind != .endOfFile, !next.startsLine { next = lexer.next() }
    return next
  }

  /// At `#if`: whether its first branch begins with a case of a switch.
  mutating func branchHoldsCases() -> Bool {
    guard allowance > 0 else { return false }
    let first = firstTokenOfBranch()
    if first.kind == .word { return first.keyword == .case || first.keyword == .default }
    guard first.kind == .at else { return false }
    defer { rewind() }
    lexer.position = first.end
    return lexer.next().keyword == .unknown
  }

  /// At `@` among statements: whether the attribute belongs to a case of a switch.
  mutating func attributesBeforeCase() -> Bool {
    guard allowance > 0 else { return peek().keyword == .unknown }
    defer { rewind() }
    guard let next = tokenAfterAttributes(token), next.kind == .word else { return false }
    return next.keyword == .case || next.keyword == .default
  }

  /// At `#if`: whether its first branch holds attributes alone: they belong to what follows `#endif`.
  mutating func branchHoldsAttributesAlone() -> Bool {
    guard allowance > 0 else { return false }
    defer { rewind() }
    var next = tokenAfterDirective()
    var level = 0
    var holdsAttribute = false
    while true {
      if next.kind == .at {
        guard let after = tokenAfterAttributes(next, areOfDeclaration: true) else { return false }
        holdsAttribute = true
        next = after
      }
      guard next.kind == .pound else { return false }
      switch next.keyword {
      case .if: level += 1
      case .elseif, .else: if level == 0 { return holdsAttribute }
      case .endif:
        if level == 0 { return holdsAttribute }
        level -= 1
      default: return false
      }
      next = tokenAfterDirective()
    }
  }

  /// At a word that may be a modifier: whether a declaration stands behind it and its like. Each of them may be
  /// a name as well, the last expression of a block; behind it, `case` belongs to the switch around the block.
  mutating func declarationFollowsModifiers(in body: Body) -> Bool {
    defer { rewind() }
    var word = token
    repeat {
      let modifier = word.keyword
      word = lexer.next()
      if word.kind == .leftParen {
        guard Self.takesDetail(modifier), lexer.next().kind == .word, lexer.next().kind == .rightParen else {
          return false
        }
        word = lexer.next()
        if modifier == .open, word.startsLine { return false }
      }
      if word.kind == .at { return !word.startsLine || body == .members }
      guard word.kind == .word else { return false }
    } while word.keyword.isModifier && lexer.position - token.end <= allowance
    switch word.keyword {
    case .case: return body == .members
    case .actor, .macro:
      let name = lexer.next()
      return name.kind == .word && !name.keyword.isNeverOperand
    default: return word.keyword.introducesDeclaration || word.keyword.isModifier
    }
  }

  /// Modifiers with a word in parentheses; others call a function with it.
  private static func takesDetail(_ modifier: Keyword) -> Bool {
    switch modifier {
    case .public, .private, .fileprivate, .internal, .package, .open, .unowned, .nonisolated: true
    default: false
    }
  }

  /// At `init` outside a type: whether parameters and a body follow, and no arguments.
  mutating func initializerWithBodyFollows() -> Bool {
    guard allowance > 0 else { return false }
    defer { rewind() }
    let next = lexer.next()
    guard next.kind == .leftParen, let after = tokenAfterGroup(next) else { return false }
    switch after.kind {
    case .leftBrace, .arrow: return true
    default: return after.kind == .word && after.keyword.isEffect
    }
  }

  /// At `{` behind a comma in the head of a statement: whether it begins the body, the comma being the last.
  mutating func bodyStandsBehindComma() -> Bool {
    guard allowance > 0 else { return true }
    defer { rewind() }
    guard let after = tokenAfterGroup(token) else { return true }
    switch after.kind {
    case .endOfFile, .semicolon, .rightBrace, .rightParen: return true
    case .word where after.keyword == .else: return true
    case .comma, .binaryOperator, .leftBrace: return false
    default: return after.startsLine
    }
  }

  /// At `async` or `throws` behind a parenthesis: whether `->` follows.
  mutating func arrowFollowsEffects() -> Bool {
    guard allowance > 0 else { return false }
    defer { rewind() }
    var next = lexer.next()
    while true {
      if next.kind == .leftParen {
        guard let after = tokenAfterGroup(next) else { return false }
        next = after
      }
      guard next.kind == .word, next.keyword.isEffect else { return next.kind == .arrow }
      next = lexer.next()
    }
  }
}
