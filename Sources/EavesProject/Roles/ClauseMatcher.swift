package import EavesDocuments
import EavesOutline
import EavesSource

/// Decides whether a type fulfils the clauses of an item, and says by what.
package struct ClauseMatcher: Sendable {
  package let project: Project
  private let mentions: MentionTable
  /// Who has which role: written while roles are being assigned, by the one who does.
  var holders: RoleHolders

  /// Why an item holds: words that continue "because", and the place that shows it, nil for the declaration itself.
  package struct Reason: Sendable {
    package let text: String
    package let place: NodeRef?
  }

  /// What a clause holds by. Asked of every type of a project, so it is no text yet.
  enum Ground {
    /// The value that holds, by its position.
    case value(Int)
    case supertype(TypeIndex)
    /// The value that holds through a supertype.
    case inherited(Int, TypeIndex)
    case measure(Int)
    case relation(Relation?)
    /// The clause as it is written.
    case asWritten
  }

  /// - Parameter mentions: what `mentions` clauses are answered from.
  package init(project: Project, mentions: MentionTable = MentionTable()) {
    self.project = project
    self.mentions = mentions
    holders = project.roles.holders
  }

  /// Why an item holds for a type; nil when it does not.
  ///
  /// A type declared nowhere answers `name`, `role`, `functions` and passives only.
  package func reason(_ item: Item, for type: TypeIndex) -> Reason? {
    reason(CompiledItem(item, in: project), for: type)
  }

  /// Why an item holds for a type; nil when it does not.
  package func reason(_ item: CompiledItem, for type: TypeIndex) -> Reason? {
    reason(item, for: type, depth: 0)
  }

  /// - Parameter depth: how many helpers have been unfolded: one may name the other in a circle.
  private func reason(_ item: CompiledItem, for type: TypeIndex, depth: Int) -> Reason? {
    guard holds(item, for: type) else { return nil }
    var parts: [String] = []
    var place: NodeRef?
    for term in item.terms {
      guard let ground = ground(term, of: item, for: type) else { return nil }
      if let helped = helped(term, ground, for: type, depth: depth) {
        parts.append(helped.text)
        if place == nil { place = helped.place }
        continue
      }
      parts.append(text(of: ground, term.term, for: type))
      if place == nil, case .relation(let relation?) = ground { place = relation.place }
    }
    return Reason(text: parts.joined(separator: " and "), place: place)
  }

  /// What a helper says of a type, in its stead: its name means nothing to those who read a report.
  private func helped(_ term: CompiledTerm, _ ground: Ground, for type: TypeIndex, depth: Int) -> Reason? {
    guard depth < Self.mostHelpers, term.term.word == .role, case .value(let index) = ground,
      let role = project.roles.index(of: term.term.values[index].text),
      project.plan.definitions[role].isHelper,
      let match = project.roles.matches[type.index].first(where: { Int($0.role) == role })
    else { return nil }
    let item = CompiledItem(project.plan.definitions[role].items[Int(match.item)], in: project)
    return reason(item, for: type, depth: depth + 1)
  }

  private static let mostHelpers = 4

  /// Whether an item holds for a type.
  ///
  /// - Parameter inEveryBuild: whether code under `#if` is no ground for it. It never is one for `unless`: code that may
  ///   be missing takes nothing away.
  package func holds(_ item: CompiledItem, for type: TypeIndex, inEveryBuild: Bool = false) -> Bool {
    for index in item.terms.indices
    where ground(item.terms[index], of: item, for: type, inEveryBuild) == nil { return false }
    if !item.inside.isEmpty, !stands(type, in: item) { return false }
    for index in item.unless.indices
    where holds(item.unless[index], for: type, inEveryBuild: !inEveryBuild) { return false }
    return true
  }

  /// Whether an item holds for a type, whoever has some roles; nil where that depends on who has them.
  func holds(_ item: CompiledItem, for type: TypeIndex, whoeverHas roles: UInt64) -> Bool? {
    if item.rolesAsked & roles == 0 { return holds(item, for: type) }
    for term in item.terms
    where term.rolesAsked & roles == 0 && ground(term, of: item, for: type) == nil { return false }
    for role in item.inside
    where role.map({ roles & 1 << UInt64($0) == 0 && !isNested(type, in: $0) }) ?? true {
      return false
    }
    return item.unless.contains {
      $0.rolesAsked & roles == 0 && holds($0, for: type, inEveryBuild: true)
    } ? false : nil
  }

  /// Whether one clause of an item is true of a type.
  package func isTrue(
    _ term: CompiledTerm, of item: CompiledItem, for type: TypeIndex, inEveryBuild: Bool = false
  ) -> Bool {
    ground(term, of: item, for: type, inEveryBuild) != nil
  }

  /// Whether a type is declared in types of the roles that `inside` of an item names.
  package func stands(_ type: TypeIndex, in item: CompiledItem) -> Bool {
    item.inside.allSatisfy { role in role.map { isNested(type, in: $0) } ?? false }
  }

  /// Whether an item holds for code of a file that stands in no type: by the roles, the path and the module of the
  /// file. What else an item asks is never true of it.
  package func holds(_ item: CompiledItem, forCodeOf file: Int) -> Bool {
    item.inside.isEmpty && !item.unless.contains { holds($0, forCodeOf: file) }
      && item.terms.allSatisfy { term in
        switch term.values {
        case .roles(let roles):
          roles.contains { role in
            role.map {
              project.fileHasRole($0, file) || $0 == project.roles.testRole && project.isTestFile(file)
            }
              ?? false
          }
        case .modules(let modules): isIn(modules, file)
        case .targets(let kinds): isIn(kinds, file)
        case .paths(let patterns): patterns.firstMatch(of: PathComponents(project.files[file].path)) != nil
        default: false
        }
      }
  }

  private func ground(
    _ term: CompiledTerm, of item: CompiledItem, for type: TypeIndex, _ inEveryBuild: Bool = false
  ) -> Ground? {
    let word = term.term.word
    let kind = project.types[type.index].kind
    if kind == .external, ![.name, .role, .functions].contains(word), !word.isPassive { return nil }
    let file = Int(project.types[type.index].place.file)
    switch term.values {
    case .names(let patterns): return named(patterns, type)
    case .supertypes(let parties): return conforms(parties, type, inEveryBuild)
    case .modules(let modules): return isIn(modules, file) ? .asWritten : nil
    case .paths(let patterns):
      return patterns.firstMatch(of: PathComponents(project.files[file].path)).map { .value($0) }
    case .targets(let kinds): return isIn(kinds, file) ? .asWritten : nil
    case .imports(let modules): return modules.areImported(by: file) ? .asWritten : nil
    case .kinds(let kinds): return kinds.contains(kind) ? .asWritten : nil
    case .roles(let roles):
      return roles.firstIndex { role in
        role.map { inEveryBuild ? holders.hasUnconditionally($0, type) : holders.has($0, type) }
          ?? false
      }.map { .value($0) }
    case .platforms(let platforms): return platform(platforms, in: file).map { .value($0) }
    case .marks(let marks): return marked(marks, term.term, type, inEveryBuild)
    case .parties(let parties):
      return word.isPassive
        ? passive(term, parties, item, type, inEveryBuild) : active(term, parties, item, type, inEveryBuild)
    case .mentions(let bits):
      return mentions.contains(type, term.term, bits, inEveryBuild: inEveryBuild) ? .asWritten : nil
    case .objects, .types, .clauses: return nil
    case .asWritten:
      switch word {
      case .access:
        let access = project.access(ofTypeAt: Int(project.types[type.index].place.node), in: file)
        return term.term.values.firstIndex { Access($0.text) == access }.map { .value($0) }
      case let word where word.isMeasure:
        guard let range = term.term.range, let count = project.measure(word, of: type) else { return nil }
        let sure = word == .members ? count - project.conditionalMembers(of: type) : count
        let holds =
          inEveryBuild
          ? range.contains(count) && range.contains(sure) : range.contains(count) || range.contains(sure)
        return holds ? .measure(count) : nil
      default: return nil
      }
    }
  }

  /// - Parameter modules: whether it is asked for, by module.
  package func isIn(_ modules: [Bool], _ file: Int) -> Bool {
    project.files[file].modules.contains { modules[$0.index] }
  }

  private func isIn(_ kinds: [TargetKind], _ file: Int) -> Bool {
    project.files[file].target.map(kinds.contains) ?? false
  }

  private func named(_ patterns: [NamePattern], _ type: TypeIndex) -> Ground? {
    let name = project.symbols.bytes(project.types[type.index].name)
    let isNested = project.types[type.index].parent != .none
    let qualified = isNested ? Array(project.qualifiedName(type).utf8) : []
    let index = patterns.firstIndex { $0.matches(name) || (isNested && $0.matches(qualified)) }
    return index.map { .value($0) }
  }

  private func conforms(
    _ parties: [CompiledTerm.Party], _ type: TypeIndex, _ inEveryBuild: Bool
  ) -> Ground? {
    let all = inEveryBuild ? project.unconditionalSupertypes(of: type) : project.allSupertypes(of: type)
    for party in parties {
      // The direct ones come first.
      for supertype in all where isParty(supertype, party) { return .supertype(supertype) }
    }
    return nil
  }

  func isNamed(_ type: TypeIndex, _ pattern: NamePattern) -> Bool {
    pattern.matches(project.symbols.bytes(project.types[type.index].name))
  }

  private func marked(
    _ marks: [CompiledTerm.Mark], _ term: Term, _ type: TypeIndex, _ inEveryBuild: Bool
  ) -> Ground? {
    for (index, mark) in marks.enumerated() {
      if project.isMarked(type, mark, inEveryBuild: inEveryBuild) { return .value(index) }
      guard term.values[index].text == "@MainActor" else { continue }
      let all = inEveryBuild ? project.unconditionalSupertypes(of: type) : project.allSupertypes(of: type)
      for supertype in all
      where project.types[supertype.index].kind != .external
        && project.isMarked(supertype, mark, inEveryBuild: inEveryBuild)
      {
        return .inherited(index, supertype)
      }
    }
    return nil
  }

  /// The position of a platform that the package or the Xcode project of a file runs on; nil: it runs on none of them.
  package func platform(_ platforms: [PlatformRange], in file: Int) -> Int? {
    let named = project.files[file].platforms
    return platforms.firstIndex { platform in
      named[platform.name].map { platform.versions.contains($0) } ?? false
    }
  }

  func isNested(_ type: TypeIndex, in role: Int) -> Bool {
    var outer = project.types[type.index].parent
    while outer != .none {
      if holders.has(role, outer) { return true }
      outer = project.types[outer.index].parent
    }
    return false
  }
}

