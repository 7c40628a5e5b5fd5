import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesShippedRules
import EavesSource

/// What a command works on: the root, its configuration, the rule documents and the profile.
struct Workspace {
  let root: ProjectRoot
  let configuration: Configuration
  /// Nil when no configuration was found.
  let configurationPath: FilePath?
  /// What paths in the configuration are relative to: its own folder, else the root.
  let configurationFolder: AbsolutePath
  /// Whether an `eaves.yml` below the root counts: not where one file is named for all.
  let usesNested: Bool
  /// Folders of own documents.
  let ruleFolders: [AbsolutePath]
  /// The folder of sidecars.
  let checksFolder: AbsolutePath?
  let book: RuleBook
  let profile: String
  let profileSource: Report.ProfileSource

  /// The pages inside the binary.
  static let shippedPages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  /// Who is asked what applies.
  enum Sources { case flagsAndConfiguration, flagsOnly }

  /// Reads configuration and documents; throws all problems at once.
  ///
  /// - Parameter around: whether the paths are places in a project rather than what is checked: without an
  ///   `eaves.yml` the current folder is the root of those that are named from there.
  init(
    _ invocation: Invocation, paths: [String], around: Bool = false,
    from sources: Sources = .flagsAndConfiguration
  ) throws(Problems) {
    guard let current = try? AbsolutePath.current() else {
      throw Problems([Problem("the current folder cannot be read", remedy: "change to a folder that exists")])
    }
    var root = Self.root(invocation, paths, current)
    if around, !root.hasConfiguration, invocation.root == nil, !paths.contains(where: { $0.hasPrefix("/") }) {
      let wider = ProjectRoot(of: paths, given: ".", in: current)
      if wider.problems.isEmpty { root = wider }
    }
    self.root = root
    usesNested = invocation.config == nil
    if !root.problems.isEmpty { throw Problems(root.problems) }
    let found = sources == .flagsOnly ? Found() : try Self.configuration(invocation, root, current)
    configuration = found.configuration
    configurationPath = found.path
    let place = Self.folder(of: found.file) ?? root.folder
    configurationFolder = place
    let folders =
      invocation.rules.map { AbsolutePath($0, in: current) }
      + configuration.rules.map { AbsolutePath($0.text, in: place) }
    let checks =
      invocation.checks.map { AbsolutePath($0, in: current) }
      ?? configuration.checks.map { AbsolutePath($0.text, in: place) }
    let base = root.folder
    let read = try Self.pages(of: folders, checks, shownIn: base)
    let path = found.path ?? FilePath(ProjectRoot.configurationName)
    ruleFolders = folders
    checksFolder = checks
    book = RuleBook(
      shipped: Self.shippedPages, own: read.own, folders: folders.map { Self.shown($0, in: base) },
      sidecars: read.sidecars, configuration: configuration, configurationPath: path)
    if let flag = invocation.profile {
      (profile, profileSource) = (flag, .flag)
    } else if let word = configuration.profile {
      (profile, profileSource) = (word.text, .config)
    } else {
      (profile, profileSource) = ("base", .survey)
    }
    let problems = book.problems + book.unknownRules(in: configuration, path: path) + unknownProfile
    if problems.contains(where: { $0.severity == .error }) { throw Problems(problems.sorted()) }
  }

  /// Problems that keep a command from running.
  struct Problems: Error {
    let list: [Problem]
    init(_ list: [Problem]) { self.list = list }
  }

  private var unknownProfile: [Problem] {
    if book.profiles.contains(profile) { return [] }
    let word = profileSource == .config ? configuration.profile : nil
    return [
      Complaint.unknownProfile(
        profile, among: book.profiles, path: word == nil ? nil : configurationPath, line: word?.line,
        column: word?.column)
    ]
  }

  // MARK: Reading

  private struct Found {
    var configuration = Configuration()
    var path: FilePath?
    var file: AbsolutePath?
  }

