@testable import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@Suite("Rule documents")
struct RuleDocumentLoaderTests {
  @Test("An own document: check, examples, virtual files")
  func ownDocument() throws {
    let loaded = load([("Rules/layer-views.md", Self.page)])
    #expect(loaded.problems == [])
    let document = try #require(loaded.documents.first)
    #expect(document.id == RuleID("layer-views"))
    #expect(document.status == .rule)
    #expect(document.title == "Views stay thin")
    #expect(document.impact == .high)
    #expect(document.profiles == ["base", "tca"])
    #expect(document.conflicts == [RuleID("other")])
    #expect(document.sentences.map(\.subject) == [Word("view", line: 14, column: 6)])
    #expect(document.checkPath == document.path)
    #expect(document.blocks.map(\.side) == [.other, .incorrect, .correct, .correct, .correct, .other])
    #expect(document.blocks.map(\.ordinal) == [1, 2, 3, 4, 5, 6])
    #expect(document.groups.map(\.label) == ["Incorrect (holds a store)", "Correct"])
    #expect(document.groups[0].files.map(\.path.text) == ["Example2.swift"])
    let correct = document.groups[1].files
    #expect(correct.map(\.path.text) == ["Example3.swift", "Domain/Trip.swift", "Views/TripView.swift"])
    #expect(correct.map(\.block) == [3, 3, 4])
    #expect(correct.map(\.firstLine) == [1, 3, 1])
    #expect(correct[1].text == "// Domain/Trip.swift — pure\nstruct Trip {}")
  }

  @Test(
    "A rule is called by its file's name: blanks and commas make no id; a page without a check may have them")
  func nameOfTheFile() throws {
    for name in [
      "Rules/layer views.md", "Rules/layer,views.md", "Rules/layer\u{A0}views.md", "Rules/--.md",
      "Rules/a\u{200B}b.md",
      "Rules/a\u{3164}b.md",
    ] {
      let problems = load([(name, Self.page)]).problems
      #expect(problems.map(\.remedy) == ["rename the file: letters, digits and dashes"], "\(name)")
      #expect(problems.first?.path?.text == name && problems.first?.severity == .warning)
    }
    for name in ["Rules/layer-views.md", "Rules/layer_views.2.md", "Rules/übersicht.md"] {
      #expect(load([(name, Self.page)]).problems == [], "\(name)")
    }
    #expect(load([("Rules/Read me.md", "# Read me\n")]).problems == [])
  }

  private static let page = """
    ---
    title: Views stay thin
    impact: HIGH
    impactDescription: keeps them so
    tags: layer, view
    profiles: base, tca
    conflicts: other
    ---
    ## Views stay thin

    **Check:**

    ```yaml
    for: view
    never:
      holds: "*Store"
    ```
    **Incorrect (holds a store):**
    ```swift
    struct A: View { let store: TripStore } // ✗
    ```
    **Correct:**
    ```swift
    struct A: View {}

    // Domain/Trip.swift — pure
    struct Trip {}
    ```
    Some words.
    ```
    // Views/TripView.swift
    struct TripView: View {}
    ```
    ```bash
    swift build
    ```
    **Alternative:**
    ```swift
    let a = 1
    ```
    """

  @Test("A sidecar brings check, lists and marks; its companion brings more blocks, numbered on")
  func sidecar() throws {
    let page =
      "---\ntitle: A\nimpactDescription: b\n---\n## A\n**Bad:**\n```swift\nlet a = 1\nlet b = 2\n```\n"
    let loaded = load(
      [("a.txt", page)],
      sidecars: [
        (
          "checks/a.yml", "for: type\nnever: exists\nprofiles: [x]\nconflicts: b\nmarks: [\"1:2\", \"2:1\"]\n"
        ),
        (
          "checks/a.examples.md",
          "**Wrong:**\n```swift\nlet c = 3\n```\n**Good:**\n```swift\nlet d = 3\n```\n"
        ),
        ("checks/zzz.yml", "for: type\nnever: exists\n"),
      ])
    #expect(loaded.problems == [])
    let document = try #require(loaded.documents.first)
    #expect(document.status == .rule)
    #expect(document.checkPath == FilePath("checks/a.yml"))
    #expect(document.profiles == ["x"])
    #expect(document.conflicts == [RuleID("b")])
    #expect(document.blocks.map(\.marks) == [[2], [1], []])
    #expect(document.blocks.map(\.path.text) == ["a.txt", "checks/a.examples.md", "checks/a.examples.md"])
    #expect(document.blocks.map(\.firstLine) == [8, 3, 7])
    #expect(document.groups.map(\.side) == [.incorrect, .incorrect, .correct])
    #expect(loaded.unusedSidecars == [FilePath("checks/zzz.yml")])
  }

