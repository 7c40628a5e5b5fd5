package import EavesSource

/// The files of one commit of the repository around a folder, read from git's objects: nothing is checked out.
package struct CommitFiles: Sendable {
  /// The name of the commit: a hash in hexadecimal digits.
  package let commit: String
  /// The files below the top of the repository. A folder of the repository is read from here by
  /// `AbsolutePath(_:reading:)`.
  package let tree: FileTree
  /// The top of the repository, without links.
  package let top: AbsolutePath
  /// Submodules whose files at the commit are not known, as warnings.
  package let notices: [Problem]
  /// Whether no revision was named, and the default branch is where HEAD is.
  package let isHead: Bool
  /// Folders of submodules whose files at the commit are not known, or that are not checked out.
  package let unread: [FilePath]

  /// Reads the list of all files, and the contents of those that a check reads. O(files + bytes of these).
  ///
  /// - Parameters:
  ///   - revision: what git takes for one commit; nil: the commit where this branch left the default branch.
  ///   - current: where the command is given: a folder of its repository must not have become another repository since.
  ///   - extensions: of the files whose contents are read at once; others are read when they are asked for.
  package init(
    of revision: String?, around folder: AbsolutePath, from current: AbsolutePath? = nil,
    reading extensions: [String],
    variables: [String: String] = Machine.environment
  ) throws(Problem) {
    let place = folder.grounded
    top = Boundary.repository(around: place) ?? place
    let repository = try GitRepository(around: top, variables: variables)
    let commit =
      if let revision { try repository.commit(of: revision) } else { try repository.usualBase() }
    self.commit = commit
    isHead = revision == nil ? try repository.commit(of: "HEAD") == commit : false
    if let current { try Self.checkRepository(of: folder, inside: top, from: current, revision, variables) }
    var reader = CommitReader(endings: extensions.map { Array(".\($0)".utf8) })
    try reader.read(commit, of: repository, below: [])
    notices = reader.notices
    unread = reader.unread
    tree = FileTree(
      top: top, files: reader.files, links: reader.links, modules: reader.modules, repository: repository)
  }
}

extension CommitFiles {
  /// Throws where a folder that the repository of the command had at the revision lies in another repository today.
  private static func checkRepository(
    of folder: AbsolutePath, inside top: AbsolutePath, from current: AbsolutePath, _ revision: String?,
    _ variables: [String: String]
  ) throws(Problem) {
    guard let outer = Boundary.repository(around: current), outer != top,
      let named = folder.selfAndParents.first(where: { $0.resolved() == outer }),
      let way = folder.relative(to: named)
    else { return }
    let repository = try GitRepository(around: outer, variables: variables)
    let commit = try? (revision == nil ? repository.usualBase() : repository.commit(of: revision ?? ""))
    if let commit, try !repository.hasFiles(at: way, in: commit) { return }
    let then = (revision ?? commit).map { "at `\($0)`" } ?? "before"
    throw Problem(
      commit == nil
        ? "it is not known whether \(way) lay in the same repository \(then)"
        : "\(way) lies in another repository than it did \(then)",
      remedy: "review this change by hand, or run the command in that repository")
  }

  /// A folder of the working tree as the commit has it, by the path that names it: a link that stands there today must
  /// not choose another folder of the commit.
  package func place(of folder: AbsolutePath) -> AbsolutePath {
    let named = folder.selfAndParents.first { $0.resolved()?.text == top.text }
    guard let way = named.flatMap({ folder.relative(to: $0) }) else {
      return AbsolutePath(folder.grounded, reading: tree)
    }
    return AbsolutePath(top, reading: tree).appending(way)
  }

  /// Whether a folder has something today where the files of a submodule, or what a link leads to in one, are not known.
  package func isUncertain(in root: FilePath) -> Bool {
    func isInside(_ path: FilePath) -> Bool {
      root.text.isEmpty || path.lies(in: root) || root.lies(in: path)
    }
    let modules = notices.compactMap(\.path).filter { isInside($0) && top.appending($0).isThere }
    let links = tree.links(into: unread).filter { isInside($0) && top.appending($0).isOwnFolder }
    return !modules.isEmpty || !links.isEmpty
  }

