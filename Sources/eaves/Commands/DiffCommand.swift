import EavesFiles
import EavesSession
import EavesSource

/// `eaves diff [REF]`: what a change does to the architecture, and to the check itself.
struct DiffCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(compare) }

  private func compare() throws(Workspace.Problems) -> ExitStatus {
    defer { output.progress(nil) }
    var own = invocation
    own.operands = []
    let folder = try Workspace.currentFolder()
    let file = try ReportFile.ofCommandLine(
      invocation, "the diff", root: invocation.root.map { AbsolutePath($0, in: folder) } ?? folder)
    let comparison = try CommitComparison(with: invocation.operands.first, own, output.progress)
    output.progress(nil)
    output.complain(comparison.notices)
    let text = text(comparison)
    if let file { try file.write(text) } else { output.hand(over: text) }
    if !invocation.failsOnWeakened { return .clean }
    if comparison.diff.isWeakened { return .findings }
    guard let uncertain = comparison.uncertain else { return .clean }
    output.complain([uncertain])
    return .couldNotRun
  }

  private func text(_ comparison: CommitComparison) -> String {
    let revision = invocation.operands.first
    switch invocation.format {
    case "json": return DiffJSON(diff: comparison.diff, base: comparison.commit).text
    case "markdown":
      return DiffMarkdown(
        diff: comparison.diff, base: comparison.base(revision), notices: comparison.notices
      ).text
    default: return HarmlessText.of(comparison.text(since: revision), in: .composedLines)
    }
  }
}
