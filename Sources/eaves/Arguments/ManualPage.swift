import EavesReporters
import EavesSource

/// The manual as a man page of section 1, made from the lists that the parser reads.
struct ManualPage {
  /// The page in the language of `man`.
  var text: String {
    ([Self.head] + Command.built.map(Self.section) + [Self.foot]).joined()
  }

  private static let head = """
    .\\" Made by `eaves help --man`.
    .TH EAVES 1 "\(Tool.released)" "\(roff("\(Tool.name) \(Tool.version)"))" "User Commands"
    .SH NAME
    eaves \\- check that a Swift project keeps to its architecture
    .SH SYNOPSIS
    .B eaves
    .RI [ command ]
    .RI [ flag ...]
    .RI [ path ...]
    .SH DESCRIPTION
    Eaves scans a folder of Swift files and checks them by rules.
    Its rules are Markdown documents for people,
    which are executed on the code and proven on their own examples.
    Without a command it checks; without a path, the folder it is in.
    .PP
    The root, which is always scanned as a whole, is the folder of
    .BR \\-\\-root ,
    else that of the nearest
    .I eaves.yml
    at or above the paths, else the folder that the paths have in common.
    Paths only narrow what is reported.
    .SH COMMANDS

    """

  private static func section(_ command: Command) -> String {
    var lines = [".SS \(roff(command.name))", sentence(command.summary), ".PP", ".nf"]
    lines += HelpPage.usages(of: command).map(line) + [".fi"]
    for flag in Flag.all where flag.commands.contains(command) {
      let value =
        flag.optionalPlaceholder.map { "[=\\fI\(roff($0))\\fR]" }
        ?? flag.placeholder.map { " \\fI\(roff($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(roff(flag.name))\\fR\(value)", sentence(flag.line)]
      let isSaid = flag.placeholder?.contains("|") ?? true
      if !isSaid, !flag.values.isEmpty {
        let values = "Values: " + flag.values.joined(separator: ", ") + "."
        lines += HelpPage.folded(values, to: columns).map(roff)
      }
      if !flag.detail.isEmpty { lines.append(line(flag.detail)) }
    }
    lines += [".PP", "Examples:", ".PP", ".nf", ".RS 4"]
    lines += command.examples.map { line($0.line) } + [".RE", ".fi", ".PP"]
    if let page = command.page {
      lines += ["More: \(roff("Sources/eaves/Documentation.docc/\(page).md"))", ".PP"]
    }
    lines.append("Exit status:")
    let statuses = HelpPage.meanings(of: command).map { "\($0.status.rawValue) \($0.meaning)" }
    return (lines + [line(statuses.joined(separator: "; ") + ".")]).joined(separator: "\n") + "\n"
  }

  private static let foot = """
    .SH EXIT STATUS
    The worst of several wins; it is never a count.
    \(ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n\(sentence($0.meaning))" }.joined(separator: "\n"))
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    When it is set, reports have no colours unless
    .B \\-\\-color
    asks for them.
    .TP
    .B GITHUB_STEP_SUMMARY
    The file that the format
    .B github
    adds the whole report to.
    .SH FILES
    .TP
    .I eaves.yml
    The configuration, in the root of a project.
    Flags win over it.
    .TP
    .I eaves\\-baseline.json
    Findings that are known and do not count.
    .SH SEE ALSO
    .B eaves explain \\-\\-language
    prints the reference of the rule language.

    """

  // MARK: The language of man

  /// Of a source line, so that checkers of style are content. Escapes make it a little longer.
  private static let columns = 72

  private static func roff(_ text: String) -> String { HarmlessText.of(text, in: .man) }

  /// A text as a line: what begins with a point would be a command.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + roff(text)
  }

  /// What stands in help as a phrase, with a capital and a period.
  private static func sentence(_ phrase: String) -> String {
    line(phrase.prefix(1).uppercased() + phrase.dropFirst() + ".")
  }
}
