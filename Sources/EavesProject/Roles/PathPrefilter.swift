import EavesDocuments
import EavesSource
import EavesThreads

/// The results of the `path`, `target` and `imports` clauses of all roles, computed for all files at once.
final class PathPrefilter: Sendable {
  private let width: Int
  /// Items whose `path`, `target` and `imports` clauses fit: `width` words for each file.
  private let fitting: [UInt64]

  /// The `path`, `target` and `imports` clauses of all items, whatever the project.
  struct Plan: Sendable {
    /// Each glob once, however many items use it.
    fileprivate let globs: PathPatterns
    /// By glob: the clauses that one fit of it fulfils, ascending.
    fileprivate let clauses: [[Int]]
    /// By clause: the item that it stands in; those of one item follow each other.
    fileprivate let owners: [Int]
    fileprivate let targets: [(clause: Int, kinds: [TargetKind])]
    fileprivate let imports: [(clause: Int, modules: ImportClause)]
    /// By item: how many clauses must fit; 0 for items that ask for nothing of a file.
    fileprivate let wanted: [Int]

    /// - Parameter areAside: by item, whether it is of tests, previews or mocks.
    init(_ items: [Item], areAside: [Bool]) {
      var globs: [PathPattern] = []
      var known: [String: Int] = [:]
      var (clauses, owners): ([[Int]], [Int]) = ([], [])
      var targets: [(clause: Int, kinds: [TargetKind])] = []
      var imports: [(clause: Int, modules: ImportClause)] = []
      var wanted = Array(repeating: 0, count: items.count)
      for (item, asked) in items.enumerated() {
        for clause in asked.terms where clause.word.isOfFiles {
          wanted[item] += 1
          switch clause.word {
          case .target:
            targets.append((owners.count, clause.values.compactMap { TargetKind(rawValue: $0.text) }))
          case .imports:
            imports.append((owners.count, ImportClause(clause.values, isOutright: areAside[item])))
          default: break
          }
          for value in clause.values where clause.word == .path {
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
      self.targets = targets
      self.imports = imports
      self.wanted = wanted
    }

    /// The items whose clauses all fit a file.
    fileprivate func items(fitting file: ProjectFile, in project: Project) -> [Int] {
      var met = globs.matches(of: PathComponents(file.path)).flatMap { clauses[$0] }
      if let target = file.target { met += targets.filter { $0.kinds.contains(target) }.map(\.clause) }
      met += imports.filter { $0.modules.areImported(by: file, in: project) }.map(\.clause)
      met.sort()
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

  /// O(files × (globs that may fit one + imports × names of modules)).
  init(_ plan: Plan, in project: Project) {
    let width = (plan.wanted.count + 63) / 64
    self.width = width
    fitting = project.workers.map(count: project.files.count) { file in
      var bits: [UInt64] = Array(repeating: 0, count: width)
      for item in plan.items(fitting: project.files[file], in: project) {
        bits[item / 64] |= 1 << UInt64(item % 64)
      }
      return bits
    }.flatMap { $0 }
  }

  /// The items from `64 * word` on that fit a file, as bits.
  ///
  /// What is declared nowhere stands in the first file; a project may have none.
  func word(_ word: Int, _ file: Int) -> UInt64 {
    let at = file * width + word
    return at < fitting.count ? fitting[at] : 0
  }

  /// Whether an item asks something of files and a file fits it.
  func fits(_ file: Int, _ item: Int) -> Bool {
    fitting[file * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }
}
