import EavesDocuments
import EavesFiles
import EavesProject
import EavesSource

extension Workspace {
  /// Folders and pages that a folder of rules may hold: more is a disk, and no folder of rules.
  static let maxPages = 20_000

  /// What a folder of rules or checks holds: documents, sidecars, examples.
  static let pageExtensions = ["md", "txt", "yml", "swift"]

  /// Everything that a check may read besides `.gitignore` and git's own files: a watch looks at these.
  static let readExtensions = pageExtensions + ["json"] + XcodeFiles.extensions

  /// The folders of rules and of checks that the command line and the configuration name. Throws where one may not
  /// be used.
  static func places(
    _ invocation: Invocation, _ configuration: Configuration, _ project: Boundary, _ current: AbsolutePath,
    _ home: ConfigurationPlace
  ) throws(Problems) -> (rules: [NamedPath], checks: NamedPath?) {
    let follows = invocation.followsLinks
    var problems: [Problem] = []
    func given(_ word: String) -> NamedPath? {
      do throws(Problems) {
        return try NamedPath(word, in: current, project: project, followsLinks: follows)
      } catch {
        problems += error.list
        return nil
      }
    }
    func written(_ word: Word, _ key: String) -> NamedPath? {
      switch NamedPath.of(word, key, in: home, followsLinks: follows) {
      case .success(let place): return place
      case .failure(let problem):
        problems.append(problem)
        return nil
      }
    }
    var seen: Set<String> = []
    // A folder that the command line and the configuration name is one folder.
    let rules = (invocation.rules.compactMap(given) + configuration.rules.compactMap { written($0, "rules") })
      .filter { seen.insert($0.place.text).inserted }
    let checks =
      invocation.checks == nil
      ? configuration.checks.flatMap { written($0, "checks") } : invocation.checks.flatMap(given)
    if !problems.isEmpty { throw Problems(problems) }
    return (rules, checks)
  }

  /// A root that is named through a link which leaves its repository, or the project that the command is given in, is not
  /// what it is called.
  static func checkRoot(
    _ folder: AbsolutePath, _ invocation: Invocation, in current: AbsolutePath
  ) throws(Problems) {
    if invocation.followsLinks { return }
    if let link = Boundary.strayLink(onTheWayTo: folder, project: .ofCommand(in: current)) {
      throw Problems([PlaceWording.stray(folder.text, link)])
    }
  }

  /// The pages of a folder of rules or checks, or the one page that is named itself.
  static func pages(
    in named: NamedPath, most: Int = maxPages
  ) throws(Problems) -> [SourceText] {
    let place = named.place
    if !place.exists {
      throw Problems([
        Problem(
          "there is no file or folder \(place)",
          remedy: "name a rule document, or a folder of documents or sidecars")
      ])
    }
    if !place.isFolder {
      do throws(FileFault) {
        return try page(place, named.boundary) + beside(place, named.surroundings)
      } catch {
        throw Problems([
          Problem(
            "cannot be read: \(error.message)", remedy: error.remedy ?? "fix that, or name another page",
            path: error.path)
        ])
      }
    }
    let walkResult = DirectoryWalk(
      root: place, extensions: pageExtensions, boundary: named.boundary, most: most
    ).walkResult()
    if !walkResult.isWhole { throw Problems([tooMany(place, most)]) }
    let reader = FileReader(root: place, boundary: named.boundary)
    var pages: [SourceText] = []
    // An ignore file that is not read lets more be read, and hides nothing.
    var faults = walkResult.faults.filter { $0.reason != .leavesProject || $0.path.name != ".gitignore" }
    for path in walkResult.files {
      do throws(FileFault) {
        pages.append(try reader.read(path, below: FileReader.pageLimit))
      } catch {
        faults.append(error)
      }
    }
    if !faults.isEmpty { throw Problems(faults.map { notRead($0, below: place) }) }
    return pages
  }

  /// One page, called by its name alone, or as it lies below the folder of the page that is named.
  private static func page(
    _ place: AbsolutePath, as path: FilePath? = nil, _ boundary: Boundary
  ) throws(FileFault) -> [SourceText] {
    let bytes = try FileReader.bytes(of: place, within: boundary, below: FileReader.pageLimit)
    return [SourceText(path: path ?? FilePath(place.name), bytes: bytes)]
  }

  /// The sidecar and the further examples of a document that is named itself.
  private static func beside(
    _ place: AbsolutePath, _ boundary: Boundary
  ) throws(FileFault) -> [SourceText] {
    guard RuleDocumentLoader.isDocument(FilePath(place.name)), let folder = place.parent else { return [] }
    let stem = FilePath(place.name).stem
    var pages: [SourceText] = []
    for name in ["\(stem).yml", "\(stem).examples.md", "examples/\(stem).examples.md"] {
      let path = FilePath(name)
      let other = folder.appending(path)
      if other.exists { pages += try page(other, as: path, boundary) }
    }
    return pages
  }

  /// A rule that is not read is not checked: that is no warning.
  private static func notRead(_ fault: FileFault, below place: AbsolutePath) -> Problem {
    Problem(
      "not read: \(fault.message)",
      remedy: fault.remedy ?? "fix that, or move it out of the folder of rules",
      path: FilePath(place.appending(fault.path).text))
  }

  private static func tooMany(_ place: AbsolutePath, _ most: Int) -> Problem {
    Problem(
      "there are more than \(most) folders and pages in \(place)",
      remedy: "name the folder that holds the rule documents, and no more")
  }
}
