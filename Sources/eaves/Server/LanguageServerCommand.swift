import EavesFiles
import EavesSource

/// `eaves lsp`: serves an editor over standard input and output until it says `exit`.
struct LanguageServerCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(serve) }

  private func serve() throws(Workspace.Problems) -> ExitStatus {
    let current = try Workspace.currentFolder()
    let output = output
    var server = LanguageServer(
      invocation, in: invocation.root.map { AbsolutePath($0, in: current) } ?? current
    ) { output.hand(over: FramedMessages.framed($0)) }
    while server.exitStatus == nil {
      // Everything that has been said is heard before anything is shown.
      if !Machine.Stream.input.isReadable(within: 0) { server.rest() }
      guard let bytes = try? Machine.Stream.input.readAvailable(), !bytes.isEmpty else { break }
      server.receive(bytes)
    }
    return server.exitStatus == 0 ? .clean : .couldNotRun
  }
}
