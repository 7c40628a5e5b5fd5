import EavesFindings
import EavesSource

/// A tool for coding agents: its name, its description, and the schemas of its input and output.
enum AgentTool: String, CaseIterable {
  case check
  case checkText = "check_text"
  case may, explain
  case whereabouts = "where"
  case diff, prove

  /// As a list of tools names it.
  var json: JSON {
    [
      "name": .string(rawValue), "title": .string(title), "description": .string(purpose),
      "inputSchema": input, "outputSchema": output,
      "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
    ]
  }

  private var title: String {
    switch self {
    case .check: "Check the project"
    case .checkText: "Check a text before it is written"
    case .may: "Ask what is allowed before writing it"
    case .explain: "Explain a rule, a word or a line"
    case .whereabouts: "Where a new type goes"
    case .diff: "Show what the changes since a commit do"
    case .prove: "Test whether a rule catches violations here"
    }
  }

  private var purpose: String {
    switch self {
    case .check:
      "Checks the Swift project on disk by its architecture rules. Call it after edits; paths narrow what is "
        + "reported, the whole project is always read."
    case .checkText:
      "The findings of a file as if it had this text; the file need not exist. Call it before writing. "
        + "It also reports what the text breaks in other files."
    case .may:
      "Whether a type may do something to another type, or import a module: allowed, forbidden with the rules, what "
        + "to do instead and a type that does it right, or unknown with the reason. Answered by trying the smallest "
        + "such edit in memory; a rule about one member of a type is met by check_text."
    case .explain:
      "Explains one of: a rule by its id, with wrong and right examples; a word of the rule language or a role; a "
        + "line of code, and why it is or is not a finding."
    case .whereabouts:
      "In which folder and under which name a new type of a role goes, from the types of that role that there are."
    case .diff:
      "What the working tree changes of the architecture since a commit: modules, dependencies, layers, roles, reach, "
        + "findings, and the check itself. If `weakened` is true, the changes hide findings: undo that, or say why."
    case .prove:
      "Plants small violations of one active rule into the project, in memory, checks them, and says which the rule "
        + "catches and why it misses others. Call it after you wrote or changed a rule, roles or exclusions."
    }
  }

  // MARK: What it takes

  /// The schema of its arguments.
  var input: JSON {
    switch self {
    case .check:
      Schema.object(
        [
          "paths": Schema.list(of: Schema.text).meaning("files or folders to report on; all when left out"),
          "new_only": Schema.truth.meaning(
            "leave out what is allowed or in the baseline; true when left out"),
        ], optional: ["paths", "new_only"])
    case .checkText:
      Schema.object([
        "path": Schema.text.meaning("the file, from the root of the project"), "text": Schema.text,
      ])
    case .may:
      Schema.object([
        "from": Schema.text.meaning("the name of a type of the project, or the path of a file"),
        "verb": Schema.word(of: ProbeOperation.words),
        "to": Schema.text.meaning("the name of a type, or of a module for imports"),
      ])
    case .explain:
      Schema.object(
        [
          "rule": Schema.text,
          "word": Schema.text.meaning("a term, a word of the rule language, a role or a word list"),
          "path": Schema.text, "line": Schema.whole.meaning("1-based; goes with path"),
        ], optional: ["rule", "word", "path", "line"])
    case .whereabouts: Schema.object(["role": Schema.text.meaning("view, viewModel, repository …")])
    case .prove:
      Schema.object(
        [
          "rule": Schema.text, "path": Schema.text.meaning("a file or folder; the project when left out"),
        ], optional: ["path"])
    case .diff:
      Schema.object(
        [
          "ref": Schema.text.meaning(
            "a commit, tag or branch; the commit where this branch left the default branch when left out")
        ], optional: ["ref"])
    }
  }

  // MARK: What it gives

  /// The schema of what it answers with.
  var output: JSON {
    switch self {
    case .check:
      Schema.object([
        "profile": Schema.orNull(Schema.text).meaning("null where those rules ran that the code follows"),
        "pinned": Schema.truth.meaning("whether somebody wrote down which rules run; others fail no run"),
        "fails": Schema.truth.meaning("whether `eaves check` would exit with 1"),
        "findings": Schema.list(of: Self.finding),
        "left_off": Schema.whole.meaning("findings beyond the first ones"), "counts": Self.counts,
        "checked": Self.checked, "problems": Schema.list(of: Schema.text),
      ])
    case .checkText:
      Schema.object([
        "path": Schema.text,
        "checked": Schema.truth.meaning("false: all of it, or what was not understood, could not be checked"),
        "reason": Schema.orNull(Schema.text).meaning("why not; findings beside it are true"),
        "off": Self.off,
        "findings": Schema.list(of: Self.finding), "left_off": Schema.whole, "counts": Self.counts,
      ])
    case .may: Permission.schema
    case .explain: Schema.object(["text": Schema.text])
    case .whereabouts: RoleConventions.schema
    case .prove:
      Schema.object([
        "planted": Schema.whole, "caught": Schema.whole,
        "unknown": Schema.whole.meaning("the check says that it cannot be sure"),
        "text": Schema.text.meaning("the result in words, with the missed violations and why"),
      ])
    case .diff:
      Schema.object([
        "base": Schema.text.meaning("the hash of the commit"), "changed": Schema.truth,
        "weakened": Schema.truth.meaning("whether the check was weakened"),
        "new": Schema.whole.meaning("new findings"), "fixed": Schema.whole.meaning("findings that are gone"),
        "text": Schema.text.meaning("all of it in words, at most twenty lines a section"),
      ])
    }
  }

  private static let finding = Schema.object([
    "rule": Schema.text, "title": Schema.text, "impact": impact, "path": Schema.text, "line": Schema.whole,
    "column": Schema.whole.meaning("1-based, in UTF-8 bytes"), "message": Schema.text,
    "recognized": Schema.orNull(Schema.text), "instead": Schema.orNull(Schema.text),
    "exemplar": Schema.orNull(exemplar),
    "state": Schema.word(of: ["counts", "baselined", "allowed"]),
    "new": Schema.truth.meaning("check_text: not there before the text"),
    "elsewhere": Schema.truth.meaning("check_text: caused in another file"),
  ])

  static let impact = Schema.word(of: Impact.allCases.reversed().map(\.name))

  /// A type that keeps a rule, and where it is declared.
  static let exemplar = Schema.object([
    "name": Schema.text, "path": Schema.text, "line": Schema.whole,
  ])

  private static let counts: JSON = [
    "type": "object", "description": "findings that count, by impact",
    "additionalProperties": Schema.whole,
  ]

  private static let off = Schema.list(
    of: Schema.object(["rule": Schema.text, "path": Schema.text, "reason": Schema.text])
  ).meaning("rules that a configuration turns off in its folder")

  private static let checked = Schema.object([
    "files": Schema.whole, "lines": Schema.whole, "rules": Schema.whole,
    "off": Schema.list(of: Schema.text).meaning("rules that the configuration of the root turns off"),
    "off_by_default": Schema.list(of: Schema.text).meaning(
      "rules of the profile that did not run, because they are off by default"),
    "off_below": off,
    "no_rule_about_layers": Schema.truth.meaning("the code has layers, and no rule that ran is about them"),
    "not_covered": Schema.list(of: Schema.object(["noun": Schema.text, "count": Schema.whole]))
      .meaning("types that use UI or data APIs but are not covered by any rule"),
    "no_role": Schema.whole.meaning("files without a role"),
    "unknown": Schema.whole.meaning("facts that could be neither affirmed nor denied"),
    "not_understood": Schema.list(of: Schema.text).meaning("files that could not be read in full"),
  ])
}
