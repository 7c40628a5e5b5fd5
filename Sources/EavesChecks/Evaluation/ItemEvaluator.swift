import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides whether an item of a sentence holds for a subject of any kind, and finds the places that prove it.
///
/// What a subject is, clauses say: those of calls are `CallClauses`', all others `Predicate`'s, which roles are made by
/// as well. Verbs, measures and passives are judged here.
struct ItemEvaluator {
  let project: Project
  let predicate: Predicate
  let evidence: EvidenceTable
  let candidates: Candidates
  private let subject: SubjectKind
  private let narrowing: Narrowing
  private let forwarding: Forwarding
  private let calls: CallClauses

  init(
    _ candidates: Candidates, of subject: SubjectKind, _ predicate: Predicate, evidence: EvidenceTable
  ) {
    var predicate = predicate
    predicate.files = candidates.facts
    project = candidates.project
    self.candidates = candidates
    self.subject = subject
    self.predicate = predicate
    self.evidence = evidence
    narrowing = Narrowing(project: project)
    forwarding = Forwarding(project: project)
    calls = CallClauses(narrowing)
  }

  /// The places that show why an item holds; nil when it does not.
  ///
  /// - Parameter inEveryBuild: whether code under `#if` is no ground for it: what exempts a subject, or is demanded of it.
  func holds(
    _ item: CompiledItem, for subject: Subject, inEveryBuild: Bool = false
  ) -> [Violation.Related]? {
    guard stands(subject, in: item) else { return nil }
    // Clauses are the cheaper question.
    for term in item.terms where !subject.isFact(term.term.word) {
      guard isTrue(term, of: item, for: subject, inEveryBuild) else { return nil }
    }
    var related: [Violation.Related] = []
    for term in item.terms where subject.isFact(term.term.word) {
      guard let shown = fact(term, of: item, for: subject, inEveryBuild) else { return nil }
      related += shown
    }
    return related
  }

  /// By what items chose a call, as it is in it; empty when none did.
  func choice(of subject: PlacedSubject, by items: [CompiledItem]) -> String {
    calls.choice(of: subject, by: items)
  }

  /// `inside` next to a verb or a measure narrows it; next to clauses alone it restricts where the subject is.
  private func stands(_ subject: Subject, in item: CompiledItem) -> Bool {
    if item.item.inside.isEmpty || item.terms.contains(where: { subject.isFact($0.term.word) }) {
      return true
    }
    guard case .place(let place) = subject else { return predicate.stands(subject, in: item) }
    guard let node = place.node else { return true }
    // The call that a closure is handed to is not around it.
    let call = place.noun == .closure ? ClosureFacts(of: node, in: place.file, of: project).call : nil
    return narrowing.enclosure.surrounding(of: call ?? node, item.item, in: place.file) != nil
  }

  private func isTrue(
    _ term: CompiledTerm, of item: CompiledItem, for subject: Subject, _ inEveryBuild: Bool
  ) -> Bool {
    if case .place(let place) = subject, let answer = calls.isTrue(term, of: item, for: place) {
      return answer
    }
    return predicate.compactReason(term, of: item, for: subject, inEveryBuild) != nil
  }

  private func fact(
    _ term: CompiledTerm, of item: CompiledItem, for subject: Subject, _ inEveryBuild: Bool
  ) -> [Violation.Related]? {
    let (word, written) = (term.term.word, term.term)
    if written.isOfManifests { return declares(written, subject) }
    switch word {
    case .forwardsTo:
      guard case .objects(let targets) = term.values, case .type(let type) = subject else { return nil }
      return forwarding.forwardedCalls(of: type, to: targets)?.map { related($0, FactWording.forwards) }
    case .imports: return importing(term, subject)
    case let word where word.isMeasure:
      guard let count = measure(item.item, written, of: subject)?.count else { return nil }
      return written.range?.contains(count) ?? false ? [] : nil
    case let word where word.isPassive:
      switch subject {
      case .type(let type): return passive(term, of: item, type, inEveryBuild)
      case .place(let place): return importers(term, of: item, place)
      case .member, .code: return nil
      }
    default:
      guard let count = item.item.evidenceCount else { return proof(of: written, by: subject, inEveryBuild) }
      let found = statements(of: written, by: subject)
      return count.contains(found.count) ? related(found, written) : nil
    }
  }

  func related(_ place: NodeRef, _ message: String) -> Violation.Related {
    let range = project.files[Int(place.file)].outline.nodes[Int(place.node)].range
    return Violation.Related(file: Int(place.file), range: range, message: message)
  }

  private func related(_ found: [Evidence], _ term: Term) -> [Violation.Related] {
    found.map {
      .init(file: $0.file, range: $0.range, message: FactWording.verb(term.word, $0.object(in: project)))
    }
  }
}

extension Subject {
  /// What a place is; nil of what is none.
  fileprivate var noun: SubjectKind? { if case .place(let place) = self { place.noun } else { nil } }

  /// Whether a word is decided by what is found in code or by who else does something, and not by what the subject is:
  /// verbs, measures, passives. What a type conforms to is a clause of it.
  fileprivate func isFact(_ word: TermWord) -> Bool {
    if word == .forwardsTo || word.isOfManifests || word.isMeasure || word.isPassive { return true }
    if case .type = self, word == .conforms { return false }
    return word.isSearch
  }
}

// MARK: Verbs

