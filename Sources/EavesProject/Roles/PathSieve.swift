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
    /// Each glob once, however many items ask it.
    fileprivate let globs: PathPatterns
    /// By glob: the clauses that one fit of it fulfils, ascending.
    fileprivate let clauses: [[Int]]
    /// By clause: the item that it stands in; those of one item follow each other.
    fileprivate let owners: [Int]
    /// By item: how many clauses must fit; 0 for items that do not ask for a path.
    fileprivate let wanted: [Int]

    init(_ items: [Item]) {
      var globs: [PathPattern] = []
      var known: [String: Int] = [:]
      var (clauses, owners): ([[Int]], [Int]) = ([], [])
      var wanted = Array(repeating: 0, count: items.count)
      for (item, asked) in items.enumerated() {
        for clause in asked.terms where clause.word == .path {
          wanted[item] += 1
          for value in clause.values {
            let glob = known[value.text] ?? globs.count
            if glob == globs.count {
              known[value.text] = glob
              globs.append(PathPattern(value.text, foldsFolders: true))
              clauses.append([])
            }
            if clauses[glob].last != owners.count { clauses[glob].append(owners.count) }
          }
          owners.append(item)
        }
      }
      self.globs = PathPatterns(globs)
      self.clauses = clauses
      self.owners = owners
      self.wanted = wanted
    }

    /// The items whose clauses all fit a path.
    fileprivate func items(fitting path: PathComponents) -> [Int] {
      let met = globs.matches(of: path).flatMap { clauses[$0] }.sorted()
      var found: [Int] = []
      var count = 0
      for (position, clause) in met.enumerated() where position == 0 || met[position - 1] != clause {
        let item = owners[clause]
        count = position > 0 && owners[met[position - 1]] == item ? count + 1 : 1
        if count == wanted[item] { found.append(item) }
      }
      return found
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
  ///
  /// What is declared nowhere stands in the first file; a project may have none.
  func word(_ word: Int, _ file: Int) -> UInt64 {
    let at = file * width + word
    return at < fitting.count ? fitting[at] : 0
  }

  /// Whether an item has a `path` clause and a file's path fits it.
  func fits(_ file: Int, _ item: Int) -> Bool {
    fitting[file * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }
}
