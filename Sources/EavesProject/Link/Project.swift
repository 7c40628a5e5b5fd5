package import EavesDocuments
package import EavesOutline
package import EavesSource
package import EavesThreads

/// The linked project: every file's outline with its names resolved, types merged, modules and roles known.
///
/// A class because it is large and shared by everything that asks it: a copy would cost a retain for each of its
/// tables. It is written by its initialiser only; afterwards it never changes, which is why it may be shared: what
/// it keeps in mind of long values changes no answer. What is asked at every token is therefore not held against
/// overlapping writes at each of a million reads.
@usableFromInline package final class Project: @unchecked Sendable {
  /// Sorted by path.
  @usableFromInline package let files: [ProjectFile]
  package let symbols: SymbolTable
  @exclusivity(unchecked) @usableFromInline var storedTypes: [TypeRecord] = []
  /// Declared types first, then those that are only named (`kind == .external`).
  package internal(set) var types: [TypeRecord] {
    @inlinable @inline(__always) _read { yield unsafe storedTypes }
    @inline(__always) _modify { yield unsafe &storedTypes }
  }
  @exclusivity(unchecked) @usableFromInline var storedMembers: [Member] = []
  package internal(set) var members: [Member] {
    @inlinable @inline(__always) _read { yield unsafe storedMembers }
    @inline(__always) _modify { yield unsafe &storedMembers }
  }
  package let modules: [Module]
  /// Xcode's project files and what others make projects from, numbered behind the files: findings may stand in them.
  package let pages: [Outline]
  /// The places of the pages among them.
  private let pageNumbers: [FilePath: Int]
  /// What manifests, project files and the configuration say of modules.
  package let moduleSources: ModuleGraph.Sources
  /// Functions and variables outside types, by name.
  var globals: [Symbol: [NodeRef]] = [:]
  /// Which of them that many places declare are variables, and who sees them.
  var variables = GlobalVariables()
  @exclusivity(unchecked) private var storedTypeNames = TypeNames()
  var typeNames: TypeNames {
    @inline(__always) _read { yield unsafe storedTypeNames }
    @inline(__always) _modify { yield unsafe &storedTypeNames }
  }
  @exclusivity(unchecked) private var storedAncestors = Ancestors()
  var ancestors: Ancestors {
    @inline(__always) _read { yield unsafe storedAncestors }
    @inline(__always) _modify { yield unsafe &storedAncestors }
  }
  /// Supertypes that a type has only by extensions under `#if`: not in every build that has the type.
  var conditionalSupertypes: [TypeIndex: [TypeIndex]] = [:]
  /// The supertypes that a type has in every build.
  var sureAncestors = Ancestors()
  @exclusivity(unchecked) private var storedMemberNames = MemberNames()
  var memberNames: MemberNames {
    @inline(__always) _read { yield unsafe storedMemberNames }
    @inline(__always) _modify { yield unsafe &storedMemberNames }
  }
  /// Names of folders at the top of the project, and of those right below.
  var targetFolders: Set<Symbol> = []
  /// Types of literals.
  var literals: [NodeKind: TypeIndex] = [:]
  /// Type of an environment key's value, by the key's name.
  var environmentKeys: [Symbol: EnvironmentKey] = [:]
  /// Core types of what an attribute takes from a container, by the attribute and the member that it names.
  var injections: [Symbol: [Symbol: [TypeIndex]]] = [:]
  /// Framework of an SDK type, by its name.
  var frameworkOfType: [Symbol: Symbol] = [:]
  /// SDK types of frameworks that no file names.
  var typesOfNoFramework: Set<Symbol> = []
  /// By module: whether it is sure to be one, which is imported by those who mean its types.
  var realModules: [Bool] = []
  /// Modules whose names are the platform's or the project's own.
  var knownModules: Set<Symbol> = []
  let wellKnown: WellKnown
  /// Names of the word list `basic`, by symbol.
  var basicNames: [Bool] = []
  /// The symbols of the names that code imports modules by, by module.
  let moduleNames: [Symbol]
  /// The modules by the names that code imports, in their order: two projects may have one of a name each.
  let modulesByName: [Symbol: [ModuleIndex]]
  /// The roles and word lists, read.
  package let plan: RolePlan
  @usableFromInline package let roles: RoleAssignment
  let madeDrawings = MadeOnce<Drawings>()
  let madeListedNames = MadeOnce<NameSet>()
  /// By file; nil for one without `#if`.
  let madeConditions = MadeOnce<[BranchConditions?]>()
  let longValues = LongValues()
  let shownTypes = ShownTypes()
  /// Lists of names by the words that stand for them: rules and roles ask for the same ones again and again.
  let nameSets = SharedAnswers<[String], NameSet>()
  /// What the word `singleton` stands for.
  let singletonNames = MadeOnce<[ListedName]>()
  /// What is done with values of types that are declared nowhere.
  let undeclaredUses = UndeclaredUses()
  /// Who links what stands in files of their own, and who asks the project.
  package let workers: Workers

  /// As `init(outlines:modules:plan:workers:)`, for a vocabulary that is held against one project.
  package convenience init(
    outlines: [Outline], modules map: ModuleMap, vocabulary: RoleVocabulary, workers: Workers = .alone
  ) {
    self.init(outlines: outlines, modules: map, plan: RolePlan(vocabulary), workers: workers)
  }

  /// Links outlines. Their order does not matter: they are sorted by path first.
  package convenience init(
    outlines: [Outline], modules map: ModuleMap, plan: RolePlan, workers: Workers = .alone
  ) {
    self.init(outlines: outlines, modules: Begun(map), plan: Begun(plan), workers: workers)
  }

  /// Links outlines, while others may still read manifests and roles.
  package init(
    outlines: [Outline], modules: Begun<ModuleMap>, plan: Begun<RolePlan>, workers: Workers = .alone
  ) {
    self.workers = workers
    roles = RoleAssignment()
    var names: NameStore
    (files, names) = Self.linkNames(of: outlines.sorted { $0.source.path < $1.source.path }, workers)
    wellKnown = WellKnown(&names)
    self.plan = plan.value
    let map = modules.value
    self.modules = map.modules
    moduleSources = map.sources
    let sources = map.sources.pages.projects.map(\.source) + map.sources.blueprints.pages
    pages = sources.map { Outline(page: $0) }
    pageNumbers = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
    moduleNames = map.modules.map { names.intern($0.importNames.first ?? $0.name) }
    modulesByName = map.modules.enumerated().reduce(into: [:]) { known, module in
      for name in module.element.importNames {
        known[names.intern(name), default: []].append(ModuleIndex(module.offset))
      }
    }
    symbols = SymbolTable(consume names)
    typeNames = TypeNames(symbols: symbols.count)
    let homes = map.homes(of: files.map(\.path))
    for (file, home) in zip(files, homes) {
      file.modules = home.modules
      file.platforms = home.platforms
    }
    noteTargets()
    link()
  }
}

