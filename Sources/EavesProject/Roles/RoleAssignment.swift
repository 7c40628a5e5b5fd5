import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

/// Which types and files have which roles, and why.
@usableFromInline package struct RoleAssignment: Sendable {
  /// Names in order of precedence, as in the vocabulary.
  package let names: [String]
  package let isLayer: [Bool]
  /// Whether only `in` and `path` clauses define the role: it selects files too.
  package let isRegion: [Bool]
  let testRole: Int?
  /// Bits of the roles whose types do themselves what is done in them.
  let ownCode: UInt64
  /// Roles whose types have what is declared in them as parts.
  let ownParts: [Int]
  /// Bits of the roles that only shorten the definitions of others.
  package let helpers: UInt64
  /// Bits of test, preview and mock.
  let setAside: UInt64
  /// Roles of each file by its path or module alone, as a bit set.
  var files: [UInt64] = []
  /// By role: its items that paths and modules alone decide, of those for which there are modules enough.
  var regions: [[RegionItem]] = []
  /// Which types mention the names that items ask for.
  package internal(set) var mentions = MentionTable()
  package internal(set) var relations = Relations()
  @usableFromInline var holders = RoleHolders(types: 0)
  /// The layer role of each type; -1: none.
  @usableFromInline var layer: [Int16] = []
  /// The role items that hold for each type, in order of evaluation: reasons are written when they are asked for.
  var matches: [[RoleMatch]] = []

  /// An assignment without any roles.
  init(_ definitions: [RoleDefinition], isRegion: [Bool], _ vocabulary: RoleVocabulary) {
    let names = definitions.map(\.name)
    func roles(_ chosen: some Sequence<String>) -> [Int] { chosen.compactMap { names.firstIndex(of: $0) } }
    func bits(_ roles: [Int]) -> UInt64 { roles.reduce(0) { $0 | 1 << UInt64($1) } }
    (self.names, self.isRegion) = (names, isRegion)
    isLayer = definitions.map(\.isLayer)
    testRole = names.firstIndex(of: "test")
    ownCode = bits(roles(vocabulary.ownCode))
    ownParts = roles(vocabulary.ownParts)
    helpers = bits(definitions.indices.filter { definitions[$0].isHelper })
    setAside = bits(roles(RoleVocabulary.asideRoles))
  }

  /// Bits of the roles that only `in` and `path` clauses define.
  package var regionBits: UInt64 {
    isRegion.indices.reduce(0) { isRegion[$1] ? $0 | 1 << UInt64($1) : $0 }
  }

  /// The position of a role; nil when there is none of that name. O(roles).
  package func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

/// The types of each role, also while roles are being assigned. Clauses read it.
@usableFromInline struct RoleHolders: Sendable {
  /// All roles of each type as a bit set: the layer role, marks and regions.
  @usableFromInline var bits: [UInt64]
  /// The roles that types have by code under `#if` alone, as bits.
  var conditional: [TypeIndex: UInt64] = [:]
  /// Bits of the roles that some type has got, be it that it has lost them again.
  var given: UInt64 = 0

  init(types count: Int) { bits = Array(repeating: 0, count: count) }

  /// Whether a type has a role, its layer role or a mark; false for `.none`. O(1).
  @inlinable func has(_ role: Int, _ type: TypeIndex) -> Bool { has(in: 1 << UInt64(role), type) }

  /// Whether a type has any of the roles of a bit set.
  @inlinable func has(in set: UInt64, _ type: TypeIndex) -> Bool {
    type != .none && bits[type.index] & set != 0
  }

  /// Whether a type has none of some roles, or one of those that are named.
  func isFree(of set: UInt64, but named: UInt64, _ type: TypeIndex) -> Bool {
    !has(in: set, type) || has(in: set & named, type)
  }

  /// Whether a type has a role in every build, whatever stands under `#if`.
  func hasUnconditionally(_ role: Int, _ type: TypeIndex) -> Bool {
    has(role, type) && (conditional[type] ?? 0) & (1 << UInt64(role)) == 0
  }
}

/// An item of a role that holds for a type.
struct RoleMatch: Sendable {
  let role: Int16
  let item: Int16
  /// The item was written in `eaves.yml`: it comes before all shipped ones.
  let isOwn: Bool
  /// Whether every build that has the type has the grounds of it.
  let isSure: Bool
}

/// Why a type has a role.
package struct RoleEvidence: Sendable {
  package let role: Int
  /// "its name ends in `Repository`", "it is a class that uses `FileManager`".
  package let reason: String
  /// Where the reason stands; nil when it is the declaration itself.
  package let place: NodeRef?
  /// Whether the name or a supertype says it.
  package let isEvident: Bool
  /// A role before it in precedence was taken.
  package let isLost: Bool

  /// The reason behind a colon: "a class that uses `FileManager`".
  package var shortReason: String {
    let isNoun = reason.hasPrefix("it is a ") || reason.hasPrefix("it is an ")
    // "it is a container and holds `Store`" loses its grammar without the first verb.
    let isSentence = reason.contains(" and ") && !reason.contains(" that ") && !reason.contains(" whose ")
    return isNoun && !isSentence ? String(reason.dropFirst("it is ".count)) : reason
  }
}

extension Project {
  /// The layer role of a type; nil when it has none.
  @inlinable package func layerRole(_ type: TypeIndex) -> Int? {
    guard type != .none else { return nil }
    let role = roles.layer[type.index]
    return role < 0 ? nil : Int(role)
  }

  /// Whether a type has a role, its layer role or a mark; false for `.none`. O(1).
  @inlinable package func hasRole(_ role: Int, _ type: TypeIndex) -> Bool {
    roles.holders.has(role, type)
  }

  /// The roles of a type as a bit set; none for `.none`.
  @inlinable package func roleBits(of type: TypeIndex) -> UInt64 {
    type == .none ? 0 : roles.holders.bits[type.index]
  }

  /// Whether a type has any of the roles of a bit set.
  @inlinable package func hasRole(in set: UInt64, _ type: TypeIndex) -> Bool {
    roles.holders.has(in: set, type)
  }

  /// The role of what SwiftUI draws; nil where the vocabulary has none.
  package var viewRole: Int? { roles.index(of: "view") }

  /// The name of a role as documents write it.
  package func roleName(_ role: Int) -> String { roles.names[role] }

  /// The evidence for each role of a type, those it lost included.
  package func roleEvidence(_ type: TypeIndex) -> [RoleEvidence] {
    RoleReasons(in: self).evidence(for: type)
  }

  /// Whether a type does itself what is done in it, whatever type it is declared in: `own-code` of the nouns. O(1).
  package func ownsItsCode(_ type: TypeIndex) -> Bool { hasRole(in: roles.ownCode, type) }

  /// A test, a preview or a mock: never a subject, never counted.
  package func isSetAside(_ type: TypeIndex) -> Bool { hasRole(in: roles.setAside, type) }

  /// Whether a passive counts a type among those who do something: tests, previews and mocks only in a sentence that
  /// names a role of theirs which the type has. `named` has the bits of all roles that the passive names.
  package func isCounted(_ type: TypeIndex, byPassiveNaming named: UInt64) -> Bool {
    roles.holders.isFree(of: roles.setAside, but: named, type)
  }

  /// Whether a role is that of tests, previews or mocks: its types are subjects of sentences that name it alone.
  package func isAside(role: Int) -> Bool { roles.setAside & (1 << UInt64(role)) != 0 }

  /// Whether a file holds tests.
  package func isTestFile(_ file: Int) -> Bool {
    roles.testRole.map { fileHasRole($0, file) } ?? (files[file].target == .test)
  }

  /// Whether a file is in a role by its path or module alone.
  package func fileHasRole(_ role: Int, _ file: Int) -> Bool {
    roles.files[file] & (1 << UInt64(role)) != 0
  }

  /// Whether a file is in some role by its path or module alone.
  package func fileHasAnyRole(_ file: Int) -> Bool { roles.files[file] & ~roles.helpers != 0 }

  /// Whether a type has some role that says what it is.
  package func hasAnyRole(_ type: TypeIndex) -> Bool { hasRole(in: ~roles.helpers, type) }

  /// The slice that a role's glob names in a file's path or module: the feature of a feature file. Nil when the
  /// file is not in the role, empty when the glob has no star.
  package func regionSlice(_ role: Int, _ file: Int) -> RegionSlice? {
    for item in roles.regions[role] {
      if let slice = item.slice(of: file, in: self) { return slice }
    }
    return nil
  }
}
