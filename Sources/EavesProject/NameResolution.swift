import EavesDocuments
import EavesOutline

/// Which type a name stands for: lexical scope first, then the module, then what is imported.
extension Project {
  /// The declared type that a path of names stands for, seen from inside `scope`; nil when the project
  /// declares none.
  package func lookUp(_ path: [Symbol], from scope: TypeIndex, in file: Int) -> TypeIndex? {
    guard let first = path.first else { return nil }
    guard var type = lookUp(first, from: scope, in: file) else {
      return path.count > 1 ? lookUpQualified(path, in: file) : nil
    }
    for name in path.dropFirst() {
      if name == wellKnown.type || name == wellKnown.protocol || name == wellKnown.selfValue { continue }
      guard let inner = nested(name, in: type) else { return nil }
      type = inner
    }
    return type
  }

  /// `Module.Type.Inner`: the first name is a module's.
  private func lookUpQualified(_ path: [Symbol], in file: Int) -> TypeIndex? {
    let module = symbols.text(path[0])
    guard modules.contains(where: { $0.name == module }) else { return nil }
    let found = typesByName[path[1], default: []].first {
      let record = types[$0.index]
      return record.parent == .none && record.module != .none && modules[record.module.index].name == module
    }
    guard var type = found else { return nil }
    for name in path.dropFirst(2) {
      guard let inner = nested(name, in: type) else { return nil }
      type = inner
    }
    return type
  }

  /// The type of a simple name, seen from inside `scope` in a file.
  func lookUp(_ name: Symbol, from scope: TypeIndex, in file: Int) -> TypeIndex? {
    guard let candidates = typesByName[name] else { return nil }
    var enclosing = scope
    while enclosing != .none {
      if types[enclosing.index].name == name { return enclosing }
      if let inner = nested(name, in: enclosing) { return inner }
      enclosing = types[enclosing.index].parent
    }
    return topLevel(candidates, seenFrom: file)
  }

  /// A type nested in another, or in one of its supertypes.
  func nested(_ name: Symbol, in type: TypeIndex) -> TypeIndex? {
    guard let candidates = typesByName[name] else { return nil }
    if let direct = candidates.first(where: { types[$0.index].parent == type }) { return direct }
    for supertype in allSupertypes(of: type) {
      if let found = candidates.first(where: { types[$0.index].parent == supertype }) { return found }
    }
    return nil
  }

  /// The best of several types of one name: same file, same module, an imported module, the only one.
  private func topLevel(_ candidates: [TypeIndex], seenFrom file: Int) -> TypeIndex? {
    var best: (rank: Int, type: TypeIndex)?
    var rivals = 0
    for candidate in candidates {
      let record = types[candidate.index]
      if record.parent != .none { continue }
      let sameFile = Int(record.place.file) == file
      if (record.isFilePrivate || record.isLocal) && !sameFile { continue }
      // What a test declares for itself hides nothing from the program.
      if !sameFile, files[Int(record.place.file)].isInTests, !files[file].isInTests { continue }
      let rank =
        sameFile ? 3 : record.module == files[file].module ? 2 : imports(record.module, in: file) ? 1 : 0
      if rank > best?.rank ?? -1 {
        best = (rank, candidate)
        rivals = 1
      } else if rank == best?.rank {
        rivals += 1
      }
    }
    guard let best else { return nil }
    // Two strangers of one name: which is meant cannot be said.
    return best.rank == 0 && rivals > 1 ? nil : best.type
  }

  private func imports(_ module: ModuleIndex, in file: Int) -> Bool {
    guard module != .none else { return false }
    let name = modules[module.index].name
    return files[file].imports.contains { symbols.text($0) == name }
  }

  /// The record of a name that no declaration answers to, made at its first mention.
  func external(_ name: Symbol, at place: NodeRef) -> TypeIndex {
    if let known = externals[name] { return known }
    let index = TypeIndex(types.count)
    types.append(
      TypeRecord(
        name: name, kind: .external, parent: .none, module: .none, place: place, isFilePrivate: false,
        isLocal: false))
    externals[name] = index
    return index
  }
}

