import EavesDocuments
import EavesGraphs
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// What the modules of a project import, declare and reach, for sentences about manifests.
final class ModuleDependencies: Sendable {
  /// An import of a module.
  struct Import: Sendable {
    let file: Int
    let node: Int
    /// Whether it stands in `#if`.
    let isConditional: Bool
    let isExported: Bool
  }

  let project: Project
  let graph: ModuleGraph
  /// Modules by what code calls them, tests last.
  let named: [String: [Int]]
  /// By module, by the name that is imported; each in the order of the files.
  let imports: [[String: [Import]]]
  /// By module: its files, by their numbers in the project.
  let files: [[Int]]
  /// Names that some file of the project imports.
  private let imported: Set<String>
  /// Names of modules that platforms have.
  private let platform: Set<String>
  /// Names of products of other people's packages that a manifest's targets list, by manifest.
  private let foreign: [FilePath: Set<String>]
  /// Those of all manifests.
  private let externalModules: Set<String>

  private let users: ModuleUsers
  /// Modules that depend on other packages, directly or transitively.
  private let withForeign = LazyValue<ModuleUsers.Members>()
  /// Modules that reach one with unknown dependencies or with a manifest that is not read completely.
  private let withUnknown = LazyValue<ModuleUsers.Members>()
  /// By name: the modules that have it through what they list.
  private let holders = SharedCache<String, ModuleUsers.Members>()
  /// Who declares the members of each name.
  private let memberOwners = LazyValue<UnimportedUses.Homes>()
  /// By dependency: the modules that list it, each with the modules that use it transitively.
  private let transitiveUsers = SharedCache<ListedDependency, [Int: [Int]]>()

  let ways: ModuleDependencyPaths
  /// What must go so that no module reaches itself.
  let cut: SmallestCut

  /// O(files + imports + length of the manifests), and the search for cycles.
  init(_ project: Project) {
    self.project = project
    let graph = project.moduleGraph
    self.graph = graph
    let meaning = ImportedModules(of: graph)
    named = meaning.named
    files = graph.modules.map { project.numbers(of: $0.files) }
    imports = files.map { Self.imports(of: $0, in: project) }
    imported = Set(imports.flatMap(\.keys))
    platform = Set((project.vocabulary.words["platformModules"] ?? []).map(\.text))
    var foreign: [FilePath: Set<String>] = [:]
    for module in graph.modules {
      guard let manifest = module.manifest else { continue }
      let names = module.dependencies.filter(\.isForeign).map(\.name.asModuleName)
      foreign[manifest, default: []].formUnion(names)
    }
    self.foreign = foreign
    externalModules = foreign.values.reduce(into: []) { $0.formUnion($1) }
    users = ModuleUsers(graph: graph, imports: imports)
    ways = ModuleDependencyPaths(graph: graph, imports: imports, meaning: meaning)
    let steps = ways.unconditionalDependencies()
    // Declared dependencies come last, so that an undeclared import is reported first.
    cut = SmallestCut(
      steps.map { Digraph.Arrow($0.source, $0.target, weight: $0.lineCount) },
      protecting: steps.map { $0.dependency != nil })
  }

  private static func imports(of files: [Int], in project: Project) -> [String: [Import]] {
    var found: [String: [Import]] = [:]
    for file in files {
      let outline = project.files[file].outline
      for node in outline.index.imports.map({ Int($0) }) {
        let isConditional = outline.nodes[outline.around(node)].kind == .conditionalClause
        let isExported = outline.head(of: node, .attribute).contains { outline.name(of: $0) == "_exported" }
        found[outline.name(of: node), default: []].append(
          Import(file: file, node: node, isConditional: isConditional, isExported: isExported))
      }
    }
    return found
  }

  /// Whether a manifest or project file declares the dependencies of a module.
  func isDeclared(_ module: Int) -> Bool { graph.modules[module].origin.declaresDependencies }

