import EavesSource

/// What a terminal makes of text.
enum Terminal {
  /// The columns that a character takes: 0, 1 or 2. An approximation of what terminals agree on; a tab is 1
  /// here and is to be repeated, not measured.
  static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  static func columns(of text: some StringProtocol) -> Int {
    isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A text of one ASCII character, so many times: made at once, not appended one by one.
  static func row(of character: Unicode.Scalar = " ", _ count: Int) -> String {
    if character == " ", count <= blanks.utf8.count { return String(Substring(blanks.utf8.prefix(count))) }
    return String(decoding: Array(repeating: UInt8(ascii: character), count: count), as: UTF8.self)
  }

  private static let blanks = String(repeating: " ", count: 120)

  /// Whether each byte of a text is a character of one column.
  static func isPlain(_ text: some StringProtocol) -> Bool { text.everyByte { $0 < 0x80 && $0 != 0x0D } }

  /// As `columns(of:)`, of a text that `Style` may have painted.
  static func columns(ofPainted text: some StringProtocol) -> Int {
    guard text.utf8.contains(0x1B) else { return columns(of: text) }
    var isInk = false
    return text.reduce(0) { sum, character in
      if character == "\u{1B}" { isInk = true }
      defer { if isInk, character == "m" { isInk = false } }
      return isInk ? sum : sum + columns(of: character)
    }
  }

  /// East Asian wide and fullwidth blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
