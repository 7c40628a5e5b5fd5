import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// One piece of evidence for a search: a token in code that names, declares or uses an object.
///
/// There may be one for every line of a project and every search: numbers are kept short, and texts are made when a
/// finding needs them.
struct Evidence: Sendable {
  private let shortFile: Int32
  private let shortNode: UInt32
  /// What is underlined: the token, or more (a key path from its backslash).
  let range: ByteRange
  /// The bytes in which further evidence belongs to this one.
  let extent: ByteRange
  /// The innermost type with a layer role; `.none` outside of types.
  let owner: TypeIndex
  /// The type that was recognized; `.none` for attributes, members, operators.
  let type: TypeIndex
  private var shortMember: Int32
  private var shortValue: PackedValue
  /// What the list says, where no type was recognized; of helpers and functions, where their body is; of a path, what is
  /// run first.
  private let text: String
  /// What lies between the place and what it reaches; nil where the place touches it itself.
  var path: ReachPath?
  private var kind: MatchKind
  let position: Position
  let recognition: Recognition
  /// A use of a value that is declared elsewhere.
  let isUse: Bool
  /// A call by a listed name that makes a value of the type so named: `String(format:)`.
  var isConstruction = false
  /// For a creation: whether the new value is used immediately, as in `URLSession().dataTask(…)`.
  var isUsedImmediately = false

  /// How something was recognized when its token alone does not show it.
  enum Recognition: UInt8, Sendable {
    case bySight, byValue, byAlias, byKeyPath, byNameOfKeyPath, byHelper, byFunction, byReach
  }

  /// An `ObjectMatch` without its text.
  private enum MatchKind: Sendable {
    case name, role(UInt8), anyType

    init(_ match: ObjectMatch) {
      self =
        switch match {
        case .name: .name
        case .role(let role): .role(UInt8(role))
        case .anyType: .anyType
        }
    }
  }

  /// A value in half the memory. Its file is -1 for none.
  private struct PackedValue: Sendable, BitwiseCopyable {
    var file: Int32 = -1
    var node: UInt32 = 0
    var isForeign = false

    init(_ value: ValueID?, isForeign: Bool) {
      guard let value else { return }
      file = Int32(value.file)
      node = UInt32(value.node)
      self.isForeign = isForeign
    }

    var id: ValueID? { file < 0 ? nil : ValueID(file: Int(file), node: Int(node)) }
  }

  /// - Parameter text: the listed name where no type was recognized; of helpers and functions, where their body is.
  init(
    file: Int, node: Int, range: ByteRange, owner: TypeIndex, position: Position, type: TypeIndex,
    match: ObjectMatch, text: String = "", recognition: Recognition = .bySight, value: ValueID?,
    member: Int?, isUse: Bool, extent: ByteRange
  ) {
    shortFile = Int32(file)
    shortNode = UInt32(node)
    self.range = range
    self.extent = extent
    self.owner = owner
    self.type = type
    shortMember = member.map { Int32($0) } ?? -1
    shortValue = PackedValue(value, isForeign: false)
    kind = MatchKind(match)
    if case .name(let name) = match, type == .none, text.isEmpty {
      self.text = name
    } else {
      self.text = text
    }
    self.position = position
    self.recognition = recognition
    self.isUse = isUse
  }

  /// The same for a search that recognizes the type by something else.
  func matching(_ match: ObjectMatch) -> Evidence {
    var copy = self
    copy.kind = MatchKind(match)
    return copy
  }

  var file: Int { Int(shortFile) }
  /// The token that names the object.
  var node: Int { Int(shortNode) }
  /// The member whose type or initial value the token is.
  var member: Int? { shortMember < 0 ? nil : Int(shortMember) }
  /// The declared value that the token declares or uses; nil for an expression of its own.
  var value: ValueID? { shortValue.isForeign ? nil : shortValue.id }
  /// The value of another type's object that the token uses: `path` of `router.path`. It has no value of its own.
  var foreignValue: ValueID? {
    get { shortValue.isForeign ? shortValue.id : nil }
    set { shortValue = PackedValue(newValue, isForeign: true) }
  }
  /// The role among the objects that the recognized type has; nil when it was not recognized by one.
  var role: Int? {
    if case .role(let role) = kind { Int(role) } else { nil }
  }
}

extension Evidence {
  /// The object as findings name it; a new String each time.
  func object(in project: Project) -> String {
    if path != nil { return text }
    if type != .none { return position == .declaration ? project.qualifiedName(type) : project.name(type) }
    switch recognition {
    case .byHelper: return ".\(name(in: project))"
    case .byFunction: return name(in: project)
    default: return text
    }
  }

  /// How it was recognized, as a clause; nil when the token says it.
  func recognised(in project: Project) -> String? {
    let (name, object) = (name(in: project), object(in: project))
    switch recognition {
    case .bySight: return nil
    case .byValue:
      if isLiteral(in: project) || object == name { return nil }
      return project.callAfter(node, in: file) == nil
        ? "`\(name)` has the type `\(object)`" : "`\(name)()` returns `\(object)`"
    case .byAlias: return "`\(name)` is a typealias of `\(object)`"
    case .byKeyPath: return object == name ? nil : "`\\.\(name)` has the type `\(object)`"
    case .byNameOfKeyPath:
      return "the type of `\\.\(name)` is not declared in the scanned code; its name suggests `\(object)`"
    case .byHelper: return "the body of `\(name)` \(text)"
    case .byFunction: return "the body of `\(name)` contains it (\(text))"
    case .byReach: return nil
    }
  }

