import EavesDocuments
import EavesThreads

/// Evaluates every role in the order of their dependencies; precedence is applied as roles are found.
struct RoleAssigner {
  private let project: Project
  private let plan: RolePlan
  private let prefilter: RolePrefilter
  /// Types of which something is said under `#if` alone, as far as it may give a role.
  private let conditionals: Set<TypeIndex>
  /// Its clauses read the roles assigned so far.
  private var predicate: Predicate
  private var layer: [Int16]
  private var matches: [[RoleMatch]]

  /// - Parameters:
  ///   - project: one with what is known before any type gets a role.
  ///   - prefilter: which items types may fulfil.
  static func roles(in project: Project, _ prefilter: RolePrefilter) -> RoleAssignment {
    var assigner = RoleAssigner(project, prefilter)
    assigner.assign()
    var roles = project.roles
    roles.holders = assigner.predicate.holders
    (roles.layer, roles.matches) = (assigner.layer, assigner.matches)
    return roles
  }

  private init(_ project: Project, _ prefilter: RolePrefilter) {
    (self.project, self.prefilter, plan) = (project, prefilter, project.plan)
    conditionals = project.typesWithConditions()
    predicate = Predicate(project: project, mentions: project.roles.mentions)
    predicate.holders = RoleHolders(types: project.types.count)
    layer = Array(repeating: -1, count: project.types.count)
    matches = Array(repeating: [], count: project.types.count)
  }

  private mutating func assign() {
    let groups = plan.definitions.indices.flatMap { role in
      repeatElement(role, count: plan.starts[role + 1] - plan.starts[role])
    }
    let admitted = prefilter.candidates(byGroup: groups, of: plan.definitions.count, in: project)
    for role in plan.order where !admitted[role].isEmpty { assign(role, to: admitted[role]) }
    setAsideNested()
  }

  /// Gives a role to those of some types that fulfil one of its items, in their order: who has got the role, or lost
  /// another for it, may change what an item says of the next. What does not depend on that is found side by side.
  private mutating func assign(_ role: Int, to types: [TypeIndex]) {
    let items = items(of: role)
    var candidates = allTypeTraits(of: types, for: role)
    let asked = items.reduce(0) { $0 | ($1?.referencedRoles ?? 0) }
    /// Whether some type lost a role that an item asks for.
    var isShaken = false
    var whole: [Int: CompiledItem] = [:]
    // Where a type may be of the role because another is, those that are not yet wait for their relatives.
    let isRecursive = plan.isRecursive[role]
    var waiting = WaitingTypes(count: isRecursive ? project.types.count : 0)
    while !candidates.isEmpty {
      var new: [TypeIndex] = []
      for (type, typeTraits) in candidates {
        guard let position = position(of: type, in: items, of: role, typeTraits, isShaken) else {
          if isRecursive { waiting.add(type, typeTraits) }
          continue
        }
        let isSure = isSure(role, of: type, &whole)
        new.append(type)
        // A type that does not exist in every build makes no type exempt.
        if !isSure, project.roles.setAside & 1 << UInt64(role) != 0 { continue }
        let match = RoleMatch(
          role: Int16(role), item: Int16(position), isOwn: position < plan.definitions[role].ownItems,
          isSure: isSure)
        if add(match, to: type) & asked != 0 { isShaken = true }
      }
      candidates = isRecursive ? relatives(of: new, among: &waiting) : []
    }
  }

  /// The items of a role as far as the sieve leaves something to ask; nil for those that it decides.
  private func items(of role: Int) -> [CompiledItem?] {
    (plan.starts[role]..<plan.starts[role + 1]).map { item in
      prefilter.admitsAny(of: item..<item + 1)
        ? plan.afterPrefilter[item].map { CompiledItem($0, in: project, plan.supertypes[item]) } : nil
    }
  }

  /// The facts about the types that may get a role, in order, before it is assigned. Computed in parallel, with items
  /// that each thread compiles for itself: a shared one would make threads wait for its caches.
  private func allTypeTraits(of types: [TypeIndex], for role: Int) -> [(type: TypeIndex, found: TypeTraits)] {
    let stretch = 1 << 6
    // Of a few, a second thread would come too late.
    let workers: Workers = types.count < stretch * 4 ? .alone : project.workers
    let known = self
    return workers.map(
      count: (types.count + stretch - 1) / stretch, run: 1, with: { known.items(of: role) },
      { items, part in
        types[part * stretch..<min(types.count, (part + 1) * stretch)].compactMap { type in
          known.typeTraits(of: type, in: items, of: role).map { (type, $0) }
        }
      }
    ).flatMap { $0 }
  }

  private func typeTraits(of type: TypeIndex, in items: [CompiledItem?], of role: Int) -> TypeTraits? {
    let first = plan.starts[role]
    var start: Int?
    for position in items.indices where prefilter.admits(type, first + position) {
      if !plan.usesOtherRoles[first + position] {
        if holds(items[position], for: type) {
          return TypeTraits(start: start ?? position, first: position, isSure: true)
        }
        continue
      }
      start = start ?? position
      let verdict =
        items[position].map { predicate.holds($0, for: type, whoeverHas: 1 << UInt64(role)) } ?? true
      if verdict != false {
        return TypeTraits(start: start ?? position, first: position, isSure: verdict != nil)
      }
    }
    return start.map { TypeTraits(start: $0, first: items.count, isSure: true) }
  }

  private func holds(_ item: CompiledItem?, for type: TypeIndex) -> Bool {
    item.map { predicate.holds($0, for: .type(type)) } ?? true
  }

