package import EavesSource

/// A path from the root of the file system: normalized (no `.`, `..`, `//` or final `/`) without asking the disk.
///
/// `a/link/..` is `a` here, as in a shell; `resolved()` asks the disk. A NUL, where the system would take a path to
/// end, is U+FFFD here: what is judged is what is opened.
package struct AbsolutePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Begins with `/`, and is `/` for the root of the file system.
  package let text: String
  /// The files that are read where the path leads; nil: those of the disk.
  let tree: FileTree?

  /// Nil when the text does not begin with `/`.
  package init?(_ text: String) {
    guard text.utf8.first == 0x2F else { return nil }
    self.init(normalising: text, nil)
  }

  /// The same path, where the files of a tree are read instead of those of the disk.
  package init(_ path: AbsolutePath, reading tree: FileTree) {
    text = path.text
    self.tree = tree
  }

  /// Reads a path as the shell would in `folder`: absolute, or relative to it. Empty text is the folder.
  package init(_ text: String, in folder: AbsolutePath) {
    self.init(normalising: text.utf8.first == 0x2F ? text : "\(folder.text)/\(text)", folder.tree)
  }

  private init(normalising text: String, _ tree: FileTree?) {
    self.tree = tree
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let joined = "/" + parts.joined(separator: "/")
    self.text = joined.utf8.contains(0) ? joined.replacing("\0", with: "\u{FFFD}") : joined
  }

  /// The folder that the process runs in. Throws when it has been removed or cannot be read.
  package static func current() throws(FileFault) -> AbsolutePath {
    AbsolutePath(normalising: try FileFault.of(FilePath("."), try SystemCalls.currentDirectory()), nil)
  }

  package var description: String { text }

  /// The part after the last `/`, empty for the root of the file system.
  package var name: String { components.last.map(String.init) ?? "" }

  /// Outermost first.
  package var components: [Substring] { text.split(separator: "/") }

  /// The folder that it lies in, nil for the root of the file system.
  package var parent: AbsolutePath? {
    text == "/" ? nil : AbsolutePath(normalising: text + "/..", tree)
  }

  /// The path itself, its parent, and so on up to `/`.
  package var selfAndParents: [AbsolutePath] {
    var found = [self]
    while let next = found[found.count - 1].parent { found.append(next) }
    return found
  }

  /// The path of something below.
  package func appending(_ path: FilePath) -> AbsolutePath {
    AbsolutePath(normalising: "\(text)/\(path.text)", tree)
  }

  /// The way from `root` to here, empty for `root` itself, nil when this lies outside of it.
  package func relative(to root: AbsolutePath) -> FilePath? {
    if text.isExactly(root.text) { return FilePath("") }
    let prefix = root.text == "/" ? "/" : root.text + "/"
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return FilePath(String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
  }

  /// The folder that all of the paths lie in (or are); nil for none.
  package static func common(of paths: [AbsolutePath]) -> AbsolutePath? {
    guard var common = paths.first else { return nil }
    for path in paths.dropFirst() {
      while path.relative(to: common) == nil, let parent = common.parent { common = parent }
    }
    return common
  }

  /// The path without links, nil when nothing is there.
  package func resolved() -> AbsolutePath? {
    let path = tree?.withoutLinks(text) ?? text
    return switch tree?.answer(path) ?? .disk {
    case .found(.link), .nothing: nil
    case .found: AbsolutePath(normalising: path, tree)
    case .disk: (try? SystemCalls.realPath(of: text)).map { AbsolutePath(normalising: $0, tree) }
    }
  }

  /// What stands there, links followed.
  func kind() throws(SystemCalls.Failure) -> FileKind {
    switch tree.map({ $0.answer($0.withoutLinks(text)) }) ?? .disk {
    case .found(.link): throw .linkLoop
    case .nothing: throw .vanished
    case .found(let kind): return kind
    case .disk: return try SystemCalls.status(of: text).kind
    }
  }

  /// The way to a place from a folder; nil outside of it. Folders on the way that are links are followed where what
  /// they lead to lies in the folder as well: one file has one path. O(length), with calls of the system.
  package func path(from root: AbsolutePath) -> FilePath? {
    guard let path = relative(to: root) else { return nil }
    guard !path.folder.isEmpty, let above = root.appending(FilePath(path.folder)).resolved(),
      let inside = root.resolved().flatMap({ above.relative(to: $0) })
    else { return path }
    return inside.text.isEmpty ? FilePath(path.name) : FilePath("\(inside)/\(path.name)")
  }

  /// Whether a file, a folder or anything else is there, links followed.
  package var exists: Bool { (try? kind()) != nil }

  /// Whether anything is there, be it a link that leads nowhere.
  package var isThere: Bool {
    switch tree?.answer(text) ?? .disk {
    case .nothing: false
    case .found: true
    case .disk: (try? SystemCalls.linkStatus(of: text)) != nil
    }
  }

  /// Whether a folder is there that is no link.
  var isOwnFolder: Bool { (try? SystemCalls.linkStatus(of: text))?.kind == .folder }

  /// Whether a folder is there, links followed.
  package var isFolder: Bool { (try? kind()) == .folder }

  /// Byte by byte, as file systems compare.
  package static func == (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.text.isExactly(right.text) && left.tree == right.tree
  }

  package static func < (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
