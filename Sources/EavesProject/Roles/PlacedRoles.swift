import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

/// What is known before any type gets a role.
extension Project {
  /// Relations, mentions and the roles of files; and which items types may fulfil at all. What does not depend on each
  /// other is found side by side.
  func placedRoles() -> (roles: RoleAssignment, prefilter: RolePrefilter) {
    var roles = plan.nobody
    let everyMention = workers.begin { MentionTable(of: self.plan.every, in: self) }
    let everyPath = workers.begin { PathPrefilter(self.plan.paths, in: self) }
    roles.relations = collectRelations()
    let paths = everyPath.value
    roles.files = rolesOfFiles(paths)
    roles.regions = plan.regions.map { items in items.filter { hasModules(for: $0.item) } }
    roles.mentions = everyMention.value
    return (roles, RolePrefilter(plan.prefilter, paths: paths, in: self))
  }

  private func rolesOfFiles(_ paths: PathPrefilter) -> [UInt64] {
    var roles = Array(repeating: UInt64(0), count: files.count)
    addModuleRegions(to: &roles)
    addPathRegions(paths, to: &roles)
    return roles
  }

  /// Roles that modules define, alone or with a path: each module's name is read once.
  private func addModuleRegions(to roles: inout [UInt64]) {
    for role in plan.definitions.indices {
      for position in plan.starts[role]..<plan.starts[role + 1] {
        let item = plan.every[position]
        guard let region = plan.places[position], region.usesModules, hasModules(for: item) else { continue }
        let matches = modules.map { module in
          item.terms.allSatisfy { term in
            term.word != .in || term.values.contains { module.isNamed(by: ModulePattern($0.text)) }
          }
        }
        for file in files.indices {
          let fits = files[file].modules.contains { module in
            matches[module.index] && region.slice(of: file, in: modules[module.index], of: self) != nil
          }
          if fits { roles[file] |= 1 << UInt64(role) }
        }
      }
    }
  }

  /// Roles that paths, targets and imports define: each pattern is read once, each path cut once.
  private func addPathRegions(_ paths: PathPrefilter, to roles: inout [UInt64]) {
    for role in plan.definitions.indices {
      for position in plan.starts[role]..<plan.starts[role + 1] {
        guard let region = plan.places[position], !region.usesModules else { continue }
        let leavesOut = !region.item.unless.isEmpty
        for file in files.indices where paths.fits(file, position) {
          if leavesOut, region.leavesOut(file, in: self) { continue }
          roles[file] |= 1 << UInt64(role)
        }
      }
    }
  }

  /// The modules of a file, nil alone where it has none.
  func modules(ofFile file: Int) -> [Module?] {
    files[file].modules.isEmpty ? [nil] : files[file].modules.map { modules[$0.index] }
  }

  /// Types of which attributes, conformances, mentions or relations stand under `#if` where the type itself does not.
  func typesWithConditions() -> Set<TypeIndex> {
    var found = roles.mentions.conditionalTypes
    let holdsBranches = files.map { !$0.outline.index.branches.isEmpty }
    guard holdsBranches.contains(true) else { return [] }
    for index in types.indices {
      let type = TypeIndex(index)
      if ancestors.of(type).count != sureAncestors.of(type).count { found.insert(type) }
      let places = declarations(of: type).filter { holdsBranches[Int($0.file)] }
      if places.contains(where: { hasConditionalHead($0, of: type) }) { found.insert(type) }
    }
    roles.relations.forEach { relation in
      guard holdsBranches[Int(relation.place.file)],
        files[Int(relation.place.file)].outline.innermostBranch(around: Int(relation.place.node)) != nil
      else { return }
      for type in [relation.source, relation.target] where type != .none {
        if isConditional(relation.place, besides: home(of: type)) { found.insert(type) }
      }
    }
    return found
  }

  /// Whether a declaration or extension has attributes or members under `#if`, or is itself where the type is not.
  private func hasConditionalHead(_ place: NodeRef, of type: TypeIndex) -> Bool {
    let outline = files[Int(place.file)].outline
    let branches = outline.index.branches
    let first = branches.indices.partitioningIndex(where: { branches[$0] > place.node })
    if first < branches.count, branches[first] < outline.nodes[Int(place.node)].next { return true }
    return isConditional(place, besides: home(of: type))
  }
}
