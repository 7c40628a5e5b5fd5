package import EavesDocuments
package import EavesOutline
package import EavesSource
package import EavesThreads

/// The linked project: every file's outline with its names resolved, types merged, modules and roles known.
///
/// A class because it is large and shared: a copy would cost a retain for each of its tables. During linking there is
/// one for each stage, with the tables built so far; the tables of later stages are empty.
@usableFromInline package final class Project: Sendable {
  /// Sorted by path.
  @usableFromInline package let files: [ProjectFile]
  package let symbols: SymbolTable
  /// Declared types first, then those that are only named (`kind == .external`).
  @usableFromInline package let types: [TypeRecord]
  @usableFromInline package let members: [Member]
  /// By file: type declarations in source order, each with the type it declares or extends.
  let declared: [[TypeAtNode]]
  /// By file: every name in type position, and identifiers that name a type, in source order.
  package let typeUses: [[TypeAtNode]]
  /// By file: names that a typealias gives to what they stand for, in source order, each with the typealias.
  let aliasUses: [[TypeAtNode]]
  /// By file: members declared there, in source order.
  let declaredMembers: [[MemberAtNode]]
  package let modules: [Module]
  /// The symbols of the names that code imports modules by, by module.
  let moduleNames: [Symbol]
  /// The modules by the names that code imports, in their order: two projects may have one of a name each.
  let modulesByName: [Symbol: [ModuleIndex]]
  /// By module: whether it is sure to be one, which is imported by those who mean its types.
  let realModules: [Bool]
  /// Xcode's project files and what others make projects from, numbered behind the files: findings may stand in them.
  package let pages: [Outline]
  /// The places of the pages among them.
  private let pageNumbers: [FilePath: Int]
  /// The modules as manifests, project files and the configuration declare them.
  package let moduleSources: ModuleGraph.Sources
  /// Functions and variables outside types, by name.
  let globals: [Symbol: [NodeRef]]
  /// Which of them that many places declare are variables, and who sees them.
  let variables: GlobalVariables
  let typeNames: TypeNames
  let ancestors: Ancestors
  /// The supertypes that a type has in every build.
  let sureAncestors: Ancestors
  let memberNames: MemberNames
  let frameworks: Frameworks
  /// Types of literals.
  let literals: [NodeKind: TypeIndex]
  /// Type of an environment key's value, by the key's name.
  let environmentKeys: [Symbol: EnvironmentKey]
  /// Core types of what an attribute takes from a container, by the attribute and the member that it names.
  let injections: Injections
  /// Names of the word list `basic`, by symbol.
  let basicNames: [Bool]
  let wellKnown: WellKnown
  /// The roles and word lists, read.
  package let plan: RolePlan
  @usableFromInline package let roles: RoleAssignment
  let answers: Answers
  /// Who links what stands in files of their own, and who asks the project.
  package let workers: Workers

  /// What is known when names are linked so far.
  init(_ known: Linker, _ answers: Answers, _ roles: RoleAssignment) {
    files = known.files
    symbols = SymbolTable(known.names)
    types = known.types
    members = known.members
    declared = known.declared
    typeUses = known.typeUses
    aliasUses = known.aliasUses
    declaredMembers = known.declaredMembers
    modules = known.modules.list
    moduleNames = known.modules.names
    modulesByName = known.modules.byName
    realModules = known.realModules
    pages = known.pages.outlines
    pageNumbers = known.pages.numbers
    moduleSources = known.moduleSources
    globals = known.globals
    variables = known.variables
    typeNames = known.typeNames
    ancestors = known.ancestors
    sureAncestors = known.sureAncestors
    memberNames = known.memberNames
    frameworks = known.frameworks
    literals = known.literals
    environmentKeys = known.environmentKeys
    injections = known.injections
    basicNames = known.basicNames
    wellKnown = known.wellKnown
    plan = known.plan
    self.roles = roles
    self.answers = answers
    workers = known.workers
  }

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
    self.init(outlines: outlines, modules: Future(map), plan: Future(plan), workers: workers)
  }

  /// Links outlines, while others may still read manifests and roles.
  package convenience init(
    outlines: [Outline], modules: Future<ModuleMap>, plan: Future<RolePlan>, workers: Workers = .alone
  ) {
    let linked = Linker.link(outlines, modules: modules, plan: plan, workers)
    // What is found on the way to the roles does not depend on them: it is found once.
    let answers = Answers(ofTextsIn: linked.texts)
    let (placed, prefilter) = Project(linked, answers, linked.plan.nobody).placedRoles()
    let roles = RoleAssigner.roles(in: Project(linked, answers, placed), prefilter)
    self.init(linked, answers, roles)
  }
}

/// A node of a file and the type that it declares, extends or names.
package typealias TypeAtNode = (node: UInt32, type: TypeIndex)
/// A node of a file and the member that it declares.
typealias MemberAtNode = (node: UInt32, member: Int)

/// Tables that are computed on first use. They depend on the linked code only, never on roles.
struct Answers: Sendable {
  let viewCode = LazyValue<ViewCode>()
  let longValues = LongValues()
  let shownTypes = ExposedTypes()
  /// Compiled name lists by their words: rules and roles use the same ones many times.
  let nameSets = SharedCache<[String], NameSet>()
  /// What the word `singleton` stands for.
  let singletons = LazyValue<[ListedName]>()
  /// What is done with values of types that are declared nowhere.
  let undeclaredUses = UndeclaredUses()
  /// By file; nil for one without `#if`.
  let conditions: LazyValue<[BranchConditions?]>
  /// The names of all word lists.
  let listedNames: LazyValue<NameSet>

  init() { (conditions, listedNames) = (LazyValue(), LazyValue()) }

  /// Only what the text of the files contains, independent of linking.
  init(ofTextsIn other: Answers) { (conditions, listedNames) = (other.conditions, other.listedNames) }
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

  /// The modules as manifests and project files declare them: found once.
  package var moduleGraph: ModuleGraph { moduleSources.graph }

  /// Whether two files are compiled together in some module; true for two files without a module.
  package func areTogether(_ file: Int, _ other: Int) -> Bool {
    let (own, others) = (files[file].modules, files[other].modules)
    return own.isEmpty ? others.isEmpty : own.contains { others.contains($0) }
  }
}
