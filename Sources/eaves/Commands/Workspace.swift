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
  let book: RuleBook
  let profile: String
  let profileSource: Report.ProfileSource

  /// The pages inside the binary.
  static let shippedPages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  /// Reads configuration and documents; throws all problems at once.
  init(_ invocation: Invocation, paths: [String]) throws(Problems) {
    guard let current = try? AbsolutePath.current() else {
      throw Problems([Problem("the current folder cannot be read", remedy: "change to a folder that exists")])
    }
    root =
      invocation.stdinPath.map { ProjectRoot(ofStandardInputAt: $0, given: invocation.root, in: current) }
      ?? ProjectRoot(of: paths, given: invocation.root, in: current)
    if !root.problems.isEmpty { throw Problems(root.problems) }
    let found = try Self.configuration(invocation, root, current)
    configuration = found.configuration
    configurationPath = found.path
    let place = Self.folder(of: found.file) ?? root.folder
    var own: [[SourceText]] = []
    for word in invocation.rules.map({ AbsolutePath($0, in: current) })
      + configuration.rules.map({ AbsolutePath($0.text, in: place) })
    {
      own.append(try Self.pages(in: word))
    }
    var sidecars: [SourceText] = []
    if let folder = invocation.checks.map({ AbsolutePath($0, in: current) })
      ?? configuration.checks.map({ AbsolutePath($0.text, in: place) })
    {
      sidecars = try Self.pages(in: folder)
    }
    book = RuleBook(
      shipped: Self.shippedPages, own: own, sidecars: sidecars, configuration: configuration,
      configurationPath: found.path ?? FilePath(ProjectRoot.configurationName))
    if !book.errors.isEmpty { throw Problems(book.problems) }
    if let flag = invocation.profile {
      (profile, profileSource) = (flag, .flag)
    } else if let word = configuration.profile {
      (profile, profileSource) = (word.text, .config)
    } else {
      (profile, profileSource) = ("base", .survey)
    }
    try checkProfile()
  }

  /// Problems that keep a command from running.
  struct Problems: Error {
    let list: [Problem]
    init(_ list: [Problem]) { self.list = list }
  }

  private func checkProfile() throws(Problems) {
    if book.profiles.contains(profile) { return }
    let near = nearest(to: profile, among: book.profiles).map { "did you mean `\($0)`? " } ?? ""
    let list = "\(near)profiles: \(book.profiles.joined(separator: ", "))"
    let word = configuration.profile
    let isWritten = profileSource == .config
    throw Problems([
      Problem(
        "there is no profile `\(profile)`", remedy: list, path: isWritten ? configurationPath : nil,
        line: isWritten ? word?.line : nil, column: isWritten ? word?.column : nil)
    ])
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
    let path = file.relative(to: root.folder) ?? FilePath(file.description)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileReader.bytes(of: file)
    } catch {
      throw Problems([Problem("the configuration cannot be read: \(error.message)", path: path)])
    }
    let loaded = ConfigurationLoader.load(SourceText(path: path, bytes: bytes))
    if loaded.problems.contains(where: { $0.severity == .error }) { throw Problems(loaded.problems) }
    return Found(configuration: loaded.configuration, path: path, file: file)
  }

  private static func folder(of file: AbsolutePath?) -> AbsolutePath? {
    file.map { AbsolutePath("..", in: $0) }
  }

  /// The pages of a folder of rules or checks, or the one page that is named itself.
  static func pages(in place: AbsolutePath) throws(Problems) -> [SourceText] {
    if !place.exists {
      throw Problems([Problem("there is no folder of rules at \(place)", remedy: "check the path")])
    }
    if !place.isFolder {
      do throws(FileFault) {
        return [
          SourceText(path: FilePath(FilePath(place.description).name), bytes: try FileReader.bytes(of: place))
        ]
      } catch {
        throw Problems([Problem("cannot be read: \(error.message)", path: error.path)])
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
