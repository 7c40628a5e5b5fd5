import EavesDocuments
import EavesOutline
import EavesSource

extension Predicate {
  /// Those who do what a passive says to a type: the sources counted, and the places that show it.
  package func relationSources(_ term: CompiledTerm, of item: CompiledItem, to type: TypeIndex) -> [Relation]
  {
    guard case .parties(let parties) = term.values else { return [] }
    var found: [Relation] = []
    forEachRelationSource(term.term.word, parties, via: item.via, of: type, false) { relation in
      found.append(relation)
      return true
    }
    return found
  }

  /// How many holders of a protocol are considered for a type that conforms to it.
  private static let maxDoersOfProtocol = 256

  /// - Parameter body: returns whether to go on.
  private func forEachRelationSource(
    _ word: TermWord, _ parties: CompiledTerm.Parties, via: [Symbol?], of type: TypeIndex,
    _ inEveryBuild: Bool, _ body: (Relation) -> Bool
  ) {
    guard let kind = Relation.Kind(word) else { return }
    if matchesNoType(parties) { return }
    let aside = project.roles.setAside
    func forEach(of member: TypeIndex, atMost most: Int) -> Bool {
      project.roles.relations.forEach(to: member, kind, atMost: most) { relation in
        let source = relation.source
        // What a type does with itself, others do not.
        if source == .none || source == type { return true }
        if parties.matchesRolesOnly, !holders.has(in: parties.roles, source) { return true }
        guard holders.isFree(of: aside, but: parties.roles, source), isAny(source, of: parties),
          isVia(via, relation), !inEveryBuild || isSure(relation, for: type)
        else { return true }
        return body(relation)
      }
    }
    guard forEach(of: type, atMost: .max) else { return }
    for member in project.allSupertypes(of: type) where project.types[member.index].kind == .protocol {
      // For a protocol with many holders and many conformers the cost would be the product of the two.
      guard forEach(of: member, atMost: Self.maxDoersOfProtocol) else { return }
    }
  }

  /// Whether no type can match: only roles are named, and no type has one of them.
  private func matchesNoType(_ parties: CompiledTerm.Parties) -> Bool {
    parties.matchesRolesOnly && holders.given & parties.roles == 0
  }

  package func isAny(_ source: TypeIndex, of parties: CompiledTerm.Parties) -> Bool {
    if source == .none { return false }
    if holders.has(in: parties.roles, source) { return true }
    if parties.isAny, project.types[source.index].kind != .external { return true }
    if !parties.names.isEmpty, parties.names.contains(project.types[source.index].name) { return true }
    return !parties.others.isEmpty && parties.others.contains { isParty(source, $0) }
  }

  func isParty(_ source: TypeIndex, _ party: CompiledTerm.Party) -> Bool {
    switch party {
    case .any: project.types[source.index].kind != .external
    case .role(let role): holders.has(role, source)
    case .named(let pattern): isNamed(source, pattern)
    case .outside(let pattern): isNamed(source, pattern) && !project.isDeclaredInEveryBuild(source)
    case .nested(let name):
      project.qualifiedName(source) == name || project.qualifiedName(source).hasSuffix(".\(name)")
    }
  }

  /// Whether every build has a relation that has one of its two types.
  private func isSure(_ relation: Relation, for type: TypeIndex) -> Bool {
    !project.isConditional(relation.place, besides: project.home(of: type))
  }

  /// The holding property carries one of the attributes.
  private func isVia(_ via: [Symbol?], _ relation: Relation) -> Bool {
    if via.isEmpty { return true }
    let file = Int(relation.declaration.file)
    let outline = project.files[file].outline
    let holder = Int(outline.nodes[Int(relation.declaration.node)].parent)
    return project.attributes(of: holder, in: file).contains { via.contains(project.files[file].symbol($0)) }
  }

  /// Whether the property that holds is called as an item says.
  private func isNamed(_ relation: Relation, _ names: [NamePattern]) -> Bool {
    if names.isEmpty { return true }
    let file = project.files[Int(relation.declaration.file)]
    let name = project.symbols.bytes(file.symbol(Int(relation.declaration.node)))
    return names.contains { $0.matches(name) }
  }

  /// A type with the project's own protocols that it conforms to: who holds the protocol, holds the type.
  package func family(of type: TypeIndex) -> [TypeIndex] {
    [type] + project.allSupertypes(of: type).filter { project.types[$0.index].kind == .protocol }
  }

  func passive(
    _ term: CompiledTerm, _ parties: CompiledTerm.Parties, _ item: CompiledItem, _ type: TypeIndex,
    _ inEveryBuild: Bool
  ) -> CompactReason? {
    if isBarredFromRelations(type) { return nil }
    var first: Relation?
    // One is enough for most clauses: further ones change nothing.
    let isOneEnough = item.count == CountRange(least: 1, most: nil)
    var sources: Set<TypeIndex> = []
    forEachRelationSource(term.term.word, parties, via: item.via, of: type, inEveryBuild) { relation in
      if first == nil { first = relation }
      sources.insert(relation.source)
      return !isOneEnough
    }
    return item.count.contains(sources.count) ? .relation(first) : nil
  }

  /// `holds` and `creates`, as far as types are concerned.
  func active(
    _ term: CompiledTerm, _ parties: CompiledTerm.Parties, _ item: CompiledItem, _ type: TypeIndex,
    _ inEveryBuild: Bool
  ) -> CompactReason? {
    guard let kind = Relation.Kind(term.term.word) else { return nil }
    if matchesNoType(parties) { return nil }
    // Beside a passive, a count is the passive's.
    let isOneEnough = item.isCountOfPassive || item.count == CountRange(least: 1, most: nil)
    var first: Relation?
    var targets: Set<TypeIndex> = []
    // A type holds its own singleton, but that says what it is only where the property is named.
    for relation in project.roles.relations.from(type, kind)
    where relation.target != type || !item.named.isEmpty {
      guard isAny(relation.target, of: parties), isNamed(relation, item.named),
        !inEveryBuild || isSure(relation, for: type)
      else { continue }
      if first == nil { first = relation }
      if isOneEnough { break }
      targets.insert(relation.target)
    }
    guard let first else { return nil }
    return isOneEnough || item.count.contains(targets.count) ? .relation(first) : nil
  }

  /// Relations leave out basic types, and types that are parts of another.
  private func isBarredFromRelations(_ type: TypeIndex) -> Bool {
    if project.types[type.index].kind == .external, project.isBasic(project.types[type.index].name) {
      return true
    }
    return project.roles.ownParts.contains { isNested(type, in: $0) }
  }
}
