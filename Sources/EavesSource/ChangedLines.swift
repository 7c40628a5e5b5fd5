/// What a change touched: lines of files as they are now, and files that are not there any more.
package struct ChangedLines: Sendable, Equatable {
  private enum Extent: Sendable, Equatable {
    case whole
    /// 1-based, ascending.
    case lines([ClosedRange<Int>])
  }

  private var extents: [FilePath: Extent] = [:]
  private var gone: Set<FilePath> = []

  package init() {}

  /// Adds lines of a file. A file without any is changed all the same: renamed, or its permissions.
  package mutating func add(_ lines: [ClosedRange<Int>], of path: FilePath) {
    guard case .lines(let known) = extents[path, default: .lines([])] else { return }
    extents[path] = .lines((known + lines).sorted { $0.lowerBound < $1.lowerBound })
  }

  /// Adds a file that is new.
  package mutating func addWhole(_ path: FilePath) { extents[path] = .whole }

  /// Adds a file that was removed, or is somewhere else now.
  package mutating func addGone(_ path: FilePath) { gone.insert(path) }

  /// The same changes under other paths; files without one are left out.
  package func moved(to path: (FilePath) -> FilePath?) -> ChangedLines {
    var copy = ChangedLines()
    for (file, extent) in extents {
      if let file = path(file) { copy.extents[file] = extent }
    }
    copy.gone = Set(gone.compactMap(path))
    return copy
  }

  /// Files that were changed, new ones included, sorted.
  package var files: [FilePath] { extents.keys.sorted() }

  /// Whether a place shares a line with the change.
  package func touches(_ place: Place) -> Bool {
    switch extents[place.path] {
    case nil: return false
    case .whole: return true
    case .lines(let lines):
      let isAtLineStart = place.end.column == 1 && place.end.line > place.start.line
      let last = isAtLineStart ? place.end.line - 1 : place.end.line
      return lines.contains { $0.overlaps(place.start.line...max(place.start.line, last)) }
    }
  }

  /// Whether a file was changed, removed or moved.
  package func concerns(_ path: FilePath) -> Bool { extents[path] != nil || gone.contains(path) }
}
