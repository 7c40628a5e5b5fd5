import EavesSource

/// One walk under way.
struct DirectoryWalker {
  private(set) var files: [FilePath] = []
  private(set) var faults: [FileFault] = []
  private(set) var leftOut = SkippedFiles()

  let root: AbsolutePath
  private let include: PathPatterns
  private let exclude: PathPatterns
  /// Positions of the globs that something was left out for.
  private(set) var excluding: Set<Int> = []
  private let boundary: Boundary
  private let most: Int
  private let filter: NameFilter
  /// Xcode projects that git is not to keep.
  private(set) var generated: Set<FilePath> = []
  /// The ending of the names of files that are counted where they are left out; nil: none.
  private let counted: [UInt8]?

  /// The folder that is being read, from the repository's root (or the walk's, if it lies in none).
  private var components: [[UInt8]] = []
  /// The ignore files that apply to that folder, outermost first.
  private var levels = IgnoreLevels()
  /// Links to what may be a wanted file or a folder: followed when everything else has been walked.
  private var links: [Link] = []
  /// Folders outside of the root that links have led to.
  private var visited: Set<FileIdentity> = []
  /// The same of folders that are held in memory, by their paths without links.
  var visitedInMemory: Set<FilePath> = []
  private var isOutside = false
  /// Folders entered.
  private var folders = 0

  /// Whether more was met than was to be taken.
  var isFull: Bool { folders + files.count > most }
  /// What git tracks, and no ignore file hides.
  private var tracked: TrackedFiles
  /// Whether the folder is read only for what git tracks in it.
  private var isInIgnored = false
  /// How many more entries of folders that are left out are looked at.
  private var patience: Int

  private struct Link {
    let path: String
    let levels: IgnoreLevels
    let components: [[UInt8]]
  }

  init(_ walk: DirectoryWalk) {
    root = walk.root
    include = PathPatterns(walk.include)
    exclude = PathPatterns(walk.exclude)
    boundary = walk.boundary
    most = walk.most ?? Int.max
    filter = NameFilter(extensions: walk.extensions, names: walk.names)
    counted = walk.counted.map { Array(".\($0)".utf8) }
    patience = walk.patience
    tracked = TrackedFiles(below: walk.root, endings: filter.endings + filter.names.map { [0x2F] + $0 })
  }

  mutating func run() {
    enterRepository()
    visit("", isLinked: true)
    followLinks()
  }

  /// Where it is not known what git tracks, though something is hidden.
  var notices: [Problem] {
    let lack = leftOut[.ignored] == SkippedFiles.Count() ? nil : tracked.lack
    return (tracked.refusals + [lack].compactMap(\.self)).sorted()
  }

  // MARK: Folders

  /// Walks one folder: all its entries are read before any of them is followed, so that its ignore file is
  /// known and one folder is open at a time. In the order of paths, so that the files need no sorting.
  ///
  /// - Parameter isLinked: whether the folder may be a link, and is one that may be followed.
  private mutating func visit(_ folder: String, isLinked: Bool = false) {
    folders += 1
    if isFull { return }
    var entries: [DirectoryEntry] = []
    var hasIgnoreFile = false
    var hasRepository = false
    var dotted: [[UInt8]] = []
    let held = root.tree?.entries(of: disk(folder))
    if isOutside, held != nil, isVisitedInMemory(FilePath(folder)) { return }
    do throws(SystemCalls.Failure) {
      let identity = try forEachEntry(of: folder, held, isPlain: !isLinked) { name, kind in
        if name[0] == 0x2E {
          if isName(name, ".gitignore") {
            hasIgnoreFile = true
          } else if isName(name, ".git") {
            hasRepository = true
          } else if mayBeCounted(name, kind) {
            dotted.append(bytes(of: name))
          }
        } else if kind != .file && kind != .other || filter.isWanted(name) {
          let name = bytes(of: name)
          entries.append(DirectoryEntry(name: name, kind: kind ?? kindOnDisk(name, in: folder)))
        }
      }
      if let identity, isOutside, !visited.insert(identity).inserted { return }
    } catch {
      report(folder.isEmpty ? "." : folder, error.reason)
    }
    if let tree = root.tree, held == nil { entries = tree.amended(entries, of: disk(folder)) }
    entries.sort(by: <)
    // A repository in an ignored folder counts only as far as the one around it knows of it.
    let isRepository =
      hasRepository && !folder.isEmpty && (!isInIgnored || tracked.isSubmodule(Array(folder.utf8)))
    if isRepository {
      tracked.enter(folder)
      isInIgnored = false
    }
    let outer = levels
    if hasIgnoreFile, !isInIgnored { pushIgnoreFile(of: folder) }
    for name in dotted { skip(name, in: folder) }
    for entry in entries { take(entry, in: folder) }
    levels = outer
    if isRepository { tracked.leave() }
  }

