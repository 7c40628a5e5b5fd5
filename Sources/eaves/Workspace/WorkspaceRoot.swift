import EavesDocuments
import EavesFiles
import EavesSession
import EavesSource

extension Workspace {
  /// The root of a command's paths. A nearest `eaves.yml` that only adds to one above it is not the root's.
  static func root(
    _ invocation: Invocation, _ paths: [String], _ current: AbsolutePath
  ) throws(Problems) -> ProjectRoot {
    func found(_ paths: [String], _ given: String?) -> ProjectRoot {
      if let path = invocation.stdinPath {
        return ProjectRoot(ofStandardInputAt: path, given: given, in: current)
      }
      return ProjectRoot(of: paths, given: given, in: current)
    }
    var root = found(paths, invocation.root)
    guard invocation.root == nil, invocation.config == nil else { return root }
    while root.hasConfiguration, let above = configured(above: root.folder),
      try isPart(root.folder, followsLinks: invocation.followsLinks)
    {
      root = found(paths.isEmpty ? ["."] : paths, above.text)
    }
    return root
  }

  /// The folder that a server or a hook works on: what is given, else that of the nearest `eaves.yml` at or above a
  /// place, else the repository around it, else another folder that is named, else the place itself.
  static func folder(
    of invocation: Invocation, around place: AbsolutePath, otherwise: AbsolutePath? = nil
  ) throws(Problems) -> AbsolutePath {
    if let given = invocation.root { return AbsolutePath(given, in: try currentFolder()) }
    let root = try root(invocation, [], place)
    return root.hasConfiguration ? root.folder : Boundary.repository(around: place) ?? otherwise ?? place
  }

  /// The next folder with an `eaves.yml`, up to the repository's root.
  static func configured(above folder: AbsolutePath) -> AbsolutePath? {
    var last = folder
    while !last.appending(FilePath(".git")).exists, let next = last.parent {
      if next.appending(FilePath(ProjectRoot.configurationName)).isThere { return next }
      last = next
    }
    return nil
  }

  /// What cannot be read is no part: that is told when the file is read as the root's.
  private static func isPart(_ folder: AbsolutePath, followsLinks: Bool) throws(Problems) -> Bool {
    let file = folder.appending(FilePath(ProjectRoot.configurationName))
    let boundary = followsLinks ? .anywhere : Boundary(around: folder)
    do throws(FileFault) {
      let text = SourceText(
        path: FilePath(ProjectRoot.configurationName),
        bytes: try FileReader.bytes(of: file, within: boundary, below: FileReader.pageLimit))
      return NestedConfiguration.isPart(ConfigurationLoader.load(text).configuration)
    } catch {
      if error.reason == .tooManyOpen { throw Problems([error.problem]) }
      return false
    }
  }
}
