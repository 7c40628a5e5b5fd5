import EavesFiles
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves check --watch`: reports, waits until something has changed on disk, and reports again, until it is stopped.
struct CheckWatch {
  private let invocation: Invocation
  private let output: Output
  /// Looks at the disk before it ends; nil: it ends when it is stopped.
  private let maxLooks: Int?
  /// Sleeps between two looks.
  private let pause: () -> Void

  init(
    _ invocation: Invocation, _ output: Output, maxLooks: Int? = nil,
    pause: @escaping () -> Void = { Machine.pause(milliseconds: 500) }
  ) {
    self.invocation = invocation
    self.output = output
    self.maxLooks = maxLooks
    self.pause = pause
  }

  func run() -> ExitStatus { output.reporting(watch) }

  private func watch() throws(Workspace.Problems) -> ExitStatus {
    // What is wrong with the words of the command ends it; what is wrong with the project is waited out.
    let root = try Workspace.root(invocation, invocation.operands, try Workspace.currentFolder())
    if !root.problems.isEmpty { throw Workspace.Problems(root.problems) }
    var live = LiveProject(invocation, in: root.folder)
    var (folders, stamps): ([AbsolutePath], [FolderSnapshot]?) = ([root.folder], nil)
    var names = GeneratorSpecs.names
    var said = ""
    var status = ExitStatus.clean
    for look in 0... {
      if let maxLooks, look == maxLooks { break }
      if look > 0 { pause() }
      let now = folders.map { stamp($0, names) }
      if now == stamps { continue }
      stamps = now
      live.lookAtDisk()
      let known = GeneratorSpecs.names + (live.baselineName.map { [$0] } ?? [])
      if known != names { (names, stamps) = (known, nil) }
      let (text, outcome, beside) = nextReport(&live)
      // Folders that were not watched before may have changed since: the next look reads them again.
      if let beside, folders != [root.folder] + beside { (folders, stamps) = ([root.folder] + beside, nil) }
      if text != said { show(text) }
      (said, status) = (text, outcome)
    }
    return status
  }

  /// Configurations and documents are watched with the code, and in the folders beside the root that have some.
  private func stamp(_ folder: AbsolutePath, _ names: [String]) -> FolderSnapshot {
    FolderSnapshot(
      of: [folder], extensions: Workspace.readExtensions, names: names,
      boundary: Boundary(around: folder))
  }

  /// The report, and the folders beside the root that it comes from; nil where they are not known.
  private func nextReport(
    _ live: inout LiveProject
  ) -> (text: String, status: ExitStatus, beside: [AbsolutePath]?) {
    do throws(Workspace.Problems) {
      let check = try live.check()
      guard let format = ReportFormat.named(check.settings.format) else { return ("", .couldNotRun, nil) }
      var text = ""
      format.reporter(check.settings.reportOptions).write(check.report) { text += $0 }
      let root = check.workspace.root.folder
      let beside = check.workspace.ruleFolders.filter { $0.relative(to: root) == nil }
      return (text, check.settings.status(of: check.report), beside)
    } catch {
      let lines = error.list.map { ($0.path == nil ? "eaves: " : "") + HarmlessText.of($0.text, in: .line) }
      return (lines.joined(separator: "\n") + "\n", .couldNotRun, nil)
    }
  }

  /// On a terminal each report takes the place of the one before.
  private func show(_ text: String) {
    if Machine.Stream.output.isTerminal { output.hand(over: "\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    output.hand(over: text)
  }
}
