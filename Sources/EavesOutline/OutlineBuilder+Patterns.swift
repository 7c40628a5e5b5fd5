import EavesSource

// Conditions and patterns. A pattern is read as an expression in which `let` and `var` may stand.

extension OutlineBuilder {
  /// The clauses of `if`, `guard` and `while`.
  mutating func conditions(allowsTrailingClosures: Bool = false) {
    let outer = context
    context = Context(allowsTrailingClosures: allowsTrailingClosures)
    repeat {
      if at(.leftBrace), previousIsComma, bodyStandsBehindComma() { break }
      condition()
    } while take(.comma)
    context = outer
  }

  private var previousIsComma: Bool { previousEnd > 0 && lexer.bytes[previousEnd - 1] == UInt8(ascii: ",") }

  private mutating func condition() {
    let node = open(.condition)
    if at(.let) || at(.var) || at(.inout) {
      optionalBinding()
    } else if at(.case) {
      casePattern()
    } else if at(.pound), token.keyword == .available || token.keyword == .unavailable {
      availability()
    } else {
      expression()
    }
    close(node)
  }

  private mutating func optionalBinding() {
    let node = open(.optionalBinding, flags: at(.let) ? .isLet : [])
    advance()
    if at(.word) {
      declaredName(of: node)
    } else if at(.leftParen) {
      pattern(isBinding: true)
    } else {
      reportUnexpected()
    }
    typeAnnotationClause()
    initializerClause()
    close(node)
  }

  private mutating func casePattern() {
    let node = open(.casePattern)
    advance()
    pattern(isBinding: false)
    typeAnnotationClause()
    initializerClause()
    close(node)
  }

  /// `#available(iOS 17, *)`: nothing inside names anything of the project.
  private mutating func availability() {
    let node = open(.availability, name: token.name)
    advance()
    if at(.leftParen) { skipBalanced() }
    close(node)
  }

  /// What a case, a `for` or a `catch` matches. `isBinding`: plain names are bound, as in `for x in`.
  mutating func pattern(isBinding: Bool, allowsTrailingClosures: Bool = false) {
    let node = open(.pattern)
    let outer = context
    let outerLet = isBindingLet
    isBindingLet = true
    context = Context(
      allowsTrailingClosures: allowsTrailingClosures, pattern: isBinding ? .binding : .matching)
    expression()
    context = outer
    isBindingLet = outerLet
    close(node)
  }
}
