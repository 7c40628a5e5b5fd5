import EavesSource
import Testing

/// The words of messages and pages: none of `BannedTerms.txt`.
@Suite struct BannedTermsTests {
  private static func terms() throws -> BannedTerms {
    BannedTerms(list: try House.text("Tests/HouseTests/BannedTerms.txt"))
  }

  /// The hits of a file as `path:line: phrase`.
  private func hits(in texts: [Prose], of path: FilePath, _ terms: BannedTerms) -> [String] {
    texts.flatMap { terms.hits(in: $0) }.map { "\(path):\($0.line): \($0.phrase)" }
  }

  @Test func `no message in the sources uses a banned term`() throws {
    let terms = try Self.terms()
    let files = try House.files("Sources").filter { !$0.path.name.hasPrefix("ShippedRules+") }
    #expect(files.count > 300)
    var messages = 0
    for file in files {
      let texts = Prose.messages(of: file)
      messages += texts.count
      #expect(hits(in: texts, of: file.path, terms) == [])
    }
    #expect(messages > 2_000)
  }

  @Test func `no rule page uses a banned term`() throws {
    let terms = try Self.terms()
    let pages = try House.files("Rules", "md").filter { $0.path.folder == "Rules" }
    #expect(pages.count > 60)
    for page in pages { #expect(hits(in: [Prose(markdown: page.string)], of: page.path, terms) == []) }
  }

  @Test func `no page of the documentation uses a banned term`() throws {
    let terms = try Self.terms()
    let documentation = try House.files("Sources/eaves/Documentation.docc", "md").map(\.path.text)
    let contributing = [".github/CONTRIBUTING.md", ".github/SECURITY.md"]
    #expect(documentation.count > 10)
    for path in ["README.md"] + contributing + documentation {
      let prose = Prose(markdown: try House.text(path))
      #expect(hits(in: [prose], of: FilePath(path), terms) == [])
    }
  }

  @Test func `the list has phrases, and none twice`() throws {
    let phrases = try Self.terms().phrases
    #expect(phrases.count > 30)
    #expect(Set(phrases).count == phrases.count)
  }

  // MARK: The matcher

  private let list = BannedTerms(list: "# a comment\nnobody\nasked by no rule\n")

  private func found(_ prose: Prose) -> [BannedTerms.Hit] { list.hits(in: prose) }

  @Test func `a planted phrase is found, in any case and across a line break`() {
    let page = """
      ---
      impactDescription: Nobody fixes it
      ---

      A type that is asked
      by no rule is fixed by nobody.
      """
    #expect(
      found(Prose(markdown: page)) == [
        BannedTerms.Hit(line: 2, phrase: "nobody"), BannedTerms.Hit(line: 5, phrase: "asked by no rule"),
        BannedTerms.Hit(line: 6, phrase: "nobody"),
      ])
  }

  @Test(arguments: [
    "`nobody` is a name", "``a `b` nobody``", "The rule `domain knows\nnobody` is on", "nobodys, on-nobody",
    "It is asked, by no rule", "It is asked\n\nby no rule", "It is asked `x` by no rule",
    "```swift\nlet nobody = 1\n```\n", "````markdown\n```\nnobody\n```\nnobody\n````\n",
  ])
  func `code, parts of words and what only seems to be a phrase are not found`(_ page: String) {
    #expect(found(Prose(markdown: page)) == [])
  }

  @Test(arguments: [
    ("A `span` for nobody", 1), ("A ` alone for nobody", 1),
    ("```yaml\nfor: view\ninstead: ask nobody\n```", 3),
    ("```swift\nlet a = 1\n```\nnobody", 4), ("- `a\nb` and nobody's", 2),
  ])
  func `what stands beside code is found`(_ page: String, _ line: Int) {
    #expect(found(Prose(markdown: page)) == [BannedTerms.Hit(line: line, phrase: "nobody")])
  }

  @Test func `of Swift the string literals with a space are read, without interpolations and comments`() {
    let code = #"""
      // nobody
      let nobody = "nobody"
      let first = "for nobody" + "\(nobody.count) files\nnobody"
      let second = """
        some text \(call("nobody", "for nobody"))
        and nobody
        """
      """#
    let texts = Prose.messages(of: SourceText(path: FilePath("A.swift"), text: code))
    #expect(
      texts.flatMap(found).map(\.line).sorted() == [3, 3, 5, 6], "\(texts)")
  }
}
