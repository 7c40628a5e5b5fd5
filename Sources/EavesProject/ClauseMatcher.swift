package import EavesDocuments
import EavesOutline
import EavesSource

/// Decides whether a type fulfils the clauses of an item, and says by what.
package struct ClauseMatcher: Sendable {
  package let project: Project
  private let mentions: MentionTable

  /// Why an item holds: words that continue "because", and the place that shows it, nil for the declaration itself.
  package struct Reason: Sendable {
    package let text: String
    package let place: NodeRef?
  }

  /// - Parameter mentions: what `mentions` clauses are answered from.
  package init(project: Project, mentions: MentionTable = MentionTable()) {
    self.project = project
    self.mentions = mentions
  }

  /// Why an item holds for a type; nil when it does not.
  ///
  /// A type declared nowhere answers `name` and passives only.
  package func reason(_ item: Item, for type: TypeIndex) -> Reason? {
    var parts: [String] = []
    var place: NodeRef?
    for term in item.terms {
      guard let reason = self.reason(term, of: item, for: type) else { return nil }
      if !reason.text.isEmpty { parts.append(reason.text) }
      if place == nil { place = reason.place }
    }
    for inside in item.inside where !isNested(type, in: inside.text) { return nil }
    if item.unless.contains(where: { reason($0, for: type) != nil }) { return nil }
    return Reason(text: parts.joined(separator: " and "), place: place)
  }

  private func reason(_ term: Term, of item: Item, for type: TypeIndex) -> Reason? {
    let record = project.types[type.index]
    if record.kind == .external, term.word != .name, !term.word.isPassive { return nil }
    switch term.word {
    case .name: return named(term, type)
    case .kind:
      return term.values.contains { $0.text == record.kind.rawValue }
        ? Reason(text: "it is a \(record.kind.rawValue)", place: nil) : nil
    case .conforms: return conforms(term, type)
    case .marked: return marked(term, type)
    case .in:
      return project.inModule(term.values, Int(record.place.file)).map { Reason(text: $0, place: nil) }
    case .path: return path(term, record)
    case .access: return access(term, record)
    case .platform: return platform(term, in: Int(record.place.file))
    case .role:
      let found = term.values.first { word in
        project.roles.index(of: word.text).map { project.hasRole($0, type) } ?? false
      }
      return found.map { Reason(text: "it is a \($0.text)", place: nil) }
    case .mentions:
      return mentions.contains(type, term)
        ? Reason(text: "it mentions \(term.values.map(\.text).joined(separator: ", "))", place: nil) : nil
    case .lines, .members, .depth, .parameters: return measure(term, type)
    default:
      return term.word.isPassive ? passive(term, item, type) : nil
    }
  }

  private func named(_ term: Term, _ type: TypeIndex) -> Reason? {
    let name = project.name(type)
    let qualified = project.qualifiedName(type)
    for word in term.values {
      let pattern = NamePattern(word.text)
      if pattern.matches(name) || pattern.matches(qualified) {
        return Reason(
          text: pattern.isLiteral ? "its name is \(word.text)" : "its name matches \(word.text)", place: nil)
      }
    }
    return nil
  }

  private func conforms(_ term: Term, _ type: TypeIndex) -> Reason? {
    for word in term.values {
      let pattern = NamePattern(word.text)
      for supertype in project.types[type.index].supertypes
      where pattern.matches(project.name(supertype)) {
        return Reason(text: "it conforms to \(project.name(supertype))", place: nil)
      }
      for supertype in project.allSupertypes(of: type) where pattern.matches(project.name(supertype)) {
        let through = project.types[type.index].supertypes.first {
          $0 == supertype || project.allSupertypes(of: $0).contains(supertype)
        }
        let way = through.map { " through \(project.name($0))" } ?? ""
        return Reason(text: "it conforms to \(project.name(supertype))\(way)", place: nil)
      }
    }
    return nil
  }

  private func marked(_ term: Term, _ type: TypeIndex) -> Reason? {
    for word in term.values {
      if project.isMarked(type, word.text) { return Reason(text: "it is marked \(word.text)", place: nil) }
      guard word.text.hasPrefix("@") else { continue }
      for supertype in project.allSupertypes(of: type)
      where project.types[supertype.index].kind != .external && project.isMarked(supertype, word.text)
        && word.text == "@MainActor"
      {
        return Reason(text: "it is marked \(word.text) by \(project.name(supertype))", place: nil)
      }
    }
    return nil
  }

  private func path(_ term: Term, _ record: TypeRecord) -> Reason? {
    let path = project.files[Int(record.place.file)].path
    return term.values.first { PathPattern($0.text).matches(path) }
      .map { Reason(text: "its file matches \($0.text)", place: nil) }
  }

  /// Whether the package or the Xcode project of a file runs on one of the platforms.
  package func platform(_ term: Term, in file: Int) -> Reason? {
    let named = project.files[file].platforms
    for word in term.values {
      let parts = word.text.split(separator: " ").map(String.init)
      guard parts.count == 2, let version = named[parts[0]], let range = CountRange(parts[1]) else {
        continue
      }
      if range.contains(version) {
        return Reason(text: "it runs on \(parts[0]) \(version)", place: nil)
      }
    }
    return nil
  }

  private func access(_ term: Term, _ record: TypeRecord) -> Reason? {
    let written = project.writtenAccess(Int(record.place.node), in: Int(record.place.file))
    return term.values.first { $0.text == written }.map { Reason(text: "it is \($0.text)", place: nil) }
  }

  private func measure(_ term: Term, _ type: TypeIndex) -> Reason? {
    guard let range = term.range, let count = project.measure(term.word, of: type) else { return nil }
    return range.contains(count) ? Reason(text: "it has \(count) \(term.word.rawValue)", place: nil) : nil
  }

  private func isNested(_ type: TypeIndex, in role: String) -> Bool {
    guard let role = project.roles.index(of: role) else { return false }
    var outer = project.types[type.index].parent
    while outer != .none {
      if project.hasRole(role, outer) { return true }
      outer = project.types[outer.index].parent
    }
    return false
  }
}

