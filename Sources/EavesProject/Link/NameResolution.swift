import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

/// What a name in type position stands for.
enum Meaning: BitwiseCopyable, Sendable {
  case declared(TypeIndex)
  /// Nothing in the project: the name, and the node where it stands.
  case external(Symbol, UInt32)
}

// MARK: Type uses

/// What names of a file stand for. Those that have no record yet have a number instead.
struct FoundUses: Sendable {
  var uses: [TypeAtNode] = []
  /// Names that no declaration answers to and that have no record, each once, with the node where it is met first, in
  /// the order of the code.
  var unresolvedNames: [(name: Symbol, node: UInt32)] = []

  /// What they stand for.
  ///
  /// - Parameter records: those of the unresolved names.
  func uses(naming records: [TypeIndex]) -> [TypeAtNode] {
    if records.isEmpty { return uses }
    return uses.map { use in (use.node, use.type.unresolvedNumber.map { records[$0] } ?? use.type) }
  }
}

extension Project {
  func meanings(in concerned: [Int], inheriting isInherited: [Bool]?) -> [FoundUses] {
    workers.map(count: concerned.count) { self.foundUses(in: concerned[$0], inheriting: isInherited) }
  }

  /// What names of a file stand for: where they have no record yet, a number.
  private func foundUses(in file: Int, inheriting isInherited: [Bool]?) -> FoundUses {
    var found = FoundUses()
    var numbers: [Symbol: Int] = [:]
    let of = files[file]
    // By the file's own numbers of its names.
    let isConcerned = isInherited.map { isInherited in
      (0..<of.names.endIndex).map { id in
        of.names[id].index < isInherited.count && isInherited[of.names[id].index]
      }
    }
    let meanings = meanings(in: file, keeping: typeUses[file], exceptOf: isConcerned)
    found.uses = meanings.map { node, meaning in
      switch meaning {
      case .declared(let type): return (node, type)
      case .external(let name, let place):
        if let type = typeNames.external(name) ?? numbers[name].map({ .unresolvedPlaceholder($0) }) {
          return (node, type)
        }
        numbers[name] = found.unresolvedNames.count
        found.unresolvedNames.append((name, place))
        return (node, .unresolvedPlaceholder(found.unresolvedNames.count - 1))
      }
    }
    return found
  }

  /// - Parameters:
  ///   - known: what the names of the file stand for so far, by node.
  ///   - isConcerned: by the file's own numbers of its names: those that may stand for something else than is known;
  ///     nil: all.
  private func meanings(
    in file: Int, keeping known: [TypeAtNode], exceptOf isConcerned: [Bool]?
  ) -> [(node: UInt32, meaning: Meaning)] {
    let of = files[file]
    let outline = of.outline
    let nodes = outline.nodes
    let genericNames = of.genericNames
    let generics = GenericParameters(of: of)
    var lookup = NameLookup(in: file, of: self)
    var uses: [(node: UInt32, meaning: Meaning)] = []
    uses.reserveCapacity(outline.index.typeNames.count)
    var scopes = TypeScopes(declared[file])
    // What a name meant when it was last met, by name id: most names recur in one scope.
    var met: [(scope: TypeIndex, meaning: Meaning)?] = Array(repeating: nil, count: outline.names.count)
    var next = 0
    for node in outline.index.typeNames {
      let index = Int(node)
      if let isConcerned, !mayInherit(index, of, isConcerned) {
        while next < known.count, known[next].node < node { next += 1 }
        if next < known.count, known[next].node == node { uses.append((node, .declared(known[next].type))) }
        continue
      }
      let scope = scopes.advance(to: node, nodes)
      let name = of.symbol(index)
      let isAlone =
        name != wellKnown.selfType && !isFollowed(index, nodes) && !genericNames.contains(name)
        && !typeNames.hasConditional(name)
      lookup.node = index
      let id = Int(nodes[index].name.rawValue)
      if isAlone, let met = met[id], met.scope == scope {
        uses.append((node, met.meaning))
        continue
      }
      let meaning =
        nodes[index].kind == .typeName
        ? meaningOfName(index, name, scope, in: file, generics, &lookup)
        : meaningOfIdentifier(index, name, scope, in: file, generics, &lookup)
      guard let meaning else { continue }
      if isAlone { met[id] = (scope, meaning) }
      uses.append((node, meaning))
    }
    return uses
  }

