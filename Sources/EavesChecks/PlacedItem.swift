import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// An item that is asked of many files or places: its words are read once.
final class PlacedItem: Sendable {
  let item: Item
  let terms: [PlacedTerm]
  /// Whether `inside` narrows a verb or a measure; if not, it says where the subject stands.
  let narrows: Bool
  /// Nil: not narrowed.
  let of: ObjectSet?

  init(_ item: Item, in project: Project) {
    self.item = item
    terms = item.terms.map { PlacedTerm($0, in: project) }
    narrows = item.terms.contains { $0.word.isSearch || $0.word.isMeasure }
    of = item.of.isEmpty ? nil : ObjectSet(item.of, in: project)
  }
}

/// A term with what its values say: each word of the language reads them in its own way.
final class PlacedTerm: Sendable {
  let term: Term
  let names: [NamePattern]
  let paths: PathPatterns
  let roles: [Int]
  /// Nil for words that name no modules.
  let modules: ModuleList?
  let objects: ObjectSet?
  /// The clauses of a type that is not the subject.
  let inner: [CompiledItem]

  init(_ term: Term, in project: Project) {
    self.term = term
    let words = term.values.map(\.text)
    names = [.name, .in, .argument, .captures].contains(term.word) ? words.map { NamePattern($0) } : []
    paths = PathPatterns(term.word == .path ? words.map { PathPattern($0, foldsFolders: true) } : [])
    roles = term.word == .role ? words.compactMap { project.roles.index(of: $0) } : []
    modules = term.word == .imports ? ModuleList(term.values, in: project) : nil
    inner = term.items.map { CompiledItem($0, in: project) }
    objects = [.callee, .chained].contains(term.word) ? ObjectSet(term.values, in: project) : nil
  }
}
