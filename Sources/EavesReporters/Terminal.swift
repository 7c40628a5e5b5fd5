/// What a terminal makes of text.
package enum Terminal {
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

  static func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

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

  /// A character as it may be shown: controls become their pictures (`␛`), so that the code under inspection
  /// commands no terminal, and marks that turn the direction of text become U+FFFD. A tab stays.
  static func shown(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return character }
    switch scalar.value {
    case 0x09: return character
    case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: return Character(picture(of: scalar))
    default: return character
    }
  }

  /// What stands for a scalar that must not be written: the picture of a control (`␛`), else U+FFFD.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  package static func shown(_ text: some StringProtocol) -> String { String(text.map { shown($0) }) }
}
