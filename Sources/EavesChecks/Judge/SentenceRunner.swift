import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Turns the evidence of one sentence into breaches: subjects, narrowing, causes, exceptions.
struct SentenceRunner {
  let project: Project
  let candidates: Candidates
  let sentence: CompiledSentence
  let matcher: ClauseMatcher
  let facts: Judge
  private let narrowing: Narrowing
  private let forwarding: Forwarding
  let wording: Wording

  init(
    _ candidates: Candidates, sentence: CompiledSentence, matcher: ClauseMatcher, evidence: EvidenceBook
  ) {
    project = candidates.project
    self.candidates = candidates
    self.sentence = sentence
    self.matcher = matcher
    facts = Judge(candidates, of: sentence.subject, matcher: matcher, evidence: evidence)
    narrowing = Narrowing(project: project)
    forwarding = Forwarding(project: project)
    wording = Wording(project: project)
  }

  /// - Parameter evidence: one list for each of the sentence's searches.
  func run(evidence: [[Evidence]]) -> SentenceOutcome {
    var outcome = SentenceOutcome()
    let subjects = SubjectSelection(candidates, sentence: sentence, facts: facts)
    switch sentence.subject {
    case .role, .type:
      let selected = subjects.types(&outcome)
      outcome.subjects = selected.count
      outcome.looked.types = Set(selected.map(\.type))
      let coded = selected + subjects.extended(&outcome)
      let chosen = ChosenSubjects(coded, in: project)
      for (search, list) in zip(sentence.searches, evidence) {
        judge(
          search,
          list.filter { chosen.contains(subject(of: $0)) && !isPreview($0) && !facts.namesExtended($0) },
          chosen, &outcome)
      }
      judgeSubjects(selected, &outcome)
      judgeOnly(selected, &outcome)
      judgeCircles(of: selected, &outcome)
    case .file, .region:
      let files = subjects.files(&outcome)
      outcome.subjects = files.count
      let chosen = Set(files)
      outcome.looked.files = chosen
      var slices = OwnSlices(of: sentence.subject, in: project)
      for (search, list) in zip(sentence.searches, evidence) {
        if search.verb == .imports {
          judgeImports(search, files, &outcome)
        } else {
          judge(
            search,
            list.filter { evidence in
              chosen.contains(evidence.file) && !isPreview(evidence)
                && !slices.isOwn(evidence, search.verb)
            }, nil, &outcome)
        }
      }
      judgePlaces(files.lazy.map { candidates.subject($0, of: sentence.subject) }, &outcome)
    case .folder, .module, .member, .function, .call, .closure, .global, .importing:
      judgePlaced(evidence, &outcome)
    case .unknown: break
    }
    return outcome
  }

  func subject(of evidence: Evidence) -> TypeIndex { facts.subject(of: evidence) }

  func isPreview(_ evidence: Evidence) -> Bool {
    PositionReader(project: project).isPreview(evidence.node, in: evidence.file)
  }

  // MARK: Causes

  /// - Parameter party: who the subject is, where the evidence itself does not say it.
  func judge(
    _ search: Search, _ list: [Evidence], _ chosen: ChosenSubjects?,
    _ outcome: inout SentenceOutcome,
    party: Party? = nil
  ) {
    if sentence.isOnly { return }
    let meant = list.filter { narrowing.isMeant($0, by: search) }
    let causes = CauseReader(project: project, subject: sentence.subject).causes(of: meant, by: search)
    causes.forEach { report($0, search, chosen, party, &outcome) }
  }

  // MARK: Reporting

  private func report(
    _ cause: [Evidence], _ search: Search, _ chosen: ChosenSubjects?, _ given: Party?,
    _ outcome: inout SentenceOutcome
  ) {
    guard let stated = CauseReader.statement(of: cause, search, in: project) else { return }
    let declared = cause.filter { $0.answers(search.verb, in: project) }
    let first = beginning(of: stated, among: declared)
    var lost: String?
    for (index, exception) in sentence.exceptions.enumerated() {
      switch applies(exception, to: cause, first) {
      case .yes:
        outcome.excepted.append(.init(item: index, file: first.file, start: first.range.start))
        return
      case .no(let why): lost = lost ?? why
      case .notConcerned: continue
      }
    }
    let related = cause.filter { $0.node != first.node || $0.file != first.file }
    let verb = first.shownVerb(search.verb, in: project)
    let party = given ?? party(of: first)
    switch sentence.subject {
    case .role, .type: outcome.breaking.types.insert(subject(of: first))
    case .file, .region: outcome.breaking.files.insert(first.file)
    default: break
    }
    let isOfFile = sentence.subject.isOfFiles && party.role != "module"
    let breach = wording.breach(
      of: party, key: isOfFile ? FindingKey.file : party.name, verb: verb.rawValue,
      object: wording.object(first),
      position: first.position.rawValue, narrowing: narrowing.shown(first, by: search, wording),
      recognised: first.recognised(in: project) ?? wording.recognition(first), except: lost,
      instead: sentence.sentence.instead)
    outcome.violations.append(
      Violation(
        file: first.file, range: first.range, breach: breach,
        related: related.map { .init(file: $0.file, range: $0.range, message: wording.related($0)) }
          + shown(first, search) + (chosen?[subject(of: first)]?.related ?? []),
        foreignModule: foreignModule(of: first)))
  }

  /// The properties by which others get what a type inside the subject exposes: `state` of `State.trips`.
  private func shown(_ evidence: Evidence, _ search: Search) -> [Violation.Related] {
    guard search.verb == .exposes, let member = evidence.member else { return [] }
    let (inner, outer) = (project.members[member].owner, evidence.owner)
    guard outer != .none, inner != outer else { return [] }
    return project.properties(showing: inner, of: outer).map { index in
      let (file, node) = (Int(project.members[index].node.file), Int(project.members[index].node.node))
      let outline = project.files[file].outline
      let name = outline.firstChild(of: node, kind: .name) ?? node
      return .init(file: file, range: outline.nodes[name].range, message: "shown")
    }
  }

