/// The commands of Eaves.
enum Command: String, Sendable, CaseIterable {
  case adopt, allow, baseline, check, completions, config, coverage, diff, digest, explain, facts, graph, help
  case hook
  case initialise = "init"
  case lsp, mcp, prove, report, roles, rules, survey, validate, version, why

  /// The commands that work, in the order in which help lists them. One line here when a command is built.
  static let built: [Command] = [
    .initialise, .check, .diff, .coverage, .prove, .survey, .validate, .adopt, .baseline, .allow, .why,
    .roles,
    .facts,
    .rules,
    .explain,
    .config, .graph, .report, .digest, .lsp, .mcp, .hook, .completions, .version, .help,
  ]

  /// The word on the command line.
  var name: String { rawValue }

  /// Commands of other linters, and the command that corresponds to each.
  static let aliases: [(word: String, means: Command)] = [("lint", .check)]

  /// The command of a word; nil when it names none.
  init?(word: String) {
    guard let known = Command(rawValue: word) ?? Self.aliases.first(where: { $0.word == word })?.means else {
      return nil
    }
    self = known
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .adopt: "find a shipped check for rule documents that have no check"
    case .allow: "write comments that suppress the findings of a rule"
    case .baseline: "write, update or show the file of known findings"
    case .check: "check a project and print the report (the default; also `lint`)"
    case .completions: "print completions for a shell, or one list of words"
    case .config: "show which configuration applies, and where each value is set"
    case .coverage: "list code that no rule covers, and propose roles for this code"
    case .diff: "show what a change does to the architecture and the check"
    case .digest: "print the active rules as a short text for coding agents"
    case .explain: "explain a rule, a term, or why a line is a finding"
    case .facts: "show what Eaves understood of a file"
    case .graph: "draw the modules and roles of a project"
    case .help: "print the help of Eaves or of one command"
    case .hook: "stop a coding agent whose edit breaks a rule"
    case .initialise: "survey a project, and write its configuration and baseline"
    case .lsp: "serve an editor (language server protocol)"
    case .mcp: "answer a coding agent over the Model Context Protocol"
    case .prove: "plant violations in memory, and show which the check catches"
    case .report: "write an HTML page with findings, a picture and the trend"
    case .roles: "count the types of each role, and propose roles for other types"
    case .rules: "list all rules or those for a path, or begin a new rule"
    case .survey: "show which rules a project follows, and which profile fits"
    case .validate: "prove rule documents by running them on their own examples"
    case .version: "print the version"
    case .why: "show the roles of a type and the evidence for each"
    }
  }

  /// What follows the name, one usage line each.
  var usages: [String] {
    switch self {
    case .allow: ["RULE --reason TEXT [PATH…]"]
    case .baseline: ["write", "update", "show"]
    case .check: ["[PATH…]"]
    case .completions: ["bash", "fish", "zsh", "roles|rules|tags|types"]
    case .config: ["[--for PATH]"]
    case .coverage, .digest: ["[PATH]"]
    case .diff: ["[REF]"]
    case .explain: ["RULE", "TERM", "PATH:LINE", "--language"]
    case .facts: ["FILE", "--unknown [PATH]", "--modules [PATH]"]
    case .graph: ["[PATH]"]
    case .help: ["[COMMAND]"]
    case .initialise: ["[PATH]"]
    case .prove: ["[RULE…]"]
    case .report: ["[PATH…]"]
    case .roles: ["[PATH]"]
    case .rules: ["", "--for PATH", "new ID"]
    case .survey: ["[PATH]"]
    case .adopt, .validate: ["[DOC-OR-DIR…]"]
    case .hook, .lsp, .mcp, .version: [""]
    case .why: ["TYPE|GLOB|PATH", "--role ROLE [GLOB|PATH]"]
    }
  }

  /// How many operands the command takes.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .allow: 1...Int.max
    case .adopt, .check, .prove, .report, .validate: 0...Int.max
    case .baseline: 1...1
    case .completions: 1...CompletionList.allCases.count
    case .coverage, .diff, .digest, .why, .facts, .graph, .help, .initialise, .roles, .survey: 0...1
    case .explain, .rules: 0...2
    case .config, .hook, .lsp, .mcp, .version: 0...0
    }
  }

  /// The words that the first operand may be; empty when it is free.
  var operandWords: [String] {
    switch self {
    case .baseline: ["write", "update", "show"]
    case .completions: Shell.allCases.map(\.rawValue) + CompletionList.allCases.map(\.rawValue)
    case .help: Command.allCases.map(\.name) + Command.aliases.map(\.word)
    case .rules: ["new"]
    case .adopt, .allow, .check, .config, .coverage, .diff, .digest, .explain, .facts, .graph, .hook,
      .initialise,
      .lsp,
      .mcp, .prove, .report,
      .roles, .survey, .validate, .version, .why:
      []
    }
  }

  /// Command lines worth copying.
  var examples: [(line: String, does: String)] {
    switch self {
    case .adopt:
      [
        ("eaves adopt Architecture/Rules", "list the checks that fit each document"),
        ("eaves adopt Rules/views.md --write", "write the first check of the list"),
        ("eaves adopt Rules/views.md --write --choose 2", "write the second check"),
      ]
    case .allow:
      [
        ("eaves allow view-no-any-view --reason APP-1201", "suppress all findings of the rule"),
        ("eaves allow view-no-any-view Sources/Map --reason legacy", "suppress findings of one folder"),
      ]
    case .check:
      [
        ("eaves", "check the current folder"),
        ("eaves Sources/Trips --root .", "scan all, report on one folder"),
        ("eaves check --fail-on HIGH --format github", "check in a GitHub workflow"),
        ("eaves check --diff main...", "report the findings that this branch adds"),
      ]
    case .validate:
      [
        ("eaves validate", "prove your rules and those of your profile"),
        ("eaves validate Architecture/Rules", "prove the rules of one folder"),
        ("eaves validate Architecture/Rules --matrix", "run each rule on the examples of all others, too"),
      ]
    case .coverage:
      [
        ("eaves coverage", "list what the rules of this project leave out"),
        ("eaves coverage --profile clean-mvvm", "use the rules of another profile"),
        ("eaves coverage --format json", "print the same list as JSON"),
      ]
    case .diff:
      [
        ("eaves diff", "compare with the commit where this branch left the default branch"),
        ("eaves diff v2.1", "compare with a tag, a branch or a commit"),
        ("eaves diff --format markdown", "print the comment for a pull request"),
        ("eaves diff --fail-on-weakened", "exit with 1 if a finding is hidden, or no longer fails"),
      ]
    case .digest:
      [
        ("eaves digest >> AGENTS.md", "add the rules to AGENTS.md"),
        ("eaves digest --check AGENTS.md", "exit with 1 if the digest is outdated"),
        ("eaves digest App --profile vanilla-mv", "use a profile of your choice"),
      ]
    case .explain:
      [
        ("eaves explain layer-view-no-data-access", "print the page of a rule"),
        ("eaves explain baseline", "explain a term of Eaves"),
        ("eaves explain holds", "explain a word of the rule language"),
        ("eaves explain Sources/Trips/TripList.swift:14", "show why the line is, or is not, a finding"),
      ]
    case .rules:
      [
        ("eaves rules", "list all rules"),
        ("eaves rules --for Sources/Trips", "list the rules of a folder"),
        ("eaves rules --format markdown", "print the list as Markdown"),
        ("eaves rules new view-size > Rules/view-size.md", "write a document to fill in"),
      ]
    case .why:
      [
        ("eaves why TripList", "show the roles of a type, with evidence"),
        ("eaves why --role service", "list every service, with evidence"),
        ("eaves why Sources/Trips/", "show the roles of all types in a folder"),
      ]
    case .roles:
      [
        ("eaves roles", "count types by role, and propose roles for other types"),
        ("eaves roles --json", "print the same as JSON"),
      ]
    case .facts:
      [
        ("eaves facts Sources/Trips/TripList.swift", "show declarations, calls and imports"),
        ("eaves facts TripList.swift --json", "print the same as JSON"),
        ("eaves facts --unknown", "list names of unknown type"),
        ("eaves facts --modules", "list modules and their dependencies"),
      ]
    case .help:
      [
        ("eaves help check", "print the help of a command"), ("eaves check --help", "print the same help"),
      ]
    case .baseline:
      [
        ("eaves baseline write", "list today's findings as known; `check` then fails on new findings only"),
        ("eaves baseline update", "remove entries of fixed findings, and update entries of moved code"),
        ("eaves baseline write --grow --only view-no-any-view", "add the findings of a new rule"),
        ("eaves baseline show", "count the known findings of each rule"),
      ]
    case .completions:
      [
        ("eaves completions bash > ~/.local/share/bash-completion/completions/eaves", ""),
        ("eaves completions zsh > ~/.zfunc/_eaves", ""),
        ("eaves completions fish > ~/.config/fish/completions/eaves.fish", ""),
        ("eaves completions rules", ""),
      ]
    case .config: [("eaves config --for Sources/Trips", "show the configuration of a folder")]
    case .graph:
      [
        ("eaves graph --output graph.mmd", "write a graph for Mermaid"),
        (
          "eaves graph --format svg --output graph.svg",
          "write a picture; red arrows break a rule"
        ),
        ("eaves graph --format dot | dot -Tsvg > graph.svg", ""),
      ]
    case .prove:
      [
        ("eaves prove", "plant ten for each rule, and list those missed"),
        ("eaves prove view-no-any-view --sample 50", "plant more for one rule"),
        ("eaves prove --at-least 90", "fail if less than 90 % are caught"),
      ]
    case .report:
      [
        ("eaves report", "write eaves-report.html"),
        ("eaves report --output site/architecture.html", "write another file"),
        ("eaves report --diff main...", "report the findings that this branch adds"),
      ]
    case .hook:
      [
        ("eaves hook", "check an edit, as a hook of Claude Code"),
        ("eaves hook --fail-on HIGH", "stop the agent only for HIGH findings or worse"),
      ]
    case .mcp:
      [
        ("eaves mcp", "serve the project of the current folder"),
        ("eaves mcp --root App --profile clean-mvvm", "choose the folder and the profile"),
      ]
    case .initialise:
      [
        ("eaves init", "write the eaves.yml of this folder"),
        ("eaves init App --profile vanilla-mv", "use a profile of your choice"),
      ]
    case .lsp: [("eaves lsp", "start the server; Plugins/Editors shows how to set it up")]
    case .survey:
      [
        ("eaves survey", "show how much of the code follows each rule"),
        ("eaves survey --format json", "print the same as JSON"),
      ]
    case .version: [("eaves version", "")]
    }
  }

  /// The documentation article with more detail; nil where help is complete or already fills the screen.
  var page: String? {
    switch self {
    case .allow, .baseline, .initialise: "Adoption"
    case .diff, .prove: "CI"
    case .graph, .report: "Formats"
    case .completions, .digest, .hook, .lsp, .mcp: "Editors"
    case .config: "Configuration"
    case .coverage: "Formats"
    case .facts: "Configuration"
    case .rules: "Rules"
    case .survey: "Profiles"
    case .adopt, .roles, .validate, .why: "WritingRules"
    case .explain: "Glossary"
    case .check, .help, .version: nil
    }
  }

  /// What each exit status means; nil where only 0 and 2 occur.
  var findingsMeaning: String? {
    switch self {
    case .check: ExitStatus.findings.meaning
    case .diff: "weakened (--fail-on-weakened)"
    case .digest: "the digest in the file is outdated"
    case .prove: "the share is below --at-least"
    case .validate: "the examples of a document failed"
    default: nil
    }
  }
}
