import EavesSession
import EavesSource

/// `eaves completions SHELL`: a script that makes the shell complete flags, commands and their values, and the words
/// that this script asks of a project.
struct CompletionsCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(complete) }

  private func complete() throws(Workspace.Problems) -> ExitStatus {
    let ruleSet = RuleSet(shipped: Workspace.bundledRules)
    guard let shell = invocation.operands.first.flatMap(Shell.init(rawValue:)) else {
      return try list(ruleSet)
    }
    if invocation.operands.count > 1 || invocation.root != nil {
      throw Workspace.Problems([
        Problem(
          "a script is made for one shell, and no project", remedy: "write `eaves completions \(shell)`")
      ])
    }
    let words = CompletionWords(of: ruleSet)
    switch shell {
    case .bash: output.say(BashCompletions(words).text)
    case .fish: output.say(FishCompletions(words).text)
    case .zsh: output.say(ZshCompletions(words).text)
    }
    return .clean
  }

  /// The words of each list, one after the other.
  private func list(_ shipped: RuleSet) throws(Workspace.Problems) -> ExitStatus {
    let lists = invocation.operands.map { ($0, CompletionList(rawValue: $0)) }
    for case (let word, nil) in lists {
      let known = CompletionList.allCases.map(\.rawValue).joined(separator: ", ")
      throw Workspace.Problems([
        Problem("`completions` has no list of `\(word)`", remedy: "a project has: \(known)")
      ])
    }
    let workspace = try Workspace(invocation, paths: [])
    for case (_, let list?) in lists {
      output.say(try list.words(of: workspace, shipped: shipped).map { $0 + "\n" }.joined())
    }
    return .clean
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash, fish, zsh
}
