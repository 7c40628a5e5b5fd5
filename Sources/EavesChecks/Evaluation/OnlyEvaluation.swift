import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `only` with `conforms`, `marked` and passives: whatever is found must be listed.
extension SentenceRunner {
  func evaluateOnly(_ selected: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    guard sentence.isOnly, let term = sentence.sentence.frame.items.first?.terms.first else { return }
    for subject in selected {
      for stray in strays(term, of: subject.type) where !isExcepted(stray, &outcome) {
        outcome.violations.append(violation(subject.type, term, stray))
        outcome.breaking.types.insert(subject.type)
      }
    }
  }

  /// Something found that the list does not name.
  private struct UnlistedUse {
    let place: NodeRef
    let type: TypeIndex
    let name: String
    let position: String
  }

  private func strays(_ term: Term, of type: TypeIndex) -> [UnlistedUse] {
    switch term.word {
    case .conforms: unlistedConformances(term, of: type)
    case .marked: unlistedMarks(term, of: type)
    case let word where word.isPassive: unlistedSources(term, of: type)
    default: []
    }
  }

  private func unlistedConformances(_ term: Term, of type: TypeIndex) -> [UnlistedUse] {
    let objects = ObjectSet(term.values, in: project)
    let named = children(of: type, .inheritedType).flatMap(names) + bounds(of: type).flatMap(names)
    return named.compactMap { name in
      guard let supertype = project.typeUse(at: Int(name.node), in: Int(name.file)),
        objects.match(supertype, in: project) == nil
      else { return nil }
      return UnlistedUse(
        place: name, type: supertype, name: project.name(supertype),
        position: Position.inheritance.rawValue)
    }
  }

  /// What holds `UIView` of `protocol Row where Self: UIView`.
  private func bounds(of type: TypeIndex) -> [NodeRef] {
    children(of: type, .requirement).compactMap { place in
      let outline = project.files[Int(place.file)].outline
      return outline.bound(ofSelfIn: Int(place.node)).map { NodeRef(file: Int(place.file), node: $0) }
    }
  }

  /// The names of types, each by itself, that a container holds.
  private func names(in place: NodeRef) -> [NodeRef] {
    let outline = project.files[Int(place.file)].outline
    return outline.children(of: Int(place.node)).filter { outline.nodes[$0].kind == .typeName }.map {
      NodeRef(file: Int(place.file), node: $0)
    }
  }

  /// Attributes where attributes are listed, modifiers where modifiers are.
  private func unlistedMarks(_ term: Term, of type: TypeIndex) -> [UnlistedUse] {
    let listed = Set(term.values.map(\.text))
    let attributes = listed.contains { $0.hasPrefix("@") } ? children(of: type, .attribute) : []
    let modifiers = listed.contains { !$0.hasPrefix("@") } ? children(of: type, .modifier) : []
    let written = term.values.compactMap { WrittenAttribute($0.text) }
    return (attributes.map { ($0, "@") } + modifiers.map { ($0, "") }).compactMap { place, sign in
      let outline = project.files[Int(place.file)].outline
      let name = sign + outline.name(of: Int(place.node))
      let isListed =
        listed.contains(name)
        || sign == "@" && written.contains { $0.matches(Int(place.node), in: outline) }
      return isListed ? nil : UnlistedUse(place: place, type: .none, name: name, position: "attribute")
    }
  }

  private func unlistedSources(_ term: Term, of type: TypeIndex) -> [UnlistedUse] {
    guard let item = sentence.judged.first, let listed = item.terms.first else { return [] }
    var anyone = term
    anyone.values = [Word("*", line: term.place.line, column: term.place.column)]
    let everyone = CompiledTerm(anyone, in: project)
    let allowed = Set(facts.familySources(listed, of: item, type).map(\.place))
    return facts.familySources(everyone, of: item, type).filter { !allowed.contains($0.place) }.map {
      UnlistedUse(
        place: $0.place, type: $0.source, name: project.qualifiedName($0.source), position: term.word.rawValue
      )
    }
  }

  private func children(of type: TypeIndex, _ kind: NodeKind) -> [NodeRef] {
    project.declarations(of: type).flatMap { place in
      let outline = project.files[Int(place.file)].outline
      return outline.children(of: Int(place.node)).filter { outline.nodes[$0].kind == kind }.map {
        NodeRef(file: Int(place.file), node: $0)
      }
    }
  }

  private func isExcepted(_ stray: UnlistedUse, _ outcome: inout SentenceOutcome) -> Bool {
    guard stray.type != .none else { return false }
    for (index, exception) in sentence.exceptions.enumerated()
    where facts.predicate.holds(exception.clauses, for: .type(stray.type)) {
      let start = project.files[Int(stray.place.file)].outline.nodes[Int(stray.place.node)].range.start
      outcome.excepted.append(.init(item: index, file: Int(stray.place.file), start: start))
      return true
    }
    return false
  }

  private func violation(_ type: TypeIndex, _ term: Term, _ stray: UnlistedUse) -> Violation {
    let node = project.files[Int(stray.place.file)].outline.nodes[Int(stray.place.node)]
    let subject = Party(role: roleName(of: type), name: project.qualifiedName(type))
    let role = stray.type == .none ? nil : project.layerRole(stray.type).map(project.roleName)
    let object = Party(role: role, name: stray.name)
    let breach = wording.breach(
      of: subject, key: subject.name, verb: term.word.rawValue, object: object, position: stray.position,
      message: sentence.sentence.message(subject, object, wording),
      instead: sentence.sentence.instead)
    return Violation(file: Int(stray.place.file), range: node.range, breach: breach, related: [])
  }
}
