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
  let facts: ItemEvaluator
  let narrowing: Narrowing
  let forwarding: Forwarding
  let wording: Wording

  init(
    _ candidates: Candidates, sentence: CompiledSentence, predicate: Predicate, evidence: EvidenceTable
  ) {
    project = candidates.project
    self.candidates = candidates
    self.sentence = sentence
    facts = ItemEvaluator(candidates, of: sentence.subject, predicate, evidence: evidence)
    narrowing = Narrowing(project: project)
    forwarding = Forwarding(project: project)
    wording = Wording(project: project)
  }

  /// - Parameter evidence: one list for each of the sentence's searches.
  func run(evidence: [[Evidence]]) -> SentenceOutcome {
    var outcome = SentenceOutcome()
    switch sentence.subject {
    case .role, .type:
      let selected = types(&outcome)
      // A type that is declared elsewhere is known by its name only: there is no code to check.
      outcome.subjects = selected.count { project.types[$0.type.index].kind != .external }
      outcome.looked.types = Set(selected.map(\.type))
      let coded = selected + extended(&outcome)
      let chosen = ChosenSubjects(coded, in: project)
      for (search, list) in zip(sentence.searches, evidence) {
        evaluate(
          search,
          list.filter { chosen.contains(subject(of: $0)) && !isPreview($0) && !facts.namesExtended($0) },
          chosen, &outcome)
      }
      evaluateViewCode(evidence, &outcome)
      evaluateSubjects(selected, &outcome)
      evaluateOnly(selected, &outcome)
      evaluateCycles(of: selected, &outcome)
      if sentence.subject == project.testSubject { evaluateFreeTests(evidence, &outcome) }
    case .file, .region:
      let selected = files(&outcome)
      let files = selected.compactMap(\.place?.file)
      outcome.subjects = files.count
      let chosen = Set(files)
      outcome.looked.files = chosen
      var slices = OwnSlices(of: sentence.subject, in: project)
      for (search, list) in zip(sentence.searches, evidence) {
        if search.verb == .imports {
          evaluateImports(search, files, &outcome)
        } else {
          evaluate(
            search,
            list.filter { evidence in
              chosen.contains(evidence.file) && !isAside(evidence)
                && !slices.isOwn(evidence, search.verb)
            }, nil, &outcome)
        }
      }
      evaluateSubjects(selected, &outcome)
    case .folder, .module, .member, .function, .call, .closure, .global, .importing:
      evaluatePlaced(evidence, &outcome)
    case .unknown: break
    }
    if sentence.searches.contains(where: { $0.verb == .reaches }) { joinReaches(&outcome.violations) }
    return outcome
  }

  /// One subject reaches one thing once, at the first place; a sentence that finds the same thing by another verb says it
  /// by that.
  private func joinReaches(_ violations: inout [Violation]) {
    struct Pair: Hashable {
      let subject: String
      let object: String?
    }
    func pair(_ violation: Violation) -> Pair {
      Pair(subject: violation.breach.subject.name, object: violation.breach.object?.name)
    }
    func isReach(_ violation: Violation) -> Bool { violation.breach.verb == TermWord.reaches.rawValue }
    let named = violations.filter { !isReach($0) }
    let others = Set(named.map(pair))
    let apis = Set(named.compactMap { violation in violation.breach.object.map { api($0.name, violation) } })
    let types = Dictionary(grouping: named, by: \.breach.subject.name).mapValues { Set($0.map(\.object)) }
    var first: [Pair: Int] = [:]
    var joined: [Violation] = []
    for violation in violations {
      guard isReach(violation) else {
        joined.append(violation)
        continue
      }
      let pair = pair(violation)
      let isNamed = violation.object != .none && types[pair.subject, default: []].contains(violation.object)
      if others.contains(pair) || isNamed { continue }
      let head = violation.breach.object.map { String($0.name.prefix { $0 != "." }) }
      if violation.path == nil, let head, apis.contains(api(head, violation)) { continue }
      if let known = first[pair] {
        joined[known].related.append(.init(file: violation.file, range: violation.range, message: "used"))
      } else {
        first[pair] = joined.count
        joined.append(violation)
      }
    }
    violations = joined
  }

  /// An API that a subject names on a line: a member of it there, `FileManager.contents(atPath:)`, is the same finding.
  private struct NamedAPI: Hashable {
    let name: String
    let subject: String
    let file: Int
    let line: Int
  }

  private func api(_ name: String, _ violation: Violation) -> NamedAPI {
    NamedAPI(
      name: name, subject: violation.breach.subject.name, file: violation.file,
      line: project.files[violation.file].outline.lines.line(of: violation.range.start))
  }

  func subject(of evidence: Evidence) -> TypeIndex { facts.subject(of: evidence) }

  /// Also where a build for debugging alone names a mock: what previews are filled with.
  func isPreview(_ evidence: Evidence) -> Bool {
    PositionReader(project: project).isPreview(evidence.node, in: evidence.file)
      || evidence.type != .none && project.isSetAside(evidence.type)
        && project.isOfDebugBuilds(NodeRef(file: evidence.file, node: evidence.node))
  }

  /// Whether a file, a module or a place of one does not answer for evidence: it stands in a preview, or in a type that is
  /// one, or a test or a mock, unless the sentence is about those.
  func isAside(_ evidence: Evidence) -> Bool {
    if isPreview(evidence) { return true }
    let type = project.enclosingType(of: evidence.node, in: evidence.file)
    return candidates.isSetAside(type) && !sentence.coveredTestRoles.contains { project.hasRole($0, type) }
  }

  // MARK: Causes

  /// - Parameter party: the subject, where the evidence does not contain it.
  func evaluate(
    _ search: Search, _ list: [Evidence], _ chosen: ChosenSubjects?,
    _ outcome: inout SentenceOutcome,
    party: Party? = nil
  ) {
    if sentence.isOnly { return }
    let meant = list.filter { narrowing.isMeant($0, by: search) }
    if search.of != nil, search.objects.isSingleton {
      outcome.unknown += ForeignSingletons(project: project).unknown(list, besides: meant)
    }
    var causes = CauseReader(project: project, subject: sentence.subject).causes(of: meant, by: search)
    if exceptsPieces { causes.takeAway { taken(from: $0, search, &outcome) } }
    causes.nest()
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
    for (index, exception) in sentence.exceptions.enumerated() where exception.word == .passesTo {
      switch passes(exception, cause, first) {
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
    case .role, .type:
      // What builds views outside of types is no type.
      if subject(of: first) != .none { outcome.breaking.types.insert(subject(of: first)) }
    case .file, .region: outcome.breaking.files.insert(first.file)
    default: break
    }
    let isOfFile = sentence.subject.isOfFiles && party.role != "module"
    let object = wording.object(first)
    let narrowed = narrowing.shown(first, by: search, wording)
    let breach = wording.breach(
      of: party, key: isOfFile ? FindingKey.file : party.name, verb: verb.rawValue, object: object,
      position: first.position.rawValue, narrowing: narrowed,
      message: message(first, search, party, object, narrowed),
      recognised: recognised(first, search.verb, object, isViewCode: given != nil),
      except: lost,
      instead: sentence.sentence.instead)
    outcome.violations.append(
      Violation(
        file: first.file, range: first.range, breach: breach,
        related: related.map { .init(file: $0.file, range: $0.range, message: wording.related($0)) }
          + shown(first, search) + (chosen?[subject(of: first)]?.related ?? []),
        path: first.path.map { wording.ended($0) },
        object: first.type, dependency: dependency(of: first)))
  }

  /// How the object was recognized, where the message does not say it.
  private func recognised(
    _ first: Evidence, _ verb: TermWord, _ object: Party, isViewCode: Bool
  ) -> [String] {
    if first.path != nil { return [] }
    let isSaid = (verb == .uses || verb == .reaches) && wording.capability(of: object) != nil
    if isSaid, first.keyPath(in: project) != nil { return [] }
    let subject =
      switch sentence.subject {
      case .role where isViewCode: "code that returns a view is a view here"
      case .role, .type: wording.recognition(ofSubject: subject(of: first))
      default: recognised(first.file)
      }
    return [first.recognised(in: project), wording.recognition(first), subject].compactMap(\.self)
  }

  /// Which type of a file makes it a subject: "`Cart.swift` declares the view model `CartModel`"; nil where its place
  /// does.
  func recognised(_ file: Int) -> String? {
    let terms = sentence.that.flatMap(\.terms).filter { [.role, .declares].contains($0.term.word) }
    let roles = terms.flatMap(\.term.values)
      .compactMap { project.roles.index(of: $0.text) }
    if roles.isEmpty || roles.contains(where: { project.fileHasRole($0, file) }) { return nil }
    for role in roles {
      guard
        let type = project.types.indices.lazy.map({ TypeIndex($0) }).first(where: {
          project.hasRole(role, $0) && Int(project.types[$0.index].place.file) == file
        })
      else { continue }
      let party = Party(role: project.roleName(role), name: project.qualifiedName(type))
      return "\(Wording.code(project.files[file].path.name)) declares \(wording.object(party))"
    }
    return nil
  }

  /// What a finding says where it is not subject, verb and object.
  private func message(
    _ first: Evidence, _ search: Search, _ party: Party, _ object: Party, _ narrowed: String
  ) -> String? {
    let verb = search.verb
    let subject = wording.subject(party)
    if let path = first.path {
      return "\(subject) reaches \(wording.reached(path.end)) through \(Wording.code(object.name))"
    }
    let written = wording.written(first, object)
    let shownObject = wording.object(object, besides: party)
    if let template = sentence.sentence.message {
      let object = written.map(Wording.code) ?? shownObject
      return Wording.filled(template, subject: subject, object: object)
    }
    guard verb == .uses || verb == .reaches, let capability = wording.capability(of: object) else {
      let shown = first.shownVerb(search.verb, in: project)
      // The line has the value, not the name of the type.
      if shown == .mentions, case .byValue = first.recognition {
        return "\(subject) uses \(shownObject)\(narrowed)"
      }
      if shown == .conforms, first.type != .none, project.types[first.type.index].kind == .protocol,
        let role = object.role
      {
        return
          "\(subject) conforms to \(Wording.code(object.name)), a protocol of \(ItemText.plural(role))\(narrowed)"
      }
      guard shown == .calls else { return nil }
      if first.type == .none {
        return "\(subject) \(wording.call(written ?? object.name, narrowed, hasOperand: search.of != nil))"
      }
      return CalledMember(first, in: project).map {
        "\(subject) \($0.verb) `\($0.name)` of \(shownObject)\(narrowed)"
      }
    }
    let shown = first.keyPath(in: project) ?? object.name
    return "\(subject) accesses \(capability) through \(Wording.code(shown))\(narrowed)"
  }

  /// The properties by which others get what a type inside the subject exposes: `state` of `State.trips`.
  private func shown(_ evidence: Evidence, _ search: Search) -> [Violation.Related] {
    guard search.verb == .exposes, let member = evidence.member else { return [] }
    let (inner, outer) = (project.members[member].owner, evidence.owner)
    guard outer != .none, inner != outer else { return [] }
    return project.properties(showing: inner, of: outer).map { index in
      let place = project.members[index].node
      return .init(file: Int(place.file), range: project.nameRange(at: place), message: "shown")
    }
  }

  /// The dependency between modules that a mention makes, where the sentence is about parts of the project.
  private func dependency(of evidence: Evidence) -> Cause.Dependency? {
    guard sentence.subject.isOfFiles, evidence.type != .none,
      project.types[evidence.type.index].kind != .external
    else { return nil }
    let home = Int(project.types[evidence.type.index].place.file)
    let (source, target) = (project.files[evidence.file].module, project.files[home].module)
    guard target != .none, !project.areTogether(home, evidence.file) else { return nil }
    return Cause.Dependency(
      source: source == .none ? "" : project.modules[source.index].name,
      target: project.modules[target.index].name)
  }

  /// A chain of calls by name is shown where it begins.
  func beginning(of stated: Evidence, among cause: [Evidence]) -> Evidence {
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
}

extension Sentence {
  /// Its `message` with the names of a finding; nil where it has none.
  func message(_ subject: Party, _ object: Party, _ wording: Wording) -> String? {
    message.map { Wording.filled($0, subject: wording.subject(subject), object: wording.object(object)) }
  }
}
