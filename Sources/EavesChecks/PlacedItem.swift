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
  /// Modules, word lists spelt out.
  let modules: [NamePattern]
  let objects: ObjectSet?

  init(_ term: Term, in project: Project) {
    self.term = term
    let words = term.values.map(\.text)
    names = [.name, .in, .argument].contains(term.word) ? words.map { NamePattern($0) } : []
    paths = PathPatterns(term.word == .path ? words.map { PathPattern($0) } : [])
    roles = term.word == .role ? words.compactMap { project.roles.index(of: $0) } : []
    modules = term.word == .imports ? project.modulePatterns(term.values) : []
    objects = term.word == .callee ? ObjectSet(term.values, in: project) : nil
  }
}

extension Project {
  /// The patterns that words for modules stand for: a word list for its names.
  func modulePatterns(_ words: [Word]) -> [NamePattern] {
    words.flatMap { word in
      vocabulary.words[word.text]?.map { NamePattern($0.text) } ?? [NamePattern(word.text)]
    }
  }

  /// The first import of a file that fits one of the patterns.
  func importing(_ modules: [NamePattern], in file: Int) -> NodeRef? {
    for node in files[file].outline.index.imports {
      let module = symbols.bytes(files[file].symbol(Int(node)))
      if modules.contains(where: { $0.matches(module) }) { return NodeRef(file: file, node: Int(node)) }
    }
    return nil
  }
}
