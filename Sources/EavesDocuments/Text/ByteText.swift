/// A stretch of a page's bytes, usually one line: pages are read as bytes, strings are made once at the end.
typealias ByteText = ArraySlice<UInt8>

/// The bytes with a meaning in pages, by name.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let apostrophe: UInt8 = 0x27
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let dash: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let greater: UInt8 = 0x3E
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backquote: UInt8 = 0x60
  static let leftBrace: UInt8 = 0x7B
  static let tilde: UInt8 = 0x7E

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  /// A byte of an ASCII identifier.
  static func isName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == underscore }
}

extension ArraySlice<UInt8> {
  /// The bytes as a string; pages are decoded before they are cut, so nothing is lost here.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Length of the blank (space, tab, CR, no-break space) at an index; 0 when there is none.
  func blankLength(at index: Int) -> Int {
    guard index < endIndex else { return 0 }
    switch self[index] {
    case Byte.space, Byte.tab, Byte.carriageReturn: return 1
    case 0xC2 where index + 1 < endIndex && self[index + 1] == 0xA0: return 2
    default: return 0
    }
  }

  /// The stretch without blanks at its ends.
  var trimmed: ByteText {
    var start = startIndex
    var length = blankLength(at: start)
    while length > 0 {
      start += length
      length = blankLength(at: start)
    }
    var end = endIndex
    while end > start {
      if blankLength(at: end - 1) == 1 {
        end -= 1
      } else if end - start >= 2, self[end - 2] == 0xC2, self[end - 1] == 0xA0 {
        end -= 2
      } else {
        break
      }
    }
    return self[start..<end]
  }

  /// Whether nothing but blanks is there.
  var isBlank: Bool { trimmed.isEmpty }

  func starts(with text: String) -> Bool { hasPrefix(text, at: startIndex) }

  /// Whether an ASCII text stands at an index.
  func hasPrefix(_ text: String, at index: Int) -> Bool {
    index >= startIndex && index <= endIndex && self[index...].starts(with: text.utf8)
  }

  /// The index at which an ASCII text first stands, nil when it does not.
  func firstIndex(of text: String, from start: Int) -> Int? {
    guard start < endIndex, let first = text.utf8.first else { return nil }
    var index = start
    while let found = self[index...].firstIndex(of: first) {
      if hasPrefix(text, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  /// The stretch without one pair of quotes around it.
  var unquoted: ByteText {
    guard count >= 2, let first, first == Byte.quote || first == Byte.apostrophe, last == first else {
      return self
    }
    return self[(startIndex + 1)..<(endIndex - 1)]
  }
}
