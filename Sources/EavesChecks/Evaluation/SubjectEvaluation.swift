import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Sentences about subjects themselves: `never: exists`, clauses under `never`, everything under `always`.
extension SentenceRunner {
  func evaluateSubjects(_ selected: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    switch sentence.sentence.frame {
    case .never:
      for item in sentence.judged {
        for subject in isOfFamilies(item.item) ? families(of: selected) : selected {
          guard item.item.isExistence || facts.holds(item, for: subject.subject) != nil else { continue }
          outcome.violations.append(violation(subject, item.item, isMissing: false))
          outcome.breaking.insert(subject, of: project)
        }
      }
    case .always:
      let demanded = sentence.judged.filter { !demandsMissingRegion($0.item) }
      for subject in selected {
        let missing = demanded.filter { !isFulfilled($0, by: subject.subject) }.map(\.item)
        guard let first = missing.first else { continue }
        let violation = violation(subject, first, besides: missing.dropFirst(), isMissing: true)
        outcome.violations.append(violation)
        outcome.note(missing, violation)
        outcome.breaking.insert(subject, of: project)
      }
    case .only: break
    }
  }

  /// Counts, and clauses that hold for one member of a family only, are evaluated for each.
  private func isOfFamilies(_ item: Item) -> Bool {
    sentence.subject.isOfTypes && item.evidenceCount == nil
      && item.terms.allSatisfy { $0.word == .exists || $0.word.isPassive }
  }

  /// A part that the project does not have contains no code.
  private func demandsMissingRegion(_ item: Item) -> Bool {
    guard sentence.subject.isOfTypes, item.terms.count == 1, let term = item.terms.first, term.word == .role
    else { return false }
    return term.values.allSatisfy { word in
      guard let role = project.roles.index(of: word.text), project.roles.isRegion[role] else { return false }
      return !project.files.indices.contains { project.fileHasRole(role, $0) }
    }
  }

  private func isFulfilled(_ item: CompiledItem, by subject: Subject) -> Bool {
    if case .type(let type) = subject, project.types[type.index].kind == .external { return true }
    return facts.holds(item, for: subject, inEveryBuild: true) != nil
      || facts.measuresNothing(item.item, of: subject)
  }

  /// A protocol with a role and its conformers of the same role are one subject. It stands at the protocol,
  /// else at the conformer of one that is declared nowhere, else at the first mention. What several types share
  /// that is declared nowhere (`View`, a class of another module) makes no family of them.
  private func families(of selected: [SelectedSubject]) -> [SelectedSubject] {
    var order: [TypeIndex] = []
    var groups: [TypeIndex: [SelectedSubject]] = [:]
    let chosen = Set(selected.map(\.type))
    var heirs: [TypeIndex: Int] = [:]
    for subject in selected {
      for supertype in Set(project.types[subject.type.index].supertypes) where chosen.contains(supertype) {
        heirs[supertype, default: 0] += 1
      }
    }
    func isHead(_ type: TypeIndex) -> Bool {
      switch project.types[type.index].kind {
      case .protocol: true
      case .external: heirs[type] == 1
      default: false
      }
    }
    for subject in selected {
      // A type that is known only from its subtypes is not declared by the project.
      if project.types[subject.type.index].kind == .external {
        if heirs[subject.type, default: 0] > 1 || isOnlySample(subject.type) { continue }
      }
      let supertypes = project.types[subject.type.index].supertypes
      let head = supertypes.filter { chosen.contains($0) && isHead($0) }.min() ?? subject.type
      if groups[head] == nil { order.append(head) }
      groups[head, default: []].append(subject)
    }
    return order.compactMap { head in
      guard let group = groups[head] else { return nil }
      let isDeclared = project.types[head.index].kind != .external
      let first =
        group.first { isDeclared && $0.type == head }
        ?? group.first { project.types[$0.type.index].kind != .external } ?? group[0]
      return group.filter { $0.type != first.type }.reduce(first) { family, other in
        family.absorbing(other, at: relatedPlace(of: other.type, below: head))
      }
    }
  }

  /// Whether a type that is declared nowhere is named in tests and previews alone: a name that was left behind there.
  /// O(uses of types in the project) where its first mention is one of those.
  private func isOnlySample(_ type: TypeIndex) -> Bool {
    let place = project.types[type.index].place
    return isSample(Int(place.node), in: Int(place.file))
      && !project.files.indices.contains { file in
        project.typeUses[file].contains { $0.type == type && !isSample(Int($0.node), in: file) }
      }
  }

  private func isSample(_ node: Int, in file: Int) -> Bool {
    project.isTestFile(file) || PositionReader(project: project).isPreview(node, in: file)
      || candidates.isSetAside(project.enclosingType(of: node, in: file))
  }

  private func relatedPlace(of type: TypeIndex, below head: TypeIndex) -> Violation.Related? {
    guard project.types[type.index].kind != .external else { return nil }
    let (file, range) = place(of: type)
    return Violation.Related(
      file: file, range: range,
      message:
        "\(Wording.code(project.qualifiedName(type))), a subtype of \(Wording.code(project.qualifiedName(head))), has the same problem"
    )
  }

  /// The name of a type's declaration; where it is declared nowhere, its first mention.
  func place(of type: TypeIndex) -> (file: Int, range: ByteRange) {
    let place = project.types[type.index].place
    return (Int(place.file), project.nameRange(at: place))
  }

