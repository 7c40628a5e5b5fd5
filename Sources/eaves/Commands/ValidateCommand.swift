import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads

/// `eaves validate`: proves rule documents on their own examples, and on each other's.
struct ValidateCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(validate) }

  private func validate() throws(Workspace.Problems) -> ExitStatus {
    let file = try ReportFile.ofCommandLine(invocation, "the proof", root: nil)
    let bench = try DocumentBench(invocation)
    let workers = Workers(threads: Machine.processorCount)
    let matrix = CrossMatrix(vocabulary: bench.vocabulary)
    if invocation.wantsMatrix {
      let hits = matrix.hits(among: bench.documents, by: workers)
      try write(
        invocation.format == "json"
          ? ValidationJSON.text(matrix: hits) : ValidationText.text(matrix: hits, documents: bench.documents),
        to: file)
      return .clean
    }
    let proofs = DocumentProver(vocabulary: bench.vocabulary).prove(bench.documents, by: workers)
    let hits = matrix.contradictions(among: bench.documents, by: workers)
    let shared = CrossMatrix.problems(hits) + CrossMatrix.conflicts(among: bench.documents)
    let validation = Validation(proofs: proofs, shared: shared, warnings: bench.warnings)
    try write(
      invocation.format == "json" ? ValidationJSON.text(of: validation) : ValidationText.text(of: validation),
      to: file)
    return validation.isProven ? .clean : .findings
  }

  private func write(_ text: String, to file: ReportFile?) throws(Workspace.Problems) {
    guard let file else { return output.say(text) }
    try file.write(HarmlessText.of(text, in: .lines))
  }
}

/// The outcome of a validation.
struct Validation {
  let proofs: [DocumentProof]
  /// What documents of one profile do to each other.
  let shared: [Problem]
  let warnings: [Problem]

  var isProven: Bool { shared.isEmpty && proofs.allSatisfy { $0.status != .failed && $0.status != .invalid } }
}

/// The documents to prove, and the nouns that they are written in.
struct DocumentBench {
  let documents: [RuleDocument]
  let vocabulary: RoleVocabulary
  let warnings: [Problem]

  /// Throws everything that keeps a document from being proven.
  init(_ invocation: Invocation) throws(Workspace.Problems) {
    var pages: [SourceText] = []
    var folder = ""
    if invocation.operands.isEmpty {
      pages = Workspace.shippedPages
      folder = "Rules"
    }
    let current = try Workspace.currentFolder()
    for word in invocation.operands { pages += try Self.pages(word, current, invocation.followsLinks) }
    let sidecars = try invocation.checks.map { folder throws(Workspace.Problems) in
      try Self.pages(folder, current, invocation.followsLinks)
    }
    let loaded = RuleDocumentLoader.load(pages, folder: folder, sidecars: sidecars ?? [])
    let roles = pages.first { $0.path.name == "_roles.yml" }
    let nouns = ["_roles.yml", ProfilesFile.name]
    let noun = RuleBook(
      shipped: roles.map { [$0] } ?? Workspace.shippedPages.filter { nouns.contains($0.path.name) },
      own: [pages.filter { $0.path.name == ProfilesFile.name }])
    vocabulary = noun.vocabulary
    var problems = loaded.problems + noun.problems
    problems += DocumentRelations.problems(
      of: loaded.documents, among: RuleBook(shipped: Workspace.shippedPages).documents)
    for document in loaded.documents {
      problems += VocabularyCheck.check(document.sentences, against: vocabulary, path: document.checkPath)
      problems += SentenceLimits.problems(of: document.sentences, in: vocabulary, path: document.checkPath)
    }
    for path in loaded.unusedSidecars {
      problems.append(
        Problem(
          "no document belongs to this sidecar", remedy: "name it as the document: <stem>.yml", path: path))
    }
    if loaded.documents.isEmpty {
      problems.append(
        Problem(
          "there is no rule document here",
          remedy: "documents are *.md and *.txt files whose names do not begin with _"))
    }
    if problems.contains(where: { $0.severity == .error }) { throw Workspace.Problems(problems.sorted()) }
    warnings = problems.filter { $0.severity == .warning }.sorted()
    documents = Self.chosen(loaded.documents, invocation)
    let unknown = Self.unknownWords(invocation, among: loaded.documents)
    if !unknown.isEmpty { throw Workspace.Problems(unknown) }
  }

  /// A profile, ids and tags that none of the documents has.
  private static func unknownWords(_ invocation: Invocation, among documents: [RuleDocument]) -> [Problem] {
    let profiles =
      RuleBook.profiles + Set(documents.flatMap(\.profiles)).subtracting(RuleBook.profiles).sorted()
    var problems: [Problem] = []
    if let profile = invocation.profile, !profiles.contains(profile) {
      problems.append(Complaint.unknownProfile(profile, among: profiles))
    }
    let names = Set(documents.flatMap { [$0.id.text] + $0.tags })
    return problems
      + Complaint.unknownRules(invocation.only.filter { !names.contains($0) }, among: names)
  }

  private static func chosen(_ documents: [RuleDocument], _ invocation: Invocation) -> [RuleDocument] {
    documents.filter { document in
      let isNamed =
        invocation.only.isEmpty
        || invocation.only.contains { $0 == document.id.text || document.tags.contains($0) }
      let isInProfile =
        invocation.profile.map { document.profiles.contains($0) || document.profiles.contains("base") }
        ?? true
      return isNamed && isInProfile
    }
  }

  /// Pages of a folder or a single page, with paths as a person would open them.
  private static func pages(
    _ word: String, _ current: AbsolutePath, _ followsLinks: Bool
  ) throws(Workspace.Problems) -> [SourceText] {
    let named = try NamedPlace(word, in: current, project: nil, followsLinks: followsLinks)
    let pages = try Workspace.pages(in: named)
    let prefix = named.place.isFolder ? word : FilePath(word).folder
    return pages.map { page in
      SourceText(
        path: FilePath(prefix.isEmpty || prefix == "." ? page.path.text : "\(prefix)/\(page.path.text)"),
        bytes: page.bytes)
    }
  }
}