  @Test("A sidecar lies beside its document, too; one that lost it is an error, other YAML is not")
  func sidecarBeside() throws {
    let page = "---\ntitle: A\nimpactDescription: b\n---\n## A\n**Bad:**\n```swift\nlet a = 1\n```\n"
    let check = "for: type\nnever: exists\n"
    let loaded = load([
      ("R/a.md", page), ("R/a.yml", check), ("R/sub/a.yml", check), ("R/ci.yml", "on: push\n"),
      ("R/b.md", page), ("R/b.yml", "# a check to fill in\n"), ("R/_c.yml", check),
    ])
    #expect(loaded.documents.map(\.id.text) == ["a", "b"])
    #expect(loaded.documents.map(\.status) == [.rule, .guidance])
    #expect(loaded.documents.first?.checkPath == FilePath("R/a.yml"))
    #expect(
      loaded.problems.map(\.text) == [
        "R/sub/a.yml: error: no document belongs to this sidecar; give the sidecar the name of its document: NAME.yml for NAME.md"
      ])
    // The folder of checks is asked first.
    let both = load([("R/a.md", page), ("R/a.yml", check)], sidecars: [("c/a.yml", check)])
    #expect(both.documents.first?.checkPath == FilePath("c/a.yml"))
  }

  @Test("What is no rule: sections, assets, other files, companions")
  func noRules() {
    let loaded = load(
      [
        ("R/_sections.md", "## 1. Layers (layer)\n**Impact:** CRITICAL\n\n## State (state)\nImpact: LOW\n"),
        ("R/_template.md", "**Bad:**"), ("R/assets/a.md", "**Bad:**"), ("R/examples/a.md", "**Bad:**"),
        ("R/a.swift", ""),
        ("R/state-a.md", "prose"), ("R/layer-b.md", "prose"), ("R/layer.md", "prose"),
        ("R/layers.md", "prose"),
      ])
    #expect(loaded.documents.map(\.id.text) == ["layer", "layer-b", "state-a", "layers"])
    #expect(loaded.documents.map(\.impact) == [.critical, .critical, .low, .medium])
    #expect(loaded.documents.map(\.section) == ["Layers", "Layers", "State", nil])
    #expect(loaded.documents.allSatisfy { $0.status == .article })
    #expect(loaded.problems == [])
  }

  @Test("A folder may itself lie in `assets`")
  func assetsFolder() {
    let file = SourceText(path: FilePath("assets/rules/a.md"), text: "prose")
    #expect(RuleDocumentLoader.load([file], folder: "assets/rules").documents.count == 1)
    #expect(RuleDocumentLoader.load([file]).documents.isEmpty)
  }

  @Test("Warnings: title, impact, description, language")
  func warnings() {
    let page = """
      ---
      title: A
      impact: HUGE
      ---
      ## B
      **Incorrect:**
      ```objc
      @interface A
      ```
      **Correct:**
      ```swift
      these are only words
      ```
      """
    let problems = load([("a.md", page)]).problems
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(
      problems.map(\.cause) == [
        "the frontmatter has no `impactDescription`", "the title is not the first heading, \"B\" on line 5",
        "unknown impact `HUGE`, taken as MEDIUM", "a `objc` example that is not Swift proves nothing",
        "a `swift` example that is not Swift proves nothing",
      ])
    #expect(problems.map(\.line) == [1, 2, 3, 7, 11])
  }

  @Test("A key of the frontmatter that is not read is named where one that is read was meant")
  func misspeltKeys() {
    let page = """
      ---
      title: T
      severity: HIGH
      impactDesription: d
      author: somebody
      profile: [base]
      fix: delete it
      ---
      ## T
      **Incorrect:**
      ```swift
      let a = 1
      ```
      """
    let problems = load([("a.md", page)]).problems.filter { $0.cause.contains("is not read") }
    #expect(problems.map(\.line) == [3, 4, 6, 7])
    #expect(
      problems.map(\.remedy) == [
        "did you mean `impact`?", "did you mean `impactDescription`?", "did you mean `profiles`?",
        "write the fix as `instead: …` in the check",
      ])
  }

  @Test("A sentence below a label that is not `Check` is an error, in a document with frontmatter")
  func unannounced() {
    let check = "```yaml\nfor: type\nnever: exists\n```\n"
    let matter = "---\ntitle: T\nimpact: HIGH\n---\n"
    let loaded = load([
      ("a.md", matter + "**Chek:**\n" + check), ("b.md", matter + "## T\n" + check),
      ("c.md", "## T\n" + check),
      ("d.md", matter + "## T\n```yaml\nrules: mine\n```\n"),
    ])
    #expect(
      loaded.problems.filter { $0.severity == .error }.map {
        "\($0.path?.text ?? ""):\($0.line ?? 0) \($0.cause)"
      }
        == [
          "a.md:6 a check below the label `Chek` enforces nothing",
          "b.md:6 a check below the label `T` enforces nothing",
        ])
  }

  @Test("Errors: a check label without check, two checks, a mark beside the blocks, one id twice")
  func errors() {
    let check = "**Check:**\n```yaml\nfor: type\nnever: exists\n```\n"
    let loaded = load(
      [("a.md", "**Check:**\ntext\n"), ("b.md", check), ("x/b.md", check), ("c.md", "**Bad:**\n")],
      sidecars: [("b.yml", "for: type\nnever: exists\n"), ("c.yml", "marks: [\"1:1\", x]\n")])
    let errors = loaded.problems.filter { $0.severity == .error }
    #expect(
      errors.map(\.cause)
        == [
          "no YAML block follows the label `Check`", "the document b.md already has a check",
          "`x` is no mark", "the document has no line 1 in a block 1", "the rule `b` already stands in b.md",
        ].sorted { a, b in errors.firstIndex { $0.cause == a } ?? 9 < errors.firstIndex { $0.cause == b } ?? 9
        })
  }

  @Test(
    "Path comments",
    arguments: [
      ("// Domain/Models/Trip.swift — pure", "Domain/Models/Trip.swift"), ("// Trip.swift", "Trip.swift"),
      ("//Trip+Codable.swift: text", "Trip+Codable.swift"), ("// ./a/../Trip.swift", "a/Trip.swift"),
      ("// see Trip.swift", nil), ("/// Trip.swift", nil), ("  // Trip.swift", nil), ("// .swift", nil),
      ("// Trip.swiftui", nil), ("// a/.swift", nil), ("let a = 1 // Trip.swift", nil),
    ] as [(String, String?)])
  func pathComments(_ line: String, _ path: String?) {
    let block = ExampleBlock(
      ordinal: 7, side: .correct, label: nil, surroundings: BlockSurroundings(), language: "swift",
      path: FilePath("a.md"), firstLine: 1, text: line, marks: [])
    #expect(ExampleFiles.cut(block).map(\.path.text) == [path ?? "Example7.swift"])
  }

  private func load(_ files: [(String, String)], sidecars: [(String, String)] = []) -> LoadedDocuments {
    func texts(_ files: [(String, String)]) -> [SourceText] {
      files.map { SourceText(path: FilePath($0.0), text: $0.1) }
    }
    return RuleDocumentLoader.load(texts(files), sidecars: texts(sidecars))
  }
}
