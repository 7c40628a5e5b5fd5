// Operators and Unicode: what an operator is follows from the bytes beside it, as the language defines it.

extension Lexer {
  /// An operator, `=`, `->`, `?`, `!` or the start of a regular expression.
  mutating func operatorToken(_ start: Int, _ startsLine: Bool) -> Token {
    let leftBound = isLeftBound(start)
    if leftBound, bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!") {
      position = start + 1
      return token(bytes[start] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclaim, start, startsLine)
    }
    skipOperator(start)
    let rightBound = isRightBound(position, leftBound: leftBound)
    if position - start == 1, let token = reserved(start, leftBound, rightBound, startsLine) { return token }
    if position - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return token(.arrow, start, startsLine)
    }
    let kind: TokenKind =
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    let name = interner.intern(bytes, start, position)
    return token(kind, start, startsLine, name: name, keyword: Keyword.of(name))
  }

  /// `=` and a free `?` are no operators.
  private func reserved(_ start: Int, _ left: Bool, _ right: Bool, _ startsLine: Bool) -> Token? {
    switch bytes[start] {
    case UInt8(ascii: "="): token(.equal, start, startsLine)
    case UInt8(ascii: "?"): token(.infixQuestion, start, startsLine)
    default: nil
    }
  }

  /// Bytes after which an operator ends whatever follows. `A<A<A<…>>>` ends in one long run of `>` from which
  /// the builder takes a byte at a time: without an end, every rest of the run would be walked and kept as a name.
  private static let longestOperator = 64

  /// Walks the longest operator at `start`. A comment ends it; dots only follow a dot.
  private mutating func skipOperator(_ start: Int) {
    let dotted = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < count, end - start < Self.longestOperator {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "/"):
        let next = self.byte(end + 1)
        if end > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
          position = end
          return
        }
      case UInt8(ascii: "."):
        guard dotted else {
          position = end
          return
        }
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
        break
      case 0x80...0xFF:
        guard let length = operatorScalarLength(end, isFirst: end == start) else {
          position = end
          return
        }
        end += length
        continue
      default:
        position = end
        return
      }
      end += 1
    }
    position = end
  }

  /// Whether what stands before an operator touches it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether what follows an operator touches it.
  private func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
    guard end < count else { return false }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
    case 0xC2:
      return byte(end + 1) != 0xA0
    default:
      return true
    }
  }
}

// MARK: - Unicode

extension Lexer {
  /// A word or operator that begins with a byte beyond ASCII.
  mutating func unicode(_ start: Int, _ startsLine: Bool) -> Token {
    if operatorScalarLength(start, isFirst: true) != nil { return operatorToken(start, startsLine) }
    var end = start
    while end < count {
      if Self.isWordByte(bytes[end]) {
        end += 1
      } else if bytes[end] >= 0x80, let length = wordScalarLength(end) {
        end += length
      } else {
        break
      }
    }
    guard end > start else {
      position = start + 1
      return token(.unknown, start, startsLine)
    }
    position = end
    return token(.word, start, startsLine, name: intern(start, end))
  }

  /// The scalar at an offset and its length in bytes; nil when the bytes are no UTF-8.
  private func scalar(_ offset: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (value, length)
  }

  /// The length of the scalar at an offset when it may stand in a word.
  func wordScalarLength(_ offset: Int) -> Int? {
    guard let scalar = scalar(offset), !Self.isOperatorHead(scalar.value), !Self.isBlank(scalar.value) else {
      return nil
    }
    return scalar.length
  }

  /// The length of the scalar at an offset when it may stand in an operator.
  private func operatorScalarLength(_ offset: Int, isFirst: Bool) -> Int? {
    guard let scalar = scalar(offset) else { return nil }
    if Self.isOperatorHead(scalar.value) { return scalar.length }
    guard !isFirst else { return nil }
    switch scalar.value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      return scalar.length
    default: return nil
    }
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0xA0, 0x2000...0x200C, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The first characters of operators beyond ASCII, as the language reference lists them.
  private static func isOperatorHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
      0x3030:
      true
    default: false
    }
  }
}
