import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

extension Project {
  /// Evaluates every role, those that others ask for first; precedence decides as roles are found.
  func assignRoles() {
    let plan = plan
    let definitions = plan.definitions
    roles.names = definitions.map { $0.name }
    roles.isLayer = definitions.map { $0.isLayer }
    roles.isRegion = plan.isRegion
    roles.layer = Array(repeating: -1, count: types.count)
    roles.bits = Array(repeating: 0, count: types.count)
    roles.matches = Array(repeating: [], count: types.count)
    for name in RoleVocabulary.asideRoles {
      if let role = roles.index(of: name) { roles.setAside |= 1 << UInt64(role) }
    }
    for (role, definition) in definitions.enumerated() where definition.isHelper {
      roles.helpers |= 1 << UInt64(role)
    }
    roles.testRole = roles.index(of: "test")
    for role in vocabulary.ownCode.compactMap({ roles.index(of: $0) }) { roles.ownCode |= 1 << UInt64(role) }
    roles.ownParts = vocabulary.ownParts.compactMap { roles.index(of: $0) }
    let everyMention = workers.begin { MentionTable(of: plan.every, in: self) }
    let everyPath = workers.begin { PathSieve(plan.paths, in: self) }
    roles.relations = collectRelations()
    let paths = everyPath.value
    roles.files = Array(repeating: 0, count: files.count)
    roles.regions = plan.regions.map { items in items.filter { hasModules(for: $0.item) } }
    assignModuleRegions(definitions)
    assignPathRegions(definitions, paths)
    roles.mentions = everyMention.value
    (roles.conditional, roles.hasConditions) = ([:], typesWithConditions())
    let matcher = ClauseMatcher(project: self, mentions: roles.mentions)
    let sieve = RoleSieve(plan.sieve, paths: paths, in: self)
    let groups = definitions.indices.flatMap { role in
      repeatElement(role, count: plan.starts[role + 1] - plan.starts[role])
    }
    let admitted = sieve.candidates(byGroup: groups, of: definitions.count, in: self)
    for role in plan.order where !admitted[role].isEmpty {
      assign(role, to: admitted[role], sieve, matcher)
    }
    setAsideNested()
  }

  /// Gives a role to those of some types that fulfil one of its items, in their order: who has got the role, or lost
  /// another for it, may change what an item says of the next. What does not depend on that is found side by side.
  private func assign(_ role: Int, to types: [TypeIndex], _ sieve: RoleSieve, _ matcher: ClauseMatcher) {
    let first = plan.starts[role]
    let asksRoles = Array(plan.asksRoles[first..<plan.starts[role + 1]])
    let ownItems = plan.definitions[role].ownItems
    let items = items(of: role, sieve)
    @Sendable func holds(_ position: Int, _ type: TypeIndex, _ items: [CompiledItem?]) -> Bool {
      guard let item = items[position] else { return true }
      return matcher.holds(item, for: type)
    }
    @Sendable func outlook(_ type: TypeIndex, _ items: [CompiledItem?]) -> Outlook? {
      var start: Int?
      for position in items.indices where sieve.admits(type, first + position) {
        if !asksRoles[position] {
          if holds(position, type, items) { return Outlook(start ?? position, position, isSure: true) }
          continue
        }
        start = start ?? position
        let verdict =
          items[position].map { matcher.holds($0, for: type, whoeverHas: 1 << UInt64(role)) } ?? true
        if verdict != false { return Outlook(start ?? position, position, isSure: verdict != nil) }
      }
      return start.map { Outlook($0, items.count, isSure: true) }
    }
    // Items of its own for each thread: two that ask one would wait for each other to count who holds it.
    var candidates = self.types(among: types, with: { self.items(of: role, sieve) }, where: outlook)
    let asked = items.reduce(0) { $0 | ($1?.rolesAsked ?? 0) }
    /// Whether some type lost a role that an item asks for.
    var isShaken = false
    func position(_ type: TypeIndex, _ outlook: Outlook) -> Int? {
      if outlook.isSure, !isShaken { return outlook.first < items.count ? outlook.first : nil }
      let start = isShaken ? outlook.start : outlook.first
      if !asksRoles[start] { return start }
      return items.indices[start...].first { sieve.admits(type, first + $0) && holds($0, type, items) }
    }
    var whole: [Int: CompiledItem] = [:]
    // Where a type may be of the role because another is, those that are not yet wait for their relatives.
    let isRecursive = plan.isRecursive[role]
    var waiting = WaitingTypes(count: isRecursive ? self.types.count : 0)
    while !candidates.isEmpty {
      var new: [TypeIndex] = []
      for (type, outlook) in candidates {
        guard let position = position(type, outlook) else {
          if isRecursive { waiting.add(type, outlook) }
          continue
        }
        let isSure = self.isSure(role, of: type, sieve, matcher, &whole)
        new.append(type)
        // What may be missing exempts nobody.
        if !isSure, roles.setAside & 1 << UInt64(role) != 0 { continue }
        let match = RoleMatch(
          role: Int16(role), item: Int16(position), isOwn: position < ownItems, isSure: isSure)
        if add(match, to: type) & asked != 0 { isShaken = true }
      }
      candidates = isRecursive ? relatives(of: new, among: &waiting) : []
    }
  }

