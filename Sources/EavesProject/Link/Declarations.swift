import EavesOutline
package import EavesSource

/// Queries about declarations for all stages.
extension Project {
  /// Functions outside types, in the order of the code.
  package var globalFunctions: [(name: Symbol, place: NodeRef)] {
    var functions: [(name: Symbol, place: NodeRef)] = []
    for (name, places) in globals {
      for place in places where files[Int(place.file)].outline.nodes[Int(place.node)].kind == .funcDecl {
        functions.append((name, place))
      }
    }
    return functions.sorted { $0.place < $1.place }
  }

  /// Whether a node is called `super`. O(1).
  package func isSuper(_ node: Int, in file: Int) -> Bool { files[file].symbol(node) == wellKnown.superSelf }

  /// The class of the project that a class inherits from; nil where it inherits from none, or from another module's.
  package func superclass(of type: TypeIndex) -> TypeIndex? {
    type == .none ? nil : types[type.index].supertypes.first { types[$0.index].kind == .class }
  }

  /// The last part of the name of a type that begins at an identifier: `Inner` of `Outer.Inner.load()`. O(parts).
  package func lastPart(ofTypeFrom head: Int, in file: Int) -> Int {
    guard let type = typeUse(at: head, in: file), files[file].symbol(head) != types[type.index].name else {
      return head
    }
    let outline = files[file].outline
    for part in outline.parts(behind: head) {
      guard outline.nodes[part].kind == .member else { break }
      if files[file].symbol(part) == types[type.index].name { return part }
    }
    return head
  }

  /// Functions and variables outside types, in the order of the code.
  package var globalDeclarations: [NodeRef] { globals.values.joined().sorted() }

  /// Functions and variables outside types of one name, in the order of the code.
  package func globals(named name: Symbol) -> [NodeRef] { globals[name, default: []] }

  /// The members of a name that a type itself declares, extensions included; at most 16.
  package func ownMembers(named name: Symbol, of type: TypeIndex) -> [Int] {
    memberNames.all(name, of: type, most: Self.maxOverloads)
  }

  /// The node of the innermost type declaration or extension around a node; nil outside of types.
  package func enclosingDeclaration(of node: Int, in file: Int) -> Int? {
    files[file].outline.enclosingDeclaration(of: node)
  }

  /// Whether a node is called `self` or `Self`. O(1).
  package func isSelf(_ node: Int, in file: Int) -> Bool {
    let name = files[file].symbol(node)
    return name == wellKnown.selfValue || name == wellKnown.selfType
  }

  /// The type that a declaration or extension at a node declares, `.none` when it declares none. O(log n).
  package func typeDeclared(at node: Int, in file: Int) -> TypeIndex {
    declared[file].type(at: node) ?? .none
  }

  /// The innermost type whose declaration or extension surrounds a node, `.none` outside of types.
  package func enclosingType(of node: Int, in file: Int) -> TypeIndex {
    enclosingDeclaration(of: node, in: file).map { typeDeclared(at: $0, in: file) } ?? .none
  }

  /// The types whose declarations or extensions surround a stretch of code, the innermost first. O(log n + depth).
  package func types(around range: ByteRange, in file: Int) -> [TypeIndex] {
    let nodes = files[file].outline.nodes
    let declared = declared[file]
    let low = declared.indices.partitioningIndex(where: {
      nodes[Int(declared[$0].node)].range.start > range.start
    })
    var around: [TypeIndex] = []
    var at = low == 0 ? nil : Int(declared[low - 1].node)
    while let node = at {
      let type = typeDeclared(at: node, in: file)
      if type != .none, nodes[node].range.encloses(range) { around.append(type) }
      at = enclosingDeclaration(of: node, in: file)
    }
    return around
  }

  /// What stands before an extended type's name among those of a file.
  package static let extending = "extension "

