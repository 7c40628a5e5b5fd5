import EavesOutline

/// Distinguishes a value of a type, or an optional of it, from a collection of such values, a tuple and a wrapper.
///
/// The core types of a value leave out what wraps them; this counts the collections. It follows the same path from a
/// name to its declaration as the core types. Where the path ends, the shape is unknown.
struct ValueShape {
  private let project: Project
  /// The type by its name, and what it stands for as a typealias.
  private let names: Set<Symbol>

  init(project: Project, of name: Symbol) {
    self.project = project
    let aliases = project.typesNamed(name).filter { project.types[$0.index].kind == .alias }
    let targets = aliases.flatMap { project.types[$0.index].supertypes }
    names = Set([name] + targets.map { project.types[$0.index].name })
  }

  /// Whether what a chain is, up to one of its parts, is a value of the type or of one that inherits from it.
  func isValue(chainFrom head: Int, upTo end: Int, file: Int) -> Bool {
    let types = project.types(ofChainFrom: head, upTo: end, file: file)
    return types.contains(where: isMeant)
      && layers(ofChainFrom: head, upTo: end, file: file, depth: Project.inferenceDepth) == 0
  }

  /// Whether what a chain is, up to one of its parts, is a collection of values of the type.
  func isCollection(chainFrom head: Int, upTo end: Int, file: Int) -> Bool {
    layers(ofChainFrom: head, upTo: end, file: file, depth: Project.inferenceDepth).map { $0 > 0 } ?? false
  }

  private func isMeant(_ type: TypeIndex) -> Bool {
    names.contains(project.types[type.index].name)
      || project.allSupertypes(of: type).contains { names.contains(project.types[$0.index].name) }
  }
}

// MARK: Expressions

extension ValueShape {
  /// How many collections are around the type; nil where that is not known.
  private func layers(ofChainFrom head: Int, upTo end: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    var layers = layers(ofHead: head, file: file, depth: depth - 1)
    let steps = project.chainTypes(from: head, upTo: end, file: file)
    for (part, before) in zip(outline.parts(behind: head), steps) {
      if part >= end { break }
      switch outline.nodes[part].kind {
      case .call, .optionalChain, .forceUnwrap: continue
      case .subscript_: layers = layers.flatMap { $0 > 0 ? $0 - 1 : nil }
      case .member:
        let name = project.files[file].symbol(part)
        layers = self.layers(ofMember: name, of: before, in: layers, depth: depth - 1)
      default: return nil
      }
    }
    return layers
  }

  private func layers(ofHead head: Int, file: Int, depth: Int) -> Int? {
    let outline = project.files[file].outline
    switch outline.nodes[head].kind {
    case .identifier:
      if let type = project.typeUse(at: head, in: file) {
        return layers(ofName: head, type, file: file, depth)
      }
      return project.declaration(of: head, in: file).flatMap { layers(of: $0, file: file, depth: depth) }
    case .tuple:
      let elements = outline.children(of: head).prefix(2).filter { outline.nodes[$0].kind == .element }
      return elements.count == 1 ? layers(ofExpressionIn: elements[0], file: file, depth: depth) : nil
    case .arrayLiteral, .dictionaryLiteral:
      let isPair = outline.nodes[head].kind == .dictionaryLiteral
      let first = outline.children(of: head).prefix(2).filter { outline.nodes[$0].kind == .element }
      let value = isPair ? first.dropFirst().first : first.first
      return value.flatMap { layers(ofExpressionIn: $0, file: file, depth: depth) }.map { $0 + 1 }
    default: return nil
    }
  }

  /// - Parameter layers: those of what the member is asked of.
  private func layers(
    ofMember name: Symbol, of receivers: [TypeIndex], in layers: Int?, depth: Int
  ) -> Int? {
    for receiver in receivers {
      guard let member = project.member(named: name, of: receiver) else { continue }
      // `trips.count` is the array's, whatever a trip has.
      if layers ?? 0 > 0 { return nil }
      return self.layers(of: .member(member), file: 0, depth: depth)
    }
    guard let layers else { return nil }
    switch project.symbols.text(name) {
    case "first", "last", "randomElement", "removeFirst", "removeLast", "popLast":
      return layers > 0 ? layers - 1 : nil
    default: return layers
    }
  }

