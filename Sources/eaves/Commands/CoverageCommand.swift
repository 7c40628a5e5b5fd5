import EavesFindings
import EavesSession
import EavesSource

/// `eaves coverage`: what no rule covers, with places and what to do.
struct CoverageCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(list) }

  private func list() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    defer { output.progress(nil) }
    output.progress("reading the Swift files")
    let scan = try CheckCommand.scan(workspace, settings)
    let session = CheckSession(
      scan: scan, book: workspace.book, configuration: workspace.configuration, options: settings.options)
    try CheckCommand.checkRules(session.documentsOfRoot, session.options, invocation, workspace)
    try CheckCommand.checkPaths(scan, settings)
    output.progress("checking \(scan.outlines.count) files")
    let coverage = narrowed(session.report().checked.coverage, to: settings.options.paths)
    output.progress(nil)
    if invocation.format == "json" {
      output.hand(over: CoverageJSON(coverage).text)
    } else {
      output.say(CoverageText(coverage).text)
    }
    return .clean
  }

  /// A PATH narrows what is listed, as it narrows a report.
  private func narrowed(_ coverage: Coverage, to paths: [FilePath]) -> Coverage {
    let folders = paths.map(\.text).filter { !$0.isEmpty }
    if folders.count < paths.count || folders.isEmpty { return coverage }
    var narrowed = coverage
    for list in Coverage.List.allCases {
      narrowed[list] = coverage[list].filter { item in
        let path = item.place.path.text
        return folders.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
    }
    return narrowed
  }
}
