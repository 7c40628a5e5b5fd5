import EavesSource

/// A rule document as HTML: headings, paragraphs, lists, tables, quotations and fences of code; within a line code,
/// emphasis and the text of links. Whatever else stands there is shown as it is written.
///
/// There are no links: a document may be untrusted, and the page makes no requests. Each line is looked at once; the
/// time is linear in the length.
struct MarkdownHTML {
  private(set) var text = ""
  private let lines: [Substring]
  private var next = 0
  private var paragraph: [Substring] = []
  private var lists: [List] = []
  /// Whether the last label said that what follows breaks the rule, or keeps it.
  private var side: Side?

  private enum Side: String { case incorrect, correct }
  private enum List: String { case ordered = "ol", unordered = "ul" }

  /// - Parameter top: the level that the first level of headings is shown at.
  init(_ document: String, top: Int = 2) {
    lines = document.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    while next < lines.count { readBlock(top) }
    close()
  }

  // MARK: Blocks

  private mutating func readBlock(_ top: Int) {
    let line = lines[next]
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if let fence = Self.fence(trimmed) { return readFence(fence, indent: line.count - trimmed.count) }
    next += 1
    if trimmed.allSatisfy(\.isWhitespace) {
      endParagraph()
    } else if trimmed.hasPrefix("<!--") {
      while next <= lines.count, !lines[next - 1].contains("-->"), next < lines.count { next += 1 }
    } else if let (level, words) = Self.heading(trimmed) {
      close()
      let shown = min(6, top + level - 1)
      text += "<h\(shown)>\(Self.spans(words))</h\(shown)>\n"
    } else if Self.isRule(trimmed) {
      close()
      text += "<hr>\n"
    } else if let (list, words) = Self.item(trimmed),
      paragraph.isEmpty || !lists.isEmpty || list == .unordered
    {
      addItem(list, words)
    } else if trimmed.hasPrefix("|"), next < lines.count, Self.isTableRule(lines[next]) {
      readTable(head: trimmed)
    } else if trimmed.hasPrefix(">") {
      close()
      text += "<blockquote><p>\(Self.spans(trimmed.dropFirst().drop { $0 == " " }))</p></blockquote>\n"
    } else {
      if paragraph.isEmpty, !lists.isEmpty, !line.hasPrefix(" ") { close() }
      paragraph.append(trimmed)
    }
  }

