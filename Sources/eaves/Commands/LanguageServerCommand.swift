import EavesFiles
import EavesSource

/// `eaves lsp`: serves an editor over standard input and output until it sends `exit`.
struct LanguageServerCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(serve) }

  private func serve() throws(Workspace.Problems) -> ExitStatus {
    let current = try Workspace.currentFolder()
    let output = output
    var server = LanguageServer(
      invocation, in: invocation.root.map { AbsolutePath($0, in: current) } ?? current
    ) { output.hand(over: FramedMessages.framed($0)) }
    // All pending messages are read before anything is published.
    let fault = output.listen(
      { server.rest() },
      {
        server.receive($0)
        return server.exitStatus == nil ? .goesOn : .isOver
      })
    if let fault { throw MCPCommand.deaf(fault) }
    return server.exitStatus == 0 ? .clean : .couldNotRun
  }
}
