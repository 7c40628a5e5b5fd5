import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

extension Project {
  /// Links what the initialiser was given: declares types and members, resolves names, finds roles.
  func link() {
    declareTypes()
    attachExtensions()
    declareMembers()
    resolveFrameworks()
    resolveTypeUses()
    resolveSupertypes()
    ancestors = Ancestors(of: types)
    resolveInheritedNames()
    resolveAliases()
    resolveEnvironmentKeys()
    resolveLiterals()
    resolveBasicNames()
    assignRoles()
  }
}

// MARK: Types and members

extension Project {
  /// One record for every type declaration; extensions wait until all types are known.
  private func declareTypes() {
    let found = workers.map(count: files.count) { index in
      let file = self.files[index]
      let outline = file.outline
      return (
        generics: Set(outline.index.genericParameters.map { file.symbol(Int($0)) }),
        imports: FileImports(outline.index.imports.map { file.symbol(Int($0)) }),
        locals: LocalNames(file, self.symbols),
        bounds: BoundNames(file)
      )
    }
    for (file, found) in zip(files, found) {
      file.genericNames = found.generics
      file.imports = found.imports
      file.locals = found.locals
      file.bounds = found.bounds
    }
    for file in files.indices {
      let outline = files[file].outline
      for node in outline.index.types where outline.nodes[Int(node)].kind != .extensionDecl {
        declareType(at: Int(node), in: file)
      }
    }
    findNamesakes()
  }

  private func findNamesakes() {
    var names = TypeNames()
    swap(&names, &typeNames)
    names.findNamesakes(in: self)
    swap(&names, &typeNames)
  }

  private func declareType(at node: Int, in file: Int) {
    let outline = files[file].outline
    let name = files[file].symbol(node)
    guard name != .none else { return }
    let parent = enclosingDeclaration(of: node, in: file)
    // A type inside an extension is attached when the extended type is known.
    if let parent, outline.nodes[parent].kind == .extensionDecl {
      pendingNested.append((NodeRef(file: file, node: node), NodeRef(file: file, node: parent)))
      return
    }
    addType(
      at: NodeRef(file: file, node: node), parent: parent.map { typeDeclared(at: $0, in: file) } ?? .none)
  }

  /// Adds the record of a declaration at its place in the tables.
  private func addType(at place: NodeRef, parent: TypeIndex) {
    let file = Int(place.file)
    let node = Int(place.node)
    let index = TypeIndex(types.count)
    let name = files[file].symbol(node)
    let access = files[file].access(of: node, wellKnown)
    types.append(
      TypeRecord(
        name: name, kind: Self.kind(files[file].outline.nodes[node].kind), parent: parent,
        module: files[file].module, place: place, isFilePrivate: access <= .fileprivate,
        isLocal: isInsideBody(node, in: file)))
    typeNames.add(name, index)
    if parent != .none { typeNames.addNested(name, index, in: parent) }
    files[file].declared.append((UInt32(node), index))
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

  /// Extensions from the outside in, each with the types nested in it: these may be extended in turn.
  private func attachExtensions() {
    for file in files.indices {
      let outline = files[file].outline
      var extensions: [(node: UInt32, type: TypeIndex)] = []
      for node in outline.index.types where outline.nodes[Int(node)].kind == .extensionDecl {
        let type = extendedType(of: Int(node), in: file)
        types[type.index].extensions.append(NodeRef(file: file, node: Int(node)))
        extensions.append((node, type))
      }
      if extensions.isEmpty { continue }
      files[file].declared += extensions
      files[file].declared.sort { $0.node < $1.node }
    }
    let pending = pendingNested
    pendingNested = []
    let parents = pending.map { typeDeclared(at: Int($0.extension.node), in: Int($0.extension.file)) }
    for (place, parent) in zip(pending.map(\.type), parents) { addType(at: place, parent: parent) }
    for file in Set(pending.map(\.type.file)) { files[Int(file)].declared.sort { $0.node < $1.node } }
    // Types declared inside a type that itself stands in an extension found no parent in the first pass.
    repairNestedParents()
    findNamesakes()
    // Each round may find what the next stands in: `extension A.B.C` of a C that stands in an extension of A.B.
    var known = pending
    while repairExtensions() { known = adopted(known) }
  }

  /// Gives types that stand in an extension the parent that it has turned out to extend; returns those that still
  /// have one that is declared nowhere.
  private func adopted(
    _ pending: [(type: NodeRef, extension: NodeRef)]
  ) -> [(type: NodeRef, extension: NodeRef)] {
    var open: [(type: NodeRef, extension: NodeRef)] = []
    for (place, extended) in pending {
      let child = typeDeclared(at: Int(place.node), in: Int(place.file))
      let parent = typeDeclared(at: Int(extended.node), in: Int(extended.file))
      if child == .none || parent == .none { continue }
      if types[parent.index].kind == .external { open.append((place, extended)) }
      if types[child.index].parent == parent { continue }
      types[child.index] = types[child.index].nested(in: parent)
      typeNames.addNested(types[child.index].name, child, in: parent)
    }
    return open
  }

  private func repairNestedParents() {
    for index in types.indices where types[index].kind != .external && types[index].parent == .none {
      let place = types[index].place
      guard let parent = enclosingDeclaration(of: Int(place.node), in: Int(place.file)) else { continue }
      let found = typeDeclared(at: parent, in: Int(place.file))
      if found == .none { continue }
      types[index] = types[index].nested(in: found)
      typeNames.addNested(types[index].name, TypeIndex(index), in: found)
    }
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
    let outline = files[file].outline
    guard let container = outline.firstChild(of: node, kind: .extendedType) else {
      return external(files[file].symbol(node), at: NodeRef(file: file, node: node))
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
    return lookUp(path, from: scope, in: file)
      ?? external(path.last ?? .none, at: NodeRef(file: file, node: last))
  }

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
    for (file, declarations) in zip(files, found) {
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
    memberNames = MemberNames(of: types, members)
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

extension TypeRecord {
  fileprivate func nested(in parent: TypeIndex) -> TypeRecord {
    var copy = TypeRecord(
      name: name, kind: kind, parent: parent, module: module, place: place, isFilePrivate: isFilePrivate,
      isLocal: isLocal)
    copy.extensions = extensions
    copy.supertypes = supertypes
    copy.members = members
    return copy
  }

  fileprivate var nameless: TypeRecord {
    TypeRecord(
      name: .none, kind: kind, parent: parent, module: module, place: place, isFilePrivate: isFilePrivate,
      isLocal: isLocal)
  }
}
