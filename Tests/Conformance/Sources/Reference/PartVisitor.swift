import Facts
import SwiftSyntax

/// Parts of declarations: attributes, modifiers, inheritance, parameters, types.
class PartVisitor: DeclarationVisitor {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = lastName(node.attributeName)
    walkGenericArguments(node.attributeName)
    switch node.arguments {
    case nil:
      addRange(.attributes, node, name + (node.leftParen == nil ? "" : "()"))
    case .argumentList(let list):
      addRange(.attributes, node, "\(name)(\(labels(list)))")
      walk(list)
    case .availability(let list):
      let labels = list.map { element in
        element.argument.as(AvailabilityLabeledArgumentSyntax.self).map { $0.label.text + ":" } ?? "_:"
      }
      addRange(.attributes, node, "\(name)(\(labels.joined()))")
      silence(list)
    case .some(let other):
      addRange(.attributes, node, "\(name)(*)")
      silence(other)
    }
    return .skipChildren
  }

  /// An attribute's own name is no mention of a type, its generic arguments are.
  private func walkGenericArguments(_ type: TypeSyntax) {
    if let type = type.as(IdentifierTypeSyntax.self), let clause = type.genericArgumentClause { walk(clause) }
    if let type = type.as(MemberTypeSyntax.self) {
      walkGenericArguments(type.baseType)
      if let clause = type.genericArgumentClause { walk(clause) }
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    add(.modifiers, node, node.name.text + (node.detail.map { "(\($0.detail.text))" } ?? ""))
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
    add(.modifiers, node, node.specifier.text + (node.detail.map { "(\($0.text))" } ?? ""))
    return .skipChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    addRange(.inheritance, node.type, spelling(node.type))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(
      node, node.secondName == nil ? nil : node.firstName, node.secondName ?? node.firstName, node.type,
      isVariadic: node.ellipsis != nil, hasDefault: node.defaultValue != nil)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(
      node, node.secondName == nil ? nil : node.firstName, node.secondName ?? node.firstName, node.type,
      hasDefault: node.defaultValue != nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(
      node, node.secondName == nil ? nil : node.firstName, node.secondName ?? node.firstName, node.type,
      isVariadic: node.ellipsis != nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(node, nil, node.name, nil)
    return .visitChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    add(.parameters, node.name, "_ \(plain(node.name))")
    return .visitChildren
  }

  private func parameter(
    _ node: some SyntaxProtocol, _ label: TokenSyntax?, _ name: TokenSyntax?, _ type: TypeSyntax?,
    isVariadic: Bool = false, hasDefault: Bool = false
  ) {
    var text = "\(label == nil ? "=" : plain(label)) \(plain(name))"
    if name == nil { text = "_" }
    if let type { text += ": " + spelling(type) }
    if isVariadic { text += "..." }
    if hasDefault { text += " =" }
    add(.parameters, node, text)
  }

  override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
    if !(node.parent?.is(FunctionTypeSyntax.self) ?? false) {
      add(.otherTypes, node.type, spelling(node.type))
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { add(.otherTypes, type, spelling(type)) }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    add(.otherTypes, node.leftType, spelling(node.leftType))
    add(.otherTypes, node.rightType, spelling(node.rightType))
    return .visitChildren
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    add(.otherTypes, node.leftType, spelling(node.leftType))
    add(.otherTypes, node.rightType, spelling(node.rightType))
    return .visitChildren
  }

  override func visit(_ node: LayoutRequirementSyntax) -> SyntaxVisitorContinueKind {
    silence(node)
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.names, node.name, plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.names, node.name, plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.names, node.metatypeSpecifier, node.metatypeSpecifier.text)
    return .visitChildren
  }

  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.names, node, "class")
    return .visitChildren
  }

  override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.questionMark, "?")
    return .visitChildren
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.operators, node.exclamationMark, "!")
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let ampersand = node.ampersand { add(.operators, ampersand, "&") }
    return .visitChildren
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    addRange(.collections, node, "array")
    return .visitChildren
  }

  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    addRange(.collections, node, "array")
    return .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    addRange(.collections, node, "dictionary")
    return .visitChildren
  }
}
