import EavesDocuments
import EavesFindings
import EavesSource
import Testing

/// `_renamed.yml`: former ids of the rules of its folder.
@Suite struct RenamedRulesTests {
  private static func load(_ renamed: String) -> LoadedDocuments {
    let page = "---\ntitle: A\nimpact: LOW\nimpactDescription: a\n---\n\n## A\n"
    let files = [("a.md", page), ("b.md", page), ("_renamed.yml", renamed)]
    return RuleDocumentLoader.load(files.map { SourceText(path: FilePath("R/\($0)"), text: $1) })
  }

  @Test func `an id has several former ones, and one that became several is of each`() {
    let loaded = Self.load("# Why.\nold: a\nolder: a\nboth: [a, b]\n")
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.documents.map { $0.aliases.map(\.text) } == [["old", "older", "both"], ["both"]])
    #expect(loaded.documents[1].isCalled("both") && !loaded.documents[1].isCalled("old"))
  }

  @Test(arguments: [
    ("a: b\n", "1:1: error: `a` is the id of a rule here; delete the entry, or rename that rule's file"),
    ("old: c\n", "1:6: error: no rule of this folder is called `c`; did you mean `a`?"),
    (
      "old: some-other\n",
      "1:6: error: no rule of this folder is called `some-other`; name the rules that replace `old`"
    ),
    ("old: [a, a]\n", "1:10: error: `old` names `a` twice; remove one of the two"),
    ("old:\n  new: a\n", "2:3: error: `old` takes one value, not a map"),
    (
      "- old\n",
      "1:1: error: the page must have keys, not a list or a single value; write lines such as `key: value`"
    ),
    ("old:\n", "1:4: error: `old` needs a value"),
  ])
  func `what is wrong has a place and a remedy`(_ text: String, _ problem: String) {
    #expect(Self.load(text).problems.map(\.text) == ["R/_renamed.yml:\(problem)"])
  }

  @Test func `an old id stands there once`() {
    #expect(Self.load("old: a\nold: b\n").problems.map(\.text).count == 1)
  }

  @Test func `a rule's own page does not list its former ids`() {
    let page = "---\ntitle: A\nimpactDescription: a\naliases: old\n---\n\n## A\n"
    let check = "\n**Check:**\n\n```yaml\nfor: view\nnever: exists\ninstead: none\n```\n"
    func problems(_ text: String) -> [String] {
      RuleDocumentLoader.load([SourceText(path: FilePath("a.md"), text: text)]).problems.map(\.text)
    }
    #expect(problems(page) == [])
    #expect(
      problems(page + check).first
        == "a.md:4:1: error: the frontmatter's `aliases` is not read; list the former ids in _renamed.yml of the "
        + "folder: `old-id: a`")
  }
}