  /// The first item of a role that holds for a type by now; nil where none does.
  private func position(
    of type: TypeIndex, in items: [CompiledItem?], of role: Int, _ typeTraits: TypeTraits, _ isShaken: Bool
  ) -> Int? {
    if typeTraits.isSure, !isShaken { return typeTraits.first < items.count ? typeTraits.first : nil }
    let first = plan.starts[role]
    let start = isShaken ? typeTraits.start : typeTraits.first
    if !plan.usesOtherRoles[first + start] { return start }
    return items.indices[start...].first { prefilter.admits(type, first + $0) && holds(items[$0], for: type) }
  }

  /// Whether some item of a role holds for a type in every build.
  ///
  /// - Parameter whole: items as they are written, read when they are asked for first.
  private func isSure(_ role: Int, of type: TypeIndex, _ whole: inout [Int: CompiledItem]) -> Bool {
    if conditionals.isEmpty || !conditionals.contains(type) { return true }
    for position in plan.starts[role]..<plan.starts[role + 1] where prefilter.admits(type, position) {
      let item = whole[position] ?? CompiledItem(plan.every[position], in: project)
      whole[position] = item
      if predicate.holds(item, for: .type(type), inEveryBuild: true) { return true }
    }
    return false
  }

  /// Who does something with some types, and those with whom they do something, taken from those who wait.
  private func relatives(
    of types: [TypeIndex], among waiting: inout WaitingTypes
  ) -> [(type: TypeIndex, found: TypeTraits)] {
    var heirs = types
    while let type = heirs.popLast() {
      for relation in project.roles.relations.to(type, .conforms) where waiting.descends(relation.source) {
        waiting.call(relation.source)
        heirs.append(relation.source)
      }
    }
    for type in types {
      for kind in Relation.Kind.allCases {
        if kind != .conforms {
          for relation in project.roles.relations.to(type, kind) { waiting.call(relation.source) }
        }
        for relation in project.roles.relations.from(type, kind) {
          waiting.call(relation.target)
          // Who conforms to what is held, is held.
          if kind != .conforms { updateDependents(of: relation.target, among: &waiting) }
        }
      }
    }
    return waiting.takeCalled()
  }

  private func updateDependents(of type: TypeIndex, among waiting: inout WaitingTypes) {
    var open = [type]
    while let next = open.popLast() {
      guard waiting.spreads(next) else { continue }
      for conformer in project.roles.relations.to(next, .conforms) {
        waiting.call(conformer.source)
        open.append(conformer.source)
      }
    }
  }

  /// What a preview, a test or a mock declares within itself is part of it.
  private mutating func setAsideNested() {
    for type in project.types.indices {
      var outer = project.types[type].parent
      while outer != .none {
        predicate.holders.bits[type] |= predicate.holders.bits[outer.index] & project.roles.setAside
        outer = project.types[outer.index].parent
      }
    }
  }

  /// Returns the bits of the roles that the type has lost by it.
  private mutating func add(_ match: RoleMatch, to type: TypeIndex) -> UInt64 {
    let bit = UInt64(1) << UInt64(match.role)
    matches[type.index].append(match)
    predicate.holders.given |= bit
    if !match.isSure { predicate.holders.conditional[type, default: 0] |= bit }
    if project.roles.isLayer[Int(match.role)] { return settle(type) }
    predicate.holders.bits[type.index] |= bit
    return 0
  }

  /// Layer roles exclude each other: the first in precedence stays, own items come before shipped ones. Returns the bit
  /// of the one that went.
  private mutating func settle(_ type: TypeIndex) -> UInt64 {
    var best: RoleMatch?
    for match in matches[type.index] where project.roles.isLayer[Int(match.role)] {
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
    let before = layer[type.index]
    if before == best.role { return 0 }
    let lost: UInt64 = before >= 0 ? 1 << UInt64(before) : 0
    predicate.holders.bits[type.index] &= ~lost
    layer[type.index] = best.role
    predicate.holders.bits[type.index] |= 1 << UInt64(best.role)
    return lost
  }
}

/// The facts about a type that do not depend on the role being assigned.
private struct TypeTraits: BitwiseCopyable, Sendable {
  /// The first item that asks for roles, or that holds: from here on items are asked when anything may have changed.
  let start: Int
  /// The first item that holds, or may: as many as there are items where none does.
  let first: Int
  /// Whether the result does not depend on who gets the role.
  let isSure: Bool
}

/// Types that may be of a role as soon as their relatives are.
private struct WaitingTypes {
  /// By type: what is known of it; nil where it does not wait.
  private var allTypeTraits: [TypeTraits?]
  /// Whether a supertype was called with all below it.
  private var isDescended: [Bool]
  /// Whether those who conform to it were called.
  private var isSpread: [Bool]
  private var called: [(type: TypeIndex, found: TypeTraits)] = []
  /// By type: how often it was called in vain.
  private var calls: [UInt8]

  /// How often a type is evaluated again: otherwise a type with many relatives would be evaluated for each of them.
  private static let maxCalls: UInt8 = 8

  /// - Parameter count: 0 where no type waits.
  init(count: Int) {
    allTypeTraits = Array(repeating: nil, count: count)
    isDescended = Array(repeating: false, count: count)
    isSpread = Array(repeating: false, count: count)
    calls = Array(repeating: 0, count: count)
  }

  mutating func add(_ type: TypeIndex, _ typeTraits: TypeTraits) { allTypeTraits[type.index] = typeTraits }

  mutating func call(_ type: TypeIndex) {
    guard type != .none, let typeTraits = allTypeTraits[type.index], calls[type.index] < Self.maxCalls else {
      return
    }
    calls[type.index] += 1
    called.append((type, typeTraits))
    allTypeTraits[type.index] = nil
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
  mutating func takeCalled() -> [(type: TypeIndex, found: TypeTraits)] {
    defer { called = [] }
    return called.sorted { $0.type.index < $1.type.index }
  }
}