  /// Whether some item of a role holds for a type in every build.
  ///
  /// - Parameter whole: items as they are written, read when they are asked for first.
  private func isSure(
    _ role: Int, of type: TypeIndex, _ sieve: RoleSieve, _ matcher: ClauseMatcher,
    _ whole: inout [Int: CompiledItem]
  ) -> Bool {
    if roles.hasConditions.isEmpty || !roles.hasConditions.contains(type) { return true }
    for position in plan.starts[role]..<plan.starts[role + 1] where sieve.admits(type, position) {
      let item = whole[position] ?? CompiledItem(plan.every[position], in: self)
      whole[position] = item
      if matcher.holds(item, for: type, inEveryBuild: true) { return true }
    }
    return false
  }

  /// Types of which attributes, conformances, mentions or relations stand under `#if` where the type itself does not.
  private func typesWithConditions() -> Set<TypeIndex> {
    var found = roles.mentions.conditionalTypes
    let holdsBranches = files.map { !$0.outline.index.branches.isEmpty }
    guard holdsBranches.contains(true) else { return [] }
    for index in types.indices {
      let type = TypeIndex(index)
      if ancestors.of(type).count != sureAncestors.of(type).count { found.insert(type) }
      let places = declarations(of: type).filter { holdsBranches[Int($0.file)] }
      if places.contains(where: { hasConditionalHead($0, of: type) }) { found.insert(type) }
    }
    roles.relations.forEach { relation in
      guard holdsBranches[Int(relation.place.file)],
        files[Int(relation.place.file)].outline.innermostBranch(around: Int(relation.place.node)) != nil
      else { return }
      for type in [relation.source, relation.target] where type != .none {
        if isConditional(relation.place, besides: home(of: type)) { found.insert(type) }
      }
    }
    return found
  }

  /// Whether a declaration or extension has attributes or members under `#if`, or is itself where the type is not.
  private func hasConditionalHead(_ place: NodeRef, of type: TypeIndex) -> Bool {
    let outline = files[Int(place.file)].outline
    let branches = outline.index.branches
    let first = branches.indices.partitioningIndex(where: { branches[$0] > place.node })
    if first < branches.count, branches[first] < outline.nodes[Int(place.node)].next { return true }
    return isConditional(place, besides: home(of: type))
  }

