import EavesDocuments
import EavesFiles
import EavesSource

/// What stands before any rule document is read: the configuration of a root, and the folders of rules and checks
/// that it and the command line name.
struct LoadedConfiguration {
  let configuration: Configuration
  /// As a person would open it from the root; nil when no configuration was found.
  let path: FilePath?
  /// What paths in the configuration are relative to: its own folder, else the root.
  let folder: AbsolutePath
  /// How far links are followed where the project is read.
  let boundary: Boundary
  /// Folders of own documents: those of the command line, then those of the configuration.
  let rules: [NamedPath]
  /// The folder of sidecars.
  let checks: NamedPath?
  /// The configuration as it was read; nil when none was.
  let page: SourceText?

  /// Throws everything that is wrong with the configuration, else with the places.
  init(
    _ invocation: Invocation, _ root: ProjectRoot, in current: AbsolutePath,
    readingConfiguration isRead: Bool = true, unsaved: UnsavedDocuments = UnsavedDocuments()
  ) throws(Workspace.Problems) {
    let project = root.boundary
    boundary = invocation.followsLinks ? .anywhere : project
    let found = isRead ? try Found(invocation, root, project, current, unsaved) : Found()
    page = found.page
    configuration = found.configuration
    path = found.path
    folder = found.file.map { AbsolutePath("..", in: $0) } ?? root.folder
    let home = ConfigurationPlace(folder: folder, path: found.path ?? Self.usualPath)
    let places = try Workspace.places(invocation, configuration, project, current, home)
    (rules, checks) = (places.rules, places.checks)
  }

  /// Where the configuration lies, or would.
  var shownPath: FilePath { path ?? Self.usualPath }

  private static let usualPath = FilePath(ProjectRoot.configurationName)

  /// A configuration that was found, and where.
  private struct Found {
    var configuration = Configuration()
    var path: FilePath?
    var file: AbsolutePath?
    var page: SourceText?

    init() {}

    init(
      _ invocation: Invocation, _ root: ProjectRoot, _ project: Boundary, _ current: AbsolutePath,
      _ unsaved: UnsavedDocuments
    ) throws(Workspace.Problems) {
      let file: AbsolutePath
      var boundary = invocation.followsLinks ? .anywhere : project
      if let given = invocation.config {
        let named = try NamedPath(
          given, in: current, project: project, followsLinks: invocation.followsLinks)
        (file, boundary) = (named.place, .anywhere)
      } else if root.hasConfiguration {
        file = root.folder.appending(LoadedConfiguration.usualPath)
      } else {
        return
      }
      let inside = file.relative(to: root.folder)
      let path = inside.flatMap { $0.text.isEmpty ? nil : $0 } ?? FilePath(file.description)
      let bytes: [UInt8]
      do throws(FileFault) {
        bytes = try FileReader.bytes(of: file, within: boundary, below: FileReader.pageLimit)
      } catch {
        throw Workspace.Problems([
          Problem(
            "the configuration cannot be read: \(error.message)",
            remedy: error.remedy ?? "name an existing configuration file with --config", path: path)
        ])
      }
      let page = SourceText(path: path, bytes: unsaved[file] ?? bytes)
      let loaded = ConfigurationLoader.load(page)
      if loaded.problems.contains(where: { $0.severity == .error }) {
        throw Workspace.Problems(loaded.problems)
      }
      (configuration, self.path, self.file, self.page) = (loaded.configuration, path, file, page)
    }
  }
}
