import EavesSource

/// What git tracks below the root of a walk, by the paths of that walk. An index is read when it is first
/// asked.
///
/// Nothing is tracked outside of a repository, and everything in one whose index cannot be read: what nobody
/// can rule out is not to be hidden.
struct TrackedFiles {
  /// Indexes that could not be read.
  private(set) var faults: [FileFault] = []

  private let root: AbsolutePath
  private let endings: [[UInt8]]
  /// The repositories that the folder of the question lies in, innermost last.
  private var repositories: [Repository] = []

  private struct Repository {
    let folder: AbsolutePath
    /// How many bytes of a path of the walk are dropped, and what is put in their place, to have it from the
    /// folder.
    var dropped = 0
    var prefix: [UInt8] = []
    var list = List.unread

    enum List {
      case unread
      case read(GitIndex)
      case unreadable
    }

    func path(_ path: [UInt8]) -> [UInt8] { prefix + path.dropFirst(dropped) }
  }

  /// - Parameter endings: what names of files end in that will be asked about.
  init(below root: AbsolutePath, endings: [[UInt8]]) {
    self.root = root
    self.endings = endings
    if let repository = Self.repository(around: root.resolved() ?? root, dropped: 0) {
      repositories = [repository]
    }
  }

  /// The repository that a folder lies in, links resolved; nil outside of any.
  private static func repository(around folder: AbsolutePath, dropped: Int) -> Repository? {
    let holder = folder.selfAndParents.first { $0.appending(GitFolder.name).exists }
    guard let holder, let below = folder.relative(to: holder) else { return nil }
    let prefix = below.text.isEmpty ? "" : "\(below)/"
    return Repository(folder: holder, dropped: dropped, prefix: Array(prefix.utf8))
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
        ?? Repository(folder: target, dropped: dropped, list: .read(GitIndex())))
  }

  mutating func leave() { repositories.removeLast() }

  // MARK: Questions

  /// Whether a file or a link is tracked, by whichever of the repositories around it.
  mutating func holds(_ path: [UInt8]) -> Bool { ask(about: path) { $0.holds($1) } }

  /// Whether anything below a folder is, or the folder is a submodule.
  mutating func reaches(_ folder: [UInt8]) -> Bool { ask(about: folder) { $0.reaches($1) } }

  private mutating func ask(about path: [UInt8], _ question: (inout GitIndex, [UInt8]) -> Bool) -> Bool {
    for index in repositories.indices.reversed() {
      guard var list = list(index) else { return true }
      let isTracked = question(&list, repositories[index].path(path))
      repositories[index].list = .read(list)
      if isTracked { return true }
    }
    return false
  }

  /// Whether a folder is a submodule of the innermost repository.
  mutating func isSubmodule(_ folder: [UInt8]) -> Bool {
    guard let last = repositories.indices.last, let list = list(last) else { return false }
    return list.isRepository(repositories[last].path(folder))
  }

  /// How many files of an ending are tracked and checked out at a path or below it, in submodules as well.
  mutating func count(at path: [UInt8], ending: [UInt8]) -> LeftOut.Count {
    guard let last = repositories.indices.last, let list = list(last) else { return LeftOut.Count() }
    let holder = repositories[last]
    return count(list.entries(at: holder.path(path)), of: holder.folder, ending, depth: 0)
  }

  /// Submodules inside of submodules are followed so far.
  private static let mostDepth = 4

  /// Of a submodule whose index cannot be read, nobody can say how many it has.
  private mutating func count(
    _ entries: [GitIndex.Entry], of folder: AbsolutePath, _ ending: [UInt8], depth: Int
  ) -> LeftOut.Count {
    var count = LeftOut.Count()
    for entry in entries {
      switch entry.kind {
      case .file where entry.isCheckedOut && entry.path.suffix(ending.count).elementsEqual(ending):
        count.number += 1
      case .repository:
        let place = folder.appending(FilePath(String(decoding: entry.path, as: UTF8.self)))
        guard place.appending(GitFolder.name).exists else { continue }
        do throws(FileFault) {
          if depth == Self.mostDepth { throw FileFault(path: FilePath(place.text), reason: .linkLoop) }
          let inner = try GitFolder(of: place).index(endings: endings)
          count += self.count(inner.entries, of: place, ending, depth: depth + 1)
        } catch {
          if error.reason == .tooManyOpen { faults.append(error) }
          count.isAtLeast = true
        }
      default: break
      }
    }
    return count
  }

  // MARK: Reading

  /// The list of a repository, read when it is first asked for; nil when it cannot be.
  private mutating func list(_ index: Int) -> GitIndex? {
    if case .unread = repositories[index].list {
      repositories[index].list = read(repositories[index].folder).map { .read($0) } ?? .unreadable
    }
    if case .read(let list) = repositories[index].list { return list }
    return nil
  }

  private mutating func read(_ folder: AbsolutePath) -> GitIndex? {
    do throws(FileFault) {
      return try GitFolder(of: folder).index(endings: endings)
    } catch {
      let real = root.resolved() ?? root
      let path = AbsolutePath(error.path.text).flatMap { $0.relative(to: real) ?? $0.relative(to: root) }
      faults.append(FileFault(path: path ?? error.path, reason: error.reason))
      return nil
    }
  }
}