  /// Who does something with some types, and those with whom they do something, taken from those who wait.
  private func relatives(
    of types: [TypeIndex], among waiting: inout WaitingTypes
  ) -> [(type: TypeIndex, found: Outlook)] {
    var heirs = types
    while let type = heirs.popLast() {
      for relation in roles.relations.to(type, .conforms) where waiting.descends(relation.source) {
        waiting.call(relation.source)
        heirs.append(relation.source)
      }
    }
    for type in types {
      for kind in Relation.Kind.allCases {
        if kind != .conforms {
          for relation in roles.relations.to(type, kind) { waiting.call(relation.source) }
        }
        for relation in roles.relations.from(type, kind) {
          waiting.call(relation.target)
          // Who conforms to what is held, is held.
          if kind != .conforms { callHeirs(of: relation.target, among: &waiting) }
        }
      }
    }
    return waiting.takeCalled()
  }

  private func callHeirs(of type: TypeIndex, among waiting: inout WaitingTypes) {
    var open = [type]
    while let next = open.popLast() {
      guard waiting.spreads(next) else { continue }
      for conformer in roles.relations.to(next, .conforms) {
        waiting.call(conformer.source)
        open.append(conformer.source)
      }
    }
  }

  /// What a preview, a test or a mock declares within itself is part of it.
  private func setAsideNested() {
    for type in types.indices {
      var outer = types[type].parent
      while outer != .none {
        roles.bits[type] |= roles.bits[outer.index] & roles.setAside
        outer = types[outer.index].parent
      }
    }
  }

  /// Roles that modules define, alone or with a path: each module's name is read once.
  private func assignModuleRegions(_ definitions: [RoleDefinition]) {
    for role in definitions.indices {
      for position in plan.starts[role]..<plan.starts[role + 1] {
        let item = plan.every[position]
        guard let region = plan.places[position], region.asksModules, hasModules(for: item) else { continue }
        let matches = modules.map { module in
          item.terms.allSatisfy { term in
            term.word != .in || term.values.contains { module.isNamed(by: ModulePattern($0.text)) }
          }
        }
        for file in files.indices {
          let fits = files[file].modules.contains { module in
            matches[module.index] && region.slice(of: file, in: modules[module.index], of: self) != nil
          }
          if fits { roles.files[file] |= 1 << UInt64(role) }
        }
      }
    }
  }

  /// Roles that paths, targets and imports define: each pattern is read once, each path cut once.
  private func assignPathRegions(_ definitions: [RoleDefinition], _ paths: PathSieve) {
    for role in definitions.indices {
      for position in plan.starts[role]..<plan.starts[role + 1] {
        guard let region = plan.places[position], !region.asksModules else { continue }
        let leavesOut = !region.item.unless.isEmpty
        for file in files.indices where paths.fits(file, position) {
          if leavesOut, region.leavesOut(file, in: self) { continue }
          roles.files[file] |= 1 << UInt64(role)
        }
      }
    }
  }

  /// The modules of a file, nil alone where it has none.
  func modules(ofFile file: Int) -> [Module?] {
    files[file].modules.isEmpty ? [nil] : files[file].modules.map { modules[$0.index] }
  }

  /// The items of a role as far as a sieve leaves something to ask; nil for those that it decides.
  private func items(of role: Int, _ sieve: RoleSieve) -> [CompiledItem?] {
    (plan.starts[role]..<plan.starts[role + 1]).map { item in
      sieve.admitsAny(of: item..<item + 1)
        ? plan.beyondSieve[item].map { CompiledItem($0, in: self, plan.supertypes[item]) } : nil
    }
  }

  /// Those of some types of which something is found, in their order. They are asked side by side, by what each thread
  /// makes for itself.
  private func types<Tool, Found: Sendable>(
    among candidates: [TypeIndex], with make: @escaping @Sendable () -> Tool,
    where find: @escaping @Sendable (TypeIndex, Tool) -> Found?
  ) -> [(type: TypeIndex, found: Found)] {
    let stretch = 1 << 6
    // Of a few, a second thread would come too late.
    let workers: Workers = candidates.count < stretch * 4 ? .alone : self.workers
    return workers.map(count: (candidates.count + stretch - 1) / stretch, run: 1, with: make) { tool, part in
      candidates[part * stretch..<min(candidates.count, (part + 1) * stretch)].compactMap { type in
        find(type, tool).map { (type, $0) }
      }
    }.flatMap { $0 }
  }

