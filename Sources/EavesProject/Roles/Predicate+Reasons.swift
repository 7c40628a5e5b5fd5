import EavesDocuments
import EavesOutline
import EavesSource

/// Why items of roles hold, in words.
extension Predicate {
  /// Why an item holds, and the place that shows it, nil for the declaration itself.
  package struct Reason {
    /// "class", where the item asks for a kind.
    fileprivate(set) var kind: String?
    /// "name ends in `Store`": what continues "its" or "whose".
    fileprivate(set) var names: [String] = []
    /// Names of a letter or two say little: they are left out beside a clause.
    fileprivate(set) var vagueNames: [String] = []
    fileprivate(set) var clauses: [Clause] = []
    package fileprivate(set) var place: NodeRef?

    /// "it is a class whose name ends in `Store` and that uses `FileManager` (Store.swift:41)".
    package var text: String {
      // How many members there are says little beside what they do.
      let telling = clauses.filter { !$0.isMeasure }
      let clauses = telling.isEmpty ? self.clauses : telling
      let name = (names + (clauses.isEmpty ? vagueNames : [])).joined(separator: " and ")
      guard let kind else {
        return ([name.isEmpty ? "" : "its \(name)"] + clauses.map(\.sentence)).filter { !$0.isEmpty }
          .joined(separator: " and ")
      }
      let parts = ([name.isEmpty ? "" : "whose \(name)"] + clauses.map { "that \($0.relative)" }).filter {
        !$0.isEmpty
      }
      return "it is \(RoleWording.withArticle(kind)) \(parts.joined(separator: " and "))"
    }

    /// Whether whoever reads the declaration sees it.
    var isEvident: Bool { !names.isEmpty || isByConformance && clauses.count < 2 }
    fileprivate var isByConformance = false

    /// Adds what another reason says.
    fileprivate mutating func add(_ other: Reason) {
      if let kind = other.kind { self.kind = kind }
      names += other.names.filter { !names.contains($0) }
      vagueNames += other.vagueNames.filter { !vagueNames.contains($0) }
      clauses += other.clauses.filter { !clauses.contains($0) }
      isByConformance = isByConformance || other.isByConformance
      if place == nil { place = other.place }
    }
  }

  /// What a reason says besides the kind and the name.
  struct Clause: Equatable {
    /// Behind "that": "uses `FileManager` (Store.swift:41)", "the service `Store` returns (Store.swift:34)".
    let relative: String
    /// "it uses `FileManager` (Store.swift:41)", "the service `Store` returns it (Store.swift:34)".
    let sentence: String
    let isMeasure: Bool

    init(_ text: String, isMeasure: Bool = false) {
      (relative, sentence, self.isMeasure) = (text, "it \(text)", isMeasure)
    }

    /// - Parameter place: empty, or in parentheses behind a space.
    init(_ other: String, _ verb: String, place: String) {
      (relative, sentence, isMeasure) = ("\(other) \(verb)\(place)", "\(other) \(verb) it\(place)", false)
    }
  }

