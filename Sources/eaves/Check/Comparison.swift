import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// What `--diff` compares with: the changes since a revision, which of them concern the check itself, and what was
/// known at that revision.
struct Comparison {
  let revision: String
  let changes: GitChanges
  /// A part of the check itself that changed: the configuration, the baseline or a document.
  let changedCheck: FilePath?
  private let then: KnownAtRevision

  private static let documentExtensions = ["md", "txt", "yml", "yaml", "json"]

  /// Nil where nothing is compared. Text that is not saved is no change that git knows.
  ///
  /// - Parameter others: folders of projects of their own, whose configurations say nothing of this one.
  static func of(
    _ invocation: Invocation, _ workspace: Workspace, besides others: [FilePath] = []
  ) throws(Workspace.Problems) -> Comparison? {
    guard let revision = revision(invocation, workspace) else { return nil }
    do throws(Problem) {
      return try Comparison(since: revision, invocation, workspace, besides: others)
    } catch {
      if invocation.diff != nil { throw Workspace.Problems([error]) }
      let word = workspace.configuration.diff
      throw Workspace.Problems([
        Problem(
          error.cause, remedy: error.remedy, path: workspace.configurationPath, line: word?.line,
          column: word?.column)
      ])
    }
  }

  static func revision(_ invocation: Invocation, _ workspace: Workspace) -> String? {
    invocation.stdinPath == nil ? invocation.diff ?? workspace.configuration.diff?.text : nil
  }

  private init(
    since revision: String, _ invocation: Invocation, _ workspace: Workspace, besides others: [FilePath]
  ) throws(Problem) {
    self.revision = revision
    let root = workspace.root.folder
    let folders = (workspace.ruleFolders + [workspace.checksFolder].compactMap(\.self))
    let ground = root.grounded
    // What a link leads to is as much of the check as the link.
    let places = folders + folders.map(\.grounded)
    let inside = Set(places.flatMap { [$0.relative(to: root), $0.relative(to: ground)].compactMap(\.self) })
    let baseline = BaselineFile.place(invocation, workspace)
    let baselinePath = baseline.relative(to: root)
    // Documents right in the root are known by their endings, and so are all below it.
    let isWhole = inside.contains { $0.text.isEmpty }
    let named = workspace.pages.map(\.path) + [baselinePath, workspace.configurationPath].compactMap(\.self)
    let resolved = Set(named.compactMap { root.appending($0).grounded.relative(to: ground) })
    changes = try GitRepository(around: root).changes(
      since: revision,
      inFilesWith: ["swift", "yml"] + XcodeFiles.extensions + GeneratorSpecs.names
        + [baselinePath?.name].compactMap(\.self) + resolved.subtracting(named).map(\.name)
        + (isWhole ? Self.documentExtensions : []),
      below: inside.filter { !$0.text.isEmpty }.sorted())
    let lines = changes.lines
    let isOfCheck = { (path: FilePath) -> Bool in
      named.contains(path) || resolved.contains(path)
        || path.name == ProjectRoot.configurationName && !others.contains { path.lies(in: $0) }
        || inside.contains { path.lies(in: $0) } && Self.isDocument(path)
    }
    changedCheck =
      lines.first(where: isOfCheck) ?? (named + resolved.sorted()).first(where: lines.concerns)
      ?? Self.changedOutside(
        folders.filter { $0.relative(to: root) == nil },
        files: [baselinePath == nil ? baseline : nil]
          .compactMap(\.self), since: revision, seenFrom: root)
    let isSameBaseline =
      invocation.baseline != nil || !(workspace.configurationPath.map(lines.concerns) ?? false)
      || Self.namedBaseline(at: revision, workspace)
    then = Self.known(at: revision, isSameBaseline ? baseline : nil, changes.lines)
  }

  /// Whether the configuration named the same baseline then: another file may have been there, and hid nothing.
  private static func namedBaseline(at revision: String, _ workspace: Workspace) -> Bool {
    let now = workspace.configuration.baseline?.text
    guard let path = workspace.configurationPath else { return true }
    let place = workspace.root.folder.appending(path)
    guard let folder = place.parent,
      let bytes = (try? GitRepository(around: folder).content(of: FilePath(place.name), at: revision)) ?? nil
    else { return now == nil }
    let then = ConfigurationLoader.load(SourceText(path: path, bytes: bytes)).configuration
    return then.baseline?.text == now
  }

  private static func isDocument(_ path: FilePath) -> Bool {
    documentExtensions.contains { path.name.hasSuffix(".\($0)") }
  }

  /// Documents and baselines beside the root. What git cannot compare no branch has changed.
  private static func changedOutside(
    _ folders: [AbsolutePath], files: [AbsolutePath], since revision: String, seenFrom root: AbsolutePath
  ) -> FilePath? {
    for folder in folders {
      let found = try? GitRepository(around: folder).changes(
        since: revision, inFilesWith: documentExtensions)
      if let path = found?.lines.first(where: isDocument) {
        return FilePath(Workspace.shown(folder.appending(path), in: root))
      }
    }
    for file in files {
      guard let folder = file.parent else { continue }
      let found = try? GitRepository(around: folder).changes(since: revision, inFilesWith: [file.name])
      if found?.lines.concerns(FilePath(file.name)) ?? false { return BaselineFile.shown(file, root) }
    }
    return nil
  }

  /// What the baseline said then: nothing where there was none, or none that can be read.
  private static func known(at revision: String, _ place: AbsolutePath?, _ lines: ChangedLines)
    -> KnownAtRevision
  {
    let path = FilePath(place?.name ?? BaselineFile.usualName)
    let none = KnownAtRevision(changes: lines, baseline: Baseline(path: path, entries: []))
    guard let folder = place?.parent,
      let bytes = (try? GitRepository(around: folder).content(of: path, at: revision)) ?? nil
    else { return none }
    let page = BaselineDocument.loadAny(SourceText(path: path, bytes: bytes))
    if !page.problems.isEmpty { return none }
    return KnownAtRevision(changes: lines, baseline: page.baseline, recordsMembers: page.recordsMembers)
  }

  /// Narrows a check to the changes, unless the check itself is among them.
  func narrow(_ options: inout CheckOptions) {
    options.changes = changedCheck == nil ? changes.lines : nil
    options.then = then
  }

  var summary: DiffSummary { DiffSummary(since: revision, everythingFor: changedCheck) }
}