  /// Of the first chain that stands there.
  private func layers(ofExpressionIn container: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    if project.literalType(in: container, file: file) != nil { return 0 }
    if let cast = outline.children(of: container).first(where: { outline.nodes[$0].kind == .cast }) {
      return outline.name(of: cast) == "is" ? nil : layers(ofTypeIn: cast, file: file, depth: depth - 1)
    }
    let end = Int(outline.nodes[container].next)
    for child in outline.children(of: container) {
      switch outline.nodes[child].kind {
      case .prefixKeyword, .prefixOperator: continue
      case .ternary: return layers(ofExpressionIn: child, file: file, depth: depth - 1)
      default:
        if outline.nodes[child].flags.contains(.continues) { continue }
        return layers(ofChainFrom: child, upTo: end, file: file, depth: depth - 1)
      }
    }
    return nil
  }
}

// MARK: Declarations

extension ValueShape {
  private func layers(of declared: Declared, file: Int, depth: Int) -> Int? {
    switch declared {
    case .local(let node): return layers(ofDeclaration: node, file: file, depth: depth)
    case .member(let member):
      let place = project.members[member].node
      return layers(ofDeclaration: Int(place.node), file: Int(place.file), depth: depth)
    case .global(let place):
      return layers(ofDeclaration: Int(place.node), file: Int(place.file), depth: depth)
    case .selfOf: return 0
    case .implicitParameter(let closure, _): return layers(ofParameterOf: closure, file: file, depth: depth)
    }
  }

  private func layers(ofDeclaration node: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    let kind = outline.nodes[node].kind
    switch kind {
    case .funcDecl, .subscriptDecl:
      return outline.firstChild(of: node, kind: .returnType).flatMap {
        layers(ofTypeIn: $0, file: file, depth: depth - 1)
      }
    case .initDecl, .enumElement: return 0
    case .boundName:
      return layers(matchedBy: Int(outline.nodes[node].parent), file: file, depth: depth - 1)
    default: break
    }
    if let type = outline.annotation(of: node) { return layers(ofTypeIn: type, file: file, depth: depth - 1) }
    if kind == .binding, !project.environmentTypes(ofBinding: node, file: file).isEmpty { return 0 }
    if let value = outline.firstChild(of: node, kind: .initializer) {
      return layers(ofExpressionIn: value, file: file, depth: depth - 1)
    }
    let parent = Int(outline.nodes[node].parent)
    switch kind {
    case .optionalBinding, .capture:
      return project.outerDeclaration(of: node, in: file).flatMap {
        layers(of: $0, file: file, depth: depth - 1)
      }
    case .parameter where outline.nodes[parent].kind == .accessor:
      return layers(ofDeclaration: Int(outline.nodes[parent].parent), file: file, depth: depth - 1)
    case .parameter where outline.nodes[parent].kind == .closure:
      return layers(ofParameterOf: parent, file: file, depth: depth - 1)
    default: return nil
    }
  }

  /// The parameter of a closure is an element of the receiver of its call, or of the first argument.
  private func layers(ofParameterOf closure: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    for source in project.sourcesOfElements(forClosure: closure, file: file) {
      switch source {
      case .argument(let argument):
        guard let layers = layers(ofExpressionIn: argument, file: file, depth: depth - 1) else { continue }
        return max(0, layers - 1)
      case .chain(let head, let end):
        guard let layers = layers(ofChainFrom: head, upTo: end, file: file, depth: depth - 1) else {
          continue
        }
        // A publisher emits the values that it wraps.
        let isPublished = ["sink", "receive", "handleEvents", "removeDuplicates", "then"].contains(
          project.files[file].outline.name(of: end))
        return isPublished ? layers : max(0, layers - 1)
      }
    }
    return nil
  }

