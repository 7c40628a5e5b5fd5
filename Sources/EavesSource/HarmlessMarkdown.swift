/// A document that others wrote, as Markdown that anyone may draw: no tag, no picture, no link but to the web.
///
/// What is code and what is not must be read here as every reader of Markdown does, or a tag would hide in what only
/// one of them takes for code. So code is written again: each fence stands at the start of a line, between blank lines,
/// and is longer than any in it; and a span of code counts only where it ends on its line and divides no cells of a
/// table.
package enum HarmlessMarkdown {
  /// - Parameter keepsLinks: whether links to the web stay links; else they are text.
  package static func of(_ text: String, keepingLinks keepsLinks: Bool = true) -> String {
    var lines: [Line] = []
    var fence: (marks: Substring, indent: Int, code: [Substring], head: Substring)?
    func close(_ open: (marks: Substring, indent: Int, code: [Substring], head: Substring)) {
      let longest = open.code.map { longestRun(of: "`", in: $0) }.max() ?? 0
      let marks = String(repeating: "`", count: max(3, longest + 1))
      // Behind the marks stands the name of a language, and nothing that ends the line of code.
      let language = open.head.prefix { $0.isLetter || $0.isNumber }
      if let last = lines.last, !last.text.isEmpty { lines.append(Line(text: "", isCode: false)) }
      let code = [marks + language] + open.code.map(String.init) + [marks]
      lines += code.map { Line(text: $0, isCode: true) }
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " || $0 == "\t" }
      let marks = self.marks(beginning: content)
      if var open = fence {
        let isEnd = marks.first == open.marks.first && marks.count >= open.marks.count
        if isEnd, content.dropFirst(marks.count).allSatisfy(\.isWhitespace) {
          close(open)
          fence = nil
        } else {
          open.code.append(line.dropFirst(min(open.indent, line.prefix { $0 == " " }.count)))
          fence = open
        }
      } else if marks.count >= 3, !(marks.first == "`" && content.dropFirst(marks.count).contains("`")) {
        fence = (marks, line.count - content.count, [], content.dropFirst(marks.count).drop { $0 == " " })
      } else {
        if lines.last?.isCode ?? false, !content.isEmpty { lines.append(Line(text: "", isCode: false)) }
        lines.append(Line(text: prose(line, keepsLinks), isCode: false))
      }
    }
    if let fence { close(fence) }
    return withoutForeignLinks(lines)
  }

  private struct Line {
    var text: String
    let isCode: Bool
  }

  private static func marks(beginning line: Substring) -> Substring {
    guard let first = line.first, first == "`" || first == "~" else { return "" }
    return line.prefix { $0 == first }
  }

  private static func longestRun(of character: Character, in text: Substring) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}

// MARK: - Prose

extension HarmlessMarkdown {
  /// A line outside of code.
  private static func prose(_ line: Substring, _ keepsLinks: Bool) -> String {
    var result = ""
    var rest = line
    while let character = rest.first {
      if character == "`" {
        let marks = rest.prefix { $0 == "`" }
        rest = rest.dropFirst(marks.count)
        guard let code = self.code(endingWith: marks, in: rest) else {
          result += marks
          continue
        }
        result += marks + (code.contains("|") ? escaped(code) : String(code)) + marks
        rest = rest.dropFirst(code.count + marks.count)
      } else if character == "\\", let next = rest.dropFirst().first {
        // What is escaped stays so; a tag begins all the same where it is no sign that can be escaped.
        result += next == "<" ? "&lt;" : "\\\(next)"
        rest = rest.dropFirst(2)
      } else {
        result += piece(&rest, keepsLinks)
      }
    }
    return result
  }

  /// The next sign of prose, or what stands for it.
  private static func piece(_ rest: inout Substring, _ keepsLinks: Bool) -> String {
    if rest.hasPrefix("![") {
      rest = rest.dropFirst(2)
      return "!\\["
    }
    let links = ["](": "]\\(", "][": "]\\["]
    for (link, text) in links where rest.hasPrefix(link) {
      guard !keepsLinks || link == "](" && !isOfWeb(rest.dropFirst(2)) else { break }
      rest = rest.dropFirst(2)
      return text
    }
    let first = rest.removeFirst()
    return first == "<" ? "&lt;" : String(first)
  }

  private static func escaped(_ text: Substring) -> String { String(text).replacing("<", with: "&lt;") }

  /// What stands up to a run of as many backquotes; nil where none follows.
  private static func code(endingWith marks: Substring, in text: Substring) -> Substring? {
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "`") {
      let run = text[start...].prefix { $0 == "`" }
      if run.count == marks.count { return text[..<start] }
      index = run.endIndex
    }
    return nil
  }

  /// Whether the target of a link is a page of the web, or lies beside the document: no scheme of another kind, however
  /// it is spelled.
  private static func isOfWeb(_ text: Substring) -> Bool {
    let target = text.drop { $0.isWhitespace || $0 == "<" }.prefix { !$0.isWhitespace && $0 != ")" }
    if target.isEmpty { return false }
    let small = target.lowercased()
    if small.hasPrefix("https://") || small.hasPrefix("http://") { return true }
    let head = target.prefix { $0 != "/" && $0 != "#" && $0 != "?" }
    return !head.contains { $0 == ":" || $0 == "&" || $0 == "\\" }
  }

  /// Definitions of links, `[name]: target`, whose targets may stand on the next line.
  private static func withoutForeignLinks(_ lines: [Line]) -> String {
    var lines = lines
    for index in lines.indices where !lines[index].isCode {
      let text = lines[index].text
      for mark in text.ranges(of: "]:").reversed() {
        let here = text[mark.upperBound...]
        let isBare = here.allSatisfy { $0.isWhitespace }
        let target = isBare ? (index + 1 < lines.count ? lines[index + 1].text[...] : "") : here
        if !isOfWeb(target) { lines[index].text.replaceSubrange(mark, with: "]\\:") }
      }
    }
    return lines.map(\.text).joined(separator: "\n")
  }
}
