import EavesDocuments
import EavesSource
import Testing

@Suite("Strict YAML")
struct StrictYAMLTests {
  @Test("Maps, lists, one-line lists, quotes, comments")
  func values() {
    let text = """
      # comment
      a: plain text # comment
      b: "quo\\"ted # no comment"
      c: 'it''s'
      d: [x, "y, z", 'w',] # comment
      e:
        - one
        - two: 2
          three: [3]
        -
          four: 4
      f:
      - five
      "g h": ..6
      i: a#b
      j:
      """
    #expect(
      dump(text) == "{a: plain text, b: quo\"ted # no comment, c: it's, d: [x, y, z, w], "
        + "e: [one, {two: 2, three: [3]}, {four: 4}], f: [five], g h: ..6, i: a#b, j: ~}")
  }

  @Test("A quoted text may give scalars by their number")
  func numbers() {
    #expect(dump(#"a: "\u00e9\U0001F426\u001b""#) == "{a: é🐦\u{1B}}")
    for wrong in [#"\u00g1"#, #"\ud800"#, #"\U00110000"#, #"\u+041"#, #"\u"#, #"\x41"#] {
      #expect(read("a: \"\(wrong)\"\n").problems.first?.cause == "unknown escape `\(wrong.prefix(2))`")
    }
  }

  @Test("Words know their place in the file")
  func places() throws {
    let root = try #require(read("a:\n  - b: [c, \"d\"]\n").root)
    let item = try #require(root.map?.first?.value.list?.first?.map?.first)
    #expect(item.key == Word("b", line: 2, column: 5))
    #expect(item.value.list?.map(\.word) == [Word("c", line: 2, column: 9), Word("d", line: 2, column: 12)])
  }

  @Test("A fence's words know their place in the page")
  func fencePlaces() throws {
    let path = FilePath("rule.md")
    let page = Markdown(SourceText(path: path, text: "- **Check:**\n  ```yaml\n  for: view\n  ```\n"))
    let yaml = StrictYAML.read(try #require(page.fences.first), of: path)
    #expect(yaml.root?.map?.first?.value.word == Word("view", line: 3, column: 8))
  }

  @Test(
    "What the subset does not have, with the corrected line",
    arguments: [
      ("marked: @Query", 1, 9, "cannot begin with `@`", "write `marked: \"@Query\"`"),
      ("a: *Live # any", 1, 4, "alias", "write `a: \"*Live\" # any`"),
      ("a: [*Live, b, @C]", 1, 5, "alias", "write `a: [\"*Live\", b, \"@C\"]`"),
      ("a: &b c", 1, 4, "anchor", "write `a: \"&b c\"`"),
      ("a: !b", 1, 4, "tag", "write `a: \"!b\"`"),
      ("a: %b", 1, 4, "cannot begin with `%`", "write `a: \"%b\"`"),
      ("- `b`", 1, 3, "begins with a backquote must stand in quotes", "write `- \"`b`\"`"),
      ("a: > folded", 1, 4, "folded", "write the text on one line: `a: \"…\"`"),
      ("a: |", 1, 4, "folded", "write the text on one line: `a: \"…\"`"),
      ("a: {b: c}", 1, 4, "map on one line", "write each `key: value` on a line of its own: `b: c`"),
      ("---\na: b", 1, 1, "one document", "delete this line"),
      ("a: b\n<<: c", 2, 1, "merge", "write the keys out"),
      ("a:\n\tb: c", 2, 1, "tab", "write `  b: c`"),
      ("a: b\n\tc: d", 2, 1, "tab", "write `c: d`"),
      ("a: [b", 1, 4, "never closed", "write `a: b`, or `a: [b]` for a list"),
      ("a: b\nc: d\na: e", 3, 1, "line 1 already has the key `a`", "delete"),
      ("a: b: c", 1, 4, "cannot hold `: `", "write `a: \"b: c\"`"),
      ("a: \"b", 1, 4, "never closed", "write `a: \"b\"`"),
      ("a: [b, c", 1, 4, "must end on its line", "write `a: [b, c]`"),
      ("a: [b, [c]]", 1, 8, "scalars only", ""),
      ("a: [b, , c]", 1, 8, "missing before the comma", "write `a: [b,  c]`"),
      ("a: \"b\" c", 1, 8, "text after the closing quote", "write `a: \"b\"`"),
      ("a: \"\\.b\"", 1, 5, "unknown escape `\\.`", "write `a: \"\\\\.b\"`"),
      ("a: b\n  c", 2, 3, "not indented like", ""),
      ("a:\n    b: c\n  d: e", 3, 3, "not indented like", ""),
      ("a: b\nc", 2, 1, "`key: value` is expected", "write `c: …`"),
      ("*a: b", 1, 1, "must be quoted", "write `\"*a\": b`"),
    ] as [(String, Int, Int, String, String)])
  func refused(_ text: String, line: Int, column: Int, cause: String, remedy: String) throws {
    let problem = try #require(read(text).problems.first)
    #expect(problem.line == line)
    #expect(problem.column == column)
    #expect(problem.cause.contains(cause))
    #expect(problem.remedy?.hasPrefix(remedy) == true)
  }

  @Test("Reading goes on after a fault")
  func allProblems() {
    #expect(read("a: @b\nc: *d\n  e\nf: {g}").problems.map(\.line) == [1, 2, 3, 4])
  }

  @Test("A page nested without end is refused, not followed")
  func depth() {
    let page = read(String(repeating: "- ", count: 50_000))
    #expect(page.problems.first?.cause == "nested too deeply")
  }

  private func read(_ text: String) -> YAMLDocument {
    StrictYAML.read(SourceText(path: FilePath("a.yml"), text: text))
  }

  private func dump(_ text: String) -> String {
    let page = read(text)
    #expect(page.problems == [])
    return page.root.map(dump) ?? ""
  }

  private func dump(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar: node.word.text
    case .missing: "~"
    case .broken: "!"
    case .list(let nodes): "[" + nodes.map(dump).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key.text): \(dump($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
