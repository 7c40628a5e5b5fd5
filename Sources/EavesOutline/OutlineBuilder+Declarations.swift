import EavesSource

// Declarations: from the first attribute or modifier to the end of the body.

extension OutlineBuilder {
  /// One declaration of any kind. `node` stays `notUnderstood` until the keyword has been seen.
  mutating func declaration(in body: Body) {
    let node = open(.notUnderstood)
    attributes(isOfDeclaration: true)
    modifiers()
    let keyword = token.kind == .word ? token.keyword : .none
    switch keyword {
    case .import: importDeclaration(node)
    case .struct: typeDeclaration(node, .structDecl)
    case .class: typeDeclaration(node, .classDecl)
    case .enum: typeDeclaration(node, .enumDecl)
    case .actor: typeDeclaration(node, .actorDecl)
    case .protocol: typeDeclaration(node, .protocolDecl)
    case .extension: extensionDeclaration(node)
    case .func: functionDeclaration(node)
    case .`init`: initializerDeclaration(node)
    case .`deinit`: deinitializerDeclaration(node)
    case .subscript: subscriptDeclaration(node)
    case .let, .var: variableDeclaration(node)
    case .typealias: typealiasDeclaration(node)
    case .associatedtype: associatedTypeDeclaration(node)
    case .case: enumCaseDeclaration(node)
    case .macro: macroDeclaration(node)
    case .operator: operatorDeclaration(node)
    case .precedencegroup: precedenceGroupDeclaration(node)
    case .using: usingDeclaration(node)
    default:
      if at(.pound), !atBranchEnd { macroDeclarationExpansion(node) } else { unknownDeclaration(node) }
    }
    close(node)
  }

  /// Attributes or modifiers with nothing behind them that they could belong to.
  private mutating func unknownDeclaration(_ node: Int) {
    reportUnexpected()
    if at(.rightBrace) || at(.endOfFile) || atBranchEnd { return }
    if previousEnd > Int(nodes[node].range.start), token.startsLine { return }
    repeat { skipGroup() } while !token.startsLine && !at(.rightBrace) && !at(.endOfFile) && !at(.semicolon)
  }

  private mutating func macroDeclarationExpansion(_ node: Int) {
    nodes[node].kind = .macroExpansion
    macroExpansionTail(node)
  }

  mutating func importDeclaration(_ node: Int) {
    nodes[node].kind = .importDecl
    advance()
    if at(.word), Self.isImportKind(token.keyword), peek().kind == .word { leaf(.importKind) }
    guard at(.word) else { return reportUnexpected() }
    nodes[node].name = token.name
    leaf(.pathComponent)
    if atModuleSelector {
      advance()
      advance()
      if at(.word) || token.isOperator { leaf(.pathComponent) }
    }
    while take(.period) {
      guard at(.word) || token.isOperator else { return reportUnexpected() }
      leaf(.pathComponent)
    }
  }

