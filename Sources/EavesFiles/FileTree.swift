package import EavesSource

/// Files that are read from memory, or from git's objects, where a path would lead to the disk.
///
/// A tree is either all that there is below its top, as in a commit, or it replaces some files of the disk. Whoever has
/// a path with a tree reads what the tree holds; nothing is ever written there. The links of a commit are followed as
/// far as they lead to files of the same tree; one that leads elsewhere leads nowhere.
package final class FileTree: Sendable {
  /// What a tree says of a path.
  enum Answer {
    /// Something stands there.
    case found(FileKind)
    case nothing
    /// The tree says nothing: the disk counts.
    case disk
  }

  /// The content of a file.
  enum Content: Sendable {
    case bytes([UInt8])
    /// Not read yet.
    case object(GitObjects.Wanted)
  }

  /// The folder that the tree stands for, without links.
  let top: AbsolutePath
  /// Whether nothing of the disk below the top counts.
  let isWhole: Bool
  private let repository: GitRepository?
  private let files: [String: Content]
  /// Where each link leads, as it is written, by its path from the top.
  private let links: [String: String]
  /// What lies in each folder, by its path from the top.
  private let folders: [String: [DirectoryEntry]]
  /// Whether a file of the disk is hidden, by its path from the top.
  private let hides: @Sendable (FilePath) -> Bool

  /// As many links on the way to a file as Linux follows.
  private static let maxLinks = 40
  /// As many components, those of the links' targets among them.
  private static let maxSteps = 1_000

  /// - Parameters:
  ///   - files: by their paths from the top, in bytes.
  ///   - links: where each leads, by its path from the top.
  ///   - hides: which files of the disk do not count; nil: none of them does.
  init(
    top: AbsolutePath, files: [[UInt8]: Content], links: [String: String] = [:],
    repository: GitRepository? = nil,
    hiding hides: (@Sendable (FilePath) -> Bool)? = nil
  ) {
    self.top = top
    self.repository = repository
    isWhole = hides == nil
    self.hides = hides ?? { _ in true }
    var (contents, folders): ([String: Content], [String: [DirectoryEntry]]) = ([:], [:])
    var known: Set<String> = []
    for link in links.keys { Self.add(Array(link.utf8), .link, to: &folders, &known) }
    for (path, content) in files {
      Self.add(path, .file, to: &folders, &known)
      if let text = String(validating: path, as: UTF8.self) { contents[text] = content }
    }
    self.files = contents
    self.folders = folders
    self.links = links
  }

  private static func add(
    _ path: [UInt8], _ kind: FileKind, to folders: inout [String: [DirectoryEntry]],
    _ known: inout Set<String>
  ) {
    let slash = path.lastIndex(of: 0x2F)
    let folder = slash.map { Array(path[..<$0]) } ?? []
    // What lies in a folder that has no name as text is listed by the name of that folder alone.
    if let text = String(validating: folder, as: UTF8.self) {
      let name = slash.map { Array(path[($0 + 1)...]) } ?? path
      folders[text, default: []].append(DirectoryEntry(name: name, kind: kind))
      if folder.isEmpty || !known.insert(text).inserted { return }
    }
    if !folder.isEmpty { add(folder, .folder, to: &folders, &known) }
  }

  // MARK: Questions

  /// What stands at a path; a link is a link.
  func answer(_ path: String) -> Answer {
    guard let below = below(path, followingLast: false) else { return .disk }
    // Where git keeps its data is the top of a repository.
    if isWhole, below == ".git" { return .found(.folder) }
    if files[below] != nil { return .found(.file) }
    if links[below] != nil { return .found(.link) }
    if folders[below] != nil || below.isEmpty { return isWhole ? .found(.folder) : folder(path) }
    return hides(FilePath(below)) ? .nothing : .disk
  }

  /// The path of what a path leads to, without links. The path of a link that leads nowhere is that of the link itself.
  func withoutLinks(_ path: String) -> String {
    guard !links.isEmpty, let below = below(path) else { return path }
    // Not normalized: what is left of a link that is not followed may begin with `..`.
    return below.isEmpty ? top.text : (top.text == "/" ? "" : top.text) + "/" + below
  }

  /// A folder of files that replace others is there, whether the disk has it, something else in its place, or nothing.
  private func folder(_ path: String) -> Answer {
    (try? SystemCalls.linkStatus(of: path))?.kind == .folder ? .disk : .found(.folder)
  }

  /// What lies in a folder of which the disk says nothing; nil where it has a say.
  func entries(of path: String) -> [DirectoryEntry]? {
    guard let below = below(path) else { return nil }
    if isWhole { return folders[below] ?? [] }
    guard let own = folders[below], case .found(.folder) = folder(path) else { return nil }
    return own
  }

  /// What the disk lists in a folder, with the files of the tree in place of those that they hide.
  func amended(_ entries: [DirectoryEntry], of path: String) -> [DirectoryEntry] {
    guard !isWhole, let below = below(path) else { return entries }
    let own = folders[below] ?? []
    let names = Set(own.map(\.name))
    let prefix = below.isEmpty ? "" : "\(below)/"
    return entries.filter { entry in
      if names.contains(entry.name) { return false }
      guard let name = String(validating: entry.name, as: UTF8.self) else { return true }
      return entry.kind == .folder || !hides(FilePath(prefix + name))
    } + own
  }

  /// The bytes of a file; nil where the disk says so.
  func bytes(
    of path: String, shownAs shown: FilePath, below limit: Int64
  ) throws(FileFault) -> [UInt8]? {
    switch answer(withoutLinks(path)) {
    case .disk: return nil
    case .found(.folder): throw FileFault(path: shown, reason: .isFolder)
    case .found(.file): break
    case .found: throw FileFault(path: shown, reason: .notRegular)
    case .nothing: throw FileFault(path: shown, reason: .vanished)
    }
    guard let below = below(path), let content = files[below] else { return nil }
    let bytes = try bytes(of: content, shownAs: shown)
    if Int64(bytes.count) >= limit {
      throw FileFault(path: shown, reason: .tooLarge(Int64(bytes.count), limit: limit))
    }
    return bytes
  }

  private func bytes(of content: Content, shownAs shown: FilePath) throws(FileFault) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .object(let wanted):
      guard let repository else { throw FileFault(path: shown, reason: .vanished) }
      var bytes: [UInt8]?
      do throws(Problem) {
        try GitObjects(repository).forEach([wanted]) { bytes = $1 }
      } catch {
        throw FileFault(path: shown, reason: .refused(error.cause))
      }
      let limit = Int64(GitObjects.sizeLimit)
      guard let bytes else { throw FileFault(path: shown, reason: .tooLarge(limit, limit: limit)) }
      return bytes
    }
  }

  /// Whether the tree itself has a file or a folder at a path.
  func holds(_ path: String) -> Bool {
    guard let below = below(path) else { return false }
    return files[below] != nil || folders[below] != nil
  }

  /// How many files of an ending the tree has at a path or below it; 0 outside of the top. O(files of the tree).
  func count(at path: String, ending: [UInt8]) -> Int {
    guard let below = below(path) else { return 0 }
    let prefix = below.isEmpty ? "" : "\(below)/"
    return files.keys.count { file in
      (file == below || file.utf8.starts(with: prefix.utf8)) && NameFilter.ends(Array(file.utf8), in: ending)
    }
  }

  /// The way from the top to what a path leads to, without links; nil outside of the top.
  private func below(_ path: String, followingLast: Bool = true) -> String? {
    if path == top.text { return "" }
    let prefix = top.text == "/" ? "/" : top.text + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    let below = String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    return links.isEmpty ? below : follow(below, followingLast)
  }

  /// Component by component, link by link, as the system would go. A link that leads out of the tree, or to itself, is
  /// not followed.
  private func follow(_ below: String, _ followsLast: Bool) -> String {
    var way: [Substring] = []
    var ahead = Array(below.split(separator: "/").reversed())
    var (followed, steps) = (0, 0)
    while let name = ahead.popLast() {
      steps += 1
      if steps > Self.maxSteps { return below }
      if name == ".." {
        if way.popLast() == nil { return below }
        continue
      }
      way.append(name)
      if ahead.isEmpty, !followsLast { break }
      let here = way.joined(separator: "/")
      guard let target = links[here] else { continue }
      followed += 1
      guard let next = self.target(target), followed <= Self.maxLinks else {
        return (way + ahead.reversed()).joined(separator: "/")
      }
      if target.hasPrefix("/") { way = [] } else { way.removeLast() }
      ahead += next.reversed()
    }
    return way.joined(separator: "/")
  }

  /// The components of a link's target: from the top where it is absolute; nil where it leads out of the tree.
  private func target(_ text: String) -> [Substring]? {
    guard text.hasPrefix("/") else { return text.split(separator: "/").filter { $0 != "." } }
    let prefix = top.text == "/" ? "/" : top.text + "/"
    guard text == top.text || text.hasPrefix(prefix) else { return nil }
    return text.dropFirst(prefix.count).split(separator: "/").filter { $0 != "." }
  }
}

