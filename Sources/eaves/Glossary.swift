import EavesSource

/// The terms of Eaves: what `eaves explain TERM` prints, and the table of Glossary.md.
enum Glossary {
  struct Term {
    let name: String
    /// One or two sentences.
    let meaning: String
    /// A command that shows what the term is about.
    let see: String

    /// As `explain` prints it. Ends in a line feed.
    var text: String { "\(name): \(meaning)\n    see: \(see)\n" }
    /// As a row of the page.
    var row: String { "| \(name) | \(meaning) | `\(see)` |\n" }
  }

  /// The term of a name in any case; nil for any other word.
  static func term(_ name: String) -> Term? {
    terms.first { $0.name == name.lowercased().replacing("-", with: " ") || $0.name == name.lowercased() }
  }

  /// The names, as a line.
  static var list: String { "Terms: \(terms.map(\.name).joined(separator: ", "))\n" }

  static var table: String {
    "| term | meaning | see |\n|---|---|---|\n" + terms.map(\.row).joined()
  }

  /// Sorted by name.
  static let terms = [
    Term(
      name: "allowance",
      meaning:
        "A comment, `// eaves:allow RULE -- reason`, that suppresses the findings of one rule in one place.",
      see: "eaves allow RULE --reason TEXT"),
    Term(
      name: "article", meaning: "A document without frontmatter and without a check. It has no rule.",
      see: "eaves validate"),
    Term(
      name: "baseline",
      meaning:
        "The file of known findings, `eaves-baseline.json`. A check suppresses these findings and fails on new findings.",
      see: "eaves baseline show"),
    Term(
      name: "capability",
      meaning:
        "Something outside of the program that code can use: the network, a database, files, preferences, the "
        + "keychain. Each capability has a word list of APIs.",
      see: "eaves explain network"),
    Term(
      name: "check",
      meaning: "The part of a rule document that Eaves runs: the YAML below `Check:`, or a sidecar. "
        + "Also the command that runs the checks of all rules.",
      see: "eaves explain RULE"),
    Term(
      name: "coverage",
      meaning: "How much of the code the active rules check. `eaves coverage` lists the rest.",
      see: "eaves coverage"),
    Term(
      name: "deviation", meaning: "A finding of a rule that most of the code follows.", see: "eaves survey"),
    Term(
      name: "digest", meaning: "The active rules as one short text for coding agents.", see: "eaves digest"),
    Term(
      name: "evidence",
      meaning:
        "What Eaves saw in the code, such as a name, a supertype or a call, and why it gave a type a role.",
      see: "eaves why TYPE"),
    Term(
      name: "exception",
      meaning: "A part of a check that says what is allowed: the items below `except:` and `unless:`.",
      see: "eaves explain RULE"),
    Term(
      name: "exempt",
      meaning: "Not checked, because the code is a test, a preview or a mock. "
        + "Outside of test targets, a report counts such types if they break a rule.",
      see: "eaves coverage"),
    Term(
      name: "fail level",
      meaning: "The lowest impact that fails a run: MEDIUM, unless `--fail-on` or `fail-on:` says otherwise.",
      see: "eaves help check"),
    Term(
      name: "finding",
      meaning: "One violation of a rule: a subject, what it does, and the object. "
        + "Other places of the same violation are its related places.",
      see: "eaves check"),
    Term(
      name: "fit",
      meaning:
        "How well the code matches a profile: the lowest share of the profile's indicators, shown as \"80 % match\".",
      see: "eaves survey"),
    Term(
      name: "followed",
      meaning: "At least 90 % of at least 10 subjects comply with the rule. "
        + "If no profile is chosen, the rules of `base` and the followed rules run.",
      see: "eaves survey"),
    Term(
      name: "guidance",
      meaning: "A rule document without a check. People can read the document, but Eaves enforces nothing.",
      see: "eaves adopt"),
    Term(
      name: "helper role",
      meaning:
        "A role that only shortens the definition of other roles. It is not shown as the role of a type.",
      see: "eaves explain NAME"),
    Term(
      name: "hop", meaning: "One step of a path that a finding shows: a call of one function by another.",
      see: "eaves explain reach"),
    Term(
      name: "impact",
      meaning: "How harmful a violation is: CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM or LOW.",
      see: "eaves rules"),
    Term(
      name: "indicator",
      meaning:
        "A statement about code by which a profile is recognized, such as \"view models drive the screens\". "
        + "Its share is the percentage of subjects that match.",
      see: "eaves survey --profile NAME"),
    Term(
      name: "known finding", meaning: "A finding that the baseline lists. It does not fail the run.",
      see: "eaves check --no-baseline"),
    Term(
      name: "layer",
      meaning:
        "A level of the architecture: a role such as `view` or `repository`, or an entry of `layers:` in "
        + "`eaves.yml`. A type is in one layer at most.",
      see: "eaves roles"),
    Term(
      name: "mark",
      meaning: "`// ✗` at the end of a line of an example: exactly these lines must have a finding.",
      see: "eaves validate"),
    Term(
      name: "matrix",
      meaning:
        "Every rule, run on the examples of all other rules. It shows rules that contradict each other.",
      see: "eaves validate --matrix"),
    Term(
      name: "mostly followed",
      meaning:
        "70 to 89 % of at least 10 subjects comply (`half` in JSON), or all code that uses what the rule restricts "
        + "breaks it. Such a rule runs only if `eaves.yml` names it.",
      see: "eaves survey"),
    Term(
      name: "not covered",
      meaning:
        "Not checked by any active rule: for example, a type without a layer, or a file that cannot be parsed.",
      see: "eaves coverage"),
    Term(
      name: "object",
      meaning:
        "What a rule forbids or requires: the type, function or module that the verb of its check names.",
      see: "eaves explain RULE"),
    Term(
      name: "pinned",
      meaning: "Named by `eaves.yml`, through `profile:`, `on:`, `rules:` or `layers:`. "
        + "Findings of rules that are neither pinned nor in `base` never fail a run.",
      see: "eaves init"),
    Term(
      name: "plant",
      meaning: "A small violation of a rule that `eaves prove` inserts into the code in memory, "
        + "to see whether the check reports it.",
      see: "eaves prove"),
    Term(
      name: "profile", meaning: "A set of rules that do not contradict each other, such as `clean-mvvm`.",
      see: "eaves rules --profile NAME"),
    Term(
      name: "proven",
      meaning:
        "The check of the rule finds every marked line of its examples and no other line. Without any part of the "
        + "check, an example fails.",
      see: "eaves validate"),
    Term(
      name: "ratchet", meaning: "A list that may only shrink, as the baseline does.",
      see: "eaves baseline update"),
    Term(
      name: "re-keyed",
      meaning:
        "A baseline entry that takes over a finding because a new version of Eaves describes the "
        + "finding differently.",
      see: "eaves baseline update"),
    Term(
      name: "reach",
      meaning: "Code reaches an API or a type if the code uses it, or calls a function that reaches it.",
      see: "eaves explain reaches"),
    Term(
      name: "related place",
      meaning: "A further place of a finding, such as another use of the same property.",
      see: "eaves check --format json"),
    Term(
      name: "role",
      meaning: "What a type is for: `view`, `viewModel`, `repository` and so on. "
        + "Eaves recognizes it by name, supertypes and code.",
      see: "eaves why TYPE"),
    Term(
      name: "root",
      meaning: "The folder that is always scanned whole: the one with `eaves.yml`, or the one that you name.",
      see: "eaves config"),
    Term(
      name: "rule", meaning: "A Markdown document with a check, and with examples that prove the check.",
      see: "eaves rules"),
    Term(
      name: "share", meaning: "How many of the subjects of a rule or an indicator comply, in percent.",
      see: "eaves survey"),
    Term(
      name: "shorthand",
      meaning: "A name in a check that stands for a longer condition, such as `ownModel`.",
      see: "eaves explain NAME"),
    Term(
      name: "sidecar",
      meaning:
        "A file `<stem>.yml` beside a rule document. It holds the check of a document that must not change.",
      see: "eaves adopt"),
    Term(
      name: "stale entry",
      meaning:
        "A baseline entry whose finding is gone. The entry fails the run until `eaves baseline update` "
        + "removes it.",
      see: "eaves baseline update"),
    Term(
      name: "subject",
      meaning: "What a rule checks: each type, file, function or call that its check selects.",
      see: "eaves rules --for PATH"),
    Term(
      name: "suppressed",
      meaning: "Hidden by an allowance or by the baseline. The report counts these findings.",
      see: "eaves check --no-baseline"),
    Term(
      name: "survey",
      meaning:
        "What Eaves learns from the code alone: the nearest profile, and which rules the code follows.",
      see: "eaves survey"),
    Term(
      name: "unknown call",
      meaning:
        "A call that may reach what a rule forbids, although Eaves cannot be sure. Eaves reports no finding for it.",
      see: "eaves coverage"),
    Term(
      name: "unresolved name",
      meaning:
        "A name whose type cannot be determined from the source, such as an environment key of a package.",
      see: "eaves facts --unknown"),
    Term(
      name: "weakened",
      meaning:
        "A change weakens the check if it hides a finding that the old configuration reports in the new code. Keeping "
        + "the finding from failing the run weakens the check too.",
      see: "eaves diff --fail-on-weakened"),
    Term(
      name: "word list",
      meaning: "A list of APIs under one name, such as `network`. A check uses this name for all of them.",
      see: "eaves explain network"),
  ]
}
