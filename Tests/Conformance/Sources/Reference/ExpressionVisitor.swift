import Facts
import SwiftSyntax

/// Expressions: calls, names, operators, literals, key paths.
class ExpressionVisitor: PartVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let count = closures(node.trailingClosure, node.additionalTrailingClosures)
    let head = "\(calleeName(node.calledExpression))(\(labels(node.arguments)))\(count)"
    let extra = node.additionalTrailingClosures.map { " " + plain($0.label) }.joined()
    let opening = node.leftParen ?? node.trailingClosure?.leftBrace
    if let opening {
      found.add(.calls, start(opening), "\(head)\(extra) ..\(end(node))")
      addPosition(opening)
    }
    return .visitChildren
  }

  private func calleeName(_ callee: ExprSyntax) -> String {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return plain(name.baseName) }
    if let member = callee.as(MemberAccessExprSyntax.self) { return plain(member.declName.baseName) }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { return calleeName(generic.expression) }
    return ""
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let count = closures(node.trailingClosure, node.additionalTrailingClosures)
    found.add(.subscripts, start(node.leftSquare), "[\(labels(node.arguments))]\(count) ..\(end(node))")
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macro(
      node, node.macroName, node.arguments, closures(node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macro(
      node, node.macroName, node.arguments, closures(node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  private func macro(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closures: Int
  ) {
    addRange(.macros, node, "#\(plain(name))(\(labels(arguments)))\(closures)")
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let names = node.argumentNames {
      add(.calls, names, "argument names \(names.arguments.map { plain($0.name) + ":" }.joined())")
    }
    switch node.baseName.tokenKind {
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
      add(.operators, node.baseName, text)
    default: add(.names, node.baseName, plain(node.baseName))
    }
    if let selector = node.moduleSelector { silence(selector) }
    return .skipChildren
  }

  /// The module before `::` is a matter of lookup, not of the expression.
  override func visit(_ node: ModuleSelectorSyntax) -> SyntaxVisitorContinueKind {
    silence(node)
    return .skipChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    add(.names, node, "super")
    return .visitChildren
  }

  // MARK: - Key paths

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.keyPaths, node, spelling(node))
    addPosition(node)
    if let root = node.root { component(ofType: root) }
    for part in node.components { component(part) }
    return .skipChildren
  }

  private func component(ofType type: TypeSyntax) {
    if let type = type.as(IdentifierTypeSyntax.self) {
      add(.keyPaths, type.name, plain(type.name))
      if let clause = type.genericArgumentClause { walk(clause) }
    } else if let type = type.as(MemberTypeSyntax.self) {
      component(ofType: type.baseType)
      add(.keyPaths, type.name, plain(type.name))
      if let clause = type.genericArgumentClause { walk(clause) }
    } else if let type = type.as(MetatypeTypeSyntax.self) {
      component(ofType: type.baseType)
      add(.keyPaths, type.metatypeSpecifier, type.metatypeSpecifier.text)
    } else if let type = type.as(OptionalTypeSyntax.self) {
      component(ofType: type.wrappedType)
      add(.operators, type.questionMark, "?")
    } else {
      walk(type)
    }
  }

  private func component(_ part: KeyPathComponentSyntax) {
    switch part.component {
    case .property(let property):
      add(.keyPaths, property.declName.baseName, plain(property.declName.baseName))
      if let clause = property.genericArgumentClause { walk(clause) }
    case .subscript(let subscripted): walk(subscripted.arguments)
    case .optional(let optional):
      add(.operators, optional.questionOrExclamationMark, optional.questionOrExclamationMark.text)
    default: silence(part)
    }
  }

  // MARK: - Operators

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.operator, node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.operator, node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.ampersand, "&")
    return .visitChildren
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "=")
    return .visitChildren
  }

  override func visit(_ node: ArrowExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.arrow, "->")
    return .visitChildren
  }

  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.operators, node, "? :")
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "as" + (node.questionOrExclamationMark?.text ?? ""))
    return .visitChildren
  }

  override func visit(_ node: UnresolvedIsExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "is")
    return .visitChildren
  }

  override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "is")
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.questionMark, "?")
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.exclamationMark, "!")
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "try" + (node.questionOrExclamationMark?.text ?? ""))
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "await")
    return .visitChildren
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "unsafe")
    return .visitChildren
  }

  override func visit(_ node: ConsumeExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "consume")
    return .visitChildren
  }

  override func visit(_ node: BorrowExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "borrow")
    return .visitChildren
  }

  override func visit(_ node: CopyExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node, "copy")
    return .visitChildren
  }

  // MARK: - Literals and closures

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "string")
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if node.expressions.isEmpty { return .skipChildren }
    addRange(.literals, node.expressions, "interpolation \(labels(node.expressions))")
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "integer")
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "float")
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "boolean")
    return .visitChildren
  }

  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "nil")
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.literals, node, "regex")
    return .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.collections, node, "array")
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    addRange(.collections, node, "dictionary")
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = node.signature?.capture?.items.map { plain($0.name) }.joined(separator: ",") ?? ""
    addRange(.closures, node, "[\(captures)]")
    return .visitChildren
  }
}
