import EavesSource
import Foundation
import Testing

@testable import eaves

/// What `validate` proves, and by which configuration.
@Suite struct ValidateTests {
  /// A check of a role that only a configuration knows.
  private static let berths = Sample.rule("for: berth\nnever:\n  holds: rope").replacing(
    "struct Berths: View {\n  let store: BerthStore // ✗", with: "struct OldBerth {\n  let rope: Rope // ✗"
  ).replacing("struct Berths: View", with: "struct NewBerth")

  private static let configuration = """
    eaves: 1
    profile: none
    rules: [Architecture]
    roles:
      berth:
        - name: "*Berth"
          kind: struct
          in: Quay
    words:
      rope: [Rope]
    modules:
      - name: Quay
        path: "/*.swift"

    """

  private static func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    try Sandbox(
      [("p/eaves.yml", configuration), ("p/Architecture/berths.md", berths), ("p/Sources/A.swift", "")] + more
    )
  }

  private static let further = """
    **Incorrect:**

    ```swift
    struct Late: View { // ✗
    }
    ```

    """

  @Test(arguments: ["berths.examples.md", "examples/berths.examples.md"])
  func `a page that is named brings its further examples`(_ name: String) throws {
    let sandbox = try Self.sandbox([("p/Architecture/\(name)", Self.further)])
    let heard = sandbox.eaves("validate ~/p/Architecture/berths.md --root ~/p")
    #expect(heard.status == .findings && heard.out.contains("\(name):4: error: "), "\(heard.out)")
  }

  @Test func `a rule has one file of further examples`() throws {
    let sandbox = try Self.sandbox(
      ["berths.examples.md", "examples/berths.examples.md"].map { ("p/Architecture/\($0)", Self.further) })
    for page in ["~/p/Architecture/berths.md", "~/p/Architecture"] {
      let heard = sandbox.eaves("validate \(page) --root ~/p")
      #expect(heard.out.contains("holds the examples of this rule already"), "\(heard.out)\(heard.errors)")
    }
  }

  @Test func `what own nouns make of shipped examples is said of the configuration`() throws {
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\nroles:\n  repository:\n    - name: \"*Store\"\n"),
      ("p/Sources/A.swift", ""),
    ])
    let heard = sandbox.eaves("validate --root ~/p --only layer-use-case-through-protocols")
    #expect(heard.status == .clean, "\(heard.out)\(heard.errors)")
    let lines = heard.out.split(separator: "\n").map(String.init)
    let page = try #require(lines.firstIndex { $0.hasPrefix("proven    layer-use-case-through-protocols ") })
    #expect(
      lines[page + 1].hasPrefix(
        "    eaves.yml: warning: with `repository` as defined here, the examples of this rule fail: "),
      "\(lines)")
    #expect(lines.last == "1 document: 1 proven, 0 failed, 1 warning")
    #expect(lines.allSatisfy { !$0.contains("error:") })
    // So are roles that are emptied first.
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: clean-mvvm\nreplace: [useCase]\n".utf8))
    let emptied = sandbox.eaves("validate --root ~/p --only layer-use-case-through-protocols").out
    #expect(
      emptied.contains(
        "    eaves.yml: warning: with `useCase` as defined here, the examples of this rule fail: "),
      "\(emptied)")
    #expect(emptied.hasSuffix("1 document: 1 proven, 0 failed, 1 warning\n"), "\(emptied)")
    // Nor may shipped pages contradict each other for it.
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: clean-mvvm\nreplace: [entity]\n".utf8))
    let unparsed = sandbox.eaves("validate --root ~/p")
    #expect(unparsed.status == .clean, "\(unparsed.out)")
    #expect(
      unparsed.out.contains(
        "with `entity` as defined here, shipped rules report findings in "),
      "\(unparsed.out)")
    // A page of the project's own that they fail is to be fixed.
    let own = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [R]\nroles:\n  view:\n    - name: \"Old*\"\n"),
      ("p/R/berths.md", Sample.rule("for: view\nnever:\n  holds: \"*Repository\"")),
      ("p/Sources/A.swift", ""),
    ])
    #expect(own.eaves("validate --root ~/p").status == .findings)
  }

  @Test func `own roles, words and modules are read, whatever is named`() throws {
    let sandbox = try Self.sandbox()
    for line in [
      "validate --root ~/p", "validate ~/p/Architecture", "validate ~/p/Architecture/berths.md",
      "validate --config ~/p/eaves.yml", "validate ~/p/Architecture --matrix",
    ] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .clean, "\(line)\n\(heard.out)\(heard.errors)")
    }
    #expect(
      sandbox.eaves("validate --root ~/p").out
        == "proven    berths  (2 examples)\n1 document: 1 proven, 0 failed\n")
  }

  @Test func `a page of roles with marks in it stands for both; a fault is told of its own page`() throws {
    func page(_ name: String) throws -> String {
      let page = try #require(Workspace.shippedPages.first { $0.path.name == name })
      return String(decoding: page.bytes, as: UTF8.self) + "\n"
    }
    let (roles, marks) = (try page("_roles.yml"), try page("_marks.yml"))
    let rule = ("old/view-no-any-view.md", try page("view-no-any-view.md"))
    let sandbox = try Sandbox([
      ("old/_roles.yml", roles + marks), rule,
      ("old/examples/view-no-any-view.examples.md", try page("view-no-any-view.examples.md")),
      ("new/_marks.yml", marks.replacing("role: [view, app]", with: "role: [vew, app]")),
      ("new/view-no-any-view.md", rule.1),
    ])
    let old = sandbox.eaves("validate ~/old")
    #expect(old.out.contains("1 proven, 0 failed"), "\(old.out)\(old.errors)")
    let new = sandbox.eaves("validate ~/new")
    #expect(new.errors.contains("new/_marks.yml:9:14: error: unknown role `vew`"), "\(new.out)\(new.errors)")
  }

  @Test func `without arguments, own documents and the shipped ones of the profile`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.add(
      "p/eaves.yml",
      Array(
        (Self.configuration.replacing("none", with: "vanilla-mv")
          + "off:\n  - rule: vanilla-no-view-models\n    reason: not yet\n").utf8))
    let heard = sandbox.eaves("validate --root ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out.contains("proven    berths") && heard.out.contains("proven    vanilla-no-manual-fetch"))
    #expect(!heard.out.contains("layer-no-use-case") && !heard.out.contains("vanilla-no-view-models"))
  }

  @Test func `a folder that the configuration does not name is proven, and said to be read by no check`()
    throws
  {
    let sandbox = try Self.sandbox([
      ("p/More/no-store-in-views.md", Sample.rule()), ("p/Notes/a.md", "# A\n\nB\n"),
    ])
    let heard = sandbox.eaves("validate ~/p/More")
    #expect(heard.status == .clean, "\(heard)")
    #expect(
      heard.out.hasPrefix(
        "warning: `eaves check` does not run More: eaves.yml does not list it; "
          + "add `rules: [More]` to that file\n"),
      "\(heard.out)")
    #expect(!sandbox.eaves("validate ~/p/Architecture").out.contains("`eaves check` does not run"))
    #expect(!sandbox.eaves("validate ~/p/Architecture/berths.md").out.contains("`eaves check` does not run"))
    #expect(!sandbox.eaves("validate ~/p/Notes").out.contains("`eaves check` does not run"))
  }

  @Test func `a configuration names no documents outside of its repository`() throws {
    let sandbox = try Self.sandbox([("p/.git/HEAD", ""), ("out/no-store-in-views.md", Sample.rule())])
    for key in ["rules: [../out]", "rules: [Architecture]\nchecks: ../out"] {
      let text = Self.configuration.replacing("rules: [Architecture]", with: key)
      try sandbox.add("p/eaves.yml", Array(text.utf8))
      let heard = sandbox.eaves("validate --root ~/p")
      #expect(heard.status == .couldNotRun)
      #expect(heard.errors.contains("`../out` lies outside of ~/p"), "\(heard.errors)")
    }
  }

  @Test func `an example that nobody can read is told with its line, for people and for programs`() throws {
    let unparsed = Self.berths.replacing("struct OldBerth {", with: "struct OldBerth {{")
    let sandbox = try Self.sandbox([("p/Architecture/berths.md", unparsed)])
    let line = try #require(
      unparsed.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("{{") })
    let cause = "the example is not understood: `{` is never closed"
    let heard = sandbox.eaves("validate --root ~/p")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("berths.md:\(line + 1): error: block 2, line 1: \(cause)"), "\(heard.out)")
    #expect(!heard.out.contains("the check reports nothing"))
    let json = sandbox.eaves("validate --root ~/p --format json").out
    #expect(json.contains("\"line\": \(line + 1),") && json.contains(cause), "\(json)")
  }

  static let nothing: [(String, String)] = [
    ("validate --profile none", "there is no rule document: the profile none has no shipped document"),
    (
      "validate --root ~/bare",
      "eaves.yml:2:10: error: there is no rule document: the profile none has no shipped document"
    ),
    (
      "validate ~/tagged --profile base",
      "no document is left to prove: --profile base leaves out the one document; run without --profile base; profiles of the documents: vanilla-mv"
    ),
    (
      "validate ~/tagged ~/rules --profile none --only no-tags",
      "no document is left to prove: --profile none and --only no-tags leave out all 2 documents"
    ),
  ]

  @Test(arguments: nothing) func `a run that proves nothing says why`(_ line: String, _ why: String) throws {
    let tagged = Sample.rule().replacing("tags: layer", with: "profiles: vanilla-mv")
    let sandbox = try Sandbox([
      ("bare/eaves.yml", "eaves: 1\nprofile: none\n"), ("tagged/no-tags.md", tagged),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let heard = sandbox.eaves(line)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(why), "\(heard.errors)")
  }

  @Test func `guidance enforces nothing, and that is said`() throws {
    let sandbox = try Sandbox([("g/note.md", "---\ntitle: Note\nimpactDescription: a\n---\n\n# Note\n")])
    let heard = sandbox.eaves("validate ~/g")
    #expect(heard.status == .clean)
    #expect(
      heard.out.hasSuffix(
        "1 document: 0 proven, 0 failed, 1 guidance (no check) · nothing is enforced: no document has a check\n"
      ))
  }

  @Test func `what is invalid is told, and the rest is proven`() throws {
    let sandbox = try Sandbox([
      ("r/good.md", Sample.rule()), ("r/wrong.md", Sample.rule("for: viw\nnever: exists")),
      ("r/sub/good.md", Sample.rule()),
      ("r/bare.md", "---\ntitle: Bare\nimpactDescription: a\n---\n\n# Bare\n"),
      ("c/bare.yml", "for: view\nnevr: exists\n"), ("c/lost.yml", "for: view\nnever: exists\n"),
    ])
    let heard = sandbox.eaves("validate ~/r --checks ~/c")
    #expect(heard.status == .couldNotRun)
    #expect(heard.out.contains("proven    good  (2 examples)"))
    for (rule, cause) in [
      ("wrong", "unknown subject `viw`"), ("good", "already stands in"), ("bare", "unknown key `nevr`"),
      ("lost", "no document belongs to this sidecar"),
    ] {
      let start = try #require(heard.out.range(of: "invalid   \(rule)\n"), "\(heard.out)")
      let told = heard.out[start.upperBound...].split(separator: "\n").first ?? ""
      #expect(told.contains(cause), "\(heard.out)")
    }
    #expect(heard.out.hasSuffix("5 documents: 1 proven, 0 failed, 4 invalid\n"))
    let json = sandbox.eaves("validate ~/r --checks ~/c --format json")
    let page = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    let documents = try #require(page?["documents"] as? [[String: Any]])
    #expect(documents.compactMap { $0["status"] as? String }.count { $0 == "invalid" } == 4)
    #expect((page?["summary"] as? [String: Int])?["invalid"] == 4)
    #expect(sandbox.eaves("validate ~/r/good.md ~/r/wrong.md --only layer").status == .couldNotRun)
    #expect(sandbox.eaves("validate ~/r/good.md ~/r/wrong.md --only good").status == .clean)
  }

  @Test func `what documents of one profile do to each other is counted, and told up to a hundred`() throws {
    let pages = (0..<16).map { index in
      let (bad, good) = index % 2 == 0 ? ("BerthStore", "QuayStore") : ("QuayStore", "BerthStore")
      let page = Sample.rule("for: view\nnever:\n  holds: \(bad)").replacing(
        "layer", with: "own\nprofiles: own")
      let shown = page.replacing("let store: BerthStore", with: "let store: \(bad)")
      return ("r/own-\(index).md", shown.replacing("let names: [String]", with: "let names: \(good)"))
    }
    let sandbox = try Sandbox(pages)
    let heard = sandbox.eaves("validate ~/r")
    #expect(heard.status == .findings)
    #expect(heard.out.hasSuffix("16 documents: 16 proven, 0 failed, 128 contradictions within a profile\n"))
    #expect(heard.out.contains("error: and 28 more contradictions; fix the first ones first\n"))
    let json = sandbox.eaves("validate ~/r --format json").out
    #expect(json.components(separatedBy: "fires on the Correct example").count == 101)
    #expect(json.contains("and 28 more contradictions"))
  }

  @Test func `quiet names only what is to be fixed`() throws {
    let sandbox = try Sandbox([("r/good.md", Sample.rule())])
    #expect(sandbox.eaves("validate ~/r --quiet").out == "1 document: 1 proven, 0 failed\n")
  }

  @Test func `a document that fails says what was expected and found in each block`() throws {
    let failing = Sample.rule().replacing(
      "let store: BerthStore // ✗", with: "let store: BerthStore\n  let x = 1 // ✗")
    let sandbox = try Sandbox([("r/no-store-in-views.md", failing)])
    let heard = sandbox.eaves("validate ~/r")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("\n    block 2 (incorrect): expected line 3; found line 2\n"), "\(heard.out)")
    #expect(!heard.out.contains("block 3 (correct)"))
  }

  @Test func `names of the project are known`() throws {
    let check = "for: view\nnever:\n  holds: [\"BerthStore\", \"QuaySession\"]"
    let sandbox = try Self.sandbox([("p/Architecture/store.md", Sample.rule(check))])
    func complaint() -> Bool {
      sandbox.eaves("validate --root ~/p").out.contains("`QuaySession` is known neither")
    }
    #expect(complaint())
    try sandbox.add("p/Sources/A.swift", Array("final class QuaySession {}\n".utf8))
    #expect(!complaint())
  }

  @Test func `strict fails what is narrower than stated`() throws {
    let page =
      Sample.rule().split(separator: "**Check:**")[0] + "**Inc" + Sample.rule().split(separator: "**Inc")[1]
    let sandbox = try Sandbox([
      ("r/no-store.md", String(page)),
      ("c/no-store.yml", "for: view\nnever:\n  holds: [BerthStore, URLSession]\n"),
    ])
    let heard = sandbox.eaves("validate ~/r --checks ~/c")
    #expect(heard.status == .clean)
    #expect(
      heard.out.contains(
        "~/c/no-store.yml:3:23: warning: narrower than stated: no example needs `URLSession`"))
    #expect(heard.out.hasSuffix("1 document: 1 proven, 0 failed, 1 warning\n"), "\(heard.out)")
    #expect(sandbox.eaves("validate ~/r --checks ~/c --strict").status == .findings)
  }
}