extension ItemEvaluator {
  /// The type that a piece of evidence is held against.
  func subject(of evidence: Evidence) -> TypeIndex {
    EvidenceSubject(project: project, subject: subject).type(of: evidence)
  }

  /// The first place at which a verb is true of a subject.
  private func proof(of term: Term, by subject: Subject, _ inEveryBuild: Bool) -> [Violation.Related]? {
    guard let search = evidence.search(for: term) else { return nil }
    let home = inEveryBuild ? home(of: subject) : nil
    let found = evidence.evidence(for: term, of: subject, in: project).first {
      narrowing.proves($0, search)
        && !(inEveryBuild
          && project.isConditional(NodeRef(file: $0.file, node: $0.node), besides: home))
    }
    return found.map { related([$0], term) }
  }

  /// Where a subject is declared; nil for one that is whole files, or declared nowhere.
  private func home(of subject: Subject) -> NodeRef? {
    switch subject {
    case .type(let type): project.home(of: type)
    case .place(let place): place.node.map { NodeRef(file: place.file, node: $0) }
    case .member(let place): place
    case .code: nil
    }
  }

  /// What `count` beside a verb counts: the evidence that states each cause.
  func statements(of term: Term, by subject: Subject) -> [Evidence] {
    guard let search = evidence.search(for: term) else { return [] }
    let reader = PositionReader(project: project)
    var slices = OwnSlices(of: subject.noun ?? self.subject, in: project)
    let meant = evidence.evidence(for: term, of: subject, in: project).filter {
      !reader.isPreview($0.node, in: $0.file) && !isItself($0, term, subject, &slices)
        && narrowing.isMeant($0, by: search)
    }
    return CauseReader(project: project, subject: self.subject).statements(of: meant, by: search)
  }

  /// Whether evidence names no more than the subject: a slice of a role its own, an extension the type.
  private func isItself(
    _ evidence: Evidence, _ term: Term, _ subject: Subject, _ slices: inout OwnSlices
  ) -> Bool {
    switch subject {
    case .type: namesExtended(evidence)
    case .place, .member, .code: slices.isOwn(evidence, term.word)
    }
  }

  /// `extension AnyView` itself: an extension has to name its type.
  func namesExtended(_ evidence: Evidence) -> Bool {
    evidence.type != .none && evidence.type == subject(of: evidence)
      && project.types[evidence.type.index].kind == .external
  }

  /// What manifests say of a module.
  private func declares(_ term: Term, _ subject: Subject) -> [Violation.Related]? {
    guard case .place(let place) = subject, let module = place.module,
      let dependencies = candidates.dependencies
    else { return nil }
    let judgement = DependencyEvaluation(
      dependencies: dependencies, wording: Wording(project: project), sentence: nil)
    return judgement.holds(term, for: module) ? [] : nil
  }

  /// A type imports what the file of its declaration imports.
  private func importing(_ term: CompiledTerm, _ subject: Subject) -> [Violation.Related]? {
    guard case .imports(var modules) = term.values else { return nil }
    for file in files(of: subject) {
      if let found = modules.firstImport(of: file) { return [related(found, FactWording.imports)] }
    }
    return nil
  }

  private func files(of subject: Subject) -> Set<Int> {
    switch subject {
    case .type(let type):
      project.types[type.index].kind == .external ? [] : [Int(project.types[type.index].place.file)]
    case .place(let place): place.files
    case .member(let place): [Int(place.file)]
    case .code(let file): [file]
    }
  }
}

// MARK: Counts

extension ItemEvaluator {
  /// What a measure of an item, or the `count` beside its verb, counts; nil for items without one.
  func measured(_ item: Item, of subject: Subject) -> Int? {
    if item.evidenceCount != nil, let term = item.terms.first {
      return statements(of: term, by: subject).count
    }
    return item.terms.first { $0.word.isMeasure }.flatMap { measure(item, $0, of: subject)?.count }
  }

  /// Whether an item measures what a subject has not: nothing of it is too long, a call without braces has no children
  /// that were too many.
  func measuresNothing(_ item: Item, of subject: Subject) -> Bool {
    item.isMeasured && measured(item, of: subject) == nil
  }

  /// Where a measure of a type narrowed by `inside` was taken, or what was counted stands.
  func measuredPlaces(_ item: Item, of subject: Subject) -> [Violation.Related] {
    if item.evidenceCount != nil, let term = item.terms.first {
      return related(statements(of: term, by: subject), term)
    }
    guard !item.inside.isEmpty, let term = item.terms.first(where: { $0.word.isMeasure }),
      let measured = measure(item, term, of: subject), let place = measured.place
    else { return [] }
    let part = item.inside.count == 1 ? "`\(item.inside[0].text)`" : "the part"
    return [related(place, FactWording.measured(part, measured.count, term.word))]
  }

  private func measure(_ item: Item, _ term: Term, of subject: Subject) -> Measured? {
    Measure(project: project).of(subject, term.word, inside: item.inside)
  }
}

/// What related places of facts say.
private enum FactWording {
  static let forwards = "only forwards"
  static let imports = "imported here"
  static func verb(_ word: TermWord, _ object: String) -> String { "\(word.rawValue) \(object)" }
  static func measured(_ part: String, _ count: Int, _ word: TermWord) -> String {
    "\(part) with \(word == .depth ? "depth \(count)" : "\(count) \(word.rawValue)") begins here"
  }
}
