package import EavesDocuments
package import EavesSource

/// Finds sentences that can never report anything: words that have no meaning for their subject or in their place.
///
/// A check that cannot run is an error when it is loaded, so that silence always means "checked".
package struct SentenceValidator {
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
    var limits = SentenceValidator(vocabulary, path: path)
    for sentence in sentences { limits.check(sentence) }
    return limits.problems.sorted()
  }

  /// What of the items of roles cannot be decided: roles are known before code is read closely.
  ///
  /// - Parameter sparingShipped: whether roles that a configuration has no part in were proven by tests.
  package static func problems(
    ofRolesIn vocabulary: RoleVocabulary, sparingShipped: Bool = false, shipped: FilePath, own: FilePath
  ) -> [Problem] {
    var (first, rest) = (
      SentenceValidator(vocabulary, path: own), SentenceValidator(vocabulary, path: shipped)
    )
    for role in vocabulary.roles where role.isOwn || !sparingShipped {
      for item in role.items.prefix(role.ownItems) { first.checkRole(item) }
      for item in role.items.dropFirst(role.ownItems) { rest.checkRole(item) }
    }
    return (first.problems + rest.problems).sorted()
  }

  // MARK: Sentences

  private mutating func check(_ sentence: Sentence) {
    let noun = noun(of: sentence.subject.text)
    for item in sentence.that + sentence.unless { checkClauses(item, noun) }
    if !RoleVocabulary.asideRoles.contains(sentence.subject.text) {
      for item in (sentence.choosesFilesByRole ? [] : sentence.that) + sentence.frame.items {
        checkSeen(item)
      }
    }
    if sentence.coveredTestRoles.isEmpty {
      for item in sentence.frame.items.flatMap(\.terms).flatMap(\.items) { checkSeen(item) }
    }
    switch sentence.frame {
    case .never(let items): for item in items { checkNever(item, noun) }
    case .always(let items): for item in items { checkClauses(item, noun) }
    case .only(let item): checkOnly(item, noun)
    }
    for item in sentence.except { checkExcept(item, sentence) }
  }

  /// Tests, mocks and previews are subjects of sentences that name them alone.
  private mutating func checkSeen(_ item: Item) {
    for term in item.terms where term.word == .role {
      for value in term.values where RoleVocabulary.asideRoles.contains(value.text) {
        add(
          SentenceValidatorWording.unseen(value.text), SentenceValidatorWording.unseenRemedy(value.text),
          at: value)
      }
    }
  }

  private func noun(of subject: String) -> SubjectNoun {
    if let noun = SubjectNoun(rawValue: subject) { return noun }
    guard let role = roles[subject] else { return .type }
    return role.isOfPlaces ? .file : .type
  }

  private mutating func checkNever(_ item: Item, _ noun: SubjectNoun) {
    guard item.terms.count == 1, item.evidenceCount == nil, let term = item.terms.first,
      term.word.isSearch || term.word == .exists || term.word == .reaches
    else {
      return checkClauses(item, noun)
    }
    checkInside(item, noun)
    let word = term.word.word
    guard (word.evidenceSubjects ?? word.subjects).contains(noun) else { return report(term, noun) }
    checkInner(item)
    checkValues(item, noun)
  }

  private mutating func checkClauses(_ item: Item, _ noun: SubjectNoun) {
    if item.terms.isEmpty, noun.hasFiles { reportInside(item, noun) }
    for term in item.terms where !noun.understands(term.word) || term.isReachOfModules && noun != .module {
      report(term, noun)
    }
    checkInside(item, noun)
    checkMeasures(item, noun)
    checkInner(item)
    checkValues(item, noun)
  }

  /// What `count` and `which` are beside, and the items within the item.
  private mutating func checkInner(_ item: Item, _ place: InnerItemValidator.Place = .sentence) {
    for fault in InnerItemValidator(vocabulary: vocabulary).faults(of: item, in: place) {
      add(fault.cause, fault.remedy, at: fault.word)
    }
    for inner in item.inner {
      let noun = InnerItemValidator.subject(of: inner, in: item)
      checkValues(inner, noun)
    }
  }

  /// `inside` narrows a verb or a measure; beside clauses alone it says where the subject stands.
  private mutating func checkInside(_ item: Item, _ noun: SubjectNoun) {
    guard let first = item.inside.first else { return }
    if item.isDirect,
      let word = item.inside.first(where: { CodePlace(rawValue: $0.text) == .qualifier })
    {
      return add(
        SentenceValidatorWording.isDirect(word.text), SentenceValidatorWording.isDirectRemedy(word.text),
        at: word)
    }
    if item.terms.isEmpty,
      let word = item.inside.first(where: { CodePlace(rawValue: $0.text) == .qualifier })
    {
      return add(
        SentenceValidatorWording.noQualifier(noun), SentenceValidatorWording.qualifierRemedy, at: word)
    }
    if let term = item.terms.first(where: {
      $0.word.isPassive || [.imports, .forwardsTo].contains($0.word)
        || $0.isReachOfModules
    }) {
      return add(
        SentenceValidatorWording.notInside(term.word), SentenceValidatorWording.wholeRemedy, at: first)
    }
    if item.terms.contains(where: { $0.isSearch || $0.word.isMeasure }) { return }
    if noun.hasFiles { return item.terms.isEmpty ? () : reportInside(item, noun) }
    guard [.type, .member, .global, .import].contains(noun) else { return }
    let isInTypes = noun == .type || noun == .member
    for word in item.inside where roles[word.text].map({ !isInTypes && !$0.isOfPlaces }) ?? true {
      add(
        SentenceValidatorWording.standsOutside(noun, word.text),
        SentenceValidatorWording.standsOutsideRemedy(noun), at: word)
    }
  }

  private mutating func checkMeasures(_ item: Item, _ noun: SubjectNoun) {
    guard !item.inside.isEmpty else { return }
    for term in item.terms where [.members, .functions, .parameters, .children].contains(term.word) {
      add(SentenceValidatorWording.whole(term.word), SentenceValidatorWording.wholeRemedy, at: term.place)
    }
    if item.isDirect, item.terms.count > 1, let term = item.terms.first(where: { $0.word.isMeasure }) {
      add(
        SentenceValidatorWording.measuredWhole, SentenceValidatorWording.measuredWholeRemedy, at: term.place)
    }
    if noun.hasFiles, let term = item.terms.first(where: { $0.word.isMeasure }) {
      add(SentenceValidatorWording.wholeFile, SentenceValidatorWording.wholeRemedy, at: term.place)
    }
  }

  private mutating func checkOnly(_ item: Item, _ noun: SubjectNoun) {
    // A word that takes no list has already been reported.
    guard let term = item.terms.first, !term.word.isOfManifests else { return }
    if term.word == .imports
      ? !noun.hasFiles || noun == .folder : noun != .type || !noun.understands(term.word)
    {
      report(term, noun)
    }
    checkValues(item)
  }

  /// `except` removes evidence: there must be some, and the item must select it.
  private mutating func checkExcept(_ item: Item, _ sentence: Sentence) {
    let place = item.terms.first?.place ?? item.inside.first ?? Word("except", line: item.line, column: 1)
    guard sentence.frame.looksForEvidence else {
      return add(
        SentenceValidatorWording.exceptWithoutEvidence, SentenceValidatorWording.unlessRemedy, at: place)
    }
    if item.endsPaths, !sentence.frame.items.contains(where: { $0.terms.contains(where: \.isReachOfCode) }) {
      add(
        "`through` ends paths, and nothing here follows any",
        "write it beside `never: reaches`, or leave it out",
        at: place)
    }
    let isDeclaring = sentence.frame.items.contains { $0.terms.contains { $0.word == .declares } }
    for term in item.terms
    where !term.word.word.uses.contains(.except) || (term.word == .declares && !isDeclaring) {
      add(
        SentenceValidatorWording.noException(term.word), SentenceValidatorWording.exceptRemedy, at: term.place
      )
    }
    if sentence.frame.looksForImportsAlone { checkImportException(item, at: place) }
    let noun = noun(of: sentence.subject.text)
    for term in item.terms where term.isSearch && !noun.understands(term.word) { report(term, noun) }
    checkInner(item, .except)
    checkValues(item, noun)
  }

  /// Of an import nothing is known but the name of its module.
  private mutating func checkImportException(_ item: Item, at place: Word) {
    let term = item.terms.first { $0.word != .name && $0.word != .in }
    guard term != nil || !item.inside.isEmpty else { return }
    add(
      SentenceValidatorWording.noImportException(term?.word.rawValue ?? "inside"),
      SentenceValidatorWording.importExceptionRemedy,
      at: term?.place ?? place)
  }

  // MARK: Values

  /// Values that a word can never match, so that the sentence could never report anything.
  private mutating func checkValues(_ item: Item, _ noun: SubjectNoun = .type) {
    for fault in ValueValidator(vocabulary).faults(of: item, for: noun) {
      add(fault.cause, fault.remedy, at: fault.word)
    }
  }

  // MARK: Roles

  private static let ofRoles = Set(LanguageWord.all.filter { $0.uses.contains(.role) }.map(\.term))

  private mutating func checkRole(_ item: Item) {
    for term in item.terms where !Self.ofRoles.contains(term.word) {
      add(
        SentenceValidatorWording.noRole(term.word), SentenceValidatorWording.roleRemedy(Self.ofRoles),
        at: term.place)
    }
    checkInner(item, .role)
    checkValues(item)
    for term in item.terms where term.word == .conforms {
      for value in term.values where value.form == .name && roles[value.text] == nil {
        add(
          SentenceValidatorWording.noSupertype(value.text), SentenceValidatorWording.supertypeRemedy,
          at: value)
      }
    }
    for inner in item.unless { checkRole(inner) }
  }

  // MARK: Reporting

  private mutating func report(_ term: Term, _ noun: SubjectNoun) {
    let isOfFiles = noun == .type && term.word.word.subjects.contains(.file)
    add(
      SentenceValidatorWording.meansNothing(term.word, noun),
      isOfFiles ? SentenceValidatorWording.filesRemedy : SentenceValidatorWording.words(of: noun),
      at: term.place)
  }

  private mutating func reportInside(_ item: Item, _ noun: SubjectNoun) {
    guard let word = item.inside.first else { return }
    add(SentenceValidatorWording.nowhere(noun), SentenceValidatorWording.words(of: noun), at: word)
  }

  private mutating func add(_ cause: String, _ remedy: String, at word: Word) {
    problems.append(Problem(cause, remedy: remedy, path: path, line: word.line, column: word.column))
  }
}

extension Frame {
  /// Whether the frame looks for evidence that an exception could remove.
  fileprivate var looksForEvidence: Bool {
    switch self {
    case .never(let items):
      items.contains { $0.terms.count == 1 && $0.evidenceCount == nil && $0.terms[0].isSearch }
    case .only(let item): item.terms.allSatisfy { $0.word != .imports && $0.word != .marked }
    case .always: false
    }
  }

  /// Whether all evidence that an exception could remove is of imports.
  fileprivate var looksForImportsAlone: Bool {
    guard case .never(let items) = self else { return false }
    let terms = items.filter { $0.terms.count == 1 && $0.evidenceCount == nil }.map { $0.terms[0] }
    return terms.contains { $0.word == .imports }
      && terms.allSatisfy { !$0.isSearch || $0.word == .imports }
  }
}

extension SubjectNoun {
  /// Whether a word can be decided as a clause of such a subject.
  package func understands(_ word: TermWord) -> Bool { word.word.subjects.contains(self) }
}

extension Term {
  /// Whether it follows dependencies between modules, folders or types.
  fileprivate var isReachOfModules: Bool { word == .reaches && !isReachOfCode }
}
