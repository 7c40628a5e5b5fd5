/// Text made safe for Markdown as GitHub and GitLab read it.
enum MarkdownText {
  /// Plain words: nothing in them is markup, a table's bar, a mention or a reference to an issue.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Terminal.shown(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$": result += "\\\(character)"
      case "@", "#": result += "\(character)<!-- -->"
      case "\t": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Code within a line: as many backticks around it as it takes.
  static func code(_ text: String) -> String {
    let shown = Terminal.shown(text).replacing("\t", with: " ")
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.isEmpty ? " " : ""
    return fence + pad + shown + pad + fence
  }

  /// Words within HTML tags, where Markdown does not apply.
  static func html(_ text: String) -> String {
    Terminal.shown(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("@", with: "@<!-- -->")
  }
}
