import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

extension Project {
  /// Links what the initialiser was given: declares types and members, resolves names, finds roles.
  func link() {
    let (sdk, modules, files, symbols) = (plan.sdk, modules, files, symbols)
    let frameworks = workers.begin { Frameworks(sdk, modules, files, symbols) }
    let (standing, inner) = declareTypes()
    resolveVisibility()
    resolve(frameworks.value)
    attachExtensions(holding: standing, inner)
    declareMembers()
    resolveTypeUses()
    resolveSupertypes()
    ancestors = Ancestors(of: types)
    resolveInheritedNames()
    resolveSureSupertypes()
    resolveAliases()
    resolveEnvironmentKeys()
    resolveLiterals()
    resolveBasicNames()
    assignRoles()
  }
}

// MARK: Types and members

extension Project {
  /// What files say of themselves alone, and one record for every type declaration outside of extensions, which wait
  /// until all these are known. Returns the types that stand in extensions, and those within such types: no extension
  /// means one of them by a name alone.
  ///
  /// Files are read side by side, each by one thread, which alone writes to it.
  private func declareTypes() -> (inExtensions: [Standing], within: [Standing]) {
    let found = workers.map(count: files.count) { index in
      self.files[index].read(with: self.symbols)
      return self.heads(in: index)
    }
    var inExtensions: [Standing] = []
    var within: [Standing] = []
    for (file, heads) in found.enumerated() {
      for head in heads {
        if let extended = head.extension {
          inExtensions.append(Standing(head: head, file: file, around: extended))
        } else {
          let parent = typeDeclared(around: head, in: file)
          if parent == .none, head.parent != 0 {
            within.append(Standing(head: head, file: file, around: head.parent))
          } else {
            addType(head, in: file, parent: parent)
          }
        }
      }
    }
    findNamesakes()
    return (inExtensions, within)
  }

  private func findNamesakes() {
    var names = TypeNames()
    swap(&names, &typeNames)
    names.findNamesakes(in: self)
    swap(&names, &typeNames)
  }

  /// What the declaration of a type says of itself.
  private struct TypeHead: Sendable {
    let node: UInt32
    let name: Symbol
    let kind: TypeKind
    /// The declaration around it; 0 where there is none.
    let parent: UInt32
    let isParentExtension: Bool
    let isFilePrivate: Bool
    let isLocal: Bool
    let isConditional: Bool

    /// The extension that it stands in: it is attached when the extended type is known.
    var `extension`: UInt32? { isParentExtension ? parent : nil }
  }

  /// A type that stands in an extension, or within such a type.
  private struct Standing {
    let head: TypeHead
    let file: Int
    /// The declaration around it: an extension, or a type.
    let around: UInt32
  }

  /// The named type declarations of a file, extensions left out, in the order of the code.
  private func heads(in file: Int) -> [TypeHead] {
    let of = files[file]
    let nodes = of.outline.nodes
    return of.outline.index.types.compactMap { node in
      let name = of.symbol(Int(node))
      guard nodes[Int(node)].kind != .extensionDecl, name != .none else { return nil }
      let parent = enclosingDeclaration(of: Int(node), in: file) ?? 0
      return TypeHead(
        node: node, name: name, kind: Self.kind(nodes[Int(node)].kind), parent: UInt32(parent),
        isParentExtension: parent != 0 && nodes[parent].kind == .extensionDecl,
        isFilePrivate: of.access(of: Int(node), wellKnown) <= .fileprivate,
        isLocal: isInsideBody(Int(node), in: file),
        isConditional: of.outline.innermostBranch(around: Int(node)) != nil)
    }
  }

  private func typeDeclared(around head: TypeHead, in file: Int) -> TypeIndex {
    head.parent == 0 ? .none : typeDeclared(at: Int(head.parent), in: file)
  }

  /// Adds the record of a declaration at its place in the tables.
  private func addType(_ head: TypeHead, in file: Int, parent: TypeIndex) {
    let index = TypeIndex(types.count)
    types.append(
      TypeRecord(
        name: head.name, kind: head.kind, parent: parent, module: files[file].module,
        place: NodeRef(file: file, node: Int(head.node)), isFilePrivate: head.isFilePrivate,
        isLocal: head.isLocal, isConditional: head.isConditional))
    typeNames.add(head.name, index, isConditional: head.isConditional)
    if parent != .none { typeNames.addNested(index, in: parent, of: types) }
    files[file].declared.append((head.node, index))
  }

  private static func kind(_ kind: NodeKind) -> TypeKind {
    switch kind {
    case .structDecl: .struct
    case .classDecl: .class
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    default: .alias
    }
  }

