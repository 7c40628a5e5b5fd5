import EavesSource

/// Holds the words of lists against the names of roles and lists: a list holds names of types, members and attributes,
/// and nothing else would ever match.
struct WordLists {
  private let names: Set<String>
  private var nearest: NearestNames

  /// - Parameter vocabulary: all roles and lists that there are.
  init(_ vocabulary: RoleVocabulary, besides lists: [String] = []) {
    let names = vocabulary.offered + vocabulary.words.keys.sorted() + lists
    self.names = Set(names)
    nearest = NearestNames(names)
  }

  /// Reports the words of a list that name another.
  mutating func check(_ words: [Word], of list: String, _ reader: inout NodeReader) {
    for word in words where word.form == .name {
      if names.contains(word.text) {
        reader.report(
          "`\(word.text)` is a role or a word list, and a list holds names of types, members and attributes",
          remedy(list, word.text), at: word)
      } else if let meant = misspelt(word.text) {
        reader.report(
          "`\(word.text)` in the list `\(list)` would be the name of a type",
          "did you mean `\(meant)`? \(remedy(list, meant))", at: word)
      }
    }
  }

  private func remedy(_ list: String, _ name: String) -> String {
    name == list
      ? "delete the word, as a list cannot contain itself"
      : "name both in the rule: `mentions: [\(list), \(name)]`"
  }

  /// The role or list that a word is one letter off, or two that changed places.
  private mutating func misspelt(_ word: String) -> String? {
    guard word.utf8.count >= Self.shortestMisspelt else { return nil }
    if let near = nearest.nearest(to: word, within: 1) { return near }
    guard let near = nearest.nearest(to: word, within: 2), near.utf8.sorted() == word.utf8.sorted() else {
      return nil
    }
    return near
  }

  /// In bytes: shorter names are like each other by chance.
  private static let shortestMisspelt = 6
}
