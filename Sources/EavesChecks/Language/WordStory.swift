package import EavesDocuments
import EavesFindings
import EavesSource

/// All that there is to say of one word of the rule language: a verb, clause, measure, passive, narrowing word,
/// subject, frame, role or word list.
package struct WordStory {
  /// Ends in a line feed.
  package let text: String

  /// Nil for a word that is none of them.
  ///
  /// - Parameters:
  ///   - documents: those that may use the word.
  ///   - users: what they are called, "the profile clean-mvvm"; nil for all that there are.
  package init?(
    _ word: String, in vocabulary: RoleVocabulary, documents: [RuleDocument], of users: String? = nil
  ) {
    let chapters = Chapters(word: word, vocabulary: vocabulary)
    var parts = chapters.all
    if parts.isEmpty { return nil }
    let helpers = vocabulary.helpers(using: word)
    // That a definition is of a word of the language makes nobody who names it a user of that.
    let isNoun = vocabulary.words[word] != nil || vocabulary.roles.contains { $0.name == word }
    let names = documents.compactMap { document -> String? in
      if document.uses(word) { return document.id.text }
      return (isNoun ? helpers : []).first(where: document.uses).map { "\(document.id) (through \($0))" }
    }
    let of = users.map { " of \($0)" } ?? ""
    var lines =
      names.isEmpty ? ["used by no rule\(of)"] : ["used by these rules\(of):"] + names.map { "  \($0)" }
    let roles = vocabulary.roles(using: [word] + helpers).map(\.name).filter { $0 != word }
    if !roles.isEmpty { lines.append("and by the roles \(roles.joined(separator: ", "))") }
    if isNoun, !helpers.isEmpty { lines.append("and by the helpers \(helpers.joined(separator: ", "))") }
    parts.append(lines)
    text = parts.map { part in
      part.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Every word that has a story, in the order of the reference.
  package static func words(of vocabulary: RoleVocabulary) -> [String] {
    LanguageReference(vocabulary).chapters.filter(\.isOfWords).flatMap(\.entries).map(\.word)
      .filter { !$0.contains(" ") }
      + ObjectNoun.allCases.map(\.rawValue)
  }
}

/// What a word means, a list of lines for each meaning.
private struct Chapters {
  let word: String
  let vocabulary: RoleVocabulary

  var all: [[String]] {
    [languageWord, subject, narrowing, place, way, object, frame, role, list, form].compactMap { $0 }
  }

  private var languageWord: [String]? {
    guard let entry = LanguageWord.all.first(where: { $0.term.rawValue == word }) else { return nil }
    let subjects = SubjectNoun.allCases.filter(entry.subjects.contains).map(\.rawValue)
    let objects = ObjectKind.allCases.filter(entry.objects.contains).map(\.name)
    let narrowing = NarrowingWord.allCases.filter(entry.narrowing.contains).map(\.rawValue)
    return [
      "\(word): \(entry.part)", entry.meaning, "",
    ] + entry.example.lines.enumerated().map { Self.row($0 == 0 ? "written" : "", [$1]) } + [
      Self.row("matches", [entry.example.code]), Self.row("subjects", subjects),
      Self.row("places", [WordPlaces(vocabulary).text(of: entry)]), Self.row("objects", objects),
      Self.row("narrowed by", narrowing, or: "nothing"),
    ]
  }

  private static let titleWidth = 13

  private static func row(_ title: String, _ values: [String], or none: String = "none") -> String {
    title + String(repeating: " ", count: max(1, titleWidth - title.count))
      + (values.isEmpty ? none : values.joined(separator: ", "))
  }

  private var subject: [String]? {
    guard let noun = SubjectNoun(rawValue: word) else { return nil }
    let fitting = LanguageWord.all.filter { $0.subjects.contains(noun) }.map(\.term.rawValue)
    return [
      "\(word): subject", noun.meaning, "", Self.row("written", ["for: \(word)"]), Self.row("words", fitting),
    ]
  }

  private var narrowing: [String]? {
    guard let narrowing = NarrowingWord(rawValue: word) else { return nil }
    let narrowed = LanguageWord.all.filter { $0.narrowing.contains(narrowing) }.map(\.term.rawValue)
    return ["\(word): narrowing word", narrowing.meaning, "", Self.row("narrows", narrowed)] + example
  }

  private var place: [String]? {
    CodePlace(rawValue: word).map { place in
      ["\(word): place in code", place.meaning, "", Self.row("written", ["inside: \(word)"])] + example
    }
  }

  private var way: [String]? {
    ViaWord(rawValue: word).map { way in
      ["\(word): value of via", way.meaning, "", Self.row("written", ["via: \(word)"])] + example
    }
  }

  private var object: [String]? {
    ObjectNoun(rawValue: word).map { ["\(word): object", $0.meaning] + example }
  }

  /// A sentence with the word, and what it finds.
  private var example: [String] {
    guard let example = SentenceExample.all[word] else { return [] }
    return ["", "written"] + example.check.split(separator: "\n").map { "  \($0)" } + ["finds"]
      + example.code.split(separator: "\n").map { "  \($0)" }
  }

  private var frame: [String]? {
    LanguageReference.frames.first { $0.word == word }.map {
      ["\(word): part of a sentence", $0.meaning] + example
    }
  }

  private var role: [String]? {
    guard let role = vocabulary.roles.first(where: { $0.name == word }) else { return nil }
    let layers = vocabulary.roles.filter(\.isLayer).map(\.name)
    let kind =
      if let place = layers.firstIndex(of: word) {
        "role of a layer, number \(place + 1) of \(layers.count): a type takes the first that fits"
      } else if role.isOfPlaces {
        "role of files, beside others"
      } else {
        "role beside others"
      }
    let shownBy =
      MatchingLine(vocabulary).code(havingRole: role)?.split(separator: "\n").map(String.init) ?? []
    let matches = shownBy.enumerated().map { Self.row($0 == 0 ? "matches" : "", [$1]) }
    return ["\(word): \(kind)"] + LanguageReference.definition(of: role) + [""] + matches
      + [
        Self.row("subject", ["for: \(word)"]), Self.row("place", ["inside: \(word)"]),
        Self.row("whose work", ["via: \(word)"]),
        Self.row("object of", taking([role.isOfPlaces ? .region : .role])),
      ]
  }

  private var list: [String]? {
    guard let words = vocabulary.words[word] else { return nil }
    let code = words.lazy.compactMap(MatchingLine.code).first
    return ["\(word): word list", "  \(ItemSource.list(words))", ""]
      + (code.map { [Self.row("matches", [$0])] } ?? []) + [Self.row("object of", taking([.list]))]
  }

  /// An object that its spelling makes one: `.shared`, `@Query`, `Date.now`, `sleep()`.
  private var form: [String]? {
    let word = Word(word, line: 1, column: 1)
    guard !word.text.hasSuffix(".swift"), let kind = ObjectKind(word, in: vocabulary) else { return nil }
    let meaning: String
    switch kind {
    case .member: meaning = "a member of exactly that name, of whatever type, called or not"
    case .staticMember: meaning = "that member of that type"
    case .callee: meaning = "a call of what is called so, with at least the labels in the brackets"
    case .attribute: meaning = "what is marked with that attribute"
    case .macro: meaning = "a use of that macro"
    default: return nil
    }
    let lists = vocabulary.words.filter { $1.contains { $0.text == word.text } }.keys.sorted()
    return [
      "\(word.text): object (\(kind.name))", meaning, "",
      Self.row("written", ["mentions: \"\(word.text)\""]), Self.row("object of", taking([kind])),
      Self.row("word lists", lists, or: "in none"),
    ]
  }

  private func taking(_ kinds: Set<ObjectKind>) -> [String] {
    LanguageWord.all.filter { !$0.objects.isDisjoint(with: kinds) }.map(\.term.rawValue)
  }
}

extension RuleDocument {
  fileprivate func uses(_ word: String) -> Bool {
    sentences.contains { sentence in
      sentence.subject.text == word || sentence.frame.name == word
        || sentence.everyItem.contains { $0.uses(word) }
        || [("that", sentence.that), ("unless", sentence.unless), ("except", sentence.except)].contains {
          $0 == word && !$1.isEmpty
        }
        || word == "instead" && sentence.instead != nil
    } || word == "checks" && sentences.count > 1
  }
}

extension Frame {
  fileprivate var name: String {
    switch self {
    case .never: "never"
    case .only: "only"
    case .always: "always"
    }
  }
}

extension Item {
  /// Whether the word is one of the item, or a value of it.
  fileprivate func uses(_ word: String) -> Bool {
    terms.contains { $0.word.rawValue == word || $0.values.contains { $0.text == word } }
      || (of + inside + via).contains { $0.text == word }
      || word == "of" && !of.isEmpty || word == "inside" && !inside.isEmpty
      || word == "named" && !named.isEmpty || word == "written" && !written.isEmpty
      || word == "via" && !via.isEmpty || word == "count" && count != nil
      || word == "which" && !which.isEmpty || word == "unless" && !unless.isEmpty
      || unless.contains { $0.uses(word) }
  }
}

extension RoleVocabulary {
  /// Names of the helpers in whose definitions a word stands, also by way of other helpers, in their order.
  fileprivate func helpers(using word: String) -> [String] {
    let helpers = roles.filter(\.isHelper)
    var words: Set<String> = [word]
    // Helpers name helpers, so what uses the word grows until it stays.
    while let next = helpers.first(where: { !words.contains($0.name) && $0.uses(anyOf: words) }) {
      words.insert(next.name)
    }
    return helpers.map(\.name).filter { $0 != word && words.contains($0) }
  }

  /// The roles in whose definitions one of some words stands; no helper is among them.
  fileprivate func roles(using words: [String]) -> [RoleDefinition] {
    roles.filter { !$0.isHelper && $0.uses(anyOf: Set(words)) }
  }
}

extension RoleDefinition {
  fileprivate func uses(anyOf words: Set<String>) -> Bool {
    items.contains { item in words.contains { item.uses($0) } }
  }
}
