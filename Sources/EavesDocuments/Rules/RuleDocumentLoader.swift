import EavesFindings
package import EavesSource

/// The documents of a folder, and everything that is wrong with them.
package struct LoadedDocuments: Sendable {
  /// By section in the order of `_sections.md`, then by id.
  package var documents: [RuleDocument] = []
  /// Sorted by path and line.
  package var problems: [Problem] = []
  /// What is wrong with each page, its sidecar and its companion, by the page's path; a page of a name that another
  /// has stands only here.
  package var problemsByPage: [FilePath: [Problem]] = [:]
  /// Sidecars and companions whose document is not among these: perhaps another folder's.
  package var unusedSidecars: [FilePath] = []

  package init() {}

  /// Documents in their order, with which nothing is wrong.
  package init(documents: [RuleDocument]) {
    self.documents = documents
    for document in documents { problemsByPage[document.path] = [] }
  }
}

/// Makes rule documents of the files of a folder and of its sidecars.
///
/// `*.md` and `*.txt` are documents, their stem is the id; files beginning with `_`, files in `assets/` and `examples/`,
/// and `<stem>.examples.md` are none.
package struct RuleDocumentLoader {
  private let sections: [String: Sections]
  private let sidecars: [String: Sidecar]
  /// Pages that lie beside documents, by their path without its ending.
  private let besides: [String: SourceText]
  private let companions: [String: Markdown]
  /// Files of examples for a rule that has some already.
  private var doubles: [Problem] = []

  /// Loads a folder's files; paths are kept as given. O(bytes).
  ///
  /// - Parameters:
  ///   - folder: What the paths begin with: `assets` above it means nothing. Empty when they are relative to it.
  ///   - sidecars: The files of the folder of checks; only `*.yml` and `*.examples.md` count. A sidecar among `files`
  ///     lies beside its document.
  package static func load(
    _ files: [SourceText], folder: String = "", sidecars: [SourceText] = []
  ) -> LoadedDocuments {
    let loader = RuleDocumentLoader(files, sidecars)
    var result = LoadedDocuments()
    var order: [RuleID: (section: Int, path: FilePath)] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) where isDocument(file.path, in: folder) {
      let id = RuleID(file.path.stem)
      if let first = order[id] {
        let problem = duplicate(id, first: first.path, file.path)
        result.problems.append(problem)
        result.problemsByPage[file.path] = [problem]
        continue
      }
      let sections = loader.sections(for: file.path)
      order[id] = (sections.index(ofStem: id.text) ?? Int.max, file.path)
      let page = loader.read(file, sections)
      result.documents.append(page.document)
      result.problems += page.problems
      result.problemsByPage[file.path] = page.problems
    }
    let ranked = result.documents.map { (section: order[$0.id]?.section ?? Int.max, document: $0) }
    result.documents = ranked.sorted {
      ($0.section, $0.document.id) < ($1.section, $1.document.id)
    }.map(\.document)
    let renamed = RenamedRules(files, ids: Set(order.keys))
    renamed.name(&result.documents)
    result.problems += loader.sections.values.flatMap(\.problems) + renamed.problems
    let lost = loader.lost(besides: result.documents.map(\.path))
    result.problems += lost + loader.doubles
    for problem in lost + loader.doubles {
      problem.path.map { result.problemsByPage[$0, default: []].append(problem) }
    }
    result.problems.sort()
    result.unusedSidecars = loader.unused(known: Set(order.keys.map(\.text)))
    return result
  }

  private init(_ files: [SourceText], _ sidecars: [SourceText]) {
    var sections: [String: Sections] = [:]
    for file in files where file.path.name == "_sections.md" { sections[file.path.folder] = Sections(file) }
    self.sections = sections
    var pages: [String: Sidecar] = [:]
    for file in sidecars where Self.isSidecar(file.path) { pages[file.path.stem] = Sidecar(file) }
    self.sidecars = pages
    besides = Dictionary(
      files.filter { Self.isSidecar($0.path) }.map { (Self.withoutEnding($0.path), $0) },
      uniquingKeysWith: { first, _ in first })
    var companions: [String: Markdown] = [:]
    for file in files + sidecars {
      guard let stem = Self.companionStem(file.path) else { continue }
      if let first = companions[stem], first.path != file.path {
        doubles.append(
          Problem(
            "\(first.path) holds the examples of this rule already",
            remedy: "move its blocks into one of the two files, and delete the other", path: file.path))
      }
      companions[stem] = Markdown(file)
    }
    self.companions = companions
  }

  private func read(_ file: SourceText, _ sections: Sections) -> DocumentReader {
    let id = file.path.stem
    return DocumentReader(
      Markdown(file), sections: sections, sidecar: sidecar(of: file.path), companion: companions[id])
  }

  /// That of the folder of checks, else the one that lies beside the document. Beside it may lie other YAML, too.
  private func sidecar(of path: FilePath) -> Sidecar? {
    if let given = sidecars[path.stem] { return given }
    let sidecar = besides[Self.withoutEnding(path)].map { Sidecar($0) }
    return sidecar?.isLikely == true ? sidecar : nil
  }

  /// Whether a file is a sidecar, or has nothing but comments: another may take its place.
  package static func isSidecar(_ file: SourceText) -> Bool {
    let sidecar = Sidecar(file)
    return sidecar.isLikely && sidecar.problems.isEmpty
  }

  private static func isSidecar(_ path: FilePath) -> Bool {
    let name = path.name
    return (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && name.utf8.first != Byte.underscore
      && name.utf8.first != Byte.dot
  }

  /// `Rules/a` for `Rules/a.md`.
  private static func withoutEnding(_ path: FilePath) -> String {
    path.folder.isEmpty ? path.stem : "\(path.folder)/\(path.stem)"
  }

  /// Pages with a check that lie beside no document, as one that was renamed leaves behind. Other YAML files may lie in
  /// a folder of rules.
  private func lost(besides documents: [FilePath]) -> [Problem] {
    if besides.isEmpty { return [] }
    let known = Set(documents.map(Self.withoutEnding))
    return besides.filter { !known.contains($0.key) && !Sidecar($0.value).sentences.isEmpty }.map { _, file in
      Problem(
        "no document belongs to this sidecar",
        remedy: "give the sidecar the name of its document: NAME.yml for NAME.md", path: file.path)
    }
  }

  /// The sections of the nearest folder that has some.
  private func sections(for path: FilePath) -> Sections {
    var folder = FilePath(path.folder)
    while true {
      if let found = sections[folder.text] { return found }
      if folder.text.isEmpty { return Sections() }
      folder = FilePath(folder.folder)
    }
  }

  private func unused(known: Set<String>) -> [FilePath] {
    let paths = sidecars.filter { !known.contains($0.key) }.map(\.value.path)
    return (paths + companions.filter { !known.contains($0.key) }.map(\.value.path)).sorted()
  }

  /// `x` for `x.examples.md`; nil for other names.
  private static func companionStem(_ path: FilePath) -> String? {
    guard path.name.hasSuffix(".md"), path.stem.hasSuffix(".examples") else { return nil }
    return String(path.stem.dropLast(".examples".count))
  }

  /// Whether a file of a folder is a rule's page by its name and place.
  package static func isDocument(_ path: FilePath, in folder: String = "") -> Bool {
    let name = path.name
    guard name.hasSuffix(".md") || name.hasSuffix(".txt"), name.utf8.first != Byte.underscore,
      name.utf8.first != Byte.dot, companionStem(path) == nil
    else { return false }
    let inner = path.folder.hasPrefix(folder) ? path.folder.dropFirst(folder.count) : path.folder[...]
    return !inner.split(separator: "/").contains { $0 == "assets" || $0 == "examples" }
  }

  private static func duplicate(_ id: RuleID, first: FilePath, _ path: FilePath) -> Problem {
    Problem("the rule `\(id)` already stands in \(first)", remedy: "rename one of the two files", path: path)
  }
}
