import EavesFiles
import EavesSource

/// `eaves mcp`: answers a coding agent on standard input and output until the input ends.
struct MCPCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(serve) }

  private func serve() throws(Workspace.Problems) -> ExitStatus {
    let folder = try Workspace.folder(of: invocation, around: try Workspace.currentFolder())
    var server = AgentServer(LiveProject(invocation, in: folder))
    var lines = MessageLines()
    func answer(_ lines: [MessageLines.Line]) {
      for line in lines { server.reply(to: line).map { output.hand(over: $0 + "\n") } }
    }
    let fault = output.listen(
      {},
      {
        answer(lines.take($0))
        return .goesOn
      })
    answer(lines.finish())
    if let fault { throw Self.deaf(fault) }
    return .clean
  }

  /// A server that can read no more.
  static func deaf(_ fault: FileFault) -> Workspace.Problems {
    Workspace.Problems([
      Problem("standard input cannot be read: \(fault.message)", remedy: "start the server again")
    ])
  }
}