  /// Whether some part of a name may stand for what a supertype declares, or for a type parameter, whose bound may.
  ///
  /// - Parameter isInherited: by the file's own numbers of its names.
  private func mayInherit(_ node: Int, _ of: ProjectFile, _ isInherited: [Bool]) -> Bool {
    let nodes = of.outline.nodes
    if isInherited[Int(nodes[node].name.rawValue)] { return true }
    if !of.genericNames.isEmpty, of.genericNames.contains(of.symbol(node)) { return true }
    let end = Int(nodes[Int(nodes[node].parent)].next)
    var at = Int(nodes[node].next)
    while at < end, nodes[at].kind == .typeMember || nodes[at].kind == .member {
      if isInherited[Int(nodes[at].name.rawValue)] { return true }
      at = Int(nodes[at].next)
    }
    return false
  }

  /// Whether a part follows that may be a type nested in what a name stands for.
  private func isFollowed(_ node: Int, _ nodes: [Node]) -> Bool {
    let next = Int(nodes[node].next)
    return next < nodes.count && (nodes[next].kind == .typeMember || nodes[next].kind == .member)
  }

  private func meaningOfName(
    _ node: Int, _ name: Symbol, _ scope: TypeIndex, in file: Int, _ generics: GenericParameters,
    _ lookup: inout NameLookup
  ) -> Meaning? {
    let nodes = files[file].outline.nodes
    if name == wellKnown.selfType, scope != .none { return .declared(scope) }
    let end = nodes[Int(nodes[node].parent)].next
    var at = nodes[node].next
    guard at < end, nodes[Int(at)].kind == .typeMember else {
      if files[file].genericNames.contains(name),
        let constraint = genericConstraint(of: name, around: node, in: file, generics, &lookup)
      {
        return constraint
      }
      return lookup.type(name, from: scope).map { .declared($0) } ?? .external(name, UInt32(node))
    }
    var path = [name]
    while at < end, nodes[Int(at)].kind == .typeMember {
      path.append(files[file].symbol(Int(at)))
      at = nodes[Int(at)].next
    }
    if let found = lookup.type(path, from: scope) { return .declared(found) }
    let last = path.last { $0 != wellKnown.type && $0 != wellKnown.protocol } ?? name
    return .external(last, UInt32(node))
  }

  /// An identifier names a type when a type of that name is in scope and it is written like one.
  private func meaningOfIdentifier(
    _ node: Int, _ name: Symbol, _ scope: TypeIndex, in file: Int, _ generics: GenericParameters,
    _ lookup: inout NameLookup
  ) -> Meaning? {
    if name == wellKnown.selfType { return scope == .none ? nil : .declared(scope) }
    let outline = files[file].outline
    let nodes = outline.nodes
    let end = nodes[Int(nodes[node].parent)].next
    var type = lookup.type(name, from: scope)
    var at = nodes[node].next
    // `Outer.Inner(…)`: the longest path of types.
    while let outer = type, at < end, nodes[Int(at)].kind == .member,
      nodes[Int(at)].flags.contains(.continues)
    {
      guard let inner = inner(files[file].symbol(Int(at)), of: outer, seenFrom: file) else { break }
      type = inner
      at = nodes[Int(at)].next
    }
    if type == nil, at < end, nodes[Int(at)].kind == .member, files[file].imports.contains(name),
      outline.names.isCapitalised(nodes[Int(at)].name)
    {
      // `Foundation.URLSession.shared`: a module in front.
      let member = files[file].symbol(Int(at))
      return lookUpQualified([name, member]).map { .declared($0) }
        ?? .external(member, UInt32(node))
    }
    if type == nil, at < end, nodes[Int(at)].kind == .member, outline.names.isCapitalised(nodes[node].name),
      outline.names.isCapitalised(nodes[Int(at)].name),
      let qualified = lookup.type([name, files[file].symbol(Int(at))], from: scope)
    {
      return .declared(qualified)
    }
    // `Current.trips`: a variable of no type may be written like a type.
    if type == nil, isVariable(name, seenFrom: file),
      !files[file].genericNames.contains(name)
        || genericConstraint(of: name, around: node, in: file, generics, &lookup) == nil
    {
      return nil
    }
    return type.map { .declared($0) } ?? .external(name, UInt32(node))
  }