  private mutating func endParagraph() {
    if paragraph.isEmpty { return }
    let words = paragraph.joined(separator: " ")
    paragraph = []
    if lists.isEmpty {
      side = Self.side(words)
      text += "<p\(side.map { " class=\"\($0.rawValue)\"" } ?? "")>\(Self.spans(words))</p>\n"
    } else {
      text += Self.spans(words) + "\n"
    }
  }

  private mutating func close() {
    endParagraph()
    while let list = lists.popLast() { text += "</li></\(list.rawValue)>\n" }
  }

  private mutating func addItem(_ list: List, _ words: Substring) {
    endParagraph()
    if lists.last == list {
      text += "</li>\n<li>"
    } else {
      close()
      lists.append(list)
      text += "<\(list.rawValue)>\n<li>"
    }
    paragraph = [words]
  }

  private mutating func readTable(head: Substring) {
    close()
    text += "<table><thead><tr>"
    for cell in Self.cells(head) { text += "<th scope=\"col\">\(Self.spans(cell))</th>" }
    text += "</tr></thead><tbody>\n"
    next += 1
    while next < lines.count, case let row = lines[next].drop(while: { $0 == " " }), row.hasPrefix("|") {
      text += "<tr>" + Self.cells(row).map { "<td>\(Self.spans($0))</td>" }.joined() + "</tr>\n"
      next += 1
    }
    text += "</tbody></table>\n"
  }

  // MARK: Code

  private mutating func readFence(_ fence: Substring, indent: Int) {
    if lists.isEmpty { endParagraph() } else { close() }
    let (mark, length) = (fence.first ?? "`", fence.count)
    next += 1
    text += "<pre class=\"code\(side.map { " \($0.rawValue)" } ?? "")\"><code>"
    while next < lines.count {
      let line = lines[next]
      next += 1
      let bare = line.drop { $0 == " " }
      if bare.prefix(while: { $0 == mark }).count >= length,
        bare.allSatisfy({ $0 == mark || $0.isWhitespace })
      {
        break
      }
      let content = line.dropFirst(min(indent, line.prefix { $0 == " " || $0 == "\t" }.count))
      text += Self.codeLine(content)
    }
    text += "</code></pre>\n"
  }

  /// A line of code; what is said behind `//` is paler, and a line that is marked as a breach stands out.
  static func codeLine(_ line: Substring) -> String {
    let comment = line.range(ofComment: "//")
    let code = comment.map { line[..<$0] } ?? line[...]
    let remark = comment.map { line[$0...] } ?? ""
    let isMarked = remark.contains("✗") || remark.contains("eaves:expect")
    let words = HTML.text(code) + (remark.isEmpty ? "" : "<i>\(HTML.text(remark))</i>")
    return "<span class=\"line\(isMarked ? " breach" : "")\">\(words)\n</span>"
  }

  // MARK: Kinds of lines

  private static func fence(_ line: Substring) -> Substring? {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    guard marks.count >= 3, mark == "~" || !line[marks.endIndex...].contains("`") else { return nil }
    return marks
  }

  private static func heading(_ line: Substring) -> (level: Int, words: Substring)? {
    let marks = line.prefix { $0 == "#" }
    let words = line[marks.endIndex...]
    guard (1...6).contains(marks.count), words.isEmpty || words.hasPrefix(" ") else { return nil }
    return (marks.count, words.drop { $0 == " " })
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && Set(marks).count == 1 && "-*_".contains(marks.first ?? " ")
  }

  private static func item(_ line: Substring) -> (List, Substring)? {
    for bullet in ["- ", "* ", "+ "] where line.hasPrefix(bullet) { return (.unordered, line.dropFirst(2)) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    guard (1...9).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return (.ordered, rest.dropFirst(2))
  }

  private static func isTableRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.hasPrefix("|") && marks.contains("-") && marks.allSatisfy { "|-:".contains($0) }
  }

  private static func cells(_ row: Substring) -> [Substring] {
    var cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
    if cells.last?.allSatisfy(\.isWhitespace) ?? false { cells = cells.dropLast() }
    return cells.map { $0.drop { $0 == " " } }
  }

  /// What a label of examples says: `**Incorrect (…):**`.
  private static func side(_ words: String) -> Side? {
    guard words.hasPrefix("**") else { return nil }
    let label = words.dropFirst(2).prefix(12).lowercased()
    return label.hasPrefix("incorrect") ? .incorrect : label.hasPrefix("correct") ? .correct : nil
  }

  // MARK: Words within a line

  /// Code, strong and stressed words, the text of links; everything else as it is written.
  static func spans(_ words: some StringProtocol) -> String {
    var output = ""
    var plain = ""
    var rest = Substring(words)
    while let character = rest.first {
      if let (markup, end) = span(rest, character) {
        output += HTML.text(plain) + markup
        plain = ""
        rest = rest[end...]
      } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else {
        // A run of marks that opens nothing is passed as a whole, or its rest would be looked at again and again.
        let run = "`*_[".contains(character) ? rest.prefix { $0 == character } : rest.prefix(1)
        plain += run
        rest = rest[run.endIndex...]
      }
    }
    return output + HTML.text(plain)
  }

  /// How far the end of what is marked may be away, in characters.
  private static let reach = 600

  private static func span(_ rest: Substring, _ first: Character) -> (String, Substring.Index)? {
    switch first {
    case "`":
      let mark = rest.prefix { $0 == "`" }
      return enclosed(rest, String(mark)).map { ("<code>\(HTML.text($0.trimmedOnce))</code>", $1) }
    case "*" where rest.hasPrefix("**"), "_" where rest.hasPrefix("__"):
      return enclosed(rest, String(rest.prefix(2))).map { ("<strong>\(codes($0))</strong>", $1) }
    case "*":
      guard let next = rest.dropFirst().first, !next.isWhitespace else { return nil }
      return enclosed(rest, "*").map { ("<em>\(codes($0))</em>", $1) }
    case "[":
      guard let (label, end) = enclosed(rest, "[", "]("),
        let close = rest[end...].prefix(reach).firstIndex(of: ")")
      else { return nil }
      return (codes(label), rest.index(after: close))
    default: return nil
    }
  }

  /// What stands between two marks, not empty, and where the second ends; nil where it does not come soon.
  private static func enclosed(
    _ rest: Substring, _ open: String, _ close: String? = nil
  ) -> (Substring, Substring.Index)? {
    let content = rest.dropFirst(open.count).prefix(reach)
    guard let end = content.firstRange(of: close ?? open), end.lowerBound > content.startIndex else {
      return nil
    }
    return (content[..<end.lowerBound], end.upperBound)
  }

  /// Marked words, in which only code is told apart.
  private static func codes(_ words: Substring) -> String {
    words.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 ? HTML.code(part) : HTML.text(part)
    }.joined()
  }
}

extension Substring {
  /// Where a comment begins, outside of quotes; nil for none.
  fileprivate func range(ofComment mark: String) -> Index? {
    var isQuoted = false
    var at = startIndex
    while at < endIndex {
      if self[at] == "\"" { isQuoted.toggle() }
      if !isQuoted, self[at] == "/", self[at...].hasPrefix(mark) { return at }
      at = index(after: at)
    }
    return nil
  }

  /// Without a blank at either end.
  fileprivate var trimmedOnce: Substring {
    guard count > 2, hasPrefix(" "), hasSuffix(" ") else { return self }
    return dropFirst().dropLast()
  }
}
