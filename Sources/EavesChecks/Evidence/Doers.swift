import EavesDocuments
import EavesProject
import EavesSource

/// Whose functions `via:` beside `calls` names.
struct Doers: Sendable, Hashable {
  /// Bits of the roles.
  let roles: UInt64
  /// Of these, those that answer for types of no layer alone: what only shortens definitions says what is left over.
  private let leftOver: UInt64
  /// Whether functions outside types are meant.
  let hasFunctions: Bool
  /// Whether those are meant that extensions give to types of no layer which the project does not declare.
  let hasExtensions: Bool

  /// Nil where the work is the subject's own: without `via`, or beside another verb.
  init?(of item: Item, _ term: Term, in project: Project) {
    if term.word != .calls || item.via.isEmpty { return nil }
    // A word that is no role was refused when the document was loaded.
    let named = item.via.compactMap { project.roles.index(of: $0.text) }
    roles = named.reduce(0) { $0 | 1 << UInt64($1) }
    leftOver = named.filter { project.vocabulary.roles[$0].isHelper }.reduce(0) { $0 | 1 << UInt64($1) }
    let words = item.via.map { ViaWord(rawValue: $0.text) }
    (hasFunctions, hasExtensions) = (words.contains(.function), words.contains(.extension))
  }

  /// Whether a type is declared nowhere in the project, and of no layer.
  static func isStranger(_ type: TypeIndex, in project: Project) -> Bool {
    project.types[type.index].kind == .external && project.layerRole(type) == nil
  }

  /// Whether functions that stand right in a declaration are meant.
  func contains(_ stretch: PositionReader.Stretch, in project: Project) -> Bool {
    if stretch.type == .none { return hasFunctions }
    if hasExtensions, Self.isStranger(stretch.type, in: project) { return true }
    if stretch.owner == .none { return project.hasRole(in: roles, stretch.type) }
    return project.hasRole(in: roles & ~leftOver, stretch.owner)
  }
}
