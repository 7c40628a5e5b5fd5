import EavesDocuments
import EavesSource

/// What a protocol counts the characters of a line in.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The best of those that a client offers; UTF-16 when it offers none, as the protocol has it.
  init(offered: [String]) {
    let known = offered.compactMap(PositionEncoding.init)
    self = known.contains(.utf8) ? .utf8 : known.contains(.utf16) ? .utf16 : known.first ?? .utf16
  }

  /// How much a byte adds: each character counts where it begins.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte >= 0xF0 ? 2 : byte < 0x80 || byte >= 0xC0 ? 1 : 0
    case .utf32: byte < 0x80 || byte >= 0xC0 ? 1 : 0
    }
  }
}

/// A place in a text as a protocol says it: both 0-based, from 0 to 2³¹ − 1.
struct ProtocolPosition: Equatable {
  let line: Int
  let character: Int

  /// The greatest number that the protocol has. Files are far from it, so one may be added to any number here.
  private static let most = Int(Int32.max)

  /// What lies beyond a bound is taken for the bound: behind every text, or before it.
  init(line: Int, character: Int) {
    self.line = Self.bounded(line)
    self.character = line < 0 ? 0 : Self.bounded(character)
  }

  /// Nil when the value is no position. The only place where positions of a client are read.
  init?(_ value: JSON?) {
    guard let line = value?["line"]?.whole, let character = value?["character"]?.whole else { return nil }
    self.init(line: line, character: character)
  }

  /// The beginning of a line, of which a client sends the number alone; nil when the value is none.
  init?(line value: JSON?) {
    guard let line = value?.whole else { return nil }
    self.init(line: line, character: 0)
  }

  private static func bounded(_ number: Int) -> Int { min(max(0, number), most) }

  var json: JSON { ["line": .number(line), "character": .number(character)] }
}

/// A text, and the places in it as a protocol counts them.
struct PlacedText {
  let bytes: [UInt8]
  let lines: LineTable
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], in encoding: PositionEncoding) {
    self.init(bytes, LineTable(of: bytes), in: encoding)
  }

  init(_ bytes: [UInt8], _ lines: LineTable, in encoding: PositionEncoding) {
    self.bytes = bytes
    self.lines = lines
    self.encoding = encoding
  }

  /// The offset of a position; one behind the end of its line, or of the text, means that end.
  func offset(of position: ProtocolPosition) -> Int {
    guard let range = lines.range(ofLine: position.line + 1, in: bytes) else { return bytes.count }
    var (index, units) = (Int(range.start), 0)
    while index < Int(range.end) {
      let width = encoding.units(of: bytes[index])
      // A byte that adds nothing belongs to the character before it.
      if width > 0, units >= position.character { break }
      units += width
      index += 1
    }
    // In the middle of a character: its beginning.
    while index > Int(range.start), index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// Whether the text has the line of a position; behind the end of a line is at its end.
  func holds(_ position: ProtocolPosition) -> Bool { position.line < lines.starts.count }

  /// The position of an offset.
  func position(of offset: Int) -> ProtocolPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lines.line(of: UInt32(offset))
    let start = Int(lines.starts[line - 1])
    let units = bytes[start..<offset].reduce(0) { $0 + encoding.units(of: $1) }
    return ProtocolPosition(line: line - 1, character: units)
  }

  /// The position that Eaves counts as lines and bytes.
  func position(of position: Position) -> ProtocolPosition {
    switch encoding {
    case .utf8: return ProtocolPosition(line: position.line - 1, character: position.column - 1)
    case .utf16: return ProtocolPosition(line: position.line - 1, character: position.utf16Column - 1)
    case .utf32:
      guard position.line - 1 < lines.starts.count else {
        return ProtocolPosition(line: position.line - 1, character: 0)
      }
      return self.position(of: Int(lines.starts[position.line - 1]) + position.column - 1)
    }
  }

  /// The text with a range replaced.
  func replacing(_ start: ProtocolPosition, _ end: ProtocolPosition, with text: String) -> [UInt8] {
    let from = offset(of: start)
    let to = max(from, offset(of: end))
    return Array(bytes[..<from]) + Array(text.utf8) + Array(bytes[to...])
  }
}
