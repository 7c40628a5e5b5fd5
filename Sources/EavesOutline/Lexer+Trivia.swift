import EavesSource

// What stands between tokens: blanks, line breaks, comments, the first line of a script, conflict markers.

extension Lexer {
  @inline(__always)
  func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Skips one space at most: more stands before one token in six only. False when there may be more to skip.
  @inline(__always)
  mutating func reachesToken() -> Bool {
    guard position > 0, position + 1 < count else { return false }
    if bytes[position] == 0x20 { position += 1 }
    return Self.beginsToken(bytes[position])
  }

  /// Whether a byte is the first of a token and of nothing else, wherever it stands.
  @inline(__always)
  private static func beginsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "_"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "$"),
      UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "&"),
      UInt8(ascii: "\\"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// Skips to the next token; true when a line break lay on the way, or when the file begins here.
  @inline(never)
  mutating func skipTrivia() -> Bool {
    let startsLine = readTrivia()
    if firstWaiting < directives.count { meetCode() }
    return startsLine
  }

  private mutating func readTrivia() -> Bool {
    var startsLine = position == 0
    if startsLine { skipFileStart() }
    while position < count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: skipBlanks()
      case 0x0A, 0x0D:
        noteLineBreak(at: position)
        skipBlanks()
        startsLine = true
      case UInt8(ascii: "/"):
        let next = byte(position + 1)
        if next == UInt8(ascii: "/") {
          skipLineComment(isAlone: startsLine)
        } else if next == UInt8(ascii: "*") {
          if skipBlockComment() { startsLine = true }
        } else {
          return startsLine
        }
      // The end of a comment that nothing began: it is no operator.
      case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
        position += 2
        report(position - 2, position, "unexpected `*/`: no comment is open")
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"):
        guard startsLine, skipConflictMarker() else { return startsLine }
      case 0xC2 where byte(position + 1) == 0xA0: position += 2
      case 0xE2 where isUnicodeBlank(position): position += 3
      case 0xEF where byte(position + 1) == 0xBB && byte(position + 2) == 0xBF: position += 3
      default: return startsLine
      }
    }
    return startsLine
  }

  /// The byte at `position` and the spaces behind it: most of what stands between tokens is indentation.
  @inline(__always)
  private mutating func skipBlanks() {
    var end = position + 1
    while end + 8 <= count {
      let other = bytes.eight(at: end) ^ 0x2020_2020_2020_2020
      if other != 0 {
        position = end + other.trailingZeroBitCount / 8
        return
      }
      end += 8
    }
    while end < count, bytes[end] == 0x20 { end += 1 }
    position = end
  }

  /// U+2000…U+200D, U+2028, U+2029, U+202F, U+205F, U+2060: blanks and invisible joiners of pasted text.
  func isUnicodeBlank(_ offset: Int) -> Bool {
    switch (byte(offset + 1), byte(offset + 2)) {
    case (0x80, 0x80...0x8D), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F), (0x81, 0xA0): true
    default: false
    }
  }

  private mutating func skipFileStart() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipLine() {
    var end = position
    while end + 8 <= count {
      let eight = bytes.eight(at: end)
      let breaks = eight.marks(of: 0x0A) | eight.marks(of: 0x0D)
      if breaks != 0 {
        position = end + breaks.trailingZeroBitCount / 8
        return
      }
      end += 8
    }
    while end < count, !isLineBreak(bytes[end]) { end += 1 }
    position = end
  }

  /// `<<<<<<<`, `=======`, `>>>>>>>`, `|||||||` at the very start of a line, as version control leaves them.
  private mutating func skipConflictMarker() -> Bool {
    let start = position
    guard start == 0 || isLineBreak(bytes[start - 1]) else { return false }
    var end = start
    while byte(end) == bytes[start] { end += 1 }
    guard end - start == 7, end >= count || byte(end) == 0x20 || isLineBreak(bytes[end]) else { return false }
    skipLine()
    report(start, position, "conflict marker")
    return true
  }

  /// Records what the lexer could not read, once however often it is read again.
  mutating func report(_ start: Int, _ end: Int, _ message: String) {
    if let last = irregularities.last, Int(last.range.start) >= start { return }
    irregularities.append(Irregularity(range: ByteRange(start, end), message: message))
  }

  /// `/* … */`, nested; true when it holds a line break.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    meetComment()
    defer { lastCommentLine = newestLine }
    let isNew = start >= commentsRead
    var depth = 1
    var breaksLine = false
    position += 2
    if isNew { readDirective(inBlockFrom: position) }
    while position < count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "*"), self.byte(position) == UInt8(ascii: "/") {
        position += 1
        depth -= 1
        if depth == 0 {
          commentsRead = max(commentsRead, position)
          return breaksLine
        }
      } else if byte == UInt8(ascii: "/"), self.byte(position) == UInt8(ascii: "*") {
        position += 1
        depth += 1
      } else if isLineBreak(byte) {
        noteLineBreak(at: position - 1)
        breaksLine = true
        if isNew { readDirective(inBlockFrom: position) }
      }
    }
    commentsRead = max(commentsRead, position)
    report(start, start + 2, "`/*` is never closed")
    return breaksLine
  }

  private mutating func skipLineComment(isAlone: Bool) {
    let start = position
    skipLine()
    guard start >= commentsRead else { return }
    commentsRead = position
    meetComment()
    readDirective(start, position, isAlone ? .alone : .trailing)
  }
}

