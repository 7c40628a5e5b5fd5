import EavesSource

/// Reads what stands on one line behind a key or a dash: a scalar or a one-line list.
struct YAMLValueReader {
  let line: YAMLLine
  let path: FilePath
  /// Index of what is read next.
  var index: Int
  /// Problems that name their own remedy.
  private var special: [Problem] = []
  /// Causes and places that the corrected line answers.
  private var faults: [(cause: String, index: Int)] = []
  /// What the corrected line has instead of stretches of this one, in order.
  private var fixes: [(range: Range<Int>, text: String)] = []

  init(line: YAMLLine, path: FilePath, index: Int) {
    self.line = line
    self.path = path
    self.index = index
  }

  private var bytes: ByteText { line.bytes }

  /// The value at the index, to the end of the line.
  mutating func value() -> YAMLNode {
    let start = index
    switch bytes[start] {
    case Byte.quote, Byte.apostrophe:
      let node = quoted()
      expectEnd(after: "the closing quote")
      return node
    case Byte.leftBracket:
      let node = list()
      expectEnd(after: "`]`")
      return node
    default: return plain(to: line.endOfPlain(start))
    }
  }

  /// A scalar in quotes; the index stands behind it afterwards.
  mutating func quoted() -> YAMLNode {
    let start = index
    let quote = bytes[start]
    index += 1
    while index < bytes.endIndex, bytes[index] != quote, bytes[index] != Byte.backslash { index += 1 }
    // Most are what they are written as.
    if index < bytes.endIndex, bytes[index] == quote, !isDoubledApostrophe(index) {
      index += 1
      return scalar(bytes[start + 1..<index - 1].text, at: start, quoted: true)
    }
    var text = Array(bytes[start + 1..<index])
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == quote {
        guard isDoubledApostrophe(index) else {
          index += 1
          return scalar(String(decoding: text, as: UTF8.self), at: start, quoted: true)
        }
        text.append(quote)
        index += 2
      } else if quote == Byte.quote, byte == Byte.backslash {
        escape(into: &text)
      } else {
        text.append(byte)
        index += 1
      }
    }
    reportUnclosedQuote(start, String(decoding: text, as: UTF8.self))
    return scalar(String(decoding: text, as: UTF8.self), at: start, quoted: true)
  }

  /// `''`, one apostrophe of the text.
  private func isDoubledApostrophe(_ at: Int) -> Bool {
    bytes[at] == Byte.apostrophe && at + 1 < bytes.endIndex && bytes[at + 1] == Byte.apostrophe
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = index
    index += 2
    guard start + 1 < bytes.endIndex else {
      index = bytes.endIndex
      return
    }
    switch bytes[start + 1] {
    case Byte.quote, Byte.backslash, Byte.slash: text.append(bytes[start + 1])
    case 0x6E: text.append(Byte.lineFeed)
    case 0x74: text.append(Byte.tab)
    case 0x75 where readScalar(digits: 4, into: &text), 0x55 where readScalar(digits: 8, into: &text): break
    default:
      reportEscape(start)
      text.append(Byte.backslash)
      index = start + 1
    }
  }

  /// `\u00e9`, `\U0001f426`: the scalar of a hexadecimal number behind the letter. False where there is none.
  private mutating func readScalar(digits: Int, into text: inout [UInt8]) -> Bool {
    let end = index + digits
    guard end <= bytes.endIndex, bytes[index..<end].allSatisfy(Self.isHexadecimal),
      let value = UInt32(bytes[index..<end].text, radix: 16), let scalar = Unicode.Scalar(value)
    else { return false }
    text += Array(String(scalar).utf8)
    index = end
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  /// A plain scalar up to an index.
  private mutating func plain(to end: Int) -> YAMLNode {
    let start = index
    let text = bytes[start..<end]
    index = end
    if let cause = Self.forbidden(text) {
      reportPlain(text, cause)
    } else if Self.holdsKey(text) {
      reportPlain(text, "a plain value cannot hold `: `")
    } else if let sign = comment(cutting: text) {
      let rest = bytes[sign...].prefix { $0 != Byte.space }
      report(
        "`\(rest.text)` behind a blank begins a comment, and would be lost", at: sign,
        replace: start..<bytes.endIndex, with: Self.quote(bytes[start...].trimmed.text))
    }
    let isBroken = [Byte.leftBrace, Byte.greater, 0x7C].contains(text.first ?? 0)
    return isBroken
      ? YAMLNode(content: .broken, word: line.word(text.text, at: start))
      : scalar(text.text, at: start, quoted: false)
  }

  /// Where a comment begins behind prose, without the blank that a comment has: `add a #Preview` means no comment. Nil
  /// for other values.
  private func comment(cutting text: ByteText) -> Int? {
    let sign = line.skipSpaces(text.endIndex)
    guard sign + 1 < bytes.endIndex, bytes[sign] == Byte.hash, Byte.isName(bytes[sign + 1]),
      text.contains(Byte.space)
    else { return nil }
    return sign
  }

  /// `[a, "b"]`; the index stands behind the bracket afterwards.
  private mutating func list() -> YAMLNode {
    let start = index
    var items: [YAMLNode] = []
    index = line.skipSpaces(start + 1)
    while index < bytes.endIndex, bytes[index] != Byte.rightBracket {
      if line.isEnd(index) { break }
      if bytes[index] == Byte.comma { reportEmptyItem(start) } else { items.append(listItem()) }
      index = line.skipSpaces(index)
      if index < bytes.endIndex, bytes[index] == Byte.comma {
        index = line.skipSpaces(index + 1)
      } else if index < bytes.endIndex, bytes[index] != Byte.rightBracket, !line.isEnd(index) {
        reportMissingComma(index)
        index += 1
        while index < bytes.endIndex, bytes[index] != Byte.comma, bytes[index] != Byte.rightBracket {
          index += 1
        }
        if index < bytes.endIndex, bytes[index] == Byte.comma { index = line.skipSpaces(index + 1) }
      }
    }
    if index < bytes.endIndex, bytes[index] == Byte.rightBracket {
      index += 1
    } else {
      index = bytes.endIndex
      if items.count == 1, let only = items[0].scalar {
        reportUnclosedBracket(start, before: only)
        return items[0]
      }
      reportUnclosedList(start)
    }
    return YAMLNode(content: .list(items), word: line.word("", at: start))
  }

  private mutating func listItem() -> YAMLNode {
    if bytes[index] == Byte.quote || bytes[index] == Byte.apostrophe { return quoted() }
    var end = index
    while end < bytes.endIndex, bytes[end] != Byte.comma, bytes[end] != Byte.rightBracket {
      if bytes[end] == Byte.hash, end > index, bytes[end - 1] == Byte.space { break }
      end += 1
    }
    while end > index, bytes[end - 1] == Byte.space { end -= 1 }
    if bytes[index] == Byte.leftBracket {
      let node = scalar(bytes[index..<end].text, at: index, quoted: false)
      reportNestedList(index)
      index = max(end, index + 1)
      return node
    }
    return plain(to: max(end, index + 1))
  }

  private func scalar(_ text: String, at start: Int, quoted: Bool) -> YAMLNode {
    YAMLNode(content: .scalar(quoted: quoted), word: line.word(text, at: start))
  }

  private mutating func expectEnd(after what: String) {
    guard !line.isEnd(index) else { return }
    let end = line.endOfPlain(index)
    report("text after \(what)", at: line.skipSpaces(index), replace: index..<max(end, index), with: "")
    index = end
  }

  /// What YAML would make of a plain text with such a beginning; nil for a text that may stay plain.
  private static func forbidden(_ text: ByteText) -> String? {
    guard let first = text.first else { return nil }
    switch first {
    case Byte.backquote: return "a value that begins with a backquote must stand in quotes"
    case 0x40: return "a value cannot begin with `\(Character(UnicodeScalar(first)))`"
    case Byte.star: return "`*` begins an alias, which this subset of YAML does not have"
    case 0x26: return "`&` begins an anchor, which this subset of YAML does not have"
    case 0x21: return "`!` begins a tag, which this subset of YAML does not have"
    case 0x7C, Byte.greater: return "folded text is not part of this subset of YAML"
    case Byte.leftBrace: return "a map on one line is not part of this subset of YAML"
    case Byte.hash, 0x25, 0x7D, Byte.rightBracket, Byte.comma:
      return "a value cannot begin with `\(Character(UnicodeScalar(first)))`"
    case 0x3F where text.count == 1 || text[text.startIndex + 1] == Byte.space,
      Byte.dash where text.count == 1 || text[text.startIndex + 1] == Byte.space:
      return "`\(Character(UnicodeScalar(first)))` has a meaning of its own here"
    default: return nil
    }
  }

  private static func holdsKey(_ text: ByteText) -> Bool {
    text.last == Byte.colon || text.firstIndex(of: ": ", from: text.startIndex) != nil
  }
}

