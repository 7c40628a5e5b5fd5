import EavesSource

// Attributes and modifiers.

extension OutlineBuilder {
  /// Any number of attributes, also those that stand between `#if` and `#endif`; those beyond `Limits.marks` are read
  /// and belong to nothing. Returns how many the declaration has with those `before`.
  ///
  /// - Parameter isOfDeclaration: whether no type stands behind them: then a parenthesis behind a blank holds arguments.
  @discardableResult
  mutating func attributes(after before: Int = 0, isOfDeclaration: Bool = false) -> Int {
    let outer = parent
    var count = before
    while at(.at) || (atPound(.if) && branchHoldsAttributesAlone()) {
      setAside(count, of: outer)
      if at(.at) { attribute(isOfDeclaration: isOfDeclaration) } else { conditional(.attributes) }
      count += 1
    }
    close(upTo: outer)
    return count
  }

  /// Opens what holds the attributes and modifiers that are too many: who asks about a declaration reads those that
  /// belong to it once for each of its names.
  private mutating func setAside(_ count: Int, of outer: UInt32) {
    guard count >= Limits.marks, parent == outer else { return }
    if irregularities.last?.message != Self.tooMany { report(token.start, token.end, Self.tooMany) }
    _ = open(.notUnderstood)
  }

  private static let tooMany =
    "more than \(Limits.marks) attributes or modifiers: this one and those behind it belong to no declaration"

  /// `@Module.Name<Argument>(arguments)`; of a declaration also `@available (iOS 17, *)`.
  mutating func attribute(isOfDeclaration: Bool = false) {
    let node = open(.attribute)
    advance()
    guard at(.word), isAdjacent else {
      reportUnexpected()
      close(node)
      return
    }
    skipModuleSelector()
    guard at(.word) else {
      reportUnexpected()
      close(node)
      return
    }
    let keyword = token.keyword
    var name = nodes.count
    declaredName(of: node)
    if isAdjacent { genericArgumentClause() }
    while at(.period), isAdjacent, peek().kind == .word {
      if nodes.count == name + 1 { nodes.removeLast() }
      advance()
      name = nodes.count
      declaredName(of: node)
      if isAdjacent { genericArgumentClause() }
    }
    let holdsArguments = isAdjacent || isOfDeclaration && !token.startsLine
    if at(.leftParen), holdsArguments, !Self.takesNoArguments(keyword),
      isOfDeclaration || !groupIsParameters()
    {
      argumentList(isLenient: true)
    }
    close(node)
  }

  /// Attributes of function types, behind which a parenthesis is the type.
  private static func takesNoArguments(_ keyword: Keyword) -> Bool {
    keyword == .escaping || keyword == .autoclosure || keyword == .Sendable || keyword == .noescape
  }

  /// Modifiers up to the keyword of the declaration.
  mutating func modifiers() {
    let outer = parent
    var count = 0
    while at(.word), token.keyword.isModifier || token.keyword == .class, isModifierHere() {
      setAside(count, of: outer)
      modifier()
      count += 1
      if at(.at) { count = attributes(after: count, isOfDeclaration: true) }
    }
    close(upTo: outer)
  }

  /// `class`, and words that are modifiers only before another word of the declaration.
  private mutating func isModifierHere() -> Bool {
    if token.keyword.isReservedModifier { return true }
    let next = peek()
    if next.kind == .leftParen { return token.keyword != .class }
    if token.keyword == .class {
      return next.kind == .word && !next.isQuoted
        && (next.keyword.introducesDeclaration || next.keyword.isModifier) && next.keyword != .actor
        && next.keyword != .macro && classModifierContinues(next)
    }
    return next.kind == .word || next.kind == .at || next.kind == .pound
  }

  /// `class open { }` declares a type: a modifier behind `class` has a word behind it.
  private mutating func classModifierContinues(_ next: Token) -> Bool {
    guard next.keyword.isModifier else { return true }
    let third = peek(behind: next)
    return third.kind == .word || third.kind == .leftParen
  }

  private mutating func modifier() {
    let node = open(.modifier, name: token.name)
    advance()
    modifierDetail()
    close(node)
  }

  /// `(set)`, `(unsafe)` behind a modifier.
  mutating func modifierDetail() {
    guard at(.leftParen) else { return }
    let start = token.start
    advance()
    if at(.word) { leaf(.modifierDetail) }
    if !at(.rightParen) { skipToListBoundary() }
    expectClose(.rightParen, "(", from: start)
  }
}
