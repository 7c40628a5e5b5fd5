import EavesDocuments
import EavesSource
import EavesThreads

/// What the items of all roles say of the paths of files, found for all files at once.
final class PathSieve: Sendable {
  private let width: Int
  /// Items whose `path` clauses fit: `width` words for each file.
  private let fitting: [UInt64]

  /// The `path` clauses of all items, whatever the project.
  struct Plan: Sendable {
    fileprivate let globs: PathPatterns
    /// By glob.
    fileprivate let clauses: [Clause]
    /// By item: how many clauses must fit; 0 for items that do not ask for a path.
    fileprivate let wanted: [Int]

    /// A `path` clause of an item.
    fileprivate struct Clause: Hashable {
      let item: Int
      let term: Int
    }

    init(_ items: [Item]) {
      var (globs, clauses): ([PathPattern], [Clause]) = ([], [])
      var wanted = Array(repeating: 0, count: items.count)
      for (item, asked) in items.enumerated() {
        for (term, clause) in asked.terms.enumerated() where clause.word == .path {
          wanted[item] += 1
          globs += clause.values.map { PathPattern($0.text, foldsFolders: true) }
          clauses += clause.values.map { _ in Clause(item: item, term: term) }
        }
      }
      self.globs = PathPatterns(globs)
      self.clauses = clauses
      self.wanted = wanted
    }

    /// The items whose clauses all fit a path.
    fileprivate func items(fitting path: PathComponents) -> [Int] {
      let matches = globs.matches(of: path)
      if matches.isEmpty { return [] }
      var met: [Int: Int] = [:]
      for clause in Set(matches.map { clauses[$0] }) { met[clause.item, default: 0] += 1 }
      return met.filter { $0.value == wanted[$0.key] }.map { $0.key }
    }
  }

  /// O(files × globs that may fit one).
  init(_ plan: Plan, in project: Project) {
    let width = (plan.wanted.count + 63) / 64
    self.width = width
    fitting = project.workers.map(count: project.files.count) { file in
      var bits: [UInt64] = Array(repeating: 0, count: width)
      for item in plan.items(fitting: PathComponents(project.files[file].path)) {
        bits[item / 64] |= 1 << UInt64(item % 64)
      }
      return bits
    }.flatMap { $0 }
  }

  /// The items from `64 * word` on that fit a file's path, as bits.
  func word(_ word: Int, _ file: Int) -> UInt64 { fitting[file * width + word] }

  /// Whether an item has a `path` clause and a file's path fits it.
  func fits(_ file: Int, _ item: Int) -> Bool {
    fitting[file * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }
}
