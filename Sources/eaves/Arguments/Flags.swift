import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSource

extension Flag {
  /// Every flag of every command, sorted by name: the parser, help and completions know no other list. A name
  /// that stands twice takes other values for other commands. `--help` and `--version` go with everything.
  static let all: [Flag] = [
    Flag(
      "--all", for: [.check], "show all findings of a rule in a type, not only five",
      turnsOn: \.wantsAll),
    Flag(
      "--baseline", "FILE", for: selecting.union([.allow, .baseline]),
      "findings in FILE are known and do not count",
      sets: \.baseline),
    Flag(
      "--check", "FILE", for: [.digest], "compare the digest in FILE with what would be printed",
      sets: \.digestFile),
    Flag(
      "--checks", "DIR", for: judging.union([.adopt, .graph, .survey]),
      "sidecars that give checks to documents left untouched", sets: \.checks
    ),
    Flag(
      "--choose", "N", for: [.adopt], "write this offer, not the first; 1,2: both"
    ) { value, invocation in
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard numbers.allSatisfy({ $0 >= 1 }), Set(numbers).count == numbers.count else {
        return "is no number of an offer, or several like 1,2"
      }
      invocation.choices = numbers
      return nil
    },
    Flag(
      "--color", "WHEN", for: [.check, .validate], "color (auto: unless NO_COLOR is set)",
      values: ColorChoice.allCases.map(\.rawValue)
    ) { value, invocation in
      invocation.color = ColorChoice(rawValue: value)
      return nil
    },
    Flag(
      "--config", "FILE", for: project.union([.adopt, .validate]),
      "the configuration (default: eaves.yml in the root)", sets: \.config),
    Flag(
      "--diff", "REF", for: reporting, "report only what changed since the git revision REF", sets: \.diff),
    Flag(
      "--examples", for: [.explain], "the further examples of a rule, which prove its check",
      turnsOn: \.wantsExamples),
    Flag(
      "--fail-on", "LEVEL", for: failing, "fail from this impact on (default: MEDIUM)",
      values: impactNames + ["never"]
    ) { value, invocation in
      invocation.failOn = Impact(value).map { .from($0) } ?? .never
      return nil
    },
    Flag(
      "--follow", for: project.union([.adopt, .validate]), "read through links that lead out of the project",
      turnsOn: \.followsLinks),
    Flag("--for", "PATH", for: [.config, .rules], "show what applies to this path", sets: \.forPath),
    Flag("--force", for: [.adopt, .baseline], "overwrite what is there", turnsOn: \.isForced),
    Flag(
      "--force", for: [.initialise], "overwrite what is there, or begin a project within another",
      turnsOn: \.isForced),
    Flag(
      "--format", "NAME", for: [.check], "how the report is written (default: text)", values: formatNames,
      sets: \.format),
    Flag(
      "--format", "mermaid|dot|json|svg", for: [.graph], "how the graph is written (default: mermaid)",
      values: ["mermaid", "dot", "json", "svg"],
      sets: \.format),
    Flag(
      "--format", "text|markdown", for: [.rules], "how the list is written (default: text)",
      values: ["text", "markdown"], sets: \.format),
    Flag(
      "--format", "text|json", for: [.adopt, .coverage, .survey, .validate],
      "how the result is written (default: text)",
      values: ["text", "json"], sets: \.format),
    Flag(
      "--grow", for: [.baseline], "write: also take in findings that the baseline does not know",
      turnsOn: \.grows),
    Flag("--jobs", "N", for: scanning, "threads (default and most: one per processor)") { value, invocation in
      guard let count = Int(value), count >= 1 else { return "is no whole number from 1 on" }
      invocation.jobs = count
      return nil
    },
    Flag("--json", for: [.baseline, .facts, .roles, .why], "for machines", turnsOn: \.wantsJSON),
    Flag(
      "--language", for: [.explain], "the reference of all words of the rule language",
      turnsOn: \.wantsLanguage),
    Flag(
      "--matrix", for: [.validate], "run every rule on every example, also across profiles",
      turnsOn: \.wantsMatrix),
    Flag(
      "--min-impact", "LEVEL", for: selecting.union([.digest, .lsp]),
      "run only rules of at least this impact",
      values: impactNames
    ) { value, invocation in
      invocation.minImpact = Impact(value)
      return nil
    },
    Flag(
      "--modules", for: [.facts], "what manifests and project files say of modules",
      turnsOn: \.wantsModules),
    Flag(
      "--no-baseline", for: selecting.union([.allow]), "count every finding, whatever the configuration",
      turnsOn: \.ignoresBaseline),
    Flag(
      "--only", "ID|TAG", for: selecting.union([.baseline, .digest, .lsp, .validate]),
      "run only these rules (repeatable)",
      addsTo: \.only),
    Flag(
      "--output", "FILE", for: [.check, .digest, .graph, .validate],
      "write there instead of standard output (-)", sets: \.output),
    Flag(
      "--output", "FILE", for: [.report], "write there (default: \(ReportCommand.usualName)); - prints it",
      sets: \.output),
    Flag(
      "--profile", "PROFILE", for: judging, "the rules that apply: a profile, base or none", sets: \.profile),
    Flag(
      "--profile", "PROFILE", for: [.graph],
      "svg: the rules whose findings are drawn: a profile, base or none",
      sets: \.profile),
    Flag(
      "--profile", "PROFILE", for: [.survey], "only this one: how well it fits, and why", sets: \.profile),
    Flag(
      "--quiet", for: [.check, .validate], "text: findings and the last lines, nothing else",
      turnsOn: \.isQuiet),
    Flag("--reason", "TEXT", for: [.allow], "why it is right: what the comments say", sets: \.reason),
    Flag(
      "--report-path", "GLOB", for: reporting.union([.baseline]), "report only on these files (repeatable)",
      isRepeatable: true
    ) {
      value, invocation in
      invocation.reportPaths.append(PathPattern(value))
      return nil
    },
    Flag("--role", "ROLE", for: [.why], "every type of this role", sets: \.role),
    Flag(
      "--root", "DIR", for: project.union([.adopt, .completions, .validate]),
      "the folder that is scanned as a whole",
      sets: \.root),
    Flag(
      "--rules", "DIR", for: judging.union([.graph, .survey]), "own rule documents (repeatable)",
      addsTo: \.rules),
    Flag(
      "--skip", "ID|TAG", for: selecting.union([.baseline, .digest, .lsp]),
      "leave these rules out (repeatable)",
      addsTo: \.skip),
    Flag(
      "--stdin-path", "PATH", for: [.check], "standard input is this file; report only on it",
      sets: \.stdinPath),
    Flag(
      "--strict", optional: "LIST", for: [.check],
      "fail also on empty roles, unused exceptions, unproven rules, files not understood, and on LIST:"
        + " \(StrictOption.text(Set(StrictOption.allCases)))"
    ) { value, invocation in
      invocation.isStrict = true
      if value.isEmpty { return nil }
      let (matters, unknown) = StrictOption.read(value)
      invocation.strictMatters.formUnion(matters)
      let known = StrictOption.allCases.map(\.rawValue).joined(separator: ", ")
      return unknown.map { $0 == value ? "is none of \(known)" : "names `\($0)`, which is none of \(known)" }
    },
    Flag(
      "--strict", for: [.validate],
      "fail also on unknown names, and on parts of a sidecar that no example needs",
      turnsOn: \.isStrict),
    Flag(
      "--summary", for: [.check], "text: how many findings by rule and by folder",
      turnsOn: \.wantsSummary),
    Flag("--timings", for: [.check], "show how long the run and its stages took", turnsOn: \.showsTimings),
    Flag(
      "--unknown", for: [.facts], "what could not be decided, and which rules need it",
      turnsOn: \.wantsUnknown),
    Flag(
      "--verbose", for: [.explain], "of a line also every role and the ids of the rules that checked it",
      turnsOn: \.isVerbose),
    Flag(
      "--watch", for: [.check], "report again whenever a file has changed, until stopped", turnsOn: \.watches),
    Flag(
      "--write", for: [.adopt], "write the check beside each document",
      turnsOn: \.writes),
  ]

  /// Commands that read a project.
  private static let project: Set<Command> = [
    .allow, .baseline, .check, .config, .coverage, .digest, .explain, .facts, .graph, .hook, .initialise,
    .lsp, .mcp, .report, .roles, .rules, .survey, .why,
  ]
  /// Commands that read every file of it.
  private static let scanning: Set<Command> = [
    .allow, .baseline, .check, .coverage, .digest, .facts, .graph, .hook, .initialise, .lsp, .mcp, .report,
    .roles, .survey, .why,
  ]
  /// Commands that choose rules.
  private static let judging: Set<Command> = [
    .allow, .baseline, .check, .config, .coverage, .digest, .explain, .facts, .hook, .initialise, .lsp, .mcp,
    .report, .rules, .validate,
  ]
  /// Commands that print a report, and select what is in it.
  private static let reporting: Set<Command> = [.check, .report]
  /// Commands that check a project against its rules.
  private static let failing: Set<Command> = [.check, .hook, .mcp]
  /// Commands that show findings, and choose which.
  private static let selecting = reporting.union(failing)

  /// The formats that are built: a new one appears here by itself.
  private static let formatNames = ReportFormat.all.map(\.name)

  private static let impactNames = Impact.allCases.reversed().map(\.name)
}
