import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// Rule documents, folder by folder, each with its problems: an invalid document does not prevent the proof of others.
struct DocumentCollection {
  /// A page of a folder, and what is known of it besides.
  struct Page {
    let entry: DocumentValidator.Entry
    let isShipped: Bool
    /// What is to be fixed, and keeps nothing from being proven.
    let warnings: [Problem]
  }

  /// With what is wrong with each.
  private var documents: [(document: RuleDocument, isShipped: Bool, faults: [Problem])] = []
  private var positions: [RuleID: Int] = [:]
  /// Pages that are no documents: of a name that another has, sidecars without a document.
  private var strays: [(path: FilePath, faults: [Problem])] = []
  /// Sidecars that no folder has had a document for; nil before the first folder.
  private var unused: Set<FilePath>?
  /// What is wrong with pages that are no documents: sections.
  private(set) var problems: [Problem] = []

  /// Loads the pages of a folder.
  ///
  /// - Parameter folder: what their paths begin with; empty where they are relative to it.
  mutating func add(
    _ pages: [SourceText], folder: String, sidecars: [SourceText] = [], isShipped: Bool = false
  ) {
    let loaded = RuleDocumentLoader.load(pages, folder: folder, sidecars: sidecars)
    let told = Set(loaded.problemsByPage.values.joined())
    problems += loaded.problems.filter { !told.contains($0) }
    if !isShipped { unused = unused?.intersection(loaded.unusedSidecars) ?? Set(loaded.unusedSidecars) }
    let here = Set(loaded.documents.map(\.path))
    strays += loaded.problemsByPage.filter { !here.contains($0.key) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
    for document in loaded.documents {
      if let known = positions[document.id].map({ documents[$0] }) {
        let problem = RuleSet.isTaken(document, by: known.document, isShipped: known.isShipped)
        strays.append((document.path, [problem]))
        continue
      }
      positions[document.id] = documents.count
      documents.append((document, isShipped, loaded.problemsByPage[document.path] ?? []))
    }
  }

  /// The sidecars without a document. Complete only after all folders were added.
  mutating func blameUnused(sidecars: [SourceText]) {
    let unused = unused ?? Set(RuleDocumentLoader.load([], sidecars: sidecars).unusedSidecars)
    for path in unused.sorted() {
      let problem = Problem(
        "no document belongs to this sidecar",
        remedy: "give the sidecar the name of its document: NAME.yml for NAME.md", path: path)
      strays.append((path, [problem]))
    }
  }

  /// All pages, held against a vocabulary.
  ///
  /// - Parameter others: documents that may be named besides.
  func entries(in vocabulary: RoleVocabulary, besides others: [RuleDocument]) -> [Page] {
    let own = documents.filter { !$0.isShipped }.map(\.document)
    let relations = Dictionary(
      grouping: DocumentRelations.problems(of: own, among: others), by: { $0.path })
    let pages = documents.map { document, isShipped, faults in
      page(
        document, isShipped: isShipped,
        faults + (relations[document.path] ?? [])
          + VocabularyCheck.check(document.sentences, against: vocabulary, path: document.checkPath)
          + SentenceValidator.problems(of: document.sentences, in: vocabulary, path: document.checkPath))
    }
    return pages
      + strays.map { path, faults in
        Page(
          entry: DocumentValidator.Entry(
            document: nil, id: RuleID(path.stem), path: path, faults: faults.sorted()),
          isShipped: false, warnings: [])
      }
  }

  private func page(_ document: RuleDocument, isShipped: Bool, _ problems: [Problem]) -> Page {
    let isInvalid = problems.contains { $0.severity == .error }
    return Page(
      entry: DocumentValidator.Entry(
        document: document, id: document.id, path: document.path, faults: isInvalid ? problems.sorted() : []),
      isShipped: isShipped, warnings: isInvalid ? [] : problems)
  }
}
