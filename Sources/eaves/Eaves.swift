import EavesFiles
import EavesReporters
import EavesSource

/// From the words of a command line to an exit status.
enum Eaves {
  static func run(_ words: [String]) -> ExitStatus {
    let output = Output()
    let parser = ArgumentParser(words) { word in
      (try? AbsolutePath.current()).map { AbsolutePath(word, in: $0).exists } ?? false
    }
    if !parser.problems.isEmpty {
      output.complain(parser.problems)
      return .couldNotRun
    }
    let invocation = parser.invocation
    switch invocation.command {
    case .check: return CheckCommand(invocation, output).run()
    case .validate: return ValidateCommand(invocation, output).run()
    case .why: return WhyCommand(invocation, output).run()
    case .facts: return FactsCommand(invocation, output).run()
    case .version:
      output.say("\(Tool.name) \(Tool.version)\n")
      return .clean
    case .help:
      output.say(
        invocation.operands.first.flatMap(Command.init(rawValue:)).map(HelpPage.of) ?? HelpPage.general)
      return .clean
    default:
      output.complain([
        Problem(
          "`\(invocation.command.name)` is not built yet", remedy: "`eaves help` lists the commands that are")
      ])
      return .couldNotRun
    }
  }
}

/// Where a command speaks: reports go to standard output, problems to standard error.
struct Output {
  /// Writes text; a reader that has gone away is no fault of ours.
  func say(_ text: String) { try? Machine.Stream.output.write(Array(text.utf8)) }

  func complain(_ problems: [Problem]) {
    let text = problems.map { $0.path == nil ? "eaves: \($0.text)\n" : "\($0.text)\n" }.joined()
    try? Machine.Stream.errors.write(Array(text.utf8))
  }
}
