import EavesDocuments
import EavesProject
import EavesSource

/// What a configuration names and what comes to nothing: a misspelled name would be taken for a rule that is kept.
extension CheckSession {
  /// Items that the configuration adds to roles and by which no type has one.
  var unusedItems: [Problem] {
    let own = project.vocabulary.roles.filter { $0.ownItems > 0 && $0.layer == nil }
    return own.flatMap { definition -> [Problem] in
      guard let role = project.roles.index(of: definition.name), !selectsFiles(role) else { return [] }
      let met = project.itemsMet(of: role)
      let idle = definition.items.indices.prefix(definition.ownItems).filter {
        !met.contains($0) && !definition.items[$0].isOfPlaces
      }
      // One warning is enough for a role without any types.
      if definition.isOwn, idle.count == definition.items.count { return [] }
      return idle.map {
        Problem(
          "this item adds no type to the role `\(definition.name)`",
          remedy: "correct or delete the item", path: ruleSet.configurationPath,
          line: definition.items[$0].line,
          severity: .warning)
      }
    }
  }

  /// Word lists that the configuration defines and nothing uses: a misspelled name does not extend a shipped list.
  var unusedWords: [Problem] {
    let coined = options.words.filter { project.vocabulary.isOwnList($0.text) }
    if coined.isEmpty { return [] }
    var used = usedNames(ruleSet.documents)
    for item in project.vocabulary.roles.flatMap(\.items).flatMap(\.everyItem) {
      for word in item.terms.flatMap(\.values) { used.insert(word.text) }
    }
    for value in project.vocabulary.words.values.joined() { used.insert(value.text) }
    let shipped = project.vocabulary.words.keys.filter { !project.vocabulary.isOwnList($0) }.sorted()
    var near: NearestNames?
    return coined.filter { !used.contains($0.text) }.map { word in
      near = near ?? NearestNames(shipped)
      let meant = near?.nearest(to: word.text).map { "did you mean `\($0)`?" }
      return Problem(
        "no rule and no role uses the list `\(word.text)`",
        remedy: meant ?? "use the list in a rule, or delete the list",
        path: ruleSet.configurationPath, line: word.line, severity: .warning)
    }
  }

  /// Under `strict`: roles that may be empty by the configuration, and are not.
  var filledRoles: [Problem] {
    guard options.isStrict else { return [] }
    return options.mayBeEmpty.sorted().filter { name in
      project.roles.index(of: name).map { role in
        // Names of other modules have no subjects: a role that only they have is empty.
        project.types.indices.contains {
          project.types[$0].kind != .external && project.hasRole(role, TypeIndex($0))
        }
      } ?? false
    }.map {
      Problem(
        "`may-be-empty` lists `\($0)`, which is not empty", remedy: "delete the entry",
        path: ruleSet.configurationPath, severity: .warning)
    }
  }
}