  /// The module of a type that another than the evidence's own declares.
  private func foreignModule(of evidence: Evidence) -> ModuleIndex {
    guard evidence.type != .none, project.types[evidence.type.index].kind != .external else { return .none }
    let module = project.files[Int(project.types[evidence.type.index].place.file)].module
    return module == project.files[evidence.file].module ? .none : module
  }

  /// A chain of calls by name is shown where it begins.
  private func beginning(of stated: Evidence, among cause: [Evidence]) -> Evidence {
    guard stated.type == .none, stated.value == nil, stated.position == .call else { return stated }
    let chain = cause.filter {
      $0.file == stated.file && $0.type == .none && $0.value == nil && stated.extent.encloses($0.extent)
    }
    return chain.min { $0.range.start < $1.range.start } ?? stated
  }

  private func party(of evidence: Evidence) -> Party {
    switch sentence.subject {
    case .role(let role):
      Party(role: project.roleName(role), name: project.qualifiedName(subject(of: evidence)))
    case .type: Party(role: nil, name: project.qualifiedName(subject(of: evidence)))
    default: fileParty(evidence.file)
    }
  }

  func fileParty(_ file: Int) -> Party {
    if case .module = sentence.subject, project.files[file].module != .none {
      return Party(role: "module", name: project.modules[project.files[file].module.index].name)
    }
    return candidates.subject(file, of: sentence.subject).party
  }

  private enum Applies { case yes, no(String), notConcerned }

  private func applies(_ exception: Exception, to cause: [Evidence], _ first: Evidence) -> Applies {
    switch exception.word {
    case .passesTo:
      let concerns =
        exception.of.map { first.type != .none && $0.match(first.type, in: project) != nil } ?? true
      return concerns ? passes(exception, cause, first) : .notConcerned
    // What an object conforms to is a clause of it, where the sentence looks for anything else.
    case let word
    where !word.isVerb || exception.item.terms.isEmpty
      || (word == .conforms && !first.answers(.conforms, in: project)):
      return describes(exception.item, first) ? .yes : .notConcerned
    default:
      let holds = cause.contains { matches(exception, $0) }
      return holds ? .yes : .notConcerned
    }
  }

  /// An exception without a verb is about the place of the evidence (`inside`) and its object (clauses).
  private func describes(_ item: Item, _ evidence: Evidence) -> Bool {
    if !item.inside.isEmpty, !narrowing.enclosure.contains(evidence, item.inside) {
      return false
    }
    if item.terms.isEmpty { return true }
    var clauses = item
    clauses.inside = []
    return evidence.type != .none && matcher.reason(clauses, for: evidence.type) != nil
  }

  private func matches(_ exception: Exception, _ evidence: Evidence) -> Bool {
    guard exception.word.isVerb, evidence.answers(exception.word, in: project) else { return false }
    if !exception.item.inside.isEmpty,
      !narrowing.enclosure.contains(evidence, exception.item.inside)
    {
      return false
    }
    if !exception.item.named.isEmpty, !narrowing.isNamed(evidence, exception.item.named) { return false }
    if let written = exception.written, !narrowing.isWritten(evidence, written) { return false }
    if let which = exception.which, !which.isTrue(of: evidence) { return false }
    if let of = exception.of, !narrowing.rooting.concerns(evidence, of) { return false }
    if evidence.type != .none { return exception.objects.match(evidence.type, in: project) != nil }
    if exception.objects.isAnyMember, evidence.member != nil { return true }
    let object = evidence.object(in: project)
    return exception.objects.names.entries.contains { $0.text == object }
  }

  /// A declared value is passed on when every use of it is an argument of a construction of the objects; so is one
  /// that another type keeps, and that is only read from there: `harbour.tides`.
  private func passes(_ exception: Exception, _ cause: [Evidence], _ first: Evidence) -> Applies {
    let isShared = cause.allSatisfy {
      $0.position == .call && $0.value == nil && $0.type != .none
        && forwarding.sharedIsPassed($0.node, to: exception.objects, in: $0.file)
    }
    if isShared { return .yes }
    // What is made in a function, and stays there.
    let isMade = first.position == .creation && first.value != nil && first.member == nil
    guard first.value != nil || first.foreignValue != nil, isMade || first.position != .creation,
      first.position != .call
    else {
      return .notConcerned
    }
    let objects = exception.item.terms.first?.values.map(\.text).joined(separator: " or ") ?? ""
    var isPassed = false
    let declared = Set(cause.lazy.filter { !$0.isUse }.compactMap(\.value))
    for use in cause where use.isUse && !makes(use, oneOf: declared) {
      if forwarding.isPassed(use.node, to: exception.objects, in: use.file) {
        isPassed = true
      } else {
        let line = project.files[use.file].outline.lines.line(of: use.range.start)
        let name = project.files[use.file].outline.name(of: use.node)
        return .no("not only passed to \(RoleWording.spaced(objects)): \(name) is used on line \(line)")
      }
    }
    if isPassed { return .yes }
    return .no("not passed to \(RoleWording.spaced(objects)) anywhere")
  }

  /// Whether an initialiser makes the declared property of a value where it is used: `self.tides = tides`. This is how
  /// a public type comes to its properties, and asks nothing of them.
  private func makes(_ use: Evidence, oneOf declared: Set<ValueID>) -> Bool {
    InitialAssignment(around: use.node, in: use.file, of: project).map { declared.contains($0.property) }
      ?? false
  }
}