extension Project {
  /// The outline of a file, or of a page behind them.
  package func outline(ofFile file: Int) -> Outline {
    file < files.count ? files[file].outline : pages[file - files.count]
  }

  /// The number of a file or page; nil where the project has none at the path. O(log files).
  package func number(of path: FilePath) -> Int? {
    let at = files.indices.partitioningIndex(where: { files[$0].path >= path })
    if at < files.count, files[at].path == path { return at }
    return pageNumbers[path].map { files.count + $0 }
  }

  /// The numbers of those files and pages that the project has, in the order of their paths. Where these are sorted, most
  /// files follow the one before.
  package func numbers(of paths: [FilePath]) -> [Int] {
    var next = 0
    return paths.compactMap { path in
      let isNext = next < files.count && files[next].path == path
      let number = isNext ? next : number(of: path)
      if let number { next = number + 1 }
      return number
    }
  }

  /// By file, whether some of its names are among these; where one is a word of the language, every file counts.
  ///
  /// - Parameter isNamed: by symbol. O(names of all files), side by side.
  package func filesNaming(_ isNamed: [Bool]) -> [Bool] {
    let isWord = isNamed.prefix(NamePool.firstOwn).dropFirst().contains(true)
    return workers.map(count: files.count, run: 64) { file in
      isWord || self.files[file].names.holdsOwn(isNamed)
    }
  }

  /// The roles and word lists that the project is held against.
  package var vocabulary: RoleVocabulary { plan.vocabulary }

  /// The files with the symbols of their names. Neighbours share most names, so each thread gives a stretch of files
  /// a table of its own, and only those are joined one after the other. The symbols are numbered in the order in which
  /// their names occur, whatever the stretches.
  private static func linkNames(
    of outlines: [Outline], _ workers: Workers
  ) -> (files: [ProjectFile], names: NameStore) {
    let stretches = stretches(of: outlines, count: workers.threads)
    let linked = workers.map(count: stretches.count, run: 1) { part in
      var own = NameStore(capacity: stretches[part].count * 16)
      return (symbols: outlines[stretches[part]].map { own.link($0.names) }, names: own)
    }
    guard let first = linked.first, linked.count > 1 else {
      let files = zip(outlines, linked.first?.symbols ?? []).map { ProjectFile(outline: $0, symbols: $1) }
      return (files, linked.first?.names ?? NameStore(capacity: 0))
    }
    var names = first.names
    let meanings = [[]] + linked.dropFirst().map { names.merge($0.names) }
    let files = workers.map(count: outlines.count) { file in
      // The stretches are as few as threads.
      let table = stretches.firstIndex { $0.contains(file) } ?? 0
      let symbols = linked[table].symbols[file - stretches[table].lowerBound]
      return ProjectFile(
        outline: outlines[file],
        symbols: table == 0 ? symbols : symbols.map { meanings[table][$0.index] })
    }
    return (files, names)
  }

  /// Outlines in a row that have about as many names as others.
  private static func stretches(of outlines: [Outline], count: Int) -> [Range<Int>] {
    if count == 1 || outlines.count < count * 16 { return outlines.isEmpty ? [] : [outlines.indices] }
    let whole = outlines.reduce(0) { $0 + $1.names.count }
    var stretches: [Range<Int>] = []
    var (start, names) = (0, 0)
    for (index, outline) in outlines.enumerated() {
      names += outline.names.count
      if names * count >= whole * (stretches.count + 1) {
        stretches.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < outlines.count { stretches.append(start..<outlines.count) }
    return stretches
  }
}

extension Project {
  /// The modules as manifests and project files declare them: found once.
  package var moduleGraph: ModuleGraph { moduleSources.graph }

  /// Who builds a file, as manifests and project files say. What the configuration or a folder's name says counts for
  /// nothing here. O(modules of the file).
  package func builder(ofFile file: Int) -> Builder {
    let declared = files[file].modules.map { modules[$0.index] }.filter { $0.source == .manifest }
    return declared.isEmpty ? .nobody : declared.allSatisfy(\.isTest) ? .tests : .production
  }

  /// Whether two files are compiled together, in some module; two that nobody places are.
  package func areTogether(_ file: Int, _ other: Int) -> Bool {
    let (own, others) = (files[file].modules, files[other].modules)
    return own.isEmpty ? others.isEmpty : own.contains { others.contains($0) }
  }
}
