import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides whether an item of a sentence holds for a type, and shows the places that say so.
///
/// Clauses of types alone are `ClauseMatcher`'s; here are what sentences add to it: verbs, measures narrowed
/// by `inside`, passives that count over a whole family.
struct TypeFacts {
  let project: Project
  let subject: SubjectKind
  let matcher: ClauseMatcher
  let evidence: EvidenceBook
  private let narrowing: Narrowing
  private let forwarding: Forwarding

  init(project: Project, subject: SubjectKind, matcher: ClauseMatcher, evidence: EvidenceBook) {
    self.project = project
    self.subject = subject
    self.matcher = matcher
    self.evidence = evidence
    narrowing = Narrowing(project: project)
    forwarding = Forwarding(project: project)
  }

  /// The type that a piece of evidence is held against.
  func subject(of evidence: Evidence) -> TypeIndex {
    EvidenceSubject(project: project, subject: subject).type(of: evidence)
  }

  /// As `holds` of the prepared item, for an item that is asked of few types.
  func holds(_ item: Item, for type: TypeIndex) -> [Violation.Related]? {
    holds(PreparedItem(item, in: project), for: type)
  }

  /// The places that show why an item holds for a type; nil when it does not.
  func holds(_ prepared: PreparedItem, for type: TypeIndex) -> [Violation.Related]? {
    // Clauses are the cheaper question.
    if let clauses = prepared.clauses, !matcher.holds(clauses, for: type) { return nil }
    var related: [Violation.Related] = []
    for term in prepared.facts {
      switch term.word {
      case .forwardsTo:
        guard let targets = prepared.forwardTargets,
          let calls = forwarding.forwardedCalls(of: type, to: targets)
        else { return nil }
        related += calls.map { self.related($0, FactWording.forwards) }
      case let word where word.isMeasure:
        guard let measure = measure(prepared.item, term, of: type),
          term.range?.contains(measure.count) ?? false
        else { return nil }
      case let word where word.isPassive:
        guard let doers = passive(prepared.item, term, type) else { return nil }
        related += doers
      default:
        let places =
          prepared.item.evidenceCount.map { counted(term, by: type, $0) } ?? proof(of: term, by: type)
        guard let places else { return nil }
        related += places
      }
    }
    return related
  }

  private func related(_ place: NodeRef, _ message: String) -> Violation.Related {
    let range = project.files[Int(place.file)].outline.nodes[Int(place.node)].range
    return Violation.Related(file: Int(place.file), range: range, message: message)
  }

  /// The first place at which a verb is true of a type.
  private func proof(of term: Term, by type: TypeIndex) -> [Violation.Related]? {
    if term.word == .imports { return importing(term, type) }
    guard let search = evidence.search(for: term) else { return nil }
    let found = evidence.evidence(for: term, against: type).first { narrowing.proves($0, search) }
    return found.map {
      [.init(file: $0.file, range: $0.range, message: FactWording.verb(term.word, $0.object(in: project)))]
    }
  }

  /// The causes of a verb, where there are as many as asked for.
  private func counted(_ term: Term, by type: TypeIndex, _ count: CountRange) -> [Violation.Related]? {
    let found = statements(of: term, by: type)
    return count.contains(found.count) ? related(found, term) : nil
  }

  private func related(_ found: [Evidence], _ term: Term) -> [Violation.Related] {
    found.map {
      .init(file: $0.file, range: $0.range, message: FactWording.verb(term.word, $0.object(in: project)))
    }
  }

  /// What `count` beside a verb counts: the evidence that states each cause.
  private func statements(of term: Term, by type: TypeIndex) -> [Evidence] {
    guard let search = evidence.search(for: term) else { return [] }
    let reader = PositionReader(project: project)
    let meant = evidence.evidence(for: term, against: type).filter {
      !reader.isPreview($0.node, in: $0.file) && !namesExtended($0) && narrowing.isMeant($0, by: search)
    }
    return CauseReader(project: project, subject: subject).statements(of: meant, by: search)
  }

  /// `extension AnyView` itself: another's type cannot but be named where it is extended.
  func namesExtended(_ evidence: Evidence) -> Bool {
    evidence.type != .none && evidence.type == subject(of: evidence)
      && project.types[evidence.type.index].kind == .external
  }

  /// A type imports what the file of its declaration imports.
  private func importing(_ term: Term, _ type: TypeIndex) -> [Violation.Related]? {
    guard project.types[type.index].kind != .external else { return nil }
    let file = Int(project.types[type.index].place.file)
    var modules = ModuleList(term.values, in: project)
    return modules.firstImport(of: file).map {
      [related($0, FactWording.imports)]
    }
  }
}