  /// Why it is not known what the commit has at a place, or what links of the commit that are meant lead to: it lies in a
  /// submodule that cannot be read. Nil: it is known.
  package func unknown(around places: [AbsolutePath], orBehind isMeant: (FilePath) -> Bool) -> Problem? {
    let paths = places.compactMap { $0.relative(to: top) }
    let module =
      unread.first { module in paths.contains { $0 == module || $0.lies(in: module) } }
      ?? tree.links(into: unread).first(where: isMeant)
    guard let module else { return nil }
    let notice = notices.first { $0.path == module }
    return Problem(
      "the check of the commit cannot be read: \(notice?.cause ?? "this needs a submodule that is not checked out")",
      remedy: notice?.remedy ?? "check it out: git submodule update --init", path: module)
  }
}

/// Collects what a commit holds.
private struct CommitReader {
  let endings: [[UInt8]]
  var files: [[UInt8]: FileTree.Content] = [:]
  /// Where each link leads, by its path.
  var links: [FilePath: String] = [:]
  var notices: [Problem] = []
  var modules: [FilePath] = []
  var unread: [FilePath] = []

  /// In bytes: no system follows a link to a longer path.
  private static let longestTarget = 4_096

  mutating func read(_ commit: String, of repository: GitRepository, below prefix: [UInt8]) throws(Problem) {
    let entries = try repository.entries(of: commit)
    // What a sparse checkout leaves out on purpose is not gone.
    let skipped = try repository.skippedPaths()
    var wanted: [(path: [UInt8], object: GitObjects.Wanted, isLink: Bool)] = []
    for (path, entry) in entries where !skipped.contains(path) {
      let full = prefix + path
      let object = GitObjects.Wanted(
        object: entry.object, path: FilePath(String(decoding: full, as: UTF8.self)))
      switch entry.kind {
      case .link: wanted.append((full, object, isLink: true))
      case .module: try read(entry, at: path, of: repository, below: prefix)
      case .file:
        files[full] = .object(object)
        if endings.contains(where: { full.suffix($0.count).elementsEqual($0) }) {
          wanted.append((full, object, isLink: false))
        }
      }
    }
    wanted.sort { $0.path.lexicographicallyPrecedes($1.path) }
    try GitObjects(repository).forEach(wanted.map(\.object)) { index, bytes in
      let (path, _, isLink) = wanted[index]
      guard let bytes else { return }
      if !isLink {
        files[path] = .bytes(bytes)
      } else if bytes.count < Self.longestTarget, let path = String(validating: path, as: UTF8.self),
        let target = String(validating: bytes, as: UTF8.self)
      {
        links[FilePath(path)] = target
      }
    }
  }

  /// The files of a submodule, from its own repository. Where that is not checked out, the working tree has no files
  /// of it either.
  private mutating func read(
    _ entry: GitEntry, at path: [UInt8], of repository: GitRepository, below prefix: [UInt8]
  ) throws(Problem) {
    guard let text = String(validating: path, as: UTF8.self) else { return }
    let module = FilePath(text)
    let full = FilePath(String(decoding: prefix + path, as: UTF8.self))
    modules.append(full)
    do throws(Problem) {
      guard let inner = try GitSubmodule(module, in: repository).repository(holding: entry.object) else {
        return unread.append(full)
      }
      try read(entry.object, of: inner, below: prefix + path + [0x2F])
    } catch {
      unread.append(full)
      notices.append(
        Problem(
          "the files of this submodule at the commit are not known: \(error.cause)", remedy: error.remedy,
          path: full, severity: .warning))
    }
  }
}

extension GitRepository {
  /// Names of the default branch where the clone does not say it, the likeliest first.
  private static let usualBranches = [
    "refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/remotes/origin/master", "refs/heads/main",
    "refs/heads/master",
  ]

  /// The commit where this branch left the default branch: that of the remote, else the usual ones.
  func usualBase() throws(Problem) -> String {
    for branch in Self.usualBranches where try commit(named: branch) != nil {
      return try commit(of: "\(branch)...")
    }
    throw Problem(
      "the default branch of this repository is not known",
      remedy: "name what to compare with: eaves diff REF; in CI, fetch the whole history")
  }
}
