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

        Never break this rule. `eaves check` checks it: run it before you are done.
        `eaves explain ID` shows all of a rule, with wrong and right code. Printed by `eaves digest`: change the rules, not this.

        ### HIGH: No Store in Views (`no-store-in-views`)
        - For every view, never holds `*Store`.
        - because: a view can be shown without a store
        - fix: hand in the names

        <!-- /eaves:digest -->

        """, "\(heard.errors)")
  }

  @Test func `what cannot be followed on a platform keeps its exception, be it short of room`() throws {
    let words = (1...60).map { "Store\($0)" }.joined(separator: ", ")
    func rule(_ number: Int) -> (path: String, text: String) {
      (
        "rules/a\(number).md",
        Sample.rule(
          "for: view\nunless:\n  - platform: iOS 15\n  - name: OldScreenOfTheDaysBeforeStores\(number)\nnever:\n  holds: [\(words)]\ninstead: none"
        )
      )
    }
    let page = try sandbox("profile: none\n", (1...20).map(rule)).eaves("digest ~/p").out
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("- For every view") }
    let brief = lines.filter { $0.contains("There are exceptions.") }
    #expect(!brief.isEmpty, "\(page)")
    #expect(brief.allSatisfy { $0.contains("iOS") && !$0.contains("Old") }, "\(brief)")
  }

  // MARK: Every profile

  static let profiles = Set(
    RuleDocumentLoader.load(Workspace.shippedPages, folder: "Rules").documents.flatMap(\.profiles)
  ).sorted()

  @Test(arguments: profiles) func `is short, whole and the same`(_ profile: String) throws {
    let sandbox = try Sandbox([("p/", "")])
    let page = sandbox.eaves("digest ~/p --profile \(profile)").out
    #expect(page.utf8.count <= 8_192, "\(profile): \(page.utf8.count)")
    #expect(page == sandbox.eaves("digest ~/p --profile \(profile)").out)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().prefix { !$0.hasPrefix("### ") }.count <= 6)
    let listed = sandbox.eaves("rules --root ~/p --profile \(profile)").out.split(separator: "\n").dropLast()
      .filter { $0.split(separator: " ")[2] != "off" }
    let headings = lines.filter { $0.hasPrefix("### ") }
    #expect(headings.count == listed.count)
    for (heading, rule) in zip(headings, listed) {
      let words = rule.split(separator: " ")
      #expect(heading.hasPrefix("### \(words[0]): ") && heading.contains("(`\(words[1])`)"))
    }
    try sandbox.add("p/AGENTS.md", Array("# Agents\n\n\(page)".utf8))
    let heard = sandbox.eaves("digest ~/p --profile \(profile) --check ~/p/AGENTS.md")
    #expect(heard.status == .clean, "\(heard.out)")
  }

  @Test func `there are profiles`() { #expect(Self.profiles.count > 5) }

  /// The last of the least impact goes first, its advice before its reason, its reason before the sentence.
  @Test func `what has no room is shortened from the end`() throws {
    let page = try Sandbox([("p/", "")]).eaves("digest ~/p --profile clean-mvvm").out
    let blocks = page.split(separator: "### ").dropFirst()
    let lengths = blocks.map { block in block.split(separator: "\n").count { $0.hasPrefix("- ") } }
    #expect(lengths.contains(3) && lengths.contains { $0 < 3 })
    #expect(lengths == lengths.sorted(by: >), "\(lengths)")
  }

  @Test func `headings of many rules take the room they need`() throws {
    let many = (100..<300).map { (path: "rules/rule-\($0).md", text: Self.advised) }
    let page = try sandbox("profile: none\n", many).eaves("digest ~/p").out
    #expect(page.split(separator: "\n").count { $0.hasPrefix("### HIGH: No Store in Views (`") } == 201)
    #expect(page.contains("\nFor room, 201 are shortened: `eaves rules` lists all.\n"))
    #expect(!page.contains("\n- "))
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

  // MARK: Guidance and reasons

  private static let guidance = "---\ntitle: Note\nimpactDescription: a\ntags: notes\n---\n\n# Note\n"

  @Test func `guidance has a line, where there is room`() throws {
    let sandbox = try sandbox("profile: none\n", [("rules/note.md", Self.guidance)])
    let page = sandbox.eaves("digest ~/p").out
    #expect(
      page.hasSuffix("\n### Guidance, which nothing checks\n- Note (`note`)\n\n<!-- /eaves:digest -->\n"))
    let full = sandbox.eaves("digest ~/p --profile clean-mvvm").out
    #expect(!full.contains("Note (`note`)"))
    #expect(full.contains(" are shortened and 1 page of guidance is left out: `eaves rules` lists all."))
  }

  static let bodies: [(body: String, reason: String)] = [
    ("\n## Title\n\nA view has eyes. It sees.\n", "A view has eyes."),
    ("One\nline, two\n\nMore.", "One line, two"),
    ("\r\n# Title\r\n\r\nA view\r\nhas eyes! It sees.\r\n", "A view has eyes!"), ("\n## Title\n", ""),
    ("", ""),
    ("\n```yaml\nfor: view\n```\nText.", ""), ("\n<!-- x. -->\n", ""), ("\n**Check:**\n", ""),
  ]

  @Test(arguments: bodies) func `a document gives its reason`(_ body: String, _ reason: String) {
    #expect(DigestRule.reason(in: body) == reason)
  }

  @Test func `a document that says no impact gives the reason of its text`() throws {
    let sandbox = try sandbox()
    let page = Self.advised.replacing("impactDescription: a view can be shown without a store\n", with: "")
      .replacing("## No Store in Views\n", with: "## No Store in Views\n\nStores sink. Views float.\n")
    try sandbox.add("rules/no-store-in-views.md", Array(page.utf8))
    #expect(sandbox.eaves("digest ~/p").out.contains("\n- because: Stores sink.\n"))
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
