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
    resolveTypeUses()
    resolveSupertypes()
    ancestors = Ancestors(of: types)
    resolveAliases()
    resolveEnvironmentKeys()
    resolveFrameworks()
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
        imports: outline.index.imports.map { file.symbol(Int($0)) },
        locals: LocalNames(file, self.symbols)
      )
    }
    for (file, found) in zip(files, found) {
      file.genericNames = found.generics
      file.imports = found.imports
      file.locals = found.locals
    }
    for file in files.indices {
      let outline = files[file].outline
      for node in outline.index.types where outline.nodes[Int(node)].kind != .extensionDecl {
        declareType(at: Int(node), in: file)
      }
    }
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
    let access = self.access(of: node, in: file)
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
    repairExtensions()
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

  /// An extension of `A.B` where B stands in an extension of A was taken for an external type.
  private func repairExtensions() {
    for index in types.indices where types[index].kind == .external && !types[index].extensions.isEmpty {
      var kept: [NodeRef] = []
      for place in types[index].extensions {
        let type = extendedType(of: Int(place.node), in: Int(place.file))
        if type.index == index {
          kept.append(place)
          continue
        }
        types[type.index].extensions.append(place)
        let file = Int(place.file)
        if let at = files[file].declared.firstIndex(where: { $0.node == place.node }) {
          files[file].declared[at].type = type
        }
      }
      types[index].extensions = kept
    }
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
      self.files[file].outline.index.members.compactMap { self.declaration(at: Int($0), in: file) }
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

  /// What a binding, function, subscript, initialiser or enum element declares beyond its own scope.
  private enum Declaration: Sendable {
    case member(Member)
    case global(Symbol, NodeRef)
  }

  private func declaration(at node: Int, in file: Int) -> Declaration? {
    let outline = files[file].outline
    let nodes = outline.nodes
    let kind: MemberKind
    switch nodes[node].kind {
    case .binding: kind = .property
    case .funcDecl: kind = .method
    case .initDecl: kind = .initializer
    case .subscriptDecl: kind = .subscript
    default: kind = .case
    }
    let declaration = kind == .property || kind == .case ? Int(nodes[node].parent) : node
    guard let holder = structuralParent(of: declaration, in: nodes) else { return nil }
    let place = NodeRef(file: file, node: node)
    let name = files[file].symbol(node)
    if nodes[holder].kind == .file {
      return kind == .property || kind == .method ? .global(name, place) : nil
    }
    guard nodes[holder].kind == .members else { return nil }
    let declarer = Int(nodes[holder].parent)
    let owner = typeDeclared(at: declarer, in: file)
    guard owner != .none else { return nil }
    let isStored = kind == .property && isStored(node, in: file) && types[owner.index].kind != .protocol
    return .member(
      Member(
        owner: owner, kind: kind, name: name, node: place,
        declaration: NodeRef(file: file, node: declaration),
        access: access(of: declaration, in: file, declaredIn: declarer),
        isStatic: isStatic(declaration, in: file),
        isStored: isStored, isLet: kind == .property && nodes[declaration].flags.contains(.isLet)))
  }

  private func isStored(_ binding: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    for child in outline.children(of: binding) where outline.nodes[child].kind == .accessor {
      if !wellKnown.observers.contains(files[file].symbol(child)) { return false }
    }
    return true
  }

  private func isStatic(_ declaration: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    for child in outline.children(of: declaration) {
      switch outline.nodes[child].kind {
      case .modifier:
        let word = files[file].symbol(child)
        if word == wellKnown.static || word == wellKnown.class { return true }
      case .attribute, .conditionalCompilation: continue
      // Attributes and modifiers stand first.
      default: return false
      }
    }
    return false
  }

  /// The nearest ancestor that is no `#if` clause.
  private func structuralParent(of node: Int, in nodes: [Node]) -> Int? {
    var parent = Int(nodes[node].parent)
    while nodes[parent].kind == .conditionalClause || nodes[parent].kind == .conditionalCompilation {
      parent = Int(nodes[parent].parent)
    }
    return parent == node ? nil : parent
  }

  /// The access that a declaration has: written, or the default of the extension or type around it.
  private func access(of declaration: Int, in file: Int, declaredIn declarer: Int? = nil) -> Access {
    let outline = files[file].outline
    for child in outline.children(of: declaration) {
      guard outline.nodes[child].kind == .modifier else {
        if outline.nodes[child].kind == .attribute { continue }
        break
      }
      // `private(set)` says nothing of reading.
      if outline.nodes[child].next > UInt32(child + 1) { continue }
      if let access = wellKnown.access(files[file].symbol(child)) { return access }
    }
    guard let declarer else { return .internal }
    if outline.nodes[declarer].kind == .extensionDecl { return access(of: declarer, in: file) }
    return .internal
  }

  private func isInsideBody(_ node: Int, in file: Int) -> Bool {
    let nodes = files[file].outline.nodes
    var at = Int(nodes[node].parent)
    while at != 0 {
      if nodes[at].kind == .block || nodes[at].kind == .closure { return true }
      at = Int(nodes[at].parent)
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
}