  /// Whether a variable of no type has the name, and the file may see it: one that is private to another file, that
  /// tests declare for themselves, that belongs to a module which is not imported, or that is not there in every
  /// build, hides no type of the SDK.
  private func isVariable(_ name: Symbol, seenFrom file: Int) -> Bool {
    guard let places = globals[name] else { return false }
    if let sameNameVariables = variables.sameNameVariables(of: name) {
      return sameNameVariables.isSeen(from: file, of: self)
    }
    return GlobalVariables.SameNameVariables(places, in: self).isSeen(from: file, of: self)
  }

  /// Whether a variable stands in no `#if`, or in one each of whose branches declares it, whatever the conditions.
  ///
  /// - Parameter places: all of its name, by file and node.
  func isInEveryBuild(_ place: NodeRef, of places: [NodeRef]) -> Bool {
    let outline = files[Int(place.file)].outline
    var at = Int(place.node)
    while at != 0 {
      at = outline.around(at)
      guard outline.nodes[at].kind == .conditionalCompilation else { continue }
      let clauses = outline.children(of: at).filter { outline.nodes[$0].kind == .conditionalClause }
      let isDeclared = clauses.allSatisfy { clause in
        let branch = clause..<Int(outline.nodes[clause].next)
        let first = places.indices.partitioningIndex {
          (places[$0].file, Int(places[$0].node)) >= (place.file, branch.lowerBound)
        }
        return first < places.count && places[first].file == place.file
          && branch.contains(Int(places[first].node))
      }
      guard isDeclared, clauses.last.map(outline.name(of:)) == "#else" else { return false }
    }
    return true
  }

