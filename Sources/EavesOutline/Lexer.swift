import EavesSource

/// Cuts the bytes of one file into tokens, one at a time, wherever the builder wants to read on.
///
/// Hot: every byte of every file passes here once. One switch over the byte says what begins, which is also
/// the most readable form; the bytes stay in their array, whose bounds checks cost about 4 %. What is read
/// twice costs twice: the builder looks at a byte where it can, before it looks ahead by a token.
///
/// Invariants: (1) `next()` moves forward or is at the end; (2) between the end of a token and the start of
/// the one after it there is only trivia; (3) no state but `position` decides what comes next, so that the
/// builder may go back to any token and read on from there.
struct Lexer: ~Copyable {
  let bytes: [UInt8]
  /// Asked of the array each time, so that one comparison serves the loop and the bounds check.
  var count: Int {
    @inline(__always) get { bytes.count }
  }
  /// Where the next token's trivia begins.
  var position: Int
  var interner: Interner
  var directives: [Directive]
  /// Comments before this offset have been looked at for directives.
  var commentsRead: Int
  /// The first of the directives that wait for the code below them; `directives.count` when none does.
  var firstWaiting: Int
  /// The 1-based last line of the comments that they stand in one block with.
  var lastCommentLine: Int
  /// Offsets of stretches that the lexer itself could not read: conflict markers, unterminated comments.
  var irregularities: [Irregularity]
  /// Where lines begin, as far as has been read: every line break is met on the way, and none is looked for.
  private(set) var lineStarts: [UInt32]
  /// The 1-based line of what is read for the first time.
  var newestLine: Int { lineStarts.count }

  /// What hashes of words begin with.
  private let seed = Interner.seed

  /// - Parameters:
  /// - interner: has the keywords only.
  ///   - lineStarts: an empty array, whose room is used.
  init(_ bytes: [UInt8], interner: Interner = Interner(), lineStarts: [UInt32] = []) {
    self.bytes = bytes
    position = 0
    self.interner = interner
    directives = []
    commentsRead = 0
    firstWaiting = 0
    lastCommentLine = 0
    irregularities = []
    self.lineStarts = lineStarts
    self.lineStarts.append(0)
  }

  /// Notes the line that begins behind a line break, once however often it is read. CR LF is one line break.
  @inline(__always)
  mutating func noteLineBreak(at offset: Int) {
    let start = UInt32(truncatingIfNeeded: offset + 1)
    guard lineStarts[lineStarts.count - 1] < start else { return }
    if bytes[offset] == 0x0D, byte(offset + 1) == 0x0A { return }
    lineStarts.append(start)
  }

  /// Notes every line that begins inside a token.
  mutating func noteLineBreaks(from start: Int, to end: Int) {
    for offset in start..<end where isLineBreak(bytes[offset]) { noteLineBreak(at: offset) }
  }

  /// The byte at an offset, 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  /// Reads the next token.
  mutating func next() -> Token {
    let startsLine = reachesToken() ? false : skipTrivia()
    let start = position
    guard start < count else { return token(.endOfFile, start, startsLine) }
    switch bytes[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      return word(start, startsLine)
    case UInt8(ascii: "("): return punctuation(.leftParen, startsLine)
    case UInt8(ascii: ")"): return punctuation(.rightParen, startsLine)
    case UInt8(ascii: "{"): return punctuation(.leftBrace, startsLine)
    case UInt8(ascii: "}"): return punctuation(.rightBrace, startsLine)
    case UInt8(ascii: "["): return punctuation(.leftBracket, startsLine)
    case UInt8(ascii: "]"): return punctuation(.rightBracket, startsLine)
    case UInt8(ascii: ","): return punctuation(.comma, startsLine)
    case UInt8(ascii: ":"): return punctuation(.colon, startsLine)
    case UInt8(ascii: ";"): return punctuation(.semicolon, startsLine)
    case UInt8(ascii: "@"): return punctuation(.at, startsLine)
    case UInt8(ascii: "\\"): return punctuation(.backslash, startsLine)
    case UInt8(ascii: "."):
      return byte(start + 1) == UInt8(ascii: ".")
        ? operatorToken(start, startsLine) : punctuation(.period, startsLine)
    case UInt8(ascii: "\""): return stringStart(start, pounds: 0, startsLine)
    case UInt8(ascii: "#"): return pound(start, startsLine)
    case UInt8(ascii: "`"): return quotedWord(start, startsLine)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(start, startsLine)
    case UInt8(ascii: "<") where byte(start + 1) == UInt8(ascii: "#"): return placeholder(start, startsLine)
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      return operatorToken(start, startsLine)
    case 0x80...0xFF: return unicode(start, startsLine)
    default: return punctuation(.unknown, startsLine)
    }
  }

