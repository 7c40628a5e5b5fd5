import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// The file of a baseline: the one that is named, or the one that lies in the root.
struct BaselineFile {
  static let usualName = "eaves-baseline.json"

  let place: AbsolutePath
  let page: SourceText
  let baseline: Baseline

  /// The baseline that findings are held against; nil when there is none, or none is wanted.
  static func read(_ invocation: Invocation, _ workspace: Workspace) throws(Workspace.Problems) -> Self? {
    if invocation.ignoresBaseline { return nil }
    if invocation.baseline == nil, workspace.configuration.noBaseline == true { return nil }
    let place = place(invocation, workspace)
    if !place.isThere, invocation.baseline == nil, workspace.configuration.baseline == nil { return nil }
    return try read(at: place, invocation, workspace, with: BaselineDocument.load)
  }

  /// Where the baseline lies, or would.
  static func place(_ invocation: Invocation, _ workspace: Workspace) -> AbsolutePath {
    if let flag = invocation.baseline, let current = try? AbsolutePath.current() {
      // Of a commit, the file of the commit.
      return AbsolutePath(AbsolutePath(flag, in: current).text, in: workspace.root.folder)
    }
    return AbsolutePath(
      workspace.configuration.baseline?.text ?? usualName,
      in: workspace.configuration.baseline == nil ? workspace.root.folder : workspace.configurationFolder)
  }

  /// How far links are followed where the baseline is read. Throws when it may not lie where it does.
  private static func boundary(
    _ invocation: Invocation, _ workspace: Workspace
  ) throws(Workspace.Problems) -> Boundary {
    if let flag = invocation.baseline {
      return try NamedPath(
        flag, in: try Workspace.currentFolder(), project: workspace.root.boundary,
        followsLinks: invocation.followsLinks
      ).boundary
    }
    guard let word = workspace.configuration.baseline else { return workspace.boundary }
    switch NamedPath.of(
      word, "baseline", in: workspace.configurationPlace, followsLinks: invocation.followsLinks)
    {
    case .success(let named): return named.boundary
    case .failure(let problem): throw Workspace.Problems([problem])
    }
  }

  /// What may be written, found before the project is read. A configuration, which may have come with the code, names a file of its repository that
  /// holds nothing, or a baseline.
  static func permit(
    _ invocation: Invocation, _ workspace: Workspace
  ) throws(Workspace.Problems) -> WritePermit {
    if invocation.baseline == nil, workspace.configuration.baseline != nil {
      return .ofConfiguration(in: workspace.configurationPlace.repository) {
        BaselineDocument.isBaseline(head: $0.head)
      }
    }
    return .ofProject(root: workspace.root.folder, in: try Workspace.currentFolder())
  }

  /// The file as it is seen from the root.
  static func shown(_ place: AbsolutePath, _ workspace: Workspace) -> FilePath {
    shown(place, workspace.root.folder)
  }

  static func shown(_ place: AbsolutePath, _ root: AbsolutePath) -> FilePath {
    let path = Workspace.shown(place, in: root)
    return FilePath(path.isEmpty ? "." : path)
  }

  /// Reads a file; throws all that is wrong with it.
  static func read(
    at place: AbsolutePath, _ invocation: Invocation, _ workspace: Workspace,
    with load: (SourceText) -> (baseline: Baseline, problems: [Problem])
  ) throws(Workspace.Problems) -> Self {
    let shown = shown(place, workspace)
    let boundary = try boundary(invocation, workspace)
    let page: SourceText
    do throws(FileFault) {
      page = SourceText(
        path: shown, bytes: try FileReader.bytes(of: place, within: boundary, below: FileReader.listLimit))
    } catch {
      let word = invocation.baseline == nil ? workspace.configuration.baseline : nil
      throw Workspace.Problems([
        Problem(
          "the baseline \(shown) cannot be read: \(error.message)",
          remedy: error.remedy
            ?? (error.reason == .vanished
              ? "`eaves baseline write` creates the file"
              : "name the file that `eaves baseline write` wrote"),
          path: word == nil ? nil : workspace.configurationPath, line: word?.line, column: word?.column)
      ])
    }
    let loaded = load(page)
    if !loaded.problems.isEmpty { throw Workspace.Problems(loaded.problems) }
    return BaselineFile(place: place, page: page, baseline: loaded.baseline)
  }
}