  /// Extensions, then the types that stand in them: these may be extended in turn.
  private func attachExtensions(holding pending: [Standing], _ within: [Standing]) {
    // What they extend is looked for side by side: no extension changes what another's name means.
    let found = workers.map(count: files.count) { self.extensions(in: $0) }
    for (file, extensions) in found.enumerated() where !extensions.isEmpty {
      var declared = files[file].declared
      for (node, meaning) in extensions {
        let type = type(meaning, in: file)
        types[type.index].extensions.append(NodeRef(file: file, node: Int(node)))
        declared.append((node, type))
      }
      declared.sort { $0.node < $1.node }
      files[file].declared = declared
    }
    add(pending)
    // Those first whose outer type is known: what they hold finds them. As many rounds as types lie in each other.
    var open = within
    while !open.isEmpty {
      let known = open.filter { typeDeclared(at: Int($0.around), in: $0.file) != .none }
      if known.isEmpty {
        add(open)
        break
      }
      open = open.filter { typeDeclared(at: Int($0.around), in: $0.file) == .none }
      add(known)
    }
    findNamesakes()
    // Each round may find what the next stands in: `extension A.B.C` of a C that stands in an extension of A.B.
    var known = pending
    while repairExtensions() { known = adopted(known) }
  }

  /// What the extensions of a file extend, in the order of the code.
  private func extensions(in file: Int) -> [(node: UInt32, meaning: Meaning)] {
    let outline = files[file].outline
    return outline.index.types.filter { outline.nodes[Int($0)].kind == .extensionDecl }.map {
      ($0, meaning(ofExtension: Int($0), in: file))
    }
  }

  private func type(_ meaning: Meaning, in file: Int) -> TypeIndex {
    switch meaning {
    case .declared(let type): type
    case .external(let name, let node): external(name, at: NodeRef(file: file, node: Int(node)))
    }
  }

  /// Gives types that stand in an extension the parent that it has turned out to extend; returns those that still
  /// have one that is declared nowhere.
  private func adopted(_ pending: [Standing]) -> [Standing] {
    var open: [Standing] = []
    for standing in pending {
      let child = typeDeclared(at: Int(standing.head.node), in: standing.file)
      let parent = typeDeclared(at: Int(standing.around), in: standing.file)
      if child == .none || parent == .none { continue }
      if types[parent.index].kind == .external { open.append(standing) }
      // Code that means a circle is none.
      if types[child.index].parent == parent || stands(parent, within: child) { continue }
      types[child.index] = types[child.index].nested(in: parent)
      typeNames.addNested(child, in: parent, of: types)
    }
    return open
  }

  /// Whether a type is declared within another, or is that one.
  private func stands(_ type: TypeIndex, within outer: TypeIndex) -> Bool {
    var at = type
    while at != .none, at != outer { at = types[at.index].parent }
    return at == outer
  }

  /// Adds types, each as a part of what the declaration around it declares or extends.
  private func add(_ standing: [Standing]) {
    let parents = standing.map { typeDeclared(at: Int($0.around), in: $0.file) }
    for (standing, parent) in zip(standing, parents) {
      addType(standing.head, in: standing.file, parent: parent)
    }
    for file in Set(standing.map(\.file)) { files[file].declared.sort { $0.node < $1.node } }
  }

  /// An extension of `A.B` where B stands in an extension of A was taken for an external type. Returns whether there
  /// was one.
  private func repairExtensions() -> Bool {
    var isRepaired = false
    for index in types.indices where types[index].kind == .external && !types[index].extensions.isEmpty {
      var kept: [NodeRef] = []
      for place in types[index].extensions {
        let type = extendedType(of: Int(place.node), in: Int(place.file))
        if type.index == index {
          kept.append(place)
          continue
        }
        isRepaired = true
        types[type.index].extensions.append(place)
        let file = Int(place.file)
        if let at = positionOfDeclaration(at: Int(place.node), in: file) {
          files[file].declared[at].type = type
        }
      }
      types[index].extensions = kept
      if kept.isEmpty { forget(TypeIndex(index)) }
    }
    return isRepaired
  }

  /// A record that was made for extensions alone, which are another type's: nobody means it.
  private func forget(_ type: TypeIndex) {
    typeNames.setExternal(types[type.index].name, .none)
    types[type.index] = types[type.index].nameless
  }

  private func extendedType(of node: Int, in file: Int) -> TypeIndex {
    type(meaning(ofExtension: node, in: file), in: file)
  }

