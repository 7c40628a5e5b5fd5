package import EavesDocuments
import EavesSource

/// The words of the rule language, each with one line that says what it means.
package struct LanguageReference {
  /// A word of the language and what it means.
  package struct Entry: Sendable {
    package let word: String
    package let meaning: String
  }

  /// Words of one kind under a heading.
  package struct Chapter: Sendable {
    package let title: String
    package let entries: [Entry]
  }

  package let chapters: [Chapter]

  package init(_ vocabulary: RoleVocabulary) {
    let words = TermWord.allCases
    chapters = [
      Chapter(title: "Subjects, after `for:`", entries: Self.subjects),
      Chapter(title: "Frames", entries: Self.frames),
      Chapter(title: "Verbs", entries: words.filter(\.isVerb).map(Self.entry)),
      Chapter(title: "Narrowing words, beside a verb", entries: Self.narrowing),
      Chapter(
        title: "Clauses",
        entries: words.filter { !$0.isVerb && !$0.isPassive && !$0.isMeasure }.map(Self.entry)),
      Chapter(
        title: "Measures, with a range: `..6`, `2..`, `0..1`, `3`",
        entries: words.filter(\.isMeasure).map(Self.entry)),
      Chapter(title: "Passives, with `count`", entries: words.filter(\.isPassive).map(Self.entry)),
      Chapter(title: "Objects", entries: Self.objects),
      Chapter(title: "Profiles, in `_profiles.yml` of a folder of rules", entries: Self.profiles),
      Chapter(title: "Roles", entries: vocabulary.roles.map { Self.role($0) }),
      Chapter(title: "Word lists", entries: vocabulary.words.keys.sorted().map { Self.list($0, vocabulary) }),
    ]
  }

  /// The whole reference, words in one column.
  package var text: String {
    let width = chapters.flatMap(\.entries).map(\.word.count).max() ?? 0
    return chapters.map { chapter in
      let lines = chapter.entries.map { entry in
        let gap = String(repeating: " ", count: width - entry.word.count + 2)
        return HarmlessText.of("  \(entry.word)\(gap)\(entry.meaning)", in: .line) + "\n"
      }
      return "\(chapter.title)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  private static func entry(_ word: TermWord) -> Entry {
    Entry(word: word.rawValue, meaning: meaning(of: word))
  }

  private static func role(_ role: RoleDefinition) -> Entry {
    let words = role.items.map { item in
      item.terms.map { "\($0.word.rawValue) \($0.values.map(\.text).joined(separator: ", "))" }.joined(
        separator: " and ")
    }
    let text = words.joined(separator: "; or ")
    return Entry(word: role.name, meaning: text.count > 90 ? "\(text.prefix(89))…" : text)
  }

  private static func list(_ name: String, _ vocabulary: RoleVocabulary) -> Entry {
    let words = vocabulary.words[name, default: []].map(\.text).joined(separator: ", ")
    return Entry(word: name, meaning: words.count > 90 ? "\(words.prefix(89))…" : words)
  }
}

// MARK: Wording

extension LanguageReference {
  static func meaning(of word: TermWord) -> String {
    switch word {
    case .kind:
      "class, struct, enum, actor, protocol; of members: property, stored, computed, method, init, static, let, var …"
    case .name: "the name matches one of these globs"
    case .conforms:
      "inheritance clause or extension; as a clause also through typealiases, protocols and superclasses"
    case .marked: "carries an attribute, macro or modifier: \"@Observable\", final, async"
    case .type: "the written or plainly inferred type of a member, the result of a function"
    case .access: "open, public, package, internal, fileprivate, private"
    case .in: "lies in a module of this name (glob)"
    case .path: "lies at a path (glob); the first * names the slice"
    case .role: "has one of these roles; of a file: is in it, or declares a type with it"
    case .platform:
      "the manifest or the Xcode project around it names this platform in this range of versions: \"iOS ..16\""
    case .lines: "number of lines; inside body: of the longest member that builds a view"
    case .depth: "nesting of trailing closures of constructions"
    case .members: "number of members, extensions included"
    case .parameters: "number of parameters; of a type: of its longest initialiser"
    case .heldBy: "someone has it as a stored property; `via:` names the property's attributes"
    case .acceptedBy: "someone takes it as a parameter"
    case .returnedBy: "someone returns it from a function or computed property"
    case .createdBy: "someone constructs it"
    case .calledBy: "someone asks a member of it or of a value of it"
    case .mentionedBy: "someone names it, or a value of it, anywhere"
    case .importedBy: "another module imports it"
    case .conformedBy: "a type conforms to it or inherits from it"
    case .callee: "what a call calls: a type, \".member\", \"Type.member\", \"name(label:)\""
    case .argument: "a call has an argument of this label (`_`: none); with `of:` its value comes from there"
    case .exists: "the subject itself; only under `never`"
    case .declares:
      "contains a declaration of a type, \".member\", \"name(label:)\", \"@Attribute\" or \"#Macro\""
    case .imports: "imports a module, in any form"
    case .holds: "has a stored property of it, also lazy, static, wrapped, or from the environment"
    case .accepts: "takes it as a parameter of an initialiser, function or closure property"
    case .exposes: "has a member that is not private with it in its type"
    case .creates: "constructs it"
    case .calls: "calls, accesses or combines something whose root is the object or a value of it"
    case .mentions: "names it in any position: everything above"
    case .passesTo: "under `except`: a value that is used only as an argument of a construction of that role"
    case .forwardsTo: "every method body is one call on one held value of that role"
    }
  }

  private static let subjects = [
    Entry(word: "a role", meaning: "every type of that role; of a role made of paths and modules: its files"),
    Entry(word: "type", meaning: "every type that the project declares"),
    Entry(word: "file", meaning: "every Swift file"),
    Entry(word: "module", meaning: "every module: from manifests, eaves.yml, or folders"),
    Entry(word: "member", meaning: "every property, method, initialiser, subscript and case of a type"),
    Entry(word: "function", meaning: "every func, local and global ones too"),
    Entry(word: "call", meaning: "every call, where label, argument and surrounding must meet on one"),
    Entry(word: "import", meaning: "every import"),
  ]

  private static let frames = [
    Entry(word: "that", meaning: "chooses subjects: each item must hold"),
    Entry(word: "unless", meaning: "leaves subjects out: any item suffices"),
    Entry(word: "never", meaning: "any item is a breach"),
    Entry(
      word: "only",
      meaning: "whatever one word finds must be in its list: imports, conforms, marked, passives"),
    Entry(word: "always", meaning: "each item must hold; each missing one is a breach"),
    Entry(word: "except", meaning: "removes single pieces of evidence: any item suffices"),
    Entry(word: "instead", meaning: "the line of advice in the report"),
    Entry(word: "checks", meaning: "several sentences in one document"),
  ]

  private static let narrowing = [
    Entry(word: "of", meaning: "the value concerned: what receiver, operands or an argument come from"),
    Entry(
      word: "inside",
      meaning:
        "where: body, computed (a computed property), init, loop, \".onAppear\" (closure of that call), a role"
    ),
    Entry(word: "named", meaning: "the member's own name (glob), with holds, accepts, exposes"),
    Entry(word: "via", meaning: "property or result, with exposes; attributes of the property, with held-by"),
    Entry(word: "count", meaning: "how many do it, beside a passive; without it: at least one"),
  ]

  private static let objects = [
    Entry(word: "role", meaning: "every type of the role"),
    Entry(word: "list", meaning: "every word of a word list"),
    Entry(word: "Name, *Live", meaning: "types by name or glob"),
    Entry(word: "\"@Query\", \"#Predicate\"", meaning: "attributes and macros"),
    Entry(word: "\".shared\"", meaning: "a member of exactly that name, called or not"),
    Entry(word: "\"Date.now\"", meaning: "that member of that type"),
    Entry(word: "\"String(format:)\"", meaning: "a call of that name with at least these labels"),
    Entry(word: "\"+\"", meaning: "an operator"),
    Entry(word: "type", meaning: "any type declared in the project"),
  ]

  private static let profiles = [
    Entry(
      word: "signs",
      meaning: "phrase: a sentence; the share of its subjects that keep it says how much of it is there"),
    Entry(
      word: "profiles",
      meaning: "name: title, signs (phrases) and rules (the profile whose rules apply, if not its own)"),
  ]
}
