import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// `eaves baseline`: a list of findings that are known and may only become fewer.
struct BaselineCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    output.reporting { () throws(Workspace.Problems) in
      try checkNothingBelow()
      let workspace = try Workspace(invocation, paths: [])
      let place = BaselineFile.place(invocation, workspace)
      switch invocation.operands.first {
      case "write": try write(to: place, workspace)
      case "update": try update(place, workspace)
      default: try show(place, workspace)
      }
      return .clean
    }
  }

  /// Each project has its own baseline: one in a folder above would not be read.
  private func checkNothingBelow() throws(Workspace.Problems) {
    var asked = invocation
    asked.operands = []
    guard let roots = try ProjectRoots.of(asked).roots else { return }
    let projects = roots.list.filter { !$0.isRest }.map { roots.path(of: $0).text }
    throw Workspace.Problems([ProjectsWording.haveOwnBaselines(projects)])
  }

  // MARK: write

  private func write(to place: AbsolutePath, _ workspace: Workspace) throws(Workspace.Problems) {
    let shown = BaselineFile.shown(place, workspace)
    let word = word(workspace)
    // Nobody is asked to force what a configuration may not name.
    let permit = try BaselineFile.permit(invocation, workspace)
    if word != nil { try review(place, workspace, permit) }
    if place.isThere, !invocation.isForced, !invocation.grows {
      throw Workspace.Problems([BaselineWording.exists(shown)])
    }
    let old = try known(place, workspace)
    if old == nil, let word, !place.name.hasSuffix(".json") {
      throw Workspace.Problems([
        BaselineWording.isNoName(shown, in: workspace.configurationPlace.path, at: word)
      ])
    }
    try review(place, workspace, permit)
    let change = try change(from: old, workspace)
    if old != nil, !change.fresh.isEmpty, !invocation.grows {
      let problem = BaselineWording.wouldGrow(
        shown, by: change.fresh.count, isForced: invocation.isForced)
      throw Workspace.Problems([problem])
    }
    let entries = (change.kept + change.fresh).sorted()
    try save(entries, to: place, workspace, permit)
    output.say(
      BaselineText.written(shown, entries, change, isNew: old == nil)
        + hint(place, workspace, isNew: old == nil))
  }

  /// Where the configuration names the file; nil where a flag does, or nobody.
  private func word(_ workspace: Workspace) -> Word? {
    invocation.baseline == nil ? workspace.configuration.baseline : nil
  }

  /// What is there, when it can be read. Under `--force` what cannot be read counts for nothing.
  private func known(_ place: AbsolutePath, _ workspace: Workspace) throws(Workspace.Problems)
    -> BaselineFile?
  {
    guard place.exists else { return nil }
    do throws(Workspace.Problems) {
      return try BaselineFile.read(at: place, invocation, workspace, with: BaselineDocument.loadResolving)
    } catch {
      if invocation.isForced, !place.isFolder { return nil }
      throw error
    }
  }

  /// A new file that `check` would not find by itself.
  private func hint(_ place: AbsolutePath, _ workspace: Workspace, isNew: Bool) -> String {
    let isFound =
      workspace.configuration.baseline != nil && invocation.baseline == nil
      || place == workspace.root.folder.appending(FilePath(BaselineFile.usualName))
    if isFound || !isNew { return "" }
    return BaselineText.hint(BaselineFile.shown(place, workspace))
  }

  // MARK: update

  private func update(_ place: AbsolutePath, _ workspace: Workspace) throws(Workspace.Problems) {
    let old = try BaselineFile.read(at: place, invocation, workspace, with: BaselineDocument.loadResolving)
    let permit = try BaselineFile.permit(invocation, workspace)
    try review(place, workspace, permit)
    let change = try change(from: old, workspace)
    let text = BaselineDocument.text(of: change.kept, by: WriterVersion.text)
    if Array(text.utf8) != old.page.bytes { try save(change.kept, to: place, workspace, permit) }
    output.say(BaselineText.updated(old.page.path, change))
  }

  // MARK: show

  private func show(_ place: AbsolutePath, _ workspace: Workspace) throws(Workspace.Problems) {
    let file = try BaselineFile.read(at: place, invocation, workspace, with: BaselineDocument.load)
    let list = BaselineList(file.baseline, workspace.ruleSet)
    output.say(invocation.wantsJSON ? list.json : list.text)
  }

  // MARK: The project

  /// Findings of the whole project, whatever the configuration narrows for the day.
  private func change(
    from old: BaselineFile?, _ workspace: Workspace
  ) throws(Workspace.Problems) -> BaselineChange {
    var settings = CheckSettings(invocation, workspace)
    try CheckCommand.checkNames(invocation, workspace.ruleSet)
    settings.use(old)
    settings.options.paths = []
    settings.options.reportPaths = invocation.reportPaths
    let scan = try CheckCommand.scan(workspace, settings)
    let session = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: settings.options)
    return session.baselineChange()
  }

  /// Throws what would keep the file from being written, before the project is read.
  private func review(
    _ place: AbsolutePath, _ workspace: Workspace, _ permit: WritePermit
  ) throws(Workspace.Problems) {
    do throws(FileFault) {
      try FileWriter.check(place, as: permit)
    } catch {
      throw Workspace.Problems([notWritten(place, workspace, error)])
    }
  }

  private func save(
    _ entries: [BaselineEntry], to place: AbsolutePath, _ workspace: Workspace, _ permit: WritePermit
  ) throws(Workspace.Problems) {
    do throws(FileFault) {
      try FileWriter.write(
        Array(BaselineDocument.text(of: entries, by: WriterVersion.text).utf8), to: place, as: permit)
    } catch {
      throw Workspace.Problems([notWritten(place, workspace, error)])
    }
  }

  private func notWritten(_ place: AbsolutePath, _ workspace: Workspace, _ fault: FileFault) -> Problem {
    let shown = BaselineFile.shown(place, workspace)
    return BaselineWording.notWritten(
      shown, fault, by: word(workspace).map { (workspace.configurationPlace.path, $0) })
  }
}

