import EavesSource

/// What git tracks below the root of a walk, by the paths of that walk. Git is asked for the list of a repository by
/// the first question about it.
///
/// Nothing is tracked outside of a repository, nor where there is no git to ask. All is tracked in a repository that git
/// refuses to list: what nobody can rule out is not to be hidden.
struct TrackedFiles {
  /// Why git is not available; nil where it is, or was not needed.
  private(set) var lack: Problem?
  /// Repositories that git refused to list, though something in them is hidden.
  private(set) var refusals: [Problem] = []

  private let root: AbsolutePath
  private let endings: [[UInt8]]
  private let variables: [String: String]
  private var git: GitProgram?
  /// The repositories that the folder of the question lies in, innermost last.
  private var repositories: [Repository] = []

  private struct Repository {
    let folder: AbsolutePath
    /// How many bytes of a path of the walk are dropped, and what is put in their place, to have it from the
    /// folder.
    var dropped = 0
    var prefix = ""
    var list = List.unread

    enum List {
      case unread
      case read(GitFileList)
      case refused(Problem)
    }

    func path(_ path: [UInt8]) -> [UInt8] { Array(prefix.utf8) + path.dropFirst(dropped) }
  }

  /// - Parameters:
  /// - endings: the endings of the paths that will be looked up.
  ///   - variables: those of the process, among them `PATH`, in which git is looked for.
  init(
    below root: AbsolutePath, endings: [[UInt8]], variables: [String: String] = Machine.environment
  ) {
    self.root = root
    self.endings = endings
    self.variables = variables
    if let repository = Self.repository(around: root.resolved() ?? root, dropped: 0) {
      repositories = [repository]
    }
  }

  /// The repository that a folder lies in, links resolved; nil outside of any.
  private static func repository(around folder: AbsolutePath, dropped: Int) -> Repository? {
    let holder = folder.selfAndParents.first { $0.appending(Self.git).exists }
    guard let holder, let below = folder.relative(to: holder) else { return nil }
    return Repository(folder: holder, dropped: dropped, prefix: below.text.isEmpty ? "" : "\(below)/")
  }

  // MARK: The way of the walk

  /// From now on, questions are about paths below a folder that is a repository of its own.
  mutating func enter(_ folder: String) {
    let place = root.appending(FilePath(folder))
    repositories.append(Repository(folder: place, dropped: folder.utf8.count + 1))
  }

  /// From now on, questions are about paths below a link to a folder elsewhere; it may lie in no repository.
  mutating func enter(_ link: String, to target: AbsolutePath) {
    let dropped = link.utf8.count + 1
    repositories.append(
      Self.repository(around: target, dropped: dropped)
        ?? Repository(folder: target, dropped: dropped, list: .read(GitFileList())))
  }

  mutating func leave() { repositories.removeLast() }

  // MARK: Questions

  /// Whether a file or a link is tracked by any of the repositories around it; of a folder, whether anything below it
  /// is, or it is a submodule.
  mutating func holds(_ path: [UInt8]) -> Bool {
    for index in repositories.indices.reversed() {
      switch list(index) {
      case .read(let list): if list.holds(repositories[index].path(path)) { return true }
      case .refused(let problem):
        if !refusals.contains(problem) { refusals.append(problem) }
        return true
      case .unread: break
      }
    }
    return false
  }

  /// Whether a folder is a submodule of the innermost repository.
  mutating func isSubmodule(_ folder: [UInt8]) -> Bool {
    guard let last = repositories.indices.last, case .read(let list) = list(last) else { return false }
    return list.isSubmodule(repositories[last].path(folder))
  }

  /// How many files of an ending are tracked and checked out at a path or below it, in submodules as well.
  mutating func count(at path: [UInt8], ending: [UInt8]) -> SkippedFiles.Count {
    guard let last = repositories.indices.last, case .read(let list) = list(last) else {
      return SkippedFiles.Count()
    }
    let holder = repositories[last]
    return count(list.entries(at: holder.path(path)), of: holder.folder, ending, depth: 0)
  }

  /// Submodules inside of submodules are followed so far.
  private static let maxDepth = 4

  /// The number of files in a submodule that git does not list is unknown.
  private mutating func count(
    _ entries: ArraySlice<GitFileList.Entry>, of folder: AbsolutePath, _ ending: [UInt8], depth: Int
  ) -> SkippedFiles.Count {
    var count = SkippedFiles.Count()
    for entry in entries {
      let place = folder.appending(FilePath(String(decoding: entry.path, as: UTF8.self)))
      if entry.isSubmodule {
        guard place.appending(Self.git).exists else { continue }
        if depth < Self.maxDepth, place.resolved()?.relative(to: folder.resolved() ?? folder) != nil,
          case .read(let inner) = read(Repository(folder: place))
        {
          count += self.count(inner.entries[...], of: place, ending, depth: depth + 1)
        } else {
          count.isAtLeast = true
        }
      } else if entry.path.suffix(ending.count).elementsEqual(ending), place.isThere {
        count.number += 1
      }
    }
    return count
  }

  // MARK: Asking git

  private static let git = FilePath(".git")

  /// The list of a repository, read by the first question.
  private mutating func list(_ index: Int) -> Repository.List {
    if case .unread = repositories[index].list { repositories[index].list = read(repositories[index]) }
    return repositories[index].list
  }

  private mutating func read(_ repository: Repository) -> Repository.List {
    do throws(Problem) {
      let git = if let git { git } else { try GitProgram(checking: root, caller: variables) }
      self.git = git
      let refusal: String
      do throws(Problem) {
        let answer = try git.ask(
          GitFileList.question(below: repository.prefix), in: repository.folder, staysInFolder: true)
        if answer.isGood, let list = GitFileList(answer.output, endings: endings) { return .read(list) }
        // A folder of that name that holds nothing of git's.
        if answer.errorsContain("not a git repository (or") { return .read(GitFileList()) }
        refusal = answer.firstError
      } catch {
        refusal = error.cause
      }
      try git.checkVersion(in: repository.folder)
      return .refused(GitWording.notListed(refusal, path(of: repository)))
    } catch {
      lack = GitWording.hidden(error)
      return .read(GitFileList())
    }
  }

  /// Where git keeps its data, from the root of the walk.
  private func path(of repository: Repository) -> FilePath {
    let place = repository.folder.appending(Self.git)
    return place.relative(to: root.resolved() ?? root) ?? place.relative(to: root) ?? FilePath(place.text)
  }
}
