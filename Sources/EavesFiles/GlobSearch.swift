package import EavesSource

/// Looks on disk for anything that globs match: a file of any kind, or a folder, walked or not.
///
/// Nothing is said against a glob that may match tomorrow or elsewhere: one of a folder that is always skipped, or that
/// a `.gitignore` names; one that a link may lead to.
package struct GlobSearch {
  private let root: AbsolutePath
  private let globs: [PathPattern]
  /// What is still to be looked for: positions of globs.
  private var open: [Int]
  /// How many more entries are looked at.
  private var patience: Int

  /// The positions of globs that match nothing below a root; none where there is too much to tell. O(entries).
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
    var search = GlobSearch(root: root, globs: globs, open: open, patience: patience)
    return search.run() ? search.open : []
  }

  /// Folder by folder, those near the root first, those of other people's code last. Whether it came to its end.
  private mutating func run() -> Bool {
    var (folders, late): ([String], [String]) = ([""], [])
    while !open.isEmpty {
      if folders.isEmpty { swap(&folders, &late) }
      if folders.isEmpty { return true }
      var below: [String] = []
      for folder in folders {
        for entry in entries(of: folder) {
          patience -= 1
          if patience < 0 { return false }
          let path = FilePath(folder.isEmpty ? entry.name : "\(folder)/\(entry.name)")
          meet(path, isLink: entry.kind == .link)
          guard entry.kind == .folder, entry.name != ".git",
            open.contains(where: { globs[$0].mayMatch(below: path) })
          else { continue }
          if DirectoryWalk.skips(entry.name) { late.append(path.text) } else { below.append(path.text) }
        }
      }
      folders = below
    }
    return true
  }

  private mutating func meet(_ path: FilePath, isLink: Bool) {
    let components = PathComponents(path)
    open.removeAll { globs[$0].matches(components) || isLink && globs[$0].mayMatch(below: path) }
  }

  private func entries(of folder: String) -> [(name: String, kind: FileKind)] {
    let disk = folder.isEmpty ? root.text : "\(root.text)/\(folder)"
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

  /// Whether something below a folder may match.
  fileprivate func mayMatch(below folder: FilePath) -> Bool {
    let parts = text.split(separator: "/").filter { $0 != "." }
    // One name matches at any depth.
    if parts.count == 1, !text.hasPrefix("/") { return true }
    let fixed = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    return zip(fixed, folder.components).allSatisfy { $0 == $1 }
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
