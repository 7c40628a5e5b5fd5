import Foundation
import Testing

@testable import eaves

/// `eaves allow`: comments above what a rule finds, and nothing else.
@Suite struct AllowCommandTests {
  private static let flags = "--root ~/p --rules ~/rules --profile none"

  private func sandbox(_ text: String, rule: String = Sample.rule()) throws -> Sandbox {
    try Sandbox([("p/A.swift", text), ("rules/no-store-in-views.md", rule)])
  }

  /// What stands in the file once its findings are allowed; checks that they are.
  private func allowed(_ text: String, rule: String = Sample.rule(), said: String? = nil) throws -> String? {
    let sandbox = try sandbox(text, rule: rule)
    let heard = sandbox.eaves("allow no-store-in-views --reason legacy \(Self.flags)")
    #expect(heard.status == .clean, "\(heard.errors)")
    if let said { #expect(heard.out == said) }
    let check = sandbox.eaves("check \(Self.flags)")
    #expect(check.status == .clean, "\(check.out)")
    let written = sandbox.text("p/A.swift")
    let again = sandbox.eaves("allow no-store-in-views --reason legacy \(Self.flags)")
    #expect(
      again.out.hasPrefix(
        "nothing to allow: all findings of no-store-in-views in the checked files are suppressed already ("),
      "\(again)")
    #expect(sandbox.text("p/A.swift") == written, "a second time it has nothing to write")
    return written
  }

