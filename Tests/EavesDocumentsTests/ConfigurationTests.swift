import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@Suite("eaves.yml")
struct ConfigurationTests {
  static let complete = """
    eaves: 1
    profile: modular-mvvm-c      # clean-mvvm | none
    rules: [Architecture/Rules]
    checks: Architecture/Checks
    include: [App, Features]
    exclude: ["**/Generated/**"]
    only: [layer]
    skip: state
    min-impact: low
    fail-on: MEDIUM
    strict: true
    format: sarif
    output: report.sarif
    report-path: "Sources/**"
    diff: origin/main
    baseline: eaves-baseline.json
    no-baseline: false
    jobs: 4
    timings: false
    quiet: true
    summary: true
    color: never
    modules:
      - name: Domain
        path: "App/Domain/**"
    roles:
      repository:
        - name: "*Store"
    replace: [repository]
    words:
      network: [GraphQLClient]
    may-be-empty:
      - role: coordinator
        reason: navigation still lives in the App
    off:
      - rule: state-loading-enum
        reason: Loadable<T> migration, tracked in APP-1201
    impact:
      - rule: layer-view-no-data-access
        level: CRITICAL
    """

  @Test("Every key")
  func everyKey() {
    let (configuration, problems) = load(Self.complete)
    #expect(problems == [])
    #expect(configuration.profile == Word("modular-mvvm-c", line: 2, column: 10))
    #expect(configuration.rules.map(\.text) == ["Architecture/Rules"])
    #expect(configuration.checks?.text == "Architecture/Checks")
    #expect(configuration.include.map(\.text) == ["App", "Features"])
    #expect(configuration.exclude.map(\.text) == ["**/Generated/**"])
    #expect(configuration.only.map(\.text) == ["layer"])
    #expect(configuration.skip.map(\.text) == ["state"])
    #expect(configuration.minImpact == .low)
    #expect(configuration.failOn == .from(.medium))
    #expect(configuration.strict == true)
    #expect(configuration.format?.text == "sarif")
    #expect(configuration.output?.text == "report.sarif")
    #expect(configuration.reportPath.map(\.text) == ["Sources/**"])
    #expect(configuration.diff?.text == "origin/main")
    #expect(configuration.baseline?.text == "eaves-baseline.json")
    #expect(configuration.noBaseline == false)
    #expect(configuration.jobs == 4)
    #expect(configuration.timings == false)
    #expect(configuration.quiet == true)
    #expect(configuration.summary == true)
    #expect(configuration.color?.text == "never")
    #expect(configuration.modules.map(\.name.text) == ["Domain"])
    #expect(configuration.roles.map(\.name) == ["repository"])
    #expect(configuration.replacedRoles.map(\.text) == ["repository"])
    #expect(configuration.words.map(\.name.text) == ["network"])
    #expect(configuration.mayBeEmpty.map(\.reason.text) == ["navigation still lives in the App"])
    #expect(configuration.off.map(\.rule.text) == ["state-loading-enum"])
    #expect(configuration.impact.map(\.level) == [.critical])
  }