// MARK: Passives

extension ClauseMatcher {
  /// Those who do something with a type: the sources counted, and the places that show it.
  package func doers(_ word: TermWord, _ roles: [Word], via: [Word], of type: TypeIndex) -> [Relation] {
    let kind: Relation.Kind
    switch word {
    case .heldBy: kind = .holds
    case .acceptedBy: kind = .accepts
    case .returnedBy: kind = .returns
    case .createdBy: kind = .creates
    case .conformedBy: kind = .conforms
    default: return []
    }
    return family(of: type).flatMap { project.roles.relations.to($0, kind) }.filter { relation in
      guard relation.source != .none, !project.isSetAside(relation.source) else { return false }
      return roles.contains { isDoer($0.text, relation.source) } && isVia(via, relation)
    }
  }

  private func isDoer(_ word: String, _ source: TypeIndex) -> Bool {
    if word == "type" { return true }
    if let role = project.roles.index(of: word) { return project.hasRole(role, source) }
    return NamePattern(word).matches(project.name(source))
  }

  /// The holding property carries one of the attributes.
  private func isVia(_ via: [Word], _ relation: Relation) -> Bool {
    if via.isEmpty { return true }
    let file = Int(relation.declaration.file)
    let outline = project.files[file].outline
    let holder = Int(outline.nodes[Int(relation.declaration.node)].parent)
    return project.attributes(of: holder, in: file).contains { attribute in
      let name = "@" + outline.name(of: attribute)
      return via.contains { $0.text == name }
    }
  }

  /// A type with the project's own protocols that it conforms to: who holds the protocol, holds the type.
  package func family(of type: TypeIndex) -> [TypeIndex] {
    [type] + project.allSupertypes(of: type).filter { project.types[$0.index].kind == .protocol }
  }

  private func passive(_ term: Term, _ item: Item, _ type: TypeIndex) -> Reason? {
    if isBarredFromRelations(type) { return nil }
    let found = doers(term.word, term.values, via: item.via, of: type)
    let sources = Set(found.map(\.source))
    guard (item.count ?? CountRange(least: 1, most: nil)).contains(sources.count) else { return nil }
    guard let first = found.first else {
      return Reason(text: "nothing has it \(term.word.rawValue)", place: nil)
    }
    let doer = project.qualifiedName(first.source)
    return Reason(text: "it is \(term.word.rawValue.replacingDash()) \(doer)", place: first.place)
  }

  /// Relations say nothing of basic types, nor of types nested in a view or view model.
  private func isBarredFromRelations(_ type: TypeIndex) -> Bool {
    let name = project.name(type)
    if project.types[type.index].kind == .external,
      project.vocabulary.words["basic", default: []].contains(where: { NamePattern($0.text).matches(name) })
    {
      return true
    }
    return isNested(type, in: "view") || isNested(type, in: "viewModel")
  }
}

extension String {
  fileprivate func replacingDash() -> String { String(map { $0 == "-" ? " " : $0 }) }
}
