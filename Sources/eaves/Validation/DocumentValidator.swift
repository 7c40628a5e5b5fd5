import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesSource
import EavesThreads

/// The documents to prove, and what they are written in: the nouns and modules of the nearest configuration.
///
/// Documents that are named are proven as they are; where none is, those of the project and the shipped ones of its
/// profile.
struct DocumentValidator {
  /// What is to be proven, in order: documents, and pages that are none.
  let entries: [Entry]
  let vocabulary: RoleVocabulary
  /// Modules that the configuration names.
  let modules: [ModuleDefinition]
  let warnings: [Problem]
  /// Whether the configuration asks for a strict run.
  let isStrict: Bool
  /// Own rules that the configuration turns off: they are proven, but not checked for contradictions.
  let off: Set<RuleID>
  /// Paths of documents that came with Eaves.
  let shipped: Set<FilePath>
  /// The configuration, where it gives words of shipped pages another meaning; nil where it gives none.
  let renaming: Renaming?
  /// The project that the documents belong to; nil where they lie in none.
  let project: (root: ProjectRoot, loadedConfiguration: LoadedConfiguration)?

  /// A page: a document that can be proven, or what keeps it from being one.
  struct Entry {
    let document: RuleDocument?
    /// What the page would be called.
    let id: RuleID
    let path: FilePath
    /// Errors and warnings; empty where the document can be proven.
    let faults: [Problem]
  }

  /// The documents that can be proven.
  var documents: [RuleDocument] { entries.filter { $0.faults.isEmpty }.compactMap(\.document) }

  /// Whether a named page says what a shipped one does: a page of roles may hold marks, too.
  private static func isSaid(_ shipped: SourceText, by named: [SourceText]) -> Bool {
    shipped.path.name == RolesFile.marksName
      && named.contains { page in
        page.path.name == RolesFile.rolesName
          && String(decoding: page.bytes, as: UTF8.self).contains("\nmarks:")
      }
  }

  /// Throws what keeps every document from being proven: what cannot be read, nouns that mean nothing, filters that
  /// leave nothing.
  init(_ invocation: Invocation) throws(Workspace.Problems) {
    let current = try Workspace.currentFolder()
    let root = try Workspace.root(invocation, invocation.root == nil ? invocation.operands : [], current)
    let named = try Self.named(invocation, current, root.boundary)
    if !root.problems.isEmpty { throw Workspace.Problems(root.problems) }
    // Documents may lie outside of a root that is given.
    try Workspace.checkRoot(root.folder, invocation, in: current)
    let loadedConfiguration = try LoadedConfiguration(invocation, root, in: current)
    project =
      root.hasConfiguration || invocation.root != nil || invocation.config != nil
      ? (root, loadedConfiguration) : nil
    let own = try Workspace.pages(
      of: loadedConfiguration.rules, loadedConfiguration.checks, shownIn: root.folder)
    var collection = DocumentCollection()
    if invocation.operands.isEmpty {
      collection.add(Workspace.shippedPages, folder: "Rules", isShipped: true)
      for (folder, pages) in zip(loadedConfiguration.rules, own.own) {
        collection.add(
          pages, folder: Workspace.shown(folder.place, in: root.folder), sidecars: own.sidecars)
      }
      collection.blameUnused(sidecars: own.sidecars)
    } else {
      let flagged = try invocation.checks.map { word throws(Workspace.Problems) in
        try Self.pages(word, current, root.boundary, invocation.followsLinks)
      }
      collection.add(named, folder: "", sidecars: flagged ?? own.sidecars)
      // The sidecars of a configuration belong to all documents of the project, not to those that are named.
      if let flagged { collection.blameUnused(sidecars: flagged) }
    }
    // Nouns that are named stand for the shipped ones of that name; profiles are taken with shipped nouns alone.
    let nouns = RolesFile.pages(among: named + Workspace.shippedPages.filter { !Self.isSaid($0, by: named) })
    let hasOwn = named.contains { $0.path.name == RolesFile.rolesName }
    let ruleSet = RuleSet(
      shipped: nouns + (hasOwn ? [] : Workspace.shippedPages.filter { $0.path.name == ProfilesFile.name }),
      own: (invocation.operands.isEmpty ? own.own : [named]).map {
        $0.filter { $0.path.name == ProfilesFile.name }
      }, configuration: loadedConfiguration.configuration, configurationPath: loadedConfiguration.shownPath)
    vocabulary = ruleSet.vocabulary
    modules = loadedConfiguration.configuration.modules
    isStrict = loadedConfiguration.configuration.strict ?? false
    let others = RuleSet(shipped: Workspace.bundledRules, own: own.own).documents
    let loaded = collection.entries(in: ruleSet.vocabulary, besides: others)
    let filter = DocumentFilter(
      invocation, loadedConfiguration, of: loaded.filter(\.isShipped).map(\.entry.id))
    let problems =
      collection.problems + ruleSet.problems + filter.unknownWords(among: loaded, besides: others)
    let chosen = loaded.filter(filter.takes)
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty { throw Workspace.Problems(errors.sorted()) }
    if chosen.isEmpty { throw Workspace.Problems([filter.nothingLeft(of: loaded)]) }
    entries = chosen.map(\.entry)
    shipped = Set(chosen.filter(\.isShipped).map(\.entry.path))
    renaming = Renaming(loadedConfiguration)
    off = Set(chosen.compactMap(\.entry.document).filter(filter.isOff).map(\.id))
    let said = Set(chosen.map(\.entry.path))
    let hasRules = chosen.contains { $0.entry.document?.status == .rule }
    let unread = hasRules ? Self.unread(invocation.operands, root, loadedConfiguration, current) : []
    warnings =
      (problems + unread + loaded.filter { said.contains($0.entry.path) }.flatMap(\.warnings)).filter {
        $0.severity == .warning
      }.sorted()
  }

