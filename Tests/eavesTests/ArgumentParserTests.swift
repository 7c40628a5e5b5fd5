import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@testable import eaves

/// What words ask for. `Sources`, `rules.d` and `.` are there; nothing else is.
private func parse(_ line: String) -> ArgumentParser {
  let words = line.split(separator: " ").map(String.init)
  return ArgumentParser(words) { ["Sources", "rules.d", "."].contains($0) }
}

private func invocation(
  _ command: Command, _ operands: [String] = [], _ change: (inout Invocation) -> Void = { _ in }
)
  -> Invocation
{
  var invocation = Invocation()
  invocation.command = command
  invocation.operands = operands
  change(&invocation)
  return invocation
}

@Suite struct ArgumentParserTests {
  struct Case: CustomTestStringConvertible {
    let line: String
    let expected: Invocation
    init(_ line: String, _ expected: Invocation) {
      self.line = line
      self.expected = expected
    }
    var testDescription: String { "eaves \(line)" }
  }

  static let understood: [Case] = [
    // The command.
    Case("", invocation(.check)),
    Case("Sources", invocation(.check, ["Sources"])),
    Case("check Sources Tests", invocation(.check, ["Sources", "Tests"])),
    Case("--profile base .", invocation(.check, ["."]) { $0.profile = "base" }),
    Case("--profile base validate", invocation(.validate) { $0.profile = "base" }),
    Case("--profile validate .", invocation(.check, ["."]) { $0.profile = "validate" }),
    Case("./rules", invocation(.check, ["./rules"])),
    Case("lint Sources", invocation(.check, ["Sources"])),
    Case("help lint", invocation(.help, ["lint"])),
    Case("lint --help", invocation(.help, ["check"])),
    Case(
      "allow view-size --reason old Sources",
      invocation(.allow, ["view-size", "Sources"]) { $0.reason = "old" }),
    Case("completions rules tags", invocation(.completions, ["rules", "tags"])),
    Case("nowhere/at/all", invocation(.check, ["nowhere/at/all"])),
    Case("init --force", invocation(.initialise) { $0.isForced = true }),
    Case("rules new view-size", invocation(.rules, ["new", "view-size"])),
    Case("rules --for Sources", invocation(.rules) { $0.forPath = "Sources" }),
    Case("explain --language", invocation(.explain) { $0.wantsLanguage = true }),
    Case("explain a.swift:14", invocation(.explain, ["a.swift:14"])),
    Case("why TripList --json", invocation(.why, ["TripList"]) { $0.wantsJSON = true }),
    Case("graph --format dot", invocation(.graph) { $0.format = "dot" }),
    Case("report --output -", invocation(.report) { $0.output = "-" }),
    Case("baseline update", invocation(.baseline, ["update"])),
    Case("completions zsh", invocation(.completions, ["zsh"])),
    // Values, and where flags end.
    Case("--format=json", invocation(.check) { $0.format = "json" }),
    Case("--format JSON", invocation(.check) { $0.format = "json" }),
    Case("--report-path=a=b", invocation(.check) { $0.reportPaths = [PathPattern("a=b")] }),
    Case("-- --odd", invocation(.check, ["--odd"])),
    Case("--quiet -- Sources", invocation(.check, ["Sources"]) { $0.isQuiet = true }),
    Case("--jobs 4", invocation(.check) { $0.jobs = 4 }),
    Case("--fail-on never", invocation(.check) { $0.failOn = .never }),
    Case("--fail-on medium-high", invocation(.check) { $0.failOn = .from(.mediumHigh) }),
    Case("--min-impact HIGH", invocation(.check) { $0.minImpact = .high }),
    Case("--color never", invocation(.check) { $0.color = .never }),
    // Repetition.
    Case("--rules a --rules b --rules a", invocation(.check) { $0.rules = ["a", "b"] }),
    Case("--only layer --skip ui", invocation(.check) { ($0.only, $0.skip) = (["layer"], ["ui"]) }),
    Case("--profile base --profile base", invocation(.check) { $0.profile = "base" }),
    // No contradiction: one of the two has no effect.
    Case(
      "--quiet --color always --format json",
      invocation(.check) { ($0.isQuiet, $0.color, $0.format) = (true, .always, "json") }),
    // Help and version win over everything.
    Case("--help", invocation(.help)),
    Case("-h", invocation(.help)),
    Case("check --frmat x --help", invocation(.help, ["check"])),
    Case("help check", invocation(.help, ["check"])),
    Case("--version", invocation(.version)),
    Case("check --nonsense --version", invocation(.version) { $0.operands = [] }),
    Case("version", invocation(.version)),
  ]

  @Test(arguments: understood) func understands(_ expected: Case) {
    let parser = parse(expected.line)
    #expect(parser.invocation == expected.expected)
    #expect(parser.problems.map(\.text) == [])
  }

