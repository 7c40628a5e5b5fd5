import EavesOutline
import EavesSource
import Facts

extension OutlineFacts {
  mutating func fact(_ index: Int) {
    if let keyword = Self.keyword(kind(index)) { return declaration(index, keyword) }
    switch kind(index) {
    case .binding, .subscriptDecl: property(index)
    case .accessor: accessor(index)
    case .conditionalCompilation:
      addRange(.conditionals, index, "\(children(index, .conditionalClause).count)")
    case .attribute: attribute(index)
    case .modifier: modifier(index)
    case .inheritedType: inheritedType(index)
    case .parameter: parameter(index)
    case .returnType, .extendedType: add(.otherTypes, index, spelling(index))
    case .typeAnnotation: annotation(index)
    case .requirement where node(index).name != .none:
      for element in children(index, .element) { add(.otherTypes, element, spelling(element)) }
    default: expression(index)
    }
  }

  private static func keyword(_ kind: NodeKind) -> String? {
    switch kind {
    case .importDecl: "import"
    case .structDecl: "struct"
    case .classDecl: "class"
    case .enumDecl: "enum"
    case .actorDecl: "actor"
    case .protocolDecl: "protocol"
    case .extensionDecl: "extension"
    case .funcDecl: "func"
    case .initDecl: "init"
    case .deinitDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl: "var"
    case .typealiasDecl: "typealias"
    case .associatedTypeDecl: "associatedtype"
    case .enumCaseDecl: "case"
    case .macroDecl: "macro"
    case .operatorDecl: "operator"
    case .precedenceGroupDecl: "precedencegroup"
    default: nil
    }
  }

  private mutating func declaration(_ index: Int, _ keyword: String) {
    var keyword = keyword
    var text = name(index)
    let flags = node(index).flags
    switch kind(index) {
    case .variableDecl:
      keyword = flags.contains(.isLet) ? "let" : "var"
      text = children(index, .binding).map { node($0).name == .none ? "()" : name($0) }.joined(separator: ",")
    case .enumCaseDecl: text = children(index, .enumElement).map(name).joined(separator: ",")
    case .initDecl where flags.contains(.failable): keyword = "init?"
    case .importDecl: importFact(index)
    case .subscriptDecl: property(index)
    default: break
    }
    addRange(.declarations, index, "\(keyword) \(text)")
    addPosition(index)
  }

  private mutating func importFact(_ index: Int) {
    let attributes = children(index, .attribute).map { "@" + name($0) + " " }.joined()
    let modifiers = children(index, .modifier).map { name($0) + " " }.joined()
    let kind = children(index, .importKind).map { name($0) + " " }.joined()
    let path = children(index, .pathComponent).map(name).joined(separator: ".")
    add(.imports, index, attributes + modifiers + kind + path)
  }

  private mutating func property(_ index: Int) {
    var accessors: [String] = []
    collectAccessors(index, into: &accessors)
    let isObserved = accessors.allSatisfy { $0 == "willSet" || $0 == "didSet" }
    let text =
      accessors.isEmpty
      ? "stored" : (isObserved ? "observed " : "computed ") + accessors.joined(separator: " ")
    guard kind(index) == .binding else {
      if let name = first(index, .name) { add(.properties, name, "subscript " + text) }
      return
    }
    let specifier = node(parent(index)).flags.contains(.isLet) ? "let" : "var"
    add(.properties, index, specifier + (first(index, .initializer) == nil ? "" : " =") + " " + text)
  }

  private func collectAccessors(_ index: Int, into names: inout [String]) {
    for child in outline.children(of: index) {
      switch kind(child) {
      case .accessor: names.append(name(child))
      case .conditionalCompilation, .conditionalClause: collectAccessors(child, into: &names)
      default: break
      }
    }
  }

  private mutating func accessor(_ index: Int) {
    let isImplicit = outline.source.bytes[start(index)] == UInt8(ascii: "{")
    if !isImplicit { addRange(.accessors, index, name(index)) }
  }

  private mutating func attribute(_ index: Int) {
    let hasParentheses = outline.source.bytes[Int(node(index).range.end) - 1] == UInt8(ascii: ")")
    addRange(.attributes, index, name(index) + (hasParentheses ? "(\(labels(index)))" : ""))
  }

  private mutating func modifier(_ index: Int) {
    switch kind(parent(index)) {
    case .genericParameter, .operatorDecl: return
    default:
      add(.modifiers, index, name(index) + children(index, .modifierDetail).map { "(\(name($0)))" }.joined())
    }
  }

  private mutating func inheritedType(_ index: Int) {
    switch kind(parent(index)) {
    case .genericParameter: add(.otherTypes, index, spelling(index))
    case .operatorDecl: break
    default: addRange(.inheritance, index, spelling(index))
    }
  }

  private mutating func annotation(_ index: Int) {
    switch kind(parent(index)) {
    case .binding:
      let declaration = parent(parent(index))
      var owner = parent(declaration)
      while kind(owner) == .conditionalClause || kind(owner) == .conditionalCompilation {
        owner = parent(owner)
      }
      add(kind(owner) == .members ? .memberTypes : .otherTypes, index, spelling(index))
    case .typealiasDecl, .associatedTypeDecl: add(.otherTypes, index, spelling(index))
    default: break
    }
  }

  private mutating func parameter(_ index: Int) {
    if kind(parent(index)) == .accessor { return add(.parameters, index, "_ \(name(index))") }
    var text = "\(first(index, .label).map(name) ?? "=") \(name(index))"
    if first(index, .name) == nil { text = "_" }
    if let type = first(index, .typeAnnotation) { text += ": " + spelling(type) }
    if node(index).flags.contains(.trailing) { text += "..." }
    if first(index, .initializer) != nil { text += " =" }
    add(.parameters, index, text)
  }
}
