import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Sentences about modules, members, functions, calls and imports, and about files themselves.
extension SentenceRunner {
  /// - Parameter evidence: one list for each of the sentence's searches.
  func judgePlaced(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    let selected = selectedPlaces(&outcome)
    outcome.subjects = selected.count
    for subject in selected { outcome.looked.insert(subject, of: project) }
    judgeManifests(selected, &outcome)
    outcome.unreadModules = unread(among: selected)
    for (search, list) in zip(sentence.searches, evidence) {
      if search.verb == .imports {
        judgeImports(search, Set(selected.flatMap(\.files)).sorted(), &outcome)
        continue
      }
      let placed = PlacedEvidence(list.filter { !isAside($0) })
      for subject in selected {
        let own = placed.evidence(of: subject, in: project)
        if own.isEmpty { continue }
        let known = outcome.violations.count
        judge(search, own, nil, &outcome, party: subject.party)
        if outcome.violations.count > known { outcome.breaking.insert(subject, of: project) }
      }
    }
    judgePlaces(selected, &outcome)
    if sentence.subject == .folder { judgeCircles(of: selected, &outcome) }
  }

  /// Under `for: test`, functions outside of types that are tests: subjects named after themselves. Measures and
  /// `exists` leave them out.
  func judgeFreeTests(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    if sentence.searches.isEmpty { return }
    let selected = selected(
      among: PlacedSubjects(candidates, that: [], coveredTestRoles: []).freeTests(), &outcome)
    outcome.subjects += selected.count
    for subject in selected { outcome.looked.insert(subject, of: project) }
    for (search, list) in zip(sentence.searches, evidence) {
      let placed = PlacedEvidence(list)
      for subject in selected {
        let own = placed.evidence(of: subject, in: project)
        if !own.isEmpty { judge(search, own, nil, &outcome, party: subject.party) }
      }
    }
  }

  /// What manifests answer: under `never` each finding stands at its own place.
  private func judgeManifests(_ selected: [PlacedSubject], _ outcome: inout SentenceOutcome) {
    guard let dependencies = candidates.dependencies, case .never(let items) = sentence.sentence.frame else {
      return
    }
    let judgement = DependencyJudgement(
      dependencies: dependencies, wording: wording, instead: sentence.sentence.instead)
    for term in items.filter(\.isOfManifests).flatMap(\.terms) {
      for subject in selected {
        let found = subject.module.map { judgement.violations(of: term, by: $0) } ?? []
        outcome.violations += found
        if !found.isEmpty { outcome.breaking.insert(subject, of: project) }
      }
    }
  }

  private func unread(among selected: [PlacedSubject]) -> [SentenceOutcome.UnreadModule] {
    guard let dependencies = candidates.dependencies, sentence.sentence.isOfManifests else { return [] }
    return selected.compactMap { subject in
      guard let index = subject.module else { return nil }
      let module = dependencies.graph.modules[index]
      guard !module.isWhole || dependencies.listsUnknown(index), let place = module.place else { return nil }
      return SentenceOutcome.UnreadModule(name: module.name, place: place, isRead: module.isWhole)
    }
  }

  private func selectedPlaces(_ outcome: inout SentenceOutcome) -> [PlacedSubject] {
    let that = sentence.sentence.that.map { CompiledItem($0, in: project) }
    let all = PlacedSubjects(
      candidates, that: that, coveredTestRoles: sentence.coveredTestRoles,
      isOfManifests: sentence.sentence.isOfManifests, needsManifests: sentence.sentence.needsManifests
    ).all(sentence.subject)
    return selected(among: all, &outcome)
  }

  /// Those that `that` and `unless` of the sentence leave.
  private func selected(
    among subjects: [PlacedSubject], _ outcome: inout SentenceOutcome
  ) -> [PlacedSubject] {
    let that = sentence.sentence.that.map { CompiledItem($0, in: project) }
    let unless = sentence.sentence.unless.map { CompiledItem($0, in: project) }
    return subjects.filter { subject in
      if that.contains(where: { facts.holds($0, for: .place(subject)) == nil }) { return false }
      if let index = unless.firstIndex(where: {
        facts.holds($0, for: .place(subject), inEveryBuild: true) != nil
      }) {
        outcome.exclusions.insert(index)
        return false
      }
      return true
    }
  }

