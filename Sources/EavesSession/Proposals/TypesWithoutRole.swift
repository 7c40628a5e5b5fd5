import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// What some types have in common that a line of `roles:` can say.
struct RoleGroup: Hashable {
  /// `name` or `conforms`.
  let word: TermWord
  /// "*Desk", "AccountDelegate".
  let value: String
}

/// The types of a project that have no role which says what they are.
struct TypesWithoutRole {
  let project: Project
  /// The marks that say what a type is, as bits: others say where it lies, or how it is watched.
  private let telling: UInt64
  /// What too many types conform to for it to say what they are.
  private let ordinary: [NamePattern]

  init(in project: Project) {
    self.project = project
    telling = ["display", "drawn", "kitView", "logging"].compactMap(project.roles.index)
      .reduce(0) { $0 | 1 << UInt64($1) }
    ordinary = ["ordinary", "basic"].flatMap { project.vocabulary.words[$0, default: []] }.map {
      NamePattern($0.text)
    }
  }

  /// Whether a type of the project has no role, and is no test, preview or mock.
  func contains(_ type: TypeIndex) -> Bool {
    let kind = project.types[type.index].kind
    return kind != .external && kind != .alias && !project.isSetAside(type) && !isPlaced(type)
  }

  private func isPlaced(_ type: TypeIndex) -> Bool {
    project.layerRole(type) != nil || project.hasRole(in: telling, type)
  }

  /// Whether there is no evidence for or against a role: no type with a role is related to the type. Relations of parts
  /// of a screen do not count.
  func isApart(_ type: TypeIndex) -> Bool {
    let outer = project.types[type.index].parent
    if outer != .none {
      let role = project.layerRole(outer).map(project.roleName)
      return role.map(project.vocabulary.ownParts.contains) ?? true
    }
    func identifies(_ other: TypeIndex) -> Bool {
      other != .none && !project.isSetAside(other) && isPlaced(other)
    }
    return !Relation.Kind.allCases.contains { kind in
      kind != .conforms
        && (project.roles.relations.to(type, kind).contains { identifies($0.source) }
          || project.roles.relations.from(type, kind).contains { identifies($0.target) })
    }
  }

  /// The groups that a type belongs to: its last words, at most three and never all, and what it conforms to.
  func groups(of type: TypeIndex) -> [RoleGroup] {
    let words = NameWords.of(project.name(type))
    let endings = (1...Self.maxWords).filter { $0 < words.count }.map { words.suffix($0).joined() }
      .filter { $0.utf8.count >= Self.shortestEnding }
    let supertypes = Set(project.types[type.index].supertypes.map(project.name)).filter {
      !isOrdinary($0) && Self.isWritable($0)
    }
    return endings.map { RoleGroup(word: .name, value: "*\($0)") }
      + supertypes.map { RoleGroup(word: .conforms, value: $0) }
  }

  /// Whether a role may list the name: a word with a capital, as names of types are, and no raw identifier.
  private static func isWritable(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let maxWords = 3
  /// In bytes.
  private static let shortestEnding = 3

  /// Macros, and supertypes that are declared elsewhere, as items of a role would name them; but ordinary ones.
  func sharedClauses(of type: TypeIndex) -> [String] {
    let record = project.types[type.index]
    let supertypes = record.supertypes.filter { project.types[$0.index].kind == .external }.map(project.name)
    let file = Int(record.place.file)
    let outline = project.files[file].outline
    let marks = project.attributes(of: Int(record.place.node), in: file).map { "@" + outline.name(of: $0) }
    return supertypes.filter { !isOrdinary($0) }.map { "conforms: \($0)" }
      + marks.filter { !isOrdinary($0) }.map { "marked: \"\($0)\"" }
  }

  private func isOrdinary(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return ordinary.contains { $0.matches(name) }
  }
}
