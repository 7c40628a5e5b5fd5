/// What `eaves help` prints, made from the lists that the parser reads.
enum HelpPage {
  /// The page of Eaves itself.
  static let general = """
    Eaves checks that a Swift project keeps to its architecture. Its rules are documents for people,
    executed on the code and proven on their own examples.

    usage: eaves [COMMAND] [FLAG…] [PATH…]      `eaves` alone checks the folder you are in

    commands
    \(table(Command.built.map { ($0.name, $0.summary) }))

    flags
    \(table(flagsOfAll))

    exit status
    \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }))

    `eaves help COMMAND` says more.

    """

  /// The flags that go with every command; the parser knows them by name.
  private static let flagsOfAll = [
    ("-h, --help", "print this page, or the page of a command"), ("--version", "print the version"),
  ]

  /// The page of one command: usage, flags, examples, exit status.
  static func of(_ command: Command) -> String {
    var parts = ["eaves \(command.name): \(command.summary)", usage(of: command)]
    let flags = Flag.all.filter { $0.commands.contains(command) }
    if !flags.isEmpty { parts.append("flags\n" + table(flags.flatMap(rows))) }
    if !command.examples.isEmpty {
      parts.append("examples\n" + table(command.examples.map { ($0.line, $0.does) }))
    }
    parts.append("exit status\n" + table(statuses(of: command)))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: Command) -> String {
    let flags = Flag.all.contains { $0.commands.contains(command) } ? " [FLAG…]" : ""
    let lines = command.usages.map { "eaves \(command.name)\(flags)" + ($0.isEmpty ? "" : " \($0)") }
    return "usage: " + lines.joined(separator: "\n       ")
  }

  private static func rows(_ flag: Flag) -> [(String, String)] {
    let listsValues = flag.detail.contains("|")
    return [(flag.usage, flag.line)] + (listsValues ? [("", flag.detail)] : [])
  }

  private static func statuses(of command: Command) -> [(String, String)] {
    ExitStatus.allCases.compactMap { status in
      guard status == .findings else { return (String(status.rawValue), status.meaning) }
      return command.findingsMeaning.map { (String(status.rawValue), $0) }
    }
  }

  /// Two columns, the first as wide as it needs to be, indented by two.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: width - row.0.count)
      return "  \(row.0)" + (row.1.isEmpty ? "" : "\(padding)  \(row.1)")
    }
    return lines.joined(separator: "\n")
  }
}