  private func meaning(ofExtension node: Int, in file: Int) -> Meaning {
    let outline = files[file].outline
    guard let container = outline.firstChild(of: node, kind: .extendedType) else {
      return .external(files[file].symbol(node), UInt32(node))
    }
    var path: [Symbol] = []
    var last = node
    for child in outline.children(of: container) {
      let kind = outline.nodes[child].kind
      if kind == .typeName || kind == .typeMember {
        path.append(files[file].symbol(child))
        last = child
      }
    }
    let scope = enclosingDeclaration(of: node, in: file).map { typeDeclared(at: $0, in: file) } ?? .none
    return lookUp(path, from: scope, at: node, in: file).map { .declared(behindAliases($0)) }
      ?? .external(path.last ?? .none, UInt32(last))
  }

  /// The declared type that a typealias, or a chain of them, names by its name alone; the last alias where it names
  /// none. O(aliases of the chain), at most `mostAliases`.
  private func behindAliases(_ type: TypeIndex) -> TypeIndex {
    var type = type
    for _ in 0..<Self.mostAliases where types[type.index].kind == .alias {
      let (file, node) = (Int(types[type.index].place.file), Int(types[type.index].place.node))
      let outline = files[file].outline
      guard let written = outline.firstChild(of: node, kind: .typeAnnotation) else { return type }
      let parts = outline.children(of: written)
      guard parts.allSatisfy({ [.typeName, .typeMember].contains(outline.nodes[$0].kind) }),
        let next = lookUp(
          parts.map { files[file].symbol($0) }, from: types[type.index].parent, at: node, in: file),
        next != type
      else { return type }
      type = next
    }
    return type
  }

  /// So many aliases are followed from one to the next: some name each other.
  private static let mostAliases = 8

  /// Files are read side by side; members get their indices in the order of the files.
  private func declareMembers() {
    let found = workers.map(count: files.count) { file in
      FileMembers.of(file, in: self)
    }
    // Taken out while they are written: a table of the project is checked for other readers at each touch.
    var records: [TypeRecord] = []
    swap(&records, &types)
    members.reserveCapacity(found.reduce(0) { $0 + $1.count })
    var all: [Member] = []
    swap(&all, &members)
    for (file, declarations) in zip(files, found) where !declarations.isEmpty {
      var declared: [(node: UInt32, member: Int)] = []
      declared.reserveCapacity(declarations.count)
      for declaration in declarations {
        switch declaration {
        case .global(let name, let place): globals[name, default: []].append(place)
        case .member(let member):
          records[member.owner.index].members.append(all.count)
          declared.append((member.node.node, all.count))
          all.append(member)
        }
      }
      file.declaredMembers = declared
    }
    swap(&records, &types)
    swap(&all, &members)
    memberNames = MemberNames(of: types, members, workers)
    variables = GlobalVariables(of: globals, in: self)
  }

  private func isInsideBody(_ node: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    var at = outline.around(node)
    while at != 0 {
      if outline.nodes[at].kind == .block || outline.nodes[at].kind == .closure { return true }
      at = outline.around(at)
    }
    return false
  }
}

extension ProjectFile {
  var namesOfTypeParameters: Set<Symbol> { Set(outline.index.genericParameters.map { symbol(Int($0)) }) }

  /// Reads what the file says of its names, whatever others declare.
  fileprivate func read(with symbols: SymbolTable) {
    genericNames = namesOfTypeParameters
    imports = FileImports(outline.index.imports.map { symbol(Int($0)) })
    readScopedImports()
    locals = LocalNames(self, symbols)
    bounds = BoundNames(self)
  }

  /// `import struct Harbour.Pier` brings one name of a module, where nothing imports all of it.
  private func readScopedImports() {
    var whole: Set<Symbol> = []
    var scoped: [ScopedImport] = []
    for node in outline.index.imports.map(Int.init) {
      let names = outline.children(of: node).filter { outline.nodes[$0].kind == .pathComponent }
      if outline.firstChild(of: node, kind: .importKind) != nil, let last = names.last {
        scoped.append(ScopedImport(module: symbol(node), name: symbol(last)))
      } else {
        whole.insert(symbol(node))
      }
    }
    scopedImports = scoped.filter { !whole.contains($0.module) }
  }
}

extension TypeRecord {
  fileprivate func nested(in parent: TypeIndex) -> TypeRecord {
    var copy = TypeRecord(
      name: name, kind: kind, parent: parent, module: module, place: place, isFilePrivate: isFilePrivate,
      isLocal: isLocal, isConditional: isConditional)
    copy.extensions = extensions
    copy.supertypes = supertypes
    copy.members = members
    return copy
  }

  fileprivate var nameless: TypeRecord {
    TypeRecord(
      name: .none, kind: kind, parent: parent, module: module, place: place, isFilePrivate: isFilePrivate,
      isLocal: isLocal, isConditional: isConditional)
  }
}
