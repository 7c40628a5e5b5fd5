import Facts
import SwiftSyntax

/// Declarations: what each is, its name, where it begins and ends.
class DeclarationVisitor: FactVisitor {
  private func declare(_ node: some SyntaxProtocol, _ what: String, _ name: String)
    -> SyntaxVisitorContinueKind
  {
    addRange(.declarations, node, "\(what) \(name)")
    addPosition(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .map { "@" + lastName($0.attributeName) + " " }.joined()
    let modifiers = node.modifiers.map { $0.name.text + " " }.joined()
    let path = node.path.map { plain($0.name) }.joined(separator: ".")
    let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
    add(.imports, node, "\(attributes)\(modifiers)\(kind)\(path)")
    return declare(node, "import", plain(node.path.first?.name))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "struct", plain(node.name))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "class", plain(node.name))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "enum", plain(node.name))
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "actor", plain(node.name))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "protocol", plain(node.name))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.otherTypes, node.extendedType, spelling(node.extendedType))
    return declare(node, "extension", lastName(node.extendedType))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "func", plain(node.name))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, node.optionalMark == nil ? "init" : "init?", "init")
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "deinit", "deinit")
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.properties, node.subscriptKeyword, "subscript \(accessors(node.accessorBlock))")
    return declare(node, "subscript", "subscript")
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.otherTypes, node.initializer.value, spelling(node.initializer.value))
    return declare(node, "typealias", plain(node.name))
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.initializer?.value { add(.otherTypes, type, spelling(type)) }
    return declare(node, "associatedtype", plain(node.name))
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.elements.map { plain($0.name) }.joined(separator: ",")
    return declare(node, "case", names)
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, "macro", plain(node.name))
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    silence(node)
    return declare(node, "operator", node.name.text)
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = declare(node, "precedencegroup", plain(node.name))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { property(binding, of: node) }
    return declare(node, node.bindingSpecifier.text, names(node.bindings))
  }

  private func names(_ bindings: PatternBindingListSyntax) -> String {
    bindings.map { name($0.pattern) }.joined(separator: ",")
  }

  private func name(_ pattern: PatternSyntax) -> String {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return plain(name.identifier) }
    return pattern.is(WildcardPatternSyntax.self) ? "_" : "()"
  }

  private func property(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    let value = binding.initializer == nil ? "" : " ="
    add(
      .properties, binding.pattern,
      node.bindingSpecifier.text + value + " " + accessors(binding.accessorBlock))
    guard let type = binding.typeAnnotation?.type else { return }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    add(isMember ? .memberTypes : .otherTypes, type, spelling(type))
  }

  /// `stored`, `observed` or `computed`, and the accessors that say so.
  private func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "stored" }
    switch block.accessors {
    case .getter: return "computed get"
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      let isObserved = names.allSatisfy { $0 == "willSet" || $0 == "didSet" }
      return (isObserved ? "observed " : "computed ") + names.joined(separator: " ")
    }
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    addRange(.accessors, node, node.accessorSpecifier.text)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    addRange(.conditionals, node, "\(node.clauses.count)")
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    silence(node)
    return .skipChildren
  }
}
