package import EavesDocuments
import EavesSource

/// The words of the rule language, each with one line that says what it means.
package struct LanguageReference {
  /// A word of the language and what it means.
  package struct Entry: Sendable {
    package let word: String
    /// One line.
    package let meaning: String
    /// Below it: an example, or the rest of a definition; empty for most.
    package var more: [String] = []
  }

  /// Words of one kind under a heading.
  package struct Chapter: Sendable {
    package let title: String
    package let entries: [Entry]
    /// Whether the entries are words that can be explained, not forms of them.
    var isOfWords = true
  }

  package let chapters: [Chapter]

  package init(_ vocabulary: RoleVocabulary) {
    let words = TermWord.allCases
    chapters = [
      Chapter(title: "A document", entries: Self.document, isOfWords: false),
      Chapter(title: "The shape of a check", entries: Self.shape, isOfWords: false),
      Chapter(title: "Often asked, with code that breaks it", entries: Self.recipes, isOfWords: false),
      Chapter(title: "Subjects, after `for:`", entries: Self.subjects),
      Chapter(title: "Frames", entries: Self.frames.map(Self.shown)),
      Chapter(title: "Verbs", entries: words.filter(\.isVerb).map(Self.entry)),
      Chapter(title: "Narrowing words, beside a verb", entries: Self.narrowing.map(Self.shown)),
      Chapter(title: "Places in code, after `inside:`", entries: Self.places.map(Self.shown)),
      Chapter(title: "Beside roles and attributes, after `via:`", entries: Self.ways.map(Self.shown)),
      Chapter(
        title: "Clauses",
        entries: words.filter { !$0.isVerb && !$0.isPassive && !$0.isMeasure }.map(Self.entry)),
      Chapter(
        title: "Measures, with a range: `..6`, `2..`, `0..1`, `3`",
        entries: words.filter(\.isMeasure).map(Self.entry)),
      Chapter(title: "Passives, with `count`", entries: words.filter(\.isPassive).map(Self.entry)),
      Chapter(title: "Objects", entries: Self.objects, isOfWords: false),
      Chapter(title: "Which words say something of which subject", entries: Self.fits, isOfWords: false),
      Chapter(
        title: "A sidecar, `<stem>.yml` in the folder of `--checks`: for a document that stays untouched",
        entries: Self.sidecar, isOfWords: false),
      Chapter(
        title: "Profiles, in `_profiles.yml` of a folder of rules", entries: Self.profiles, isOfWords: false),
      Chapter(title: "Roles", entries: vocabulary.roles.map { Self.role($0) }),
      Chapter(title: "Word lists", entries: vocabulary.words.keys.sorted().map { Self.list($0, vocabulary) }),
      Chapter(title: "What becomes one finding", entries: Self.causes, isOfWords: false),
    ]
  }

  /// The whole reference, words in one column. Nothing is cut off.
  package var text: String {
    let width = chapters.flatMap(\.entries).map(\.word.count).max() ?? 0
    return chapters.map { chapter in
      let lines = chapter.entries.flatMap { entry in
        let gap = String(repeating: " ", count: width - entry.word.count + 2)
        let below = String(repeating: " ", count: chapter.isOfWords ? width + 4 : 6)
        let more = entry.more.map { $0.isEmpty ? "" : below + $0 }
        return (["  \(entry.word)\(gap)\(entry.meaning)"] + more).map {
          HarmlessText.of($0, in: .line) + "\n"
        }
      }
      return "\(chapter.title)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  private static func entry(_ word: TermWord) -> Entry {
    let example = word.word.example
    return Entry(
      word: word.rawValue, meaning: word.word.meaning,
      more: example.lines.dropLast() + ["\(example.lines.last ?? "")   \(example.code)"])
  }

  /// A part of a sentence with a sentence that shows it.
  private static func shown(_ entry: Entry) -> Entry {
    Entry(word: entry.word, meaning: entry.meaning, more: SentenceExample.all[entry.word]?.lines ?? [])
  }

  private static func role(_ role: RoleDefinition) -> Entry {
    let lines = definition(of: role)
    return Entry(
      word: role.name, meaning: lines.first ?? "nothing: it was emptied", more: Array(lines.dropFirst()))
  }

  /// Every item of a role on a line of its own, with what it leaves out below it.
  static func definition(of role: RoleDefinition) -> [String] {
    role.items.enumerated().flatMap { index, item in
      let lines = ItemSource(item).lines
      let own = index < role.ownItems ? "   (eaves.yml)" : ""
      return ["- \(lines[0])\(own)"] + lines.dropFirst().map { "    \($0)" }
    }
  }

  private static func list(_ name: String, _ vocabulary: RoleVocabulary) -> Entry {
    Entry(word: name, meaning: ItemSource.list(vocabulary.words[name, default: []]))
  }
}

// MARK: Wording

extension LanguageReference {
  private static let subjects =
    [
      Entry(
        word: "a role",
        meaning: "every type of that role; of a role made of paths and modules: its files; "
          + "tests, mocks and previews are asked by sentences that name them, and by no others")
    ] + SubjectNoun.allCases.map { Entry(word: $0.rawValue, meaning: $0.meaning) }

  static let frames = [
    Entry(word: "that", meaning: "chooses subjects: each item must hold"),
    Entry(word: "unless", meaning: "leaves subjects out: any item suffices"),
    Entry(word: "never", meaning: "any item is a breach"),
    Entry(
      word: "only",
      meaning: "whatever one word finds must be in its list: imports, conforms, marked, passives"),
    Entry(word: "always", meaning: "each item must hold; a finding names all that are missing"),
    Entry(word: "except", meaning: "removes single pieces of evidence: any item suffices"),
    Entry(word: "instead", meaning: "the line of advice in the report"),
    Entry(word: "checks", meaning: "several sentences in one document"),
  ]

  /// A whole document. It is tried by a test.
  static let exampleOfDocument = """
    ---
    title: Rows own no repository
    impact: HIGH
    impactDescription: data is read in one place
    tags: layers, views
    ---

    ## Rows own no repository

    A row shows what it is given.

    **Check:**

    ```yaml
    for: view
    that:
      name: "*Row"
    never:
      holds: repository
    instead: pass the row what it shows
    ```

    **Incorrect (the row reads the data itself):**

    ```swift
    // Trips/TripRow.swift
    struct TripRow: View {
      let trips: any TripRepository  // ✗
      var body: some View { Text("Trips") }
    }

    // Trips/TripRepository.swift
    protocol TripRepository {}
    ```

    **Correct (it is given a name by a list, which is no row):**

    ```swift
    struct TripRow: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct TripList: View {
      let trips: any TripRepository
      var body: some View { TripRow(name: trips.first()) }
    }
    ```
    """

  private static let document = [
    Entry(
      word: "parts",
      meaning: "frontmatter, a heading, why it matters, **Check:**, **Incorrect (why):**, **Correct (why):**"),
    Entry(
      word: "needs",
      meaning:
        "in the frontmatter, roles that the rule speaks of besides its subjects: code with hardly any of one only "
        + "never breaks the rule, and is not said to follow it"),
    Entry(
      word: "// ✗",
      meaning: "ends each line of an Incorrect block on which a finding, or a related place, stands"),
    Entry(
      word: "// Path/File.swift",
      meaning:
        "alone on a line begins a file of that path; `in:` and `path:` read it; the blocks of a label are one "
        + "project"),
    Entry(
      word: "proof",
      meaning:
        "each clause, each word beside a verb and each object of a list must change what is found in some example: every object of a list in an "
        + "Incorrect block, a near miss for every clause in a Correct one; `eaves validate DOCUMENT` says which does not",
      more: exampleOfDocument.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)),
  ]

  private static let shape = [
    Entry(word: "for: view", meaning: "one subject"),
    Entry(word: "never: exists", meaning: "the one word that needs no value"),
    Entry(
      word: "never:", meaning: "one item: a map of words below it, indented",
      more: [
        "  calls: [formatting, \".uppercased\"]   # several objects: any one of them", "  of: viewModel",
        "  inside: body",
      ]),
    Entry(
      word: "never:", meaning: "several items: each with a dash; one verb an item",
      more: ["  - holds: repository", "  - calls: network", "    inside: \".task\""]),
    Entry(
      word: "that:",
      meaning: "clauses of one item must all hold; a verb is a condition too, with a dash of its own",
      more: ["  - kind: class", "    name: \"*Store\"", "    conforms: ObservableObject"]),
    Entry(
      word: "checks:", meaning: "several sentences, each with a dash",
      more: [
        "  - for: view", "    never:", "      holds: repository", "  - for: viewModel", "    always:",
        "      marked: final",
      ]),
    Entry(
      word: "quotes",
      meaning:
        "around whatever begins with . @ # * & ! % | > or a backquote: \".shared\", \"*Store\"; around text with a # "
        + "behind a blank, where a comment would begin"),
  ]

  /// By subject, the words that `that`, `unless` and `always` may hold, and those under `never` alone.
  private static let fits = SubjectNoun.allCases.map { noun in
    let words = TermWord.allCases.filter(noun.understands).map(\.rawValue)
    let never = LanguageWord.all.filter {
      !$0.subjects.contains(noun) && $0.evidenceSubjects?.contains(noun) ?? false
    }.map(\.term.rawValue)
    return Entry(
      word: noun == .type ? "type, roles" : noun == .file ? "file, roles of files" : noun.rawValue,
      meaning: words.joined(separator: ", "),
      more: never.isEmpty ? [] : ["under `never` also: \(never.joined(separator: ", "))"])
  }

  private static let places = CodePlace.allCases.map { Entry(word: $0.rawValue, meaning: $0.meaning) }

  private static let ways = ViaWord.allCases.map { Entry(word: $0.rawValue, meaning: $0.meaning) }

  private static let narrowing = NarrowingWord.allCases.map { Entry(word: $0.rawValue, meaning: $0.meaning) }

  private static let recipes = SentenceRecipe.all.map { recipe in
    let lines = recipe.check.split(separator: "\n").map(String.init)
    let note = recipe.note.isEmpty ? [] : ["    # " + recipe.note]
    return Entry(
      word: recipe.title, meaning: lines[0], more: lines.dropFirst() + ["    " + recipe.breaks] + note)
  }

  static let objects = [
    Entry(word: "role", meaning: "every type of the role"),
    Entry(word: "list", meaning: "every word of a word list"),
    Entry(
      word: "Name, *Live",
      meaning:
        "types by name or glob; one that begins with a lower-case letter by a glob where it is a written type, "
        + "\"os_unfair_lock*\", and as a function where it is called"),
    Entry(word: "\"@Query\", \"#Predicate\"", meaning: "attributes and macros"),
    Entry(word: "\".shared\"", meaning: "a member of exactly that name, called or not"),
    Entry(word: "\"Date.now\"", meaning: "that member of that type"),
    Entry(
      word: "\"sleep()\"", meaning: "a call of a free function of that name, or the construction of a type"),
    Entry(word: "\".sleep(for:)\"", meaning: "a call of a method with at least these labels"),
    Entry(word: "\"appendInterpolation(specifier:)\"", meaning: "an interpolation with that label"),
    Entry(
      word: "\"appendInterpolation()\"",
      meaning: "one with any label, or the second of a text, which joins two values"),
    Entry(word: "\"Task.sleep(for:)\"", meaning: "a call behind exactly these names"),
    Entry(word: "\"+\", \"!\", \"as!\", \"try?\"", meaning: "an operator; `!` behind a value that it forces"),
    Entry(word: "type", meaning: "any type declared in the project"),
    Entry(word: "anything", meaning: ObjectNoun.anything.meaning),
    Entry(word: "singleton", meaning: ObjectNoun.singleton.meaning),
    Entry(
      word: "member", meaning: "with declares: any property, method, initialiser, subscript or case of a type"
    ),
    Entry(word: "self", meaning: ObjectNoun.itself.meaning),
    Entry(word: "undeclared", meaning: ObjectNoun.undeclared.meaning),
    Entry(word: "indirect", meaning: ObjectNoun.indirect.meaning),
    Entry(word: "unused", meaning: ObjectNoun.unused.meaning),
  ]

  private static let sidecar = [
    Entry(word: "for, never …, checks", meaning: "the check, as it would stand in the document"),
    Entry(
      word: "marks",
      meaning:
        "list of \"block:line\", both counted from 1: what `// ✗` would say on that line of an Incorrect block"
    ),
    Entry(
      word: "incorrect, correct",
      meaning:
        "the examples, whatever the labels of the page say: a list of places, each an example of its own; \"3\" is "
        + "block 3, \"3:2-9 3:14\" lines of it; `in view` and `in viewModel` surround code that is shown without its "
        + "type, `in domain` puts the file into that folder, `in app` adds what the code names and leaves out"
    ),
    Entry(
      word: "profiles, conflicts, supersedes, aliases",
      meaning: "lists or one name, added to those of the frontmatter"),
    Entry(word: "allow", meaning: "`never`: no comment may allow a breach"),
    Entry(
      word: "default", meaning: "`off`: asked of nobody until `on:` in eaves.yml or --only names the rule"),
    Entry(
      word: "<stem>.examples.md",
      meaning: "a page beside it: labelled blocks that count as the document's own, numbered on"),
  ]

  private static let profiles = [
    Entry(
      word: "signs",
      meaning: "phrase: a sentence; the share of its subjects that keep it says how much of it is there"),
    Entry(
      word: "profiles",
      meaning: "name: title and exists (phrase: the least share that must keep it, such as 40%; a project "
        + "follows the first profile of which all exist)"
    ),
  ]

  /// What counts as one cause. The example is tried by a test.
  private static let causes = [
    Entry(
      word: "one cause",
      meaning: "is one finding, however often it is met; where else it is met are its related places",
      more: [
        "With `count` beside its verb a sentence has one finding, at the subject; what was counted is related.",
        "A declared value (property, parameter, variable) is a finding where it is declared; each use of it, in any",
        "file, is related; beside `calls` and `assigns` the first of them is the finding. What is not declared",
        "(`URLSession.shared`) is a finding where its expression begins; what a file lacks, on its first line. A",
        "file breaks a sentence about a type once, at the first mention. A protocol and its conformers of the same",
        "role are one subject. What chose the subject (`that`) and what a passive counts is related, too. Two",
        "sentences of one document at one place are one finding. A `// ✗` may mark a finding or a related place.",
      ]),
    Entry(
      word: "example", meaning: "for: view, never: mentions: persistence",
      more: exampleOfCauses.split(separator: "\n").map(String.init)),
  ]

  /// One finding on line 2, related on line 4.
  static let exampleOfCauses = """
    struct TripList: View {
      @Environment(\\.modelContext) private var context   // the finding: view TripList holds ModelContext
      var body: some View {
        Button("Add") { context.insert(Trip()) }         // related: used
      }
    }
    """
}