// MARK: Type uses

extension Project {
  /// Resolves every name in type position, and every identifier that names a type.
  func resolveTypeUses() {
    for file in files.indices { resolveTypeUses(in: file) }
  }

  private func resolveTypeUses(in file: Int) {
    let outline = files[file].outline
    let nodes = outline.nodes
    var uses: [(node: UInt32, type: TypeIndex)] = []
    // The innermost type around the node at hand, kept while walking forward.
    var scopes: [(end: UInt32, type: TypeIndex)] = []
    for node in nodes.indices {
      while let last = scopes.last, UInt32(node) >= last.end { scopes.removeLast() }
      let kind = nodes[node].kind
      if kind.isTypeDeclaration {
        scopes.append((nodes[node].next, typeDeclared(at: node, in: file)))
        continue
      }
      guard kind == .typeName || kind == .identifier else { continue }
      let name = files[file].symbol(node)
      let scope = scopes.last?.type ?? .none
      if kind == .identifier {
        if let type = typeOfIdentifier(node, name, scope, in: file) { uses.append((UInt32(node), type)) }
        continue
      }
      uses.append((UInt32(node), typeOfName(node, name, scope, in: file)))
    }
    files[file].typeUses = uses
  }

  private func typeOfName(_ node: Int, _ name: Symbol, _ scope: TypeIndex, in file: Int) -> TypeIndex {
    let nodes = files[file].outline.nodes
    if name == wellKnown.selfType, scope != .none { return scope }
    let end = nodes[Int(nodes[node].parent)].next
    var path = [name]
    var at = nodes[node].next
    while at < end, nodes[Int(at)].kind == .typeMember {
      path.append(files[file].symbol(Int(at)))
      at = nodes[Int(at)].next
    }
    if files[file].genericNames.contains(name), path.count == 1,
      let constraint = genericConstraint(of: name, around: node, in: file)
    {
      return constraint
    }
    if let found = lookUp(path, from: scope, in: file) { return found }
    let last = path.last { $0 != wellKnown.type && $0 != wellKnown.protocol } ?? name
    return external(last, at: NodeRef(file: file, node: node))
  }

  /// An identifier names a type when a type of that name is in scope and it is written like one.
  private func typeOfIdentifier(
    _ node: Int, _ name: Symbol, _ scope: TypeIndex, in file: Int
  ) -> TypeIndex? {
    if name == wellKnown.selfType { return scope == .none ? nil : scope }
    guard isCapitalised(name) else { return nil }
    let nodes = files[file].outline.nodes
    let end = nodes[Int(nodes[node].parent)].next
    var type = lookUp(name, from: scope, in: file)
    var at = nodes[node].next
    // `Outer.Inner(…)`: the longest path of types.
    while let outer = type, at < end, nodes[Int(at)].kind == .member,
      nodes[Int(at)].flags.contains(.continues)
    {
      guard let inner = nested(files[file].symbol(Int(at)), in: outer) else { break }
      type = inner
      at = nodes[Int(at)].next
    }
    if type == nil, at < end, nodes[Int(at)].kind == .member, files[file].imports.contains(name),
      isCapitalised(files[file].symbol(Int(at)))
    {
      // `Foundation.URLSession.shared`: a module in front.
      let member = files[file].symbol(Int(at))
      return lookUpQualified([name, member], in: file)
        ?? external(member, at: NodeRef(file: file, node: node))
    }
    return type ?? external(name, at: NodeRef(file: file, node: node))
  }

  private func isCapitalised(_ name: Symbol) -> Bool {
    let bytes = symbols.bytes(name)
    guard let first = bytes.first else { return false }
    if first >= 0x41, first <= 0x5A { return true }
    guard first == 0x5F, bytes.count > 1 else { return false }
    let second = bytes[bytes.startIndex + 1]
    return second >= 0x41 && second <= 0x5A
  }

