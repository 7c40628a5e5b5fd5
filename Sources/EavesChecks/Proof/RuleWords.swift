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
    words = rules.map { Self.words(of: [$0.id.text, $0.title, $0.tags.joined(separator: " ")]) }
    for list in words { for word in list { counts[word, default: 0] += 1 } }
  }

  /// The sum of what shared words weigh: a word of one rule alone 1, of n rules 1/n. O(words).
  func likeness(of document: RuleDocument, to rule: Int) -> Double {
    let labels = document.groups.map(\.label)
    let told = Self.words(
      of: [document.id.text, document.title, document.impactDescription] + document.tags + labels)
    return told.intersection(words[rule]).sorted().reduce(0) { $0 + 1 / Double(counts[$1] ?? 1) }
  }

  /// Words of three letters and more, without their plural.
  private static func words(of texts: [String]) -> Set<String> {
    var words: Set<String> = []
    for text in texts {
      for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.utf8.count >= 3 {
        let single = word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word
        if !fillers.contains(String(single)) { words.insert(String(single)) }
      }
    }
    return words
  }

  private static let fillers: Set<String> = [
    "the", "and", "not", "for", "from", "with", "without", "that", "only", "never", "their", "what", "who",
    "what", "out", "incorrect", "correct", "bad", "good", "wrong", "right", "problem", "solution", "swift",
    "swiftui", "use", "avoid", "must", "should", "into", "are", "its", "all", "one",
  ]
}