  /// A token that ends at `position`.
  @inline(__always)
  func token(
    _ kind: TokenKind, _ start: Int, _ startsLine: Bool, name: NameID = .none, keyword: Keyword = .none
  ) -> Token {
    Token(
      start: start, end: position, name: name, pounds: 0, kind: kind, keyword: keyword,
      startsLine: startsLine,
      isQuoted: false, isMultiline: false)
  }

  @inline(__always)
  private mutating func punctuation(_ kind: TokenKind, _ startsLine: Bool) -> Token {
    position += 1
    return token(kind, position - 1, startsLine)
  }
}

// MARK: - Words

extension Lexer {
  /// Whether a word may begin at an offset.
  func isWord(at offset: Int) -> Bool {
    Self.isWordByte(byte(offset)) || byte(offset) >= 0x80 || byte(offset) == UInt8(ascii: "`")
  }

  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Walks and interns the word at `start`. An ordinary word is hashed by the way: its bytes are at hand.
  @inline(__always)
  private mutating func internWord(_ start: Int) -> NameID {
    var end = start
    var hash = seed
    while end + 8 <= count {
      let eight = bytes.eight(at: end)
      let stops = eight.marksOfNonWord
      if stops == 0 {
        hash = Interner.mix(hash, eight)
        end += 8
        continue
      }
      let rest = stops.trailingZeroBitCount / 8
      if rest > 0 { hash = Interner.mix(hash, eight.first(rest)) }
      end += rest
      if bytes[end] >= 0x80 { break }
      position = end
      return interner.intern(bytes, start, end, hash: UInt32(truncatingIfNeeded: hash))
    }
    return internUnicodeWord(start, from: end)
  }

  /// As `internWord`, for one that is not all ASCII or stands at the end of the file.
  @inline(never)
  private mutating func internUnicodeWord(_ start: Int, from offset: Int) -> NameID {
    var end = asciiWordEnd(offset)
    while end < count, bytes[end] >= 0x80, let length = wordScalarLength(end) {
      end = asciiWordEnd(end + length)
    }
    position = end
    return interner.intern(bytes, start, end)
  }

