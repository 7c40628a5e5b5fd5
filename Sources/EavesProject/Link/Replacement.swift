package import EavesOutline
import EavesSource

/// The project with another text of one file, of which other files see the same but for members of its types: nothing but
/// what bodies of functions say differs, or which members there are. Who types, mostly does that; all files would have
/// to be linked anew otherwise.
///
/// Nothing is guessed: where the link of the whole could come to something else for any other file, there is none.
struct Replacement {
  let old: Project
  let file: Int
  let surface: Surface
  /// Nil where nothing but bodies differs.
  let changes: MemberChanges?

  /// Nil for a file that others see differently.
  init?(of file: Int, in old: Project, by outline: Outline) {
    // Manifests say which modules there are.
    if outline.source.path.name == "Package.swift" { return nil }
    // Conditions say which names are meant, and no node shows them.
    if BranchConditions.all(of: old.files[file].outline) != BranchConditions.all(of: outline) { return nil }
    self.old = old
    self.file = file
    if !old.plan.asksForLines, let surface = Surface(of: old.files[file].outline, in: outline) {
      (self.surface, changes) = (surface, nil)
      return
    }
    guard let changes = MemberChanges(of: old.files[file].outline, in: outline) else { return nil }
    (surface, self.changes) = (changes.surface, changes)
  }

  /// Nil where a body says what the rest of the project is linked by.
  func project(with outline: Outline) -> Project? {
    guard let symbols = symbols(of: outline) else { return nil }
    let known = old.files[file]
    let own = outline.names.own.compactMap { symbols.find($0) }
    guard own.count == outline.names.own.count else { return nil }
    let new = ProjectFile(outline: outline, symbols: own)
    new.modules = known.modules
    new.platforms = known.platforms
    new.target = known.target
    new.imports = known.imports
    new.importsKnownModulesOnly = known.importsKnownModulesOnly
    new.genericNames = changes == nil ? known.genericNames : new.namesOfTypeParameters
    new.locals = LocalNames(new, symbols)
    new.bounds = BoundNames(new)
    new.declared = known.declared.compactMap { node, type in
      surface.counterpart(of: Int(node)).map { (UInt32($0), type) }
    }
    guard new.declared.count == known.declared.count else { return nil }
    let members = changes == nil ? nil : MemberPlan(of: new, numbered: file, in: old, surface)
    if members == nil {
      new.declaredMembers = known.declaredMembers.compactMap { node, member in
        surface.counterpart(of: Int(node)).map { (UInt32($0), member) }
      }
      guard new.declaredMembers.count == known.declaredMembers.count else { return nil }
    }
    let origin = Origin(
      project: ObjectIdentifier(old), file: file, surface: surface, members: members?.numbers)
    let project = Project(old, replacing: file, by: new, symbols, origin)
    let isKnown = surface.known(of: outline.nodes.count)
    if readsEnvironment(in: old, { surface.counterpart(of: $0) == nil }) { return nil }
    if readsEnvironment(in: project, { !isKnown[$0] }) { return nil }
    guard move(in: project) else { return nil }
    guard let members, let changes else {
      return resolve(in: project) && relate(in: project) ? project : nil
    }
    members.declare(in: project)
    guard let names = names(of: changes, in: project), resolve(in: project) else { return nil }
    assignRoles(in: project, names)
    return project
  }

