import EavesSource

/// A word of a `BUILD` file.
struct StarlarkToken: Sendable {
  enum Kind: Equatable, Sendable {
    case name, number, text
    case sign(UInt8)
    /// `+=`
    case sum
    /// Blanks that a line begins with, outside of brackets.
    case indent
    /// Outside of brackets.
    case lineEnd
    case end
  }

  let kind: Kind
  let range: ByteRange

  /// All words of a page. O(bytes).
  static func all(of bytes: [UInt8]) -> [StarlarkToken] {
    var reader = StarlarkLexer(bytes)
    return reader.tokens()
  }

  /// A text without its quotes and escapes; nil for one that is made of other values.
  func text(in bytes: [UInt8]) -> String? {
    var part = bytes[Int(range.start)..<Int(range.end)]
    let isRaw = part.first == UInt8(ascii: "r")
    if isRaw { part = part.dropFirst() }
    let isLong = part.count >= 6 && part.prefix(3).allSatisfy { $0 == part.first }
    part = part.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
    return isRaw ? String(decoding: part, as: UTF8.self) : part.unescaped(Self.escapes)
  }

  private static let escapes: [UInt8: UInt8] = [0x5C: 0x5C, 0x22: 0x22, 0x27: 0x27]
}

/// Cuts a `BUILD` file into words.
private struct StarlarkLexer {
  private let bytes: [UInt8]
  private var at = 0
  private var open = 0
  private var found: [StarlarkToken] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [StarlarkToken] {
    var isLineStart = true
    while at < bytes.count {
      let (start, byte) = (at, bytes[at])
      switch byte {
      case 0x0A, 0x0D:
        at += 1
        if open == 0 { add(.lineEnd, start) }
        isLineStart = true
        continue
      case 0x20, 0x09:
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        let isBlank = at >= bytes.count || [0x0A, 0x0D, 0x23].contains(bytes[at])
        if isLineStart, open == 0, !isBlank { add(.indent, start) }
      case 0x23: while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      case 0x5C where at + 1 < bytes.count && (bytes[at + 1] == 0x0A || bytes[at + 1] == 0x0D): at += 2
      case 0x22, 0x27: text(start)
      case UInt8(ascii: "r") where at + 1 < bytes.count && (bytes[at + 1] == 0x22 || bytes[at + 1] == 0x27):
        at += 1
        text(start)
      case _ where Self.isName(byte): name(start)
      default: sign(start, byte)
      }
      isLineStart = false
    }
    add(.lineEnd, bytes.count)
    return found
  }

  private mutating func add(_ kind: StarlarkToken.Kind, _ start: Int) {
    found.append(StarlarkToken(kind: kind, range: ByteRange(start, at)))
  }

  private mutating func name(_ start: Int) {
    while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
    add(bytes[start] >= 0x30 && bytes[start] <= 0x39 ? .number : .name, start)
  }

  /// A text ends with its quote; one on a single line that does not, with the line.
  private mutating func text(_ start: Int) {
    let quote = bytes[at]
    let isLong = at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    at += isLong ? 3 : 1
    while at < bytes.count {
      if bytes[at] == 0x5C {
        at = min(at + 2, bytes.count)
      } else if !isLong, bytes[at] == 0x0A {
        return add(.sign(quote), start)
      } else if bytes[at] == quote,
        !isLong || at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
      {
        at += isLong ? 3 : 1
        return add(.text, start)
      } else {
        at += 1
      }
    }
    add(.sign(quote), start)
  }

  private mutating func sign(_ start: Int, _ byte: UInt8) {
    at += 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
    case UInt8(ascii: "+") where at < bytes.count && bytes[at] == UInt8(ascii: "="):
      at += 1
      return add(.sum, start)
    case UInt8(ascii: "=") where at < bytes.count && bytes[at] == UInt8(ascii: "="):
      at += 1
      return add(.sign(UInt8(ascii: "%")), start)
    default: break
    }
    add(.sign(byte), start)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
