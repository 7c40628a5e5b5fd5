import FuzzCases
import Foundation
import Testing

@testable import eaves

/// `eaves digest --check`: whether a page still says what holds, and which rule says something else.
@Suite struct DigestCheckTests {
  private static let rule = Sample.rule("for: view\nnever:\n  holds: \"*Store\"\ninstead: hand in the names")

  private func sandbox(_ profile: String = "none", _ more: [(path: String, text: String)] = []) throws
    -> Sandbox
  {
    try Sandbox(
      [
        ("r/.git/", ""), ("r/p/eaves.yml", "eaves: 1\nrules: [../rules]\nprofile: \(profile)\n"),
        ("r/rules/no-store-in-views.md", Self.rule), ("home/secret.md", "TOPSECRET\n"),
      ] + more)
  }

  /// Keeps the digest of the moment.
  private func keep(_ sandbox: Sandbox, around: (String) -> String = { "# Agents\n\n\($0)\nMore.\n" }) throws
  {
    try sandbox.add("r/p/AGENTS.md", Array(around(sandbox.eaves("digest ~/r/p").out).utf8))
  }

  /// Holds that nothing is written, whatever comes out.
  private func check(_ sandbox: Sandbox, _ flags: String = "") -> Hearing {
    let before = sandbox.everything
    let heard = sandbox.eaves("digest ~/r/p --check ~/r/p/AGENTS.md \(flags)")
    #expect(sandbox.everything == before)
    return heard
  }

  // MARK: What changed

  /// A text of the rule's document, what it becomes, and how the change is told; nil for none.
  static let changes: [(old: String, new: String, told: String?)] = [
    ("holds: \"*Store\"", "holds: \"*Cellar\"", "sentence"), ("for: view", "for: viewModel", "sentence"),
    ("title: No Store in Views", "title: Views Without Store", "title"),
    ("impact: HIGH", "impact: LOW", "impact"),
    ("without a store\n", "without any\n", "reason"), ("hand in the names", "hand in the rows", "advice"),
    ("\ninstead: hand in the names", "", "advice"),
    ("struct Berths", "struct Moorings", nil), ("let names: [String]", "let names: [Name]", nil),
    ("**Incorrect (the view keeps the store):**", "**Incorrect (it keeps it):**", nil),
    ("tags: layer", "tags: other", nil),
  ]

