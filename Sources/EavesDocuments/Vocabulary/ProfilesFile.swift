package import EavesSource

/// A profile with its indicators, by which a survey recognizes a project of it.
package struct ProfileDefinition: Sendable {
  /// The profile, or a way to build that has no rules of its own.
  package let name: String
  /// In a few words: "view → view model → use case → repository".
  package let title: String
  /// What it is made of, in the order written; empty: a survey never chooses it.
  package let indicators: [ProfileIndicator]
  /// The share of its subjects, in percent, that must keep each sign at least.
  package var least: [Int] = []
}

/// A sentence that holds for a project of a profile, and does not for others.
package struct ProfileIndicator: Sendable {
  /// In words: "view models drive the screens".
  package let title: String
  package let sentences: [Sentence]
}

/// The profiles of a page, and everything that is wrong with it.
package struct LoadedProfiles: Sendable {
  package var profiles: [ProfileDefinition] = []
  /// Those of earlier pages, too.
  package var indicators: [ProfileIndicator] = []
  /// What of the outside makes who names it a subject of shares: word lists and names of types.
  package var capabilities: [Word] = []
  /// In order of place.
  package var problems: [Problem] = []

  package init(
    profiles: [ProfileDefinition] = [], indicators: [ProfileIndicator] = [], problems: [Problem] = []
  ) {
    self.profiles = profiles
    self.indicators = indicators
    self.problems = problems
  }
}

/// Reads `_profiles.yml`.
///
///     signs:                                 # phrase: a sentence of the rule language
///       views do without view models:
///         for: view
///         never:
///           mentions: viewModel
///     profiles:
///       vanilla-mv:
///         title: SwiftUI as it comes
///         exists:                            # a project of the profile has all of these
///           views do without view models: 40%
///     capabilities: [network]                # who names these counts in the share of a rule
package struct ProfilesFile {
  /// The page's name, in every folder of rules.
  package static let name = "_profiles.yml"
  private static let keys = ["profiles", "signs", "capabilities"]
  private static let profileKeys = ["title", "exists"]

  private var reader: NodeReader
  private var indicators: [ProfileIndicator]
  /// Where a sign stands among them, by its title.
  private var positions: [String: Int]

  /// The profiles of a page and everything that is wrong with it; unknown nouns are `VocabularyCheck`'s.
  ///
  /// - Parameter known: signs of earlier pages, which this one may name too.
  package static func load(_ file: SourceText, known: [ProfileIndicator] = []) -> LoadedProfiles {
    let page = StrictYAML.read(file)
    let positions = known.enumerated().map { ($1.title, $0) }
    var loader = ProfilesFile(
      reader: NodeReader(path: file.path), indicators: known,
      positions: Dictionary(positions, uniquingKeysWith: { _, last in last }))
    let entries = page.root.map { loader.reader.entries($0, "the page") } ?? []
    for entry in entries where !keys.contains(entry.key.text) {
      loader.reader.reportUnknown(entry.key, "key", plural: "keys", among: keys)
    }
    for entry in loader.entries(of: "signs", among: entries) { loader.readIndicator(entry) }
    let profiles = loader.entries(of: "profiles", among: entries).map { loader.profile($0) }
    let capabilities =
      entries.first { $0.key.text == "capabilities" }.map {
        loader.reader.scalars($0.value, "`capabilities`")
      } ?? []
    var loaded = LoadedProfiles(
      profiles: profiles, indicators: loader.indicators,
      problems: (page.problems + loader.reader.problems).sorted())
    loaded.capabilities = capabilities
    return loaded
  }

  private mutating func entries(of key: String, among entries: [YAMLEntry]) -> [YAMLEntry] {
    entries.first { $0.key.text == key }.map { reader.entries($0.value, "`\(key)`") } ?? []
  }

  private mutating func readIndicator(_ entry: YAMLEntry) {
    let parsed = SentenceParser.parse(entry.value, path: reader.path)
    reader.add(parsed.problems)
    let sign = ProfileIndicator(title: entry.key.text, sentences: parsed.sentences)
    if let known = positions[sign.title] {
      indicators[known] = sign
    } else {
      positions[sign.title] = indicators.count
      indicators.append(sign)
    }
  }

  private mutating func profile(_ entry: YAMLEntry) -> ProfileDefinition {
    let fields = reader.entries(entry.value, "`\(entry.key.text)`")
    for field in fields where !Self.profileKeys.contains(field.key.text) {
      reader.reportUnknown(field.key, "key", plural: "keys", among: Self.profileKeys)
    }
    func value(_ key: String) -> YAMLNode? { fields.first { $0.key.text == key }?.value }
    let title = value("title").flatMap { reader.scalar($0, "`title`")?.text }
    let parts = value("exists").map { reader.entries($0, "`exists`") } ?? []
    let shares = parts.compactMap { share($0) }
    return ProfileDefinition(
      name: entry.key.text, title: title ?? entry.key.text,
      indicators: shares.map(\.sign), least: shares.map(\.least))
  }

  /// `view models drive the screens: 40%`.
  private mutating func share(_ entry: YAMLEntry) -> (sign: ProfileIndicator, least: Int)? {
    guard let sign = sign(entry.key), let word = reader.scalar(entry.value, "the share") else { return nil }
    let digits = word.text.dropLast()
    guard word.text.last == "%", digits.allSatisfy(\.isNumber), let least = Int(digits),
      (1...100).contains(least)
    else {
      reader.report("`\(word.text)` is no share of an indicator", "write a whole percentage: 40%", at: word)
      return nil
    }
    return (sign, least)
  }

  private mutating func sign(_ word: Word) -> ProfileIndicator? {
    if let known = positions[word.text] { return indicators[known] }
    reader.reportUnknown(word, "sign", plural: "signs", among: indicators.map(\.title))
    return nil
  }
}
