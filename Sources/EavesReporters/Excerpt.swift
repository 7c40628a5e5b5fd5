import EavesFindings
import EavesSource

/// The line of a finding with carets under the span, in columns that a terminal shows.
struct Excerpt {
  /// The line, cut to the room there is.
  let line: String
  /// What stands under the line up to the first caret: tabs as tabs, everything else as spaces.
  let indent: String
  let carets: String
  /// The line in three: what the finding is about stands in the middle.
  let parts: (before: String, marked: String, after: String)

  /// Nil when the finding has no excerpt. `room` is the number of columns for the line; nil is no limit.
  init?(of finding: Finding, room: Int?) {
    guard let excerpt = finding.excerpt else { return nil }
    let start = finding.place.start
    let end = finding.place.end
    let limit = end.line == start.line ? end.column - 1 : Int.max
    let row = Row(HarmlessText.of(excerpt, in: .line))
    var before = 0
    var inside = 0
    var offset = 0
    // What is shown has a scalar for each of the line's.
    var scalars = excerpt.unicodeScalars.makeIterator()
    for count in row.scalars {
      if offset < start.column - 1 { before += 1 } else if offset < limit { inside += 1 }
      for _ in 0..<count { offset += scalars.next().map { UTF8.width($0) } ?? 0 }
    }
    let span = before..<(before + inside)
    let cut = row.window(around: span, room: room)
    let ends = (cut.lowerBound > 0 ? "…" : "", cut.upperBound < row.count ? "…" : "")
    line = ends.0 + row.text(cut) + ends.1
    let hidden = cut.lowerBound > 0 ? " " : ""
    indent = hidden + row.blanks(cut.lowerBound..<max(span.lowerBound, cut.lowerBound))
    let shown = span.clamped(to: cut)
    parts = (
      ends.0 + row.text(cut.lowerBound..<shown.lowerBound), row.text(shown),
      row.text(shown.upperBound..<cut.upperBound) + ends.1
    )
    carets = Terminal.row(of: "^", max(1, row.columns(shown)))
  }

  /// Columns of code in formats that no terminal limits: longer lines are cut.
  static let usualRoom = 240

  /// The line alone, cut to the usual room, without blanks around it; nil when the finding has no excerpt.
  static func line(of finding: Finding) -> String? {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return Excerpt(of: finding, room: usualRoom).map {
      String($0.line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
  }
}

/// A line in characters, each measured once.
private struct Row {
  private let text: String
  /// Where each character begins, and where the last ends, in bytes.
  private var starts: [Int] = [0]
  private var widths: [Int] = []
  /// How many scalars each character has.
  private(set) var scalars: [Int] = []

  /// O(length).
  init(_ text: String) {
    self.text = text
    let length = text.utf8.count
    if Terminal.isPlain(text) {
      starts = Array(0...length)
      widths = Array(repeating: 1, count: length)
      scalars = widths
      return
    }
    for character in text {
      starts.append(starts[widths.count] + character.utf8.count)
      widths.append(Terminal.columns(of: character))
      scalars.append(character.unicodeScalars.count)
    }
  }

  var count: Int { widths.count }

  func columns(_ characters: Range<Int>) -> Int { widths[characters].reduce(0, +) }

  func text(_ characters: Range<Int>) -> String { String(slice(characters)) }

  /// Tabs as tabs, everything else as spaces.
  func blanks(_ characters: Range<Int>) -> String {
    let isTabless = !slice(characters).utf8.contains(0x09)
    if isTabless { return Terminal.row(columns(characters)) }
    return zip(characters, slice(characters)).reduce(into: "") { blanks, cell in
      blanks += cell.1 == "\t" ? "\t" : Terminal.row(widths[cell.0])
    }
  }

  private func slice(_ characters: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: starts[characters.lowerBound])
    return text[start..<text.utf8.index(text.startIndex, offsetBy: starts[characters.upperBound])]
  }

  /// Which characters fit: from the beginning if the span does too, else from a little before the span.
  func window(around span: Range<Int>, room: Int?) -> Range<Int> {
    guard let room, columns(0..<count) > room else { return 0..<count }
    let spanFits = columns(0..<span.upperBound) < room
    let start = spanFits ? 0 : max(0, span.lowerBound - 16)
    var used = start == 0 ? 1 : 2
    var end = start
    while end < count {
      used += widths[end]
      if used > room { break }
      end += 1
    }
    return start..<max(end, start)
  }
}
