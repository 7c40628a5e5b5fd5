import EavesDocuments
import EavesSource

/// Where a word may stand, found by trying: what a document with the word's example is told when it is loaded.
struct WordPlaces {
  /// A place of a sentence, and how an item is written there.
  private enum Place: String, CaseIterable {
    case that, unless, never, only, always, except

    /// A check about a subject with an item in this place.
    func check(_ subject: SubjectNoun, _ item: String) -> String {
      let head = "for: \(subject.rawValue)\n"
      return switch self {
      case .that, .unless: head + "\(rawValue):\n  - \(item)\nalways:\n  in: Domain\n"
      case .never, .always: head + "\(rawValue):\n  - \(item)\n"
      case .only: head + "only:\n  \(item)\n"
      case .except: head + "never:\n  mentions: type\nexcept:\n  - \(item)\n"
      }
    }
  }

  private let vocabulary: RoleVocabulary

  init(_ vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// "that, unless, always, never (file, module)": with the subjects where not every one of the word's has it there.
  func text(of word: LanguageWord) -> String {
    let item = word.example.item.hasPrefix("never: ") ? word.term.rawValue : word.example.item
    let fitting = SubjectNoun.allCases.filter { subject in
      Place.allCases.contains { isHeard(item, $0, subject) }
    }
    var places = Place.allCases.compactMap { place -> String? in
      let subjects = fitting.filter { isHeard(item, place, $0) }
      if subjects.isEmpty { return nil }
      return subjects == fitting
        ? place.rawValue : "\(place.rawValue) (\(subjects.map(\.rawValue).joined(separator: ", ")))"
    }
    if word.uses.contains(.role) { places.append("definitions of roles") }
    return places.joined(separator: ", ")
  }

  private func isHeard(_ item: String, _ place: Place, _ subject: SubjectNoun) -> Bool {
    let path = FilePath("check.yml")
    let page = StrictYAML.read(SourceText(path: path, text: place.check(subject, item)))
    guard let root = page.root, page.problems.isEmpty else { return false }
    let parsed = SentenceParser.parse(root, path: path)
    let problems =
      parsed.problems + VocabularyCheck.check(parsed.sentences, against: vocabulary, path: path)
      + SentenceLimits.problems(of: parsed.sentences, in: vocabulary, path: path)
    return !parsed.sentences.isEmpty && !problems.contains { $0.severity == .error }
  }
}
