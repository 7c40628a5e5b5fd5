/// The commands of Eaves.
enum Command: String, Sendable, CaseIterable {
  case adopt, allow, baseline, check, completions, config, coverage, digest, explain, facts, graph, help, hook
  case initialise = "init"
  case lsp, mcp, report, roles, rules, survey, validate, version, why

  /// The commands that work, in the order in which help lists them. One line here when a command is built.
  static let built: [Command] = [
    .initialise, .check, .coverage, .survey, .validate, .adopt, .baseline, .allow, .why, .roles, .facts,
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
    case .adopt: "give rule documents without a check the shipped check that fits"
    case .allow: "write comments that allow the findings of a rule, with a reason"
    case .baseline: "keep a ratchet of findings that may only shrink"
    case .check: "check a project and print the report (the default; also `lint`)"
    case .completions: "print completions for a shell"
    case .config: "show what configuration applies, and from where"
    case .coverage: "list code that no rule covers, and roles that would place it"
    case .digest: "print the active rules as a short page for coding assistants"
    case .explain: "explain a rule, a term, or why a line is a finding"
    case .facts: "show what the scanner understood of a file"
    case .graph: "draw the modules and roles of a project"
    case .help: "print this page, or the page of a command"
    case .hook: "tell a coding agent's hook what an edit breaks"
    case .initialise: "survey a project, and write its rules and baseline"
    case .lsp: "serve an editor (language server protocol)"
    case .mcp: "answer a coding agent over the Model Context Protocol"
    case .report: "make one page of HTML: findings, picture, matrix, trend"
    case .roles: "count the types of each role, and propose roles for the rest"
    case .rules: "list rules, what applies to a path, or begin a new one"
    case .survey: "say which rules a project follows, and which profile fits"
    case .validate: "prove rule documents on their own examples"
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
    case .explain: ["RULE", "TERM", "PATH:LINE", "--language"]
    case .facts: ["FILE", "--unknown [PATH]", "--modules [PATH]"]
    case .graph: ["[PATH]"]
    case .help: ["[COMMAND]"]
    case .initialise: ["[PATH]"]
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
    case .adopt, .check, .report, .validate: 0...Int.max
    case .baseline: 1...1
    case .completions: 1...CompletionList.allCases.count
    case .coverage, .digest, .why, .facts, .graph, .help, .initialise, .roles, .survey: 0...1
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
    case .adopt, .allow, .check, .config, .coverage, .digest, .explain, .facts, .graph, .hook, .initialise,
      .lsp,
      .mcp, .report,
      .roles, .survey, .validate, .version, .why:
      []
    }
  }

  /// Command lines worth copying.
  var examples: [(line: String, does: String)] {
    switch self {
    case .adopt:
      [
        ("eaves adopt Architecture/Rules", "what fits its documents"),
        ("eaves adopt Rules/views.md --write", "take the first offer"),
        ("eaves adopt Rules/views.md --write --choose 2", "the second"),
      ]
    case .allow:
      [
        ("eaves allow view-no-any-view --reason APP-1201", "all that the rule finds today"),
        ("eaves allow view-no-any-view Sources/Map --reason legacy", "what it finds there"),
      ]
    case .check:
      [
        ("eaves", "check the folder you are in"),
        ("eaves Sources/Trips --root .", "scan all, report on one folder"),
        ("eaves check --fail-on HIGH --format github", "in a workflow"),
        ("eaves check --diff main...", "only what this branch has brought"),
      ]
    case .validate:
      [
        ("eaves validate", "prove the project's documents, and the shipped ones of its profile"),
        ("eaves validate Architecture/Rules", "prove the documents of one folder"),
        ("eaves validate Architecture/Rules --matrix", "and each on the examples of all others"),
      ]
    case .coverage:
      [
        ("eaves coverage", "with the rules of this project"),
        ("eaves coverage --profile clean-mvvm", "with the rules of another profile"),
        ("eaves coverage --format json", "as JSON"),
      ]
    case .digest:
      [
        ("eaves digest >> AGENTS.md", "for all who write code here"),
        ("eaves digest --check AGENTS.md", "in CI: 1 when the digest there differs"),
        ("eaves digest App --profile vanilla-mv", "by a profile of your choice"),
      ]
    case .explain:
      [
        ("eaves explain layer-view-no-data-access", "its page; `--examples` has the rest"),
        ("eaves explain stale entry", "a term of Eaves"),
        ("eaves explain holds", "a word of the rule language, a role or a word list"),
        ("eaves explain Sources/Trips/TripList.swift:14", "why this line is, or is not, a finding"),
      ]
    case .rules:
      [
        ("eaves rules", "every rule, worst first"),
        ("eaves rules --for Sources/Trips", "what applies there"),
        ("eaves rules --format markdown", "the same as a page"),
        ("eaves rules new view-size > Rules/view-size.md", "a document to begin with"),
      ]
    case .why:
      [
        ("eaves why TripList", "its roles, and the evidence for each"),
        ("eaves why --role service", "every service, and why it is one"),
        ("eaves why Sources/Trips/", "every type of a folder"),
      ]
    case .roles:
      [
        ("eaves roles", "the types of each role, and roles for those without one"),
        ("eaves roles --json", "the same for a program"),
      ]
    case .facts:
      [
        ("eaves facts Sources/Trips/TripList.swift", "its declarations, calls, imports"),
        ("eaves facts TripList.swift --json", "the same for a program"),
        ("eaves facts --unknown", "what could not be decided in this project"),
        ("eaves facts --modules", "its modules, and what they depend on"),
      ]
    case .help:
      [
        ("eaves help check", "the page of a command"), ("eaves check --help", "the same"),
      ]
    case .baseline:
      [
        ("eaves baseline write", "take in today's findings; from now on `check` passes"),
        ("eaves baseline update", "drop what is fixed, rewrite what moved or was re-keyed; never adds"),
        ("eaves baseline write --grow --only view-no-any-view", "take in what a new rule finds"),
        ("eaves baseline show", "what is left of each rule, with reasons"),
      ]
    case .completions:
      [
        ("eaves completions bash > ~/.local/share/bash-completion/completions/eaves", ""),
        ("eaves completions zsh > ~/.zfunc/_eaves", ""),
        ("eaves completions fish > ~/.config/fish/completions/eaves.fish", ""),
        ("eaves completions rules", ""),
      ]
    case .config: [("eaves config --for Sources/Trips", "what applies there, and who says so")]
    case .graph:
      [
        ("eaves graph --output graph.mmd", "a page for Mermaid"),
        (
          "eaves graph --format svg --output graph.svg",
          "the picture of `eaves report`: red arrows break a rule"
        ),
        ("eaves graph --format dot | dot -Tsvg > graph.svg", ""),
      ]
    case .report:
      [
        ("eaves report", "writes eaves-report.html"),
        ("eaves report --output site/architecture.html", "somewhere else; `-` prints it"),
        ("eaves report --diff main...", "of what this branch has brought"),
      ]
    case .hook:
      [
        ("eaves hook", "as a hook of Claude Code"),
        ("eaves hook --fail-on HIGH", "stop the agent for what is HIGH or above"),
      ]
    case .mcp:
      [
        ("eaves mcp", "serve the folder you are in, or the one of its eaves.yml"),
        ("eaves mcp --root App --profile clean-mvvm", "a folder and rules of your choice"),
      ]
    case .initialise:
      [
        ("eaves init", "survey this folder and write its eaves.yml"),
        ("eaves init App --profile vanilla-mv", "by a profile of your choice"),
      ]
    case .lsp: [("eaves lsp", "what an editor starts; Plugins/Editors says how")]
    case .survey:
      [
        ("eaves survey", "rules with subjects, shares, deviations"),
        ("eaves survey --format json", "for a program"),
      ]
    case .version: [("eaves version", "")]
    }
  }

  /// The documentation article with more detail; nil where help is complete or already fills the screen.
  var page: String? {
    switch self {
    case .allow, .baseline, .initialise: "Adoption"
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
    case .digest: "--check: the digest differs"
    case .validate: "a document that fails its proof"
    default: nil
    }
  }
}
