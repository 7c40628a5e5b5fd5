import EavesDocuments
import EavesProject
import EavesSource

/// One piece of evidence for a search: a token in code that names, declares or uses an object.
struct Evidence: Sendable {
  let file: Int
  /// The token that names the object.
  let node: Int
  /// What is underlined: the token, or more (a key path from its backslash).
  let range: ByteRange
  /// The innermost type with a layer role; `.none` outside of types.
  let owner: TypeIndex
  let position: Position
  let object: String
  /// The type that was recognised; `.none` for attributes, members, operators.
  let type: TypeIndex
  let match: ObjectMatch
  /// How it was recognised when the token does not say it.
  let recognised: String?
  /// The declared value that the token declares or uses; nil for an expression of its own.
  let value: ValueID?
  /// The value of another type's object that the token uses: `path` of `router.path`.
  var foreignValue: ValueID?
  /// The member whose type or initial value the token is.
  let member: Int?
  /// A use of a value that is declared elsewhere.
  let isUse: Bool
  /// The bytes in which further evidence belongs to this one.
  let extent: ByteRange
}

extension Evidence {
  /// Whether a verb is true where the evidence stands.
  func answers(_ verb: TermWord, in project: Project) -> Bool {
    switch verb {
    case .mentions: return true
    case .holds:
      if position == .storedProperty || position == .attribute { return true }
      return !isUse && (member.map { project.members[$0].isStored } ?? false)
    case .accepts: return position == .parameter
    case .exposes:
      guard let member, !isUse, position != .attribute else { return false }
      return project.isExposed(member)
    case .creates: return position == .creation
    case .calls: return position == .call
    case .conforms: return position == .inheritance
    case .declares: return position == .declaration
    default: return false
    }
  }

  /// The verb that a finding shows for a search of `verb`: what nobody outside can see is exposed to nobody.
  func shownVerb(_ verb: TermWord, in project: Project) -> TermWord {
    guard verb == .mentions else { return verb }
    guard position.verb == .exposes, let member else { return position.verb }
    return project.isExposed(member) ? .exposes : .mentions
  }
}

extension Project {
  /// Whether a member, and every type between it and its owner with a layer role, can be seen outside the file.
  func isExposed(_ member: Int) -> Bool {
    guard members[member].isExposed, members[member].kind != .initializer else { return false }
    var type = members[member].owner
    while type != .none, layerRole(type) == nil {
      if types[type.index].isFilePrivate { return false }
      type = types[type.index].parent
    }
    return true
  }
}

/// A declared value: its declaring node, or its member.
struct ValueID: Hashable, Sendable, Comparable {
  let file: Int
  let node: Int
  static func < (left: ValueID, right: ValueID) -> Bool { (left.file, left.node) < (right.file, right.node) }
}

/// What kind of code a piece of evidence stands in, and which verbs are true there.
enum Position: String, Sendable {
  case storedProperty = "property"
  case computedProperty = "computed property"
  case parameter
  case result
  case local
  case inheritance
  case creation
  case call
  case use
  case attribute
  case type
  case declaration

  /// The most specific verb true there.
  var verb: TermWord {
    switch self {
    case .storedProperty, .attribute: .holds
    case .computedProperty, .result: .exposes
    case .parameter: .accepts
    case .inheritance: .conforms
    case .creation: .creates
    case .call: .calls
    case .declaration: .declares
    case .use, .local, .type: .mentions
    }
  }
}
