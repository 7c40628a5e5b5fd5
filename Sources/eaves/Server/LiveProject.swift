import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// A project that a server keeps: its configuration, documents and baseline are read again when they change, its code
/// goes to an engine.
///
/// A check runs only for a request, and only if something has changed.
struct LiveProject {
  /// What a check of the project came to.
  struct Check {
    let report: Report
    let session: CheckSession
    let workspace: Workspace
    let settings: CheckSettings
    /// Equal for equal reports of one project.
    let generation: Int

    /// Some findings of the report, each with a subject near by that keeps the rule.
    func withExemplars(_ findings: [Finding]) -> [Finding] { session.withExemplars(findings, of: report) }
  }

  /// The folder that is served: the root, whatever lies below.
  let folder: AbsolutePath
  private let invocation: Invocation
  private var pages = UnsavedDocuments()
  private var edits: [Engine.Edit] = [.disk]
  private var isPageChanged = true
  private var rekeysBaseline = true
  private var running: Running?

  /// The project on disk and at a commit of its repository.
  ///
  /// - Parameter revision: nil: the commit where this branch left the default branch.
  func comparison(with revision: String?) throws(Workspace.Problems) -> CommitComparison {
    var own = invocation
    own.root = folder.text
    return try CommitComparison(with: revision, own)
  }

  /// What stands beside the code, as it was read.
  private struct Surroundings {
    let workspace: Workspace
    let settings: CheckSettings
    let baseline: SourceText?

    /// Whether others were read from the same bytes.
    func isSame(as other: Surroundings) -> Bool {
      let (old, new) = (workspace.pages, other.workspace.pages)
      return old.count == new.count && zip(old, new).allSatisfy { Self.isSame($0, $1) }
        && Self.isSame(baseline, other.baseline)
        && workspace.boundary.folder == other.workspace.boundary.folder
        && settings.options.version == other.settings.options.version
    }

    private static func isSame(_ old: SourceText?, _ new: SourceText?) -> Bool {
      old?.path == new?.path && old?.bytes == new?.bytes
    }
  }

  /// An engine, and what it checks by.
  private struct Running {
    var surroundings: Surroundings
    var engine: Engine
  }

  /// - Parameter invocation: flags as `check` takes them; its root is the folder.
  init(_ invocation: Invocation, in folder: AbsolutePath) {
    var invocation = invocation
    invocation.root = folder.text
    self.invocation = invocation
    self.folder = folder
  }

  /// Edits that no check has seen yet.
  var waiting: Int { edits.count }

  // MARK: Edits

  /// Sets the text of a file that is open in an editor. A file outside of the folder is ignored.
  mutating func hold(_ bytes: [UInt8], at place: AbsolutePath) {
    let path = path(of: place)
    if let path, Self.isOfEngine(path) {
      forgetText(of: path)
      edits.append(.text(SourceText(path: path, bytes: bytes)))
    }
    let page = path.map { folder.appending($0) } ?? place
    if !place.text.hasSuffix(".swift"), pages[page] != bytes {
      pages[page] = bytes
      isPageChanged = true
    }
  }

  /// The editor let go of a file or page: the disk counts again.
  mutating func release(_ place: AbsolutePath) {
    let path = path(of: place)
    if let path, Self.isOfEngine(path) {
      forgetText(of: path)
      edits.append(.released(path))
    }
    let page = path.map { folder.appending($0) } ?? place
    if pages[page] != nil {
      pages[page] = nil
      isPageChanged = true
    }
  }

  /// A place from the folder, by folders that are no links; nil outside of it.
  func path(of place: AbsolutePath) -> FilePath? { place.path(from: folder) }

  /// Whether the engine reads a file as part of the project: code, what modules are told by, and the configurations
  /// below the root.
  private static func isOfEngine(_ path: FilePath) -> Bool {
    if path.name == ProjectRoot.configurationName { return !path.folder.isEmpty }
    return path.name.hasSuffix(".swift") || GeneratorSpecs.names.contains(where: path.isNamed)
      || XcodeFiles.extensions.contains { path.name.hasSuffix(".\($0)") }
  }

