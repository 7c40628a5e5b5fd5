import EavesDocuments
import EavesProject
import EavesSource

/// What others do with a subject: who holds, accepts, returns, creates, calls or mentions a type, who imports a module.
extension ItemEvaluator {
  func passive(
    _ term: CompiledTerm, of item: CompiledItem, _ type: TypeIndex, _ inEveryBuild: Bool
  ) -> [Violation.Related]? {
    let home = project.home(of: type)
    let relationSources = familySources(term, of: item, type).filter {
      !inEveryBuild || !project.isConditional($0.place, besides: home)
    }
    return item.count.contains(Set(relationSources.map(\.source)).count)
      ? relationSources.map { related($0, term) } : nil
  }

  private func related(_ doer: Relation, _ term: CompiledTerm) -> Violation.Related {
    let relation = term.term.word.rawValue.replacing("-", with: " ")
    return related(doer.place, "\(relation) \(Wording.code(project.qualifiedName(doer.source)))")
  }

  /// What a passive counts: types that do it to the type, to a protocol of it, or to a conformer.
  func familySources(_ term: CompiledTerm, of item: CompiledItem, _ type: TypeIndex) -> [Relation] {
    var found: [Relation] = []
    var places: Set<NodeRef> = []
    let isOfOne = term.term.word == .conformedBy
    let family = isOfOne ? [type] : self.family(of: type)
    for member in family {
      for doer in relationSources(term, of: item, member) where !family.contains(doer.source) || isOfOne {
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

  private func relationSources(_ term: CompiledTerm, of item: CompiledItem, _ type: TypeIndex) -> [Relation] {
    let word = term.term.word
    guard word == .calledBy || word == .mentionedBy else {
      return predicate.relationSources(term, of: item, to: type)
    }
    guard case .parties(let parties) = term.values else { return [] }
    return (evidence.usage?.of(type, isCall: word == .calledBy) ?? []).filter { relation in
      relation.source != type && project.isCounted(relation.source, byPassiveNaming: parties.roles)
        && predicate.isAny(relation.source, of: parties)
    }
  }

  /// What an exception that did not apply counted all the same: who holds it, and through which parameter it came.
  func counted(_ item: CompiledItem, of type: TypeIndex) -> [Violation.Related] {
    guard let term = item.terms.first, term.term.word.isPassive, case .parties(let parties) = term.values
    else { return [] }
    var places = familySources(term, of: item, type).map { related($0, term) }
    guard term.term.word == .heldBy else { return places }
    for member in family(of: type) {
      for relation in project.roles.relations.to(member, .accepts)
      where predicate.isAny(relation.source, of: parties) && !project.isSetAside(relation.source) {
        places.append(related(relation.place, "accepted by \(project.qualifiedName(relation.source))"))
      }
    }
    return places
  }

  // MARK: Modules

  func importers(
    _ term: CompiledTerm, of item: CompiledItem, _ module: PlacedSubject
  ) -> [Violation.Related]? {
    item.count.contains(importers(term.term, module).count) ? [] : nil
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
