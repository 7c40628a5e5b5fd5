import EavesOutline
import EavesSource

/// Which declared type a name stands for, seen from one file: lexical scope first, then the module, then what is
/// imported.
struct NameLookup {
  private let project: Project
  private let file: Int
  /// The place of the name that is looked up: code under `#if` sees declarations under the same condition.
  var node = 0
  /// Whether what not every build has is left out.
  private var isSure = false
  /// What names that several types have mean in the file, wherever in it they stand.
  private var known: [Symbol: TypeIndex?] = [:]
  /// Whether names are the SDK's, of those that were asked for.
  private var foreign: [Symbol: Bool] = [:]

  init(in file: Int, of project: Project, at node: Int = 0) {
    self.file = file
    self.project = project
    self.node = node
  }

  /// The declared type that a path of names stands for, seen from inside `scope`; nil when the project
  /// declares none.
  mutating func type(_ path: [Symbol], from scope: TypeIndex) -> TypeIndex? {
    guard let first = path.first else { return nil }
    guard var type = type(first, from: scope) else {
      return path.count > 1 ? project.lookUpQualified(path) ?? typeOfOwnModule(path) : nil
    }
    let wellKnown = project.wellKnown
    for name in path.dropFirst() {
      // A declared type may have such a name, in backticks.
      if let inner = project.inner(name, of: type, seenFrom: file) {
        type = inner
      } else if name != wellKnown.type, name != wellKnown.protocol, name != wellKnown.selfValue {
        return nil
      }
    }
    return type
  }

  /// `Harbour.TripStore`, where nothing but the name says that `Harbour` is the module: a file does not import its own.
  private mutating func typeOfOwnModule(_ path: [Symbol]) -> TypeIndex? {
    guard path.count > 1, project.isFolderOfTarget(path[0]), !project.isKnownModule(path[0]),
      !project.files[file].imports.contains(path[0])
    else { return nil }
    return type(Array(path.dropFirst()), from: .none)
  }

  /// The type of a simple name, seen from inside `scope`. What is declared under `#if` hides nothing that every build
  /// has, and no type of the SDK.
  mutating func type(_ name: Symbol, from scope: TypeIndex) -> TypeIndex? {
    guard project.typeNames.isDeclared(name) else { return nil }
    guard project.typeNames.hasConditional(name) else { return found(name, from: scope) }
    isSure = true
    let sure = found(name, from: scope)
    isSure = false
    if let sure { return sure }
    let isForeign = foreign[name] ?? project.isForeign(name, in: file)
    foreign[name] = isForeign
    return isForeign ? nil : found(name, from: scope)
  }

  private mutating func found(_ name: Symbol, from scope: TypeIndex) -> TypeIndex? {
    let hasNested = project.typeNames.hasNested(name)
    var enclosing = scope
    while enclosing != .none {
      if project.types[enclosing.index].name == name { return enclosing }
      if hasNested, let inner = project.inner(name, of: enclosing, seenFrom: file), isSeen(inner) {
        return inner
      }
      enclosing = project.types[enclosing.index].parent
    }
    if project.typeNames.hasConditional(name) {
      let found =
        project.typeNames.sameNameTypes(of: name).map { topLevel(name, among: $0) } ?? topLevel(name)
      return found.flatMap { isSeen($0) ? $0 : nil }
    }
    guard project.typeNames.isShared(name) else { return topLevel(name) }
    if let known = known[name] { return known }
    let found = project.typeNames.sameNameTypes(of: name).map { topLevel(name, among: $0) } ?? topLevel(name)
    known[name] = .some(found)
    return found
  }

  /// Whether a type counts for what is looked up.
  private func isSeen(_ type: TypeIndex) -> Bool {
    !isSure || !project.isConditional(type, besides: NodeRef(file: file, node: node))
  }

  /// The best of several types of one name: same file, same module, an imported module, the only one. Of those that no
  /// module tells apart, the nearest by folders: a project of several targets that are not known repeats names.
  private func topLevel(_ name: Symbol) -> TypeIndex? {
    var best: (rank: Int, type: TypeIndex)?
    var rivals = 0
    for candidate in project.typeNames.declared(name) {
      let index = candidate.index
      if project.types[index].parent != .none || !isSeen(candidate) { continue }
      let home = Int(project.types[index].place.file)
      if project.types[index].isOfItsFile && home != file { continue }
      // What a test declares for itself hides nothing from the program.
      if home != file, project.files[home].isInTests, !project.files[file].isInTests { continue }
      let modules = project.files[home].modules
      let isTogether = home != file && project.areTogether(home, file)
      let rank =
        home == file ? 3 : isTogether ? 2 : modules.contains { imports(name, of: $0) } ? 1 : 0
      if rank == 0, !mayMean(declaredIn: home) { continue }
      if rank == 3 { return candidate }
      if rank > best?.rank ?? -1 {
        best = (rank, candidate)
        rivals = 1
      } else if let known = best, rank == known.rank {
        // Branches of an `#if` in one file declare one type.
        if Int(project.types[known.type.index].place.file) == home { continue }
        rivals += 1
        if rank == 2, modules.isEmpty, isNearer(candidate, than: known.type) { best = (rank, candidate) }
      }
    }
    guard let best else { return nil }
    // Two types of unrelated modules with one name: the reference is ambiguous. A type of the SDK goes first.
    return best.rank == 0 && (rivals > 1 || isOfImportedFramework(name)) ? nil : best.type
  }

  private func isNearer(_ type: TypeIndex, than other: TypeIndex) -> Bool {
    let (path, types, files) = (project.files[file].path, project.types, project.files)
    func distance(_ type: TypeIndex) -> Int {
      path.commonFolders(with: files[Int(types[type.index].place.file)].path)
    }
    return distance(type) > distance(other)
  }

