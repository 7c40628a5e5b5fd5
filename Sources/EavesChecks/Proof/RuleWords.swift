import EavesDocuments
import EavesFindings
import EavesSource

/// The words that rules are about, and how much a document shares of them.
///
/// Lines alone would take `UserViewModel` in an example about formatting for one about view models.
struct RuleWords: Sendable {
  /// Of each rule.
  private let words: [Set<String>]
  /// How many rules use a word.
  private var counts: [String: Int] = [:]

  init(_ rules: [RuleDocument]) {
    words = rules.map { Self.words(of: [$0.id.text, $0.title] + $0.tags + $0.objects) }
    for list in words { for word in list { counts[word, default: 0] += 1 } }
  }

  /// The sum of what shared words weigh: a word of one rule alone 1, of n rules 1/n; in the title twice that. O(words).
  func likeness(of document: RuleDocument, to rule: Int) -> Double {
    likeness(
      of: [document.title],
      [document.id.text, document.impactDescription] + document.tags + document.groups.map(\.label), to: rule)
  }

  /// The same of one pair of a document.
  func likeness(of pair: ExamplePair, to rule: Int) -> Double {
    likeness(of: [pair.title], pair.words, to: rule)
  }

  private func likeness(of titles: [String], _ texts: [String], to rule: Int) -> Double {
    let title = Self.words(of: titles)
    let said = Self.words(of: texts)
    return said.union(title).intersection(words[rule]).sorted().reduce(0) { sum, word in
      sum + (title.contains(word) ? 2 : 1) / Double(counts[word] ?? 1)
    }
  }

  /// As little likeness is chance: two documents about views.
  static let least = 0.1

  /// Words of three letters and more, without their plural; of `NavigationLink` both.
  private static func words(of texts: [String]) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    func end() {
      if word.hasSuffix("s"), !word.hasSuffix("ss") { word.removeLast() }
      if word.utf8.count >= 3, !fillers.contains(word) { words.insert(word) }
      word = ""
    }
    for text in texts {
      var isLower = false
      for character in text {
        if !character.isLetter || character.isUppercase && isLower { end() }
        isLower = character.isLowercase
        if character.isLetter { word += character.lowercased() }
      }
      end()
    }
    return words
  }

  private static let fillers: Set<String> = [
    "the", "and", "not", "for", "from", "with", "without", "that", "only", "never", "their", "what", "who",
    "what", "out", "incorrect", "correct", "bad", "good", "wrong", "right", "problem", "solution", "swift",
    "ui", "use", "avoid", "must", "should", "into", "are", "its", "all", "one",
  ]
}

extension RuleDocument {
  /// What its check forbids or demands, and where.
  fileprivate var objects: [String] {
    sentences.flatMap { sentence in
      sentence.frame.items.flatMap { ($0.terms.flatMap(\.values) + $0.inside).map(\.text) }
    }
  }
}
