import EavesSource

/// A repository that lies in another, which knows the commit that it should stand at.
///
/// It is asked by a git of its own, which stands in its folder: the one around it would start one that reads the
/// settings that came with it. Before that, it is made sure that what it says it is lies where such things lie.
struct GitSubmodule {
  /// Nil when nothing is there.
  private let kind: FileKind?
  private let parent: GitRepository
  private let path: FilePath
  private let place: AbsolutePath

  init(_ path: FilePath, in parent: GitRepository) {
    var places = PlainPlaces(below: parent.folder)
    kind = places.kind(of: path)
    self.parent = parent
    self.path = path
    place = parent.folder.appending(path)
  }

  /// Its repository, which has a commit; nil when it is not checked out. Throws when it is another's, has no such
  /// commit, or is no submodule any more.
  func repository(holding commit: String) throws(Problem) -> GitRepository? {
    guard kind == .folder, place.appending(Self.git).isThere else {
      if kind == nil || isEmpty, try parent.hasSubmodule(path) { return nil }
      throw GitWording.noSubmodule
    }
    try checkPlace()
    let repository = try GitRepository(ofSubmoduleAt: place, in: parent)
    guard try repository.commit(named: commit) != nil else { throw GitWording.unknownCommit(commit) }
    return repository
  }

  /// Whether its folder is there, with nothing in it.
  private var isEmpty: Bool {
    var entries = 0
    let identity = try? SystemCalls.forEachEntry(of: place.text, isPlain: true, within: .anywhere) { _, _ in
      entries += 1
    }
    return identity != nil && entries == 0
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

/// What stands at paths below a folder, where no link leads on the way there.
private struct PlainPlaces {
  private let root: AbsolutePath
  private var folders: [String: Bool] = ["": true]

  init(below root: AbsolutePath) { self.root = root }

  /// Nil when nothing is there, or only what a link leads to.
  mutating func kind(of path: FilePath) -> FileKind? {
    isPlain(path.folder) ? try? SystemCalls.linkStatus(of: disk(path.text)).kind : nil
  }

  private mutating func isPlain(_ folder: String) -> Bool {
    if let known = folders[folder] { return known }
    let parent = FilePath(folder).folder
    let answer = isPlain(parent) && (try? SystemCalls.linkStatus(of: disk(folder)))?.kind == .folder
    folders[folder] = answer
    return answer
  }

  private func disk(_ path: String) -> String { "\(root.text)/\(path)" }
}