  /// Behind the letters, digits, `_` and `$` at an offset.
  @inline(__always)
  private func asciiWordEnd(_ start: Int) -> Int {
    var end = start
    while end + 8 <= count {
      let stops = bytes.eight(at: end).marksOfNonWord
      if stops != 0 { return end + stops.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < count, Self.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  private mutating func word(_ start: Int, _ startsLine: Bool) -> Token {
    let name = internWord(start)
    return token(.word, start, startsLine, name: name, keyword: Keyword.of(name))
  }

  /// `` `name` ``: anything but a line break may stand between the backquotes.
  private mutating func quotedWord(_ start: Int, _ startsLine: Bool) -> Token {
    var end = start + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), !isLineBreak(bytes[end]) { end += 1 }
    guard byte(end) == UInt8(ascii: "`"), end > start + 1 else {
      position = start + 1
      return token(.unknown, start, startsLine)
    }
    let name = intern(start + 1, end)
    position = end + 1
    var token = token(.word, start, startsLine, name: name)
    token.isQuoted = true
    return token
  }

  /// `<#text#>`, which an editor leaves for a person to fill in: as good as an identifier.
  private mutating func placeholder(_ start: Int, _ startsLine: Bool) -> Token {
    var end = start + 2
    while end < count, !isLineBreak(bytes[end]), bytes[end] != UInt8(ascii: "<") {
      if bytes[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") {
        position = end + 2
        return token(.word, start, startsLine, name: intern(start, position))
      }
      end += 1
    }
    return operatorToken(start, startsLine)
  }

  /// `#word`, `#"raw string"#` or `#/regex/#`.
  private mutating func pound(_ start: Int, _ startsLine: Bool) -> Token {
    var end = start
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") { return stringStart(end, pounds: end - start, startsLine) }
    if byte(end) == UInt8(ascii: "/"), let close = extendedRegexEnd(end, pounds: end - start) {
      position = close
      noteLineBreaks(from: start, to: close)
      return token(.regex, start, startsLine)
    }
    if end == start + 1, byte(end) == UInt8(ascii: "`"), let close = labelEnd(end) {
      let name = intern(end + 1, close - 1)
      position = close
      return token(.pound, start, startsLine, name: name)
    }
    guard end == start + 1, Self.isWordByte(byte(end)) || byte(end) >= 0x80 else {
      position = end
      return token(.unknown, start, startsLine)
    }
    let name = internWord(start + 1)
    return token(.pound, start, startsLine, name: name, keyword: Keyword.of(name))
  }

  mutating func intern(_ start: Int, _ end: Int) -> NameID { interner.intern(bytes, start, end) }
}

extension Lexer {
  /// Behind the blanks and line breaks at an offset.
  func blanksEnd(_ offset: Int) -> Int {
    var end = offset
    while byte(end) == 0x20 || byte(end) == 0x0A || byte(end) == 0x0D || byte(end) == 0x09 { end += 1 }
    return end
  }

  /// The end of a word at an offset, in backquotes or not; nil when there is none.
  func labelEnd(_ offset: Int) -> Int? {
    var end = offset
    if byte(end) == UInt8(ascii: "`") {
      repeat { end += 1 } while end < count && bytes[end] != UInt8(ascii: "`") && !isLineBreak(bytes[end])
      return byte(end) == UInt8(ascii: "`") ? end + 1 : nil
    }
    while end < count, Self.isWordByte(bytes[end]) || bytes[end] >= 0x80 { end += 1 }
    return end > offset ? end : nil
  }

  /// Interns argument names as if they had been written without blanks and backquotes, and notes the lines that
  /// begin among them.
  mutating func internWithoutBlanks(_ start: Int, _ end: Int) -> NameID {
    noteLineBreaks(from: start, to: end)
    var isQuoted = false
    let kept = bytes[start..<end].filter { byte in
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      return byte != UInt8(ascii: "`") && (byte > 0x20 || isQuoted)
    }
    return interner.intern(kept, 0, kept.count)
  }
}

// MARK: - Numbers

extension Lexer {
  /// Integers in four bases, decimal and hexadecimal floats. After a single `.` only digits: a tuple's index.
  private mutating func number(_ start: Int, _ startsLine: Bool) -> Token {
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), start < 2 || bytes[start - 2] != UInt8(ascii: ".") {
      skipDigits()
      return token(.integer, start, startsLine, name: intern(start, position))
    }
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && byte(start + 1) == UInt8(ascii: "x")
    if isHexadecimal { position += 2 }
    var isFloat = false
    skipDigits(hexadecimal: isHexadecimal)
    if byte(position) == UInt8(ascii: "."), hasFraction(isHexadecimal) {
      isFloat = true
      position += 1
      skipDigits(hexadecimal: isHexadecimal)
    }
    if hasExponent(isHexadecimal) {
      isFloat = true
      position += 2
      skipDigits()
    }
    while position < count, Self.isWordByte(bytes[position]) { position += 1 }
    return token(isFloat ? .float : .integer, start, startsLine)
  }

  private mutating func skipDigits(hexadecimal: Bool = false) {
    while position < count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "_") || Self.isDigit(byte, hexadecimal) else { return }
      position += 1
    }
  }

  private static func isDigit(_ byte: UInt8, _ hexadecimal: Bool = false) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): hexadecimal
    default: false
    }
  }

  /// Whether the `.` at `position` begins a fraction. A hexadecimal one needs an exponent: `0x1.a` is no float.
  private func hasFraction(_ hexadecimal: Bool) -> Bool {
    var end = position + 1
    guard Self.isDigit(byte(end), hexadecimal) else { return false }
    guard hexadecimal else { return true }
    while Self.isDigit(byte(end), true) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return byte(end) | 0x20 == UInt8(ascii: "p")
  }

  private func hasExponent(_ hexadecimal: Bool) -> Bool {
    guard byte(position) | 0x20 == (hexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
    let next = byte(position + 1)
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { return Self.isDigit(byte(position + 2)) }
    return Self.isDigit(next)
  }
}
