import EavesSource
import Testing

/// A document of a stranger as Markdown that anyone may draw.
@Suite struct HarmlessMarkdownTests {
  static let lines: [(text: String, shown: String)] = [
    ("<script>a</script>", "&lt;script>a&lt;/script>"), ("`Array<Int>` is", "`Array<Int>` is"),
    ("`` a`<b> `` <i>", "`` a`<b> `` &lt;i>"), ("`<b>", "`&lt;b>"), ("\\<b>", "&lt;b>"),
    ("\\`<b>\\`", "\\`&lt;b>\\`"), ("| `a | <b> ` |", "| `a | &lt;b> ` |"),
    ("[a](https://b.c)", "[a](https://b.c)"), ("[a](../b.md#c)", "[a](../b.md#c)"),
    ("[a](javascript:b)", "[a]\\(javascript:b)"), ("[a]( JavaScript:b)", "[a]\\( JavaScript:b)"),
    ("[a](java&#115;cript:b)", "[a]\\(java&#115;cript:b)"),
    ("[a](<javascript:b>)", "[a]\\(&lt;javascript:b>)"),
    ("[a](javascript\\:b)", "[a]\\(javascript\\:b)"), ("[a](data:text/html,b)", "[a]\\(data:text/html,b)"),
    ("[a]: javascript:b", "[a]\\: javascript:b"),
    ("[a\\]: https://b]: javascript:b", "[a\\]: https://b]\\: javascript:b"),
    ("[a]: https://b.c", "[a]: https://b.c"),
    ("[a]:\njavascript:b", "[a]\\:\njavascript:b"), ("![a](https://b.c/d.png)", "!\\[a](https://b.c/d.png)"),
    ("[a](", "[a]\\("),
  ]

  @Test(arguments: lines.indices) func `prose holds no tag, no picture and no foreign link`(_ index: Int) {
    #expect(HarmlessMarkdown.of(Self.lines[index].text) == Self.lines[index].shown)
  }

  @Test func `code is written between fences that nothing in it closes`() {
    #expect(
      HarmlessMarkdown.of("a\n```swift title\nlet a: [<b>]\n```\nc")
        == "a\n\n```swift\nlet a: [<b>]\n```\n\nc")
    #expect(
      HarmlessMarkdown.of("- a\n  ~~~\n  ```\n  <b>\n  ~~~~\n<c>") == "- a\n\n````\n```\n<b>\n````\n\n&lt;c>")
    #expect(HarmlessMarkdown.of("```\n<b>") == "```\n<b>\n```")
    #expect(HarmlessMarkdown.of("``` a`b\n<c>") == "``` a`b\n&lt;c>")
  }

  @Test func `what code holds ends no code`() {
    let text = HarmlessMarkdown.of("~~~\n```\n[a]: javascript:b\n~~~\n[a]: javascript:b")
    #expect(text == "````\n```\n[a]: javascript:b\n````\n\n[a]\\: javascript:b")
  }

  @Test func `links are text where none may stay`() {
    let text = HarmlessMarkdown.of("[a](https://b.c) [d][e]", keepingLinks: false)
    #expect(text == "[a]\\(https://b.c) [d]\\[e]")
  }
}
