import EavesDocuments
import EavesSource
import Testing

/// Pairs of wrong and right code in documents that follow no format.
@Suite struct ExamplePairTests {
  private func document(_ text: String) throws -> RuleDocument {
    try #require(
      RuleDocumentLoader.load([SourceText(path: FilePath("guide.md"), text: text)]).documents.first)
  }

  /// The places of a document's pairs: `1:1-2 | 1:4-5`.
  private func pairs(_ text: String) throws -> [String] {
    try document(text).examplePairs.map { pair in
      "\(pair.incorrect.map(\.text).joined(separator: ", ")) | \(pair.correct.map(\.text).joined(separator: ", "))"
    }
  }

  private func fence(_ code: String) -> String { "```swift\n\(code)\n```\n" }

  @Test(arguments: [
    ("// ❌ Erased", "// ✅ Kept"), ("// BAD: erased", "// GOOD: kept"), ("// Bad - erased", "// Good - kept"),
    ("// DON'T erase", "// DO keep"), ("// Avoid: erased", "// Prefer: kept"), ("// Wrong", "// Right"),
    ("// Before (erased)", "// After (kept)"), ("// Don’t:", "// Do:"),
  ])
  func `comments in a block name the sides`(_ wrong: String, _ right: String) throws {
    let block = fence("\(wrong)\nlet a = AnyView(x)\n\n\(right)\nlet a = x")
    #expect(try pairs("# Views\n\n" + block) == ["1:1-3 | 1:4-5"])
  }

  @Test(arguments: [
    "// Avoid a second request\nlet a = cache", "// Do not forget\nlet a = 1\n// Good morning\nlet b = 2",
    "// before the first\nlet a = 1\n// after it\nlet b = 2", "let text = \"// ❌ wrong\"\nlet b = \"// ✅\"",
  ])
  func `a comment that says what code does names no side`(_ code: String) throws {
    #expect(try pairs("# Views\n\n" + fence(code)).isEmpty)
  }

  @Test(arguments: [
    ("### ❌ Wrong way", "### ✅ Right way"), ("**Bad:**", "**Good:**"), ("❌ **Don't:**", "✅ **Do:**"),
    ("Avoid:", "Prefer:"), ("- ❌ erased", "- ✅ kept"), ("**Before (slow)**", "**After (fast)**"),
    ("## Anti-patterns", "## Good patterns"),
  ])
  func `headings, bold text and the line above a block name the sides`(_ wrong: String, _ right: String)
    throws
  {
    let text = "# Views\n\n\(wrong)\n\n\(fence("let a = 1"))\n\(right)\n\n\(fence("let a = 2"))"
    #expect(try pairs(text) == ["1 | 2"])
  }

  @Test func `each heading has pairs of its own`() throws {
    let both = fence("// ❌\nlet a = 1\n// ✅\nlet a = 2")
    let document = try document(
      "# Guide\n\n## Names\n\n\(both)\n## Views\n\nBad:\n\n\(fence("let b = 1"))\nGood:\n\n\(fence("let b = 2"))"
        + "\n## Only wrong\n\nBad:\n\n\(fence("let c = 1"))\n## Only right\n\nGood:\n\n\(fence("let c = 2"))")
    let pairs = document.examplePairs
    #expect(pairs.map(\.title) == ["Names", "Views"])
    #expect(pairs.map(\.line) == [6, 17])
    #expect(pairs.flatMap(\.incorrect).map(\.text) == ["1:1-2", "2"])
  }

  @Test func `two pairs may follow each other below one heading`() throws {
    let text =
      "## Views\n\n" + ["Bad", "Good", "Bad", "Good"].map { "\($0):\n\n\(fence("let a = 1"))\n" }.joined()
    #expect(try pairs(text) == ["1 | 2", "3 | 4"])
    let turned =
      "## Views\n\n" + ["Good", "Bad", "Good", "Bad"].map { "\($0):\n\n\(fence("let a = 1"))\n" }.joined()
    #expect(try pairs(turned) == ["2 | 1", "4 | 3"])
  }

  @Test func `what both sides share belongs to each`() throws {
    let code = """
      struct Orders: View {
        // ❌
        @ObservedObject var model = Model()

        // ✅
        @StateObject var model = Model()
      }
      """
    let document = try document("# Views\n\n" + fence(code))
    let groups = try #require(document.examplePairs.first).groups(of: document, in: .view)
    #expect(groups.map(\.side) == [.incorrect, .correct] && groups.map(\.host) == [.view, .view])
    #expect(
      groups[0].files.map(\.text) == [
        "struct Orders: View {\n  // ❌\n  @ObservedObject var model = Model()\n\n\n\n}"
      ])
    #expect(
      groups[1].files.map(\.text) == [
        "struct Orders: View {\n\n\n\n  // ✅\n  @StateObject var model = Model()\n}"
      ])
  }

  @Test func `wrong parts of a block that may be about different things are tried together and alone`() throws
  {
    let wrong = fence("// ❌ One\nlet a = 1\n\n// ❌ Two\nlet b = 2")
    #expect(
      try pairs("# Views\n\n\(wrong)\n\(fence("// ✅\nlet a = 3"))") == [
        "1:1-3, 1:4-5 | 2", "1:1-3 | 2", "1:4-5 | 2",
      ])
  }

  @Test func `comments inside of wrong code point at lines of it`() throws {
    let code = """
      // ❌ Loads
      struct A: View {
        var body: some View {
          Text("")
            .task {
              // ❌ the request
              let url = url
              load(url)

              done()
            }
          Old { // ❌
            x
          }
        }
      }
      // ✅ Shows
      struct A {}
      """
    let document = try document("# Views\n\n" + fence(code))
    #expect(document.examplePairs.first?.pointed == [1: [7, 8, 12, 13, 14]])
  }

  @Test func `the labels of the format stand above what comments say`() throws {
    let text =
      "## A\n\n**Incorrect:**\n\n\(fence("let a = 1\n// ✅ fine\nlet b = 2"))\n**Correct:**\n\n\(fence("let a = 2"))"
    #expect(try pairs(text) == ["1 | 2"])
    // `**Problem**: …` is prose as often as a label.
    let prose = "## A\n\n**Problem**: it is slow.\n\n\(fence("// ❌\nlet a = 1\n// ✅\nlet a = 2"))"
    #expect(try pairs(prose) == ["1:1-2 | 1:3-4"])
  }

  @Test func `hostile pages stay small`() throws {
    let many = fence((0..<2_000).map { "// ❌\nlet a\($0) = 1\n// ✅\nlet b\($0) = 2" }.joined(separator: "\n"))
    #expect(try pairs("# A\n\n" + many).isEmpty)
    let blocks = (0..<2_000).map { _ in "Bad:\n\n\(fence("let a = 1"))\n" }.joined()
    let wide = try document("# A\n\n\(blocks)Good:\n\n\(fence("let a = 2"))")
    #expect(wide.examplePairs.allSatisfy { $0.incorrect.count <= 40 })
    let sections = (0..<2_000).map { "## \($0)\n\n\(fence("// ❌\nlet a = 1\n// ✅\nlet a = 2"))\n" }.joined()
    #expect(try document(sections).examplePairs.count == 100)
    for code in [
      "}}}}\n// ❌\n}\n// ✅\n{", "// ❌", "// ❌\n\"\\", "// ❌ \\\n(((\n// ✅\n)", "\\\"// ✅\nlet a = \"\\",
    ] {
      _ = try document("# A\n\n" + fence(code)).examplePairs
    }
  }

  // MARK: Sidecars

  private func sidecar(_ yaml: String, _ page: String) -> LoadedDocuments {
    RuleDocumentLoader.load([
      SourceText(path: FilePath("guide.md"), text: page), SourceText(path: FilePath("guide.yml"), text: yaml),
    ])
  }

  private static let check = "for: view\nnever:\n  mentions: AnyView\n"

  @Test func `a sidecar names the examples of its document`() throws {
    let page = "# A\n\n\(fence("// a\nlet a = 1\nlet b = 2"))\n**Incorrect:**\n\n\(fence("let c = 3"))"
    let loaded = sidecar(
      "incorrect: [\"1:1-2 in view\", \"1:3\"]\ncorrect: \"2\"\nmarks: [\"1:3\"]\n" + Self.check, page)
    #expect(loaded.problems.filter { $0.severity == .error }.isEmpty, "\(loaded.problems)")
    let document = try #require(loaded.documents.first)
    #expect(document.status == .rule)
    #expect(document.groups.map(\.side) == [.incorrect, .incorrect, .correct])
    #expect(document.groups.map(\.host) == [.view, nil, nil])
    #expect(document.groups.map { $0.files[0].text } == ["// a\nlet a = 1\n", "\n\nlet b = 2", "let c = 3"])
    #expect(document.blocks.map(\.side) == [.incorrect, .correct])
  }

  @Test func `an example is listed once, and only as many as are run`() {
    let page = "# A\n\n\(fence("let a = 1\nlet b = 2"))"
    let twice = sidecar("incorrect: [\"1:1\", \"1:2\", \"1:1\"]\ncorrect: [\"1:2\"]\n" + Self.check, page)
    #expect(
      twice.problems.filter { $0.severity == .error }.map(\.text) == [
        "guide.yml:1:27: error: `1:1` is listed twice; remove one of the two"
      ])
    let most = RuleDocument.maxExamples
    let places = (1...most + 1).map { "\"1:\($0)\"" }.joined(separator: ", ")
    let code = (1...most + 1).map { "let a\($0) = 1" }.joined(separator: "\n")
    let many = sidecar("incorrect: [\(places)]\ncorrect: [\"1:1\"]\n" + Self.check, "# A\n\n\(fence(code))")
    let causes = many.problems.filter { $0.severity == .error }.map(\.cause)
    #expect(causes == ["`incorrect` lists 1001 examples, and 1000 is the most"])
  }

  @Test(arguments: [
    ("\"x\"", "`x` is no place of an example"), ("\"1:3-2\"", "no place"), ("\"1 in kitchen\"", "no place"),
    ("\"in view\"", "no place"), ("\"1:0\"", "no place"), ("\"9\"", "no such lines"),
    ("\"1:2-9\"", "no such lines"),
    ("\"2\"", "not Swift"), ("\"1:99999999999999999999\"", "no place"),
  ])
  func `a place that is none is an error`(_ place: String, _ cause: String) {
    let page = "# A\n\n\(fence("let a = 1\nlet b = 2"))\n```json\n{}\n```\n"
    let loaded = sidecar("incorrect: [\(place)]\ncorrect: [\"1:1\"]\n" + Self.check, page)
    #expect(
      loaded.problems.contains { $0.severity == .error && $0.cause.contains(cause) }, "\(loaded.problems)")
  }
}
