// Strings and regular expressions. A string's token is its opening delimiter alone: what lies behind it is
// read segment by segment, because an interpolation holds any expression and only the builder reads those.

/// Where the reading of a string's text came to a halt.
enum StringSegment {
  /// Just after `\(`.
  case interpolation
  /// Just after the closing delimiter.
  case end
  /// At the end of the line or of the file: there is no closing delimiter.
  case unterminated
}

extension Lexer {
  /// The opening delimiter whose quote stands at `quote`.
  mutating func stringStart(_ quote: Int, pounds: Int, _ startsLine: Bool) -> Token {
    let isMultiline = byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
    position = quote + (isMultiline && !isShortString(quote, pounds) ? 3 : 1)
    var token = token(.string, quote - pounds, startsLine)
    token.isMultiline = position == quote + 3
    token.pounds = UInt32(truncatingIfNeeded: pounds)
    return token
  }

  /// `#"""#` is a raw string that holds one quote: the text of a multi-line string begins on its own line.
  private func isShortString(_ quote: Int, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var end = quote + 3
    while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
    return end < count && !isLineBreak(bytes[end])
  }

  @inline(__always)
  private func followsPounds(_ offset: Int, _ pounds: Int) -> Bool {
    var index = 0
    while index < pounds {
      if byte(offset + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// Reads the text of a string from `position` to its end or to its next interpolation.
  mutating func segment(of string: Token) -> StringSegment {
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if let end = closingEnd(position, string) {
          position = end
          return .end
        }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        guard followsPounds(position, Int(string.pounds)) else { continue }
        let escaped = position + Int(string.pounds)
        if byte(escaped) == UInt8(ascii: "(") {
          position = escaped + 1
          return .interpolation
        }
        if escaped < count, !isLineBreak(bytes[escaped]) { position = escaped + 1 }
      case 0x0A, 0x0D:
        if !string.isMultiline { return .unterminated }
        noteLineBreak(at: position)
        position += 1
      default:
        position += 1
      }
    }
    return .unterminated
  }

  private func closingEnd(_ quote: Int, _ string: Token) -> Int? {
    if string.isMultiline {
      guard byte(quote + 1) == UInt8(ascii: "\""), byte(quote + 2) == UInt8(ascii: "\"") else { return nil }
    }
    let end = quote + (string.isMultiline ? 3 : 1)
    return followsPounds(end, Int(string.pounds)) ? end + Int(string.pounds) : nil
  }

  /// Skips the rest of a string whose opening delimiter has just been read, interpolations included.
  /// Keeps its own stack, so that nesting costs memory and not the caller's stack.
  mutating func skipString(_ string: Token) {
    guard segment(of: string) == .interpolation else { return }
    var open: [(string: Token, parens: Int)] = [(string, 0)]
    while let innermost = open.last {
      let token = next()
      switch token.kind {
      case .endOfFile: return
      case .leftParen: open[open.count - 1].parens += 1
      case .rightParen where innermost.parens > 0: open[open.count - 1].parens -= 1
      case .rightParen:
        if segment(of: innermost.string) != .interpolation { open.removeLast() }
      case .string:
        if segment(of: token) == .interpolation { open.append((token, 0)) }
      default: break
      }
    }
  }
}

// MARK: - Regular expressions

extension Lexer {
  /// Bytes of a regular expression on one line. Its end is looked for wherever a slash begins an operand, so
  /// that without a bound a line full of slashes would be read once for each of them.
  private static let longestRegex = 4096

  /// The end of `/…/` that begins at `start`, on one line, with balanced parentheses; nil when it is none.
  func regexEnd(_ start: Int) -> Int? {
    let first = byte(start + 1)
    if first == 0x20 || first == 0x09 || first == UInt8(ascii: "/") || first == UInt8(ascii: "*") {
      return nil
    }
    var end = start + 1
    var depth = 0
    var isClass = false
    while end < min(count, start + Self.longestRegex), !isLineBreak(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        end += 1
        if isLineBreak(byte(end)) { return nil }
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: depth += 1
      case UInt8(ascii: ")") where !isClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let isBlankBefore = bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09
        let beginsComment = byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*")
        if depth != 0 || end == start + 1 || beginsComment { return nil }
        return isBlankBefore && bytes[end - 2] != UInt8(ascii: "\\") ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// The end of `#/…/#` whose slash stands at `slash`; several lines when nothing follows the slash.
  func extendedRegexEnd(_ slash: Int, pounds: Int) -> Int? {
    var end = slash + 1
    while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
    let isMultiline = isLineBreak(byte(end))
    end = slash + 1
    while end < count {
      if bytes[end] == UInt8(ascii: "\\"), isMultiline || !isLineBreak(byte(end + 1)) {
        end += 1
      } else if bytes[end] == UInt8(ascii: "/"), followsPounds(end + 1, pounds) {
        return end + 1 + pounds
      } else if !isMultiline, isLineBreak(bytes[end]) || end - slash > Self.longestRegex {
        return nil
      }
      end += 1
    }
    return isMultiline ? count : nil
  }
}
