import EavesDocuments
import EavesSource

/// Messages about sentences that cannot run.
enum SentenceValidatorWording {
  static func meansNothing(_ word: TermWord, _ noun: SubjectNoun) -> String {
    "`\(word.rawValue)` does not apply to \(noun.rawValue)s"
  }
  static let filesRemedy =
    "write `for: file`; to select the files of a role, add an item `role: …` below `that:`"
  static func words(of noun: SubjectNoun) -> String {
    let words = TermWord.allCases.filter(noun.understands).map(\.rawValue)
    return "words for \(noun.rawValue)s: \(words.joined(separator: ", "))"
  }
  static func noObject(_ value: String, _ kind: ObjectKind, _ word: LanguageWord) -> String {
    let name = kind == .list ? "a word list of other things" : "of kind \(kind.name)"
    return "`\(word.term.rawValue)` is never true of `\(value)`, which is \(name)"
  }
  static func verbs(taking kind: ObjectKind) -> String {
    let verbs = LanguageWord.all.filter { $0.objects.contains(kind) && $0.part == .verb }.map(\.term.rawValue)
    return "words that take it: \(verbs.joined(separator: ", "))"
  }
  static func noAttribute(_ name: String) -> String {
    "a call holds no declaration that `\(name)` could stand before"
  }
  static let attributeRemedy = "ask a type, a member or a function, or write `marked:`"
  static func noModule(_ name: String) -> String { "`\(name)` is no module: their names have no dots" }
  static func noManifest(_ value: String, _ noun: SubjectNoun) -> String {
    "`\(value)` is what the manifest of a module says, and a \(noun.rawValue) has none"
  }
  static func noVia(_ value: String, _ noun: SubjectNoun) -> String {
    "for a \(noun.rawValue), `reaches` takes only `self`, and not `\(value)`"
  }
  static func viaRemedy(_ noun: SubjectNoun) -> String {
    "write `reaches: self`, or `for: module`\(noun == .type ? ", or `mentions:` for what it names itself" : "")"
  }
  static let manifestRemedy = "write `for: module`"
  static let moduleRemedy = "write the module alone; a type of it is mentioned"
  static let typeRemedy = "write a type as code does, a role, a word list or a glob"
  static func noGlob(_ value: String, _ kind: ObjectKind) -> String {
    if value.utf8.contains(0x2E), kind == .glob {
      return "`\(value)` is a glob, which stands for names without dots"
    }
    return kind == .glob
      ? "`\(value)` is a glob, in which `?` stands for one letter: it is true of no optional"
      : "`\(value)` is of kind \(kind.name), and that is named in full: it stands for no others"
  }
  /// What to write for a glob that nothing can be true of; nil for other values.
  static func globRemedy(_ value: Word, _ kind: ObjectKind) -> String? {
    guard value.text.utf8.contains(where: { $0 == 0x2A || $0 == 0x3F }) else { return nil }
    switch kind {
    case .glob:
      if value.text.utf8.contains(0x2E) { return "write the types one by one, or a glob for their own names" }
      guard value.text.utf8.last == 0x3F, !value.text.utf8.contains(0x2A) else { return nil }
      return "write `\(value.text.dropLast())`: optionals are looked through"
    case .member:
      let name = value.text.dropFirst()
      return "list the members, or, beside `declares`, write \"\(name)\" without the dot"
    case .attribute, .macro, .staticMember, .callee: return "list them one by one, or in a word list"
    default: return nil
    }
  }
  static func noPattern(_ value: String) -> String {
    "`\(value)` alone is the operator of that name, and no pattern for everything"
  }
  static let patternRemedy =
    "write `type` for every type of the project, or `calculations` for operators and functions that calculate"
  static func noConstruction(_ name: String) -> String {
    "`creates` makes a value of a type, and `\(name)` is none"
  }
  static let constructionRemedy = "write the type, or `calls:` for a function"
  static func noSupertype(_ name: String) -> String {
    "`conforms` in a role takes names, and `\(name)` is none"
  }
  static let supertypeRemedy = "write the protocols by name, or `role:` for the types of another role"
  static func noKind(_ kind: String, _ noun: SubjectNoun) -> String {
    "no \(noun.rawValue) is of kind `\(kind)`"
  }
  static func noValue(_ value: String) -> String { "`\(value)` matches no code" }
  static func noRoot(_ value: String, _ kind: ObjectKind) -> String {
    "no value comes from `\(value)`, which is \(kind == .list ? "a word list of other things" : "of kind \(kind.name)")"
  }
  static let rootRemedy =
    "write a role, a type, \".member\", \"Type.member\", \"function()\" or an attribute; optionals and arrays are "
    + "looked through"
  static func notReachedVia(_ via: String) -> String { "nothing is reached via `\(via)` here" }
  static func reachedViaRemedy(_ way: ViaKind) -> String {
    switch way {
    case .attribute: "write attributes of the property, such as \"@State\""
    case .member: "write `property` or `result`"
    }
  }
  static func unseen(_ role: String) -> String {
    "no subject here is in `\(role)`: tests, mocks and previews are left out"
  }
  static func unseenRemedy(_ role: String) -> String {
    "write `for: \(role)` for its types, `for: file` with `role: \(role)` for its files, "
      + "`for: function` with `owner:` and `role: \(role)` for its code"
  }
  static func notInside(_ word: TermWord) -> String { "`inside` says nothing beside `\(word.rawValue)`" }
  static func standsOutside(_ noun: SubjectNoun, _ place: String) -> String {
    "no \(noun.rawValue) stands inside `\(place)` as far as rules can tell"
  }
  static func standsOutsideRemedy(_ noun: SubjectNoun) -> String {
    switch noun {
    case .type: "write a role, which selects the types declared in its types"
    case .import, .global: "leave `inside` out, or write `role:` for those in files of a role"
    default: "leave `inside` out, or write a role"
    }
  }
  static func isDirect(_ place: String) -> String { "what is in `\(place)` always is so directly" }
  static func isDirectRemedy(_ place: String) -> String { "write `inside: \(place)`" }
  static let measuredWhole = "a place is measured with all that is in it"
  static let measuredWholeRemedy = "write `inside:` instead of `directly-in:`"
  static func noQualifier(_ noun: SubjectNoun) -> String {
    "no \(noun.rawValue) stands in front of a longer name"
  }
  static func noQualifier(_ word: TermWord) -> String {
    "`\(word.rawValue)` is about types that are meant, and none in front of a longer name is"
  }
  static let qualifierRemedy = "write it beside `mentions`, or alone below `except`"
  static func nowhere(_ noun: SubjectNoun) -> String { "a \(noun.rawValue) stands inside nothing" }
  static func whole(_ word: TermWord) -> String { "`\(word.rawValue)` is counted for the whole subject" }
  static let wholeFile = "files are measured as a whole"
  static let wholeRemedy = "leave out `inside`"
  static let exceptWithoutEvidence = "`except` removes evidence, and this sentence looks for none"
  static let unlessRemedy = "write `unless:` to leave a subject out"
  static func noException(_ word: TermWord) -> String {
    "`\(word.rawValue)` cannot say which evidence is meant"
  }
  static func noImportException(_ word: String) -> String {
    "an import is left out by the name of its module, and `\(word)` says nothing of that"
  }
  static let importExceptionRemedy = "write `name:` with the modules, or choose the subjects with `unless:`"
  static let exceptRemedy = "write a verb, `inside`, or a clause that describes the object"
  static func noRole(_ word: TermWord) -> String { "`\(word.rawValue)` cannot define a role" }
  static func roleRemedy(_ words: Set<TermWord>) -> String {
    "clauses of roles: \(TermWord.allCases.filter(words.contains).map(\.rawValue).joined(separator: ", "))"
  }
}