  /// Why an item holds for a type; nil when it does not.
  ///
  /// - Parameter depth: how many roles have been unfolded: one may name the other in a cycle.
  package func reason(_ item: CompiledItem, for type: TypeIndex, depth: Int = 0) -> Reason? {
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

  /// The reason of a role, instead of its name, where the name says nothing: of one that is no layer, of one alone, and
  /// where the name of the type says it.
  private func unfolded(
    _ term: CompiledTerm, _ compactReason: CompactReason, of item: CompiledItem, for type: TypeIndex,
    depth: Int
  ) -> Reason? {
    guard depth < Self.maxUnfolded, term.term.word == .role, case .value(let index) = compactReason,
      let role = project.roles.index(of: term.term.values[index].text),
      let match = project.roles.matches[type.index].first(where: { Int($0.role) == role })
    else { return nil }
    let inner = CompiledItem(project.plan.definitions[role].items[Int(match.item)], in: project)
    let isNamed = project.roles.isLayer[role] && item.terms.count > 1
    return reason(inner, for: type, depth: depth + 1).flatMap { reason in
      if !isNamed { return reason }
      return reason.names.isEmpty ? nil : Reason(kind: reason.kind, names: reason.names)
    }
  }

  private static let maxUnfolded = 4

  private func reason(_ compactReason: CompactReason, _ term: Term, _ type: TypeIndex) -> Reason {
    let file = Int(project.types[type.index].place.file)
    let written = term.values.map(\.text)
    switch (term.word, compactReason) {
    case (.name, .value(let index)):
      let name = "name \(NamePattern(written[index]).spoken)"
      let isVague = written[index].filter(\.isLetter).count < 3
      return isVague ? Reason(vagueNames: [name]) : Reason(names: [name])
    case (.kind, _): return Reason(kind: project.types[type.index].kind.rawValue)
    case (.mentions, _):
      let words = mentions.words(mentionedBy: type, of: term)
      guard let first = MentionTable.first(of: words, mentionedBy: type, in: project) else {
        return Reason(clauses: [Clause("uses \(words.map(\.text).joined(separator: ", "))")])
      }
      let text = "uses \(first.name.inBackquotes) (\(project.line(of: first.place)))"
      return Reason(clauses: [Clause(text)], place: first.place)
    case (_, .relation(let relation)):
      let verb = term.word.word.phrase
      guard let relation else { return Reason(clauses: [Clause("\(verb) no other type")]) }
      let place = project.line(of: relation.place)
      if term.word.isPassive, let active = Relation.Kind(term.word)?.phrase(ofClass: isClass(type)) {
        let clause = Clause(named(relation.source), active, place: " (\(place))")
        return Reason(clauses: [clause], place: relation.place)
      }
      let other = term.word.isPassive ? relation.source : relation.target
      return Reason(clauses: [Clause("\(verb) \(named(other)) (\(place))")], place: relation.place)
    default:
      let clause = Clause(clause(compactReason, term, type, in: file), isMeasure: term.word.isMeasure)
      return Reason(clauses: [clause], isByConformance: term.word == .conforms)
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
        ? "is in \(project.vocabulary.noun(ofRole: written[index]))"
        : "is \(RoleWording.withArticle(written[index]))"
    case (.platform, .value(let index)):
      let compiled = CompiledTerm(term, in: project)
      guard case .platforms(let platforms) = compiled.values else { return "" }
      return platformText(platforms[index].name, in: file)
    case (_, .measure(let count)):
      let unit = term.word.rawValue
      return "has \(count) \(count == 1 && unit.hasSuffix("s") ? String(unit.dropLast()) : unit)"
    default: return ""
    }
  }

  private func conformance(of type: TypeIndex, to supertype: TypeIndex) -> String {
    let direct = project.types[type.index].supertypes
    let known = project.types[supertype.index].kind
    let isSuperclass =
      known == .class || known == .external && Self.isFrameworkClass(project.name(supertype))
    let verb = isSuperclass ? "inherits from" : "conforms to"
    if direct.contains(supertype) { return "\(verb) \(named(supertype))" }
    let through = direct.first { project.allSupertypes(of: $0).contains(supertype) }
    let way = through.map { " through \(project.name($0).inBackquotes)" } ?? ""
    return "\(verb) \(named(supertype))\(way)"
  }

  /// Whether a name is that of a class of an Objective-C framework, such as `UIView` and `NSManagedObject`.
  private static func isFrameworkClass(_ name: String) -> Bool {
    name.prefix(3).count == 3 && name.prefix(3).allSatisfy(\.isUppercase)
      && !["able", "ing", "Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
  }

  private func isClass(_ type: TypeIndex) -> Bool { project.types[type.index].kind == .class }

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
  fileprivate func phrase(ofClass isClass: Bool) -> String {
    self == .conforms ? isClass ? "inherits from" : "conforms to" : "\(self)"
  }

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

extension Project {
  /// "Store.swift:41".
  package func line(of place: NodeRef) -> String {
    let outline = outline(ofFile: Int(place.file))
    let start = outline.nodes[Int(place.node)].range.start
    return "\(outline.source.path.name):\(outline.lines.line(of: start))"
  }
}

extension String {
  /// As code, unless it has backquotes of its own.
  fileprivate var inBackquotes: String { contains("`") ? self : "`\(self)`" }
}
