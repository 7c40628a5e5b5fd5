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
  /// The tree that has the files of one name, in every folder.
  private let base: (tree: FileTree, name: String)?
  /// The paths of all files, ascending.
  private let order: [FilePath]
  /// Whether a file of the disk is hidden, by its path from the top.
  private let hides: @Sendable (FilePath) -> Bool

  /// As many links on the way to a file as Linux follows.
  private static let maxLinks = 40
  /// As many components, those of the links' targets among them.
  private static let maxSteps = 1_000

  /// - Parameters:
  ///   - files: by their paths from the top, in bytes.
  ///   - links: where each leads, by its path from the top.
  ///   - modules: folders that are there, whatever is known of their files.
  ///   - base: a tree that has the files of one name, in every folder.
  ///   - hides: which files of the disk do not count; nil: none of them does.
  init(
    top: AbsolutePath, files: [[UInt8]: Content], links: [FilePath: String] = [:],
    modules: [FilePath] = [], base: (tree: FileTree, name: String)? = nil, repository: GitRepository? = nil,
    hiding hides: (@Sendable (FilePath) -> Bool)? = nil
  ) {
    self.top = top
    self.repository = repository
    self.base = base
    isWhole = hides == nil
    self.hides = hides ?? { _ in true }
    var (contents, folders): ([FilePath: Content], [FilePath: [DirectoryEntry]]) = ([:], [:])
    var known: Set<FilePath> = []
    for module in modules {
      if folders[module] == nil { folders[module] = [] }
      if known.insert(module).inserted { Self.add(Array(module.text.utf8), .folder, to: &folders, &known) }
    }
    for link in links.keys { Self.add(Array(link.text.utf8), .link, to: &folders, &known) }
    for (path, content) in files {
      Self.add(path, .file, to: &folders, &known)
      if let text = String(validating: path, as: UTF8.self) { contents[FilePath(text)] = content }
    }
    self.files = contents
    order = contents.keys.sorted()
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
    // A link to a folder is no page.
    return hides(below) && (isWhole || !Self.isFolder(path)) ? .nothing : .disk
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
    let prefix = below.text.isEmpty ? "" : "\(below)/"
    var own = folders[below] ?? []
    if let base, content(of: FilePath(prefix + base.name)) != nil {
      let page = DirectoryEntry(name: Array(base.name.utf8), kind: .file)
      if !own.contains(where: { $0.name == page.name }) { own.append(page) }
    }
    let kinds = Dictionary(own.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let left = entries.filter { entry in
      guard let name = String(validating: entry.name, as: UTF8.self) else { return kinds[entry.name] == nil }
      // A link to a folder is no page.
      let isFolder = entry.kind == .folder || entry.kind == .link && Self.isFolder("\(path)/\(name)")
      if let kind = kinds[entry.name] {
        guard kind == .folder, isFolder, case .disk = folder("\(path)/\(name)") else { return false }
        return true
      }
      return isFolder || !hides(FilePath(prefix + name))
    }
    let known = Set(left.map(\.name))
    return left + own.filter { !known.contains($0.name) }
  }

  /// Whether the disk has a folder there, links followed.
  private static func isFolder(_ path: String) -> Bool {
    (try? SystemCalls.status(of: path))?.kind == .folder
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
    return content(of: below) != nil || folders[below] != nil
  }

  /// How many files of an ending the tree has at a path or below it; 0 outside of the top. O(files of the tree).
  func count(at path: String, ending: [UInt8]) -> Int {
    guard let below = below(path) else { return 0 }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle] < below { low = middle + 1 } else { high = middle }
    }
    // What lies in a folder stands behind it, with names such as `folder.swift` in between.
    let prefix = below.text.isEmpty ? "" : "\(below)/"
    return order[low...].lazy.prefix { $0.text.utf8.starts(with: below.text.utf8) }.count {
      ($0 == below || $0.text.utf8.starts(with: prefix.utf8))
        && NameFilter.ends(Array($0.text.utf8), in: ending)
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

  /// A file of the tree, or of the tree that has the files of its name.
  private func content(of path: FilePath) -> Content? {
    if let content = files[path] { return content }
    guard let base, path.isNamed(base.name) else { return nil }
    let folder = onDisk(FilePath(path.folder)).text
    return base.tree.file(at: path)
      ?? base.tree.file(at: FilePath(folder.isEmpty ? path.name : "\(folder)/\(path.name)"))
  }

  /// A file, links followed.
  private func file(at path: FilePath) -> Content? { files[links.isEmpty ? path : follow(path, true)] }

  /// The way to a folder of the disk without links, from the top; where nothing is there, as it is.
  private func onDisk(_ folder: FilePath) -> FilePath {
    let path = try? SystemCalls.realPath(of: top.appending(folder).text)
    return path.flatMap { AbsolutePath($0)?.relative(to: top) } ?? folder
  }

  /// Component by component, link by link, as the system would go. A link that leads out of the tree, or to itself, is
  /// not followed.
  private func follow(_ below: FilePath, _ followsLast: Bool) -> FilePath {
    let above = top.components
    var way = above
    var ahead = Array(below.components.reversed())
    var (followed, steps, needsFolder) = (0, 0, false)
    while let name = ahead.popLast() {
      steps += 1
      if steps > Self.maxSteps { return below }
      if name == ".." {
        if let here = Self.path(way, below: above), folders[here] == nil { return below }
        _ = way.popLast()
        continue
      }
      way.append(name)
      if ahead.isEmpty, !followsLast { break }
      guard let here = Self.path(way, below: above), let target = links[here] else { continue }
      followed += 1
      if followed > Self.maxLinks { return below }
      // A path that ends so names a folder.
      if ahead.isEmpty { needsFolder = target.hasSuffix("/") || target.hasSuffix("/.") }
      if target.hasPrefix("/") { way = [] } else { way.removeLast() }
      ahead += target.split(separator: "/").filter { $0 != "." }.reversed()
    }
    guard let end = Self.path(way, below: above), !needsFolder || files[end] == nil else { return below }
    return end
  }

  /// The way from the top of the tree; nil outside of it.
  private static func path(_ way: [Substring], below above: [Substring]) -> FilePath? {
    guard way.count >= above.count, zip(way, above).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) else {
      return nil
    }
    return FilePath(way.dropFirst(above.count).joined(separator: "/"))
  }
}