  static let refused: [(String, [String])] = [
    (
      "chekc",
      [
        "unknown command `chekc`; did you mean `check`? commands: init, check, diff, coverage, prove, survey, validate, adopt, baseline, allow, why, "
          + "roles, facts, rules, explain, config, graph, report, digest, lsp, mcp, hook, completions, version, help"
      ]
    ),
    (
      "--proflie base",
      [
        "unknown flag `--proflie`; did you mean `--profile`? `eaves help check` lists the flags; write `--` before a path that begins with a dash"
      ]
    ),
    (
      "-quiet",
      [
        "unknown flag `-quiet`; did you mean `--quiet`? `eaves help check` lists the flags; write `--` before a path that begins with a dash"
      ]
    ),
    (
      "-q",
      [
        "unknown flag `-q`; did you mean `--quiet`? `eaves help check` lists the flags; write `--` before a path that begins with a dash"
      ]
    ),
    ("--matrix", ["`--matrix` is no flag of `check`; `--matrix` is a flag of `validate`"]),
    ("why A --strict", ["`--strict` is no flag of `why`; `--strict` is a flag of `check`, `validate`"]),
    (
      "--strict=true",
      ["`true` is not known here; values: unknown, not-covered, no-role, no-layer; write `--strict[=LIST]`"]
    ),
    (
      "--strict=unknown,x",
      [
        "`unknown,x` has `x`, which is not known here; values: unknown, not-covered, no-role, no-layer; "
          + "write `--strict[=LIST]`"
      ]
    ),
    ("--strict=", ["`--strict` needs a value; write `--strict[=LIST]`"]),
    ("--quiet=yes", ["`--quiet` takes no value; write `--quiet` alone"]),
    ("--output", ["`--output` needs a value; write `--output FILE`"]),
    ("--output= Sources", ["`--output` needs a value; write `--output FILE`"]),
    ("--output --quiet", ["`--output` needs a value; write `--output FILE`"]),
    ("validate --format jsn", ["`--format` does not know `jsn`; did you mean `json`? values: text, json"]),
    (
      "--fail-on SEVERE",
      [
        "`--fail-on` does not know `SEVERE`; values: CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, "
          + "LOW-MEDIUM, LOW, never"
      ]
    ),
    ("--jobs 0", ["`0` is not a whole number above 0; write `--jobs N`"]),
    ("--jobs -1", ["`-1` is not a whole number above 0; write `--jobs N`"]),
    (
      "why",
      [
        "`why` needs an argument; write `eaves why TYPE|GLOB|PATH` or `eaves why --role ROLE [GLOB|PATH]`"
      ]
    ),
    (
      "explain",
      [
        "`explain` needs an argument; write `eaves explain RULE`, `eaves explain TERM`, "
          + "`eaves explain PATH:LINE` or `eaves explain --language`"
      ]
    ),
    ("rules new", ["`rules new` needs the id of the new rule; write `eaves rules new ID`"]),
    (
      "why A B",
      [
        "`B` is one word too many for `why`; write `eaves why TYPE|GLOB|PATH` or `eaves why --role ROLE [GLOB|PATH]`"
      ]
    ),
    (
      "baseline wirte",
      [
        "`eaves baseline wirte` does not exist; did you mean `write`? write `eaves baseline write`, "
          + "`eaves baseline update` or `eaves baseline show`"
      ]
    ),
    // Contradictions.
    (
      "--baseline a --no-baseline",
      ["`--baseline` and `--no-baseline` contradict each other; leave one of the two out"]
    ),
    (
      "Sources --stdin-path a.swift",
      ["`--stdin-path` and `PATH` contradict each other; leave one of the two out"]
    ),
    (
      "--only a --skip a", ["`--only a` and `--skip a` contradict each other; leave one of the two out"]
    ),
    ("--profile a --profile b", ["`--profile` is given as `a` and `b`; give `--profile` once"]),
    ("explain x --language", ["`--language` and `x` contradict each other; leave one of the two out"]),
    // All at once.
    (
      "--strict=1 --matrix --jobs none",
      [
        "`1` is not known here; values: unknown, not-covered, no-role, no-layer; write `--strict[=LIST]`",
        "`--matrix` is no flag of `check`; `--matrix` is a flag of `validate`",
        "`none` is not a whole number above 0; write `--jobs N`",
      ]
    ),
  ]

  @Test(arguments: refused) func refuses(_ line: String, _ problems: [String]) {
    #expect(parse(line).problems.map(\.text) == problems.map { "error: \($0)" })
  }
}

@Suite struct FlagTests {
  @Test func `the list is sorted and says each name once for a command`() {
    #expect(Flag.all.map(\.name) == Flag.all.map(\.name).sorted())
    for command in Command.allCases {
      let names = Flag.all.filter { $0.commands.contains(command) }.map(\.name)
      #expect(names.count == Set(names).count)
    }
  }

  @Test func `whether a name takes a value does not depend on the command`() {
    for flag in Flag.all {
      #expect(
        Flag.all.allSatisfy { $0.name != flag.name || ($0.placeholder == nil) == (flag.placeholder == nil) })
    }
  }

  @Test func `check and validate know the flags of the contract`() {
    func names(_ command: Command) -> Set<String> {
      Set(Flag.all.filter { $0.commands.contains(command) }.map(\.name))
    }
    #expect(
      names(.check) == [
        "--root", "--config", "--profile", "--rules", "--checks", "--only", "--skip", "--min-impact",
        "--fail-on",
        "--strict", "--format", "--output", "--summary", "--all", "--report-path", "--diff", "--baseline",
        "--no-baseline",
        "--stdin-path", "--jobs", "--timings", "--quiet", "--color", "--follow", "--watch",
      ])
    #expect(
      names(.validate).isSuperset(of: [
        "--checks", "--config", "--root", "--profile", "--matrix", "--only", "--strict", "--format",
        "--output",
      ])
    )
  }

  @Test func `every listed value is taken`() {
    for flag in Flag.all {
      for value in flag.values {
        var invocation = Invocation()
        #expect(flag.apply(value, &invocation) == nil)
        #expect(invocation != Invocation(), "\(flag.name) \(value)")
      }
    }
  }
}
