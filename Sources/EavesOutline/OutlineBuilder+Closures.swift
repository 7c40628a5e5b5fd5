import EavesSource

// Closures: what stands before `in`, then statements.

extension OutlineBuilder {
  mutating func closure() {
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.closure)
    let hasSignature = closureHasSignature()
    let outer = context
    context = Context()
    let start = token.start
    advance()
    if hasSignature { closureSignature() }
    bracedItems(.block, from: start)
    context = outer
    close(node)
  }

  private mutating func closureSignature() {
    attributes()
    if at(.leftBracket) { list(.rightBracket, "[") { $0.capture() } }
    if at(.leftParen) {
      list(.rightParen, "(") { $0.closureParameter() }
    } else {
      closureShorthandParameters()
    }
    effects()
    resultClause()
    if at(.in) { advance() } else { reportUnexpected() }
  }

  /// `a, _, c`.
  private mutating func closureShorthandParameters() {
    while at(.word), !at(.in), !token.keyword.isEffect {
      let node = open(.parameter)
      declaredName(of: node)
      close(node)
      guard take(.comma) else { return }
    }
  }

  /// Of `(a, b)` or `(a: T, _ b: U)`.
  private mutating func closureParameter() {
    let node = open(.parameter)
    attributes()
    if at(.leftParen) { skipBalanced() }
    if at(.word), peek().kind == .word { leaf(.label) }
    if at(.word) { declaredName(of: node) }
    typeAnnotationClause()
    if token.isOperator, token.keyword == .ellipsis {
      nodes[node].flags.insert(.trailing)
      advance()
    }
    close(node)
  }

  /// Of `[weak self, x = y, unowned(safe) z]`.
  private mutating func capture() {
    let node = open(.capture)
    if at(.weak) || at(.unowned), peek().kind == .word || peek().kind == .leftParen {
      let modifier = open(.modifier, name: token.name)
      advance()
      modifierDetail()
      close(modifier)
    }
    if at(.word) {
      nodes[node].name = token.name
      if token.isQuoted { nodes[node].flags.insert(.quoted) }
      advance()
    }
    initializerClause()
    close(node)
  }
}