  /// As `topLevel` of a name, where more types have it than can be looked through each time.
  private func topLevel(_ name: Symbol, among sameNameTypes: SameNameTypes) -> TypeIndex? {
    let own = project.files[file]
    if let type = sameNameTypes.type(ofFile: file) { return type }
    if own.modules.isEmpty, let near = sameNameTypes.nearest(to: own.path, seenByTests: own.isInTests) {
      return near
    }
    let together = own.modules.isEmpty ? [.none] : own.modules
    for module in together {
      if let type = sameNameTypes.first(in: module, seenByTests: own.isInTests) { return type }
    }
    if let imported = imported(name, among: sameNameTypes) { return imported }
    let only = sameNameTypes.only(seenByTests: own.isInTests)
    return only.flatMap {
      let record = project.types[$0.index]
      let isOurs = mayMean(declaredIn: Int(record.place.file))
      return isOfImportedFramework(record.name) || !isOurs ? nil : $0
    }
  }

  /// Whether the file may mean what another declares with which it shares no module and whose modules it does not
  /// import.
  private func mayMean(declaredIn home: Int) -> Bool {
    project.mayMean(declaredIn: home, unimportedFrom: file)
  }

  /// Whether a name is that of a type of a framework that the file imports: `List` with SwiftUI.
  private func isOfImportedFramework(_ name: Symbol) -> Bool {
    project.frameworks.ofType[name].map { project.files[file].imports.contains($0) } ?? false
  }

  /// O(modules of the types or imports, whichever are fewer).
  private func imported(_ name: Symbol, among sameNameTypes: SameNameTypes) -> TypeIndex? {
    let own = project.files[file]
    if sameNameTypes.moduleCount < own.imports.count {
      return sameNameTypes.first(seenByTests: own.isInTests, whereModule: { imports(name, of: $0) })
    }
    return own.imports.flatMap { project.modulesByName[$0, default: []] }.filter { imports(name, of: $0) }
      .compactMap { sameNameTypes.first(in: $0, seenByTests: own.isInTests) }.min()
  }

  private func imports(_ name: Symbol, of module: ModuleIndex) -> Bool {
    project.files[file].imports(name, of: module, in: project)
  }
}

extension ProjectFile {
  /// Whether a name of a module of the project is imported, alone or with all of the module; of `.none`, never.
  func imports(_ name: Symbol, of module: ModuleIndex, in project: Project) -> Bool {
    if module == .none { return false }
    let called = project.moduleNames[module.index]
    guard imports.contains(called) else { return false }
    let scoped = scopedImports.filter { $0.module == called }
    return scoped.isEmpty || scoped.contains { $0.name == name }
  }
}

extension Project {
  /// The qualified name of a type behind that of its module or framework, as far as one is known.
  func fullName(_ type: TypeIndex) -> String {
    let record = types[type.index]
    let name = qualifiedName(type)
    if record.kind == .external {
      return frameworks.ofType[record.name].map { "\(symbols.text($0)).\(name)" } ?? name
    }
    return record.module == .none ? name : "\(modules[record.module.index].name).\(name)"
  }

  /// The type of a name that is declared in a type or in what it inherits from, as far as a file may see it; nil when
  /// there is none. What is inherited is known once supertypes are.
  ///
  /// - Parameter file: nil: whichever it is, and private types are seen.
  func inner(_ name: Symbol, of type: TypeIndex, seenFrom file: Int?) -> TypeIndex? {
    guard typeNames.hasNested(name) else { return nil }
    if let inner = typeNames.nested(name, in: type, seenFrom: file, of: types) { return inner }
    for supertype in ancestors.of(type) {
      if let inner = typeNames.nested(name, in: supertype, seenFrom: file, of: types) { return inner }
    }
    return nil
  }

  /// Whether a name is that of a top-level folder: targets of Xcode often have one, and nothing else names them.
  func isFolderOfTarget(_ name: Symbol) -> Bool { frameworks.targetFolders.contains(name) }

  /// The declared type that a path of names stands for, seen from inside `scope`; nil when the project
  /// declares none.
  func lookUp(_ path: [Symbol], from scope: TypeIndex, at node: Int, in file: Int) -> TypeIndex? {
    var lookup = NameLookup(in: file, of: self, at: node)
    return lookup.type(path, from: scope)
  }

  /// The type of a simple name, seen from inside `scope` in a file.
  func lookUp(_ name: Symbol, from scope: TypeIndex, at node: Int, in file: Int) -> TypeIndex? {
    var lookup = NameLookup(in: file, of: self, at: node)
    return lookup.type(name, from: scope)
  }

  /// `Module.Type.Inner`: the first name is a module's.
  func lookUpQualified(_ path: [Symbol]) -> TypeIndex? {
    let modules = modulesByName[path[0], default: []]
    guard var type = modules.lazy.compactMap({ self.topLevel(path[1], of: $0) }).first else { return nil }
    for name in path.dropFirst(2) {
      guard let inner = inner(name, of: type, seenFrom: nil) else { return nil }
      type = inner
    }
    return type
  }

  /// The first type of a name that a module declares outside of others.
  private func topLevel(_ name: Symbol, of module: ModuleIndex) -> TypeIndex? {
    if let sameNameTypes = typeNames.sameNameTypes(of: name) { return sameNameTypes.first(of: module) }
    return typeNames.declared(name).first {
      types[$0.index].parent == .none && files[Int(types[$0.index].place.file)].modules.contains(module)
    }
  }
}

extension TypeRecord {
  /// Invisible to other files: private, or declared in a function.
  var isOfItsFile: Bool { isFilePrivate || isLocal }
}
