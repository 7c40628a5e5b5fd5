import EavesDocuments
import EavesOutline
import EavesSource

/// A quick no: types that cannot fulfil an item of a role.
///
/// Roles ask some fifty items of every type. What an item says of names and paths is decided once for each name
/// and each file, from bytes; only types that pass are asked in full, where reasons are written.
struct RoleFilter {
  private let project: Project
  private let kinds: Set<TypeKind>?
  private let names: [NamePattern]?
  private let supertypes: [NamePattern]?
  /// By file; nil: any.
  private let files: [Bool]?
  private let answersExternal: Bool
  private let marks: [String]?
  /// Whether a type that is admitted fulfils the item: nothing is left to ask.
  let isExact: Bool

  init(_ item: Item, in project: Project, components: [PathComponents]) {
    self.project = project
    func values(_ word: TermWord) -> [String]? {
      item.terms.first { $0.word == word }.map { $0.values.map(\.text) }
    }
    kinds = values(.kind).map { Set($0.compactMap(TypeKind.init(rawValue:))) }
    names = values(.name).map { $0.map { NamePattern($0) } }
    supertypes = values(.conforms).map { $0.map { NamePattern($0) } }
    files = values(.path).map { globs in
      let patterns = globs.map { PathPattern($0) }
      return components.map { path in patterns.contains { $0.matches(path) } }
    }
    marks = values(.marked)
    isExact =
      item.unless.isEmpty && item.inside.isEmpty
      && item.terms.allSatisfy { term in
        switch term.word {
        case .kind, .conforms, .path: true
        // A name may be a nested type's full one; isolation is inherited.
        case .name: !term.values.contains { $0.text.utf8.contains(0x2E) }
        case .marked: !term.values.contains { $0.text == "@MainActor" }
        default: false
        }
      }
    answersExternal = item.terms.allSatisfy { $0.word == .name || $0.word.isPassive }
  }

  func admits(_ type: TypeIndex) -> Bool {
    let record = project.types[type.index]
    if record.kind == .external, !answersExternal { return false }
    if let kinds, !kinds.contains(record.kind) { return false }
    if let files, !files[Int(record.place.file)] { return false }
    if let names, !names.contains(where: { $0.matches(project.symbols.bytes(record.name)) }) {
      // A pattern may name a nested type in full: `FeedView.ViewModel`.
      return record.parent != .none && names.contains { $0.text.utf8.contains(0x2E) }
    }
    if let marks, isExact, !marks.contains(where: { project.isMarked(type, $0) }) { return false }
    guard let supertypes else { return true }
    if record.supertypes.isEmpty { return false }
    return project.allSupertypes(of: type).contains { supertype in
      let bytes = project.symbols.bytes(project.types[supertype.index].name)
      return supertypes.contains { $0.matches(bytes) }
    }
  }
}
