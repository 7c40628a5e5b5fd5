import EavesDocuments
import EavesProject

/// The objects of a verb, compiled: roles as a bit set, everything else as names.
struct ObjectSet: Sendable {
  /// Bit per role of the project.
  var roles: UInt64 = 0
  let names: NameSet
  /// The word `type`: any type declared in the project.
  var isAnyType = false
  /// The word `anything`: any type, whoever declares it.
  var isAnything = false
  /// The word `member`: any member of a type.
  var isAnyMember = false
  /// Tells the set from others.
  let identity = Identity()

  final class Identity: Sendable {}

  init(_ words: [Word], in project: Project) {
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
    names = project.nameSet(others)
  }

  /// How a type is one of the objects, or an alias of one; nil when it is none.
  func match(_ type: TypeIndex, in project: Project) -> ObjectMatch? {
    if let own = ownMatch(type, in: project) { return own }
    var current = type
    for _ in 0..<Self.aliases {
      let record = project.types[current.index]
      guard record.kind == .alias, record.supertypes.count == 1 else { return nil }
      current = record.supertypes[0]
      if let aliased = ownMatch(current, in: project) { return aliased }
    }
    return nil
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

/// By what an object was recognised.
enum ObjectMatch: Hashable, Sendable {
  case name(String)
  case role(Int)
  case anyType
}
