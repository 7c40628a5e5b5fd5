package import EavesSource

/// Looks on disk for anything that globs match: a file of any kind, or a folder, walked or not.
///
/// Nothing is said against a glob that may match tomorrow or elsewhere: one of a folder that is always skipped, or that
/// a `.gitignore` names; one that a link may lead to.
package struct GlobSearch {
  private let root: AbsolutePath
  private let globs: PathPatterns
  /// Whether a glob is still to be looked for, by position.
  private var isOpen: [Bool]
  private var openCount: Int
  private var folders = Reach()
  /// How many more entries are looked at.
  private var patience: Int

  /// The positions of globs that match nothing below a root; none where there is too much to tell. O(entries + globs).
  ///
  /// - Parameters:
  ///   - met: positions of those that are known to match.
  ///   - ignored: the ignore file of the root.
  package static func unmet(
    _ globs: [PathPattern], below root: AbsolutePath, besides met: Set<Int> = [], ignored: IgnoreFile? = nil,
    patience: Int = 50_000
  ) -> [Int] {
    let open = globs.indices.filter { !met.contains($0) && !globs[$0].isOfSkipped(ignored) }
    if open.isEmpty { return [] }
    var search = GlobSearch(open.map { globs[$0] }, below: root, patience)
    return search.run() ? open.indices.filter { search.isOpen[$0] }.map { open[$0] } : []
  }

  private init(_ globs: [PathPattern], below root: AbsolutePath, _ patience: Int) {
    self.root = root
    self.globs = PathPatterns(globs)
    self.patience = patience
    isOpen = Array(repeating: true, count: globs.count)
    openCount = globs.count
    for (position, glob) in globs.enumerated() { folders.add(glob, position) }
  }

  /// Folder by folder, those near the root first, those of other people's code last. Whether it came to its end.
  private mutating func run() -> Bool {
    var (folders, late): ([String], [String]) = ([""], [])
    while openCount > 0 {
      if folders.isEmpty { swap(&folders, &late) }
      if folders.isEmpty { return true }
      var below: [String] = []
      for folder in folders {
        for entry in entries(of: folder) {
          patience -= 1
          if patience < 0 { return false }
          let path = FilePath(folder.isEmpty ? entry.name : "\(folder)/\(entry.name)")
          for position in globs.matches(of: PathComponents(path)) { meet(position) }
          if entry.kind == .link { for position in self.folders.globs(below: path) { meet(position) } }
          guard entry.kind == .folder, entry.name != ".git", self.folders.mayMatch(below: path) else {
            continue
          }
          if DirectoryWalk.skips(entry.name) { late.append(path.text) } else { below.append(path.text) }
        }
      }
      folders = below
    }
    return true
  }

  private mutating func meet(_ position: Int) {
    guard isOpen[position] else { return }
    isOpen[position] = false
    openCount -= 1
    folders.remove(globs.list[position], position)
  }

  /// Below which folders open globs may match, by the folders that they begin with.
  private struct Reach {
    /// Of globs that begin with exactly these folders.
    private var exact: [String: Set<Int>] = [:]
    /// Of globs that begin with these folders and go on to others.
    private var above: [String: Set<Int>] = [:]

    mutating func add(_ glob: PathPattern, _ position: Int) {
      let steps = Self.steps(glob.fixedFolders)
      exact[steps[steps.count - 1], default: []].insert(position)
      for step in steps.dropLast() { above[step, default: []].insert(position) }
    }

    mutating func remove(_ glob: PathPattern, _ position: Int) {
      let steps = Self.steps(glob.fixedFolders)
      exact[steps[steps.count - 1]]?.remove(position)
      for step in steps.dropLast() { above[step]?.remove(position) }
    }

    func mayMatch(below folder: FilePath) -> Bool { sets(around: folder).contains { !$0.isEmpty } }

    func globs(below folder: FilePath) -> Set<Int> {
      sets(around: folder).reduce(into: []) { $0.formUnion($1) }
    }

    /// The globs of the folder and of those above it, and those that begin further down.
    private func sets(around folder: FilePath) -> [Set<Int>] {
      let steps = Self.steps(folder.components)
      return steps.compactMap { exact[$0] } + [above[steps[steps.count - 1]]].compactMap(\.self)
    }

    /// The paths of a folder and of all above it, the root first.
    private static func steps(_ names: [Substring]) -> [String] {
      names.reduce(into: [""]) { steps, name in steps.append(steps[steps.count - 1] + "/" + name) }
    }
  }

  private func entries(of folder: String) -> [(name: String, kind: FileKind)] {
    let disk = folder.isEmpty ? root.text : "\(root.text)/\(folder)"
    if let held = root.tree?.entries(of: disk) {
      return held.compactMap { entry in
        String(validating: entry.name, as: UTF8.self).map { ($0, entry.kind) }
      }
    }
    var found: [(name: String, kind: FileKind)] = []
    _ = try? SystemCalls.forEachEntry(of: disk, isPlain: !folder.isEmpty) { name, kind in
      var bytes: [UInt8] = []
      for index in name.indices { bytes.append(name[index]) }
      if let text = String(validating: bytes, as: UTF8.self) { found.append((text, kind ?? .other)) }
    }
    return found.map { name, kind in
      kind == .other
        ? (name, (try? SystemCalls.linkStatus(of: "\(disk)/\(name)"))?.kind ?? .other) : (name, kind)
    }
  }
}

extension DirectoryWalk {
  /// Whether a folder of that name is skipped wherever it stands.
  static func skips(_ name: String) -> Bool {
    name.hasPrefix(".") || skippedFolders.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
  }
}

extension PathPattern {
  /// The runs of components that are written out, as a path has them.
  private var writtenOut: [[String]] {
    let parts: [String] = text.split(separator: "/").map { String($0) }.filter { $0 != "." }
    let runs = parts.split { (part: String) -> Bool in part.contains("*") || part.contains("?") }
    return runs.map { Array($0) }
  }

  /// The folders that each match lies below, or is; none where it may lie at any depth.
  fileprivate var fixedFolders: [Substring] {
    let parts = text.split(separator: "/").filter { $0 != "." }
    // One name matches at any depth.
    if parts.count == 1, !text.hasPrefix("/") { return [] }
    return Array(parts.prefix { !$0.contains("*") && !$0.contains("?") })
  }

  /// Whether it is about what no walk enters.
  fileprivate func isOfSkipped(_ ignored: IgnoreFile?) -> Bool {
    writtenOut.contains { run in
      if run.contains(where: DirectoryWalk.skips) { return true }
      let names = run.map { Array($0.utf8) }
      return names.indices.contains { last in
        [true, false].contains { ignored?.verdict(on: names[...last], isFolder: $0) == .ignored }
      }
    }
  }
}
