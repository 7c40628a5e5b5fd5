import EavesSource

/// A file, a folder or a link, as its folder lists it.
struct DirectoryEntry {
  let name: [UInt8]
  let kind: FileKind

  /// Sorts entries as the paths below them sort: a folder as its name and a slash.
  static func < (left: DirectoryEntry, right: DirectoryEntry) -> Bool {
    let shared = min(left.name.count, right.name.count)
    var at = 0
    while at < shared, left.name[at] == right.name[at] { at += 1 }
    if at < shared { return left.name[at] < right.name[at] }
    // What follows the shorter name: its slash, or nothing, which comes before all.
    func next(_ entry: DirectoryEntry) -> Int {
      if at < entry.name.count { return Int(entry.name[at]) }
      return at == entry.name.count && entry.kind == .folder ? 0x2F : -1
    }
    return next(left) < next(right)
  }
}
