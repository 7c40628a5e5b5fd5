import EavesSource

// Conditional compilation: every branch is read, whichever the compiler would take.

/// What the branches of one `#if` hold.
enum BranchContent {
  case file, members, block, switchCases, accessors, attributes, postfix, elements
}

extension OutlineBuilder {
  /// `#if … #elseif … #else … #endif`.
  mutating func conditional(_ content: BranchContent) {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.conditionalCompilation)
    let start = token.start
    let braces = openBraces
    openConditionals += 1
    var name = Keyword.poundIf
    repeat {
      clause(name, content)
      name = token.keyword == .else ? .poundElse : .poundElseif
    } while at(.pound) && (token.keyword == .else || token.keyword == .elseif)
    openConditionals -= 1
    openBraces = braces
    if atPound(.endif) { advance() } else { reportUnclosed(start, "#if") }
    close(node)
  }

  private mutating func clause(_ name: Keyword, _ content: BranchContent) {
    let node = open(.conditionalClause, name: name.id)
    advance()
    if name != .poundElse { clauseCondition() }
    switch content {
    case .file: items(in: .file)
    case .members: items(in: .members)
    case .block: items(in: .block)
    case .switchCases: switchCases()
    case .accessors: accessorsInClause()
    case .attributes: attributes(isOfDeclaration: true)
    case .postfix: postfixParts(nodes.count)
    case .elements: elementsOfClause()
    }
    if content != .file, content != .members, content != .block { skipToBranchEnd() }
    close(node)
  }

  /// Something that does not belong into a branch of this kind.
  private mutating func skipToBranchEnd() {
    guard !atBranchEnd, !at(.endOfFile), !at(.rightBrace) else { return }
    reportUnexpected()
    while !atBranchEnd, !at(.endOfFile), !at(.rightBrace), !at(.rightParen), !at(.rightBracket) {
      skipGroup()
    }
  }

  /// The condition: the rest of the line, and of the next when an operator joins them.
  private mutating func clauseCondition() {
    let node = open(.condition)
    var joins = true
    while !at(.endOfFile), joins || !token.startsLine || at(.binaryOperator) {
      joins = at(.binaryOperator)
      if at(.leftParen) { skipBalanced() } else { skipToken() }
    }
    close(node)
  }
}