  @Test(arguments: changes) func `a change of a rule is named, one of its examples is none`(
    old: String, new: String, told: String?
  ) throws {
    let sandbox = try sandbox()
    try keep(sandbox)
    #expect(check(sandbox).status == .clean)
    #expect(Self.rule.contains(old))
    try sandbox.add("r/rules/no-store-in-views.md", Array(Self.rule.replacing(old, with: new).utf8))
    let heard = check(sandbox)
    guard let told else {
      #expect(heard.out == "~/r/p/AGENTS.md: the digest of 1 rule of profile none is up to date\n")
      #expect(heard.status == .clean)
      return
    }
    #expect(heard.status == .findings)
    #expect(
      heard.out == """
        ~/r/p/AGENTS.md:3: the digest is not what `eaves digest` prints now: rules 1 changed
          changed  no-store-in-views: \(told)
        replace lines 3 to 14 with what the same command prints without --check

        """)
    #expect(heard.errors == "")
  }

  /// A rule of the least impact beside many: its heading is all that is left of it.
  @Test(arguments: changes) func `a change of what is shortened is named too`(
    old: String, new: String, told: String?
  ) throws {
    let (sandbox, page) = (
      try sandbox("clean-mvvm"), Self.rule.replacing("impact: HIGH", with: "impact: LOW")
    )
    try sandbox.add("r/rules/no-store-in-views.md", Array(page.utf8))
    try keep(sandbox)
    #expect(
      try #require(sandbox.text("r/p/AGENTS.md")).contains(
        "### LOW: No Store in Views (`no-store-in-views`) <!-- ~"))
    let old = old.replacing("HIGH", with: "LOW")
    try sandbox.add(
      "r/rules/no-store-in-views.md",
      Array(page.replacing(old, with: new.replacing("LOW", with: "LOW-MEDIUM")).utf8))
    let heard = check(sandbox)
    #expect(heard.status == (told == nil ? .clean : .findings), "\(heard.out)")
    #expect((heard.out.contains("\n  changed  no-store-in-views: ")) == (told != nil), "\(heard.out)")
    #expect(heard.out.ranges(of: "\n  changed  ").count == (told == nil ? 0 : 1), "\(heard.out)")
  }

  @Test func `what is added and removed, of rules that are shortened by it too`() throws {
    let sandbox = try sandbox("clean-mvvm")
    try keep(sandbox)
    let others = ["ferry", "quay"]
    for name in others { try sandbox.add("r/rules/\(name).md", Array(Self.rule.utf8)) }
    try sandbox.add(
      "r/p/eaves.yml",
      Array(
        """
        eaves: 1
        rules: [../rules]
        profile: clean-mvvm
        off:
          - rule: no-store-in-views
            reason: later

        """.utf8))
    let lines = check(sandbox).out.split(separator: "\n")
    #expect(lines.count == 5, "\(lines)")
    #expect(lines.first?.hasSuffix(" prints now: rules 2 added, 1 removed") ?? false, "\(lines)")
    #expect(
      lines.dropFirst().dropLast() == ["  added  ferry", "  added  quay", "  removed  no-store-in-views"])
  }

  @Test func `another profile, another impact of the configuration, a hand`() throws {
    let sandbox = try sandbox()
    try keep(sandbox)
    let level = "impact:\n  - rule: no-store-in-views\n    level: LOW\n"
    try sandbox.add("r/p/low.yml", Array("eaves: 1\nrules: [../rules]\nprofile: none\n\(level)".utf8))
    let low = check(sandbox, "--config ~/r/p/low.yml")
    #expect(low.out.contains("\n  changed  no-store-in-views: impact\nreplace "), "\(low.out)")
    let other = check(sandbox, "--profile base")
    #expect(other.status == .findings)
    #expect(other.out.contains("\n  profile  none there, base now\n"), "\(other.out)")
    try keep(sandbox) { $0.replacing("hand in", with: "maybe hand in") }
    let edited = check(sandbox)
    #expect(
      edited.out.contains("\n  changed  no-store-in-views: advice\n  edited by hand: "), "\(edited.out)")
    try keep(sandbox) { $0.replacing("Never break", with: "Rarely break") }
    #expect(
      check(sandbox).out.contains(
        "\n  edited by hand: what it says is not what was printed\n  no rule differs; line 4 is"))
  }

  // MARK: Files

  @Test func `line breaks of other systems and a mark of byte order are the same`() throws {
    let sandbox = try sandbox()
    try keep(sandbox) { "# A\n\n\($0)\n".replacing("\n", with: "\r\n") }
    #expect(check(sandbox).status == .clean)
    try keep(sandbox) { "\u{FEFF}\($0)" }
    #expect(check(sandbox).status == .clean)
  }

  /// What stands around or in place of the digest `D`, and the complaints.
  static let pages: [(page: String, complaints: [String])] = [
    ("", ["error: there is no digest in it; add one: `eaves digest >> ~/r/p/AGENTS.md`"]),
    ("See `<!-- eaves:digest x -->`.\n", ["error: there is no digest in it; "]),
    (
      "<!-- eaves:digest profile=none hash=0 -->\nx\n",
      ["1: error: a digest begins here and never ends; write `<!--"]
    ),
    (
      "x\n<!-- /eaves:digest -->\n",
      ["2: error: this mark ends a digest, and none begins above it; delete the line"]
    ),
    ("D\nD", ["10: error: there is already a digest on line 1; delete one of them"]),
    (
      "<!-- eaves:digest a=b -->\nD",
      ["2: error: a digest begins within the one that begins on line 1; keep one"]
    ),
    ("D<!-- /eaves:digest -->", ["9: error: this mark ends a digest, and none begins above"]),
    (
      "Text <!-- eaves:digest a=b -->\n<!-- /eaves:digest -->",
      [
        "1: error: the mark of a digest does not begin its line; put it on a line of its own",
        "2: error: this mark ends a digest, and none",
      ]
    ),
    (
      "<!--eaves:digest a=b -->\nx\n<!-- /eaves:digest>\n",
      [
        "1: error: the mark of a digest is broken; begin with `<!-- eaves:digest … -->`",
        "3: error: the mark of a digest is broken; ",
      ]
    ),
  ]

  @Test(arguments: pages) func `marks`(_ page: String, _ complaints: [String]) throws {
    let sandbox = try sandbox()
    let digest = "<!-- eaves:digest profile=none hash=0 -->\n1\n2\n3\n4\n5\n6\n<!-- /eaves:digest -->\n"
    try sandbox.add("r/p/AGENTS.md", Array(page.replacing("D", with: digest).utf8))
    let heard = check(sandbox)
    #expect(heard.status == .couldNotRun)
    #expect(heard.out == "")
    #expect(heard.complaints.count == complaints.count, "\(heard.errors)")
    for (heard, complaint) in zip(heard.complaints, complaints) {
      #expect(heard.hasPrefix("~/r/p/AGENTS.md:") && heard.contains(complaint), "\(heard)")
    }
  }

  @Test func `as many complaints as people read`() throws {
    let sandbox = try sandbox(
      "none", [("r/p/AGENTS.md", String(repeating: "<!-- /eaves:digest -->\n", count: 900))])
    #expect(check(sandbox).complaints.count == 20)
  }

  @Test func `what cannot be read`() throws {
    let sandbox = try sandbox()
    let gone = check(sandbox)
    #expect(gone.status == .couldNotRun)
    #expect(
      gone.errors
        == "~/r/p/AGENTS.md: error: the digest cannot be read: no such file or folder; make it: `eaves digest >> "
        + "~/r/p/AGENTS.md`\n")
    try sandbox.add("r/p/AGENTS.md", Array(repeating: 0x0A, count: 1 << 20))
    #expect(check(sandbox).errors.contains("1 MiB; files of 1 MiB and more are not read here"))
    let folder = sandbox.eaves("digest ~/r/p --check ~/r/p")
    #expect(folder.errors.contains("the digest cannot be read: a folder, not a file; name the page that"))
  }

  @Test func `a link out of the repository is not read`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/AGENTS.md", to: "../../home/secret.md")
    let heard = check(sandbox)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("leads out of the project through the link ~/r/p/AGENTS.md; name what"))
    #expect(check(sandbox, "--follow").errors.contains("there is no digest in it"))
    try sandbox.add("r/CLAUDE.md", Array(sandbox.eaves("digest ~/r/p").out.utf8))
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/p/AGENTS.md")
    try sandbox.link("r/p/AGENTS.md", to: "../CLAUDE.md")
    #expect(check(sandbox).status == .clean)
  }

  /// Names that only the file knows.
  @Test func `a hostile file`() throws {
    let sandbox = try sandbox()
    let names = HostileNames.all + [String(repeating: "long", count: 10_000)]
    try keep(sandbox) { page in
      page.replacing("\n<!-- /", with: names.map { "\n### HIGH: T (`\($0)`)\n" }.joined() + "\n<!-- /")
        .replacing("profile=none", with: "profile=\u{1B}[2J\u{202E}")
    }
    let heard = check(sandbox)
    inspect(heard, "names")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("\n  and ") && heard.out.utf8.count < 4_000)
  }
}