  /// Of what a pattern, or a part of one, is held against.
  private func layers(matchedBy container: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    if let cast = outline.children(of: container).prefix(4).first(where: { outline.nodes[$0].kind == .cast })
    {
      return layers(ofTypeIn: cast, file: file, depth: depth - 1)
    }
    let around = Int(outline.nodes[container].parent)
    switch outline.nodes[container].kind {
    case .pattern:
      let whole = project.subject(ofPattern: container, file: file).flatMap {
        layers(ofExpressionIn: $0, file: file, depth: depth - 1)
      }
      return outline.nodes[around].kind == .forStmt ? whole.flatMap { $0 > 0 ? $0 - 1 : nil } : whole
    case .element where outline.nodes[around].kind == .tuple:
      return layers(matchedBy: Int(outline.nodes[around].parent), file: file, depth: depth - 1)
    case .argument where outline.nodes[around].kind == .call:
      if let value = project.value(matchedBy: container, of: around, file: file, depth: depth) {
        return layers(ofDeclaration: Int(value.node), file: Int(value.file), depth: depth - 1)
      }
      return layers(matchedBy: Int(outline.nodes[around].parent), file: file, depth: depth - 1)
    default: return nil
    }
  }
}

// MARK: Written types

extension ValueShape {
  private func layers(ofTypeIn container: Int, file: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    var layers: Int?
    for part in outline.children(of: container) {
      switch outline.nodes[part].kind {
      case .typeName:
        // Of `P & Q` either may be the type.
        let type = project.typeUse(at: part, in: file)
        let found = type.flatMap { self.layers(ofName: part, $0, file: file, depth - 1) }
        layers = layers == 0 ? 0 : found
      case .arrayType: layers = self.layers(ofTypeIn: part, file: file, depth: depth - 1).map { $0 + 1 }
      case .dictionaryType:
        // What is behind the colon is the last of its parts.
        layers = self.layers(ofTypeIn: part, file: file, depth: depth - 1).map { $0 + 1 }
      case .tupleType:
        let elements = outline.children(of: part).prefix(2).filter { outline.nodes[$0].kind == .element }
        layers = elements.count == 1 ? self.layers(ofTypeIn: elements[0], file: file, depth: depth - 1) : nil
      case .functionResult: layers = self.layers(ofTypeIn: part, file: file, depth: depth - 1)
      case .element: layers = self.layers(ofTypeIn: part, file: file, depth: depth - 1)
      default: continue
      }
    }
    return layers
  }

  private func layers(ofName node: Int, _ type: TypeIndex, file: Int, _ depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let outline = project.files[file].outline
    let symbol = project.files[file].symbol(node)
    if symbol != project.types[type.index].name, let alias = alias(symbol) {
      return layers(ofTypeIn: Int(alias.node), file: Int(alias.file), depth: depth - 1)
    }
    if isMeant(type) { return 0 }
    let arguments = outline.children(of: node).filter { outline.nodes[$0].kind == .genericArgument }
    guard let last = arguments.last else { return 0 }
    switch project.name(type) {
    case "Optional": return layers(ofTypeIn: last, file: file, depth: depth - 1)
    case "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "Sequence", "Collection",
      "AsyncSequence",
      "AsyncStream", "AsyncThrowingStream", "OrderedSet", "OrderedDictionary", "IdentifiedArray",
      "IdentifiedArrayOf":
      return layers(ofTypeIn: last, file: file, depth: depth - 1).map { $0 + 1 }
    default: return nil
    }
  }

  /// What holds the type that a typealias stands for; nil for other names.
  private func alias(_ name: Symbol) -> NodeRef? {
    guard let type = project.typesNamed(name).first(where: { project.types[$0.index].kind == .alias }) else {
      return nil
    }
    let place = project.types[type.index].place
    return project.files[Int(place.file)].outline.firstChild(of: Int(place.node), kind: .typeAnnotation).map {
      NodeRef(file: Int(place.file), node: $0)
    }
  }
}
