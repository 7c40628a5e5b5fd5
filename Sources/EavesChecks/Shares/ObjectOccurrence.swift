import EavesDocuments
import EavesOutline
import EavesProject

/// Whether what sentences forbid occurs in a project outside of their subjects. If not, compliance has no meaning.
struct ObjectOccurrence {
  private let project: Project
  private let mentions: MentionTable

  /// Walks over all names once. O(nodes).
  init(_ sentences: [Sentence], in project: Project) {
    self.project = project
    let items = sentences.flatMap { sentence -> [Item] in
      guard case .never(let items) = sentence.frame else { return [] }
      return items
    }
    let words = items.flatMap { $0.terms.filter(Self.isOfCode).flatMap(\.values) + $0.of }
    let names = words.filter { project.roles.index(of: $0.text) == nil && !Self.isAlwaysThere($0.text) }
    let place = Word(TermWord.mentions.rawValue, line: 0, column: 0)
    let asked = Item(terms: [Term(word: .mentions, place: place, values: names)], line: 0)
    mentions = MentionTable(of: names.isEmpty ? [] : [asked], in: project)
  }

  /// Whether a sentence could be broken here.
  ///
  /// - Parameter looked: its subjects.
  func canBreak(_ sentence: Sentence, by looked: Looked) -> Bool {
    guard case .never(let items) = sentence.frame else { return true }
    let own = Own(looked, in: project)
    return items.contains { item in
      guard let term = item.terms.first, item.terms.count == 1 else { return true }
      let which = Which(of: item, in: project)
      if !item.of.isEmpty, !item.of.contains(where: { occurs($0.text, outside: .none, which) }) {
        return false
      }
      if term.word == .imports, !term.isOfManifests { return isImported(item, outside: own) }
      return !Self.isOfCode(term)
        || term.values.contains {
          occurs($0.text, outside: own, which, isMade: items.count == 1 && term.word == .creates)
        }
    }
  }

  /// Verbs whose objects stand in code.
  private static func isOfCode(_ term: Term) -> Bool {
    switch term.word {
    case .holds, .accepts, .exposes, .creates, .calls, .assigns, .mentions, .uses, .conforms: true
    case .reaches: term.isReachOfCode
    default: false
    }
  }

  /// Nouns that every project has something of.
  private static func isAlwaysThere(_ word: String) -> Bool {
    ["type", "member"].contains(word) || ObjectNoun(rawValue: word) != nil
  }

  /// Types of a role that a subject can name, and enough of them for it to come to that.
  ///
  /// - Parameter isMade: whether only types count that somebody creates.
  private func occurs(_ word: String, outside own: Own, _ which: Which?, isMade: Bool = false) -> Bool {
    if Self.isAlwaysThere(word) { return true }
    guard let role = project.roles.index(of: word) else {
      return mentions.types(mentioning: word).contains { !project.isSetAside($0) && !own.contains($0) }
    }
    if project.roles.isRegion[role] {
      return project.files.indices.contains { project.fileHasRole(role, $0) && !own.files.contains($0) }
    }
    var count = 0
    for index in project.types.indices {
      let type = TypeIndex(index)
      guard project.hasRole(role, type), project.isNameable(type), !own.contains(type),
        which?.isTrue(of: type) ?? true,
        !isMade || project.roles.relations.to(type, .creates).contains(where: { !own.contains($0.source) })
      else { continue }
      count += 1
      if Frequency.isUsual(count, among: own.count) { return true }
    }
    return false
  }

  private func isImported(_ item: Item, outside own: Own) -> Bool {
    let compiled = CompiledItem(item, in: project)
    guard case .imports(var modules)? = compiled.terms.first?.values else { return true }
    return project.files.indices.contains { file in
      !own.files.contains(file) && !project.isTestFile(file) && modules.firstImport(of: file) != nil
    }
  }

  /// The subjects of a sentence: types with what is nested in them, and files.
  private struct Own {
    let files: Set<Int>
    let count: Int
    private let types: Set<TypeIndex>
    private let project: Project?

    static var none: Own { Own() }

    private init() { (files, types, count, project) = ([], [], 0, nil) }

    init(_ looked: Looked, in project: Project) {
      (files, types, count) = (looked.files, looked.types, looked.types.count + looked.files.count)
      self.project = project
    }

    func contains(_ type: TypeIndex) -> Bool {
      guard let project else { return false }
      if !files.isEmpty, files.contains(Int(project.types[type.index].place.file)) { return true }
      var at = type
      while at != .none {
        if types.contains(at) { return true }
        at = project.types[at.index].parent
      }
      return false
    }
  }
}

/// What is too rare to shape a project.
package enum Frequency {
  /// One for so many of another, and it is too rare.
  package static let fewest = 20

  /// Whether there is some of a thing, and more than one for twenty of another.
  package static func isUsual(_ count: Int, among others: Int) -> Bool {
    count > 0 && count * fewest > others
  }
}

extension Project {
  /// Whether production code outside of the enclosing type uses a type: a record that a store declares for itself is
  /// private to it.
  fileprivate func isNameable(_ type: TypeIndex) -> Bool {
    if isSetAside(type) { return false }
    var outermost = type
    while true {
      if types[outermost.index].isFilePrivate { return false }
      let parent = types[outermost.index].parent
      if parent == .none { break }
      outermost = parent
    }
    return outermost == type
      || Relation.Kind.allCases.contains { kind in
        roles.relations.to(type, kind).contains { !isWithin(outermost, $0.source) }
      }
  }

  private func isWithin(_ outer: TypeIndex, _ type: TypeIndex) -> Bool {
    var at = type
    while at != .none {
      if at == outer { return true }
      at = types[at.index].parent
    }
    return false
  }
}