  private func isLiteral(in project: Project) -> Bool {
    switch project.files[file].outline.nodes[node].kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .stringLiteral: true
    default: false
    }
  }

  /// `\.modelContext` where the key path says what it reads.
  func keyPath(in project: Project) -> String? {
    recognition == .byKeyPath || recognition == .byNameOfKeyPath ? "\\.\(name(in: project))" : nil
  }

  private func name(in project: Project) -> String { project.files[file].outline.name(of: node) }
}

extension Evidence {
  /// Whether a verb is true where the evidence stands.
  func answers(_ verb: TermWord, in project: Project) -> Bool {
    switch verb {
    case .mentions: return true
    case .holds:
      if position == .storedProperty || position == .attribute { return true }
      guard !isUse, let member, project.members[member].isStored else { return false }
      return position != .call || isWhole(of: member, in: project)
    case .accepts: return position == .parameter
    case .exposes:
      guard let member, !isUse, position != .attribute else { return false }
      return isWhole(of: member, in: project) && project.isExposed(member)
    case .creates: return position == .creation || isConstruction
    case .calls: return position == .call || isUsedImmediately
    case .uses: return isUseOfObject(in: project)
    case .reaches: return isTouch && !isConstantOrWatched(in: project)
    case .assigns: return project.isAssigned(node, in: file)
    case .conforms: return position == .inheritance
    case .declares: return position == .declaration
    case .branches: return position == .branch
    default: return false
    }
  }

  /// What `uses` stands for, the most telling first.
  private static let partsOfUses: [TermWord] = [.holds, .creates, .calls]

  /// Whether the object is held, created, called, kept, or named as a type. A constant that a type holds,
  /// such as a size, and what SwiftUI watches, such as the store of `@AppStorage`, are no use.
  private func isUseOfObject(in project: Project) -> Bool {
    switch position {
    case .attribute, .type, .inheritance, .local: break
    case .parameter:
      // What an initializer takes is held, used or passed on, which other evidence shows.
      if let member, project.members[member].kind == .initializer { return false }
    case .use where PositionReader(project: project).isInitialValue(node, in: file): break
    default:
      guard Self.partsOfUses.contains(where: { answers($0, in: project) }) else { return false }
    }
    return !isConstantOrWatched(in: project)
  }

  /// Whether only a constant of the object is read, or SwiftUI watches what is passed to it: neither gets to the object.
  private func isConstantOrWatched(in project: Project) -> Bool {
    let enclosure = Enclosure(project: project)
    return enclosure.isQualifier(self) || enclosure.isWatched(self)
  }

  /// Whether code gets to the object where the evidence stands: something is called or read of it. To make a value of a
  /// role is to have it; to make one of what a list names is to use that.
  private var isTouch: Bool {
    switch position {
    case .call: true
    case .creation: isUsedImmediately || role == nil
    default: isUsedImmediately || isConstruction
    }
  }

  /// Whether the value of a member is what was recognized, and not only made from it: `.all` of `Trip.all`, and no text
  /// of `Trip.all.map(\.name)`. What a type is written for is that, whatever its first value is.
  private func isWhole(of member: Int, in project: Project) -> Bool {
    guard position == .call || position == .creation, type != .none else { return true }
    let place = project.members[member].node
    let outline = project.files[file].outline
    guard project.members[member].kind == .property, Int(place.file) == file else { return true }
    if outline.firstChild(of: Int(place.node), kind: .typeAnnotation) != nil { return false }
    guard position == .call else { return true }
    let types = project.types(of: .member(member), from: file)
    return types.isEmpty ? isWholeChain(outline) : types.contains(type)
  }

  /// Whether one part at most follows the name: `Trip.all`.
  private func isWholeChain(_ outline: Outline) -> Bool {
    var parts = outline.parts(behind: node).makeIterator()
    return parts.next() == nil || parts.next() == nil
  }

  /// The verb that a finding shows for a search of `verb`. A declaration that is not visible outside is not exposed.
  func shownVerb(_ verb: TermWord, in project: Project) -> TermWord {
    if verb == .uses { return Self.partsOfUses.first { answers($0, in: project) } ?? verb }
    guard verb == .mentions else { return verb }
    guard position.verb == .exposes, let member else { return position.verb }
    return isWhole(of: member, in: project) && project.isExposed(member) ? .exposes : .mentions
  }
}

extension Project {
  /// Whether a member, and every type between it and its owner with a layer role, can be seen outside the file; of a
  /// type declared in that owner, whether the owner gives others values of it.
  func isExposed(_ member: Int) -> Bool {
    guard members[member].isExposed, members[member].kind != .initializer else { return false }
    var type = members[member].owner
    while type != .none, layerRole(type) == nil {
      if types[type.index].isFilePrivate { return false }
      type = types[type.index].parent
    }
    let own = members[member].owner
    return type == .none || own == type || members[member].isStatic || shows(own, of: type)
  }
}

/// A declared value: its declaring node, or its member.
struct ValueID: Hashable, Sendable, Comparable, BitwiseCopyable {
  private let shortFile: Int32
  private let shortNode: UInt32

  init(file: Int, node: Int) {
    shortFile = Int32(file)
    shortNode = UInt32(node)
  }

  var file: Int { Int(shortFile) }
  var node: Int { Int(shortNode) }

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
  case branch

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
    case .branch: .branches
    case .use, .local, .type: .mentions
    }
  }
}