// MARK: Passives

extension TypeFacts {
  private func passive(_ item: Item, _ term: Term, _ type: TypeIndex) -> [Violation.Related]? {
    let doers = familyDoers(item, term, type)
    let sources = Set(doers.map(\.source))
    guard (item.count ?? CountRange(least: 1, most: nil)).contains(sources.count) else { return nil }
    return doers.map { related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))") }
  }

  /// What a passive counts: whoever does it to the type, to a protocol of it, or to a conformer.
  func familyDoers(_ item: Item, _ term: Term, _ type: TypeIndex) -> [Relation] {
    var found: [Relation] = []
    var places: Set<NodeRef> = []
    let family = term.word == .conformedBy ? [type] : self.family(of: type)
    for member in family {
      for doer in doers(term, item.via, of: member)
      where !family.contains(doer.source) || term.word == .conformedBy {
        if places.insert(doer.place).inserted { found.append(doer) }
      }
    }
    return found
  }

  private func family(of type: TypeIndex) -> [TypeIndex] {
    let conformers = project.roles.relations.to(type, .conforms).map(\.source).filter {
      !project.isSetAside($0) && project.types[$0.index].kind != .external
    }
    return matcher.family(of: type) + conformers
  }

  private func doers(_ term: Term, _ via: [Word], of type: TypeIndex) -> [Relation] {
    guard term.word == .calledBy || term.word == .mentionedBy else {
      return matcher.doers(term.word, term.values, via: via, of: type)
    }
    let all = evidence.usage?.of(type, isCall: term.word == .calledBy) ?? []
    let named: UInt64 = term.values.reduce(0) { bits, word in
      project.roles.index(of: word.text).map { bits | 1 << UInt64($0) } ?? bits
    }
    return all.filter { relation in
      relation.source != type && project.isCounted(relation.source, byPassiveNaming: named)
        && term.values.contains { project.isParty(relation.source, $0.text) }
    }
  }

  /// What an exception that did not apply counted all the same: who holds it, and through which parameter it came.
  func counted(_ item: Item, of type: TypeIndex) -> [Violation.Related] {
    guard let term = item.terms.first, term.word.isPassive else { return [] }
    var places = familyDoers(item, term, type).map {
      related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))")
    }
    guard term.word == .heldBy else { return places }
    for member in family(of: type) {
      for relation in project.roles.relations.to(member, .accepts)
      where term.values.contains(where: { project.isParty(relation.source, $0.text) })
        && !project.isSetAside(relation.source)
      {
        places.append(related(relation.place, "accepted by \(project.qualifiedName(relation.source))"))
      }
    }
    return places
  }
}

// MARK: Counts

extension TypeFacts {
  /// What a measure of an item, or the `count` beside its verb, counts; nil for items without one.
  func measured(_ item: Item, of type: TypeIndex) -> Int? {
    if item.evidenceCount != nil, let term = item.terms.first { return statements(of: term, by: type).count }
    return item.terms.first { $0.word.isMeasure }.flatMap { measure(item, $0, of: type)?.count }
  }

  /// Whether an item measures what a type has not: nothing of it is too long.
  func measuresNothing(_ item: Item, of type: TypeIndex) -> Bool {
    item.isMeasured && measured(item, of: type) == nil
  }

  /// Where a measure narrowed by `inside` was taken, or what was counted stands.
  func measuredPlaces(_ item: Item, of type: TypeIndex) -> [Violation.Related] {
    if item.evidenceCount != nil, let term = item.terms.first {
      return related(statements(of: term, by: type), term)
    }
    guard !item.inside.isEmpty, let term = item.terms.first(where: { $0.word.isMeasure }),
      let measured = measure(item, term, of: type), let place = measured.place
    else { return [] }
    return [related(place, FactWording.measured(measured.count, term.word))]
  }

  private func measure(_ item: Item, _ term: Term, of type: TypeIndex) -> Measured? {
    Measure(project: project).of(type, term.word, inside: item.inside)
  }
}

/// What related places of facts say.
private enum FactWording {
  static let forwards = "only forwards"
  static let imports = "imported here"
  static func verb(_ word: TermWord, _ object: String) -> String { "\(word.rawValue) \(object)" }
  static func measured(_ count: Int, _ word: TermWord) -> String { "\(count) \(word.rawValue)" }
}
