/// Breaks text between words where a terminal ends, so that no terminal has to break a word itself.
struct LineWrapping {
  /// Columns of the terminal; nil where there is none, and nothing is broken.
  let width: Int?

  /// The text with a line break and blanks in place of every blank that has no room behind it. A word that is longer
  /// than a whole line stays one: a path that is broken leads nowhere. Colors take no room. O(length).
  /// - Parameters:
  ///   - used: columns that stand in front of the text.
  ///   - indent: blanks in front of every line but the first.
  func text(_ text: String, behind used: Int, below indent: Int) -> String {
    guard let width else { return text }
    var result = ""
    var column = used
    var isFirst = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let columns = Terminal.columns(ofPainted: word)
      let blank = isFirst ? 0 : 1
      if column > indent, column + blank + columns > width {
        result += "\n" + Terminal.row(indent)
        column = indent
      } else {
        result += isFirst ? "" : " "
        column += blank
      }
      result += word
      column += columns
      isFirst = false
    }
    return result
  }
}
