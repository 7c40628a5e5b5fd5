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
  private let files: [FilePath: Content]
  /// Where each link leads, as it is written, by its path from the top.
  private let links: [FilePath: String]
  /// What lies in each folder, by its path from the top.
  private let folders: [FilePath: [DirectoryEntry]]
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
    top: AbsolutePath, files: [[UInt8]: Content], links: [FilePath: String] = [:],
    repository: GitRepository? = nil,
    hiding hides: (@Sendable (FilePath) -> Bool)? = nil
  ) {
    self.top = top
    self.repository = repository
    isWhole = hides == nil
    self.hides = hides ?? { _ in true }
    var (contents, folders): ([FilePath: Content], [FilePath: [DirectoryEntry]]) = ([:], [:])
    var known: Set<FilePath> = []
    for link in links.keys { Self.add(Array(link.text.utf8), .link, to: &folders, &known) }
    for (path, content) in files {
      Self.add(path, .file, to: &folders, &known)
      if let text = String(validating: path, as: UTF8.self) { contents[FilePath(text)] = content }
    }
    self.files = contents
    self.folders = folders
    self.links = links
  }

  private static func add(
    _ path: [UInt8], _ kind: FileKind, to folders: inout [FilePath: [DirectoryEntry]],
    _ known: inout Set<FilePath>
  ) {
    let slash = path.lastIndex(of: 0x2F)
    let folder = slash.map { Array(path[..<$0]) } ?? []
    // What lies in a folder that has no name as text is listed by the name of that folder alone.
    if let text = String(validating: folder, as: UTF8.self) {
      let name = slash.map { Array(path[($0 + 1)...]) } ?? path
      folders[FilePath(text), default: []].append(DirectoryEntry(name: name, kind: kind))
      if folder.isEmpty || !known.insert(FilePath(text)).inserted { return }
    }
    if !folder.isEmpty { add(folder, .folder, to: &folders, &known) }
  }

  // MARK: Questions

  /// What stands at a path; a link is a link.
  func answer(_ path: String) -> Answer {
    guard let below = below(path, followingLast: false) else { return .disk }
    // Where git keeps its data is the top of a repository.
    if isWhole, below.text == ".git" { return .found(.folder) }
    if content(of: below) != nil { return .found(.file) }
    if links[below] != nil { return .found(.link) }
    if folders[below] != nil || below.text.isEmpty { return isWhole ? .found(.folder) : folder(path) }
    return hides(below) ? .nothing : .disk
  }

  /// The path of what a path leads to, without links. The path of a link that leads nowhere is that of the link itself.
  func withoutLinks(_ path: String) -> String {
    guard !links.isEmpty, let below = below(path) else { return path }
    // Not normalized: what is left of a link that is not followed may begin with `..`.
    return below.text.isEmpty ? top.text : (top.text == "/" ? "" : top.text) + "/" + below.text
  }

  /// A folder of files that replace others is there, whether the disk has it, something else in its place, or nothing.
  /// A link to a folder below the top is a folder of the disk.
  private func folder(_ path: String) -> Answer {
    let real = (try? SystemCalls.realPath(of: path)).flatMap { AbsolutePath($0) }
    let isOfDisk = real.map { $0.relative(to: top) != nil && $0.isFolder } ?? false
    return isOfDisk ? .disk : .found(.folder)
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
    let own = folders[below] ?? folders[onDisk(below)] ?? []
    let kinds = Dictionary(own.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let prefix = below.text.isEmpty ? "" : "\(below)/"
    let left = entries.filter { entry in
      let name = String(validating: entry.name, as: UTF8.self)
      if let kind = kinds[entry.name] {
        guard kind == .folder, let name, case .disk = folder("\(path)/\(name)") else { return false }
        return true
      }
      guard let name else { return true }
      return entry.kind == .folder || !hides(FilePath(prefix + name))
    }
    let known = Set(left.map(\.name))
    return left + own.filter { !known.contains($0.name) }
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
    guard let below = below(path), let content = content(of: below) else { return nil }
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
    return files.keys.count { file in
      (below.text.isEmpty || file.lies(in: below)) && NameFilter.ends(Array(file.text.utf8), in: ending)
    }
  }

  /// The way from the top to what a path leads to, without links; nil outside of the top.
  private func below(_ path: String, followingLast: Bool = true) -> FilePath? {
    if path.isExactly(top.text) { return FilePath("") }
    let prefix = top.text == "/" ? "/" : top.text + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    let below = FilePath(String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
    return links.isEmpty ? below : follow(below, followingLast)
  }

  /// A file of the tree; of one that replaces files, also where a link of the disk leads to the folder of the file.
  private func content(of path: FilePath) -> Content? {
    if let content = files[path] { return content }
    if isWhole || !hides(path) || folders[FilePath(path.folder)] != nil { return nil }
    let folder = onDisk(FilePath(path.folder)).text
    return files[FilePath(folder.isEmpty ? path.name : "\(folder)/\(path.name)")]
  }

  /// The way to a folder of the disk without links, from the top; where nothing is there, as it is.
  private func onDisk(_ folder: FilePath) -> FilePath {
    let real = AbsolutePath(top.text, in: top).appending(folder)
    let path = try? SystemCalls.realPath(of: real.text)
    return path.flatMap { AbsolutePath($0)?.relative(to: top) } ?? folder
  }

  /// Component by component, link by link, as the system would go. A link that leads out of the tree, or to itself, is
  /// not followed.
  private func follow(_ below: FilePath, _ followsLast: Bool) -> FilePath {
    var way: [Substring] = []
    var ahead = Array(below.components.reversed())
    var (followed, steps) = (0, 0)
    while let name = ahead.popLast() {
      steps += 1
      if steps > Self.maxSteps { return below }
      if name == ".." {
        guard folders[FilePath(way.joined(separator: "/"))] != nil, way.popLast() != nil else { return below }
        continue
      }
      way.append(name)
      if ahead.isEmpty, !followsLast { break }
      guard let target = links[FilePath(way.joined(separator: "/"))] else { continue }
      followed += 1
      guard let next = self.target(target), followed <= Self.maxLinks else {
        return FilePath((way + ahead.reversed()).joined(separator: "/"))
      }
      if target.hasPrefix("/") { way = [] } else { way.removeLast() }
      ahead += next.reversed()
    }
    return FilePath(way.joined(separator: "/"))
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
  ///   - name: of files that are meant in every folder.
  ///   - isAround: whether a link to a folder may lead to other such files, by the path of the link.
  ///   - moved: a folder of this tree that stands at another path in the working tree, and that path.
  package func replacing(
    _ isMeant: @escaping @Sendable (FilePath) -> Bool, everywhere name: String,
    isAround: (FilePath) -> Bool, moved: (from: FilePath, to: FilePath)? = nil
  ) -> FileTree {
    let ends = links.keys.map { (link: $0, end: follow($0, true)) }
    var linked = files
    for (link, end) in ends { if let content = files[end] { linked[link] = content } }
    var meant = linked.filter { isMeant($0.key) }
    let named = linked.filter { $0.key.isNamed(name) }
    for (link, end) in ends where folders[end] != nil {
      for (path, content) in isAround(link) ? linked : named where path.lies(in: end) {
        let shown = path.moved(from: end, to: link)
        if isMeant(shown) { meant[shown] = content }
      }
    }
    if let moved {
      for path in meant.keys where path.isBelow(moved.to) { meant[path] = nil }
      for (path, content) in linked where path.isBelow(moved.from) && isMeant(path) {
        meant[path.moved(from: moved.from, to: moved.to)] = content
      }
    }
    let hides: @Sendable (FilePath) -> Bool = { path in
      if isMeant(path) { return true }
      return moved.map { path.isBelow($0.to) && isMeant(path.moved(from: $0.to, to: $0.from)) } ?? false
    }
    return FileTree(
      top: top,
      files: Dictionary(meant.map { (Array($0.key.text.utf8), $0.value) }, uniquingKeysWith: { a, _ in a }),
      repository: repository, hiding: hides)
  }

  /// The paths of its files, from the top, ascending.
  package var paths: [FilePath] { files.keys.sorted() }
}

extension FilePath {
  fileprivate func isBelow(_ folder: FilePath) -> Bool { folder.text.isEmpty || lies(in: folder) }

  /// The path of what lies in a folder, where the folder stands at another path.
  fileprivate func moved(from folder: FilePath, to other: FilePath) -> FilePath {
    let rest = text.utf8.dropFirst(folder.text.isEmpty ? 0 : folder.text.utf8.count + 1)
    let below = String(decoding: rest, as: UTF8.self)
    return FilePath(other.text.isEmpty || below.isEmpty ? other.text + below : "\(other)/\(below)")
  }
}