  /// Calls `body` for each entry of a folder: of those that are held in memory, else of those on disk, of which it
  /// returns the folder's identity.
  private func forEachEntry(
    of folder: String, _ held: [DirectoryEntry]?, isPlain: Bool, _ body: (Span<UInt8>, FileKind?) -> Void
  ) throws(SystemCalls.Failure) -> FileIdentity? {
    guard let held else {
      return try SystemCalls.forEachEntry(of: disk(folder), isPlain: isPlain, within: boundary, body)
    }
    for entry in held { entry.name.withSpan { body($0, entry.kind) } }
    return nil
  }

  private mutating func take(_ entry: DirectoryEntry, in folder: String) {
    if entry.kind == .folder && filter.isSkipped(entry.name) { return skip(entry.name, in: folder) }
    if (entry.kind == .file || entry.kind == .other) && !filter.isWanted(entry.name) { return }
    components.append(entry.name)
    defer { components.removeLast() }
    let isProject = isInProject(entry)
    let isUnwanted = isInIgnored || isIgnored(isFolder: entry.kind == .folder)
    let isHidden = isInIgnored || !isProject && isUnwanted
    if isProject, isUnwanted, entry.kind == .folder, !isTracked(entry, in: folder),
      let path = path(of: entry, in: folder)
    {
      generated.insert(FilePath(path))
    }
    if isHidden, !isTracked(entry, in: folder) { return leaveOut(entry, in: folder, .ignored) }
    guard let path = path(of: entry, in: folder) else { return }
    switch entry.kind {
    case .folder where !exclude.isEmpty && isExcluded(FilePath(path)): leaveOut(entry, in: folder, .excluded)
    case .folder: enter(path, isHidden: isHidden)
    case .file where isSelected(FilePath(path)): files.append(FilePath(path))
    case .file: leaveOut(entry, in: folder, .excluded)
    case .link: links.append(Link(path: path, levels: levels, components: components))
    case .other: if isSelected(FilePath(path)) { report(path, .notRegular) }
    }
  }

  /// Whether an entry is an Xcode project or its one page: projects are read even where `.gitignore` names them,
  /// for generated ones are, and so are some that were committed all the same.
  private func isInProject(_ entry: DirectoryEntry) -> Bool {
    entry.kind == .folder
      ? entry.name.suffix(10).elementsEqual(".xcodeproj".utf8)
      : entry.name.elementsEqual("project.pbxproj".utf8)
  }

  /// The kind of an entry where the file system does not give it away for free.
  private func kindOnDisk(_ name: [UInt8], in folder: String) -> FileKind {
    let path = "\(disk(folder))/\(String(decoding: name, as: UTF8.self))"
    return (try? SystemCalls.linkStatus(of: path))?.kind ?? .other
  }

  // MARK: What is left out

  /// Walks a folder; of one that is ignored, what git tracks.
  private mutating func enter(_ folder: String, isHidden: Bool) {
    let outer = isInIgnored
    isInIgnored = isHidden
    visit(folder)
    isInIgnored = outer
  }

  private mutating func isTracked(_ entry: DirectoryEntry, in folder: String) -> Bool {
    let path = bytes(of: entry.name, in: folder)
    // What a commit holds was tracked.
    if let tree = root.tree, tree.holds(disk(String(decoding: path, as: UTF8.self))) { return true }
    return tracked.holds(path)
  }

