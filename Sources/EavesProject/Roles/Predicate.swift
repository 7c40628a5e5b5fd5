import EavesDocuments
import EavesOutline
import EavesSource

/// Decides whether a subject fulfils the clauses of an item, and says by what: in definitions of roles and in rules
/// alike. What calls and closures are made of, and what is found in code, `ItemEvaluator` decides.
package struct Predicate: Sendable {
  package let project: Project
  let mentions: MentionTable
  /// Who has which role: written while roles are being assigned, by the one who does.
  var holders: RoleHolders
  /// What clauses ask of files, by file; empty where it is worked out each time.
  package var files: [FileFacts?] = []

  /// Why a clause holds, without text: it is made for every type of a project.
  package enum CompactReason {
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

  /// Whether an item holds for a subject. A type declared nowhere answers `name`, `role`, `functions` and passives only.
  ///
  /// - Parameter inEveryBuild: whether code under `#if` is no ground for it. It never is one for `unless`: code that may
  ///   be missing takes nothing away.
  package func holds(_ item: CompiledItem, for subject: Subject, inEveryBuild: Bool = false) -> Bool {
    for index in item.terms.indices
    where compactReason(item.terms[index], of: item, for: subject, inEveryBuild) == nil { return false }
    if !item.inside.isEmpty, !stands(subject, in: item) { return false }
    for index in item.unless.indices
    where holds(item.unless[index], for: subject, inEveryBuild: !inEveryBuild) { return false }
    return true
  }

  /// Whether an item holds for a type, independent of some roles; nil where it depends on them.
  func holds(_ item: CompiledItem, for type: TypeIndex, whoeverHas roles: UInt64) -> Bool? {
    let subject = Subject.type(type)
    if item.referencedRoles & roles == 0 { return holds(item, for: subject) }
    for term in item.terms
    where term.referencedRoles & roles == 0 && compactReason(term, of: item, for: subject) == nil {
      return false
    }
    for role in item.inside
    where role.map({ roles & 1 << UInt64($0) == 0 && !isNested(type, in: $0, item.item.isDirect) }) ?? true {
      return false
    }
    return item.unless.contains {
      $0.referencedRoles & roles == 0 && holds($0, for: subject, inEveryBuild: true)
    } ? false : nil
  }

  /// Whether a type is declared in types of the roles that `inside` of an item names; no other subject is.
  package func stands(_ subject: Subject, in item: CompiledItem) -> Bool {
    guard case .type(let type) = subject else { return false }
    return item.inside.allSatisfy { role in role.map { isNested(type, in: $0, item.item.isDirect) } ?? false }
  }

  /// - Parameter isDirect: whether no other type lies between.
  func isNested(_ type: TypeIndex, in role: Int, _ isDirect: Bool = false) -> Bool {
    var outer = project.types[type.index].parent
    while outer != .none {
      if holders.has(role, outer) { return true }
      if isDirect { return false }
      outer = project.types[outer.index].parent
    }
    return false
  }

  /// What one clause of an item holds by; nil where it does not.
  package func compactReason(
    _ term: CompiledTerm, of item: CompiledItem, for subject: Subject, _ inEveryBuild: Bool = false
  ) -> CompactReason? {
    let word = term.term.word
    switch subject {
    case .type(let type):
      if project.types[type.index].kind == .external, ![.name, .role, .functions].contains(word),
        !word.isPassive
      {
        return nil
      }
      switch term.values {
      case .supertypes(let parties): return conforms(parties, type, inEveryBuild)
      case .imports(let modules):
        return modules.areImported(by: Int(project.types[type.index].place.file)) ? .asWritten : nil
      case .parties(let parties):
        return word.isPassive
          ? passive(term, parties, item, type, inEveryBuild) : active(term, parties, item, type, inEveryBuild)
      case .mentions(let bits):
        return mentions.contains(type, term.term, bits, inEveryBuild: inEveryBuild) ? .asWritten : nil
      default: break
      }
    case .place, .member, .code: break
    }
    switch term.values {
    case .names(let patterns): return word == .name ? named(patterns, subject) : nil
    case .roles(let roles): return hasRole(roles, subject, inEveryBuild)
    case .modules(let modules):
      return hasFile(subject) { project.files[$0].modules.contains { modules[$0.index] } } ? .asWritten : nil
    case .targets(let kinds):
      return hasFile(subject) { project.files[$0].target.map(kinds.contains) ?? false } ? .asWritten : nil
    case .paths(let patterns): return isAt(patterns, subject)
    case .platforms(let platforms): return runs(platforms, subject)
    case .clauses(let items): return isOwned(subject, by: items, inEveryBuild) ? .asWritten : nil
    case .kinds, .marks, .types: return isDeclared(term, subject, inEveryBuild)
    case .asWritten: return word == .exists ? .asWritten : isDeclared(term, subject, inEveryBuild)
    case .supertypes, .imports, .parties, .mentions, .objects: return nil
    }
  }
}

// MARK: Names and places

/// What clauses ask of a file, worked out once where many sentences ask.
package struct FileFacts: Sendable {
  let path: PathComponents
  /// The types whose code it holds.
  let coded: [TypeIndex]

  package init(_ file: Int, in project: Project) {
    path = PathComponents(project.files[file].path)
    coded = project.codedTypes(in: file)
  }
}

extension Predicate {
  private func facts(of file: Int) -> FileFacts? { files.isEmpty ? nil : files[file] }

  /// Whether something is true of a file of a subject.
  private func hasFile(_ subject: Subject, where isWanted: (Int) -> Bool) -> Bool {
    switch subject {
    case .type(let type): isWanted(Int(project.types[type.index].place.file))
    case .place(let place): place.hasFile(where: isWanted)
    case .member(let place): isWanted(Int(place.file))
    case .code(let file): isWanted(file)
    }
  }

  private func named(_ patterns: [NamePattern], _ subject: Subject) -> CompactReason? {
    let index: Int?
    switch subject {
    case .type(let type):
      let name = project.symbols.bytes(project.types[type.index].name)
      let isNested = project.types[type.index].parent != .none
      let qualified = isNested ? Array(project.qualifiedName(type).utf8) : []
      index = patterns.firstIndex { $0.matches(name) || (isNested && $0.matches(qualified)) }
    case .place(let place):
      switch place.noun {
      case .module, .folder:
        index = patterns.firstIndex { ModulePattern($0.text).matches(place.name) }
      case .member, .function:
        guard let node = place.node else { return nil }
        index = project.files[place.file].outline.firstName(of: node, among: patterns)
      default: index = patterns.firstIndex { $0.matches(place.name) }
      }
    case .member(let place):
      index = project.files[Int(place.file)].outline.firstName(of: Int(place.node), among: patterns)
    case .code: index = nil
    }
    return index.map { .value($0) }
  }

  /// A file has a role by its path or module, or because it declares or extends a type with the role; code in no type
  /// by its file alone.
  private func hasRole(_ roles: [Int?], _ subject: Subject, _ inEveryBuild: Bool) -> CompactReason? {
    roles.firstIndex { role in
      guard let role else { return false }
      switch subject {
      case .type(let type):
        return inEveryBuild ? holders.hasUnconditionally(role, type) : holders.has(role, type)
      case .place(let place):
        return place.hasFile { file in
          project.fileHasRole(role, file)
            || (facts(of: file)?.coded ?? project.codedTypes(in: file)).contains { holders.has(role, $0) }
        }
      case .member: return false
      case .code(let file):
        return project.fileHasRole(role, file) || role == project.roles.testRole && project.isTestFile(file)
      }
    }.map { .value($0) }
  }

  private func isAt(_ patterns: PathPatterns, _ subject: Subject) -> CompactReason? {
    if case .place(let place) = subject, place.noun == .folder {
      return patterns.firstMatch(of: PathComponents(FilePath(place.key))).map { .value($0) }
    }
    var first: Int?
    _ = hasFile(subject) { file in
      first = patterns.firstMatch(of: facts(of: file)?.path ?? PathComponents(project.files[file].path))
      return first != nil
    }
    return first.map { .value($0) }
  }

  /// Whether the package or the Xcode project of a file runs on one of some platforms.
  private func runs(_ platforms: [PlatformRange], _ subject: Subject) -> CompactReason? {
    let file: Int
    switch subject {
    case .type(let type): file = Int(project.types[type.index].place.file)
    case .place(let place): file = place.file
    case .member, .code: return nil
    }
    let named = project.files[file].platforms
    return platforms.firstIndex { platform in
      named[platform.name].map { platform.versions.contains($0) } ?? false
    }.map { .value($0) }
  }

  /// Whether the innermost type around a place is so; the file, of code in no type.
  private func isOwned(_ subject: Subject, by items: [CompiledItem], _ inEveryBuild: Bool) -> Bool {
    guard case .place(let place) = subject, let node = place.node else { return false }
    let type = project.enclosingType(of: node, in: place.file)
    let owner: Subject = type == .none ? .code(file: place.file) : .type(type)
    return items.allSatisfy { holds($0, for: owner, inEveryBuild: inEveryBuild) }
  }
}

// MARK: Supertypes

extension Predicate {
  private func conforms(
    _ parties: [CompiledTerm.Party], _ type: TypeIndex, _ inEveryBuild: Bool
  ) -> CompactReason? {
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
}