  /// The dependencies of a module that bring a name, by their names. A target that is built before and linked is one.
  func providingDependencies(of name: String, to module: Int) -> [String] {
    var known: Set<[Int]> = []
    let names = graph.modules[module].dependencies.filter { dependency in
      dependency.modules.contains { graph.modules[$0].kind == .library && isBrought(name, to: $0) }
        && known.insert(dependency.modules).inserted
    }.map(\.name)
    return Set(names).sorted()
  }

  /// The first module of a name that depends on a module by what manifests list; nil where none does.
  func dependent(called name: String, on module: Int) -> Int? {
    named[name]?.first { other in
      ways.way(from: other, by: { $0.dependency != nil }, where: { $0 == module }) != nil
    }
  }

  // MARK: Who brings what

  /// The module names that an import makes available: its own and the re-exported ones.
  func reexportedNames(by module: Int) -> Set<String> {
    var (names, open, seen): (Set<String>, [Int], Set<Int>) = ([], [module], [])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      names.formUnion(graph.modules[next].moduleNames)
      for (name, lines) in imports[next] where lines.contains(where: \.isExported) {
        names.insert(name)
        open += named[name] ?? []
      }
    }
    return names
  }

  /// The names that a dependency gives: of modules of the project theirs, else that of the product.
  func names(of dependency: DeclaredDependency) -> Set<String> {
    if dependency.modules.isEmpty { return [dependency.name.asModuleName] }
    return dependency.modules.reduce(into: [dependency.name.asModuleName]) {
      $0.formUnion(reexportedNames(by: $1))
    }
  }

  /// What a module lists itself, its own names included. What it re-exports it need not list.
  func listed(by module: Int) -> Set<String> {
    let own = graph.modules[module]
    return own.dependencies.reduce(into: Set(own.moduleNames)) { $0.formUnion(names(of: $1)) }
  }

  /// Whether a module has a name through what it lists, or lists it. O(modules + dependencies) once for each name.
  func isBrought(_ name: String, to module: Int) -> Bool {
    holders.answer(to: name) { users.holders(of: name) }.contains(module)
  }

  /// Whether a module depends on other packages, directly or transitively, which may provide anything. O(modules +
  /// dependencies) once.
  func hasForeign(_ module: Int) -> Bool {
    withForeign.value {
      users.reaching(
        graph.modules.indices.filter { graph.modules[$0].dependencies.contains(where: \.isForeign) })
    }.contains(module)
  }

  /// Whether a module lists unknown targets, or reaches one that does. O(modules + dependencies) once.
  func reachesUnknown(_ module: Int) -> Bool {
    graph.modules[module].listsUnknown
      || withUnknown.value {
        users.users(
          reaching: graph.modules.indices.filter {
            graph.modules[$0].listsUnknown || !graph.modules[$0].isWhole
          })
      }.contains(module)
  }

  /// Modules of the project, and products that a neighboring or reached target lists. Other imports belong to the
  /// platform or are not checked.
  func isKnown(_ name: String, to module: Int) -> Bool {
    // A module of the platform need not be listed, even where another target lists it.
    if platform.contains(name) { return false }
    if let owners = named[name] {
      return owners.contains { graph.modules[$0].kind == .library && graph.modules[$0].origin != .folder }
    }
    if externalModules.contains(name), isBrought(name, to: module) { return true }
    return graph.modules[module].manifest.map { foreign[$0, default: []].contains(name) } ?? false
  }
}

extension DeclaredDependency {
  /// Whether it is a product of a package that is not part of the project.
  fileprivate var isForeign: Bool {
    modules.isEmpty && form != "system" && form != "plugin" && form != "target"
  }
}

// MARK: Unused