  @Test func `writes above the line, as far in, and says so`() throws {
    let text = try allowed(
      Sample.view,
      said: """
        A.swift:2: // eaves:allow no-store-in-views -- legacy
        allowed 1 finding of no-store-in-views with 1 comment in 1 file

        """)
    #expect(
      text == Sample.view.replacing("  let", with: "  // eaves:allow no-store-in-views -- legacy\n  let"))
  }

  /// What stands in a file, and what stands there afterwards: `//+` is the comment.
  static let texts: [(before: String, after: String)] = [
    ("struct A: View { let s: AStore }\n", "//+\nstruct A: View { let s: AStore }\n"),
    ("struct A: View {\r\n\tlet s: AStore\r\n}\r\n", "struct A: View {\r\n\t//+\r\n\tlet s: AStore\r\n}\r\n"),
    // A doc comment stays with its declaration.
    (
      "struct A: View {\n  /// Trips.\n  /// All.\n  @State\n  let s: AStore\n}\n",
      "struct A: View {\n  //+\n  /// Trips.\n  /// All.\n  @State\n  let s: AStore\n}\n"
    ),
    // One comment covers what stands in one declaration.
    (
      "struct A: View {\n  let s: AStore, t: BStore\n  let u: CStore\n}\n",
      "struct A: View {\n  //+\n  let s: AStore, t: BStore\n  //+\n  let u: CStore\n}\n"
    ),
    // The second of one line is out of reach of a comment above it.
    (
      "struct A: View {\n  let s = 1; let t: BStore\n}\n",
      "//+\nstruct A: View {\n  let s = 1; let t: BStore\n}\n"
    ),
    (
      "struct A: View {\n  // eaves:allow other -- x\n  let s: AStore\n}\n",
      "struct A: View {\n  // eaves:allow other -- x\n  //+\n  let s: AStore\n}\n"
    ),
  ]

  @Test(arguments: texts.dropLast()) func `keeps everything else`(_ before: String, _ after: String) throws {
    let text = try allowed(before)
    #expect(text == after.replacing("//+", with: "// eaves:allow no-store-in-views -- legacy"))
  }

  @Test func `a mark of byte order stays in front`() throws {
    let sandbox = try sandbox("\u{FEFF}struct A: View { let s: AStore }")
    #expect(sandbox.eaves("allow no-store-in-views --reason legacy \(Self.flags)").status == .clean)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(sandbox.path)/p/A.swift"))
    let comment = "// eaves:allow no-store-in-views -- legacy\n"
    #expect(Array(bytes) == [0xEF, 0xBB, 0xBF] + Array("\(comment)struct A: View { let s: AStore }".utf8))
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
  }

  @Test func `stands with other allowances`() throws {
    let sandbox = try sandbox(Self.texts[5].before)
    #expect(sandbox.eaves("allow no-store-in-views --reason legacy \(Self.flags)").status == .clean)
    #expect(
      sandbox.text("p/A.swift")
        == Self.texts[5].after.replacing("//+", with: "// eaves:allow no-store-in-views -- legacy"))
  }

  /// No comment can stand inside a string: it goes above the declaration around it.
  @Test func `a string of several lines stays as it is`() throws {
    let rule = Sample.rule("for: view\nnever:\n  creates: \"*Store\"")
      .replacing("let store: BerthStore", with: "let store = BerthStore()")
    let view =
      "struct A: View {\n  let text = \"\"\"\n    \\(AStore().name)\n    \\(AStore().age)\n    \"\"\"\n}\n"
    let text = try allowed(view, rule: rule)
    #expect(
      text == view.replacing("  let text", with: "  // eaves:allow no-store-in-views -- legacy\n  let text"))
  }

  @Test func `paths narrow it, and the baseline counts`() throws {
    let sandbox = try Sandbox(Sample.project + [("p/Other/Page.swift", Sample.view), (".git/", "")])
    let heard = sandbox.eaves("allow no-store-in-views ~/p/Other --reason legacy \(Self.flags)")
    #expect(heard.out.hasPrefix("Other/Page.swift:2: "), "\(heard)")
    #expect(sandbox.text("p/Sources/TripList.swift") == Sample.view)
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let rest = sandbox.eaves("allow no-store-in-views --reason legacy \(Self.flags)")
    #expect(
      rest.out
        == "nothing to allow: all findings of no-store-in-views in the checked files are suppressed already "
        + "(1 by a comment, 1 by the baseline); to replace baseline entries by comments, add --no-baseline, "
        + "then run `eaves baseline update`\n"
    )
    #expect(sandbox.text("p/Sources/TripList.swift") == Sample.view)
    // The remedy does what it says.
    #expect(
      sandbox.eaves("allow no-store-in-views --reason legacy --no-baseline \(Self.flags)").out
        .contains(
          "in 1 file\nif the baseline lists these findings, `eaves baseline update` drops the entries\n"))
    #expect(sandbox.eaves("baseline update \(Self.flags)").out.contains("no entries, 1 dropped"))
  }

  static let refusals: [(line: String, complaint: String)] = [
    ("allow no-store-in-views", "`allow` needs a reason; write `eaves allow RULE --reason TEXT`"),
    ("allow no-store-in-views --reason …", "`…` is no reason"),
    (
      "allow no-store-in-view --reason x",
      "no rule is called `no-store-in-view`; did you mean `no-store-in-views`?"
    ),
    ("allow eaves-allow --reason x", "no rule is called `eaves-allow`"),
    (
      "allow layer-view-no-data-access --reason x",
      "layer-view-no-data-access does not run here (profile none), so it has no finding to suppress; "
        + "choose a profile of this rule with --profile: "
    ),
    ("allow no-store-in-views ~/p/None --reason x", "there is no file or folder `~/p/None`"),
    ("allow", "`allow` needs an argument"),
  ]

  @Test(arguments: refusals) func `refuses`(_ line: String, _ complaint: String) throws {
    let sandbox = try sandbox(Sample.view)
    let heard = sandbox.eaves("\(line) \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(complaint), "\(heard.errors)")
    #expect(sandbox.text("p/A.swift") == Sample.view)
  }

  @Test func `a reason is one line`() throws {
    let sandbox = try sandbox(Sample.view)
    let words = ["allow", "no-store-in-views", "--reason", "a\nimport B", "--root", "\(sandbox.path)/p"]
    let heard = sandbox.eaves(words: words + ["--rules", "\(sandbox.path)/rules", "--profile", "none"])
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("is no reason"), "\(heard.errors)")
    #expect(sandbox.text("p/A.swift") == Sample.view)
  }

  /// An older name of a rule must not bring the name of its file into a source.
  @Test func `an id that is no word is not written`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.view), ("rules/a import B.md", Sample.rule()),
      ("rules/_renamed.yml", "old-name: a import B\n"),
    ])
    let heard = sandbox.eaves("allow old-name --reason x \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("is no id that a comment can name"), "\(heard.errors)")
    #expect(sandbox.text("p/A.swift") == Sample.view)
  }

  @Test func `a rule can forbid it`() throws {
    let strict = Sample.rule().replacing("tags: layer", with: "tags: layer\nallow: never")
    let sandbox = try sandbox(Sample.view, rule: strict)
    let heard = sandbox.eaves("allow no-store-in-views --reason x \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("no comment may suppress no-store-in-views"), "\(heard.errors)")
    #expect(sandbox.text("p/A.swift") == Sample.view)
  }

  /// A link is not written through, and a file that cannot be written keeps all others as they are.
  @Test func `writes no link, and all or nothing`() throws {
    let sandbox = try Sandbox([
      (".git/", ""), ("p/A.swift", Sample.view),
      ("real/B.swift", Sample.view.replacing("TripList", with: "B")),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/B.swift", withDestinationPath: "../real/B.swift")
    let heard = sandbox.eaves("allow no-store-in-views --reason x \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains("B.swift: error: not written: a link of the project leads there"), "\(heard)")
    #expect(sandbox.text("p/A.swift") == Sample.view)
    #expect(sandbox.text("real/B.swift")?.contains("eaves:allow") == false)
  }

  @Test func `keeps the permissions of a file`() throws {
    let sandbox = try sandbox(Sample.view)
    let path = "\(sandbox.path)/p/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(sandbox.eaves("allow no-store-in-views --reason x \(Self.flags)").status == .clean)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }
}