extension FileTree: Hashable {
  package static func == (left: FileTree, right: FileTree) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Making trees

extension FileTree {
  /// The files of the working tree, with some pages in place of those that `isMeant` names; no other of those is there.
  /// Files of one name are those of this tree, in every folder: by the path of the folder, else by its path without the
  /// links of the disk.
  ///
  /// - Parameters:
  ///   - pages: what is read, by paths from the top.
  ///   - isMeant: asked of paths from the top.
  package func replacing(
    _ pages: [FilePath: [UInt8]], everywhere name: String, _ isMeant: @escaping @Sendable (FilePath) -> Bool
  ) -> FileTree {
    let files = pages.map { (Array($0.key.text.utf8), Content.bytes($0.value)) }
    return FileTree(
      top: top, files: Dictionary(files, uniquingKeysWith: { first, _ in first }), base: (self, name),
      repository: repository, hiding: { isMeant($0) || pages[$0] != nil || $0.isNamed(name) })
  }

  /// Links that lead into one of some folders, whatever is there, ascending. O(links × folders).
  package func links(into folders: [FilePath]) -> [FilePath] {
    if folders.isEmpty { return [] }
    return links.keys.filter { link in
      let end = follow(link, true)
      return folders.contains { end == $0 || end.lies(in: $0) }
    }.sorted()
  }

  /// Whether a file of one name is another one on the disk, or none. O(such files).
  package func hasChanged(filesNamed name: String) -> Bool {
    order.contains { path in
      guard path.isNamed(name), let content = files[path] else { return false }
      let now = try? FileReader.bytes(of: top.appending(path), below: FileReader.pageLimit)
      return now == nil || now != (try? bytes(of: content, shownAs: path))
    }
  }
}
