/// Words that mark code as wrong or right in documents without a fixed format: `❌ Don't`, `// BAD: …`, `Prefer:`.
enum SideWords {
  /// The side that a heading or bold text names; nil where it names none, or both.
  static func side(ofLabel text: String) -> ExampleSide? {
    let signed = side(ofSignsIn: text)
    return signed.isFound ? signed.side : side(ofWordsIn: text, takesPlainWords: true)
  }

  /// The side that the line of text above a fence names.
  static func side(ofLead text: String) -> ExampleSide? {
    let signed = side(ofSignsIn: text)
    return signed.isFound ? signed.side : side(ofWordsIn: text, takesPlainWords: false)
  }

  /// The side that a comment names by how it begins. `// Avoid a second request` says what code does, not that it is
  /// wrong: a word counts in capitals, or with a colon, dash or parenthesis behind it.
  static func side(ofComment text: String) -> ExampleSide? {
    let head = String(text.drop { $0 == "/" || $0.isWhitespace })
    if let first = head.first, let side = signs[first] { return side }
    return side(ofWordsIn: head, takesPlainWords: false)
  }

  private static let signs: [Character: ExampleSide] = [
    "❌": .incorrect, "🚫": .incorrect, "⛔": .incorrect, "⛔️": .incorrect, "✗": .incorrect, "✘": .incorrect,
    "👎": .incorrect, "🔴": .incorrect,
    "✅": .correct, "✔": .correct, "✔️": .correct, "✓": .correct, "👍": .correct, "🟢": .correct,
  ]

  private static func side(ofSignsIn text: String) -> (isFound: Bool, side: ExampleSide?) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return (false, nil) }
    let sides = Set(text.compactMap { signs[$0] })
    return (!sides.isEmpty, sides.count == 1 ? sides.first : nil)
  }

  /// Words that name a side alone, and those that also begin a sentence about something else.
  private static let plain: [String: ExampleSide] = [
    "incorrect": .incorrect, "bad": .incorrect, "wrong": .incorrect,
    "correct": .correct, "good": .correct, "right": .correct,
  ]
  private static let verbs: [String: ExampleSide] = [
    "don't": .incorrect, "don’t": .incorrect, "dont": .incorrect, "do not": .incorrect, "avoid": .incorrect,
    "never": .incorrect, "anti-pattern": .incorrect, "antipattern": .incorrect, "not recommended": .incorrect,
    "anti-patterns": .incorrect, "antipatterns": .incorrect, "violation": .incorrect, "before": .incorrect,
    "old": .incorrect, "outdated": .incorrect, "deprecated": .incorrect,
    "legacy": .incorrect,
    "after": .correct, "new": .correct, "modern": .correct,
    "do": .correct, "prefer": .correct, "preferred": .correct, "better": .correct, "recommended": .correct,
    "fixed": .correct, "solution": .correct,
  ]

  private static func side(ofWordsIn text: String, takesPlainWords: Bool) -> ExampleSide? {
    var start = text.drop { !$0.isLetter }
    if start.lowercased().hasPrefix("the ") { start = start.dropFirst(4) }
    // `Modern way` says what `Modern` does.
    if let (pair, rest) = words(2, of: start), endsHead(rest), pair.lowercased().hasSuffix(" way") {
      let word = pair.dropLast(4).lowercased()
      if let side = plain[word] ?? verbs[word] { return side }
    }
    for length in [2, 1] {
      guard let (word, rest) = words(length, of: start) else { continue }
      let lower = word.lowercased()
      guard let side = plain[lower] ?? verbs[lower] else { continue }
      let isAlone = endsHead(rest)
      if plain[lower] != nil, takesPlainWords || isAlone || isShouted(word) { return side }
      if verbs[lower] != nil, isAlone || isShouted(word) && !takesPlainWords { return side }
    }
    return nil
  }

  /// The first words of a text and what follows them.
  private static func words(_ count: Int, of text: Substring) -> (word: String, rest: Substring)? {
    var words: [Substring] = []
    var rest = text
    while words.count < count {
      let word = rest.prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
      guard !word.isEmpty else { return nil }
      words.append(word)
      rest = rest[word.endIndex...]
      if words.count < count { rest = rest.drop { $0 == " " } }
    }
    return (words.joined(separator: " "), rest)
  }

  /// Whether nothing follows a word, or a colon, a dash or a parenthesis.
  private static func endsHead(_ rest: Substring) -> Bool {
    let rest = rest.drop { $0 == " " || $0 == "*" || $0 == "_" }
    guard let first = rest.first else { return true }
    return ":(–—-.!".contains(first)
  }

  private static func isShouted(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { !$0.isLowercase }
  }
}
