package import EavesOutline
import EavesSource

/// The project with another text of one file, of which other files see the same: nothing but what bodies of functions
/// say differs. Who types, mostly does that; all files would have to be linked anew otherwise.
///
/// Nothing is guessed: where the link of the whole could come to something else for any other file, there is none.
struct Replacement {
  private let old: Project
  private let file: Int
  private let surface: Surface

  /// Nil for a file that others see differently.
  init?(of file: Int, in old: Project, by outline: Outline) {
    let name = outline.source.path.name
    // Manifests say which modules there are.
    guard name != "Package.swift", !old.plan.asksForLines,
      let surface = Surface(of: old.files[file].outline, in: outline)
    else { return nil }
    self.old = old
    self.file = file
    self.surface = surface
  }

  /// Nil where a body says what the rest of the project is linked by.
  func project(with outline: Outline) -> Project? {
    guard let symbols = symbols(of: outline) else { return nil }
    let known = old.files[file]
    let own = outline.names.own.compactMap { symbols.find($0) }
    guard own.count == outline.names.own.count else { return nil }
    let new = ProjectFile(outline: outline, symbols: own)
    new.module = known.module
    new.platforms = known.platforms
    new.imports = known.imports
    new.importsKnownModulesOnly = known.importsKnownModulesOnly
    new.genericNames = known.genericNames
    new.locals = LocalNames(new, symbols)
    new.bounds = BoundNames(new)
    new.declared = known.declared.compactMap { node, type in
      surface.counterpart(of: Int(node)).map { (UInt32($0), type) }
    }
    new.declaredMembers = known.declaredMembers.compactMap { node, member in
      surface.counterpart(of: Int(node)).map { (UInt32($0), member) }
    }
    guard new.declared.count == known.declared.count, new.declaredMembers.count == known.declaredMembers.count
    else { return nil }
    let project = Project(old, replacing: file, by: new, symbols, surface)
    if readsEnvironment(in: old, { surface.counterpart(of: $0) == nil }) { return nil }
    if readsEnvironment(in: project, outline.isInBody) { return nil }
    return move(in: project) && resolve(in: project) && relate(in: project) ? project : nil
  }

  /// The names of the project with those of the new text. Nil where one that comes or goes means something to the link
  /// by its mere occurrence.
  private func symbols(of outline: Outline) -> SymbolTable? {
    let own = Set(outline.names.own)
    let gone = old.files[file].outline.names.own.filter { !own.contains($0) }
    let new = own.filter { old.symbols.find($0) == nil }
    guard gone.count + new.count <= Self.mostNames, !gone.contains(where: old.isTelling),
      !new.contains(where: old.isTelling)
    else { return nil }
    return new.isEmpty ? old.symbols : old.symbols.adding(new.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// More names come and go with a whole file, and each is held against every folder.
  private static let mostNames = 256

  /// Whether some body reads the environment: keys are known by who reads them.
  private func readsEnvironment(in project: Project, _ isInBody: (Int) -> Bool) -> Bool {
    let outline = project.files[file].outline
    return outline.index.attributes.contains { attribute in
      project.files[file].symbol(Int(attribute)) == project.wellKnown.environment && isInBody(Int(attribute))
    }
  }

  private func moved(_ place: NodeRef) -> NodeRef? {
    guard Int(place.file) == file else { return place }
    return surface.counterpart(of: Int(place.node)).map { NodeRef(file: file, node: $0) }
  }

  /// Gives all declarations of the file their places in the new text.
  private func move(in project: Project) -> Bool {
    for (_, member) in old.files[file].declaredMembers {
      guard let moved = old.members[member].moved(moved) else { return false }
      project.members[member] = moved
    }
    for (_, type) in old.files[file].declared {
      let record = old.types[type.index]
      if record.kind != .external {
        guard let place = moved(record.place) else { return false }
        project.types[type.index].place = place
      }
      let extensions = old.types[type.index].extensions.compactMap(moved)
      guard extensions.count == record.extensions.count else { return false }
      project.types[type.index].extensions = extensions
    }
    for node in old.files[file].outline.index.members {
      let name = old.files[file].symbol(Int(node))
      let place = NodeRef(file: file, node: Int(node))
      guard let places = old.globals[name] else { continue }
      let at = places.indices.partitioningIndex(where: { places[$0] >= place })
      guard at < places.count, places[at] == place else { continue }
      guard let moved = moved(place) else { return false }
      project.globals[name]?[at] = moved
    }
    return true
  }

  /// Resolves the names of the file. Types that are declared nowhere are numbered as they are first met: those of the
  /// file must be the same in the same order.
  private func resolve(in project: Project) -> Bool {
    let (before, after) = (old.namedTypes(in: file), project.namedTypes(in: file))
    guard before.count == after.count, zip(before, after).allSatisfy({ $0.isSame(as: $1) }) else {
      return false
    }
    var firsts: [UInt32: UInt32] = [:]
    for (first, last) in zip(before, after) where first.type == .none { firsts[first.node] = last.node }
    for index in old.types.indices where old.types[index].kind == .external {
      let place = old.types[index].place
      guard Int(place.file) == file else { continue }
      // Others were met by an attribute, an extension or a literal.
      let node = firsts[place.node].map { Int($0) } ?? surface.counterpart(of: Int(place.node))
      guard let node else { return false }
      project.types[index].place = NodeRef(file: file, node: node)
    }
    return project.resolveNames(in: file)
  }

  /// Finds what the types of the file do with others, and mention: roles are made by that, so it must be the same.
  private func relate(in project: Project) -> Bool {
    let roles = old.roles
    let (before, after) = (FileRelations.of(file, in: old), FileRelations.of(file, in: project))
    guard before.count == after.count, zip(before, after).allSatisfy({ $0.isSame(as: $1) }),
      MentionTable.mentions(in: file, of: old) == MentionTable.mentions(in: file, of: project),
      let relations = roles.relations.replacing(file, by: after, moved)
    else { return false }
    project.roles.relations = relations
    return true
  }
}

extension Project {
  /// The same project with one outline changed, where nothing that other files see of it is: only bodies of functions
  /// are. Nil where more has changed, or less. O(files + types + members + length of the file).
  package func replacing(with outlines: [Outline]) -> Project? {
    guard outlines.count == files.count else { return nil }
    var changed: Int?
    for (index, outline) in outlines.enumerated() where outline !== files[index].outline {
      if changed != nil || outline.source.path != files[index].path { return nil }
      changed = index
    }
    return changed.flatMap { file in
      Replacement(of: file, in: self, by: outlines[file]).flatMap { $0.project(with: outlines[file]) }
    }
  }

  /// Whether the link looks whether a name occurs anywhere: of a folder, a module, what is known of the SDK.
  fileprivate func isTelling(_ name: ArraySlice<UInt8>) -> Bool {
    plan.sdk.names(name) || modules.contains { $0.name.utf8.elementsEqual(name) }
      || files.contains { $0.path.begins(withFolder: name, amongFirst: 2) }
  }
}
