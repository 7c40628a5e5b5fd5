import EavesDocuments
import EavesSource

/// Messages about invalid arguments, each with cause and remedy.
enum ArgumentProblem {
  /// Nil when the word resembles no command: then it is a path, and not there.
  static func unknownCommand(_ word: String) -> Problem? {
    let names = Command.built.map(\.name)
    let isWord = word.utf8.allSatisfy { $0 != 0x2F && $0 != 0x2E }
    guard isWord, let meant = nearest(to: word, among: names) else { return nil }
    let list = names.joined(separator: ", ")
    return Problem("unknown command `\(word)`", remedy: "did you mean `\(meant)`? commands: \(list)")
  }

  static func unknownFlag(_ name: String, of command: Command, elsewhere: [Flag]) -> Problem {
    let commands = Set(elsewhere.flatMap(\.commands)).filter(Command.built.contains).map(\.name).sorted()
    if !commands.isEmpty {
      let list = commands.map { "`\($0)`" }.joined(separator: ", ")
      return Problem("`\(name)` is no flag of `\(command.name)`", remedy: "`\(name)` is a flag of \(list)")
    }
    let known = Flag.all.filter { $0.commands.contains(command) }.map(\.name) + ["--help", "--version"]
    let dashed = "--" + name.drop { $0 == "-" }
    let page =
      "`eaves help \(command.name)` lists the flags; write `--` before a path that begins with a dash"
    let meant = known.first { $0.hasPrefix(dashed) } ?? nearest(to: dashed, among: known)
    let remedy = meant.map { "did you mean `\($0)`? " + page } ?? page
    return Problem("unknown flag `\(name)`", remedy: remedy)
  }

  static func noValueWanted(_ flag: Flag) -> Problem {
    Problem("`\(flag.name)` takes no value", remedy: "write `\(flag.name)` alone")
  }

  static func valueMissing(_ flag: Flag) -> Problem {
    let values = flag.values.isEmpty ? "" : "; values: \(flag.values.joined(separator: ", "))"
    return Problem("`\(flag.name)` needs a value", remedy: "write `\(flag.usage)`" + values)
  }

  static func unknownValue(_ value: String, of flag: Flag) -> Problem {
    let list = "values: \(flag.values.joined(separator: ", "))"
    if flag.name == "--format", value == "html" || value == "pdf" {
      return Problem(
        "`--format` does not know `\(value)`", remedy: "`eaves report` writes a page to look at; " + list)
    }
    let meant = nearest(to: value, among: flag.values).map { "did you mean `\($0)`? " } ?? ""
    return Problem("`\(flag.name)` does not know `\(value)`", remedy: meant + list)
  }

  static func badValue(_ value: String, of flag: Flag, _ wrong: String) -> Problem {
    Problem("`\(value)` \(wrong)", remedy: "write `\(flag.usage)`")
  }

  static func operandMissing(_ command: Command) -> Problem {
    if command == .rules {
      return Problem("`rules new` needs the id of the new rule", remedy: "write `eaves rules new ID`")
    }
    return Problem("`\(command.name)` needs an argument", remedy: "write \(usages(of: command))")
  }

  /// A variable that was never set.
  static func emptyOperand(_ command: Command) -> Problem {
    Problem(
      "one of the arguments of `\(command.name)` is empty",
      remedy: "leave it out, or write `.` for this folder")
  }

  static func operandTooMany(_ word: String, _ command: Command) -> Problem {
    Problem("`\(word)` is one word too many for `\(command.name)`", remedy: "write \(usages(of: command))")
  }

  static func unknownOperand(_ word: String, _ command: Command) -> Problem {
    let words = command == .help ? Command.built.map(\.name) : command.operandWords
    let meant = nearest(to: word, among: words).map { "did you mean `\($0)`? " } ?? ""
    if command == .help {
      return Problem(
        "no command is called `\(word)`", remedy: meant + "commands: \(words.joined(separator: ", "))")
    }
    return Problem(
      "`eaves \(command.name) \(word)` does not exist", remedy: meant + "write \(usages(of: command))")
  }

  /// Words of `--only` or `--skip` that are neither a rule's id nor a tag.
  static func unknownRules(_ words: [String], among names: Set<String>) -> [Problem] {
    unknownRules(words.map { Word($0, line: 0, column: 0) }, among: names)
  }

  /// Words of `only` or `skip` that are neither a rule's id nor a tag. The path is the configuration's that says
  /// them; nil for flags.
  static func unknownRules(_ words: [Word], among names: Set<String>, path: FilePath? = nil) -> [Problem] {
    var known = NearestNames(names.sorted())
    return words.map { word in
      let near = known.nearest(to: word.text).map { "did you mean `\($0)`?" }
      return Problem(
        "no rule and no tag is called `\(word.text)`", remedy: near ?? "`eaves rules` lists the rules",
        path: path,
        line: path == nil ? nil : word.line, column: path == nil ? nil : word.column)
    }
  }

  /// The place is where the configuration names the profile; nil for a flag.
  static func unknownProfile(
    _ name: String, among profiles: [String], path: FilePath? = nil, line: Int? = nil, column: Int? = nil
  ) -> Problem {
    let near = nearest(to: name, among: profiles).map { "did you mean `\($0)`? " } ?? ""
    return Problem(
      "there is no profile `\(name)`", remedy: "\(near)profiles: \(profiles.joined(separator: ", "))",
      path: path, line: line, column: column)
  }

  private static func usages(of command: Command) -> String {
    let usages = command.usages.map { "`eaves \(command.name)\($0.isEmpty ? "" : " ")\($0)`" }
    guard usages.count > 1, let last = usages.last else { return usages.first ?? "" }
    return usages.dropLast().joined(separator: ", ") + " or " + last
  }
}