  /// Returns the bits of the roles that the type has lost by it.
  private func add(_ match: RoleMatch, to type: TypeIndex) -> UInt64 {
    roles.matches[type.index].append(match)
    roles.given |= 1 << UInt64(match.role)
    if !match.isSure { roles.conditional[type, default: 0] |= 1 << UInt64(match.role) }
    if roles.isLayer[Int(match.role)] { return settle(type) }
    roles.bits[type.index] |= 1 << UInt64(match.role)
    return 0
  }

  /// Layer roles exclude each other: the first in precedence stays, own items come before shipped ones. Returns the bit
  /// of the one that went.
  private func settle(_ type: TypeIndex) -> UInt64 {
    var best: RoleMatch?
    for match in roles.matches[type.index] where roles.isLayer[Int(match.role)] {
      guard let known = best else {
        best = match
        continue
      }
      if match.isSure != known.isSure {
        if match.isSure { best = match }
      } else if match.isOwn != known.isOwn ? match.isOwn : match.role < known.role {
        best = match
      }
    }
    guard let best else { return 0 }
    let before = roles.layer[type.index]
    if before == best.role { return 0 }
    let lost: UInt64 = before >= 0 ? 1 << UInt64(before) : 0
    roles.bits[type.index] &= ~lost
    roles.layer[type.index] = best.role
    roles.bits[type.index] |= 1 << UInt64(best.role)
    return lost
  }
}

/// What is known of a type before a role is given to anybody.
private struct Outlook: BitwiseCopyable, Sendable {
  /// The first item that asks for roles, or that holds: from here on items are asked when anything may have changed.
  let start: Int
  /// The first item that holds, or may: as many as there are items where none does.
  let first: Int
  /// Whether nobody who gets the role changes that.
  let isSure: Bool

  init(_ start: Int, _ first: Int, isSure: Bool) {
    (self.start, self.first, self.isSure) = (start, first, isSure)
  }
}

/// Types that may be of a role as soon as their relatives are.
private struct WaitingTypes {
  /// By type: what is known of it; nil where it does not wait.
  private var outlooks: [Outlook?]
  /// Whether a supertype was called with all below it.
  private var isDescended: [Bool]
  /// Whether those who conform to it were called.
  private var isSpread: [Bool]
  private var called: [(type: TypeIndex, found: Outlook)] = []
  /// By type: how often it was called in vain.
  private var calls: [UInt8]

  /// So often is a type judged anew: one with a crowd of relatives would be judged for each of them.
  private static let mostCalls: UInt8 = 8

  /// - Parameter count: 0 where nobody waits.
  init(count: Int) {
    outlooks = Array(repeating: nil, count: count)
    isDescended = Array(repeating: false, count: count)
    isSpread = Array(repeating: false, count: count)
    calls = Array(repeating: 0, count: count)
  }

  mutating func add(_ type: TypeIndex, _ outlook: Outlook) { outlooks[type.index] = outlook }

  mutating func call(_ type: TypeIndex) {
    guard type != .none, let outlook = outlooks[type.index], calls[type.index] < Self.mostCalls else {
      return
    }
    calls[type.index] += 1
    called.append((type, outlook))
    outlooks[type.index] = nil
  }

  /// True the first time.
  mutating func descends(_ type: TypeIndex) -> Bool {
    if isDescended[type.index] { return false }
    isDescended[type.index] = true
    return true
  }

  /// True the first time.
  mutating func spreads(_ type: TypeIndex) -> Bool {
    if isSpread[type.index] { return false }
    isSpread[type.index] = true
    return true
  }

  /// Those who were called, in the order of the code.
  mutating func takeCalled() -> [(type: TypeIndex, found: Outlook)] {
    defer { called = [] }
    return called.sorted { $0.type.index < $1.type.index }
  }
}