  /// The constraint of a generic parameter that is in scope: `R: TripRepository` stands for TripRepository.
  private func genericConstraint(of name: Symbol, around node: Int, in file: Int) -> TypeIndex? {
    let outline = files[file].outline
    var at = node
    while at != 0 {
      at = Int(outline.nodes[at].parent)
      guard outline.nodes[at].kind.isDeclaration else { continue }
      for child in outline.children(of: at)
      where outline.nodes[child].kind == .genericParameter && files[file].symbol(child) == name {
        guard let inherited = outline.firstChild(of: child, kind: .inheritedType),
          let head = outline.firstChild(of: inherited, kind: .typeName)
        else { return external(wellKnown.anyType, at: NodeRef(file: file, node: child)) }
        let scope = enclosingType(of: child, in: file)
        let symbol = files[file].symbol(head)
        return lookUp(symbol, from: scope, in: file) ?? external(symbol, at: NodeRef(file: file, node: head))
      }
    }
    return nil
  }

  /// Names of typealiases stand for what they name, chains of them for what the last one names: its first type.
  func resolveAliases() {
    var targets: [TypeIndex: TypeIndex] = [:]
    for index in types.indices where types[index].kind == .alias {
      let place = types[index].place
      let outline = files[Int(place.file)].outline
      guard let written = outline.firstChild(of: Int(place.node), kind: .typeAnnotation),
        let target = writtenTypes(in: written, file: Int(place.file)).first,
        types[target.index].name != wellKnown.anyType
      else { continue }
      targets[TypeIndex(index)] = target
    }
    if targets.isEmpty { return }
    for file in files.indices {
      for use in files[file].typeUses.indices {
        var type = files[file].typeUses[use].type
        var steps = 0
        while steps < Self.inferenceDepth, let next = targets[type] {
          type = next
          steps += 1
        }
        if types[type.index].kind != .alias { files[file].typeUses[use].type = type }
      }
    }
  }

  /// Inheritance clauses of declarations and extensions, aliased types of typealiases, SDK facts.
  func resolveSupertypes() {
    for index in types.indices {
      var found: [TypeIndex] = []
      for place in declarations(of: TypeIndex(index)) {
        let file = Int(place.file)
        let outline = files[file].outline
        let isAlias = outline.nodes[Int(place.node)].kind == .typealiasDecl
        for child in outline.children(of: Int(place.node)) {
          let kind = outline.nodes[child].kind
          guard kind == .inheritedType || (isAlias && kind == .typeAnnotation) else { continue }
          for name in outline.children(of: child) where outline.nodes[name].kind == .typeName {
            if let type = typeUse(at: name, in: file), !found.contains(type), type.index != index {
              found.append(type)
            }
          }
        }
      }
      types[index].supertypes = found
    }
    for (name, supertypes) in vocabulary.sdk.supertypes.sorted(by: { $0.key < $1.key }) {
      guard let symbol = symbols.find(name), let type = externals[symbol] else { continue }
      for supertype in supertypes {
        let parent = external(symbols.intern(supertype), at: types[type.index].place)
        if !types[type.index].supertypes.contains(parent) { types[type.index].supertypes.append(parent) }
      }
    }
  }
}

/// Names that the language itself gives a meaning.
struct WellKnown: Sendable {
  var type = Symbol.none
  var `protocol` = Symbol.none
  var selfValue = Symbol.none
  var selfType = Symbol.none
  var anyType = Symbol.none
  var superSelf = Symbol.none
  var environment = Symbol.none
  var environmentObject = Symbol.none
  var `init` = Symbol.none
  var shared = Symbol.none

  init() {}

  init(_ table: inout SymbolTable) {
    type = table.intern("Type")
    `protocol` = table.intern("Protocol")
    selfValue = table.intern("self")
    selfType = table.intern("Self")
    anyType = table.intern("Any")
    superSelf = table.intern("super")
    environment = table.intern("Environment")
    environmentObject = table.intern("EnvironmentObject")
    `init` = table.intern("init")
    shared = table.intern("shared")
  }
}