  /// The constraint of a generic parameter that is in scope: `R: TripRepository` stands for TripRepository.
  private func genericConstraint(
    of name: Symbol, around node: Int, in file: Int, _ generics: GenericParameters, _ lookup: inout NameLookup
  ) -> Meaning? {
    let outline = files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      guard outline.nodes[at].kind.isDeclaration, let parameter = generics.parameter(name, of: at) else {
        continue
      }
      guard
        let head = outline.firstChild(of: parameter, kind: .inheritedType).flatMap({
          outline.firstChild(of: $0, kind: .typeName)
        }) ?? generics.bound(name, of: at)
      else { return .external(wellKnown.anyType, UInt32(parameter)) }
      let scope = enclosingType(of: parameter, in: file)
      let symbol = files[file].symbol(head)
      return lookup.type(symbol, from: scope).map { .declared($0) } ?? .external(symbol, UInt32(head))
    }
    return nil
  }

  /// By file: what names stand for once typealiases are looked through, and which did; nil where there is no alias.
  func usesBehindAliases() -> [(uses: [TypeAtNode], aliases: [TypeAtNode])]? {
    guard let ends = aliasEnds() else { return nil }
    return workers.map(count: files.count, run: 64) { file in
      var uses = self.typeUses[file]
      let aliases = uses.indices.filter { ends[uses[$0].type.index] != .none }
      let aliasUses = aliases.map { uses[$0] }
      for use in aliases { uses[use].type = ends[uses[use].type.index] }
      return (uses, aliasUses)
    }
  }

  /// By type: what the last of a chain of typealiases names; `.none` for others. Nil where there is none.
  private func aliasEnds() -> [TypeIndex]? {
    var targets: [TypeIndex] = Array(repeating: .none, count: types.count)
    var isAliased = false
    for index in types.indices where types[index].kind == .alias {
      let place = types[index].place
      let outline = files[Int(place.file)].outline
      guard let written = outline.firstChild(of: Int(place.node), kind: .typeAnnotation),
        let target = writtenTypes(in: written, file: Int(place.file)).first,
        types[target.index].name != wellKnown.anyType
      else { continue }
      targets[index] = target
      isAliased = true
    }
    return isAliased ? lastTypes(of: targets) : nil
  }

  /// The type at the end of each alias chain; `.none` where there is no type or the chain is cyclic.
  private func lastTypes(of targets: [TypeIndex]) -> [TypeIndex] {
    var last: [TypeIndex] = Array(repeating: .none, count: types.count)
    var isKnown = Array(repeating: false, count: types.count)
    for index in targets.indices where targets[index] != .none {
      var chain: [Int] = []
      var type = TypeIndex(index)
      // A repeated alias means that the chain is cyclic.
      while targets[type.index] != .none, !isKnown[type.index] {
        isKnown[type.index] = true
        chain.append(type.index)
        type = targets[type.index]
      }
      let end =
        targets[type.index] != .none ? last[type.index] : types[type.index].kind == .alias ? .none : type
      for alias in chain { last[alias] = end }
    }
    return last
  }

  /// The supertypes that are written for a type, and those of them that are written under `#if` alone.
  private func writtenSupertypes(of index: Int) -> (all: [TypeIndex], conditional: [TypeIndex]) {
    if types[index].kind == .external, types[index].extensions.isEmpty { return ([], []) }
    var found = DistinctTypes()
    var conditional: Set<TypeIndex> = []
    let home = home(of: TypeIndex(index))
    for place in declarations(of: TypeIndex(index)) {
      let file = Int(place.file)
      let isConditional = place != home && isConditional(place, besides: home)
      let outline = files[file].outline
      let isAlias = outline.nodes[Int(place.node)].kind == .typealiasDecl
      for child in outline.children(of: Int(place.node)) {
        let kind = outline.nodes[child].kind
        guard
          let container = kind == .inheritedType || (isAlias && kind == .typeAnnotation)
            ? child : outline.bound(ofSelfIn: child)
        else { continue }
        for name in outline.children(of: container) where outline.nodes[name].kind == .typeName {
          guard let type = typeUse(at: name, in: file), type.index != index else { continue }
          let isNew = found.add(type)
          if !isConditional { conditional.remove(type) } else if isNew { conditional.insert(type) }
        }
      }
    }
    return (found.list, conditional.sorted())
  }

  /// By type, in stretches: the supertypes that are written for it.
  func writtenSupertypes() -> [[(all: [TypeIndex], conditional: [TypeIndex])]] {
    let stretch = 1 << 8
    return workers.map(count: (types.count + stretch - 1) / stretch, run: 1) { part in
      (part * stretch..<min(self.types.count, (part + 1) * stretch)).map { self.writtenSupertypes(of: $0) }
    }
  }
}

extension TypeIndex {
  /// The place that a name has among those of a file which have no record yet.
  fileprivate static func unresolvedPlaceholder(_ number: Int) -> TypeIndex { TypeIndex(-2 - number) }
  fileprivate var unresolvedNumber: Int? { rawValue < -1 ? -2 - Int(rawValue) : nil }
}

extension Outline {
  /// A requirement of a protocol on its conformers: `AnyObject` of `protocol P where Self: AnyObject`. Nil for other
  /// requirements, and for those of extensions.
  package func bound(ofSelfIn requirement: Int) -> Int? {
    guard nodes[requirement].kind == .requirement,
      nodes[Int(nodes[requirement].parent)].kind == .protocolDecl, name(of: requirement) == ":"
    else { return nil }
    let sides = children(of: requirement).filter { nodes[$0].kind == .element }
    guard sides.count == 2, let left = firstChild(of: sides[0], kind: .typeName), name(of: left) == "Self",
      Int(nodes[left].next) == Int(nodes[sides[0]].next)
    else { return nil }
    return sides[1]
  }
}

/// Types in the order in which they were met, each once. Mostly a handful: then looking through them is cheaper than
/// a set.
struct DistinctTypes {
  private(set) var list: [TypeIndex] = []
  private var set: Set<TypeIndex> = []
  private static let few = 16

  /// Whether it was not there yet.
  @discardableResult
  mutating func add(_ type: TypeIndex) -> Bool {
    if list.count == Self.few { set.formUnion(list) }
    guard list.count < Self.few ? !list.contains(type) : set.insert(type).inserted else { return false }
    list.append(type)
    return true
  }
}
