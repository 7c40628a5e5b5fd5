/// What a change touched: lines of files as they are now, and files that are not there any more.
package struct ChangedLines: Sendable, Equatable {
  /// 1-based, ascending, with a gap between two.
  private var lines: [FilePath: [ClosedRange<Int>]] = [:]
  /// Files that are new as a whole.
  private var whole: Set<FilePath> = []
  /// Folders that are new with all that lies below them; each ends in `/`, but for the one of everything.
  private var folders: Set<String> = []
  private var gone: Set<FilePath> = []

  package init() {}

  /// Adds lines of a file. A file without any is changed all the same: renamed, or its permissions.
  package mutating func add(_ added: [ClosedRange<Int>], of path: FilePath) {
    lines[path, default: []].join(added)
  }

  /// Adds a file that is new.
  package mutating func addWhole(_ path: FilePath) { whole.insert(path) }

  /// Adds a folder all of whose files are new; its path ends in `/`.
  package mutating func addFolder(_ path: String) { folders.insert(path) }

  /// Adds a file that was removed, or is somewhere else now.
  package mutating func addGone(_ path: FilePath) { gone.insert(path) }

  /// Adds everything.
  package mutating func addAll() { folders.insert("") }

  /// Adds what changed in a folder, whose paths begin there.
  package mutating func add(_ others: ChangedLines, below folder: FilePath) {
    let prefix = folder.text.isEmpty ? "" : "\(folder)/"
    for (file, ranges) in others.lines { add(ranges, of: FilePath(prefix + file.text)) }
    whole.formUnion(others.whole.map { FilePath(prefix + $0.text) })
    folders.formUnion(others.folders.map { prefix + $0 })
    gone.formUnion(others.gone.map { FilePath(prefix + $0.text) })
  }

  /// Files that were changed, new ones included, sorted; without those of new folders.
  package var files: [FilePath] { whole.union(lines.keys).sorted() }

  /// Whether a place shares a line with the change. O(log ranges).
  package func touches(_ place: Place) -> Bool {
    if isNew(place.path) { return true }
    guard let ranges = lines[place.path] else { return false }
    let isAtLineStart = place.end.column == 1 && place.end.line > place.start.line
    let last = max(place.start.line, isAtLineStart ? place.end.line - 1 : place.end.line)
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < place.start.line { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= last
  }

  /// Whether a file was changed, removed or moved.
  package func concerns(_ path: FilePath) -> Bool {
    lines[path] != nil || isNew(path) || gone.contains(path)
  }

  /// The first file, in order, that was changed, removed or moved and that is one of those wanted; files of new folders
  /// are not among them. O(changed files).
  package func first(where isWanted: (FilePath) -> Bool) -> FilePath? {
    whole.union(lines.keys).union(gone).filter(isWanted).min()
  }

  private func isNew(_ path: FilePath) -> Bool {
    if whole.contains(path) { return true }
    if folders.isEmpty { return false }
    if folders.contains("") { return true }
    let text = path.text
    return text.utf8.indices.contains { text.utf8[$0] == 0x2F && folders.contains(String(text[...$0])) }
  }
}

extension [ClosedRange<Int>] {
  /// Takes in ranges, which usually come in order: the hunks of a file one by one.
  fileprivate mutating func join(_ others: [ClosedRange<Int>]) {
    var isInOrder = true
    for range in others {
      if let last, range.lowerBound >= last.lowerBound, range.lowerBound - 1 <= last.upperBound {
        self[count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        isInOrder = isInOrder && (last.map { $0.upperBound < range.lowerBound } ?? true)
        append(range)
      }
    }
    if isInOrder { return }
    let all = sorted { $0.lowerBound < $1.lowerBound }
    removeAll(keepingCapacity: true)
    join(all)
  }
}