  /// `exists`, clauses and `always`: what concerns the subjects themselves.
  func judgePlaces(_ subjects: some Sequence<PlacedSubject>, _ outcome: inout SentenceOutcome) {
    switch sentence.sentence.frame {
    case .never(let items):
      for item in items where Search(item, in: project) == nil && !item.isOfManifests {
        let compiled = CompiledItem(item, in: project)
        for subject in subjects where facts.holds(compiled, for: .place(subject)) != nil {
          outcome.violations.append(violation(subject, item, isMissing: false))
          outcome.breaking.insert(subject, of: project)
        }
      }
    case .always(let items):
      let compiled = items.map { CompiledItem($0, in: project) }
      for subject in subjects {
        let missing = zip(items, compiled).filter { item, compiled in
          facts.holds(compiled, for: .place(subject), inEveryBuild: true) == nil
            && !facts.measuresNothing(item, of: .place(subject))
        }.map(\.0)
        guard let first = missing.first else { continue }
        let violation = violation(subject, first, besides: missing.dropFirst(), isMissing: true)
        outcome.violations.append(violation)
        outcome.note(missing, violation)
        outcome.breaking.insert(subject, of: project)
      }
    case .only: break
    }
  }

  /// - Parameter others: what is missing besides the item.
  private func violation(
    _ subject: PlacedSubject, _ item: Item, besides others: ArraySlice<Item> = [], isMissing: Bool
  ) -> Violation {
    let found = facts.measured(item, of: .place(subject))
    let isCall = subject.noun == .call
    let that = isCall ? sentence.sentence.that.map { CompiledItem($0, in: project) } : []
    let more = others.map { other in
      " and \(wording.phrase(other, isNegated: true, found: facts.measured(other, of: .place(subject))))"
    }
    let message =
      isCall
      ? wording.call(
        subject, item, choice: item.isExistence ? facts.choice(of: subject, by: that) : "",
        isMissing: isMissing)
      : wording.judged(item, subject.party, isMissing: isMissing, found: found)
    let breach = wording.breach(
      of: subject.party, key: subject.key,
      verb: isCall ? TermWord.calls.rawValue : item.terms.first?.word.rawValue ?? TermWord.exists.rawValue,
      object: isCall ? Party(role: nil, name: subject.name) : nil, position: isCall ? "call" : "declaration",
      message: message + more.joined(),
      except: wording.unless(sentence.sentence), instead: sentence.sentence.instead)
    let counted = ([item] + others).filter { $0.evidenceCount != nil }.flatMap(\.terms).flatMap {
      facts.statements(of: $0, by: .place(subject))
    }
    let home = item.terms.contains(where: \.isOfManifests) ? declaration(of: subject) : nil
    return Violation(
      file: home?.file ?? subject.file, range: home?.range ?? subject.range, breach: breach,
      related: counted.map { .init(file: $0.file, range: $0.range, message: wording.related($0)) },
      isOfName: subject.noun == .module)
  }
}

extension SentenceRunner {
  /// Where a manifest or project file declares a module; nil where none does.
  private func declaration(of subject: PlacedSubject) -> (file: Int, range: ByteRange)? {
    guard let graph = candidates.dependencies?.graph, let module = subject.module.map({ graph.modules[$0] }),
      let file = module.manifest.flatMap({ project.number(of: $0) })
    else { return nil }
    return (file, module.range)
  }
}

extension Wording {
  /// "view TripList calls .sheet, which has no argument item".
  ///
  /// - Parameter choice: by what a sentence chose the call.
  fileprivate func call(_ subject: PlacedSubject, _ item: Item, choice: String, isMissing: Bool) -> String {
    let text = "\(Self.name(subject.party)) calls \(subject.name)\(choice)"
    if item.isExistence { return text }
    return "\(text), which \(phrase(item, isNegated: isMissing))"
  }
}

extension Item {
  /// Whether it is one verb that manifests answer.
  var isOfManifests: Bool { terms.count == 1 && terms[0].isOfManifests }
}
