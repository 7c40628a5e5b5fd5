import EavesDocuments
import EavesSource
import Testing

@Suite("Markdown pages")
struct MarkdownTests {
  @Test("Frontmatter is read line by line and is no YAML")
  func frontmatter() throws {
    let page = markdown(
      """
      ---
      title: "Views: never # repositories"
      impact: HIGH
      impactDescription: saves a: b # c
      tags: layer, view , [x]
      profiles:
        - base
        - 'clean-mvvm'
      ---
      text
      """)
    let front = try #require(page.frontmatter)
    #expect(front.value("title") == Word("Views: never # repositories", line: 2, column: 9))
    #expect(front.value("impactDescription")?.text == "saves a: b # c")
    #expect(front.list("tags") == ["layer", "view", "[x"])
    #expect(front.list("profiles") == ["base", "clean-mvvm"])
    #expect(page.body == "text")
  }

  @Test(
    "Labels by whole words, bold or heading",
    arguments: [
      ("**Incorrect (the correct way is below):**", "incorrect"), ("**Incorrect**", "incorrect"),
      ("### Correct", "correct"), ("## ❌ Bad", "incorrect"), ("❌ **Wrong:** text after it", "incorrect"),
      ("- **Good (why):**", "correct"), ("  1. **Right** (why):", "correct"), ("__Problem:__", "incorrect"),
      ("**The Solution**", "correct"), ("**Example 2 (incorrect):**", "incorrect"),
      ("***Correct:***", "correct"), ("> **Bad:**", "incorrect"),
      ("**Correct\u{A0}(no-break space):**", "correct"),
      ("**INCORRECT (a label over two lines", "incorrect"), ("**Check:**", "check"), ("### Check", "check"),
      ("## Check the logs", "other"), ("**Alternative (correct too):**", "other"), ("**Example:**", "other"),
      ("**Usage:**", "other"), ("**When NOT to use this pattern:**", "other"),
      ("**Where X fits (Data):**", "other"),
      ("**Clinic alignment (v2):** Keep …", "other"), ("## Right-to-left", "other"),
      ("**Incorrectness:**", "other"),
      ("Incorrect: without bold", "none"), ("text **Incorrect:** inside", "none"), ("#Incorrect", "none"),
      ("❌ **symbols before other text**", "none"),
    ])
  func labels(_ line: String, _ expected: String) {
    let page = markdown("# Title\n\n\(line)\n")
    let found = page.labels.count > 1 ? "\(page.labels[1].kind)" : "none"
    #expect(found == expected)
  }

  @Test("The text of a label has neither asterisks nor the final colon")
  func labelText() {
    #expect(markdown("**Correct (a -> b):**").labels.first?.text == "Correct (a -> b)")
    #expect(markdown("**Correct** (a -> b): more").labels.first?.text == "Correct (a -> b)")
  }

  @Test("A heading that repeats the title labels nothing")
  func titleHeading() {
    let page = markdown("---\ntitle: Good `Names`\n---\n## Good Names\n```swift\nlet a = 1\n```")
    #expect(page.labels.map(\.kind) == [.other])
    #expect(page.heading?.text == "Good Names")
  }

  @Test("Bold words that continue a paragraph are no label")
  func paragraph() {
    #expect(markdown("**Bad:**\ntext that goes\n**on in bold** and on\n").labels.count == 1)
  }

  @Test("Fences of every kind")
  func fences() {
    let page = markdown(
      """
      **Bad:**
      ~~~~ swift title="a"
      ```
      ~~~
      ~~~~
      1. item
         ```Swift,ignore
         if a {
           b
         }
         ```
      > ```{.swift .numbered}
      > let a = 1
      > ```
      ```inline``` code
      ```
      ```
      """)
    #expect(page.fences.map(\.language) == ["swift", "swift", "swift", ""])
    #expect(page.fences.map(\.text) == ["```\n~~~", "if a {\n  b\n}", "let a = 1", ""])
    #expect(page.fences.map(\.firstLine) == [3, 8, 13, 17])
    #expect(page.fences.map(\.indent) == [0, 3, 0, 0])
    #expect(page.problems == [])
  }

  @Test("An unclosed fence ends with the page, and the warning names the line that opened it")
  func unclosedFence() {
    let page = markdown("text\n\n```swift\nlet a = 1\n")
    #expect(page.fences.map(\.text) == ["let a = 1"])
    #expect(
      page.problems.map(\.text) == [
        "rule.md:3: warning: the fence opened on line 3 is never closed; write ````` below its last line"
      ])
  }

  @Test("A block that holds the opening of the next one was not closed")
  func swallowingFence() {
    let page = markdown("```swift\nlet a = 1\n\n```swift\nlet b = 2\n```\n")
    #expect(page.problems.map(\.line) == [1])
  }

  @Test("Labels in code and in HTML comments are none")
  func noLabels() {
    let page = markdown("```swift\n// Incorrect:\n**Bad:**\n```\n<!--\n**Good:**\n-->\n**Bad:**\n")
    #expect(page.labels.map(\.line) == [8])
  }

  @Test("CR LF, a byte order mark, lone CRs")
  func lineBreaks() {
    let text = "\u{FEFF}---\r\ntitle: A\r\n---\r\n**Bad:**\r\n```swift\r\na\r\nb\r\n```\r\n"
    let page = markdown(text)
    #expect(page.frontmatter?.value("title")?.text == "A")
    #expect(page.fences.first?.text == "a\r\nb")
    #expect(page.fences.first?.label == 0)
    #expect(markdown("**Bad:**\r```swift\ra\r```\r").fences.map(\.text) == ["a"])
  }

  @Test("Bytes that are no UTF-8 are replaced, with a warning")
  func badBytes() {
    let page = Markdown(
      SourceText(path: FilePath("rule.md"), bytes: Array("a\nb".utf8) + [0xFF] + Array("\n".utf8)))
    #expect(page.problems.map(\.line) == [2])
    #expect(page.problems.map(\.severity) == [.warning])
  }

  private func markdown(_ text: String) -> Markdown {
    Markdown(SourceText(path: FilePath("rule.md"), text: text))
  }
}
