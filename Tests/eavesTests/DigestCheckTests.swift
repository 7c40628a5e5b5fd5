import FuzzCases
import Foundation
import Testing

@testable import eaves

/// `eaves digest --check`: whether a page still has what the command prints.
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
  private func check(_ sandbox: Sandbox, _ flags: String = "") -> CapturedOutput {
    let before = sandbox.everything
    let heard = sandbox.eaves("digest ~/r/p --check ~/r/p/AGENTS.md \(flags)")
    #expect(sandbox.everything == before)
    return heard
  }

  // MARK: What changed

  /// A text of the rule's document, what it becomes, and whether the digest differs by it.
  static let changes: [(old: String, new: String, differs: Bool)] = [
    ("holds: \"*Store\"", "holds: \"*Cellar\"", true), ("for: view", "for: viewModel", true),
    ("title: No Store in Views", "title: Views Without Store", true), ("impact: HIGH", "impact: LOW", true),
    ("without a store\n", "without any\n", false), ("hand in the names", "hand in the rows", true),
    ("\ninstead: hand in the names", "", true),
    ("struct Berths", "struct Moorings", false), ("let names: [String]", "let names: [Name]", false),
    ("**Incorrect (the view keeps the store):**", "**Incorrect (it keeps it):**", false),
    ("tags: layer", "tags: other", false),
  ]

  @Test(arguments: changes) func `it differs by a change of a rule, and by none of its examples`(
    old: String, new: String, differs: Bool
  ) throws {
    let sandbox = try sandbox()
    try keep(sandbox)
    #expect(check(sandbox).status == .clean)
    #expect(Self.rule.contains(old))
    try sandbox.add("r/rules/no-store-in-views.md", Array(Self.rule.replacing(old, with: new).utf8))
    let heard = check(sandbox)
    #expect(heard.status == (differs ? .findings : .clean))
    #expect(
      heard.out
        == (differs
          ? "~/r/p/AGENTS.md:3: the digest is not what `eaves digest` prints now; delete lines 3 to 13 and run "
            + "`eaves digest >> ~/r/p/AGENTS.md` with the same flags\n"
          : "~/r/p/AGENTS.md: the digest is up to date\n"))
    #expect(heard.errors == "")
  }

  @Test func `what it says to do makes it the same`() throws {
    let sandbox = try sandbox()
    try keep(sandbox) { "# Agents\n\n\($0.replacing("Never break", with: "Rarely break"))\nMore.\n" }
    #expect(check(sandbox).status == .findings)
    var lines = try #require(sandbox.text("r/p/AGENTS.md")).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines.removeSubrange(2..<13)
    let page = lines.joined(separator: "\n") + sandbox.eaves("digest ~/r/p").out
    try sandbox.add("r/p/AGENTS.md", Array(page.utf8))
    #expect(check(sandbox).status == .clean)
  }

  @Test func `it differs by other rules, and by another impact of the configuration`() throws {
    let sandbox = try sandbox()
    try keep(sandbox)
    let level = "impact:\n  - rule: no-store-in-views\n    level: LOW\n"
    try sandbox.add("r/p/low.yml", Array("eaves: 1\nrules: [../rules]\nprofile: none\n\(level)".utf8))
    for flags in ["--config ~/r/p/low.yml", "--profile base"] {
      #expect(check(sandbox, flags).status == .findings, "\(flags)")
    }
  }

  // MARK: Files

  @Test func `line breaks of other systems and a mark of byte order are the same`() throws {
    let sandbox = try sandbox()
    try keep(sandbox) { "# A\n\n\($0)\n".replacing("\n", with: "\r\n") }
    #expect(check(sandbox).status == .clean)
    try keep(sandbox) { "\u{FEFF}\($0)" }
    #expect(check(sandbox).status == .clean)
  }

  /// What stands around or in place of the digest `D`, and the complaint.
  static let pages: [(page: String, complaint: String)] = [
    ("", " error: there is no digest in it; add one: `eaves digest >> ~/r/p/AGENTS.md`"),
    ("See `<!-- eaves:digest -->`.\n", " error: there is no digest in it; "),
    ("<!-- eaves:digest profile=none -->\nx\n", " error: there is no digest in it; "),
    (
      "<!-- eaves:digest -->\nx\n",
      "1: error: the lines that begin and end a digest are not one pair; keep one"
    ),
    ("x\n<!-- /eaves:digest -->\n", "2: error: the lines that begin"),
    ("D\nD", "1: error: the lines that begin"),
    ("<!-- eaves:digest -->\nD", "1: error: the lines that begin"),
    ("D<!-- /eaves:digest -->", "1: error: the lines that begin"),
    ("<!-- /eaves:digest -->\n<!-- eaves:digest -->\n", "1: error: the lines that begin"),
  ]

  @Test(arguments: pages) func `marks`(_ page: String, _ complaint: String) throws {
    let sandbox = try sandbox()
    let digest = "<!-- eaves:digest -->\n1\n2\n3\n4\n5\n6\n<!-- /eaves:digest -->\n"
    try sandbox.add("r/p/AGENTS.md", Array(page.replacing("D", with: digest).utf8))
    let heard = check(sandbox)
    #expect(heard.status == .couldNotRun)
    #expect(heard.out == "")
    #expect(heard.complaints.count == 1, "\(heard.errors)")
    #expect(heard.errors.hasPrefix("~/r/p/AGENTS.md:\(complaint)"), "\(heard.errors)")
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
    #expect(
      heard.errors.contains("leads out of the project through the link ~/r/p/AGENTS.md; name the target"))
    #expect(check(sandbox, "--follow").errors.contains("there is no digest in it"))
    try sandbox.add("r/CLAUDE.md", Array(sandbox.eaves("digest ~/r/p").out.utf8))
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/p/AGENTS.md")
    try sandbox.link("r/p/AGENTS.md", to: "../CLAUDE.md")
    #expect(check(sandbox).status == .clean)
  }

  /// Names that only the file knows.
  @Test func `a hostile file`() throws {
    let sandbox = try sandbox()
    try keep(sandbox) { page in
      page.replacing(
        "\n<!-- /", with: HostileNames.all.map { "\n### HIGH: T (`\($0)`)\n" }.joined() + "\n<!-- /")
    }
    let heard = check(sandbox)
    inspect(heard, "names")
    #expect(heard.status == .findings)
    #expect(heard.out.split(separator: "\n").count == 1 && heard.out.utf8.count < 400)
  }
}
