import EavesDocuments
import EavesSource

/// The words of the rule language, each with what it means and an example: what `explain WORD` and
/// `explain --language` print.
///
/// The description of a word is in its file below `Words`, its example sentence in `SentenceExample`. Tests evaluate
/// the examples; printing evaluates nothing. For roles and word lists of a project see `VocabularyDefinition`.
package enum LanguageReference {
  /// One meaning of a word.
  package struct Entry: Sendable {
    package let word: String
    /// "verb", "place in code".
    let kind: String
    /// One line.
    let meaning: String
    /// An example; of a subject the words that fit it.
    var lines: [String] = []
    /// What the word fits: shown where it is explained alone.
    var fits: [String] = []

    /// As the reference has it. Ends in a line feed.
    var brief: String { head + lines.map { "    \($0)\n" }.joined() }
    /// As it is explained. Ends in a line feed.
    var text: String { brief + fits.map { "    \($0)\n" }.joined() }

    private var head: String { "\(word) (\(kind)): \(meaning)\n" }
  }

  /// Words of one kind under a heading.
  struct Chapter: Sendable {
    let title: String
    let entries: [Entry]
  }

  static let chapters = [
    Chapter(title: "Subjects, after `for:`", entries: subjects),
    Chapter(title: "Parts of a sentence", entries: frames),
    Chapter(title: "Verbs", entries: words("verb", .verb)),
    Chapter(title: "Narrowing words, beside a verb", entries: narrowing),
    Chapter(title: "Places in code, after `inside:`", entries: places),
    Chapter(title: "After `via:`, beside roles and attributes", entries: ways),
    Chapter(title: "Clauses", entries: words("clause", .clause)),
    Chapter(title: "Measures, with a range: `..6`, `2..`, `0..1`, `3`", entries: words("measure", .measure)),
    Chapter(title: "Passives, with `count`", entries: words("passive", .passive)),
    Chapter(title: "Objects", entries: objects),
  ]

  /// The whole reference.
  package static var text: String {
    chapters.map { "\($0.title)\n\n" + $0.entries.map(\.brief).joined() + "\n" }.joined()
      + "What a word fits: `eaves explain WORD`. Roles, word lists, terms: `eaves explain NAME`.\n"
      + "Documents, sidecars and sentences to copy: \(page)\n"
  }

  /// Every meaning of a word; nil for a word that the language does not have.
  package static func text(of word: String) -> String? {
    let entries = entries.filter { $0.word == word }
    return entries.isEmpty ? nil : entries.map(\.text).joined(separator: "\n")
  }

  package static var entries: [Entry] { chapters.flatMap(\.entries) }

  private static let page = "Sources/eaves/Documentation.docc/Language.md"
}

// MARK: Entries

extension LanguageReference {
  private static func words(_ kind: String, _ part: LanguageWord.Part) -> [Entry] {
    LanguageWord.all.filter { $0.part == part }.map { word in
      let example = word.example
      let isShort = example.lines.count == 1
      return Entry(
        word: word.term.rawValue, kind: kind, meaning: word.meaning,
        lines: isShort ? ["\(example.item)   \(example.code)"] : example.lines + ["  \(example.code)"],
        fits: fits(word))
    }
  }

  private static func fits(_ word: LanguageWord) -> [String] {
    let late = (word.evidenceSubjects ?? []).subtracting(word.subjects)
    return row("of", names(SubjectNoun.allCases, in: word.subjects))
      + row("under `never` also of", names(SubjectNoun.allCases, in: late))
      + row("objects", ObjectKind.allCases.filter(word.objects.contains).map(\.name))
      + row("narrowed by", names(NarrowingWord.allCases, in: word.narrowing))
      + row("also in", names(LanguageWord.Use.allCases, in: word.uses))
  }

  private static let subjects =
    [
      Entry(
        word: "a role", kind: "subject",
        meaning: "every type of that role; of a role made of paths and modules: its files; "
          + "tests, mocks and previews are covered by sentences that name them, and by no others")
    ]
    + SubjectNoun.allCases.map { noun in
      let words = LanguageWord.all.filter { $0.subjects.contains(noun) }.map(\.term.rawValue)
      return Entry(
        word: noun.rawValue, kind: "subject", meaning: noun.meaning, lines: row("words", words))
    }

  static let frames = [
    ("that", "chooses subjects: those to which all items apply"),
    ("unless", "leaves subjects out: any item suffices"),
    ("never", "any item is a breach"),
    ("only", "whatever one word finds must be in its list: imports, conforms, marked, passives"),
    ("always", "all items must apply; a finding names those that do not"),
    ("except", "removes single pieces of evidence: any item suffices"),
    ("message", "what a finding says, with `{subject}` and `{object}`; without it, the words of the check"),
    ("instead", "the line of advice in the report"),
    ("checks", "several sentences in one document"),
  ].map { shown($0, "part of a sentence", $1) }

  private static let narrowing = NarrowingWord.allCases.map {
    shown($0.rawValue, "narrowing word", $0.meaning)
  }
  private static let places = CodePlace.allCases.map { shown($0.rawValue, "place in code", $0.meaning) }
  private static let ways = ViaWord.allCases.map { shown($0.rawValue, "value of via", $0.meaning) }

  static let objects =
    [
      ("role", "every type of the role"),
      ("list", "every word of a word list"),
      (
        "Name, *Live",
        "types by name or glob; one that begins with a lower-case letter by a glob where it is a written type, "
          + "\"os_unfair_lock*\", and as a function where it is called"
      ),
      ("\"@Query\", \"#Predicate\"", "attributes and macros"),
      ("\".shared\"", "a member of exactly that name, called or not"),
      ("\"Date.now\"", "that member of that type"),
      ("\"sleep()\"", "a call of a free function of that name, or the construction of a type"),
      ("\".sleep(for:)\"", "a call of a method with at least these labels"),
      ("\"appendInterpolation(specifier:)\"", "an interpolation with that label"),
      (
        "\"appendInterpolation()\"", "one with any label, or the second of a text, which joins two values"
      ),
      ("\"Task.sleep(for:)\"", "a call behind exactly these names"),
      ("\"+\", \"!\", \"as!\", \"try?\"", "an operator; `!` behind a value that it forces"),
      ("type", "any type declared in the project"),
      ("member", "with declares: any property, method, initialiser, subscript or case of a type"),
    ].map { Entry(word: $0, kind: "object", meaning: $1) }
    + ObjectNoun.allCases.map { shown($0.rawValue, "object", $0.meaning) }

  /// With the sentence that shows the word, if there is one.
  private static func shown(_ word: String, _ kind: String, _ meaning: String) -> Entry {
    Entry(word: word, kind: kind, meaning: meaning, lines: SentenceExample.all[word]?.lines ?? [])
  }

  /// No line where there is nothing to name.
  private static func row(_ title: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["\(title): \(values.joined(separator: ", "))"]
  }

  private static func names<Value: RawRepresentable<String> & Hashable>(
    _ all: [Value], in chosen: Set<Value>
  ) -> [String] {
    all.filter(chosen.contains).map(\.rawValue)
  }
}
