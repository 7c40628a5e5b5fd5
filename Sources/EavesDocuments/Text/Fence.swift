/// A fenced block of a page.
package struct Fence: Sendable {
  /// Index in the page's labels of the label it stands under; nil before the first.
  package let label: Int?
  /// The line of text right above it, blank lines aside: `❌ Don't:`; empty below a heading, another fence or bold text
  /// that is a label.
  let lead: String
  /// First word of the info string, lowercased; empty when there is none.
  package let language: String
  /// 1-based line of the opening fence.
  package let openingLine: Int
  /// Columns of indentation that were taken from its lines.
  package let indent: Int
  /// The lines joined by `\n` (CR LF kept as written), without the fence's own indentation.
  package let text: String
  /// Number of lines of content.
  package let lineCount: Int
  /// False when the page ended first.
  package let isClosed: Bool

  /// 1-based line of the first line of content.
  package var firstLine: Int { openingLine + 1 }
}

/// What stands before the text of a line: indentation, quote marks and list markers.
struct LinePrefix {
  /// Columns of indentation since the last quote mark; a tab reaches the next multiple of four.
  private(set) var columns = 0
  /// Index at which the line's text begins.
  private(set) var end: Int
  private(set) var quotes = 0
  private(set) var hasMarker = false

  init(of line: ByteText) {
    end = line.startIndex
    while true {
      skipBlanks(line)
      if end < line.endIndex, line[end] == Byte.greater {
        end += 1
        if line.blankLength(at: end) == 1 { end += 1 }
        quotes += 1
        columns = 0
      } else if let marker = Self.markerEnd(in: line, at: end) {
        columns += marker - end
        end = marker
        hasMarker = true
      } else {
        return
      }
    }
  }

  private mutating func skipBlanks(_ line: ByteText) {
    while case let length = line.blankLength(at: end), length > 0 {
      columns = line[end] == Byte.tab ? columns / 4 * 4 + 4 : columns + 1
      end += length
    }
  }

  /// The index after `- `, `* `, `+ `, `12. ` or `12) `.
  private static func markerEnd(in line: ByteText, at start: Int) -> Int? {
    guard start < line.endIndex else { return nil }
    var index = start
    switch line[index] {
    case Byte.dash, Byte.star, Byte.plus: index += 1
    case let byte where Byte.isDigit(byte):
      while index < line.endIndex, index - start < 9, Byte.isDigit(line[index]) { index += 1 }
      guard index < line.endIndex, line[index] == Byte.dot || line[index] == 0x29 else { return nil }
      index += 1
    default: return nil
    }
    let blank = line.blankLength(at: index)
    return blank > 0 ? index + blank : nil
  }
}

/// The line that opens a fence.
struct FenceOpening {
  let mark: UInt8
  let length: Int
  let language: String
  let prefix: LinePrefix

  /// Nil when the line opens none.
  init?(_ line: ByteText) {
    let prefix = LinePrefix(of: line)
    guard prefix.end < line.endIndex else { return nil }
    let mark = line[prefix.end]
    guard mark == Byte.backquote || mark == Byte.tilde else { return nil }
    var end = prefix.end
    while end < line.endIndex, line[end] == mark { end += 1 }
    let info = line[end...]
    guard end - prefix.end >= 3, mark == Byte.tilde || !info.contains(Byte.backquote) else { return nil }
    self.mark = mark
    length = end - prefix.end
    language = Self.language(of: info.trimmed)
    self.prefix = prefix
  }

  /// The line without the quote marks and the indentation of the fence; nil when it leaves the quotation.
  func content(of line: ByteText) -> ByteText? {
    var index = line.startIndex
    for _ in 0..<prefix.quotes {
      while line.blankLength(at: index) > 0 { index += line.blankLength(at: index) }
      guard index < line.endIndex, line[index] == Byte.greater else { return nil }
      index += 1
      if line.blankLength(at: index) == 1 { index += 1 }
    }
    var columns = 0
    while columns < prefix.columns, case let blank = line.blankLength(at: index), blank > 0 {
      columns = line[index] == Byte.tab ? columns / 4 * 4 + 4 : columns + 1
      index += blank
    }
    return line[index...]
  }

  /// Whether a line's content (see `content(of:)`) closes the fence.
  func isClosed(by content: ByteText) -> Bool {
    let prefix = LinePrefix(of: content)
    guard prefix.columns < 4, prefix.quotes == 0, !prefix.hasMarker else { return false }
    let run = content[prefix.end...].trimmed
    return run.count >= length && run.allSatisfy { $0 == mark }
  }

  /// `swift` in `swift title="A"`, `Swift,ignore`, `{.swift .numbered}`.
  private static func language(of info: ByteText) -> String {
    let word = info.drop { $0 == Byte.leftBrace || $0 == Byte.dot || $0 == Byte.space }
    let end = word.firstIndex {
      $0 == Byte.space || $0 == Byte.tab || $0 == Byte.comma || $0 == Byte.colon || $0 == Byte.leftBrace
        || $0 == 0x7D || $0 == 0xC2
    }
    return word[..<(end ?? word.endIndex)].text.lowercased()
  }
}
