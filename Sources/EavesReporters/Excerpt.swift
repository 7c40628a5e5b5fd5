import EavesFindings
import EavesSource

/// The line of a finding with carets under the span, in columns that a terminal shows.
struct Excerpt {
  /// The line, cut to the available width.
  let line: String
  /// What stands under the line up to the first caret: tabs as tabs, everything else as spaces.
  let indent: String
  let carets: String
  private let row: Row
  /// Which characters of the row are shown, and which of them the finding is about.
  private let cut, shown: Range<Int>

  /// Nil when the finding has no excerpt. `room` is the number of columns for the line; nil is no limit.
  init?(of finding: Finding, room: Int?) {
    guard let excerpt = finding.excerpt else { return nil }
    let start = finding.place.start
    let end = finding.place.end
    let limit = end.line == start.line ? end.column - 1 : Int.max
    row = Row(HarmlessText.of(excerpt, in: .line))
    let span = row.span(from: start.column - 1, to: limit, in: excerpt)
    cut = row.window(around: span, room: room)
    line = (cut.lowerBound > 0 ? "…" : "") + row.text(cut) + (cut.upperBound < row.count ? "…" : "")
    let hidden = cut.lowerBound > 0 ? " " : ""
    indent = hidden + row.blanks(cut.lowerBound..<max(span.lowerBound, cut.lowerBound))
    shown = span.clamped(to: cut)
    carets = Terminal.row(of: "^", max(1, row.columns(shown)))
  }

  /// The line in three: what the finding is about stands in the middle.
  var parts: (before: String, marked: String, after: String) {
    (
      (cut.lowerBound > 0 ? "…" : "") + row.text(cut.lowerBound..<shown.lowerBound), row.text(shown),
      row.text(shown.upperBound..<cut.upperBound) + (cut.upperBound < row.count ? "…" : "")
    )
  }

  /// Columns of code in formats that no terminal limits: longer lines are cut.
  static let defaultRoom = 240

  /// The line alone, cut to the usual room, without blanks around it; nil when the finding has no excerpt.
  static func line(of finding: Finding) -> String? {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return Excerpt(of: finding, room: defaultRoom).map {
      String($0.line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
  }
}

/// A line in characters, each measured once.
private struct Row {
  private let text: String
  let count: Int
  /// Where each character begins, and where the last ends, in bytes; empty where each is a byte, in one column.
  private var starts: [Int] = []
  private var widths: [Int] = []
  /// How many scalars each character has.
  private var scalars: [Int] = []

  /// O(length).
  init(_ text: String) {
    self.text = text
    if Terminal.isPlain(text) {
      count = text.utf8.count
      return
    }
    starts = [0]
    for character in text {
      starts.append(starts[widths.count] + character.utf8.count)
      widths.append(Terminal.columns(of: character))
      scalars.append(character.unicodeScalars.count)
    }
    count = widths.count
  }

  private var isPlain: Bool { starts.isEmpty }

  /// The characters that show the bytes from one to another of what is shown, a scalar for each scalar.
  func span(from start: Int, to end: Int, in original: String) -> Range<Int> {
    if isPlain { return min(count, start)..<max(min(count, start), min(count, end)) }
    var (before, inside, offset) = (0, 0, 0)
    var originals = original.unicodeScalars.makeIterator()
    for count in scalars {
      if offset < start { before += 1 } else if offset < end { inside += 1 }
      for _ in 0..<count { offset += originals.next().map { UTF8.width($0) } ?? 0 }
    }
    return before..<before + inside
  }

  func columns(_ characters: Range<Int>) -> Int {
    isPlain ? characters.count : widths[characters].reduce(0, +)
  }

  private func columns(_ character: Int) -> Int { isPlain ? 1 : widths[character] }

  func text(_ characters: Range<Int>) -> String { String(slice(characters)) }

  /// Tabs as tabs, everything else as spaces.
  func blanks(_ characters: Range<Int>) -> String {
    let isTabless = slice(characters).everyByte { $0 != 0x09 }
    if isTabless { return Terminal.row(columns(characters)) }
    return zip(characters, slice(characters)).reduce(into: "") { blanks, cell in
      blanks += cell.1 == "\t" ? "\t" : Terminal.row(columns(cell.0))
    }
  }

  private func slice(_ characters: Range<Int>) -> Substring {
    let bytes =
      isPlain ? characters : starts[characters.lowerBound]..<starts[characters.upperBound]
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
  }

  /// Which characters fit: from the beginning if the span does too, else from a little before the span.
  func window(around span: Range<Int>, room: Int?) -> Range<Int> {
    guard let room, columns(0..<count) > room else { return 0..<count }
    let spanFits = columns(0..<span.upperBound) < room
    let start = spanFits ? 0 : max(0, span.lowerBound - 16)
    var used = start == 0 ? 1 : 2
    var end = start
    while end < count {
      used += columns(end)
      if used > room { break }
      end += 1
    }
    return start..<max(end, start)
  }
}
