import EavesDocuments
import EavesSource

/// Why items of roles hold, in words.
extension Predicate {
  /// Why an item holds, and the place that shows it, nil for the declaration itself.
  struct Reason {
    /// "class", where the item asks for a kind.
    fileprivate(set) var kind: String?
    /// "name ends in `Store`": what continues "its" or "whose".
    fileprivate(set) var names: [String] = []
    /// "uses `FileManager`": what continues "it" or "that".
    fileprivate(set) var clauses: [String] = []
    fileprivate(set) var place: NodeRef?

    /// "it is a class whose name ends in `Store` and that uses `FileManager`".
    var text: String {
      let (name, rest) = (names.joined(separator: " and "), clauses.joined(separator: " and "))
      guard let kind else {
        return [name.isEmpty ? "" : "its \(name)", rest.isEmpty ? "" : "it \(rest)"].filter { !$0.isEmpty }
          .joined(separator: " and ")
      }
      let that = rest.isEmpty ? "" : "\(name.isEmpty ? "" : " and") that \(rest)"
      return "it is \(RoleWording.withArticle(kind))\(name.isEmpty ? "" : " whose \(name)")\(that)"
    }

    /// Adds what another reason says.
    fileprivate mutating func add(_ other: Reason) {
      if let kind = other.kind { self.kind = kind }
      names += other.names.filter { !names.contains($0) }
      clauses += other.clauses.filter { !clauses.contains($0) }
      if place == nil { place = other.place }
    }
  }

  /// Why an item holds for a type; nil when it does not.
  ///
  /// - Parameter depth: how many roles have been unfolded: one may name the other in a cycle.
  func reason(_ item: CompiledItem, for type: TypeIndex, depth: Int = 0) -> Reason? {
    guard holds(item, for: .type(type)) else { return nil }
    var reason = Reason()
    for term in item.terms {
      guard let compactReason = compactReason(term, of: item, for: .type(type)) else { return nil }
      reason.add(
        unfolded(term, compactReason, of: item, for: type, depth: depth)
          ?? self.reason(compactReason, term.term, type))
    }
    return reason
  }

  /// The reason of a role, instead of its name, where the name says nothing: of one that is no layer, and of one alone.
  private func unfolded(
    _ term: CompiledTerm, _ compactReason: CompactReason, of item: CompiledItem, for type: TypeIndex,
    depth: Int
  ) -> Reason? {
    guard depth < Self.maxUnfolded, term.term.word == .role, case .value(let index) = compactReason,
      let role = project.roles.index(of: term.term.values[index].text),
      !project.roles.isLayer[role] || item.terms.count == 1,
      let match = project.roles.matches[type.index].first(where: { Int($0.role) == role })
    else { return nil }
    let item = CompiledItem(project.plan.definitions[role].items[Int(match.item)], in: project)
    return reason(item, for: type, depth: depth + 1)
  }

  private static let maxUnfolded = 4

  private func reason(_ compactReason: CompactReason, _ term: Term, _ type: TypeIndex) -> Reason {
    let file = Int(project.types[type.index].place.file)
    let written = term.values.map(\.text)
    switch (term.word, compactReason) {
    case (.name, .value(let index)): return Reason(names: ["name \(NamePattern(written[index]).spoken)"])
    case (.kind, _): return Reason(kind: project.types[type.index].kind.rawValue)
    case (.mentions, _):
      let words = mentions.words(mentionedBy: type, of: term)
      guard let first = MentionTable.first(of: words, mentionedBy: type, in: project) else {
        return Reason(clauses: ["uses \(words.map(\.text).joined(separator: ", "))"])
      }
      return Reason(clauses: ["uses \(first.name.inBackquotes)"], place: first.place)
    case (_, .relation(let relation)):
      let verb = term.word.word.phrase
      guard let relation else { return Reason(clauses: ["\(verb) no other type"]) }
      let other = term.word.isPassive ? relation.source : relation.target
      return Reason(clauses: ["\(verb) \(named(other))"], place: relation.place)
    default: return Reason(clauses: [clause(compactReason, term, type, in: file)])
    }
  }

  private func clause(
    _ compactReason: CompactReason, _ term: Term, _ type: TypeIndex, in file: Int
  ) -> String {
    let written = term.values.map(\.text)
    switch (term.word, compactReason) {
    case (.conforms, .supertype(let supertype)): return conformance(of: type, to: supertype)
    case (.marked, .inherited(let index, let supertype)):
      return "is marked `\(written[index])` by \(project.name(supertype).inBackquotes)"
    case (.marked, .value(let index)): return "is marked `\(written[index])`"
    case (.in, _):
      let globs = written.map { ModulePattern($0) }
      return "is in module `\(project.module(of: file, namedBy: globs)?.name ?? "")`"
    case (.target, _): return "is in a \(written.joined(separator: " or ")) target"
    case (.imports, _):
      return "is in a file that imports \(written.map { "`\($0)`" }.joined(separator: " or "))"
    case (.path, .value(let index)):
      let path = project.files[file].path
      let isFolder = !written[index].hasSuffix(".swift") || written[index].hasSuffix("*.swift")
      return isFolder && !path.folder.isEmpty
        ? "is in the folder `\(path.folder)`" : "is in the file `\(path)`"
    case (.access, .value(let index)): return "is \(written[index])"
    case (.role, .value(let index)):
      let isPlace = project.roles.index(of: written[index]).map { project.roles.isRegion[$0] } ?? false
      return isPlace
        ? "is in \(RoleWording.spaced(written[index]))" : "is \(RoleWording.withArticle(written[index]))"
    case (.platform, .value(let index)):
      let compiled = CompiledTerm(term, in: project)
      guard case .platforms(let platforms) = compiled.values else { return "" }
      return platformText(platforms[index].name, in: file)
    case (_, .measure(let count)): return "has \(count) \(term.word.rawValue)"
    default: return ""
    }
  }

  private func conformance(of type: TypeIndex, to supertype: TypeIndex) -> String {
    let direct = project.types[type.index].supertypes
    let verb = project.types[supertype.index].kind == .class ? "inherits from" : "conforms to"
    if direct.contains(supertype) { return "\(verb) \(named(supertype))" }
    let through = direct.first { project.allSupertypes(of: $0).contains(supertype) }
    let way = through.map { " through \(project.name($0).inBackquotes)" } ?? ""
    return "\(verb) \(named(supertype))\(way)"
  }

  /// "the service `Store`", "`View`".
  private func named(_ type: TypeIndex) -> String {
    let role = project.layerRole(type).map { "the \(RoleWording.spaced(project.roleName($0))) " } ?? ""
    return role + project.qualifiedName(type).inBackquotes
  }

  private func platformText(_ name: String, in file: Int) -> String {
    "runs on \(name) \(project.files[file].platforms[name].map(String.init) ?? "")"
  }
}

extension Relation.Kind {
  /// The relation that a passive counts or a verb asks for; nil for words that ask something else.
  init?(_ word: TermWord) {
    switch word {
    case .heldBy, .holds: self = .holds
    case .acceptedBy: self = .accepts
    case .returnedBy: self = .returns
    case .createdBy, .creates: self = .creates
    case .conformedBy: self = .conforms
    default: return nil
    }
  }
}

extension String {
  /// As code, unless it has backquotes of its own.
  fileprivate var inBackquotes: String { contains("`") ? self : "`\(self)`" }
}
