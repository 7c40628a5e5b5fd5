import EavesFiles
import EavesReporters
import EavesSource

/// From the words of a command line to an exit status.
enum Eaves {
  static func run(_ words: [String], output: Output = Output()) -> ExitStatus {
    let parser = ArgumentParser(words) { word in
      (try? AbsolutePath.current()).map { AbsolutePath(word, in: $0).exists } ?? false
    }
    if !parser.problems.isEmpty {
      output.complain(parser.problems)
      return parser.invocation.command == .hook ? HookCommand.troubled : .couldNotRun
    }
    let invocation = parser.invocation
    switch invocation.command {
    case .adopt: return AdoptCommand(invocation: invocation, output: output).run()
    case .allow: return AllowCommand(invocation: invocation, output: output).run()
    case .check: return CheckCommand(invocation, output).run()
    case .baseline: return BaselineCommand(invocation, output).run()
    case .validate: return ValidateCommand(invocation: invocation, output: output).run()
    case .roles: return RolesCommand(invocation: invocation, output: output).run()
    case .why: return WhyCommand(invocation: invocation, output: output).run()
    case .facts: return FactsCommand(invocation: invocation, output: output).run()
    case .rules: return RulesCommand(invocation: invocation, output: output).run()
    case .explain: return ExplainCommand(invocation: invocation, output: output).run()
    case .completions: return CompletionsCommand(invocation: invocation, output: output).run()
    case .diff: return DiffCommand(invocation, output).run()
    case .digest: return DigestCommand(invocation: invocation, output: output).run()
    case .report: return ReportCommand(invocation: invocation, output: output).run()
    case .graph: return GraphCommand(invocation: invocation, output: output).run()
    case .config: return ConfigCommand(invocation: invocation, output: output).run()
    case .initialise: return InitCommand(invocation, output).run()
    case .coverage: return CoverageCommand(invocation: invocation, output: output).run()
    case .prove: return ProveCommand(invocation, output).run()
    case .survey: return SurveyCommand(invocation, output).run()
    case .lsp: return LanguageServerCommand(invocation: invocation, output: output).run()
    case .mcp: return MCPCommand(invocation: invocation, output: output).run()
    case .hook: return HookCommand(invocation: invocation, output: output).run()
    case .version:
      output.say("\(Tool.name) \(Tool.version)\(Tool.commit.isEmpty ? "" : " (\(Tool.commit))")\n")
      return .clean
    case .help:
      output.say(invocation.operands.first.flatMap(Command.init(word:)).map(HelpPage.of) ?? HelpPage.general)
      return .clean
    }
  }
}