/// What keeps a baseline from being written.
enum BaselineWording {
  static func exists(_ path: FilePath) -> Problem {
    Problem(
      "there is a baseline already",
      remedy:
        "`eaves baseline update` removes fixed findings; --grow adds new findings; --force overwrites the file",
      path: path)
  }

  static func wouldGrow(_ path: FilePath, by count: Int, isForced: Bool) -> Problem {
    Problem(
      "the baseline would grow by \(BaselineText.entries(count))",
      remedy: "fix the new findings, or add them with \(isForced ? "--force --grow" : "--grow")", path: path)
  }

  /// Who wrote a configuration makes no code by it.
  static func isNoName(_ file: FilePath, in path: FilePath, at word: Word) -> Problem {
    Problem(
      "the baseline \(file) cannot be written: its name does not end in .json",
      remedy: "give the file a name that ends in .json, or pass any path as --baseline", path: path,
      line: word.line,
      column: word.column)
  }

  /// The place is where a configuration names the file; nil elsewhere.
  static func notWritten(
    _ path: FilePath, _ fault: FileFault, by word: (path: FilePath, word: Word)?
  ) -> Problem {
    if let word {
      return Problem(
        "the baseline \(path) cannot be written: \(fault.message)",
        remedy: fault.remedy ?? "name a file that you may write, here or with --baseline", path: word.path,
        line: word.word.line, column: word.word.column)
    }
    return Problem(
      "the baseline cannot be written: \(fault.message)",
      remedy: fault.remedy
        ?? (fault.reason == .throughLink
          ? "name the file itself with --baseline, or delete the link"
          : "name a file in a folder that you may write to with --baseline"),
      path: path)
  }
}
