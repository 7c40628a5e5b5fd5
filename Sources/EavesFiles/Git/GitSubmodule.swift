import EavesSource

/// A repository that lies in another, which knows the commit that it should stand at.
///
/// It is asked by a git of its own, which stands in its folder: the one around it would start one that reads the
/// settings that came with it. Before that, it is made sure that what it says it is lies where such things lie.
struct GitSubmodule {
  private let path: FilePath
  /// Nil when nothing is there.
  private let kind: FileKind?
  private let parent: GitRepository
  private let place: AbsolutePath

  init(_ path: FilePath, standsAs kind: FileKind?, in parent: GitRepository) {
    self.path = path
    self.kind = kind
    self.parent = parent
    place = parent.folder.appending(path)
  }

  init(_ path: FilePath, in parent: GitRepository) {
    var places = PlainPlaces(below: parent.folder)
    self.init(path, standsAs: places.kind(of: path), in: parent)
  }

  /// Its repository, which has a commit; nil when it is not checked out. Throws when it is another's, or has no such
  /// commit.
  func repository(holding commit: String) throws(Problem) -> GitRepository? {
    guard kind == .folder, place.appending(Self.git).isThere else { return nil }
    try checkPlace()
    let repository = try GitRepository(ofSubmoduleAt: place, in: parent)
    guard try repository.commit(named: commit) != nil else { throw GitWording.unknownCommit(commit) }
    return repository
  }

  /// What changed in it, with paths from its own folder: nothing when it is not checked out, and everything, with
  /// a notice, when it cannot be compared.
  ///
  /// - Parameter commit: what it stood at; nil when it is new.
  func changes(since commit: String?, inFilesWith extensions: [String]) -> GitChanges {
    switch kind {
    case nil: return GitChanges()
    case .folder: break
    case .file, .link, .other: return whole
    }
    // Without one, it is not checked out and has no files, or these are nobody's.
    guard let commit, place.appending(Self.git).isThere else { return whole }
    do throws(Problem) {
      try checkPlace()
      let repository = try GitRepository(ofSubmoduleAt: place, in: parent)
      guard try repository.commit(named: commit) != nil else { throw GitWording.unknownCommit(commit) }
      var found = try repository.changes(sinceCommit: commit, inFilesWith: extensions)
      found.notices = found.notices.map { $0.below(path) }
      return found
    } catch {
      var all = whole
      all.notices = [GitWording.whole(path, error.cause, remedy: error.remedy)]
      return all
    }
  }

  private var whole: GitChanges {
    var all = GitChanges()
    all.lines.addAll()
    return all
  }

  // MARK: Its place

  private static let git = FilePath(".git")

  /// Throws unless git's own folder of it lies in its folder, or among git's own of the repository around it.
  private func checkPlace() throws(Problem) {
    let homes = try parent.ownFolders() + [place.resolved() ?? place]
    guard let own = ownFolder(), Self.lies(own, in: homes) else { throw GitWording.elsewhere }
    // A working tree may share what another has.
    let shared = own.appending(FilePath("commondir"))
    guard shared.isThere else { return }
    guard let common = Self.path(in: shared, from: own), Self.lies(common, in: homes) else {
      throw GitWording.elsewhere
    }
  }

  /// The folder `.git`, or the one that the file `.git` names, without links; nil when there is none.
  private func ownFolder() -> AbsolutePath? {
    let entry = place.appending(Self.git)
    switch (try? SystemCalls.linkStatus(of: entry.text))?.kind {
    case .folder: return entry.resolved()
    case .file: return place.resolved().flatMap { Self.path(in: entry, from: $0, behind: "gitdir: ") }
    default: return nil
    }
  }

  /// The path that a small file holds, without links; nil when it holds none or nothing is there.
  private static func path(
    in file: AbsolutePath, from folder: AbsolutePath, behind word: String = ""
  ) -> AbsolutePath? {
    guard let bytes = try? FileReader.bytes(of: file, below: 1 << 14),
      let text = String(validating: bytes, as: UTF8.self), text.hasPrefix(word)
    else { return nil }
    let line = text.dropFirst(word.count).prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    return line.isEmpty ? nil : AbsolutePath(String(line), in: folder).resolved()
  }

  private static func lies(_ place: AbsolutePath, in homes: [AbsolutePath]) -> Bool {
    homes.contains { place.relative(to: $0) != nil }
  }
}

extension Problem {
  /// The same of a path that lies below another.
  fileprivate func below(_ folder: FilePath) -> Problem {
    Problem(
      cause, remedy: remedy, path: path.map { FilePath("\(folder)/\($0)") }, line: line, column: column,
      severity: severity)
  }
}