  /// What a file declares at its top level, ascending, each name once, and what it only extends: `extension Trip`.
  /// Imports are left out.
  package func topLevelNames(in file: Int) -> [String] {
    let outline = files[file].outline
    var declared: Set<String> = []
    var extended: Set<String> = []
    var open = [0]
    while let node = open.popLast() {
      for child in outline.children(of: node) {
        switch outline.nodes[child].kind {
        case .conditionalCompilation, .conditionalClause, .variableDecl: open.append(child)
        case .importDecl: continue
        case .extensionDecl: extended.insert(outline.name(of: child))
        case let kind where kind.isDeclaration || kind == .binding || kind == .boundName:
          declared.insert(outline.name(of: child))
          if kind == .binding { open.append(child) }
        default: continue
        }
      }
    }
    let only = extended.subtracting(declared).subtracting([""]).map { Self.extending + $0 }
    return declared.subtracting([""]).union(only).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The member that a node declares; nil when it is no member.
  package func member(at node: Int, in file: Int) -> Int? {
    let declared = declaredMembers[file]
    let at = declared.indices.partitioningIndex(where: { declared[$0].node >= UInt32(node) })
    return at < declared.count && declared[at].node == UInt32(node) ? declared[at].member : nil
  }

  /// The members that a file declares, in source order.
  package func membersDeclared(in file: Int) -> [Int] { declaredMembers[file].map(\.member) }

  /// The type that a typeName, or an identifier that names a type, stands for. O(log n).
  package func typeUse(at node: Int, in file: Int) -> TypeIndex? { typeUses[file].type(at: node) }

  /// The typealias that a name refers to, whose target is `typeUse`; nil for other names. O(log n).
  package func aliasUse(at node: Int, in file: Int) -> TypeIndex? { aliasUses[file].type(at: node) }

  /// The type of the project that an attribute names: a property wrapper, a result builder, a global actor. Nil for
  /// other attributes.
  package func attributeType(at attribute: Int, in file: Int) -> TypeIndex? {
    let outline = files[file].outline
    guard typeNames.isDeclared(files[file].symbol(attribute)) else { return nil }
    let names = outline.children(of: attribute).filter { outline.nodes[$0].kind == .name }
    guard let last = names.last else { return nil }
    let start = Int(outline.nodes[attribute].range.start) + 1
    let written = outline.source.bytes[start..<Int(outline.nodes[last].range.end)]
    // `Outer<Trip>.Wrapper` has its arguments between the names.
    let path = BareCode(written).bytes.split(separator: UInt8(ascii: ".")).map { part in
      symbols.find(part.prefix { $0 != UInt8(ascii: "<") && $0 != 0x20 }) ?? .none
    }
    let scope = enclosingType(of: attribute, in: file)
    guard let type = lookUp(path, from: scope, at: attribute, in: file) else { return nil }
    let makers = [wellKnown.propertyWrapper, wellKnown.resultBuilder, wellKnown.globalActor]
    let place = types[type.index].place
    let isAttribute = attributes(of: Int(place.node), in: Int(place.file)).contains {
      makers.contains(files[Int(place.file)].symbol($0))
    }
    return isAttribute ? type : nil
  }

  /// The roles of the file that declares a type, as far as paths and modules alone define them: those of a typealias,
  /// too, which has no roles of its own.
  package func regionBits(ofHomeOf type: TypeIndex) -> UInt64 {
    guard let home = home(of: type) else { return 0 }
    return roles.files[Int(home.file)] & roles.regionBits
  }

  /// Tokens that stand for a type of another name: `SwiftData` of `SwiftData.ModelContext`, `Trip` of `Trip.Stop`,
  /// a typealias, a type parameter for its bound.
  package func otherNames(in file: Int) -> [(symbol: Symbol, type: TypeIndex)] {
    var found: [(symbol: Symbol, type: TypeIndex)] = []
    let (of, types) = (files[file], types)
    for use in typeUses[file] {
      let symbol = of.symbol(Int(use.node))
      if symbol == types[use.type.index].name { continue }
      if let last = found.last, last.symbol == symbol, last.type == use.type { continue }
      found.append((symbol, use.type))
    }
    for use in aliasUses[file] {
      let symbol = of.symbol(Int(use.node))
      if symbol != types[use.type.index].name { found.append((symbol, use.type)) }
    }
    return found
  }

  /// Whether accessors are written for a binding.
  package func hasAccessors(_ node: Int, in file: Int) -> Bool {
    files[file].outline.nodes[node].kind == .binding
      && files[file].outline.firstChild(of: node, kind: .accessor) != nil
  }

  /// Whether a declaration carries a modifier such as `static`.
  package func hasModifier(_ word: String, on declaration: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    return outline.head(of: declaration, .modifier).contains { outline.name(of: $0) == word }
  }

  /// The attributes of a declaration, as node indices.
  package func attributes(of declaration: Int, in file: Int) -> [Int] {
    let outline = files[file].outline
    let written = outline.head(of: declaration, .attribute)
    // `#if DEBUG`, the attribute, `#endif`
    let first = declaration + 1
    guard first < Int(outline.nodes[declaration].next), outline.nodes[first].kind == .conditionalCompilation
    else { return written }
    let branches = outline.children(of: first).flatMap { clause in
      outline.children(of: clause).filter { outline.nodes[$0].kind == .attribute }
    }
    return branches + written
  }

  /// The modules that code imports by a name; none when none of the project's is called so.
  package func modules(named name: Symbol) -> [ModuleIndex] { modulesByName[name, default: []] }

  /// A type's name with those it is nested in: `FeedView.ViewModel`.
  package func qualifiedName(_ type: TypeIndex) -> String {
    let record = types[type.index]
    let own = symbols.text(record.name)
    return record.parent == .none ? own : "\(qualifiedName(record.parent)).\(own)"
  }

  /// A type's own name, without those it is nested in; a new String each time.
  package func name(_ type: TypeIndex) -> String { symbols.text(types[type.index].name) }

  /// All types of a simple name, declared ones first.
  package func typesNamed(_ name: Symbol) -> [TypeIndex] {
    Array(typeNames.declared(name)) + (typeNames.external(name).map { [$0] } ?? [])
  }

  /// The declaration and all extensions of a type, in order of file and place.
  package func declarations(of type: TypeIndex) -> [NodeRef] {
    if types[type.index].kind == .external { return types[type.index].extensions }
    if types[type.index].extensions.isEmpty { return [types[type.index].place] }
    return [types[type.index].place] + types[type.index].extensions
  }

  /// All supertypes, direct and inherited, nearest first; bounded against cycles. O(1).
  package func allSupertypes(of type: TypeIndex) -> ArraySlice<TypeIndex> { ancestors.of(type) }

  /// The supertypes that a type has in every build that has the type: none by code under `#if`. O(1).
  func unconditionalSupertypes(of type: TypeIndex) -> ArraySlice<TypeIndex> { sureAncestors.of(type) }

  /// Types with more supertypes than are looked at.
  package var typesWithCutSupertypes: [TypeIndex] { ancestors.cut }
  /// How many supertypes of a type are looked at.
  package static var supertypeLimit: Int { Ancestors.limit }

  /// What a function answers with, by its written result; empty where others of its name answer with something else,
  /// and for what is no function.
  package func results(of declared: Declared, in file: Int) -> [TypeIndex] {
    let overloads: [NodeRef]
    switch declared {
    case .local(let node): overloads = [NodeRef(file: file, node: node)]
    case .member(let member):
      overloads = memberNames.all(members[member].name, of: members[member].owner, most: Self.maxOverloads)
        .map { members[$0].node }
    case .global(let place):
      overloads = Array(
        (globals[files[Int(place.file)].symbol(Int(place.node))] ?? []).prefix(Self.maxOverloads))
    case .selfOf, .implicitParameter: return []
    }
    guard overloads.count < Self.maxOverloads, let first = overloads.first else { return [] }
    let results = result(writtenAt: first)
    return overloads.dropFirst().allSatisfy { result(writtenAt: $0) == results } ? results : []
  }

  /// So many functions of one name are too many to compare.
  private static let maxOverloads = 16

  private func result(writtenAt place: NodeRef) -> [TypeIndex] {
    let (file, node) = (Int(place.file), Int(place.node))
    return files[file].outline.nodes[node].kind == .funcDecl ? types(ofDeclaration: node, file: file) : []
  }

  /// Whether a name in type position is that of a type parameter, which stands for its bound.
  package func isTypeParameter(_ node: Int, in file: Int) -> Bool {
    let name = files[file].symbol(node)
    guard files[file].genericNames.contains(name), let type = typeUse(at: node, in: file) else {
      return false
    }
    return types[type.index].name != name
  }

  /// The first member of a name in a type itself and its extensions; nil when the project declares none.
  package func ownMember(named name: Symbol, of type: TypeIndex) -> Int? { memberNames.first(name, of: type) }

  /// The first member of a name in a type, then in its supertypes; nil when the project declares none.
  package func member(named name: Symbol, of type: TypeIndex) -> Int? {
    if let own = ownMember(named: name, of: type) { return own }
    for supertype in ancestors.of(type) {
      if let found = memberNames.first(name, of: supertype) { return found }
    }
    return nil
  }
}

extension Project {
  /// The types that a file declares, extensions left out.
  package func declaredTypes(in file: Int) -> [TypeIndex] {
    let nodes = files[file].outline.nodes
    return declared[file].filter { nodes[Int($0.node)].kind != .extensionDecl }.map(\.type)
  }

