import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Sentences about subjects themselves: `never: exists`, clauses under `never`, everything under `always`.
extension SentenceRunner {
  func judgeSubjects(_ selected: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    switch sentence.sentence.frame {
    case .never(let items):
      for item in items where Search(item, in: project) == nil && !item.isOfManifests {
        let compiled = CompiledItem(item, in: project)
        // What is counted, or true of one of a family alone, is asked of each.
        let isOfFamilies =
          item.evidenceCount == nil
          && item.terms.allSatisfy { $0.word == .exists || $0.word.isPassive }
        for subject in isOfFamilies ? families(of: selected) : selected {
          guard item.isExistence || facts.holds(compiled, for: .type(subject.type)) != nil else { continue }
          outcome.violations.append(violation(subject, item, missing: false))
          outcome.breaking.types.formUnion(subject.family)
        }
      }
    case .always(let items):
      let demanded = items.filter { !demandsMissingRegion($0) }
      let compiled = demanded.map { CompiledItem($0, in: project) }
      for subject in selected {
        let missing = zip(demanded, compiled).filter { !isFulfilled($1, by: subject.type) }.map(\.0)
        guard let first = missing.first else { continue }
        let violation = violation(subject, first, besides: missing.dropFirst(), missing: true)
        outcome.violations.append(violation)
        outcome.note(missing, violation)
        outcome.breaking.types.insert(subject.type)
      }
    case .only: break
    }
  }

  /// A part of the project that the project does not have: nobody can stand in it.
  private func demandsMissingRegion(_ item: Item) -> Bool {
    guard item.terms.count == 1, let term = item.terms.first, term.word == .role else { return false }
    return term.values.allSatisfy { word in
      guard let role = project.roles.index(of: word.text), project.roles.isRegion[role] else { return false }
      return !project.files.indices.contains { project.fileHasRole(role, $0) }
    }
  }

  private func isFulfilled(_ item: CompiledItem, by type: TypeIndex) -> Bool {
    if project.types[type.index].kind == .external { return true }
    return facts.holds(item, for: .type(type), inEveryBuild: true) != nil
      || facts.measuresNothing(item.item, of: .type(type))
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
      // Whoever is known by those that inherit from it is none of the project's own.
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
        family.absorbing(other, at: relatedPlace(of: other.type))
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

  private func relatedPlace(of type: TypeIndex) -> Violation.Related? {
    guard project.types[type.index].kind != .external else { return nil }
    let (file, range) = place(of: type)
    return Violation.Related(
      file: file, range: range, message: "\(project.qualifiedName(type)) belongs to it")
  }

  /// The name of a type's declaration; where it is declared nowhere, its first mention.
  func place(of type: TypeIndex) -> (file: Int, range: ByteRange) {
    let place = project.types[type.index].place
    let outline = project.files[Int(place.file)].outline
    let node = outline.firstChild(of: Int(place.node), kind: .name) ?? Int(place.node)
    return (Int(place.file), outline.nodes[node].range)
  }

  /// - Parameter others: what is missing besides the item.
  private func violation(
    _ subject: SelectedSubject, _ item: Item, besides others: ArraySlice<Item> = [], missing: Bool
  ) -> Violation {
    let (file, range) = place(of: subject.type)
    let party = Party(role: roleName(of: subject.type), name: project.qualifiedName(subject.type))
    let isExternal = project.types[subject.type.index].kind == .external
    let evidence =
      item.isExistence ? wording.reasons.evidence(for: subject.type).first { !$0.isLost }?.reason : nil
    let breach = wording.breach(
      of: party, key: party.name, verb: item.terms.first?.word.rawValue ?? "exists", object: nil,
      position: "declaration",
      message: wording.judged(
        item, party, isMissing: missing, found: facts.measured(item, of: .type(subject.type)))
        + others.map {
          " and \(wording.phrase($0, isNegated: true, found: facts.measured($0, of: .type(subject.type))))"
        }
        .joined(),
      recognised: item.isExistence
        ? (isExternal
          ? "by its name" : evidence.map { "as \(RoleWording.withArticle(party.role ?? "type")): \($0)" })
        : nil,
      except: wording.unless(sentence.sentence, isOneModule: project.modules.count < 2),
      instead: sentence.sentence.instead)
    return Violation(
      file: file, range: range, breach: breach,
      related: subject.related
        + ([item] + others).flatMap { facts.measuredPlaces($0, of: .type(subject.type)) },
      isOfName: isExternal)
  }

  func roleName(of type: TypeIndex) -> String? {
    if case .role(let role) = sentence.subject { return project.roleName(role) }
    return nil
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
      type: type, family: family + other.family,
      related: related + (place.map { [$0] } ?? []) + other.related.filter { !related.contains($0) })
  }
}
