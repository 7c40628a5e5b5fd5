import EavesSource

/// A commit held against the working tree, byte by byte.
///
/// Git lists the content of the commit and the tracked and untracked files; each file of the working tree is read here,
/// as for a check. So no filter and no attribute of a branch can hide a change.
struct GitComparison {
  private let repository: GitRepository
  /// What names of files end in, or whole names.
  private let extensions: [String]
  /// Folders of which every file is compared.
  private let folders: [FilePath]
  private var places: PlainPlaces
  /// Files and links that are there, as they were.
  private var compared: [GitObjects.Wanted] = []
  /// Files that are not there any more.
  private var gone: [GitObjects.Wanted] = []
  /// Files that are tracked now and not in the commit.
  private var arrived: [FilePath] = []
  /// Submodules, with the commit that they stood at; nil for those that the commit does not hold. `./` is the folder
  /// itself, when it should be one and has no repository.
  private var modules: [(path: FilePath, commit: String?)] = []

  private(set) var changes = GitChanges()

  init(_ repository: GitRepository, extensions: [String], folders: [FilePath]) {
    self.repository = repository
    self.extensions = extensions
    self.folders = folders
    places = PlainPlaces(below: repository.folder)
  }

  /// Compares what a commit held with what is there. Throws when an older version of a file is missing.
  mutating func compare(
    _ old: GitListing.Entries, with index: (known: GitListing.Entries, unknown: [[UInt8]])
  ) throws(Problem) {
    let paths = Set(old.keys).union(index.known.keys).sorted { $0.lexicographicallyPrecedes($1) }
    for bytes in paths {
      guard let path = String(validating: bytes, as: UTF8.self).map({ FilePath($0) }) else { continue }
      if let entry = old[bytes] {
        take(path, entry, now: index.known[bytes])
      } else if let entry = index.known[bytes] {
        takeNew(path, entry)
      }
    }
    for bytes in index.unknown {
      if let path = String(validating: bytes, as: UTF8.self) { addWhole(FilePath(path)) }
    }
    try compareContents()
    try compareMoved()
    compareModules()
  }

  // MARK: Entries

  /// Something that the commit holds, and what git knows of it now.
  private mutating func take(_ path: FilePath, _ old: GitEntry, now: GitEntry?) {
    if old.kind == .module {
      if now?.kind == .module { modules.append((path, old.object)) }
      return
    }
    if now?.kind == .module { modules.append((path, nil)) }
    let kind = places.kind(of: path)
    guard isWanted(path) || old.kind == .link || kind == .link else { return }
    let wanted = GitObjects.Wanted(object: old.object, path: path)
    switch (kind, old.kind) {
    case (.file, .file), (.link, .link): compared.append(wanted)
    case (nil, _) where now?.isSkipped == true: break
    case (nil, .file), (.folder, .file): gone.append(wanted)
    case (nil, _), (.folder, _): changes.lines.addGone(path)
    default: addWhole(path)
    }
  }

  /// Something that the commit does not hold.
  private mutating func takeNew(_ path: FilePath, _ entry: GitEntry) {
    if entry.kind == .module { return modules.append((path, nil)) }
    switch places.kind(of: path) {
    case .file:
      if isWanted(path) { arrived.append(path) }
    case nil, .folder: break
    case .link, .other: addWhole(path)
    }
  }

  /// Adds a file, or a folder whose path ends in `/`, with all that a link may lead to.
  private mutating func addWhole(_ path: FilePath) {
    if path.text.hasSuffix("/") { return changes.lines.addFolder(path.text) }
    changes.lines.addWhole(path)
    if places.kind(of: path) == .link { changes.lines.addFolder("\(path)/") }
  }

  private func isWanted(_ path: FilePath) -> Bool {
    extensions.contains { path.text.hasSuffix(".\($0)") || path.name == $0 }
      || folders.contains { path.lies(in: $0) }
  }

  // MARK: Contents

  private mutating func compareContents() throws(Problem) {
    var found: [(FilePath, [ClosedRange<Int>]?)] = []
    let (compared, disk) = (compared, places)
    try GitObjects(repository).forEach(compared) { index, old in
      let path = compared[index].path
      guard let old, let new = disk.content(of: path) else { return found.append((path, nil)) }
      if old != new { found.append((path, LineDiff.changes(from: old, to: new))) }
    }
    for (path, lines) in found {
      if let lines, places.kind(of: path) == .file {
        if !lines.isEmpty { changes.lines.add(lines, of: path) }
      } else {
        addWhole(path)
      }
    }
  }

  /// Finds the new files that are old ones under another path; of these, only the lines that changed count.
  private mutating func compareMoved() throws(Problem) {
    for file in gone { changes.lines.addGone(file.path) }
    if arrived.isEmpty { return }
    let (gone, disk) = (gone, places)
    var old: [MovedFiles.File] = []
    try GitObjects(repository).forEach(gone) { index, text in
      if let text { old.append(MovedFiles.File(path: gone[index].path, text: text)) }
    }
    var new: [MovedFiles.File] = []
    for path in arrived {
      if let text = disk.content(of: path) {
        new.append(MovedFiles.File(path: path, text: text))
      } else {
        changes.lines.addWhole(path)
      }
    }
    for (file, origin) in zip(new, MovedFiles(old: old, new: new).origins) {
      if let origin {
        changes.lines.add(LineDiff.changes(from: old[origin].text, to: file.text), of: file.path)
      } else {
        changes.lines.addWhole(file.path)
      }
    }
  }

  private mutating func compareModules() {
    for (path, commit) in modules {
      let found = GitSubmodule(path, standsAs: places.kind(of: path), in: repository)
        .changes(since: commit, inFilesWith: extensions)
      changes.lines.add(found.lines, below: path)
      changes.notices += found.notices
    }
  }
}

/// What stands at paths below a folder, where no link leads on the way there.
struct PlainPlaces {
  private let root: AbsolutePath
  private var folders: [String: Bool] = ["": true]

  init(below root: AbsolutePath) { self.root = root }

  /// Nil when nothing is there, or only what a link leads to.
  mutating func kind(of path: FilePath) -> FileKind? {
    isPlain(path.folder) ? try? SystemCalls.linkStatus(of: disk(path.text)).kind : nil
  }

  /// What a file holds, or where a link leads; nil when it cannot be read.
  func content(of path: FilePath) -> [UInt8]? {
    if let target = try? SystemCalls.target(ofLink: disk(path.text)) { return target }
    return try? FileReader(root: root).read(path).bytes
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
