import EavesDocuments
import EavesSource
import EavesThreads

/// The part of a role of files that a file belongs to: the feature of a feature's file.
package struct RegionSlice: Hashable, Sendable {
  /// The folder or module that a star stands for; empty without one.
  package var name = ""
  /// Which of several listed paths or modules it is; nil where a star names the slice, or one alone is listed.
  package var listed: String?

  /// Whether a star stands where the file's own name is: such files of one folder are in no slice but their own.
  package var isLoose = false

  /// Whether no star and no list names a slice: the whole region is one.
  package var isEmpty: Bool { name.isEmpty && listed == nil && !isLoose }

  /// Folder names compare without regard to the case of letters.
  package static func == (one: RegionSlice, other: RegionSlice) -> Bool {
    one.listed == other.listed && one.isLoose == other.isLoose
      && (one.name == other.name || one.name.lowercased() == other.name.lowercased())
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}

/// An item of a role that the path, module, target and imports of a file alone decide, its globs read once: when a
/// file is held against it first.
struct RegionItem: Sendable {
  private enum Clause {
    case module([ModulePattern])
    case path(PathPatterns)
    case target([TargetKind])
    case imports(ImportClause)
  }

  /// What a file is held against.
  private struct Globs {
    let clauses: [Clause]
    /// What of it is none: any one suffices.
    let unless: [RegionItem]
  }

  /// As it is written.
  let item: Item
  /// Whether one of its clauses is about modules, and not about paths alone.
  let usesModules: Bool
  /// Whether the role excludes types from rules, so that its import clauses must hold for certain.
  private let isAside: Bool
  /// Most projects have no file for most items, and the lists of what is none are long.
  private let read = LazyValue<Globs>()

  /// - Parameters:
  ///   - item: one whose clauses a file alone decides.
  ///   - isAside: whether it is of tests, previews or mocks.
  init(_ item: Item, isAside: Bool) {
    self.item = item
    self.isAside = isAside
    usesModules = item.terms.contains { $0.word == .in }
  }

  private var globs: Globs {
    read.value(orMaking: {
      Globs(
        clauses: item.terms.map { term in
          switch term.word {
          case .in: .module(term.values.map { ModulePattern($0.text) })
          case .target: .target(term.values.compactMap { TargetKind(rawValue: $0.text) })
          case .imports: .imports(ImportClause(term.values, isOutright: isAside))
          default: .path(PathPatterns(term.values.map { PathPattern($0.text, foldsFolders: true) }))
          }
        },
        // What excludes from such a role need not hold outright.
        unless: item.unless.map { RegionItem($0, isAside: false) })
    })
  }

  /// The slice of a file. Nil when the file does not fit.
  func slice(of file: Int, in project: Project) -> RegionSlice? {
    for module in project.modules(ofFile: file) {
      if let slice = slice(of: file, in: module, of: project) { return slice }
    }
    return nil
  }

  /// The slice of a file as a part of one of its modules; nil where it has none.
  func slice(of file: Int, in module: Module?, of project: Project) -> RegionSlice? {
    var slice = RegionSlice()
    for clause in globs.clauses {
      guard let found = Self.slice(clause, project.files[file], module, in: project) else { return nil }
      if slice.isEmpty { slice = found }
    }
    return leavesOut(file, in: module, of: project) ? nil : slice
  }

  /// Whether a file that its clauses fit is none of the role.
  func leavesOut(_ file: Int, in project: Project) -> Bool {
    project.modules(ofFile: file).contains { leavesOut(file, in: $0, of: project) }
  }

  private func leavesOut(_ file: Int, in module: Module?, of project: Project) -> Bool {
    globs.unless.contains { $0.slice(of: file, in: module, of: project) != nil }
  }

  private static func slice(
    _ clause: Clause, _ file: ProjectFile, _ module: Module?, in project: Project
  ) -> RegionSlice? {
    switch clause {
    case .target(let kinds): return file.target.map(kinds.contains) ?? false ? RegionSlice() : nil
    case .imports(let modules): return modules.areImported(by: file, in: project) ? RegionSlice() : nil
    case .path(let globs):
      let path = file.path
      guard let match = globs.firstMatch(of: PathComponents(path)),
        let name = globs.list[match].slice(of: path)
      else { return nil }
      let isListed = globs.list.count > 1 && !globs.list[match].namesSlice
      let isLoose = name.isEmpty && globs.list[match].namesSlice
      return RegionSlice(name: name, listed: isListed ? globs.list[match].text : nil, isLoose: isLoose)
    case .module(let globs):
      guard let module, let glob = globs.first(where: { module.isNamed(by: $0) }) else { return nil }
      if !glob.isLiteral { return RegionSlice(name: module.name) }
      return RegionSlice(listed: globs.count > 1 ? module.name : nil)
    }
  }
}

extension Project {
  /// Whether as many modules as an item asks for are called so; those of tests, and those that it leaves out by their
  /// names, are not counted. O(modules × globs) where it asks for a number.
  func hasModules(for item: Item) -> Bool {
    guard let count = item.moduleCount else { return true }
    return count.contains(
      modules.count { module in
        !module.isTest && item.names(module) && !item.unless.contains { $0.names(module) }
      })
  }
}

extension Item {
  /// Whether its `in` clauses name a module; never without one.
  fileprivate func names(_ module: Module) -> Bool {
    let clauses = terms.filter { $0.word == .in }
    return !clauses.isEmpty
      && clauses.allSatisfy { $0.values.contains { module.isNamed(by: ModulePattern($0.text)) } }
  }
}
