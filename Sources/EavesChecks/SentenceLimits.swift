package import EavesDocuments
package import EavesSource

/// Finds sentences that would never say anything: words that mean nothing for their subject or in their place.
///
/// A check that cannot run is an error when it is loaded, so that silence always means "checked".
package struct SentenceLimits {
  private let path: FilePath
  private let vocabulary: RoleVocabulary
  private let roles: [String: RoleDefinition]
  private var problems: [Problem] = []

  private init(_ vocabulary: RoleVocabulary, path: FilePath) {
    self.path = path
    self.vocabulary = vocabulary
    roles = Dictionary(vocabulary.roles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What of a document's sentences cannot be decided. The path is the file of the check.
  package static func problems(
    of sentences: [Sentence], in vocabulary: RoleVocabulary, path: FilePath
  ) -> [Problem] {
    var limits = SentenceLimits(vocabulary, path: path)
    for sentence in sentences { limits.check(sentence) }
    return limits.problems.sorted()
  }

  /// What of the items of roles cannot be decided: roles are known before code is read closely.
  package static func problems(
    ofRolesIn vocabulary: RoleVocabulary, shipped: FilePath, own: FilePath
  ) -> [Problem] {
    var (first, rest) = (SentenceLimits(vocabulary, path: own), SentenceLimits(vocabulary, path: shipped))
    for role in vocabulary.roles {
      for item in role.items.prefix(role.ownItems) { first.checkRole(item) }
      for item in role.items.dropFirst(role.ownItems) { rest.checkRole(item) }
    }
    return (first.problems + rest.problems).sorted()
  }

  // MARK: Sentences

  private mutating func check(_ sentence: Sentence) {
    let noun = noun(of: sentence.subject.text)
    for item in sentence.that + sentence.unless { checkClauses(item, noun) }
    switch sentence.frame {
    case .never(let items): for item in items { checkNever(item, noun) }
    case .always(let items): for item in items { checkClauses(item, noun) }
    case .only(let item): checkOnly(item, noun)
    }
    for item in sentence.except { checkExcept(item, sentence) }
  }

  private func noun(of subject: String) -> SubjectNoun {
    if let noun = SubjectNoun(rawValue: subject) { return noun }
    guard let role = roles[subject] else { return .type }
    return role.isOfPlaces ? .file : .type
  }

  private mutating func checkNever(_ item: Item, _ noun: SubjectNoun) {
    guard item.terms.count == 1, let term = item.terms.first, term.word.isSearch || term.word == .exists
    else {
      return checkClauses(item, noun)
    }
    checkInside(item, noun)
    let word = term.word.word
    guard (word.evidenceSubjects ?? word.subjects).contains(noun) else { return report(term, noun) }
    checkObjects(item, noun)
  }

  private mutating func checkClauses(_ item: Item, _ noun: SubjectNoun) {
    if item.terms.isEmpty, noun.hasFiles { reportInside(item, noun) }
    for term in item.terms where !noun.understands(term.word) { report(term, noun) }
    checkKinds(item, noun)
    checkInside(item, noun)
    checkMeasures(item, noun)
    checkVia(item)
    checkObjects(item, noun)
  }

  /// A type is no stored property, and a member no class.
  private mutating func checkKinds(_ item: Item, _ noun: SubjectNoun) {
    let others = noun == .type ? Self.memberKinds : Self.typeKinds
    for term in item.terms where term.word == .kind {
      for value in term.values where others.contains(value.text) {
        add(
          LimitWording.noKind(value.text, noun),
          LimitWording.kinds(of: noun == .type ? Self.typeKinds : Self.memberKinds), at: value)
      }
    }
  }

  private static let typeKinds = ["class", "struct", "enum", "actor", "protocol"]
  private static let memberKinds = [
    "property", "stored", "computed", "let", "var", "function", "method", "init", "subscript", "case",
    "static",
    "instance",
  ]

  /// `inside` narrows a verb or a measure; beside clauses alone it says where the subject stands.
  private mutating func checkInside(_ item: Item, _ noun: SubjectNoun) {
    guard let first = item.inside.first else { return }
    if let term = item.terms.first(where: { $0.word.isPassive || [.imports, .forwardsTo].contains($0.word) })
    {
      return add(LimitWording.notInside(term.word), LimitWording.wholeRemedy, at: first)
    }
    if item.terms.isEmpty || item.terms.contains(where: { $0.word.isSearch || $0.word.isMeasure }) { return }
    if noun.hasFiles { return reportInside(item, noun) }
    guard noun == .type else { return }
    for word in item.inside where roles[word.text] == nil {
      add(LimitWording.typeInside(word.text), LimitWording.typeInsideRemedy, at: word)
    }
  }

  private mutating func checkMeasures(_ item: Item, _ noun: SubjectNoun) {
    guard !item.inside.isEmpty else { return }
    for term in item.terms where term.word == .members || term.word == .parameters {
      add(LimitWording.whole(term.word), LimitWording.wholeRemedy, at: term.place)
    }
    if noun.hasFiles, let term = item.terms.first(where: { $0.word.isMeasure }) {
      add(LimitWording.wholeFile, LimitWording.wholeRemedy, at: term.place)
    }
  }

  private mutating func checkVia(_ item: Item) {
    guard !item.via.isEmpty, let term = item.terms.first(where: { $0.word.isPassive && $0.word != .heldBy })
    else {
      return
    }
    add(LimitWording.via(term.word), LimitWording.viaRemedy, at: item.via[0])
  }

  private mutating func checkOnly(_ item: Item, _ noun: SubjectNoun) {
    guard let term = item.terms.first else { return }
    if term.word == .imports ? !noun.hasFiles : noun != .type || !noun.understands(term.word) {
      report(term, noun)
    }
    checkVia(item)
    checkObjects(item)
  }

  /// `except` takes evidence away: there must be some, and the item must say which.
  private mutating func checkExcept(_ item: Item, _ sentence: Sentence) {
    let place = item.terms.first?.place ?? item.inside.first ?? Word("except", line: item.line, column: 1)
    guard sentence.frame.looksForEvidence else {
      return add(LimitWording.exceptWithoutEvidence, LimitWording.unlessRemedy, at: place)
    }
    let isDeclaring = sentence.frame.items.contains { $0.terms.contains { $0.word == .declares } }
    for term in item.terms
    where !term.word.word.uses.contains(.except) || (term.word == .declares && !isDeclaring) {
      add(LimitWording.noException(term.word), LimitWording.exceptRemedy, at: term.place)
    }
    let noun = noun(of: sentence.subject.text)
    for term in item.terms where term.word.isSearch && !noun.understands(term.word) { report(term, noun) }
    checkObjects(item, noun)
  }

  // MARK: Objects

  /// Values that a word can never be true of: it would stay silent whatever the code says.
  private mutating func checkObjects(_ item: Item, _ noun: SubjectNoun = .type) {
    for term in item.terms where !term.word.word.objects.contains(.value) {
      for value in term.values {
        check(value, of: term.word.word)
        if noun == .call, term.word.isVerb, ObjectKind(value, in: vocabulary) == .attribute {
          add(LimitWording.noAttribute(value.text), LimitWording.attributeRemedy, at: value)
        }
      }
    }
    for term in item.terms where term.word == .imports || term.word == .importedBy {
      for value in term.values where value.form == .type && value.text.utf8.contains(0x2E) {
        add(LimitWording.noModule(value.text), LimitWording.moduleRemedy, at: value)
      }
    }
    for term in item.terms where term.word == .type {
      for value in term.values {
        let kind = ObjectKind(value, in: vocabulary)
        if let kind, !ObjectKind.types.contains(kind) {
          add(LimitWording.noObject(value.text, kind, term.word.word), LimitWording.typeRemedy, at: value)
        }
      }
    }
    for term in item.terms where term.word == .callee {
      for value in term.values where ObjectKind(value, in: vocabulary) == .macro {
        add(
          LimitWording.noObject(value.text, .macro, term.word.word), LimitWording.verbs(taking: .macro),
          at: value)
      }
    }
  }

  private mutating func check(_ value: Word, of word: LanguageWord) {
    guard let kind = ObjectKind(value, in: vocabulary) else { return }
    if let remedy = LimitWording.globRemedy(value, kind, word) {
      return add(LimitWording.noGlob(value.text, kind), remedy, at: value)
    }
    if word.objects.contains(kind) {
      if word.term == .creates, kind == .callee, !value.isConstruction {
        return add(LimitWording.noConstruction(value.text), LimitWording.constructionRemedy, at: value)
      }
      guard kind == .list, let list = vocabulary.words[value.text] else { return }
      let kinds = list.compactMap { ObjectKind($0, in: vocabulary) }
      if kinds.contains(where: word.objects.contains) { return }
    }
    add(LimitWording.noObject(value.text, kind, word), LimitWording.verbs(taking: kind), at: value)
  }

  // MARK: Roles

  private static let ofRoles = Set(LanguageWord.all.filter { $0.uses.contains(.role) }.map(\.term))

  private mutating func checkRole(_ item: Item) {
    for term in item.terms where !Self.ofRoles.contains(term.word) {
      add(LimitWording.noRole(term.word), LimitWording.roleRemedy(Self.ofRoles), at: term.place)
    }
    checkVia(item)
    checkObjects(item)
    for term in item.terms where term.word == .conforms {
      for value in term.values where value.form == .name {
        add(LimitWording.noSupertype(value.text), LimitWording.supertypeRemedy, at: value)
      }
    }
    for inner in item.unless { checkRole(inner) }
  }

  // MARK: Reporting

  private mutating func report(_ term: Term, _ noun: SubjectNoun) {
    add(LimitWording.meansNothing(term.word, noun), LimitWording.words(of: noun), at: term.place)
  }

  private mutating func reportInside(_ item: Item, _ noun: SubjectNoun) {
    guard let word = item.inside.first else { return }
    add(LimitWording.nowhere(noun), LimitWording.words(of: noun), at: word)
  }

  private mutating func add(_ cause: String, _ remedy: String, at word: Word) {
    problems.append(Problem(cause, remedy: remedy, path: path, line: word.line, column: word.column))
  }
}

extension Frame {
  /// Whether the frame looks for evidence that an exception could remove.
  fileprivate var looksForEvidence: Bool {
    switch self {
    case .never(let items): items.contains { $0.terms.count == 1 && $0.terms[0].word.isSearch }
    case .only(let item): item.terms.allSatisfy { $0.word != .imports && $0.word != .marked }
    case .always: false
    }
  }
}

extension Word {
  /// Whether a callee names a type: `String(format:)`.
  fileprivate var isConstruction: Bool {
    guard case .callee(let name, _) = form, let last = name.split(separator: ".").last else { return false }
    return name.utf8.first != 0x2E && last.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

extension SubjectNoun {
  /// Whether a word can be decided as a clause of such a subject.
  package func understands(_ word: TermWord) -> Bool { word.word.subjects.contains(self) }
}

/// What is said of sentences that cannot run.
private enum LimitWording {
  static func meansNothing(_ word: TermWord, _ noun: SubjectNoun) -> String {
    "`\(word.rawValue)` means nothing for the subject `\(noun.rawValue)`"
  }
  static func words(of noun: SubjectNoun) -> String {
    let words = TermWord.allCases.filter(noun.understands).map(\.rawValue)
    return "words for `\(noun.rawValue)`: \(words.joined(separator: ", "))"
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
  static func globRemedy(_ value: Word, _ kind: ObjectKind, _ word: LanguageWord) -> String? {
    let isGlob = value.text.utf8.contains { $0 == 0x2A || $0 == 0x3F }
    guard isGlob, word.term != .type else { return nil }
    switch kind {
    case .glob:
      if value.text.utf8.contains(0x2E) { return "write the types one by one, or a glob for their own names" }
      guard value.text.utf8.last == 0x3F, !value.text.utf8.contains(0x2A) else { return nil }
      return "write `\(value.text.dropLast())`: optionals are looked through"
    case .member:
      let name = value.text.dropFirst()
      return word.term == .declares ? "write \"\(name)\" for names, without the dot" : "list the members"
    case .attribute, .macro, .staticMember, .callee: return "list them one by one, or in a word list"
    default: return nil
    }
  }
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
  static func kinds(of kinds: [String]) -> String { "kinds: \(kinds.joined(separator: ", "))" }
  static func notInside(_ word: TermWord) -> String { "`inside` says nothing beside `\(word.rawValue)`" }
  static func typeInside(_ place: String) -> String {
    "no type stands inside `\(place)` as far as rules can tell"
  }
  static let typeInsideRemedy = "write a role: types that are declared in types of it"
  static func nowhere(_ noun: SubjectNoun) -> String { "a \(noun.rawValue) stands inside nothing" }
  static func whole(_ word: TermWord) -> String { "`\(word.rawValue)` is counted for the whole subject" }
  static let wholeFile = "files are measured as a whole"
  static let wholeRemedy = "leave out `inside`"
  static func via(_ word: TermWord) -> String { "`via` says nothing beside `\(word.rawValue)`" }
  static let viaRemedy = "it narrows `held-by` and `exposes`"
  static let exceptWithoutEvidence = "`except` removes evidence, and this sentence looks for none"
  static let unlessRemedy = "write `unless:` to leave a subject out"
  static func noException(_ word: TermWord) -> String {
    "`\(word.rawValue)` cannot say which evidence is meant"
  }
  static let exceptRemedy = "write a verb, `inside`, or a clause that describes the object"
  static func noRole(_ word: TermWord) -> String { "`\(word.rawValue)` cannot define a role" }
  static func roleRemedy(_ words: Set<TermWord>) -> String {
    "clauses of roles: \(TermWord.allCases.filter(words.contains).map(\.rawValue).joined(separator: ", "))"
  }
}
