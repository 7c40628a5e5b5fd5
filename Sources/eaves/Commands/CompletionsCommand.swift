import EavesSession

/// `eaves completions SHELL`: a script that makes the shell complete flags, commands and their values.
struct CompletionsCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    guard let shell = invocation.operands.first.flatMap(Shell.init(rawValue:)) else { return .couldNotRun }
    let words = CompletionWords(of: RuleBook(shipped: Workspace.shippedShelf))
    switch shell {
    case .bash: output.say(BashCompletions(words).text)
    case .fish: output.say(FishCompletions(words).text)
    case .zsh: output.say(ZshCompletions(words).text)
    }
    return .clean
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash, fish, zsh
}
