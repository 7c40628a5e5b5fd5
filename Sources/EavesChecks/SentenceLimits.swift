package import EavesDocuments
package import EavesSource

/// Finds sentences that would never say anything: words that mean nothing for their subject or in their place.
///
/// A check that cannot run is an error when it is loaded, so that silence always means "checked".
package struct SentenceLimits {
  private let path: FilePath
  private let roles: [String: RoleDefinition]
  private var problems: [Problem] = []

  private init(_ vocabulary: RoleVocabulary, path: FilePath) {
    self.path = path
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

  private func noun(of subject: String) -> Noun {
    if let noun = Noun(rawValue: subject) { return noun }
    guard let role = roles[subject] else { return .type }
    return role.isOfPlaces ? .file : .type
  }

  private mutating func checkNever(_ item: Item, _ noun: Noun) {
    guard item.terms.count == 1, let term = item.terms.first, term.word.isSearch || term.word == .exists
    else {
      return checkClauses(item, noun)
    }
    switch term.word {
    case .exists: return
    case .imports where noun.hasFiles, .declares where noun.declares: return
    case .imports, .declares: report(term, noun)
    default: if noun == .import { report(term, noun) }
    }
  }

  private mutating func checkClauses(_ item: Item, _ noun: Noun) {
    if item.terms.isEmpty, noun.hasFiles { reportInside(item, noun) }
    for term in item.terms where !noun.understands(term.word) { report(term, noun) }
    checkMeasures(item, noun)
    checkVia(item)
  }

  private mutating func checkMeasures(_ item: Item, _ noun: Noun) {
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

  private mutating func checkOnly(_ item: Item, _ noun: Noun) {
    guard let term = item.terms.first else { return }
    if term.word == .imports ? !noun.hasFiles : noun != .type || !noun.understands(term.word) {
      report(term, noun)
    }
    checkVia(item)
  }

  /// `except` takes evidence away: there must be some, and the item must say which.
  private mutating func checkExcept(_ item: Item, _ sentence: Sentence) {
    let place = item.terms.first?.place ?? item.inside.first ?? Word("except", line: item.line, column: 1)
    guard sentence.frame.looksForEvidence else {
      return add(LimitWording.exceptWithoutEvidence, LimitWording.unlessRemedy, at: place)
    }
    for term in item.terms where !Self.exceptions.contains(term.word) {
      add(LimitWording.noException(term.word), LimitWording.exceptRemedy, at: term.place)
    }
  }

  /// Verbs that are true of evidence, and clauses that describe its object.
  private static let exceptions: Set<TermWord> = [
    .holds, .accepts, .exposes, .creates, .calls, .mentions, .conforms, .passesTo, .declares,
    .kind, .name, .marked, .role, .in, .path, .access,
  ]

  // MARK: Roles

  private static let ofRoles: Set<TermWord> = [
    .kind, .name, .conforms, .marked, .access, .in, .path, .role, .lines, .members, .mentions, .heldBy,
    .acceptedBy,
    .returnedBy, .createdBy, .conformedBy, .platform,
  ]

  private mutating func checkRole(_ item: Item) {
    for term in item.terms where !Self.ofRoles.contains(term.word) {
      add(LimitWording.noRole(term.word), LimitWording.roleRemedy(Self.ofRoles), at: term.place)
    }
    checkVia(item)
    for inner in item.unless { checkRole(inner) }
  }

  // MARK: Reporting

  private mutating func report(_ term: Term, _ noun: Noun) {
    add(LimitWording.meansNothing(term.word, noun), LimitWording.words(of: noun), at: term.place)
  }

  private mutating func reportInside(_ item: Item, _ noun: Noun) {
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

extension RoleDefinition {
  /// Whether only `in` and `path` define the role: it selects files.
  var isOfPlaces: Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        !item.terms.isEmpty && item.unless.isEmpty
          && item.terms.allSatisfy { $0.word == .in || $0.word == .path }
      }
  }
}

/// What kind of thing a subject is, as far as words care. A role of paths is a `file`, every other a `type`.
package enum Noun: String, CaseIterable, Sendable {
  case type, file, module, member, function, call, `import`

  var hasFiles: Bool { self == .file || self == .module }
  /// Contains declarations.
  var declares: Bool { hasFiles || self == .type }

  private static let verbs: Set<TermWord> = [.holds, .accepts, .exposes, .creates, .calls, .mentions]

  /// Whether a word can be decided as a clause of such a subject.
  package func understands(_ word: TermWord) -> Bool {
    if word == .platform { return true }
    if Self.verbs.contains(word) { return self != .import }
    switch self {
    case .type:
      return ![.type, .importedBy, .callee, .argument, .passesTo, .exists].contains(word)
    case .file: return [.name, .in, .path, .role, .lines, .imports, .declares, .conforms].contains(word)
    case .module:
      return [.name, .in, .path, .role, .lines, .imports, .declares, .conforms, .importedBy].contains(word)
    case .member, .function:
      return [.kind, .name, .marked, .type, .access, .in, .path, .lines, .depth, .parameters].contains(word)
    case .call: return [.callee, .argument, .in, .path, .lines, .depth].contains(word)
    case .import: return [.name, .marked, .in, .path, .role].contains(word)
    }
  }
}

/// What is said of sentences that cannot run.
private enum LimitWording {
  static func meansNothing(_ word: TermWord, _ noun: Noun) -> String {
    "`\(word.rawValue)` means nothing for the subject `\(noun.rawValue)`"
  }
  static func words(of noun: Noun) -> String {
    let words = TermWord.allCases.filter(noun.understands).map(\.rawValue)
    return "words for `\(noun.rawValue)`: \(words.joined(separator: ", "))"
  }
  static func nowhere(_ noun: Noun) -> String { "a \(noun.rawValue) stands inside nothing" }
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
