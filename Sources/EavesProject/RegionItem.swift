import EavesDocuments
import EavesSource

/// An item of a role that paths and modules alone decide, its globs read once.
struct RegionItem: Sendable {
  private enum Clause {
    case module([NamePattern])
    case path(PathPatterns)
  }

  private let clauses: [Clause]

  /// - Parameter item: one of `in` and `path` clauses only.
  init(_ item: Item) {
    clauses = item.terms.map { term in
      term.word == .in
        ? .module(term.values.map { NamePattern($0.text) })
        : .path(PathPatterns(term.values.map { PathPattern($0.text) }))
    }
  }

  /// What the first star of the globs names in a file's path or module. Nil when the file does not fit, empty when
  /// no glob has such a star.
  func slice(of path: FilePath, in module: String?) -> String? {
    var slice = ""
    for clause in clauses {
      guard let found = Self.slice(clause, path, module) else { return nil }
      if slice.isEmpty { slice = found }
    }
    return slice
  }

  private static func slice(_ clause: Clause, _ path: FilePath, _ module: String?) -> String? {
    switch clause {
    case .path(let globs):
      return globs.firstMatch(of: PathComponents(path)).flatMap { globs.list[$0].slice(of: path) }
    case .module(let globs):
      guard let module, let glob = globs.first(where: { $0.matches(module) }) else { return nil }
      return glob.isLiteral ? "" : module
    }
  }
}
