import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSource

extension Flag {
  /// Every flag of every command, sorted by name: the parser, help and completions know no other list. A name
  /// that stands twice takes other values for other commands. `--help` and `--version` go with everything.
  static let all: [Flag] = [
    Flag(
      "--all", for: [.check], "show all findings, not only five for each rule and type",
      turnsOn: \.wantsAll),
    Flag(
      "--at-least", "PERCENT", for: [.prove], "exit with 1 if a lower percentage is caught"
    ) { value, invocation in
      let number = value.hasSuffix("%") ? String(value.dropLast()) : value
      guard let share = Double(number), share == 0 || (1...100).contains(share) else {
        return "is no percentage from 0 to 100"
      }
      invocation.leastShare = share
      return nil
    },
    Flag(
      "--baseline", "FILE", for: selecting.union([.allow, .baseline]),
      "file of known findings, which do not fail the run",
      sets: \.baseline),
    Flag(
      "--check", "FILE", for: [.digest], "check that the digest in FILE is up to date",
      sets: \.digestFile),
    Flag(
      "--checks", "DIR", for: judging.union([.adopt, .graph, .survey]),
      "folder of sidecars (NAME.yml is the check of NAME.md)", sets: \.checks
    ),
    Flag(
      "--choose", "N", for: [.adopt], "with --write, take check N of the list (1,2 joins both)"
    ) { value, invocation in
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard numbers.allSatisfy({ $0 >= 1 }), Set(numbers).count == numbers.count else {
        return "is no number of an offer, or several like 1,2"
      }
      invocation.choices = numbers
      return nil
    },
    Flag(
      "--color", "WHEN", for: [.check, .validate], "colors (auto obeys NO_COLOR)",
      values: ColorChoice.allCases.map(\.rawValue)
    ) { value, invocation in
      invocation.color = ColorChoice(rawValue: value)
      return nil
    },
    Flag(
      "--config", "FILE", for: project.union([.adopt, .validate]),
      "configuration file (default: eaves.yml in the root)", sets: \.config),
    Flag(
      "--diff", "REF", for: reporting, "report only what is new since the git revision REF",
      sets: \.diff),
    Flag(
      "--examples", for: [.explain], "print the further examples of the rule",
      turnsOn: \.wantsExamples),
    Flag(
      "--fail-on", "LEVEL", for: failing, "lowest impact that fails (default: MEDIUM)",
      values: impactNames + ["never"]
    ) { value, invocation in
      invocation.failOn = Impact(value).map { .from($0) } ?? .never
      return nil
    },
    Flag(
      "--fail-on-weakened", for: [.diff], "exit with 1 if a finding is hidden, or no longer fails",
      turnsOn: \.failsOnWeakened),
    Flag(
      "--follow", for: project.union([.adopt, .validate]),
      "also read symbolic links that lead out of the project",
      turnsOn: \.followsLinks),
    Flag("--for", "PATH", for: [.config, .rules], "show what applies to the files of PATH", sets: \.forPath),
    Flag("--force", for: [.adopt, .baseline], "overwrite an existing file", turnsOn: \.isForced),
    Flag(
      "--force", for: [.initialise], "overwrite existing files; allow a project inside another",
      turnsOn: \.isForced),
    Flag(
      "--format", "NAME", for: [.check], "format of the report (default: text)", values: formatNames,
      sets: \.format),
    Flag(
      "--format", "mermaid|dot|json|svg", for: [.graph], "format of the graph (default: mermaid)",
      values: ["mermaid", "dot", "json", "svg"],
      sets: \.format),
    Flag(
      "--format", "text|markdown|json", for: [.diff], "format of the result (default: text)",
      values: ["text", "markdown", "json"], sets: \.format),
    Flag(
      "--format", "text|markdown", for: [.rules], "format of the list (default: text)",
      values: ["text", "markdown"], sets: \.format),
    Flag(
      "--format", "text|json", for: [.adopt, .coverage, .prove, .survey, .validate],
      "format of the result (default: text)",
      values: ["text", "json"], sets: \.format),
    Flag(
      "--grow", for: [.baseline], "with `write`, add new findings to an existing baseline",
      turnsOn: \.grows),
    Flag("--jobs", "N", for: scanning, "threads (default and maximum: one per processor)") {
      value, invocation in
      guard let count = Int(value), count >= 1 else { return "is not a whole number above 0" }
      invocation.jobs = count
      return nil
    },
    Flag("--json", for: [.baseline, .facts, .roles, .why], "print JSON", turnsOn: \.wantsJSON),
    Flag(
      "--language", for: [.explain], "print the reference of all words of the rule language",
      turnsOn: \.wantsLanguage),
    Flag(
      "--matrix", for: [.validate], "run each rule on the examples of all other rules, too",
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
      "--modules", for: [.facts], "list the modules of manifests and project files",
      turnsOn: \.wantsModules),
    Flag(
      "--no-baseline", for: selecting.union([.allow]), "ignore the baseline, so that known findings count",
      turnsOn: \.ignoresBaseline),
    Flag(
      "--only", "ID|TAG", for: selecting.union([.baseline, .digest, .lsp, .validate]),
      "run only rules with this id or tag (repeatable)",
      addsTo: \.only),
    Flag(
      "--output", "FILE", for: [.check, .diff, .digest, .graph, .prove, .validate],
      "write to FILE; `-` is standard output, the default", sets: \.output),
    Flag(
      "--output", "FILE", for: [.report],
      "write to FILE (default: \(ReportCommand.usualName)); `-` prints the page",
      sets: \.output),
    Flag(
      "--profile", "PROFILE", for: judging, "use the rules of a profile, such as mvvm, base or none",
      sets: \.profile),
    Flag(
      "--profile", "PROFILE", for: [.graph],
      "draw the findings of this profile (with --format svg)",
      sets: \.profile),
    Flag(
      "--profile", "PROFILE", for: [.survey], "show only how well this profile fits, and why", sets: \.profile
    ),
    Flag(
      "--quiet", for: [.check, .validate], "print only findings and the last lines (text format)",
      turnsOn: \.isQuiet),
    Flag("--reason", "TEXT", for: [.allow], "the reason that each comment gives", sets: \.reason),
    Flag(
      "--report-path", "GLOB", for: reporting.union([.baseline]),
      "report only on files that match GLOB (repeatable)",
      isRepeatable: true
    ) {
      value, invocation in
      invocation.reportPaths.append(PathPattern(value))
      return nil
    },
    Flag("--role", "ROLE", for: [.why], "list every type of this role", sets: \.role),
    Flag(
      "--root", "DIR", for: project.union([.adopt, .completions, .diff, .validate]),
      "root folder, which is scanned as a whole",
      sets: \.root),
    Flag(
      "--rules", "DIR", for: judging.union([.graph, .survey]),
      "folder of your own rule documents (repeatable)",
      addsTo: \.rules),
    Flag(
      "--sample", "N", for: [.prove],
      "violations to plant for each rule (default: \(ProveCommand.usualSample))"
    ) {
      value, invocation in
      guard let count = Int(value), (1...ProveCommand.mostSamples).contains(count) else {
        return "is no whole number from 1 to \(ProveCommand.mostSamples)"
      }
      invocation.sample = count
      return nil
    },
    Flag("--seed", "N", for: [.prove], "number that selects the violations (default: 1)") {
      value, invocation in
      guard let seed = Int(value), seed >= 0 else { return "is no whole number from 0 on" }
      invocation.seed = seed
      return nil
    },
    Flag(
      "--skip", "ID|TAG", for: selecting.union([.baseline, .digest, .lsp]),
      "do not run rules with this id or tag (repeatable)",
      addsTo: \.skip),
    Flag(
      "--stdin-path", "PATH", for: [.check], "read PATH from standard input, and report only on PATH",
      sets: \.stdinPath),
    Flag(
      "--strict", optional: "LIST", for: [.check],
      "fail also on warnings, on roles without types, on rules whose examples fail and on files that cannot be "
        + "parsed; LIST adds any of \(StrictOption.text(Set(StrictOption.allCases)))"
    ) { value, invocation in
      invocation.isStrict = true
      if value.isEmpty { return nil }
      let (matters, unknown) = StrictOption.read(value)
      invocation.strictMatters.formUnion(matters)
      let known = StrictOption.allCases.map(\.rawValue).joined(separator: ", ")
      return unknown.map {
        ($0 == value ? "is" : "has `\($0)`, which is") + " not known here; values: \(known)"
      }
    },
    Flag(
      "--strict", for: [.validate],
      "fail also on names that Eaves does not know, and on unused parts of a sidecar (NAME.yml, the check of NAME.md)",
      turnsOn: \.isStrict),
    Flag(
      "--summary", for: [.check], "print only the number of findings by rule and by folder",
      turnsOn: \.wantsSummary),
    Flag("--timings", for: [.check], "show how long the run and its stages took", turnsOn: \.showsTimings),
    Flag(
      "--unknown", for: [.facts], "list names of unknown type, and rules that need the type",
      turnsOn: \.wantsUnknown),
    Flag(
      "--verbose", for: [.explain], "with PATH:LINE, print also all roles and all rule ids",
      turnsOn: \.isVerbose),
    Flag(
      "--watch", for: [.check], "check again whenever a file changes (stop with ctrl-C)", turnsOn: \.watches),
    Flag(
      "--write", for: [.adopt], "write the offered check into a file beside each document",
      turnsOn: \.writes),
  ]

  /// Commands that read a project.
  private static let project: Set<Command> = [
    .allow, .baseline, .check, .config, .coverage, .digest, .explain, .facts, .graph, .hook, .initialise,
    .lsp, .mcp, .prove, .report, .roles, .rules, .survey, .why,
  ]
  /// Commands that read every file of it.
  private static let scanning: Set<Command> = [
    .allow, .baseline, .check, .coverage, .diff, .digest, .facts, .graph, .hook, .initialise, .lsp, .mcp,
    .prove, .report, .roles, .survey, .why,
  ]
  /// Commands that choose rules.
  private static let judging: Set<Command> = [
    .allow, .baseline, .check, .config, .coverage, .digest, .explain, .facts, .hook, .initialise, .lsp, .mcp,
    .prove, .report, .rules, .validate,
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