  @Test(
    "What is wrong, and what would be right",
    arguments: [
      ("profil: base", 2, 1, "unknown key `profil`", "did you mean `profile`?"),
      ("fail-on: HIHG", 2, 10, "`HIHG` is no value of `fail-on`", "did you mean `HIGH`?"),
      ("min-impact: never", 2, 13, "is no value of `min-impact`", "CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM"),
      ("strict: yes", 2, 9, "is no value of `strict`", "values: true, false"),
      ("format: xml", 2, 9, "is no value of `format`", "values: text, json"),
      ("color: red", 2, 8, "is no value of `color`", "values: auto, always, never"),
      ("jobs: 0", 2, 7, "no number of jobs", "above 0"),
      ("jobs: many", 2, 7, "no number of jobs", "above 0"),
      ("off:\n  - rule: a", 3, 5, "has no `reason`", "says why"),
      ("off:\n  - a", 3, 5, "each entry of `off` needs `rule` and `reason`", "- rule: a"),
      (
        "off:\n  view-no-any-view: legacy", 3, 3, "each entry of `off` needs `rule`",
        "- rule: view-no-any-view"
      ),
      ("off:\n  - rule: a\n    reason:", 4, 11, "`reason` needs a value", ""),
      ("on:\n  - rle: a", 3, 5, "unknown key `rle`", "did you mean `rule`?"),
      ("on:\n  - reason: a", 3, 5, "has no `rule`", "`rule: …`"),
      ("on:\n  - rule: a\n    reason:", 4, 11, "`reason` needs a value", ""),
      (
        "on: [a]\noff:\n  - rule: a\n    reason: b", 2, 6, "`on` and `off` both name `a`", "delete `a` in one"
      ),
      ("may-be-empty:\n  - role: a\n    reson: b", 4, 5, "unknown key `reson`", "did you mean `reason`?"),
      ("impact:\n  - rule: a\n    level: BIG", 4, 12, "is no value of `level`", "values: CRITICAL"),
      ("modules:\n  - name: a", 3, 5, "has no `path`", "`path: …`"),
      ("roles:\n  - name: a", 3, 3, "`roles` must have keys", "key: value"),
      ("roles:\n  a:\n    - nmae: b", 4, 7, "unknown clause `nmae`", "did you mean `name`?"),
      (
        "roles:\n  a:\n    - \"*Store\"", 4, 7, "`*Store` needs a key such as `name`",
        "write `- name: \"*Store\"`"
      ),
      (
        "roles:\n  a:\n    - TripStore", 4, 7, "`TripStore` needs a key such as `name`",
        "- name: \"TripStore\""
      ),
      ("roles:\n  a:\n    - holds", 4, 7, "`holds` needs a value", "`holds: …`"),
      ("baseline: a\nno-baseline: true", 3, 1, "contradict", "delete one of the two keys"),
      ("only: [a, b]\nskip: [c, b]", 3, 11, "`only` and `skip` both name `b`", "delete `b` in one"),
      ("include: []", 2, 10, "empty list", "at least one"),
      ("only:\n  a: b", 3, 3, "takes one value, not a map", ""),
      (
        "follow: true", 2, 1, "`follow` is only a flag, and no key",
        "give --follow on the command line"
      ),
      ("root: ..", 2, 1, "`root` is only a flag", "--root"),
      ("watch: true", 2, 1, "`watch` is only a flag", ""),
      ("output: a\0b", 2, 9, "a path cannot hold a NUL", "delete"),
      ("rules: [a, \"b\0\"]", 2, 12, "a path cannot hold a NUL", "delete"),
      ("exclude: [a, ../b]", 2, 14, "`../b` leads out of the folder of this file", "delete the glob"),
      ("profile: base\nprofile: none", 3, 1, "line 2 already has the key", "delete"),
    ] as [(String, Int, Int, String, String)])
  func faults(_ text: String, line: Int, column: Int, cause: String, remedy: String) throws {
    let problem = try #require(load("eaves: 1\n" + text).problems.first)
    #expect(problem.severity == .error)
    #expect(problem.line == line)
    #expect(problem.column == column)
    #expect(problem.cause.contains(cause))
    #expect(remedy.isEmpty || problem.remedy?.contains(remedy) == true)
  }

  @Test("Rules are turned on by their ids, with or without a reason")
  func rulesTurnedOn() {
    for text in ["on: [a, b]", "on:\n  - a\n  - b", "on:\n  - rule: a\n  - rule: b\n    reason: asked for"] {
      let loaded = load("eaves: 1\n" + text)
      #expect(loaded.problems == [])
      #expect(loaded.configuration.on.map(\.text) == ["a", "b"])
    }
  }

  @Test("The version may be missing with a warning, but not be another")
  func version() {
    #expect(load("").problems.map(\.severity) == [.warning])
    #expect(load("eaves: 2").problems.map(\.severity) == [.error])
    #expect(load("eaves: 1").problems == [])
  }

  @Test("All faults at once")
  func allFaults() {
    #expect(
      load("eaves: 2\ncolor: x\nnothing: 1\njobs: -1\na: @b").problems.map(\.line) == [1, 2, 3, 4, 5, 5])
  }

  private func load(_ text: String) -> (configuration: Configuration, problems: [Problem]) {
    ConfigurationLoader.load(SourceText(path: FilePath("eaves.yml"), text: text))
  }
}
