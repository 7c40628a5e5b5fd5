/// The same numbers in every run with the same seed: SplitMix64.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return sides > 0 ? Int(mixed % UInt64(sides)) : 0
  }
}

/// Makes hostile input of real files: a stretch of one, cut, changed, spliced with another, nested.
struct Mutator {
  let files: [[UInt8]]
  var dice: Dice

  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\", "\\(", "#", "/", "/*", "*/",
    "//",
    "*", "\n", "\r\n", "\r", " ", "@", ".", "`", ":", "::", ",", ";", "=", "?", "!", "&", "->", "...", "0",
    "0x",
    "1e", "_", "$", "\u{80}", "é", "✗", "\0", "\u{FEFF}", "<#", "#>", "<<<<<<< a\n", "=======\n", "#if A\n",
    "#elseif B\n", "#else\n", "#endif\n", "#/", "/#", " in ", " let ", " case ", " default: ", " if ",
    " else ",
    " switch ", " for ", " while ", " guard ", " where ", " is ", " as? ", " try ", " await ", " func ",
    " init",
    " class ", " extension ", " enum ", " var ", " get ", " set ", " subscript", " some ", " any ", " each ",
    " async ", " throws ", " @available(*, x) ", " @objc(a:b:) ", "\\.a", "\\A.b?.c", "#Index<T>([\\.a])",
    "a<b>",
    "{ (a) -> B in ", "[weak self] in ", "borrowing ", "inout ", "~", "of ", "// eaves:allow x\n",
  ].map { Array($0.utf8) }

  /// The next input, at most a few hundred bytes, so that millions are read in a bearable time.
  mutating func next() -> [UInt8] {
    var bytes = stretch()
    for _ in 0...dice.roll(4) { change(&bytes) }
    return bytes
  }

  private mutating func stretch() -> [UInt8] {
    let file = files[dice.roll(files.count)]
    let start = dice.roll(file.count)
    return Array(file[start..<min(file.count, start + 8 + dice.roll(400))])
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let offset = dice.roll(bytes.count + 1)
    let end = min(bytes.count, offset + dice.roll(12))
    let piece = Self.pieces[dice.roll(Self.pieces.count)]
    switch dice.roll(9) {
    case 0: if offset < bytes.count { bytes[offset] = UInt8(dice.roll(256)) }
    case 1: bytes.removeSubrange(offset..<end)
    case 2, 3, 4: bytes.insert(contentsOf: piece, at: offset)
    case 5: bytes.replaceSubrange(offset..<end, with: piece)
    case 6: bytes.removeSubrange(offset...)
    case 7: bytes.insert(contentsOf: stretch().prefix(80), at: offset)
    default:
      let depth = dice.roll(8) == 0 ? 300 : dice.roll(20)
      bytes.insert(contentsOf: (0..<depth).flatMap { _ in piece }, at: offset)
    }
  }
}
