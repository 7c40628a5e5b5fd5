package import EavesDocuments

/// The objects of a verb, compiled: roles as a bit set, everything else as names.
package struct ObjectSet: Sendable {
  /// Bit per role of the project.
  package private(set) var roles: UInt64 = 0
  package let names: NameSet
  /// The word `type`: any type declared in the project.
  package private(set) var isAnyType = false
  /// The word `anything`: any type, whether the project declares it or not.
  package private(set) var isAnything = false
  /// The word `member`: any member of a type.
  package private(set) var isAnyMember = false
  /// The word `singleton`, which the names spell out.
  package let isSingleton: Bool
  /// The identity of the set.
  package let identity = Identity()

  package final class Identity: Sendable {}

  /// Reads words that were checked when they were loaded. O(words).
  package init(_ words: [Word], in project: Project) {
    var others: [Word] = []
    for word in words {
      if word.text == "type" {
        isAnyType = true
      } else if word.text == "anything" {
        isAnything = true
      } else if word.text == "member" {
        isAnyMember = true
      } else if let role = project.roles.index(of: word.text) {
        roles |= 1 << UInt64(role)
      } else {
        others.append(word)
      }
    }
    isSingleton = others.contains { $0.text == ObjectNoun.singleton.rawValue }
    names = project.nameSet(others)
  }

  /// How a type is one of the objects, or an alias of one; nil when it is none.
  package func match(_ type: TypeIndex, in project: Project) -> ObjectMatch? {
    if let own = ownMatch(type, in: project) { return own }
    guard project.types[type.index].kind == .alias else { return nil }
    for aliased in Self.aliased(by: type, in: project) {
      if let match = ownMatch(aliased, in: project) { return match }
    }
    return nil
  }

  /// Whether a type is declared in one of the objects that paths and modules alone define; nil where it is not.
  package func match(homeOf type: TypeIndex, in project: Project) -> ObjectMatch? {
    let found = roles & project.regionBits(ofHomeOf: type)
    return found == 0 ? nil : .role(found.trailingZeroBitCount)
  }

  /// What an alias stands for, nearest first: where it names another, what that one stands for, too.
  package static func aliased(by type: TypeIndex, in project: Project) -> [TypeIndex] {
    var found: [TypeIndex] = []
    var current = type
    while found.count < aliases, project.types[current.index].kind == .alias,
      project.types[current.index].supertypes.count == 1
    {
      current = project.types[current.index].supertypes[0]
      found.append(current)
    }
    return found
  }

  /// How many aliases of aliases are looked through.
  private static let aliases = 4

  private func ownMatch(_ type: TypeIndex, in project: Project) -> ObjectMatch? {
    if let entry = names.type(type, in: project) { return .name(names.entries[entry].text) }
    if project.hasRole(in: roles, type) {
      let role = project.roles.names.indices.first {
        roles & (1 << UInt64($0)) != 0 && project.hasRole($0, type)
      }
      if let role { return .role(role) }
    }
    if isAnything { return .anyType }
    return isAnyType && project.types[type.index].kind != .external ? .anyType : nil
  }
}

/// By what an object was recognized.
package enum ObjectMatch: Hashable, Sendable {
  case name(String)
  case role(Int)
  case anyType
}