// MARK: - Directives

extension Lexer {
  /// Looks at one `//` comment: `eaves:` at its start, or `✗` at its end. Four slashes are a comment in a comment.
  private mutating func readDirective(_ start: Int, _ end: Int, _ standing: Directive.Standing) {
    var first = byte(start + 2) == UInt8(ascii: "/") ? start + 3 : start + 2
    while first < end, isBlank(bytes[first]) { first += 1 }
    var last = end
    while last > first, isBlank(bytes[last - 1]) { last -= 1 }
    if first < last, bytes[first] == UInt8(ascii: "e"), matches("eaves:", at: first, before: last) {
      addDirective(ByteRange(start, end), from: first + 6, to: last, standing)
    } else if last - first >= 3, bytes[last - 1] == 0x97, matches("✗", at: last - 3, before: last) {
      directives.append(
        Directive(kind: .expect, range: ByteRange(start, end), text: "", standing: standing))
    }
  }

  /// Looks at what begins a line of a block comment, behind blanks and stars: `eaves:` counts in `//` alone, and whoever
  /// writes it here is to know.
  private mutating func readDirective(inBlockFrom start: Int) {
    var first = start
    while isBlank(byte(first)) || byte(first) == UInt8(ascii: "*") && byte(first + 1) != UInt8(ascii: "/") {
      first += 1
    }
    guard matches("eaves:", at: first, before: count) else { return }
    var last = first + 6
    while last < count, !isLineBreak(bytes[last]), !matches("*/", at: last, before: count) { last += 1 }
    while isBlank(bytes[last - 1]) { last -= 1 }
    let text = String(decoding: bytes[(first + 6)..<last], as: UTF8.self)
    directives.append(
      Directive(kind: .inBlock, range: ByteRange(first, last), text: text, standing: .trailing))
  }

  private mutating func addDirective(
    _ range: ByteRange, from first: Int, to last: Int, _ standing: Directive.Standing
  ) {
    var kind = Directive.Kind.unknown
    var textStart = first
    for (word, found) in [("allow", Directive.Kind.allow), ("expect", .expect)]
    where matches(word, at: first, before: last) {
      let after = first + word.utf8.count
      guard after == last || isBlank(bytes[after]) else { continue }
      kind = found
      textStart = after
    }
    while textStart < last, isBlank(bytes[textStart]) { textStart += 1 }
    let text = String(decoding: bytes[textStart..<last], as: UTF8.self)
    directives.append(Directive(kind: kind, range: range, text: text, standing: standing))
  }

  /// A comment begins here: what waits in the comments above it goes on waiting, unless a blank line lies between.
  private mutating func meetComment() {
    if newestLine > lastCommentLine + 1 { firstWaiting = directives.count }
    lastCommentLine = newestLine
  }

  /// A token begins here, or the file ends: what waits right above it is about it.
  private mutating func meetCode() {
    if position < count, newestLine <= lastCommentLine + 1 {
      for index in firstWaiting..<directives.count where directives[index].standing == .alone {
        directives[index].standing = .above(UInt32(truncatingIfNeeded: position))
      }
    }
    firstWaiting = directives.count
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func matches(_ text: String, at start: Int, before end: Int) -> Bool {
    var offset = start
    for byte in text.utf8 {
      guard offset < end, bytes[offset] == byte else { return false }
      offset += 1
    }
    return true
  }
}