  /// The types that a file declares, and those that its extensions give more than types within them: an
  /// `extension FeedView { class ViewModel { … } }` is no code of the view.
  package func codedTypes(in file: Int) -> [TypeIndex] {
    let outline = files[file].outline
    return declared[file].filter { declared in
      guard outline.nodes[Int(declared.node)].kind == .extensionDecl else { return true }
      guard let members = outline.firstChild(of: Int(declared.node), kind: .members) else { return false }
      return outline.children(of: members).contains { !outline.nodes[$0].kind.isTypeDeclaration }
    }.map(\.type)
  }
}

extension [TypeAtNode] {
  /// The position of the first at or after a node. O(log n).
  func first(from node: Int) -> Int { indices.partitioningIndex(where: { self[$0].node >= UInt32(node) }) }

  /// Where a node stands among those of its file; nil where it does not. O(log n).
  func position(of node: Int) -> Int? {
    let at = first(from: node)
    return at < count && self[at].node == UInt32(node) ? at : nil
  }

  /// The type of a node; nil where it has none. O(log n).
  func type(at node: Int) -> TypeIndex? { position(of: node).map { self[$0].type } }
}

extension Outline {
  /// The node of the innermost type declaration or extension around a node; nil outside of types.
  func enclosingDeclaration(of node: Int) -> Int? {
    let types = index.types
    let behind = types.indices.partitioningIndex(where: { Int(types[$0]) >= node })
    // The last that begins before the node, or one around it.
    var at = behind > 0 ? Int(types[behind - 1]) : 0
    while at != 0 {
      if nodes[at].kind.isTypeDeclaration, node < Int(nodes[at].next) { return at }
      at = around(at)
    }
    return nil
  }
}