  /// What the baseline is called; nil where the configuration cannot be read.
  var baselineName: String? {
    (try? Workspace(invocation, paths: invocation.operands, unsaved: pages)).map {
      BaselineFile.place(invocation, $0).name
    }
  }

  /// A text that nobody has looked at yet, and that another takes the place of: as long as a configuration is broken
  /// there may be one for each keystroke.
  private mutating func forgetText(of path: FilePath) {
    edits.removeAll { edit in
      switch edit {
      case .text(let text): text.path == path
      case .released(let released): released == path
      case .disk: false
      }
    }
  }

  /// From now on no entry of the baseline is re-keyed: what an edit brings is never an old breach under another key.
  mutating func takeBaselineAsWritten() {
    (rekeysBaseline, isPageChanged) = (false, true)
  }

  /// Something may have changed on disk.
  mutating func lookAtDisk() {
    let knows = edits.contains { if case .disk = $0 { true } else { false } }
    if !knows { edits.append(.disk) }
    isPageChanged = true
  }

  // MARK: Answers

  /// The check of the current state. Throws the problems that prevent it, as the command line shows them.
  mutating func check() throws(Workspace.Problems) -> Check {
    var running = try taken()
    defer { self.running = running }
    // The edits are the engine's, whatever comes of them.
    let edits = self.edits
    self.edits = []
    let (report, session): (Report, CheckSession)
    do throws(Engine.Fault) {
      report = try running.engine.apply(edits)
      session = try running.engine.session()
    } catch {
      throw Workspace.Problems(error.problems)
    }
    return try finished(report, session, running.surroundings, running.engine.generation)
  }

  /// The engine, by what stands beside the code now. It is the caller's until it is put back: of two owners one would
  /// copy it.
  private mutating func taken() throws(Workspace.Problems) -> Running {
    guard var running else {
      let surroundings = try readSurroundings()
      return Running(surroundings: surroundings, engine: Engine(inputs(surroundings)))
    }
    let new = isPageChanged ? try readSurroundings() : running.surroundings
    self.running = nil
    if !running.surroundings.isSame(as: new) {
      running.surroundings = new
      running.engine.use(inputs(new))
    }
    return running
  }

  private func finished(
    _ report: Report, _ session: CheckSession, _ surroundings: Surroundings, _ generation: Int
  ) throws(Workspace.Problems) -> Check {
    try CheckCommand.checkRules(session.documentsOfRoot, session.options, invocation, surroundings.workspace)
    try CheckCommand.checkLayers(of: session)
    var report = report
    report.preamble = SurveyWording.preamble(session)
    surroundings.settings.finish(&report)
    return Check(
      report: report, session: session, workspace: surroundings.workspace, settings: surroundings.settings,
      generation: generation)
  }

  private mutating func readSurroundings() throws(Workspace.Problems) -> Surroundings {
    let workspace = try Workspace(invocation, paths: invocation.operands, unsaved: pages)
    var settings = CheckSettings(invocation, workspace)
    // Computed when a finding is shown.
    settings.options.wantsExemplars = false
    if !rekeysBaseline { settings.options.version = nil }
    try CheckCommand.checkNames(invocation, workspace.ruleSet)
    let baseline = try BaselineFile.read(invocation, workspace)
    settings.use(baseline)
    isPageChanged = false
    return Surroundings(workspace: workspace, settings: settings, baseline: baseline?.page)
  }

  private func inputs(_ surroundings: Surroundings) -> Engine.Inputs {
    let workspace = surroundings.workspace
    return Engine.Inputs(
      root: workspace.root.folder, boundary: workspace.boundary, usesNested: workspace.usesNested,
      configuration: workspace.configuration, ruleSet: workspace.ruleSet,
      options: surroundings.settings.options)
  }
}