  private static func isImportKind(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var, .actor: true
    default: false
    }
  }

  mutating func typeDeclaration(_ node: Int, _ kind: NodeKind) {
    nodes[node].kind = kind
    advance()
    if at(.word) { declaredName(of: node) } else { reportUnexpected() }
    genericParameters()
    inheritanceClause()
    whereClause()
    memberBlock()
  }

  mutating func extensionDeclaration(_ node: Int) {
    nodes[node].kind = .extensionDecl
    advance()
    let extended = open(.extendedType)
    type()
    close(extended)
    nodes[node].name = lastTypeName(in: extended)
    inheritanceClause()
    whereClause()
    memberBlock()
  }

  /// The name of the last component among the direct children of a node that holds a type.
  private func lastTypeName(in container: Int) -> NameID {
    guard container < nodes.count else { return .none }
    var name = NameID.none
    var index = container + 1
    while index < nodes.count {
      if nodes[index].kind == .typeName || nodes[index].kind == .typeMember { name = nodes[index].name }
      index = Int(nodes[index].next)
    }
    return name
  }

  private mutating func inheritanceClause() {
    guard take(.colon) else { return }
    repeat { type(in: .inheritedType) } while take(.comma)
  }

  private mutating func memberBlock() {
    guard at(.leftBrace) else { return reportUnexpected() }
    guard enter() else { return }
    defer { depth -= 1 }
    let node = open(.members)
    braces(.members)
    close(node)
  }

  mutating func functionDeclaration(_ node: Int) {
    nodes[node].kind = .funcDecl
    advance()
    functionName(node)
    genericParameters()
    signature()
    whereClause()
    bodyIfPresent()
  }

  /// A word or an operator. `<` at the end of an operator belongs to the generic parameters behind it.
  private mutating func functionName(_ node: Int) {
    if at(.word) { return declaredName(of: node) }
    switch token.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .equal, .arrow, .infixQuestion, .postfixQuestion,
      .postfixExclaim:
      operatorName(node)
    default: reportUnexpected()
    }
  }

  private mutating func operatorName(_ node: Int) {
    var end = token.end
    if end - token.start > 1, lexer.bytes[end - 1] == UInt8(ascii: "<"), Lexer.isWordByte(lexer.byte(end)) {
      end -= 1
    }
    let name = lexer.intern(token.start, end)
    nodes[node].name = name
    append(.name, from: token.start, to: end, name: name)
    advance(to: end)
  }

  /// Parameters, effects, result.
  private mutating func signature() {
    parameterClause()
    effects()
    resultClause()
  }

  mutating func resultClause() {
    if take(.arrow) { type(in: .returnType) }
  }

  mutating func effects() {
    while at(.word), token.keyword.isEffect {
      let node = open(.effect, name: token.name)
      let isThrows = at(.throws)
      advance()
      if isThrows, at(.leftParen), !token.startsLine {
        let start = token.start
        advance()
        type()
        expectClose(.rightParen, "(", from: start)
      }
      close(node)
    }
  }

  mutating func bodyIfPresent() {
    guard at(.leftBrace) else { return }
    block()
  }

  mutating func initializerDeclaration(_ node: Int) {
    nodes[node].kind = .initDecl
    declaredName(of: node)
    if at(.postfixQuestion) || at(.postfixExclaim) || at(.infixQuestion) || atFreeExclaim {
      nodes[node].flags.insert(.failable)
      advance()
    }
    genericParameters()
    signature()
    whereClause()
    bodyIfPresent()
  }

  /// `init !(x: Int)`: blanks before the mark make it an operator.
  private var atFreeExclaim: Bool {
    token.isOperator && token.end == token.start + 1 && lexer.bytes[token.start] == UInt8(ascii: "!")
  }

  mutating func deinitializerDeclaration(_ node: Int) {
    nodes[node].kind = .deinitDecl
    declaredName(of: node)
    effects()
    bodyIfPresent()
  }

  mutating func subscriptDeclaration(_ node: Int) {
    nodes[node].kind = .subscriptDecl
    declaredName(of: node)
    genericParameters()
    signature()
    whereClause()
    if at(.leftBrace) { accessorBlock() }
  }

  mutating func typealiasDeclaration(_ node: Int) {
    nodes[node].kind = .typealiasDecl
    advance()
    guard at(.word) else { return reportUnexpected() }
    declaredName(of: node)
    genericParameters()
    aliasedType()
    whereClause()
  }

  mutating func associatedTypeDeclaration(_ node: Int) {
    nodes[node].kind = .associatedTypeDecl
    advance()
    guard at(.word) else { return reportUnexpected() }
    declaredName(of: node)
    inheritanceClause()
    aliasedType()
    whereClause()
  }

  /// `= Type` of an alias, or of an associated type's default.
  private mutating func aliasedType() {
    if take(.equal) { type(in: .typeAnnotation) }
  }

  mutating func macroDeclaration(_ node: Int) {
    nodes[node].kind = .macroDecl
    advance()
    functionName(node)
    genericParameters()
    signature()
    initializerClause()
    whereClause()
  }

  mutating func operatorDeclaration(_ node: Int) {
    nodes[node].kind = .operatorDecl
    advance()
    functionName(node)
    if take(.colon) {
      repeat {
        guard at(.word) else { break }
        type(in: .inheritedType)
      } while take(.comma)
    }
    if at(.leftBrace), !token.startsLine { skipBalanced() }
  }

  mutating func precedenceGroupDeclaration(_ node: Int) {
    nodes[node].kind = .precedenceGroupDecl
    advance()
    guard at(.word) else { return reportUnexpected() }
    declaredName(of: node)
    if at(.leftBrace) { skipBalanced() }
  }
}

extension OutlineBuilder {
  /// At `using` of a file: whether it says what holds for all of it, on its own line: `using nonisolated`.
  mutating func usingDeclarationFollows() -> Bool {
    let next = peek()
    return !next.startsLine && (next.kind == .at || next.kind == .word && next.keyword == .nonisolated)
  }

  /// `using @MainActor`, `using nonisolated`.
  private mutating func usingDeclaration(_ node: Int) {
    nodes[node].kind = .usingDecl
    advance()
    if at(.at) { attribute(isOfDeclaration: true) } else { leaf(.modifier) }
  }
}

// MARK: - Enum cases

extension OutlineBuilder {
  mutating func enumCaseDeclaration(_ node: Int) {
    nodes[node].kind = .enumCaseDecl
    advance()
    repeat {
      guard at(.word) else { return reportUnexpected() }
      let element = open(.enumElement)
      declaredName(of: element)
      if at(.leftParen) { parameterClause(isEnumCase: true) }
      initializerClause()
      close(element)
    } while take(.comma)
  }
}
