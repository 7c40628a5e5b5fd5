import EavesSource

/// Pieces of a page of HTML. Text from outside comes in through `text`, and in no other way.
enum HTML {
  /// A text between tags, or between the quotes of an attribute: nothing in it is markup, nothing acts.
  static func text(_ text: some StringProtocol) -> String { HarmlessText.of(text, in: .page) }

  /// A message, with its names as code.
  static func sentence(_ text: some StringProtocol) -> String { HarmlessText.sentence(text, in: .page) }

  /// Code within a line.
  static func code(_ text: some StringProtocol) -> String { "<code>\(Self.text(text))</code>" }

  /// A part of a page that may be opened. `summary` and `content` are markup.
  static func foldable(_ kind: String, summary: String, _ content: String, isOpen: Bool = false) -> String {
    "<details class=\"\(kind)\"\(isOpen ? " open" : "")><summary>\(summary)</summary>\n\(content)</details>\n"
  }

  /// Something wide that scrolls by itself where the page is narrow. `content` is markup.
  static func scrolling(_ label: String, _ content: String) -> String {
    "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(Self.text(label))\">\n\(content)</div>\n"
  }

  /// A table with a caption for those who do not see what it looks like. Cells are markup; the first of a row is its
  /// head.
  static func table(_ kind: String, caption: String, heads: [String], rows: [[String]]) -> String {
    var text =
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(Self.text(caption))\"><table class=\"\(kind)\"><caption>\(Self.text(caption))</caption>\n<thead><tr>"
    for head in heads { text += "<th scope=\"col\">\(Self.text(head))</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for row in rows {
      text += "<tr>"
      for (index, cell) in row.enumerated() {
        text += index == 0 ? "<th scope=\"row\">\(cell)</th>" : "<td>\(cell)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div>\n"
  }
}
