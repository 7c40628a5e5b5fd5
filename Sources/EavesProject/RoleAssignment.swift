import EavesDocuments
import EavesSource

/// Which types have which roles, and why.
package struct RoleAssignment: Sendable {
  /// Names in order of precedence, as in the vocabulary.
  package internal(set) var names: [String] = []
  package internal(set) var isLayer: [Bool] = []
  /// Whether only `in` and `path` clauses define the role: it selects files too.
  package internal(set) var isRegion: [Bool] = []
  /// The layer role of each type; -1: none.
  var layer: [Int16] = []
  /// All roles of each type as a bit set: the layer role, marks and regions.
  var bits: [UInt64] = []
  /// Why a type has a role, or would have had one: by type, in order of precedence.
  var evidence: [TypeIndex: [RoleEvidence]] = [:]
  package internal(set) var relations = Relations()

  package func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

/// Why a type has a role.
package struct RoleEvidence: Sendable {
  package let role: Int
  /// "its name matches `*Repository`", "conforms to `View` through `Screen`".
  package let reason: String
  /// Where the reason stands; nil when it is the declaration itself.
  package let place: NodeRef?
  /// A role before it in precedence was taken.
  package internal(set) var isLost: Bool
}

extension Project {
  /// The layer role of a type; nil when it has none.
  package func layerRole(_ type: TypeIndex) -> Int? {
    guard type != .none else { return nil }
    let role = roles.layer[type.index]
    return role < 0 ? nil : Int(role)
  }

  package func hasRole(_ role: Int, _ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & (1 << UInt64(role)) != 0
  }

  /// Whether a type has any of the roles of a bit set.
  package func hasRole(in set: UInt64, _ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & set != 0
  }

  package func roleName(_ role: Int) -> String { roles.names[role] }

  /// The evidence for each role of a type, those it lost included.
  package func roleEvidence(_ type: TypeIndex) -> [RoleEvidence] { roles.evidence[type, default: []] }

  /// A test, a preview or a mock: never a subject, never counted.
  package func isSetAside(_ type: TypeIndex) -> Bool {
    type != .none && roles.bits[type.index] & setAsideRoles != 0
  }

  /// Whether a file holds tests.
  package func isTestFile(_ file: Int) -> Bool {
    if files[file].module != .none, modules[files[file].module.index].isTest { return true }
    guard let role = roles.index(of: "test") else { return false }
    return fileHasRole(role, file)
  }

  var setAsideRoles: UInt64 {
    var set: UInt64 = 0
    for name in ["test", "preview", "mock"] {
      if let role = roles.index(of: name) { set |= 1 << UInt64(role) }
    }
    return set
  }

  /// Whether a file is in a role by its path or module alone.
  package func fileHasRole(_ role: Int, _ file: Int) -> Bool {
    regionSlice(role, file) != nil
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
  /// Evaluates every role, those that others ask for first, then lets precedence decide.
  func assignRoles() {
    let definitions = vocabulary.roles
    roles.names = definitions.map(\.name)
    roles.isLayer = definitions.map(\.isLayer)
    roles.isRegion = definitions.map { $0.items.allSatisfy(isRegion) && !$0.items.isEmpty }
    roles.layer = Array(repeating: -1, count: types.count)
    roles.bits = Array(repeating: 0, count: types.count)
    roles.relations = collectRelations()
    var matcher = ClauseMatcher(project: self)
    matcher.collectMentions(in: definitions.flatMap(\.items))
    let components = files.map { PathComponents($0.path) }
    for role in evaluationOrder(definitions) {
      let filters = definitions[role].items.map { RoleFilter($0, in: self, components: components) }
      for type in types.indices { consider(TypeIndex(type), for: role, definitions[role], filters, &matcher) }
      settleLayers()
      matcher.project = self
    }
  }

  private func consider(
    _ type: TypeIndex, for role: Int, _ definition: RoleDefinition, _ filters: [RoleFilter],
    _ matcher: inout ClauseMatcher
  ) {
    if types[type.index].kind == .alias { return }
    for (position, item) in definition.items.enumerated() {
      guard filters[position].admits(type), let reason = matcher.reason(item, for: type) else { continue }
      roles.evidence[type, default: []].append(
        RoleEvidence(
          role: role, reason: position < definition.ownItems ? reason.text + " (eaves.yml)" : reason.text,
          place: reason.place, isLost: false))
      if !definition.isLayer { roles.bits[type.index] |= 1 << UInt64(role) }
      if definition.isLayer, position < definition.ownItems { ownEvidence.insert(OwnRole(type: type, role: role)) }
      return
    }
  }

  /// Layer roles exclude each other: the first in precedence stays, own items come before shipped ones.
  private func settleLayers() {
    for (type, list) in roles.evidence {
      var best: (own: Bool, role: Int)?
      for entry in list where roles.isLayer[entry.role] {
        let own = ownEvidence.contains(OwnRole(type: type, role: entry.role))
        if best == nil || (own && !(best?.own ?? false)) || (own == best?.own && entry.role < best?.role ?? 0) {
          best = (own, entry.role)
        }
      }
      guard let best else { continue }
      roles.layer[type.index] = Int16(best.role)
      var bits = roles.bits[type.index]
      for role in roles.names.indices where roles.isLayer[role] { bits &= ~(1 << UInt64(role)) }
      roles.bits[type.index] = bits | 1 << UInt64(best.role)
      var settled = list
      for index in settled.indices where roles.isLayer[settled[index].role] {
        settled[index].isLost = settled[index].role != best.role
      }
      roles.evidence[type] = settled.sorted { $0.role < $1.role }
    }
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

/// A layer role that an item of `eaves.yml` gave.
struct OwnRole: Hashable, Sendable {
  let type: TypeIndex
  let role: Int
}
