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
    case .adopt: return AdoptCommand(invocation, output).run()
    case .allow: return AllowCommand(invocation, output).run()
    case .check: return CheckCommand(invocation, output).run()
    case .baseline: return BaselineCommand(invocation, output).run()
    case .validate: return ValidateCommand(invocation, output).run()
    case .roles: return RolesCommand(invocation, output).run()
    case .why: return WhyCommand(invocation, output).run()
    case .facts: return FactsCommand(invocation, output).run()
    case .rules: return RulesCommand(invocation, output).run()
    case .explain: return ExplainCommand(invocation, output).run()
    case .completions: return CompletionsCommand(invocation, output).run()
    case .diff: return DiffCommand(invocation, output).run()
    case .digest: return DigestCommand(invocation, output).run()
    case .report: return ReportCommand(invocation, output).run()
    case .graph: return GraphCommand(invocation, output).run()
    case .config: return ConfigCommand(invocation, output).run()
    case .initialise: return InitCommand(invocation, output).run()
    case .coverage: return CoverageCommand(invocation, output).run()
    case .prove: return ProveCommand(invocation, output).run()
    case .survey: return SurveyCommand(invocation, output).run()
    case .lsp: return LanguageServerCommand(invocation, output).run()
    case .mcp: return MCPCommand(invocation, output).run()
    case .hook: return HookCommand(invocation, output).run()
    case .version:
      output.say("\(Tool.name) \(Tool.version)\(Tool.commit.isEmpty ? "" : " (\(Tool.commit))")\n")
      return .clean
    case .help:
      output.say(invocation.operands.first.flatMap(Command.init(word:)).map(HelpPage.of) ?? HelpPage.general)
      return .clean
    }
  }
}