  /// - Parameter others: what is missing besides the item.
  private func violation(
    _ selected: SelectedSubject, _ item: Item, besides others: ArraySlice<Item> = [], isMissing: Bool
  ) -> Violation {
    let subject = selected.subject
    let others = Array(others)
    let more = others.map { other in
      " and \(wording.phrase(other, isNegated: true, found: facts.measured(other, of: subject)))"
    }.joined()
    let verb = item.terms.first?.word ?? .exists
    if let place = selected.place, place.noun == .call {
      let choice = item.isExistence ? facts.choice(of: place, by: sentence.that) : ""
      let (caller, callee) = (wording.subject(place.party), wording.callee(place))
      let message =
        sentence.sentence.message.map { Wording.filled($0, subject: caller, object: callee) }
        ?? wording.call(caller, callee, item, choice: choice, isMissing: isMissing)
      return violation(
        place, [item] + others, .calls, object: Party(role: nil, name: place.name), "call", message + more)
    }
    let type = selected.type
    let party =
      selected.place?.party ?? Party(role: roleName(of: type), name: project.qualifiedName(type))
    let message =
      sentence.sentence.message.map { Wording.filled($0, subject: wording.subject(party), object: "") }
      ?? wording.judged(item, party, isMissing: isMissing, found: facts.measured(item, of: subject)) + more
    if let place = selected.place {
      return violation(place, [item] + others, verb, object: nil, "declaration", message)
    }
    let breach = wording.breach(
      of: party, key: party.name, verb: verb.rawValue, object: nil, position: "declaration",
      message: message,
      recognised: item.isExistence
        ? [recognition(of: type, by: selected.related.first)].compactMap(\.self) : [],
      except: wording.doubt(sentence.sentence, isOneModule: project.modules.count < 2),
      instead: sentence.sentence.instead)
    let (file, range) = place(of: type)
    return Violation(
      file: file, range: range, breach: breach,
      related: selected.related + ([item] + others).flatMap { facts.measuredPlaces($0, of: subject) },
      isOfName: project.types[type.index].kind == .external)
  }

  private func violation(
    _ subject: PlacedSubject, _ items: [Item], _ verb: TermWord, object: Party?, _ position: String,
    _ message: String
  ) -> Violation {
    let breach = wording.breach(
      of: subject.party, key: subject.key, verb: verb.rawValue, object: object, position: position,
      message: message, instead: sentence.sentence.instead)
    let counted = items.filter { $0.evidenceCount != nil }.flatMap(\.terms).flatMap {
      facts.statements(of: $0, by: .place(subject))
    }
    let home = items[0].terms.contains(where: \.isOfManifests) ? declaration(of: subject) : nil
    return Violation(
      file: home?.file ?? subject.file, range: home?.range ?? subject.range, breach: breach,
      related: counted.map { .init(file: $0.file, range: $0.range, message: wording.related($0)) },
      isOfName: subject.noun == .module)
  }

  /// By what a type that must not exist was known.
  ///
  /// - Parameter mention: a place by which the sentence chose it.
  private func recognition(of type: TypeIndex, by mention: Violation.Related?) -> String? {
    if project.types[type.index].kind == .external {
      return "recognized only by the name, because the project does not declare the type"
    }
    // What the sentence asks of its code says more than its role.
    for item in sentence.that where item.terms.contains(where: { $0.term.word == .mentions }) {
      let name = Wording.code(project.qualifiedName(type))
      if let reason = facts.predicate.reason(item, for: type), reason.place != nil {
        return "\(name) \(reason.text.trimmingPrefix("it "))"
      }
      guard let mention else { return nil }
      let outline = project.files[mention.file].outline
      let line = outline.lines.line(of: mention.range.start)
      let used = Wording.code(outline.source.text(mention.range))
      return "\(name) uses \(used) (\(outline.source.path.name):\(line))"
    }
    return wording.reasons.evidence(for: type).first { !$0.isLost }.flatMap {
      wording.recognition(of: type, $0)
    }
  }

  func roleName(of type: TypeIndex) -> String? {
    if case .role(let role) = sentence.subject { return project.roleName(role) }
    return nil
  }
}

extension Wording {
  /// "`TripList` calls `.sheet`, which has no argument item".
  ///
  /// - Parameter choice: by what a sentence chose the call.
  fileprivate func call(
    _ caller: String, _ callee: String, _ item: Item, choice: String, isMissing: Bool
  ) -> String {
    let text = "\(caller) calls \(callee)\(choice)"
    if item.isExistence { return text }
    return "\(text), which \(phrase(item, isNegated: isMissing))"
  }

  /// What a call calls: "`DispatchQueue.main.async`" behind a type, else "`.async`".
  fileprivate func callee(_ call: PlacedSubject) -> String {
    let part = call.node.flatMap { project.previousSibling(of: $0, in: call.file) }
    let chain = part.flatMap { project.files[call.file].outline.staticChain(upTo: $0) }
    return Self.code(chain ?? call.name)
  }
}

extension SentenceOutcome {
  /// Enters what a subject lacks.
  mutating func note(_ missing: [Item], _ violation: Violation) {
    for item in missing {
      self.missing.insert(Missing(line: item.line, file: violation.file, start: violation.range.start))
    }
  }
}

extension Item {
  /// `exists`, and nothing else.
  var isExistence: Bool { terms.count == 1 && terms[0].word == .exists }
}

extension SelectedSubject {
  fileprivate func absorbing(_ other: SelectedSubject, at place: Violation.Related?) -> SelectedSubject {
    SelectedSubject(
      subject: subject, family: family + other.family,
      related: related + (place.map { [$0] } ?? []) + other.related.filter { !related.contains($0) })
  }
}
