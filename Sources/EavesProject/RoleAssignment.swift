import EavesDocuments
import EavesSource
import EavesThreads

/// Which types have which roles, and why.
///
/// A class, as its project is. Written while roles are assigned, then never again.
package final class RoleAssignment: @unchecked Sendable {
  /// Names in order of precedence, as in the vocabulary.
  package internal(set) var names: [String] = []
  package internal(set) var isLayer: [Bool] = []
  /// Whether only `in` and `path` clauses define the role: it selects files too.
  package internal(set) var isRegion: [Bool] = []
  /// The layer role of each type; -1: none.
  var layer: [Int16] = []
  /// All roles of each type as a bit set: the layer role, marks and regions.
  var bits: [UInt64] = []
  /// The role items that hold for each type, in order of evaluation: reasons are written when they are asked for.
  var matches: [[RoleMatch]] = []
  /// Roles of each file by its path or module alone, as a bit set.
  var files: [UInt64] = []
  var testRole: Int?
  /// Bits of test, preview and mock.
  var setAside: UInt64 = 0
  /// Which types mention the names that items ask for.
  var mentions = MentionTable()
  package internal(set) var relations = Relations()

  /// The position of a role; nil when there is none of that name. O(roles).
  package func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

/// An item of a role that holds for a type.
struct RoleMatch: Sendable {
  let role: Int16
  let item: Int16
  /// The item was written in `eaves.yml`: it comes before all shipped ones.
  let isOwn: Bool
}

/// Why a type has a role.
package struct RoleEvidence: Sendable {
  package let role: Int
  /// "its name matches `*Repository`", "conforms to `View` through `Screen`".
  package let reason: String
  /// Where the reason stands; nil when it is the declaration itself.
  package let place: NodeRef?
  /// A role before it in precedence was taken.
  package let isLost: Bool
}

extension Project {
  /// The layer role of a type; nil when it has none.
  package func layerRole(_ type: TypeIndex) -> Int? {
    guard type != .none else { return nil }
    let role = roles.layer[type.index]
    return role < 0 ? nil : Int(role)
  }

  /// Whether a type has a role, its layer role or a mark; false for `.none`. O(1).
  package func hasRole(_ role: Int, _ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & (1 << UInt64(role)) != 0
  }

  /// Whether a type has any of the roles of a bit set.
  package func hasRole(in set: UInt64, _ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & set != 0
  }

  /// The name of a role as documents write it.
  package func roleName(_ role: Int) -> String { roles.names[role] }

  /// The evidence for each role of a type, those it lost included.
  package func roleEvidence(_ type: TypeIndex) -> [RoleEvidence] {
    guard type != .none else { return [] }
    let matcher = ClauseMatcher(project: self, mentions: roles.mentions)
    return roles.matches[type.index].sorted { $0.role < $1.role }.map { match in
      let role = Int(match.role)
      let reason = matcher.reason(vocabulary.roles[role].items[Int(match.item)], for: type)
      return RoleEvidence(
        role: role, reason: (reason?.text ?? "") + (match.isOwn ? " (eaves.yml)" : ""), place: reason?.place,
        isLost: roles.isLayer[role] && roles.layer[type.index] != match.role)
    }
  }

  /// A test, a preview or a mock: never a subject, never counted.
  package func isSetAside(_ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & roles.setAside != 0
  }

  /// Whether a file holds tests.
  package func isTestFile(_ file: Int) -> Bool {
    if files[file].module != .none, modules[files[file].module.index].isTest { return true }
    return roles.testRole.map { fileHasRole($0, file) } ?? false
  }

  /// Whether a file is in a role by its path or module alone.
  package func fileHasRole(_ role: Int, _ file: Int) -> Bool {
    roles.files[file] & (1 << UInt64(role)) != 0
  }

  /// The slice that a role's glob names in a file's path or module: the feature of a feature file. Nil when the
  /// file is not in the role, empty when the glob has no star.
  package func regionSlice(_ role: Int, _ file: Int) -> String? {
    for item in vocabulary.roles[role].items where isRegion(item) {
      if let slice = regionSlice(of: item, file) { return slice }
    }
    return nil
  }

  private func regionSlice(of item: Item, _ file: Int) -> String? {
    var slice = ""
    let path = files[file].path
    for term in item.terms {
      let found: String?
      if term.word == .in {
        found = moduleSlice(of: term.values, file)
      } else {
        found = term.values.lazy.compactMap { PathPattern($0.text).slice(of: path) }.first
      }
      guard let found else { return nil }
      if slice.isEmpty { slice = found }
    }
    return slice
  }

  private func moduleSlice(of globs: [Word], _ file: Int) -> String? {
    guard files[file].module != .none else { return nil }
    let name = modules[files[file].module.index].name
    for glob in globs where NamePattern(glob.text).matches(name) {
      return NamePattern(glob.text).isLiteral ? "" : name
    }
    return nil
  }

  func isRegion(_ item: Item) -> Bool {
    !item.terms.isEmpty && item.unless.isEmpty && item.terms.allSatisfy { $0.word == .in || $0.word == .path }
  }
}

// MARK: Assignment

extension Project {
  /// Evaluates every role, those that others ask for first; precedence decides as roles are found.
  func assignRoles() {
    let definitions = Array(vocabulary.roles.prefix(RoleVocabulary.roleLimit))
    roles.names = definitions.map(\.name)
    roles.isLayer = definitions.map(\.isLayer)
    roles.isRegion = definitions.map { $0.items.allSatisfy(isRegion) && !$0.items.isEmpty }
    roles.layer = Array(repeating: -1, count: types.count)
    roles.bits = Array(repeating: 0, count: types.count)
    roles.matches = Array(repeating: [], count: types.count)
    for name in ["test", "preview", "mock"] {
      if let role = roles.index(of: name) { roles.setAside |= 1 << UInt64(role) }
    }
    roles.testRole = roles.index(of: "test")
    roles.relations = collectRelations()
    let every = definitions.flatMap(\.items)
    let paths = PathSieve(every, in: self)
    roles.files = Array(repeating: 0, count: files.count)
    assignModuleRegions(definitions)
    assignPathRegions(definitions, paths)
    roles.mentions.collect(every, in: self)
    let matcher = ClauseMatcher(project: self, mentions: roles.mentions)
    let sieve = RoleSieve(every, paths: paths, in: self)
    for role in evaluationOrder(definitions) {
      let first = definitions[..<role].reduce(0) { $0 + $1.items.count }
      let items = definitions[role].items.map { item in item.beyondSieve.map { CompiledItem($0, in: self) } }
      // Items that ask for roles are judged in order: who has got the role before may change what they say.
      let asksRoles = definitions[role].items.map(\.asksRoles)
      @Sendable func holds(_ position: Int, _ type: TypeIndex) -> Bool {
        items[position].map { matcher.holds($0, for: type) } ?? true
      }
      let found = types { type in
        items.indices.first { position in
          sieve.admits(type, first + position) && (asksRoles[position] || holds(position, type))
        }
      }
      for (type, start) in found {
        let position = items.indices[start...].first { position in
          !asksRoles[start] || sieve.admits(type, first + position) && holds(position, type)
        }
        guard let position else { continue }
        let match = RoleMatch(
          role: Int16(role), item: Int16(position), isOwn: position < definitions[role].ownItems)
        add(match, to: type, of: definitions[role])
      }
    }
    setAsideNested()
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

  private func isModuleRegion(_ item: Item) -> Bool {
    isRegion(item) && item.terms.contains { $0.word == .in }
  }

  /// Roles that modules define, alone or with a path: each module's name is read once.
  private func assignModuleRegions(_ definitions: [RoleDefinition]) {
    for (role, definition) in definitions.enumerated() {
      for item in definition.items where isModuleRegion(item) {
        let matches = modules.map { module in
          item.terms.allSatisfy { term in
            term.word != .in || term.values.contains { NamePattern($0.text).matches(module.name) }
          }
        }
        for file in files.indices where files[file].module != .none && matches[files[file].module.index] {
          if regionSlice(of: item, file) != nil { roles.files[file] |= 1 << UInt64(role) }
        }
      }
    }
  }

  /// Roles that only paths define: each pattern is read once, each path cut once.
  private func assignPathRegions(_ definitions: [RoleDefinition], _ paths: PathSieve) {
    var position = 0
    for (role, definition) in definitions.enumerated() {
      for item in definition.items {
        if isRegion(item), !isModuleRegion(item) {
          for file in files.indices where paths.fits(file, position) {
            roles.files[file] |= 1 << UInt64(role)
          }
        }
        position += 1
      }
    }
  }

  /// The types of which something is found, in their order, aliases left out. They are asked side by side.
  private func types<Found: Sendable>(
    where find: @escaping @Sendable (TypeIndex) -> Found?
  ) -> [(type: TypeIndex, found: Found)] {
    let stretch = 1 << 11
    return workers.map(count: (types.count + stretch - 1) / stretch, run: 1) { part in
      (part * stretch..<min(self.types.count, (part + 1) * stretch)).compactMap { index in
        if self.types[index].kind == .alias { return nil }
        return find(TypeIndex(index)).map { (TypeIndex(index), $0) }
      }
    }.flatMap { $0 }
  }

  private func add(_ match: RoleMatch, to type: TypeIndex, of definition: RoleDefinition) {
    roles.matches[type.index].append(match)
    if definition.isLayer {
      settle(type)
    } else {
      roles.bits[type.index] |= 1 << UInt64(match.role)
    }
  }

  /// Layer roles exclude each other: the first in precedence stays, own items come before shipped ones.
  private func settle(_ type: TypeIndex) {
    var best: RoleMatch?
    for match in roles.matches[type.index] where roles.isLayer[Int(match.role)] {
      guard let known = best else {
        best = match
        continue
      }
      if match.isOwn != known.isOwn ? match.isOwn : match.role < known.role { best = match }
    }
    guard let best else { return }
    let before = roles.layer[type.index]
    if before >= 0 { roles.bits[type.index] &= ~(1 << UInt64(before)) }
    roles.layer[type.index] = best.role
    roles.bits[type.index] |= 1 << UInt64(best.role)
  }

  /// Roles in order of precedence, but each after the roles that its items name. Cycles were refused when the
  /// definitions were loaded; here they are cut.
  private func evaluationOrder(_ definitions: [RoleDefinition]) -> [Int] {
    var order: [Int] = []
    var visiting = Set<Int>()
    func visit(_ role: Int) {
      if order.contains(role) || !visiting.insert(role).inserted { return }
      for item in definitions[role].items { visitItem(item) }
      order.append(role)
    }
    func visitItem(_ item: Item) {
      for term in item.terms where term.word == .role || term.word.isPassive {
        for word in term.values {
          if let other = definitions.firstIndex(where: { $0.name == word.text }) { visit(other) }
        }
      }
      for word in item.inside {
        if let other = definitions.firstIndex(where: { $0.name == word.text }) { visit(other) }
      }
      item.unless.forEach(visitItem)
    }
    for role in definitions.indices { visit(role) }
    return order
  }
}

extension Item {
  /// Whether some clause asks for the role of another type, or for another role of the same.
  fileprivate var asksRoles: Bool {
    !inside.isEmpty || unless.contains { $0.asksRoles }
      || terms.contains { $0.word == .role || $0.word.isPassive }
  }
}