extension FileTree: Hashable {
  package static func == (left: FileTree, right: FileTree) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Making trees

extension FileTree {
  /// The files of the working tree, of which some are as they are in another tree: those that `isMeant` names. What the
  /// other tree has not is not there. O(files + links to folders × files).
  ///
  /// - Parameters:
  ///   - isMeant: asked of paths from the top.
  ///   - isAround: whether a link to a folder may lead to such files, by the path of the link.
  package func replacing(
    _ isMeant: @escaping @Sendable (FilePath) -> Bool, isAround: (FilePath) -> Bool
  ) -> FileTree {
    let ends = links.keys.map { (link: $0, end: follow($0, true)) }
    var linked = files
    for (link, end) in ends { if let content = files[end] { linked[link] = content } }
    var meant = linked.filter { isMeant(FilePath($0.key)) }
    for (link, end) in ends where folders[end] != nil && isAround(FilePath(link)) {
      for (path, content) in linked where path.hasPrefix("\(end)/") {
        let shown = link + path.dropFirst(end.count)
        if isMeant(FilePath(shown)) { meant[shown] = content }
      }
    }
    return FileTree(
      top: top,
      files: Dictionary(meant.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { a, _ in a }),
      repository: repository, hiding: isMeant)
  }

  /// The paths of its files, from the top, ascending.
  package var paths: [FilePath] { files.keys.map { FilePath($0) }.sorted() }
}
