import EavesSource

// Variables, their bindings and their accessors.

extension OutlineBuilder {
  mutating func variableDeclaration(_ node: Int) {
    nodes[node].kind = .variableDecl
    if at(.let) { nodes[node].flags.insert(.isLet) }
    advance()
    repeat { binding() } while take(.comma)
  }

  private mutating func binding() {
    let node = open(.binding)
    if at(.leftParen) {
      tuplePattern()
    } else if at(.word) {
      declaredName(of: node)
    } else {
      reportUnexpected()
      close(node)
      return
    }
    typeAnnotationClause()
    let hasInitializer = at(.equal)
    initializerClause()
    if at(.leftBrace), !hasInitializer || !token.startsLine || accessorsFollow() { accessorBlock() }
    close(node)
  }

  /// `(a, (_, b))` of a `let`: its names, flat.
  private mutating func tuplePattern() {
    let isLet = nodes[Int(nodes[Int(parent)].parent)].flags.contains(.isLet)
    let start = token.start
    var level = 0
    repeat {
      switch token.kind {
      case .leftParen:
        level += 1
        advance()
      case .rightParen:
        level -= 1
        advance()
      case .word:
        if token.keyword != .underscore, peek().kind != .colon {
          leaf(.boundName, flags: isLet ? .isLet : [])
        } else {
          advance()
        }
      case .comma, .colon, .period, .postfixQuestion: advance()
      default: return reportUnclosed(start, "(")
      }
    } while level > 0
  }

  mutating func typeAnnotationClause() {
    if take(.colon) { type(in: .typeAnnotation) }
  }

  mutating func initializerClause() {
    guard take(.equal) else { return }
    let node = open(.initializer)
    expression()
    close(node)
  }

  /// `{ get set }`, `{ willSet { } }`, or the statements of an implicit getter.
  mutating func accessorBlock() {
    guard enter() else { return }
    defer { depth -= 1 }
    if accessorsFollow() {
      accessors()
    } else {
      let node = open(.accessor, name: Keyword.get.id)
      block()
      close(node)
    }
  }

  private mutating func accessors() {
    let start = token.start
    openBraces += 1
    advance()
    accessorList()
    openBraces -= 1
    expectClose(.rightBrace, "{", from: start)
  }

  private mutating func accessorList() {
    while !at(.rightBrace), !at(.endOfFile), !atBranchEnd {
      if take(.semicolon) { continue }
      if atPound(.if) {
        conditional(.accessors)
        continue
      }
      let before = token.start
      accessor()
      if token.start == before { return }
    }
  }

  mutating func accessor() {
    let node = open(.accessor)
    attributes(isOfDeclaration: true)
    modifiers()
    guard at(.word) else {
      close(node)
      return
    }
    nodes[node].name = token.name
    advance()
    if at(.leftParen) {
      let start = token.start
      advance()
      if at(.word) {
        let parameter = open(.parameter)
        declaredName(of: parameter)
        close(parameter)
      }
      expectClose(.rightParen, "(", from: start)
    }
    effects()
    bodyIfPresent()
    close(node)
  }

  mutating func accessorsInClause() { accessorList() }
}
