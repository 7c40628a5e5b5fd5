import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Sentences about modules, members, functions, calls and imports, and about files themselves.
extension SentenceRunner {
  /// - Parameter evidence: one list for each of the sentence's searches.
  func evaluatePlaced(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    let selected = places(&outcome)
    outcome.subjects = selected.count
    for subject in selected { outcome.looked.insert(subject, of: project) }
    evaluateManifests(selected, &outcome)
    outcome.unreadModules = unread(among: selected)
    for (search, list) in zip(sentence.searches, evidence) {
      if search.verb == .imports {
        evaluateImports(search, Set(selected.compactMap(\.place).flatMap(\.files)).sorted(), &outcome)
        continue
      }
      let placed = EvidenceByRange(list.filter { !isAside($0) })
      for subject in selected {
        let own = self.evidence(placed, of: subject)
        if own.isEmpty { continue }
        let known = outcome.violations.count
        evaluate(search, own, nil, &outcome, party: subject.place?.party)
        if outcome.violations.count > known { outcome.breaking.insert(subject, of: project) }
      }
    }
    evaluateSubjects(selected, &outcome)
    if sentence.subject == .folder { evaluateCycles(ofFolders: selected, &outcome) }
  }

  /// Under `for: test`, functions outside of types that are tests: subjects named after themselves. Measures and
  /// `exists` leave them out.
  func evaluateFreeTests(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    if sentence.searches.isEmpty { return }
    let tests = PlacedSubjects(candidates, that: [], coveredTestRoles: []).freeTests()
    let selected = select(tests.lazy.map { Subject.place($0) }, &outcome)
    outcome.subjects += selected.count
    for subject in selected { outcome.looked.insert(subject, of: project) }
    for (search, list) in zip(sentence.searches, evidence) {
      let placed = EvidenceByRange(list)
      for subject in selected {
        let own = self.evidence(placed, of: subject)
        if !own.isEmpty { evaluate(search, own, nil, &outcome, party: subject.place?.party) }
      }
    }
  }

  private func evidence(_ placed: EvidenceByRange, of subject: SelectedSubject) -> [Evidence] {
    subject.place.map { placed.evidence(of: $0, in: project) } ?? []
  }

  /// What manifests answer: under `never` each finding stands at its own place.
  private func evaluateManifests(_ selected: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    guard let dependencies = candidates.dependencies, case .never(let items) = sentence.sentence.frame else {
      return
    }
    let judgement = DependencyEvaluation(
      dependencies: dependencies, wording: wording, sentence: sentence.sentence)
    for term in items.filter(\.isOfManifests).flatMap(\.terms) {
      for subject in selected {
        let found = subject.place?.module.map { judgement.violations(of: term, by: $0) } ?? []
        outcome.violations += found
        if !found.isEmpty { outcome.breaking.insert(subject, of: project) }
      }
    }
  }

  private func unread(among selected: [SelectedSubject]) -> [SentenceOutcome.UnreadModule] {
    guard let dependencies = candidates.dependencies, sentence.sentence.isOfManifests else { return [] }
    return selected.compactMap { subject in
      guard let index = subject.place?.module else { return nil }
      let module = dependencies.graph.modules[index]
      guard !module.isWhole || module.listsUnknown, let place = module.place else { return nil }
      return SentenceOutcome.UnreadModule(name: module.name, place: place, isRead: module.isWhole)
    }
  }

  /// Where a manifest or project file declares a module; nil where none does.
  func declaration(of subject: PlacedSubject) -> (file: Int, range: ByteRange)? {
    guard let graph = candidates.dependencies?.graph, let module = subject.module.map({ graph.modules[$0] }),
      let file = module.manifest.flatMap({ project.number(of: $0) })
    else { return nil }
    return (file, module.range)
  }
}

extension Item {
  /// Whether it is one verb that manifests answer.
  var isOfManifests: Bool { terms.count == 1 && terms[0].isOfManifests }
}