  private static func configuration(
    _ invocation: Invocation, _ root: ProjectRoot, _ current: AbsolutePath
  ) throws(Problems) -> Found {
    let file: AbsolutePath
    if let given = invocation.config {
      file = AbsolutePath(given, in: current)
    } else if root.hasConfiguration {
      file = root.folder.appending(FilePath(ProjectRoot.configurationName))
    } else {
      return Found()
    }
    let inside = file.relative(to: root.folder)
    let path = inside.flatMap { $0.text.isEmpty ? nil : $0 } ?? FilePath(file.description)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileReader.bytes(of: file)
    } catch {
      throw Problems([
        Problem(
          "the configuration cannot be read: \(error.message)", remedy: "--config takes the file itself",
          path: path)
      ])
    }
    let loaded = ConfigurationLoader.load(SourceText(path: path, bytes: bytes))
    if loaded.problems.contains(where: { $0.severity == .error }) { throw Problems(loaded.problems) }
    return Found(configuration: loaded.configuration, path: path, file: file)
  }

  private static func folder(of file: AbsolutePath?) -> AbsolutePath? {
    file.map { AbsolutePath("..", in: $0) }
  }

  /// The pages of the folders of rules and of the folder of checks, with paths as a person would open them.
  private static func pages(
    of folders: [AbsolutePath], _ checks: AbsolutePath?, shownIn root: AbsolutePath
  ) throws(Problems) -> (own: [[SourceText]], sidecars: [SourceText]) {
    var problems: [Problem] = []
    var read: [[SourceText]] = []
    for place in folders + (checks.map { [$0] } ?? []) {
      let folder = shown(place.isFolder ? place : place.parent ?? place, in: root)
      do throws(Problems) {
        read.append(
          try pages(in: place).map { page in
            SourceText(
              path: folder.isEmpty ? page.path : FilePath("\(folder)/\(page.path)"), bytes: page.bytes)
          })
      } catch {
        problems += error.list
      }
    }
    for (place, pages) in zip(folders, read) where problems.isEmpty {
      if !pages.contains(where: { RuleDocumentLoader.isDocument($0.path, in: shown(place, in: root)) }) {
        problems.append(noDocument(place))
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return (Array(read.prefix(folders.count)), checks == nil ? [] : read.last ?? [])
  }

  /// A folder as seen from another, the same on every machine that has both beside each other.
  static func shown(_ place: AbsolutePath, in root: AbsolutePath) -> String {
    if let path = place.relative(to: root) { return path.text }
    guard let common = AbsolutePath.common(of: [root, place]), !common.components.isEmpty else {
      return place.description
    }
    let up = Array(repeating: "..", count: root.components.count - common.components.count)
    let down = place.components.dropFirst(common.components.count).map(String.init)
    return (up + down).joined(separator: "/")
  }

  private static func noDocument(_ place: AbsolutePath) -> Problem {
    Problem(
      "there is no rule document in \(place)",
      remedy: "documents are *.md and *.txt files whose names do not begin with _")
  }

  /// The pages of a folder of rules or checks, or the one page that is named itself.
  static func pages(in place: AbsolutePath) throws(Problems) -> [SourceText] {
    if !place.exists {
      throw Problems([
        Problem("there is nothing at \(place)", remedy: "name a folder of rule documents, or one page")
      ])
    }
    if !place.isFolder {
      do throws(FileFault) {
        return [
          SourceText(path: FilePath(FilePath(place.description).name), bytes: try FileReader.bytes(of: place))
        ]
      } catch {
        throw Problems([
          Problem(
            "cannot be read: \(error.message)", remedy: "mend that, or name another page", path: error.path)
        ])
      }
    }
    let harvest = DirectoryWalk(root: place, extensions: ["md", "txt", "yml", "swift"]).harvest()
    let reader = FileReader(root: place)
    var pages: [SourceText] = []
    var faults = harvest.faults.map(\.problem)
    for path in harvest.files {
      do throws(FileFault) {
        pages.append(try reader.read(path))
      } catch {
        faults.append(error.problem)
      }
    }
    if !faults.isEmpty { throw Problems(faults) }
    return pages
  }
}

extension Output {
  /// Runs a command's work; problems that keep it from running are told, all at once, and end it with 2.
  func reporting(_ work: () throws(Workspace.Problems) -> ExitStatus) -> ExitStatus {
    do throws(Workspace.Problems) {
      return try work()
    } catch {
      complain(error.list)
      return .couldNotRun
    }
  }
}
