/// A bold text or a heading at the start of a line: what stands below it, up to the next one, is its section.
package struct Label: Sendable {
  /// What a label announces.
  package enum Kind: Sendable {
    /// The check of the document follows.
    case check
    case incorrect, correct
    /// Documentation.
    case other
  }

  /// What the label announces.
  package let kind: Kind
  /// As written, without asterisks, hashes and the final colon: "Incorrect (view calls the store)".
  package let text: String
  /// 1-based.
  package let line: Int
  /// Bold text otherwise.
  package let isHeading: Bool

  /// The side of the examples below it.
  package var side: ExampleSide {
    switch kind {
    case .incorrect: .incorrect
    case .correct: .correct
    case .check, .other: .other
    }
  }

  /// Whether the label is no example's, and a person would take it for one: `Also incorrect`, `Still good`.
  var resemblesExample: Bool {
    kind == .other && Kind.namesSide(Array(text.utf8)[...], isHeading: isHeading)
  }
}

extension Label.Kind {
  /// Reads a label's text by whole words; `Incorrect` is not `correct`, `Right-to-left` is not `right`.
  ///
  /// The first word decides. Words such as "Example", "The" or a number may stand before it when the label
  /// says nothing else: `Example 2 (incorrect)`, `The Problem`.
  init(of text: ByteText) {
    let words = Self.words(of: text)
    if words.first == "check", words.count == 1 || Self.endsHead(text, afterWordOf: 5) {
      self = .check
    } else if let first = words.first, let kind = Self.sides[first] {
      self = kind
    } else {
      let telling = words.filter { !Self.fillers.contains($0) && !$0.utf8.allSatisfy(Byte.isDigit) }
      let kind = telling.first.flatMap { Self.sides[$0] }
      self = telling.count == 1 ? kind ?? .other : .other
    }
  }

  private static let sides: [String: Self] = [
    "incorrect": .incorrect, "bad": .incorrect, "wrong": .incorrect, "problem": .incorrect,
    "correct": .correct, "good": .correct, "right": .correct, "solution": .correct,
  ]

  /// Whether one of the words is a side's. A heading speaks of what is right or good as prose does.
  static func namesSide(_ text: ByteText, isHeading: Bool) -> Bool {
    let plain: Set<String> = ["incorrect", "correct", "bad", "wrong"]
    return words(of: text).contains { plain.contains($0) || !isHeading && ($0 == "good" || $0 == "right") }
  }

  private static let fillers: Set<String> = [
    "a", "an", "the", "example", "examples", "code", "sample", "snippet", "of", "way", "approach", "version",
    "case", "option",
  ]

  /// Whether the first word, of a known length, is followed by a parenthesis, a colon or a dash.
  private static func endsHead(_ text: ByteText, afterWordOf length: Int) -> Bool {
    let rest = text.drop { !Byte.isLetter($0) }.dropFirst(length).trimmed
    guard let first = rest.first else { return true }
    return first == 0x28 || first == Byte.colon || first == Byte.dash || first >= 0x80
  }

  /// The first words, lowercased. Only labels short enough to be one are worth more than the first eight.
  private static func words(of text: ByteText) -> [String] {
    var words: [String] = []
    var index = text.startIndex
    while index < text.endIndex, words.count < 8 {
      let start = index
      while index < text.endIndex, isWordByte(text[index]) { index += 1 }
      if index > start {
        words.append(text[start..<index].text.lowercased())
      } else {
        index += 1
      }
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == Byte.dash || byte == Byte.apostrophe
  }
}

/// The text of a label on a line, before its meaning is known.
struct LabelText {
  let text: ByteText
  let isHeading: Bool
  /// Number of hashes, 0 for bold text.
  let level: Int
  /// Whether symbols stood before the bold text: only a label of an example may have them.
  let followsSymbols: Bool
  /// Whether the line has the look of a label even within a paragraph: all bold, or with a colon.
  let standsOut: Bool
  let hasMarker: Bool

  /// Nil when the line neither is a heading nor begins with bold text.
  init?(_ line: ByteText) {
    let prefix = LinePrefix(of: line)
    let rest = line[prefix.end...].trimmed
    guard let first = rest.first else { return nil }
    hasMarker = prefix.hasMarker
    if first == Byte.hash {
      guard let (level, text) = Self.heading(rest) else { return nil }
      self.text = text
      self.level = level
      isHeading = true
      followsSymbols = false
      standsOut = true
      return
    }
    let bold = first >= 0x80 ? rest.drop { $0 >= 0x80 || $0 == Byte.space } : rest
    guard let (text, after) = Self.bold(bold) else { return nil }
    self.text = text
    level = 0
    isHeading = false
    followsSymbols = first >= 0x80
    standsOut = after.isEmpty || after.first == Byte.colon || text.last == Byte.colon
  }

  /// The label as people read it, without the final colon.
  var plain: String {
    var plain = text.filter { $0 != Byte.star }[...].trimmed
    while plain.last == Byte.colon { plain = plain.dropLast().trimmed }
    return plain.text
  }

  private static func heading(_ line: ByteText) -> (level: Int, text: ByteText)? {
    let rest = line.drop { $0 == Byte.hash }
    let level = line.count - rest.count
    guard level <= 6, rest.isEmpty || rest.blankLength(at: rest.startIndex) > 0 else { return nil }
    var text = rest.trimmed
    while text.last == Byte.hash { text = text.dropLast() }
    return (level, text.trimmed)
  }

  /// Bold text at the start, with a parenthesis that follows it, and the rest of the line.
  private static func bold(_ line: ByteText) -> (text: ByteText, after: ByteText)? {
    let mark: String
    if line.starts(with: "**") {
      mark = "**"
    } else if line.starts(with: "__") {
      mark = "__"
    } else {
      return nil
    }
    let inner = line.drop { $0 == line[line.startIndex] }
    guard !inner.isEmpty, inner.blankLength(at: inner.startIndex) == 0 else { return nil }
    guard let end = inner.firstIndex(of: mark, from: inner.startIndex) else {
      return Label.Kind(of: inner) == .other ? nil : (inner, [])
    }
    let after = inner[end...].drop { $0 == line[line.startIndex] }.trimmed
    if after.first == 0x28, let close = after.firstIndex(of: 0x29) {
      return (inner[inner.startIndex...close], after[(close + 1)...].trimmed)
    }
    return (inner[..<end], after)
  }
}