extension YAMLValueReader {
  /// A text as a quoted scalar.
  static func quote(_ text: String) -> String {
    if text.utf8.contains(Byte.backslash), !text.utf8.contains(Byte.apostrophe) { return "'\(text)'" }
    var quoted: [UInt8] = [Byte.quote]
    for byte in text.utf8 {
      if byte == Byte.quote || byte == Byte.backslash { quoted.append(Byte.backslash) }
      quoted.append(byte)
    }
    return String(decoding: quoted + [Byte.quote], as: UTF8.self)
  }

  /// Each fault shows the line: of more, a line of thousands of items would be said thousands of times.
  private static let maxFaults = 20

  /// Every problem so far; each shows the line with all of its faults corrected.
  var problems: [Problem] {
    if faults.isEmpty { return special }
    var corrected = ""
    var start = line.bytes.startIndex
    for fix in fixes where fix.range.lowerBound >= start {
      corrected += bytes[start..<fix.range.lowerBound].text + fix.text
      start = fix.range.upperBound
    }
    corrected += bytes[start...].text
    let text = Array(corrected.utf8)[...].trimmed.text
    return special
      + faults.prefix(Self.maxFaults).map {
        Problem(
          $0.cause, remedy: "write `\(text)`", path: path, line: line.number, column: line.column($0.index))
      }
  }

