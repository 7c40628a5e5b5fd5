import EavesOutline
import EavesThreads

extension Linker {
  /// Resolves every name in type position, and every identifier that names a type.
  mutating func resolveTypeUses() { _ = readTypeUses(in: Array(files.indices)) }

  /// Resolves the names of some files. Returns whether one of them stands for something else than before.
  ///
  /// Files are read side by side. Names that no declaration answers to get their records afterwards, in the order of the
  /// code, and then take their places.
  ///
  /// - Parameter isInherited: by symbol: the names that may stand for something else than is known; nil: all.
  private mutating func readTypeUses(in concerned: [Int], inheriting isInherited: [Bool]? = nil) -> Bool {
    let found = known.meanings(in: concerned, inheriting: isInherited)
    var records: [[TypeIndex]] = []
    for (file, found) in zip(concerned, found) {
      records.append(
        found.unresolvedNames.map { external($0.name, at: NodeRef(file: file, node: Int($0.node))) })
    }
    let settled = workers.map(count: concerned.count, run: 64) { [records] position in
      found[position].uses(naming: records[position])
    }
    var isChanged = false
    for (file, uses) in zip(concerned, settled) {
      isChanged = isChanged || !uses.elementsEqual(typeUses[file]) { $0 == $1 }
      typeUses[file] = uses
    }
    return isChanged
  }

  /// Finds supertypes, and which names stand for what a supertype declares: the files that hold such a name are read
  /// again. Returns the supertypes that types have by extensions under `#if` alone: not in every build that has the type.
  ///
  /// Inherited members are known only after supertypes, and supertypes are names themselves: `class C: B.Inner` is
  /// resolved after the supertypes of B, and `C.Deep` after that.
  mutating func resolveSupertypes() -> [TypeIndex: [TypeIndex]] {
    var conditional = readSupertypes()
    var previous = Ancestors()
    for _ in 0..<Self.maxGenerations {
      let before = ancestors
      guard readInheritedNames(since: previous) else { break }
      conditional = readSupertypes()
      if ancestors == before { break }
      previous = before
    }
    return conditional
  }

  /// How often supertypes may be found by what other supertypes declare.
  private static let maxGenerations = 8

  /// Returns whether some name stands for something else than before.
  ///
  /// - Parameter previous: the supertypes with which names were read before: what others than those that have come or gone
  ///   since declare is known.
  private mutating func readInheritedNames(since previous: Ancestors) -> Bool {
    var isAncestor = Array(repeating: false, count: types.count)
    var isNew = isAncestor
    for index in types.indices {
      let (now, before) = (ancestors.of(TypeIndex(index)), previous.of(TypeIndex(index)))
      if types[index].kind != .external { for ancestor in now { isAncestor[ancestor.index] = true } }
      // What one has lost may be another's still.
      if now != before { for ancestor in [now, before].joined() { isNew[ancestor.index] = true } }
    }
    var isInherited = Array(repeating: false, count: names.count)
    var isAny = false
    for type in types
    where type.parent != .none && isAncestor[type.parent.index] && isNew[type.parent.index] {
      isInherited[type.name.index] = true
      isAny = true
    }
    guard isAny else { return false }
    let isConcerned = known.filesNaming(isInherited)
    return readTypeUses(in: files.indices.filter { isConcerned[$0] }, inheriting: isInherited)
  }

  /// Names of typealiases stand for what they name, chains of them for what the last one names: its first type.
  mutating func resolveAliases() {
    guard let found = known.usesBehindAliases() else { return }
    typeUses = found.map(\.uses)
    aliasUses = found.map(\.aliases)
  }

  /// Inheritance clauses of declarations and extensions, aliased types of typealiases, SDK facts. Returns what stands
  /// under `#if` alone.
  private mutating func readSupertypes() -> [TypeIndex: [TypeIndex]] {
    var conditional: [TypeIndex: [TypeIndex]] = [:]
    for (index, supertypes) in known.writtenSupertypes().joined().enumerated() where !supertypes.all.isEmpty {
      types[index].supertypes = supertypes.all
      if !supertypes.conditional.isEmpty { conditional[TypeIndex(index)] = supertypes.conditional }
    }
    for (name, supertypes) in plan.sdk.supertypes {
      guard let symbol = names.find(name[...]), let type = typeNames.external(symbol) else { continue }
      // Two packages may give the same name to different types: `Component` of UDF draws, that of Needle does not.
      guard isInReach(plan.sdk.frameworks.first { $0.types.contains(name) }?.module) else { continue }
      for supertype in supertypes {
        let parent = external(names.intern(supertype), at: types[type.index].place)
        if !types[type.index].supertypes.contains(parent) { types[type.index].supertypes.append(parent) }
      }
    }
    ancestors = Ancestors(of: types)
    return conditional
  }

  /// Whether some file imports a framework. Files without imports are excerpts and are taken literally; so are types of
  /// no framework.
  private func isInReach(_ framework: [UInt8]?) -> Bool {
    guard let framework else { return true }
    if files.allSatisfy({ $0.imports.isEmpty }) { return true }
    guard let module = names.find(framework[...]) else { return false }
    return files.contains { $0.imports.contains(module) }
  }
}
