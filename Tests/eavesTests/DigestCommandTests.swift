import EavesDocuments
import FuzzCases
import Testing

@testable import eaves

/// `eaves digest`: the active rules on a page for coding assistants, short, the same for the same rules.
@Suite struct DigestCommandTests {
  private static let advised = Sample.rule(
    "for: view\nnever:\n  holds: \"*Store\"\ninstead: hand in the names")

  private func sandbox(
    _ configuration: String = "profile: none\n", _ more: [(path: String, text: String)] = []
  )
    throws -> Sandbox
  {
    try Sandbox(
      [
        (".git/", ""), ("p/eaves.yml", "eaves: 1\nrules: [../rules]\n\(configuration)"),
        ("rules/no-store-in-views.md", Self.advised),
      ] + more)
  }

  @Test func `the page, to the letter`() throws {
    let heard = try sandbox().eaves("digest ~/p")
    #expect(heard.status == .clean)
    #expect(
      heard.out == """
        <!-- eaves:digest -->
        ## Architecture rules of this project

        Never break this rule. Run `eaves check` before you are done.
        `eaves explain ID` shows all of a rule, with wrong and right code. Change the rules, not this text.

        ### HIGH: No Store in Views (`no-store-in-views`)
        - A view never holds `*Store`.
        - fix: hand in the names

        <!-- /eaves:digest -->

        """, "\(heard.errors)")
  }

  // MARK: Every profile

  static let profiles = Set(
    RuleDocumentLoader.load(Workspace.shippedPages, folder: "Rules").documents.flatMap(\.profiles)
  ).sorted()

  /// Profiles whose rules have several fixes each: bytes of a rule on average, 300 for the others.
  private static let longer = ["mvvm": 304, "viper": 304, "tca": 320, "vanilla-mv": 316]

  @Test(arguments: profiles) func `is short, whole and the same`(_ profile: String) throws {
    let sandbox = try Sandbox([("p/", "")])
    let page = sandbox.eaves("digest ~/p --profile \(profile)").out
    #expect(page.utf8.count <= 12_288, "\(profile): \(page.utf8.count)")
    #expect(page == sandbox.eaves("digest ~/p --profile \(profile)").out)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().prefix { !$0.hasPrefix("### ") }.count <= 6)
    let listed = sandbox.eaves("rules --root ~/p --profile \(profile)").out.split(separator: "\n").dropLast()
      .filter { $0.split(separator: " ")[2] != "off" }
    let headings = lines.filter { $0.hasPrefix("### ") }
    #expect(headings.count == listed.count)
    let rules = page.split(separator: "\n### ").dropFirst().reduce(0) { $0 + $1.utf8.count + 5 }
    let most = Self.longer[profile] ?? 300
    #expect(rules <= most * listed.count, "\(profile): \(rules / listed.count) bytes a rule")
    for (heading, rule) in zip(headings, listed) {
      let words = rule.split(separator: " ")
      #expect(heading.hasPrefix("### \(words[0]): ") && heading.contains("(`\(words[1])`)"))
    }
    try sandbox.add("p/AGENTS.md", Array("# Agents\n\n\(page)".utf8))
    let heard = sandbox.eaves("digest ~/p --profile \(profile) --check ~/p/AGENTS.md")
    #expect(heard.status == .clean, "\(heard.out)")
  }

  @Test func `there are profiles`() { #expect(Self.profiles.count > 5) }

  @Test func `of many rules none is left out or shortened`() throws {
    let many = (100..<300).map { (path: "rules/rule-\($0).md", text: Self.advised) }
    let page = try sandbox("profile: none\n", many).eaves("digest ~/p").out
    #expect(page.split(separator: "\n").count { $0.hasPrefix("### HIGH: No Store in Views (`") } == 201)
    #expect(page.split(separator: "\n").count { $0 == "- fix: hand in the names" } == 201)
  }

  // MARK: Which rules

  static let choices: [(configuration: String, flags: String, headings: [String])] = [
    ("", "", ["HIGH: No Store in Views", "LOW: Ferry"]),
    ("off:\n  - rule: ferry\n    reason: later\n", "", ["HIGH: No Store in Views"]),
    ("skip: [ferry]\n", "", ["HIGH: No Store in Views"]), ("only: [ferry]\n", "", ["LOW: Ferry"]),
    ("min-impact: MEDIUM\n", "", ["HIGH: No Store in Views"]),
    ("impact:\n  - rule: ferry\n    level: CRITICAL\n", "", ["CRITICAL: Ferry", "HIGH: No Store in Views"]),
    ("only: [no-store-in-views]\n", "--only ferry", ["LOW: Ferry"]),
    ("", "--skip no-store-in-views", ["LOW: Ferry"]), ("", "--min-impact HIGH", ["HIGH: No Store in Views"]),
  ]

  @Test(arguments: choices) func `the rules that check would run`(
    _ configuration: String, _ flags: String, _ headings: [String]
  ) throws {
    let ferry = Self.advised.replacing("No Store in Views", with: "Ferry").replacing("HIGH", with: "LOW")
    let sandbox = try sandbox("profile: none\n" + configuration, [("rules/ferry.md", ferry)])
    let heard = sandbox.eaves("digest ~/p \(flags)")
    let found = heard.out.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { line in
      String(line.dropFirst(4).prefix { $0 != "(" }.dropLast())
    }
    #expect(found == headings, "\(heard.errors)")
  }

  @Test func `without a choice the code chooses the profile`() throws {
    let sandbox = try Sandbox([("p/TripList.swift", Sample.view)])
    #expect(sandbox.eaves("digest ~/p").out == sandbox.eaves("digest ~/p --profile base").out)
  }

  static let refused: [(line: String, complaint: String)] = [
    ("digest ~/p --profile none --only nothing", "no rule and no tag is called `nothing`"),
    ("digest ~/p --skip layer", "no rule is left to run: --skip leaves out the one rule of profile none"),
    ("digest ~/p --profile nowhere", "there is no profile `nowhere`"),
    ("digest ~/p ~/q", "is one word too many for `digest`"),
    ("digest ~/p --check a --output b", "`--check` and `--output` contradict each other"),
    ("digest ~/p --output ~/none/a.md", "the digest cannot be written: no such file or folder"),
  ]

  @Test(arguments: refused) func `refuses`(_ line: String, _ complaint: String) throws {
    let heard = try sandbox().eaves(line)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(complaint), "\(heard.errors)")
    #expect(heard.out == "")
  }

  @Test func `goes into a file`() throws {
    let sandbox = try sandbox()
    let page = sandbox.eaves("digest ~/p").out
    #expect(sandbox.eaves("digest ~/p --output ~/p/RULES.md").out == "")
    #expect(sandbox.text("p/RULES.md") == page)
  }

  // MARK: Guidance and exceptions

  private static let guidance = "---\ntitle: Note\nimpactDescription: a\ntags: notes\n---\n\n# Note\n"

  @Test func `guidance has a line`() throws {
    let sandbox = try sandbox("profile: none\n", [("rules/note.md", Self.guidance)])
    let page = sandbox.eaves("digest ~/p").out
    #expect(
      page.hasSuffix(
        "\n### Guidance, which Eaves does not check\n- Note (`note`)\n\n<!-- /eaves:digest -->\n"))
  }

  static let bodies: [(body: String, allowed: String)] = [
    ("## Title\n\n**Allowed:** a store in\na preview; tests.\n\nMore.\n", "a store in a preview; tests."),
    ("**Allowed:**\n- previews\n- tests, such\n  as these\n\nMore.\n", "previews; tests, such as these"),
    ("**Allowed:**\r\n\r\n- previews\r\n- tests\r\n", "previews; tests"),
    ("**Allowed:** these, for now:\n\n- previews\n- tests\n", "these, for now: previews; tests"),
    ("**Allowed:** previews.\n\n- Not this.\n", "previews."),
    ("**Allowed:** previews.\n**Incorrect:**\n", "previews."), ("Nothing is.\n", ""), ("", ""),
    ("**Allowed:**\n\nNot a list.\n", ""),
  ]

  @Test(arguments: bodies) func `a document gives what it allows`(_ body: String, _ allowed: String) {
    #expect(DigestRule.allowed(in: body) == allowed)
  }

  @Test func `what a page allows stands in place of its check`() throws {
    let sandbox = try sandbox()
    let page = Self.advised.replacing("**Incorrect", with: "**Allowed:** previews.\n\n**Incorrect")
    try sandbox.add("rules/no-store-in-views.md", Array(page.utf8))
    #expect(
      sandbox.eaves("digest ~/p").out.contains("\n- allowed: previews.\n- fix: hand in the names\n"))
  }

  // MARK: Words

  static let words: [(text: String, markdown: String)] = [
    ("let the view model own it; keep it", "let the view model own it; keep it"),
    ("never holds *Store or @Query.", "never holds `*Store` or `@Query`."),
    ("use .task(id:), or @State (the second).", "use `.task(id:)`, or `@State` (the second)."),
    ("of type *) -> * and", "of type `*) -> *` and"),
    ("return .run { send in … }; wait", "return .run `{ send in … }`; wait"),
    ("keep `List` and `a b`.", "keep `List` and `a b`."), ("a ` lone one", "a `` ` lone one ``"),
    ("two\nlines\u{2028}and  blanks", "two lines and blanks"), ("a --> b", "a `-->` b"),
    ("(@see) http://x.y", "(`@see`) `http://x.y`"), ("[a](b)", "`[a](b)`"), ("", ""), ("() ( )", "() ( )"),
  ]

  @Test(arguments: words) func `words are words, and code is code`(_ text: String, _ markdown: String) {
    #expect(DigestProse(text: text).markdown == markdown)
  }

  /// A title is a stranger's: it is one heading, ends no comment, and acts on nobody.
  @Test func `hostile titles`() throws {
    let sandbox = try sandbox()
    var pages = 0
    let names =
      HostileNames.all + ["x --> y", "<!-- /eaves:digest -->", "\n<!-- /eaves:digest -->\n"]
    for (index, name) in names.enumerated() {
      let page = Self.advised.replacing("title: No Store in Views", with: "title: \(name.quotedYAML)")
        .replacing("hand in the names", with: name.quotedYAML)
      try sandbox.add("rules/no-store-in-views.md", Array(page.utf8))
      let heard = sandbox.eaves("digest ~/p")
      inspect(heard, "\(index)")
      guard heard.status == .clean else { continue }
      pages += 1
      let lines = heard.out.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.hasPrefix("### HIGH: ") } == 1, "\(index)")
      #expect(lines.count { $0.hasPrefix("<!--") } == 2, "\(index)")
      #expect(lines.count <= 13, "\(index)")
      try sandbox.add("p/AGENTS.md", Array(heard.out.utf8))
      #expect(sandbox.eaves("digest ~/p --check ~/p/AGENTS.md").status == .clean, "\(index)")
    }
    #expect(pages > 100)
  }
}
