import Testing

@testable import eaves

/// Comments that allow a finding, and the rules that take none.
@Suite struct SuppressionTests {
  private static let flags = "--rules ~/rules --profile none --color never"

  private func sandbox(_ comment: String, rule: String = Sample.rule()) throws -> Sandbox {
    try Sandbox([
      ("p/A.swift", Sample.view.replacing("  let", with: "  \(comment)\n  let")),
      ("rules/no-store-in-views.md", rule),
    ])
  }

  private static let strict = Sample.rule().replacing("tags: layer", with: "tags: layer\nallow: never")

  @Test func `an allowance with a reason suppresses, and the report says so`() throws {
    let sandbox = try sandbox("// eaves:allow no-store-in-views -- legacy")
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .clean)
    #expect(
      heard.out.contains(
        "no findings in 1 file\nchecked: 1 rule on 1 view\nsuppressed: 1 place with `eaves:allow`\n"))
    #expect(sandbox.eaves("check ~/p \(Self.flags) --format json").out.contains("\"reason\": \"legacy\""))
  }

  @Test func `a line of a block comment is found too, what is commented out is not`() throws {
    let heard = try sandbox("/* old\n   * eaves:allow x -- y\n // eaves:allow x -- y\n eaves: no word */")
      .eaves("check ~/p \(Self.flags)")
    #expect(
      heard.out.contains("A.swift:3:6  `eaves:` has no effect in a block comment\n"), "\(heard.out)")
    #expect(heard.out.contains("fix: write `// eaves:allow RULE -- reason`"))
    #expect(heard.out.contains(": 1 HIGH, 2 MEDIUM"), "\(heard.out)")
  }

  static let faults: [(String, String)] = [
    (
      "// eaves:allow no-store-in-views",
      "A.swift:2:3  the comment `eaves:allow no-store-in-views` gives no reason\n"
    ),
    ("// eaves:allow no-store-in-view -- x", "A.swift:2:3  there is no rule `no-store-in-view`\n"),
    ("// eaves:allow", "A.swift:2:3  the comment `eaves:allow` names no rule\n"),
    ("// eaves:alow x -- y", "A.swift:2:3  Eaves does not know the comment `eaves:alow x -- y`\n"),
    (
      "/* eaves:allow no-store-in-views -- x */",
      "A.swift:2:6  `eaves:` has no effect in a block comment\n"
    ),
    ("/** eaves:allow */", "A.swift:2:7  `eaves:` has no effect in a block comment\n"),
  ]

  @Test(arguments: faults) func `an allowance that says too little is a finding`(
    _ comment: String, _ line: String
  ) throws {
    let heard = try sandbox(comment).eaves("check ~/p \(Self.flags)")
    #expect(heard.out.contains(line), "\(heard.out)")
    #expect(heard.out.contains("2 findings in 1 file: 1 HIGH, 1 MEDIUM"), "\(heard.out)")
  }

  @Test func `an allowance that nothing needs is a finding, of rules that ran`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", "// eaves:allow no-store-in-views -- legacy\n\(Sample.quiet)"),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(
      heard.out.contains("A.swift:1:1  the comment `eaves:allow no-store-in-views` suppresses no finding\n"))
    let others = Self.flags.replacing("profile none", with: "profile base")
    #expect(sandbox.eaves("check ~/p \(others) --skip layer").status == .clean)
  }

  @Test func `a rule can forbid it`() throws {
    let sandbox = try sandbox("// eaves:allow no-store-in-views -- legacy", rule: Self.strict)
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("A.swift:3:14  `TripList` holds `TripStore`\n"))
    #expect(heard.out.contains("A.swift:2:3  no comment may suppress no-store-in-views\n"), "\(heard.out)")
    #expect(heard.out.contains("     fix: remove the comment and fix the code\n"))
    #expect(heard.out.contains("2 findings in 1 file: 1 HIGH, 1 MEDIUM"))
    #expect(sandbox.eaves("validate ~/rules").status == .clean)
    let story = sandbox.eaves("explain no-store-in-views --root ~/p --rules ~/rules").out
    #expect(story.contains("  No comment can allow a breach.\n"))
  }

  @Test func `a sidecar can say it for a document that stays untouched`() throws {
    let sandbox = try sandbox("// eaves:allow no-store-in-views -- legacy")
    try sandbox.add("checks/no-store-in-views.yml", Array("allow: never\n".utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags) --checks ~/checks")
    #expect(heard.out.contains("no comment may suppress no-store-in-views"), "\(heard.out)\(heard.errors)")
    try sandbox.add("checks/no-store-in-views.yml", Array("allow: sometimes\n".utf8))
    #expect(
      sandbox.eaves("check ~/p \(Self.flags) --checks ~/checks").errors.hasPrefix(
        "../checks/no-store-in-views.yml:1:8: error: `sometimes` is no value of `allow`; values: never"))
  }

  @Test func `what is meant to forbid is never read as its opposite`() throws {
    let rule = Sample.rule().replacing("tags: layer", with: "tags: layer\nallow: nevr")
    let heard = try sandbox("", rule: rule).eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "../rules/no-store-in-views.md:6:8: error: `nevr` is no value of `allow`; write `allow: never`, or "
        + "delete the line: comments with a reason are allowed\n")
  }

  @Test func `an allowance by an older name of its rule is no mistake`() throws {
    let sandbox = try sandbox("// eaves:allow old-name -- legacy")
    try sandbox.add("rules/_renamed.yml", Array("old-name: no-store-in-views\n".utf8))
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  @Test func `the story of a line says what is known of it`() throws {
    let sandbox = try Sandbox(
      Sample.project + [
        (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"),
      ])
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    let story = sandbox.eaves("explain ~/p/Sources/TripList.swift:2 --root ~/p").out
    #expect(story.contains("  known: it is in the baseline\n"), "\(story)")
  }
}
