import EavesDocuments
import EavesProject
import EavesSource

/// What others do with a subject: who holds, accepts, returns, creates, calls or mentions a type, who imports a module.
extension Judge {
  func passive(
    _ item: Item, _ term: Term, _ type: TypeIndex, _ inEveryBuild: Bool
  ) -> [Violation.Related]? {
    let home = project.home(of: type)
    let doers = familyDoers(item, term, type).filter {
      !inEveryBuild || !project.isConditional($0.place, besides: home)
    }
    guard item.countOfDoers.contains(Set(doers.map(\.source)).count) else { return nil }
    return doers.map { related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))") }
  }

  /// What a passive counts: whoever does it to the type, to a protocol of it, or to a conformer.
  func familyDoers(_ item: Item, _ term: Term, _ type: TypeIndex) -> [Relation] {
    var found: [Relation] = []
    var places: Set<NodeRef> = []
    let family = term.word == .conformedBy ? [type] : self.family(of: type)
    for member in family {
      for doer in doers(term, item.via, of: member)
      where !family.contains(doer.source) || term.word == .conformedBy {
        if places.insert(doer.place).inserted { found.append(doer) }
      }
    }
    return found
  }

  private func family(of type: TypeIndex) -> [TypeIndex] {
    let conformers = project.roles.relations.to(type, .conforms).map(\.source).filter {
      !candidates.isSetAside($0) && project.types[$0.index].kind != .external
    }
    return predicate.family(of: type) + conformers
  }

  private func doers(_ term: Term, _ via: [Word], of type: TypeIndex) -> [Relation] {
    guard term.word == .calledBy || term.word == .mentionedBy else {
      return predicate.doers(term.word, term.values, via: via, of: type)
    }
    let all = evidence.usage?.of(type, isCall: term.word == .calledBy) ?? []
    let named: UInt64 = term.values.reduce(0) { bits, word in
      project.roles.index(of: word.text).map { bits | 1 << UInt64($0) } ?? bits
    }
    return all.filter { relation in
      relation.source != type && project.isCounted(relation.source, byPassiveNaming: named)
        && term.values.contains { project.isParty(relation.source, $0.text) }
    }
  }

  /// What an exception that did not apply counted all the same: who holds it, and through which parameter it came.
  func counted(_ item: Item, of type: TypeIndex) -> [Violation.Related] {
    guard let term = item.terms.first, term.word.isPassive else { return [] }
    var places = familyDoers(item, term, type).map {
      related($0.place, "\(term.word.rawValue) \(project.qualifiedName($0.source))")
    }
    guard term.word == .heldBy else { return places }
    for member in family(of: type) {
      for relation in project.roles.relations.to(member, .accepts)
      where term.values.contains(where: { project.isParty(relation.source, $0.text) })
        && !project.isSetAside(relation.source)
      {
        places.append(related(relation.place, "accepted by \(project.qualifiedName(relation.source))"))
      }
    }
    return places
  }

  // MARK: Modules

  func importers(_ item: Item, _ term: Term, of module: PlacedSubject) -> [Violation.Related]? {
    item.countOfDoers.contains(importers(term, module).count) ? [] : nil
  }

  /// The other modules that import a module.
  private func importers(_ term: Term, _ subject: PlacedSubject) -> Set<ModuleIndex> {
    var modules: Set<ModuleIndex> = []
    let called = project.modules.first { $0.name == subject.name }?.importNames ?? [subject.name]
    for file in Set(called.flatMap(candidates.importers))
    where !subject.files.contains(file) && !project.isTestFile(file) {
      for module in project.files[file].modules {
        let isMeant = term.values.contains { word in
          word.text == "module" || project.modules[module.index].isNamed(by: ModulePattern(word.text))
            || project.roles.index(of: word.text).map { project.fileHasRole($0, file) } ?? false
        }
        if isMeant { modules.insert(module) }
      }
    }
    return modules
  }
}

extension Item {
  /// How many must do what a passive says.
  fileprivate var countOfDoers: CountRange { count ?? CountRange(least: 1, most: nil) }
}
