import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// A subject that a sentence is about, with what its selection brought to light.
struct SelectedSubject: Sendable {
  let type: TypeIndex
  /// Protocol and conformers are one subject: all of them.
  let family: [TypeIndex]
  /// Evidence of `that` and what a passive counted.
  let related: [Violation.Related]
}

/// Chooses the subjects of a sentence: role, `that`, `unless`; never tests, previews and mocks.
struct SubjectSelection {
  let project: Project
  let sentence: CompiledSentence
  let matcher: ClauseMatcher
  let forwarding: Forwarding

  /// Types, in the order of the project. Protocols with the role of the sentence absorb their conformers where
  /// subjects themselves are judged.
  func types(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    var selected: [SelectedSubject] = []
    for index in project.types.indices {
      let type = TypeIndex(index)
      guard isCandidate(type), !project.isSetAside(type) else { continue }
      if let subject = select(type, &outcome) { selected.append(subject) }
    }
    return selected
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    switch sentence.subject {
    case .role(let role): project.hasRole(role, type)
    case .type: project.types[type.index].kind != .external && project.types[type.index].kind != .alias
    default: false
    }
  }

  private func select(_ type: TypeIndex, _ outcome: inout SentenceOutcome) -> SelectedSubject? {
    var related: [Violation.Related] = []
    for item in sentence.sentence.that {
      guard let found = holds(item, for: type) else { return nil }
      related += found
    }
    for (index, item) in sentence.sentence.unless.enumerated() where holds(item, for: type) != nil {
      outcome.exclusions.insert(index)
      return nil
    }
    for item in sentence.sentence.unless { related += counted(item, of: type) }
    return SelectedSubject(type: type, family: [type], related: related)
  }

  /// The places that show why an item holds for a type; nil when it does not.
  private func holds(_ item: Item, for type: TypeIndex) -> [Violation.Related]? {
    guard let term = item.terms.first else { return nil }
    if term.word == .forwardsTo {
      let objects = ObjectSet(term.values, in: project)
      return forwarding.forwardedCalls(of: type, to: objects)?.map { related($0, "only forwards") }
    }
    if term.word.isPassive, item.terms.count == 1 { return passive(item, term, type) }
    return matcher.reason(item, for: type).map { reason in
      reason.place.map { [related($0, reason.text)] } ?? []
    }
  }

  private func passive(_ item: Item, _ term: Term, _ type: TypeIndex) -> [Violation.Related]? {
    let doers = familyDoers(item, term, type)
    let sources = Set(doers.map(\.source))
    guard (item.count ?? CountRange(least: 1, most: nil)).contains(sources.count) else { return nil }
    return doers.map { related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))") }
  }

  /// What a passive counts: whoever does it to the type, to a protocol of it, or to a conformer.
  private func familyDoers(_ item: Item, _ term: Term, _ type: TypeIndex) -> [Relation] {
    var found: [Relation] = []
    for member in matcher.family(of: type) + conformers(of: type) {
      for doer in matcher.doers(term.word, term.values, via: item.via, of: member)
      where !found.contains(where: { $0.place == doer.place }) {
        found.append(doer)
      }
    }
    return found
  }

  private func conformers(of type: TypeIndex) -> [TypeIndex] {
    project.roles.relations.to(type, .conforms).map(\.source).filter { !project.isSetAside($0) }
  }

  /// What an exception that did not apply counted all the same: who holds it, and through which parameter it came.
  private func counted(_ item: Item, of type: TypeIndex) -> [Violation.Related] {
    guard let term = item.terms.first, term.word.isPassive else { return [] }
    var places = familyDoers(item, term, type).map {
      related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))")
    }
    guard term.word == .heldBy else { return places }
    for member in matcher.family(of: type) + conformers(of: type) {
      for relation in project.roles.relations.to(member, .accepts)
      where term.values.contains(where: { project.isParty(relation.source, $0.text) })
        && !project.isSetAside(relation.source)
      {
        places.append(related(relation.place, "accepted by \(project.qualifiedName(relation.source))"))
      }
    }
    return places
  }

  private func related(_ place: NodeRef, _ message: String) -> Violation.Related {
    let range = project.files[Int(place.file)].outline.nodes[Int(place.node)].range
    return Violation.Related(file: Int(place.file), range: range, message: message)
  }

  // MARK: Files

  func files(_ outcome: inout SentenceOutcome) -> Set<Int> {
    var selected: Set<Int> = []
    for file in project.files.indices where isCandidate(file) {
      if sentence.sentence.that.contains(where: { !holds($0, forFile: file) }) { continue }
      if let index = sentence.sentence.unless.firstIndex(where: { holds($0, forFile: file) }) {
        outcome.exclusions.insert(index)
        continue
      }
      selected.insert(file)
    }
    return selected
  }

  private func isCandidate(_ file: Int) -> Bool {
    if project.isTestFile(file) || project.files[file].path.name == "Package.swift" { return false }
    if case .region(let role) = sentence.subject { return project.fileHasRole(role, file) }
    return true
  }

  private func holds(_ item: Item, forFile file: Int) -> Bool {
    item.terms.allSatisfy { term in
      switch term.word {
      case .role:
        term.values.contains { word in
          project.roles.index(of: word.text).map { fileHasRole($0, file) } ?? false
        }
      case .path: term.values.contains { PathPattern($0.text).matches(project.files[file].path) }
      case .in: project.isInModule(file, term.values.map(\.text))
      case .name: term.values.contains { NamePattern($0.text).matches(project.files[file].path.stem) }
      case .imports:
        project.files[file].imports.contains { symbol in
          term.values.contains { NamePattern($0.text).matches(project.symbols.text(symbol)) }
        }
      default: false
      }
    }
  }

  /// A file is in a role by its path or module, or because it declares a type with the role.
  private func fileHasRole(_ role: Int, _ file: Int) -> Bool {
    if project.fileHasRole(role, file) { return true }
    return project.declaredTypes(in: file).contains { project.hasRole(role, $0) }
  }
}

extension Project {
  /// Whether a type is what a word of a sentence names: a role, `type`, or a glob.
  func isParty(_ type: TypeIndex, _ word: String) -> Bool {
    guard type != .none else { return false }
    if word == "type" { return true }
    if let role = roles.index(of: word) { return hasRole(role, type) }
    return NamePattern(word).matches(name(type))
  }

  func isInModule(_ file: Int, _ globs: [String]) -> Bool {
    guard files[file].module != .none else { return false }
    let name = modules[files[file].module.index].name
    return globs.contains { NamePattern($0).matches(name) }
  }
}