  private mutating func report(_ cause: String, at index: Int, replace range: Range<Int>, with text: String) {
    faults.append((cause, index))
    fixes.append((range, text))
  }

  private mutating func reportPlain(_ text: ByteText, _ cause: String) {
    let range = text.startIndex..<text.endIndex
    if text.first == 0x7C || text.first == Byte.greater {
      let place = line.replacing(range, with: "\"…\"")
      special.append(
        Problem(
          cause, remedy: "write the text on one line: `\(place)`", path: path, line: line.number,
          column: line.column(text.startIndex)))
    } else if text.first == Byte.leftBrace {
      special.append(
        Problem(
          cause, remedy: "write each `key: value` on a line of its own: `\(Self.blockForm(text))`",
          path: path,
          line: line.number, column: line.column(text.startIndex)))
    } else {
      report(cause, at: text.startIndex, replace: range, with: Self.quote(text.text))
    }
  }

  private static func blockForm(_ text: ByteText) -> String {
    text.filter { $0 != Byte.leftBrace && $0 != 0x7D }[...].trimmed.text
  }

  private mutating func reportUnclosedQuote(_ start: Int, _ text: String) {
    report(
      "the quote is never closed", at: start, replace: start..<bytes.endIndex, with: Self.quote(text))
  }

  private mutating func reportEscape(_ start: Int) {
    report(
      "unknown escape `\(bytes[start...].prefix(2).text)`", at: start, replace: start..<start, with: "\\")
  }

  private mutating func reportEmptyItem(_ start: Int) {
    report(
      "a list item is missing before the comma", at: index, replace: index..<(index + 1), with: "")
  }

  private mutating func reportMissingComma(_ index: Int) {
    report("a comma is missing between two items", at: index, replace: index..<index, with: ", ")
  }

  private mutating func reportUnclosedList(_ start: Int) {
    let end = line.endOfPlain(start)
    report("a one-line list must end on its line", at: start, replace: end..<end, with: "]")
  }

  /// A bracket before one value may be a list that was not finished, or no more than a slip.
  private mutating func reportUnclosedBracket(_ start: Int, before value: Word) {
    let end = line.endOfPlain(start)
    let single = line.replacing(start..<end, with: value.text)
    let list = line.replacing(end..<end, with: "]")
    special.append(
      Problem(
        "the `[` is never closed", remedy: "write `\(single)`, or `\(list)` for a list", path: path,
        line: line.number, column: line.column(start)))
  }

  private mutating func reportNestedList(_ index: Int) {
    let end = bytes[index...].firstIndex { $0 == Byte.comma || $0 == Byte.rightBracket } ?? bytes.endIndex
    report(
      "a one-line list holds scalars only", at: index, replace: index..<end,
      with: Self.quote(bytes[index..<end].text))
  }
}
