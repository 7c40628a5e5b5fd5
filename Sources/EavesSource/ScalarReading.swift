/// The scalars of a text, each with whether it acts on who reads it instead of being seen.
///
/// Such are controls, marks that turn the direction of text, separators of lines, everything that takes no room
/// (joiners, fillers, tags, selectors of variants), and what is no character at all. Joiners and selectors are seen
/// where they belong: within an emoji, and between letters of a script whose shapes they change.
struct ScalarReading: Sequence, IteratorProtocol {
  private var rest: Substring.UnicodeScalarView.Iterator
  private var previous: Unicode.Scalar?
  private var upcoming: Unicode.Scalar?

  init(_ text: some StringProtocol) {
    rest = Substring(text).unicodeScalars.makeIterator()
    upcoming = rest.next()
  }

  mutating func next() -> (scalar: Unicode.Scalar, acts: Bool)? {
    guard let scalar = upcoming else { return nil }
    upcoming = rest.next()
    defer { previous = scalar }
    return (scalar, Self.acts(scalar) && !belongs(scalar))
  }

  /// What stands for a scalar that acts: the picture of a control (`␛`), else U+FFFD.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// Whether a scalar acts where nothing excuses it. A tab is seen. A line a row of the tables of Unicode: what may
  /// be ignored by default, controls, separators, annotations, what is no character.
  static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x20..<0x7F: false
    case 0x00..<0xA0: true
    case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFDD0...0xFDEF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  // MARK: What belongs where it stands

  private func belongs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C: Self.isShaped(previous) && Self.isShaped(upcoming)
    case 0x200D:
      Self.isShaped(previous) && Self.isShaped(upcoming)
        || Self.endsEmoji(previous) && Self.isEmoji(upcoming)
    case 0xFE0E: Self.isEmoji(previous)
    case 0xFE0F: Self.isEmoji(previous) || upcoming == "\u{20E3}" && Self.isKey(previous)
    case 0x180B...0x180D, 0x180F: previous.map { (0x1820...0x18AA).contains($0.value) } ?? false
    default: false
    }
  }

  /// A symbol, a face, a thing; digits, `#` and `*` only begin emoji.
  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value > 0x7F && $0.properties.isEmoji } ?? false
  }

  private static func endsEmoji(_ scalar: Unicode.Scalar?) -> Bool { isEmoji(scalar) || scalar == "\u{FE0F}" }

  private static func isKey(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value <= 0x7F && $0.properties.isEmoji } ?? false
  }

  /// A letter or mark of a script whose letters change with their neighbours: from Arabic to Tibetan, Khmer,
  /// Mongolian and their like.
  private static func isShaped(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x0620...0x109F, 0x1780...0x18AA, 0xA800...0xABFF, 0xFB50...0xFDCF, 0xFE70...0xFEFC,
      0x11000...0x11FFF:
      return !acts(scalar)
    default: return false
    }
  }
}
