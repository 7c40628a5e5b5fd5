import EavesDocuments
import EavesOutline
import EavesProject

/// Whether what sentences forbid occurs in a project at all, outside of those whom it is forbidden to: else nobody
/// follows a rule by not breaking it.
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
      if !item.of.isEmpty, !item.of.contains(where: { occurs($0.text, outside: .none) }) { return false }
      if term.word == .imports, !term.isOfManifests { return isImported(item, outside: own) }
      return !Self.isOfCode(term) || term.values.contains { occurs($0.text, outside: own) }
    }
  }

  /// Verbs whose objects stand in code.
  private static func isOfCode(_ term: Term) -> Bool {
    switch term.word {
    case .holds, .accepts, .exposes, .creates, .calls, .assigns, .mentions, .conforms: true
    default: false
    }
  }

  /// Nouns that every project has something of.
  private static func isAlwaysThere(_ word: String) -> Bool {
    ["type", "member"].contains(word) || ObjectNoun(rawValue: word) != nil
  }

  private func occurs(_ word: String, outside own: Own) -> Bool {
    if Self.isAlwaysThere(word) { return true }
    guard let role = project.roles.index(of: word) else {
      return mentions.types(mentioning: word).contains { !project.isSetAside($0) && !own.contains($0) }
    }
    if project.roles.isRegion[role] {
      return project.files.indices.contains { project.fileHasRole(role, $0) && !own.files.contains($0) }
    }
    return project.types.indices.contains { index in
      let type = TypeIndex(index)
      return project.hasRole(role, type) && !project.isSetAside(type) && !own.contains(type)
    }
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
    private let types: Set<TypeIndex>
    private let project: Project?

    static var none: Own { Own() }

    private init() { (files, types, project) = ([], [], nil) }

    init(_ looked: Looked, in project: Project) {
      (files, types) = (looked.files, looked.types)
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
