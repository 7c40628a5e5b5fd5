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
    var characters: [Character] = []
    var before = 0
    var inside = 0
    var offset = 0
    // What is shown has a scalar for each of the line's.
    var scalars = excerpt.unicodeScalars.makeIterator()
    for character in HarmlessText.of(excerpt, in: .line) {
      if offset < start.column - 1 { before += 1 } else if offset < limit { inside += 1 }
      for _ in character.unicodeScalars { offset += scalars.next().map { UTF8.width($0) } ?? 0 }
      characters.append(character)
    }
    let span = before..<(before + inside)
    let cut = Self.window(characters, span: span, room: room)
    line =
      (cut.lowerBound > 0 ? "…" : "") + String(characters[cut])
      + (cut.upperBound < characters.count ? "…" : "")
    let hidden = cut.lowerBound > 0 ? " " : ""
    indent =
      hidden
      + characters[cut.lowerBound..<max(span.lowerBound, cut.lowerBound)].reduce(into: "") {
        text, character in
        text += character == "\t" ? "\t" : String(repeating: " ", count: Terminal.columns(of: character))
      }
    let shown = characters[span.clamped(to: cut)]
    parts = (
      (cut.lowerBound > 0 ? "…" : "") + String(characters[cut.lowerBound..<shown.startIndex]), String(shown),
      String(characters[shown.endIndex..<cut.upperBound]) + (cut.upperBound < characters.count ? "…" : "")
    )
    carets = String(repeating: "^", count: max(1, Terminal.columns(of: String(shown))))
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

  /// Which characters fit: from the beginning if the span does too, else from a little before the span.
  private static func window(_ characters: [Character], span: Range<Int>, room: Int?) -> Range<Int> {
    let all = 0..<characters.count
    guard let room, columns(characters[all]) > room else { return all }
    let spanFits = columns(characters[..<span.upperBound]) < room
    let start = spanFits ? 0 : max(0, span.lowerBound - 16)
    var used = start == 0 ? 1 : 2
    var end = start
    while end < characters.count {
      used += Terminal.columns(of: characters[end])
      if used > room { break }
      end += 1
    }
    return start..<max(end, start)
  }

  private static func columns(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + Terminal.columns(of: $1) }
  }
}
