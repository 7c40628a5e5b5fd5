import EavesDocuments
import EavesOutline
import EavesSource

/// A quick no: types that cannot fulfil an item of a role.
///
/// Roles ask some fifty items of every type. What the items say of names, supertypes and paths is decided once for
/// each name and each file, from bytes; only types that pass are asked in full.
final class RoleFilter: Sendable {
  private let project: Project
  private let sieve: RoleSieve
  private let item: Int
  private let kinds: Set<TypeKind>?
  private let hasNames: Bool
  private let hasDottedName: Bool
  private let hasSupertypes: Bool
  private let paths: PathSieve
  private let hasPath: Bool
  private let answersExternal: Bool
  private let marks: [String]?
  /// Whether a type that is admitted fulfils the item: nothing is left to ask.
  let isExact: Bool

  /// - Parameters:
  ///   - position: of the item among those of the sieve.
  init(_ item: Item, at position: Int, in project: Project, sieve: RoleSieve, paths: PathSieve) {
    self.project = project
    self.sieve = sieve
    self.item = position
    func values(_ word: TermWord) -> [String]? {
      item.terms.first { $0.word == word }.map { $0.values.map(\.text) }
    }
    kinds = values(.kind).map { Set($0.compactMap(TypeKind.init(rawValue:))) }
    let names = values(.name)
    hasNames = names != nil
    hasDottedName = names?.contains { $0.utf8.contains(0x2E) } ?? false
    hasSupertypes = values(.conforms) != nil
    self.paths = paths
    hasPath = item.terms.contains { $0.word == .path }
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
    if hasNames, !sieve.isNamed(type, item) {
      // A pattern may name a nested type in full: `FeedView.ViewModel`.
      if !hasDottedName || project.types[type.index].parent == .none { return false }
    }
    if hasSupertypes, !sieve.conforms(type, item) { return false }
    let kind = project.types[type.index].kind
    if kind == .external, !answersExternal { return false }
    if let kinds, !kinds.contains(kind) { return false }
    if hasPath, !paths.fits(Int(project.types[type.index].place.file), item) { return false }
    if let marks, isExact, !marks.contains(where: { project.isMarked(type, $0) }) { return false }
    return true
  }
}

/// What the items of all roles say of the names of types and of their supertypes, found for all types at once.
final class RoleSieve: Sendable {
  private let width: Int
  /// Items with a pattern for the type's own name: `width` words for each type.
  private let named: [UInt64]
  /// Items with a pattern for the name of one of its supertypes.
  private let conforming: [UInt64]

  /// O(types × patterns that fix a byte of their names).
  init(_ items: [Item], in project: Project) {
    func patterns(_ word: TermWord) -> [[NamePattern]] {
      items.map { item in
        item.terms.first { $0.word == word }?.values.map { NamePattern($0.text) } ?? []
      }
    }
    let names = NameSieve(patterns(.name))
    let supertypes = NameSieve(patterns(.conforms))
    width = names.width
    var named: NameSieve.Lists = Array(repeating: 0, count: project.types.count * width)
    var conforming = named
    var asSupertype = named
    for index in project.types.indices {
      let bytes = project.symbols.bytes(project.types[index].name)
      names.add(bytes, to: &named, at: index * width)
      supertypes.add(bytes, to: &asSupertype, at: index * width)
    }
    for index in project.types.indices {
      for supertype in project.allSupertypes(of: TypeIndex(index)) {
        for word in 0..<width {
          conforming[index * width + word] |= asSupertype[supertype.index * width + word]
        }
      }
    }
    self.named = named
    self.conforming = conforming
  }

  /// Whether a type's own name fits an item.
  func isNamed(_ type: TypeIndex, _ item: Int) -> Bool { isSet(named, type, item) }

  /// Whether the name of one of its supertypes fits an item.
  func conforms(_ type: TypeIndex, _ item: Int) -> Bool { isSet(conforming, type, item) }

  private func isSet(_ bits: [UInt64], _ type: TypeIndex, _ item: Int) -> Bool {
    bits[type.index * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }
}