extension ModuleDependencies {
  /// Dependencies that no file of a module imports, of those that would be imported if they were used.
  func unused(by module: Int) -> [DeclaredDependency] {
    let own = graph.modules[module]
    // What is not read might name it.
    guard [.library, .app].contains(own.kind), own.isWhole, !own.hasPlugins, isDeclared(module),
      hasCode(module)
    else { return [] }
    // An application embeds what others of its modules need at run time.
    var used = Set(imports[module].keys)
    if own.origin.embeds {
      if reachesUnknown(module), own.origin == .xcodegen { return [] }
      for other in reached(by: module) { used.formUnion(imports[other].keys) }
    }
    // Of a project a target that is built before is linked where its product stands among the frameworks.
    let forms = own.origin == .project ? ["product", "framework"] : ["byName", "target", "product"]
    // A name that nothing here accounts for may come from any product of another's package.
    let hasUnknown = imports[module].contains { name, lines in
      !platform.contains(name) && named[name] == nil && !externalModules.contains(name)
        && name.first?.isUppercase == true && lines.contains { !$0.isConditional }
    }
    return own.dependencies.filter { dependency in
      dependency.isCertain && !dependency.isConditional && !(hasUnknown && dependency.isForeign)
        && forms.contains(dependency.form)
        && isImportable(dependency, by: module) && names(of: dependency).isDisjoint(with: used)
    }
  }

  /// A dependency, as all modules list it that mean the same by it.
  private struct ListedDependency: Hashable {
    let name: String
    let modules: [Int]
  }

  /// The maximum number of modules named for one dependency, and of their imports.
  static let maxTransitiveUsers = 50
  static let maxLines = 20

  /// Modules that import what another module lists and do not list it themselves: they use it transitively. The first
  /// of them, in order, up to the limit.
  func transitiveUsers(of dependency: DeclaredDependency, listedBy module: Int) -> [Int] {
    let listedDependency = ListedDependency(name: dependency.name.asModuleName, modules: dependency.modules)
    let hosts = transitiveUsers.answer(to: listedDependency) {
      let known = users.transitiveUsers(of: names(of: dependency)).filter(isDeclared)
      return users.hosts(listing: listedDependency.name, of: known, limit: Self.maxTransitiveUsers)
    }
    return hosts[module] ?? []
  }

  /// The first use by a module of something that a dependency provides and no file imports; nil where none is found.
  func use(of dependency: DeclaredDependency, by module: Int) -> UnimportedUses.Use? {
    if dependency.modules.isEmpty { return nil }
    let uses = UnimportedUses(project, memberOwners.value { UnimportedUses.Homes(of: project) })
    return uses.first(in: files[module], of: dependency.modules.flatMap { files[$0] })
  }

  /// Whether a module holds more than imports: a wrapper links, and does nothing.
  private func hasCode(_ module: Int) -> Bool {
    files[module].contains { project.files[$0].outline.hasCode(in: 0) }
      && !graph.modules[module].hasOtherSources
  }

  /// Whether code would name what a dependency brings: no macro, plugin, tool, binary or resources.
  private func isImportable(_ dependency: DeclaredDependency, by module: Int) -> Bool {
    // The product of another's package may be called unlike its modules: only a name that somebody imports is one.
    if dependency.modules.isEmpty {
      return imported.contains(dependency.name.asModuleName) && dependency.form != "target"
    }
    return dependency.modules.allSatisfy { index in
      graph.modules[index].kind == .library && !files[index].isEmpty && index != module
    }
  }

  /// Modules that a module lists, and those that they list.
  private func reached(by module: Int) -> Set<Int> {
    var (seen, open): (Set<Int>, [Int]) = ([], users.libraries(listedBy: module))
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += users.libraries(listedBy: next)
    }
    return seen
  }
}

extension Outline {
  /// Whether something other than imports stands in a file or in a branch of one.
  fileprivate func hasCode(in node: Int) -> Bool {
    children(of: node).contains { child in
      switch nodes[child].kind {
      case .importDecl: false
      case .conditionalCompilation: children(of: child).contains { hasCode(in: $0) }
      // The condition of a branch.
      case .condition, .notUnderstood: false
      default: true
      }
    }
  }
}