  /// The names of the project with those of the new text. Nil where one that comes or goes means something to the link
  /// by its mere occurrence.
  private func symbols(of outline: Outline) -> SymbolTable? {
    let own = Set(outline.names.own)
    let gone = old.files[file].outline.names.own.filter { !own.contains($0) }
    let new = own.filter { old.symbols.find($0) == nil }
    guard gone.count + new.count <= Self.mostNames, !gone.contains(where: { old.isTelling($0, alone: file) }),
      !new.contains(where: { old.isTelling($0) })
    else { return nil }
    return new.isEmpty ? old.symbols : old.symbols.adding(new.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// More names come and go with a whole file, and each is held against every folder.
  private static let mostNames = 256

  /// Whether some of what has changed reads the environment: keys are known by who reads them.
  private func readsEnvironment(in project: Project, _ hasChanged: (Int) -> Bool) -> Bool {
    let outline = project.files[file].outline
    return outline.index.attributes.contains { attribute in
      project.files[file].symbol(Int(attribute)) == project.wellKnown.environment
        && hasChanged(Int(attribute))
    }
  }

  private func moved(_ place: NodeRef) -> NodeRef? {
    guard Int(place.file) == file else { return place }
    return surface.counterpart(of: Int(place.node)).map { NodeRef(file: file, node: $0) }
  }

  /// Gives all declarations of the file their places in the new text.
  private func move(in project: Project) -> Bool {
    for (_, member) in changes == nil ? old.files[file].declaredMembers : [] {
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
  /// file must be the same in the same order, and what else it names be met before.
  private func resolve(in project: Project) -> Bool {
    let (before, after) = (old.namedTypes(in: file), project.namedTypes(in: file))
    let known = Set(before.map(\.key))
    guard after.allSatisfy({ known.contains($0.key) || isMetBefore($0) }) else { return false }
    let (mine, theirs) = (before.filter(isMetHere), after.filter(isMetHere))
    guard mine.map(\.key) == theirs.map(\.key) else { return false }
    var firsts: [UInt32: UInt32] = [:]
    for (first, last) in zip(mine, theirs) { firsts[first.node] = last.node }
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

  /// Whether a name of no declared type has its record from this file, or may have had it before all was known.
  private func isMetHere(_ named: Project.NamedType) -> Bool {
    if named.type != .none { return old.isInherited(named.type) }
    guard let record = old.typeNames.external(named.name) else { return false }
    return Int(old.types[record.index].place.file) == file
  }

  /// Whether a name that the file has not said before changes no numbers: files before it say it, or the head of an
  /// extension does. What is inherited was once taken for a type of no declaration: that is not told.
  private func isMetBefore(_ named: Project.NamedType) -> Bool {
    if named.type != .none { return !old.isInherited(named.type) }
    guard let record = old.typeNames.external(named.name) else { return false }
    if record.index < old.namedInCode.lowerBound { return true }
    return old.namedInCode.contains(record.index) && Int(old.types[record.index].place.file) < file
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

  /// Who sees that members have changed. Nil where that cannot be told, or where they say what values are that are found
  /// by key paths.
  private func names(of changes: MemberChanges, in project: Project) -> ChangedNames? {
    var names = ChangedNames(in: project)
    for (side, declarations) in [(old, changes.gone), (project, changes.come)] {
      let (nodes, declared) = (side.files[file].outline.nodes, side.files[file].declaredMembers)
      for declaration in declarations {
        let first = declared.indices.partitioningIndex(where: { Int(declared[$0].node) >= declaration })
        for (node, member) in declared[first...] {
          guard node < nodes[declaration].next else { break }
          if project.isReadByKeyPath(side.members[member].owner) { return nil }
          names.add(side.members[member])
        }
      }
    }
    return names.spread() ? names : nil
  }

  /// Finds the roles anew, by what concerned files say now and the others said before. Where files have other roles,
  /// nothing that was found in the project before is known to hold.
  private func assignRoles(in project: Project, _ names: ChangedNames) {
    var isRead = names.isConcerned
    isRead[file] = true
    let relations = project.collectRelations(after: old.roles.relations, in: isRead)
    let isSame = isRead.indices.allSatisfy { file in
      !isRead[file]
        || MentionTable.mentions(in: file, of: old) == MentionTable.mentions(in: file, of: project)
    }
    project.assignRoles(by: relations, isSame ? old.roles.mentions : nil)
    guard project.roles.files == old.roles.files else {
      project.origin = nil
      return
    }
    var names = names
    let (before, after) = (old.roles.bits, project.roles.bits)
    for index in before.indices where before[index] != after[index] {
      names.add(TypeIndex(index))
      project.origin?.changedRoles |= before[index] ^ after[index]
    }
    project.origin?.isConcerned = names.withFilesOfTypes()
  }
}

/// The members of a file in its new text, and how all are numbered with them.
private struct MemberPlan {
  let numbers: MemberNumbers
  private let range: Range<Int>
  private let oldRange: Range<Int>
  private let members: [Member]

  init(of new: ProjectFile, numbered file: Int, in old: Project, _ surface: Surface) {
    members = FileMembers.of(new, numbered: file, in: old).compactMap {
      if case .member(let member) = $0 { member } else { nil }
    }
    let known = old.members
    let start = known.indices.partitioningIndex(where: { Int(known[$0].node.file) >= file })
    let declared = old.files[file].declaredMembers
    oldRange = start..<start + declared.count
    range = start..<start + members.count
    var byNode: [UInt32: Int] = [:]
    for (position, member) in members.enumerated() { byNode[member.node.node] = start + position }
    let pairs = declared.compactMap { node, member in
      surface.counterpart(of: Int(node)).flatMap { byNode[UInt32($0)] }.map { (old: member, new: $0) }
    }
    numbers = MemberNumbers(old: oldRange, new: range, pairs: pairs)
    new.declaredMembers = zip(members, range).map { ($0.node.node, $1) }
  }

  /// Puts the members into the tables of a project that has those of another.
  func declare(in project: Project) {
    project.members.replaceSubrange(oldRange, with: members)
    var own: [TypeIndex: [Int]] = [:]
    for (member, number) in zip(members, range) { own[member.owner, default: []].append(number) }
    for index in project.types.indices {
      let added = own[TypeIndex(index)]
      guard added != nil || !project.types[index].members.isEmpty else { continue }
      let known = project.types[index].members
      let before = known.prefix { $0 < oldRange.lowerBound }
      let behind = known[before.count...].drop { $0 < oldRange.upperBound }
      if added == nil, before.count + behind.count == known.count, behind.isEmpty || !numbers.isShifting {
        continue
      }
      project.types[index].members =
        before + (added ?? []) + behind.map { $0 + range.count - oldRange.count }
    }
    project.memberNames = MemberNames(of: project.types, project.members, project.workers)
  }
}

extension Project {
  /// The same project with one outline changed, where nothing that other files see of it is but members of its types:
  /// bodies of functions are, or such members. Nil where more has changed, or less. O(files + types + members + length
  /// of the file), and where members have changed, of the files that name them; the roles then are found anew.
  package func replacing(with outlines: [Outline]) -> Project? {
    guard outlines.count == files.count else { return nil }
    var changed: Int?
    for (index, outline) in outlines.enumerated() where outline !== files[index].outline {
      if changed != nil || outline.source.path != files[index].path { return nil }
      changed = index
    }
    let project = changed.flatMap { file in
      Replacement(of: file, in: self, by: outlines[file]).flatMap { $0.project(with: outlines[file]) }
    }
    // Where bodies alone have changed, roles are taken over; what is called of undeclared types stands in bodies.
    if project?.origin?.members == nil, !undeclaredUses.isEmpty { return nil }
    return project
  }

  /// Whether the link looks whether a name occurs anywhere: of a folder, a module, what is known of the SDK.
  ///
  /// - Parameter file: where the name is known to occur; nil, or if others name it too: that is not asked.
  fileprivate func isTelling(_ name: ArraySlice<UInt8>, alone file: Int? = nil) -> Bool {
    guard
      plan.sdk.names(name) || modules.contains(where: { $0.name.utf8.elementsEqual(name) })
        || files.contains(where: { $0.path.begins(withFolder: name, amongFirst: 2) })
    else { return false }
    guard let file, let symbol = symbols.find(name) else { return true }
    return !files.indices.contains { $0 != file && files[$0].names.contains(symbol) }
  }

  /// Whether a type is declared in one that others inherit from.
  fileprivate func isInherited(_ type: TypeIndex) -> Bool {
    ancestors.contains(types[type.index].parent)
  }
}