  /// Named folders and pages of a configured project that `check` does not read, as nothing names them there.
  private static func unread(
    _ operands: [String], _ root: ProjectRoot, _ loadedConfiguration: LoadedConfiguration,
    _ current: AbsolutePath
  ) -> [Problem] {
    guard loadedConfiguration.page != nil else { return [] }
    return operands.compactMap { word in
      let place = AbsolutePath(word, in: current)
      guard let path = place.relative(to: root.folder),
        !loadedConfiguration.rules.contains(where: { place.relative(to: $0.place) != nil }),
        !loadedConfiguration.rules.contains(where: { $0.place.relative(to: place) != nil })
      else { return nil }
      let folder = place.isFolder ? path.text : path.folder
      return Problem(
        "`eaves check` does not run \(path.text.isEmpty ? "this folder" : path.text): "
          + "\(loadedConfiguration.shownPath) does not list it",
        remedy: "add `rules: [\(folder.isEmpty ? "." : folder)]` to that file", severity: .warning)
    }
  }

  /// Every name that the Swift files of the project write, and its modules; none where there is no project.
  func projectNames(by workers: Workers) -> Set<String> {
    guard let (root, loadedConfiguration) = project else { return [] }
    let scan = ProjectScan(
      root: root.folder, include: loadedConfiguration.configuration.include,
      exclude: loadedConfiguration.configuration.exclude,
      nested: false, boundary: loadedConfiguration.boundary, workers: workers)
    let modules = scan.modules(loadedConfiguration.configuration).modules.map(\.name)
    return scan.outlines.reduce(into: Set(modules)) { names, outline in
      for index in outline.nodes.indices { names.insert(outline.name(of: index)) }
    }
  }

  /// The pages of the command line.
  private static func named(
    _ invocation: Invocation, _ current: AbsolutePath, _ project: Boundary
  ) throws(Workspace.Problems) -> [SourceText] {
    var pages: [SourceText] = []
    for word in invocation.operands {
      pages += try Self.pages(word, current, project, invocation.followsLinks)
    }
    var seen: Set<FilePath> = []
    return pages.filter { seen.insert($0.path).inserted }
  }

  /// Pages of a folder or a single page, with paths as a person would open them.
  private static func pages(
    _ word: String, _ current: AbsolutePath, _ project: Boundary, _ followsLinks: Bool
  ) throws(Workspace.Problems) -> [SourceText] {
    let named = try NamedPath(word, in: current, project: project, followsLinks: followsLinks)
    let pages = try Workspace.pages(in: named)
    let prefix = named.place.isFolder ? word : FilePath(word).folder
    return pages.map { page in
      SourceText(
        path: FilePath(prefix.isEmpty || prefix == "." ? page.path.text : "\(prefix)/\(page.path.text)"),
        bytes: page.bytes)
    }
  }
}
