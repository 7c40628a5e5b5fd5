import EavesOutline
import EavesSource
import EavesThreads

/// The tables of a project while its names are linked: declares types and members, then finds what names stand for.
///
/// A stage reads an immutable project of the tables built so far and returns a new table. It must release that project
/// before the table is stored, or the next write copies each table.
struct Linker {
  /// Sorted by path.
  let files: [ProjectFile]
  let modules: NamedModules
  let realModules: [Bool]
  let moduleSources: ModuleGraph.Sources
  let pages: Pages
  let frameworks: Frameworks
  let wellKnown: WellKnown
  let plan: RolePlan
  let workers: Workers
  let texts = Answers()
  var names: NameStore
  var types: [TypeRecord] = []
  var typeNames: TypeNames
  var declared: [[TypeAtNode]]
  var members: [Member] = []
  var declaredMembers: [[MemberAtNode]]
  var memberNames = MemberNames()
  var globals: [Symbol: [NodeRef]] = [:]
  var variables = GlobalVariables()
  var typeUses: [[TypeAtNode]]
  var aliasUses: [[TypeAtNode]]
  var ancestors = Ancestors()
  var sureAncestors = Ancestors()
  var literals: [NodeKind: TypeIndex] = [:]
  var environmentKeys: [Symbol: EnvironmentKey] = [:]
  var injections = Injections()
  var basicNames: [Bool] = []

  /// Links outlines, while others may still read manifests and roles.
  static func link(
    _ outlines: [Outline], modules: Future<ModuleMap>, plan: Future<RolePlan>, _ workers: Workers
  ) -> Linker {
    let own = LinkedNames(of: outlines.sorted { $0.source.path < $1.source.path }, workers)
    var linker = Linker(own, modules, plan, workers)
    linker.declareTypes()
    linker.declareMembers()
    linker.resolveTypeUses()
    let conditional = linker.resolveSupertypes()
    linker.resolveSureSupertypes(without: conditional)
    linker.resolveAliases()
    linker.resolveEnvironmentKeys()
    linker.resolveLiterals()
    linker.basicNames = linker.known.namesOfBasicTypes()
    return linker
  }

  /// What each file, its manifest and project file contain, independent of other files. Files are read in parallel.
  private init(
    _ own: LinkedNames, _ modules: Future<ModuleMap>, _ plan: Future<RolePlan>, _ workers: Workers
  ) {
    let (files, paths) = (own.files, own.files.map(\.outline.source.path))
    var names = own.names
    wellKnown = WellKnown(&names)
    let (plan, map) = (plan.value, modules.value)
    let modules = NamedModules(map.modules, &names)
    let symbols = SymbolTable(names)
    let homes = map.homes(of: paths)
    let targets = map.sources.targets?.targetKinds(of: paths)
    let (frameworks, visibility) = workers.both {
      Frameworks(plan.sdk, modules.list, paths, symbols)
    } _: {
      Visibility(of: files, in: homes.map(\.modules), modules, plan.sdk, symbols, workers)
    }
    self.files = workers.map(count: files.count) { file in
      ProjectFile(
        files[file], home: homes[file], target: targets?[file], imports: visibility.imports[file],
        knowing: frameworks.knownModules, symbols)
    }
    (self.modules, self.frameworks, realModules) = (modules, frameworks, visibility.realModules)
    moduleSources = map.sources
    pages = Pages(of: map.sources)
    (self.plan, self.workers) = (plan, workers)
    typeNames = TypeNames(symbols: names.count)
    self.names = names
    declared = Array(repeating: [], count: files.count)
    declaredMembers = Array(repeating: [], count: files.count)
    (typeUses, aliasUses) = (declared, declared)
  }

  /// The project as far as it is known.
  var known: Project { Project(self, Answers(ofTextsIn: texts), plan.nobody) }

  /// Pages that are numbered behind the files, and their places by path.
  struct Pages {
    let outlines: [Outline]
    let numbers: [FilePath: Int]

    fileprivate init(of sources: ModuleGraph.Sources) {
      let pages = sources.pages.projects.map(\.source) + sources.generatorSpecs.pages
      outlines = pages.map { Outline(page: $0) }
      numbers = Dictionary(pages.enumerated().map { ($1.path, $0) }) { first, _ in first }
    }
  }
}

extension Linker {
  /// The record of a name that no declaration answers to, made at its first mention.
  mutating func external(_ name: Symbol, at place: NodeRef) -> TypeIndex {
    if let known = typeNames.external(name) { return known }
    let index = TypeIndex(types.count)
    types.append(
      TypeRecord(
        name: name, kind: .external, parent: .none, module: .none, place: place, isFilePrivate: false,
        isLocal: false, isConditional: false))
    typeNames.setExternal(name, index)
    return index
  }

  /// What a name stands for: where nothing in the project does, its record.
  mutating func type(_ meaning: Meaning, in file: Int) -> TypeIndex {
    switch meaning {
    case .declared(let type): type
    case .external(let name, let node): external(name, at: NodeRef(file: file, node: Int(node)))
    }
  }

  /// Files are read side by side; members get their indices in the order of the files.
  private mutating func declareMembers() {
    let found = known.fileMembers()
    members.reserveCapacity(found.reduce(0) { $0 + $1.count })
    for (file, declarations) in found.enumerated() {
      declaredMembers[file].reserveCapacity(declarations.count)
      for declaration in declarations {
        switch declaration {
        case .global(let name, let place): globals[name, default: []].append(place)
        case .member(let member):
          types[member.owner.index].members.append(members.count)
          declaredMembers[file].append((member.node.node, members.count))
          members.append(member)
        }
      }
    }
    memberNames = MemberNames(of: types, members, workers)
    variables = GlobalVariables(of: globals, in: known)
  }

  /// Finds the supertypes that types have in every build. O(supertypes) where some are conditional.
  ///
  /// - Parameter conditional: supertypes that a type has by extensions under `#if` alone.
  private mutating func resolveSureSupertypes(without conditional: [TypeIndex: [TypeIndex]]) {
    let isSame = conditional.isEmpty && !types.contains { $0.isConditional && !$0.supertypes.isEmpty }
    sureAncestors = isSame ? ancestors : Ancestors(of: types, without: conditional)
  }

  /// Types of literals, as the language has them.
  private mutating func resolveLiterals() {
    for (kind, name) in [
      (NodeKind.booleanLiteral, "Bool"), (.integerLiteral, "Int"), (.floatLiteral, "Double"),
      (.stringLiteral, "String"),
    ] {
      literals[kind] = external(names.intern(name), at: NodeRef(file: 0, node: 0))
    }
  }
}

extension Project {
  fileprivate func fileMembers() -> [[FileMembers.Declaration]] {
    workers.map(count: files.count) { FileMembers.of($0, in: self) }
  }

  /// By symbol: whether the word list `basic` names it, read once for all names.
  fileprivate func namesOfBasicTypes() -> [Bool] {
    var basicNames = Array(repeating: false, count: symbols.count)
    for name in plan.sdk.basicNames {
      if let symbol = symbols.find(name[...]) { basicNames[symbol.index] = true }
    }
    let globs = plan.sdk.basicGlobs
    if globs.isEmpty { return basicNames }
    let names = types.filter { $0.kind == .external }.map(\.name)
    let isBasic = workers.map(count: names.count, run: 256) { self.symbols.isMatched(names[$0], by: globs) }
    for (name, isBasic) in zip(names, isBasic) where isBasic { basicNames[name.index] = true }
    return basicNames
  }
}
