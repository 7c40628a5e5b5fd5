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

/// An item of a role that paths and modules alone decide, its globs read once: when a file is held against it first.
struct RegionItem: Sendable {
  private enum Clause {
    case module([ModulePattern])
    case path(PathPatterns)
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
  let asksModules: Bool
  /// Most projects have no file for most items, and the lists of what is none are long.
  private let read = MadeOnce<Globs>()

  /// - Parameter item: one of `in` and `path` clauses only.
  init(_ item: Item) {
    self.item = item
    asksModules = item.terms.contains { $0.word == .in }
  }

  private var globs: Globs {
    read.value(orMaking: {
      Globs(
        clauses: item.terms.map { term in
          term.word == .in
            ? .module(term.values.map { ModulePattern($0.text) })
            : .path(PathPatterns(term.values.map { PathPattern($0.text, foldsFolders: true) }))
        },
        unless: item.unless.map { RegionItem($0) })
    })
  }

  /// The slice of a file. Nil when the file does not fit.
  ///
  /// - Parameter module: one of its modules; nil where it has none.
  func slice(of path: FilePath, in module: Module?) -> RegionSlice? {
    var slice = RegionSlice()
    for clause in globs.clauses {
      guard let found = Self.slice(clause, path, module) else { return nil }
      if slice.isEmpty { slice = found }
    }
    return leavesOut(path, in: module) ? nil : slice
  }

  /// Whether a file that its clauses fit is none of the role.
  func leavesOut(_ path: FilePath, in module: Module?) -> Bool {
    globs.unless.contains { $0.slice(of: path, in: module) != nil }
  }

  private static func slice(_ clause: Clause, _ path: FilePath, _ module: Module?) -> RegionSlice? {
    switch clause {
    case .path(let globs):
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