// MARK: Texts

extension ClauseMatcher {
  private func text(of ground: Ground, _ term: Term, for type: TypeIndex) -> String {
    let file = Int(project.types[type.index].place.file)
    let written = term.values.map(\.text)
    switch (term.word, ground) {
    case (.name, .value(let index)):
      return NamePattern(written[index]).isLiteral
        ? "its name is \(written[index])" : "its name matches \(written[index])"
    case (.kind, _): return "it is \(RoleWording.withArticle(project.types[type.index].kind.rawValue))"
    case (.conforms, .supertype(let supertype)): return conformance(of: type, to: supertype)
    case (.marked, .inherited(let index, let supertype)):
      return "it is marked \(written[index]) by \(project.name(supertype))"
    case (.marked, .value(let index)): return "it is marked \(written[index])"
    case (.in, _):
      let globs = written.map { ModulePattern($0) }
      return "it is in module \(project.module(of: file, namedBy: globs)?.name ?? "")"
    case (.target, _): return "its file is in a \(written.joined(separator: " or ")) target"
    case (.imports, _): return "its file imports \(written.joined(separator: " or "))"
    case (.path, .value(let index)): return "its file matches \(written[index])"
    case (.access, .value(let index)): return "it is \(written[index])"
    case (.role, .value(let index)): return "it is \(RoleWording.withArticle(written[index]))"
    case (.platform, .value(let index)):
      let compiled = CompiledTerm(term, in: project)
      guard case .platforms(let platforms) = compiled.values else { return "" }
      return platformText(platforms[index].name, in: file)
    case (.mentions, _):
      return "it mentions \(mentions.words(mentionedBy: type, of: term).joined(separator: ", "))"
    case (_, .measure(let count)): return "it has \(count) \(term.word.rawValue)"
    case (_, .relation(let relation)):
      guard let relation else { return "nothing has it \(term.word.rawValue)" }
      if !term.word.isPassive { return "it \(term.word.rawValue) \(project.qualifiedName(relation.target))" }
      return "it is \(term.word.rawValue.replacingDash()) \(project.qualifiedName(relation.source))"
    default: return ""
    }
  }

  private func conformance(of type: TypeIndex, to supertype: TypeIndex) -> String {
    let direct = project.types[type.index].supertypes
    if direct.contains(supertype) { return "it conforms to \(project.name(supertype))" }
    let through = direct.first { project.allSupertypes(of: $0).contains(supertype) }
    let way = through.map { " through \(project.name($0))" } ?? ""
    return "it conforms to \(project.name(supertype))\(way)"
  }

  private func platformText(_ name: String, in file: Int) -> String {
    "it runs on \(name) \(project.files[file].platforms[name].map(String.init) ?? "")"
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
  fileprivate func replacingDash() -> String { String(map { $0 == "-" ? " " : $0 }) }
}