  /// Counts a file, or those below a folder.
  private mutating func leaveOut(_ entry: DirectoryEntry, in folder: String, _ cause: SkippedFiles.Cause) {
    guard let counted else { return }
    switch entry.kind {
    case .file: if NameFilter.ends(entry.name, in: counted) { leftOut[cause].number += 1 }
    case .folder: countFiles(in: bytes(of: entry.name, in: folder), cause)
    case .link, .other: break
    }
  }

  /// Whether an entry that is never entered may hold files that are counted. Nil is a kind that is not known.
  private func mayBeCounted(_ name: Span<UInt8>, _ kind: FileKind?) -> Bool {
    guard let counted else { return false }
    return kind != .file || NameFilter.ends(name, in: counted)
  }

  /// Counts what git tracks in a place that is never entered.
  private mutating func skip(_ name: [UInt8], in folder: String) {
    guard let counted else { return }
    let path = bytes(of: name, in: folder)
    guard let tree = root.tree else { return leftOut[.skipped] += tracked.count(at: path, ending: counted) }
    leftOut[.skipped].number += tree.count(at: disk(String(decoding: path, as: UTF8.self)), ending: counted)
  }

  /// Counts the files below a folder that is left out, up to a limit. A folder in it that cannot be read is no error.
  private mutating func countFiles(in folder: [UInt8], _ cause: SkippedFiles.Cause) {
    guard let counted, let path = String(validating: folder, as: UTF8.self) else { return }
    if patience <= 0 { return leftOut[cause].isAtLeast = true }
    var files = 0
    var folders: [[UInt8]] = []
    var skipped: [[UInt8]] = []
    do throws(SystemCalls.Failure) {
      _ = try forEachEntry(of: path, root.tree?.entries(of: disk(path)), isPlain: true) { name, kind in
        patience -= 1
        if name[0] == 0x2E {
          if mayBeCounted(name, kind) { skipped.append(bytes(of: name)) }
          return
        }
        switch kind ?? kindOnDisk(bytes(of: name), in: path) {
        case .file: if NameFilter.ends(name, in: counted) { files += 1 }
        case .folder: folders.append(bytes(of: name))
        case .link, .other: break
        }
      }
    } catch {
      if error.reason == .tooManyOpen { report(path, error.reason) }
    }
    leftOut[cause].number += files
    for name in skipped { skip(name, in: path) }
    for name in folders.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if filter.isSkipped(name) {
        skip(name, in: path)
      } else {
        countFiles(in: bytes(of: name, in: path), cause)
      }
    }
  }

  // MARK: Links

  /// Follows the links in order of their paths; links found on the way come after them.
  private mutating func followLinks() {
    let realRoot = root.resolved() ?? root
    var taken: Set<FilePath> = Set(files)
    while !links.isEmpty {
      let batch = links.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      links = []
      for link in batch { follow(link, realRoot: realRoot, &taken) }
    }
  }

  private mutating func follow(_ link: Link, realRoot: AbsolutePath, _ taken: inout Set<FilePath>) {
    let path = FilePath(link.path)
    let isNamedAsWanted = filter.isWanted(Array(FilePath(link.path).name.utf8))
    guard isSelected(path) || !isNamedAsWanted else { return }
    let place = AbsolutePath(disk(link.path), in: root)
    let kind: FileKind
    do throws(SystemCalls.Failure) {
      kind = try place.kind()
    } catch {
      if isNamedAsWanted || error.reason == .linkLoop { report(link.path, error.reason) }
      return
    }
    guard let target = place.resolved() else { return }
    switch kind {
    case .folder: followFolder(link, to: target, realRoot: realRoot)
    case .file where isNamedAsWanted && !boundary.holds(target): report(link.path, .leavesProject)
    case .file where isNamedAsWanted:
      let shown = target.relative(to: realRoot) ?? FilePath(target.text)
      // One file of code has one path. A configuration applies at each place that has it.
      if taken.insert(shown).inserted || path.isNamed(ProjectRoot.configurationName) { files.append(path) }
    case .file, .link: break
    case .other: if isNamedAsWanted { report(link.path, .notRegular) }
    }
  }

  private mutating func followFolder(_ link: Link, to target: AbsolutePath, realRoot: AbsolutePath) {
    let name = link.components[link.components.count - 1]
    if filter.isSkipped(name) || isExcluded(FilePath(link.path)) { return }
    let holder = AbsolutePath(disk(link.path), in: root).parent?.resolved() ?? root
    if holder.relative(to: target) != nil || realRoot.relative(to: target) != nil {
      return report(link.path, .linkLoop)
    }
    if target.relative(to: realRoot) != nil { return }
    if !boundary.holds(target) { return report(link.path, .leavesProject) }
    isOutside = true
    levels = link.levels
    components = link.components
    tracked.enter(link.path, to: target)
    visit(link.path, isLinked: true)
    tracked.leave()
  }

  // MARK: Ignore files

  /// Reads the ignore files of the folders above the root, up to the repository's. When one of them ignores
  /// the root itself, whoever named the root wants it checked: then none of them counts.
  private mutating func enterRepository() {
    let above = root.selfAndParents
    guard let top = above.firstIndex(where: { $0.appending(FilePath(".git")).exists }), top > 0 else {
      return
    }
    var found = IgnoreLevels()
    var way: [[UInt8]] = []
    for folder in above[1...top].reversed() {
      if way.count > 0, found.isIgnored(way, isFolder: true) { return }
      let page = folder.appending(FilePath(".gitignore"))
      do throws(FileFault) {
        let bytes = try FileReader.bytes(of: page, within: boundary, below: FileReader.pageLimit)
        found.append(IgnoreFile(bytes), depth: way.count)
      } catch {
        let up = String(repeating: "../", count: top - way.count)
        switch error.reason {
        case .leavesProject, .tooLarge: report("\(up).gitignore", error.reason)
        default: break
        }
        if error.reason == .tooManyOpen { faults.append(error) }
      }
      way.append(Array(above[top - way.count - 1].name.utf8))
    }
    if found.isIgnored(way, isFolder: true) { return }
    components = way
    levels = found
  }

  private mutating func pushIgnoreFile(of folder: String) {
    let path = FilePath(folder.isEmpty ? ".gitignore" : "\(folder)/.gitignore")
    do throws(FileFault) {
      let file = IgnoreFile(
        try FileReader(root: root, boundary: boundary).read(path, below: FileReader.pageLimit).bytes)
      if !file.isEmpty { levels.append(file, depth: components.count) }
    } catch {
      faults.append(error)
    }
  }

  /// Whether the entry that `components` leads to is ignored.
  private func isIgnored(isFolder: Bool) -> Bool {
    levels.isIgnored(components, isFolder: isFolder)
  }

  /// Whether a file that is not there yet would be left out once it is: by a name on its way that is skipped, or by an
  /// ignore file.
  mutating func leavesOut(_ path: FilePath) -> Bool {
    enterRepository()
    var folder = ""
    let names = path.components
    for (index, name) in names.enumerated() {
      let isFolder = index + 1 < names.count
      if root.appending(FilePath("\(folder)/.gitignore")).isThere { pushIgnoreFile(of: folder) }
      components.append(Array(name.utf8))
      let isHidden = name.utf8.first == 0x2E || isFolder && filter.isSkipped(Array(name.utf8))
      if isHidden || isIgnored(isFolder: isFolder) { return true }
      folder += folder.isEmpty ? String(name) : "/\(name)"
    }
    return false
  }

  // MARK: Names

  private mutating func isSelected(_ path: FilePath) -> Bool {
    (include.isEmpty || include.matches(path)) && !isExcluded(path)
  }

  private mutating func isExcluded(_ path: FilePath) -> Bool {
    guard !exclude.isEmpty, let glob = exclude.firstMatch(of: PathComponents(path)) else { return false }
    excluding.insert(glob)
    return true
  }

  /// The path of an entry from the root; nil, and a fault, when the name is not UTF-8.
  private mutating func path(of entry: DirectoryEntry, in folder: String) -> String? {
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    guard let name = String(validating: entry.name, as: UTF8.self) else {
      report(prefix + String(decoding: entry.name, as: UTF8.self), .nameNotUTF8)
      return nil
    }
    return prefix + name
  }

  /// The path that the system is asked for.
  private func disk(_ path: String) -> String { path.isEmpty ? root.text : "\(root.text)/\(path)" }

  private mutating func report(_ path: String, _ reason: FileFault.Reason) {
    faults.append(FileFault(path: FilePath(path), reason: reason))
  }
}
