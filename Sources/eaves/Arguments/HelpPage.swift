/// What `eaves help` prints, made from the lists that the parser reads. A page is 80 columns wide and fits on a
/// screen; many flags stand in groups.
enum HelpPage {
  /// The page of Eaves itself.
  static let general = """
    eaves: checks that a Swift project keeps to its architecture
    usage: eaves [COMMAND] [FLAG…] [PATH…]        `eaves` alone checks this folder

    \(table(overview))

    exit status: \(ExitStatus.allCases.map { "\($0.rawValue) \($0.brief)" }.joined(separator: " · "))

    """

  /// Every command with what it does, those that go together in one row: the page fits on a screen.
  private static var overview: [(String, String)] {
    let later = Set(rowmates.map(\.other))
    return Command.built.filter { !later.contains($0) }.map { command in
      guard let mate = rowmates.first(where: { $0.one == command }) else {
        return (command.name, command.summary)
      }
      return ("\(command.name)  \(mate.other.name)", mate.does)
    }
  }

  private static let rowmates: [(one: Command, other: Command, does: String)] = [
    (.graph, .report, "draw the modules and roles; write a report as an HTML page"),
    (.why, .roles, "show the roles of a type, with evidence; count all roles"),
    (.facts, .config, "show what Eaves understood of a file, and its configuration"),
    (.digest, .hook, "print the rules for coding agents; stop an edit that breaks one"),
    (.lsp, .mcp, "serve an editor; answer a coding agent"),
    (.version, .help, "print the version; print this page or the help of a command"),
  ]

  /// The page of one command: usage, flags, examples, exit status.
  static func of(_ command: Command) -> String {
    let flags = FlagGroup.all(of: command).map { group in
      "\(group.title)\n" + table(rows(group.flags), width: FlagGroup.width(of: command))
    }
    let more = command.page.map { "\nmore: Sources/eaves/Documentation.docc/\($0).md" } ?? ""
    let examples = "examples\n" + table(command.examples.map { ($0.line, $0.does) }) + more
    let parts = ["eaves \(command.name): \(command.summary)", usage(of: command)]
    return
      (parts + (flags.isEmpty ? [] : [flags.joined(separator: "\n")]) + [examples, statuses(of: command)])
      .joined(separator: "\n\n") + "\n"
  }

  /// The statuses that a command ends with, and what each means.
  private static func meanings(of command: Command) -> [(status: ExitStatus, meaning: String)] {
    if command == .hook { return HookCommand.meanings }
    return ExitStatus.allCases.compactMap { status in
      // A command that judges nothing is done, not clean.
      if status == .clean, command.findingsMeaning == nil { return (status, "done") }
      if status == .clean, command == .diff { return (status, "compared") }
      guard status == .findings else { return (status, status.brief) }
      return command.findingsMeaning.map { (status, $0) }
    }
  }

  private static func usage(of command: Command) -> String {
    let flags = Flag.all.contains { $0.commands.contains(command) } ? " [FLAG…]" : ""
    let usages = command.usages.map { "eaves \(command.name)\(flags)" + ($0.isEmpty ? "" : " \($0)") }
    return "usage: " + usages.joined(separator: "\n       ")
  }

  private static func statuses(of command: Command) -> String {
    let list = meanings(of: command).map { "\($0.status.rawValue) \($0.meaning)" }
    return "exit status: " + list.joined(separator: " · ")
  }

  /// Values are listed with the first flag that takes them.
  private static func rows(_ flags: [Flag]) -> [(String, String)] {
    var listed: Set<String> = []
    return flags.map { flag in
      let isNew = !listed.isSuperset(of: flag.values)
      listed.formUnion(flag.values)
      let isSaid = flag.placeholder?.contains("|") ?? true
      let values = isNew && !isSaid ? ": " + flag.values.joined(separator: ", ") : ""
      return (flag.usage, flag.line + values)
    }
  }

  // MARK: Columns

  private static let columns = 80
  private static let indentation = "  "

  /// Two columns, the first as wide as it needs to be, or as is said; what is too long for the second goes on below.
  private static func table(_ rows: [(String, String)], width: Int? = nil) -> String {
    let width = width ?? rows.map(\.0.count).max() ?? 0
    let gap = String(repeating: " ", count: width + 2 * indentation.count)
    let lines = rows.flatMap { name, text in
      let padding = String(repeating: " ", count: width - name.count)
      let parts = folded(text, to: columns - gap.count)
      let first = "\(indentation)\(name)" + (parts.first.map { "\(padding)\(indentation)\($0)" } ?? "")
      return [first] + parts.dropFirst().map { gap + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// A text in lines of at most so many characters, broken at spaces.
  private static func folded(_ text: String, to length: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= length {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// Flags that answer one question of a reader.
struct FlagGroup {
  /// Two or three words.
  let title: String
  let flags: [Flag]

  /// So many flags need no groups.
  private static let maxUngrouped = 8

  private static let titles: [(title: String, names: [String])] = [
    ("what is read", ["--root", "--config", "--follow", "--stdin-path", "--jobs"]),
    ("which rules run", ["--profile", "--rules", "--checks", "--only", "--skip", "--min-impact"]),
    ("what is reported", ["--report-path", "--diff", "--baseline", "--no-baseline"]),
    ("when the run fails", ["--fail-on", "--strict"]),
    (
      "how the result is printed",
      ["--format", "--output", "--quiet", "--summary", "--all", "--color", "--timings", "--json", "--watch"]
    ),
  ]

  /// Every flag of a command once, those of no other group last.
  static func all(of command: Command) -> [FlagGroup] {
    let flags = Flag.all.filter { $0.commands.contains(command) }
    if flags.isEmpty { return [] }
    if flags.count <= maxUngrouped { return [FlagGroup(title: "flags", flags: flags)] }
    let groups = titles.map { title, names in
      FlagGroup(title: title, flags: names.compactMap { name in flags.first { $0.name == name } })
    }
    let rest = flags.filter { flag in !titles.contains { $0.names.contains(flag.name) } }
    return (groups + [FlagGroup(title: "other flags", flags: rest)]).filter { !$0.flags.isEmpty }
  }

  /// The width of the widest flag, so that all groups have the same columns.
  static func width(of command: Command) -> Int {
    Flag.all.filter { $0.commands.contains(command) }.map(\.usage.count).max() ?? 0
  }
}
