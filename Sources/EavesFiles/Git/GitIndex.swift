/// The files that git tracks in one repository, by the bytes of its `.git/index`.
///
/// Git itself is not asked: that would be a process for every run, and one that does what the repository
/// tells it. Only names are taken, of files that a walk wants, of links, and of repositories inside. Of a
/// folder that a sparse index shows as one entry nobody can say what is in it: all of it counts as tracked.
struct GitIndex: Sendable {
  struct Entry: Sendable {
    enum Kind: Sendable {
      case file, link
      /// A submodule.
      case repository
      /// What a sparse index has folded away; the path ends in `/`.
      case folder
    }

    /// From the folder of the repository, in bytes.
    let path: [UInt8]
    let kind: Kind
    /// False where the sparse checkout leaves the file out.
    let isCheckedOut: Bool
  }

  /// Ascending by bytes, each path once.
  let entries: [Entry]
  private let folders: [[UInt8]]
  /// The paths without regard to case, ascending; made when a path is asked for that is not there as it is
  /// written.
  private var folded: [[UInt8]]?

  /// An index without entries: nothing has been added yet.
  init() { self.init([]) }

  private init(_ entries: [Entry]) {
    self.entries = entries
    folders = entries.filter { $0.kind == .folder }.map(\.path)
  }

  /// Reads an index; O(bytes). Nil for bytes that are none, or one of a kind that is not known.
  ///
  /// The index does not say how long its hashes are: what does not hold with one length is tried with the
  /// other.
  ///
  /// - Parameters:
  ///   - endings: what names of wanted files end in.
  ///   - shared: the bytes of a file beside the index, which a split index goes on in.
  init?(_ bytes: [UInt8], endings: [[UInt8]], shared: (_ name: String) -> [UInt8]?) {
    for hash in [20, 32] {
      guard let page = GitIndexPage(bytes, hash: hash, endings: endings) else { continue }
      guard let base = page.base else {
        self.init(page.entries)
        return
      }
      guard
        let rest = shared(base.name).flatMap({
          GitIndexPage($0, hash: hash, endings: endings, without: base.deleted)
        }), rest.base == nil
      else { return nil }
      let all = (rest.entries + page.entries).sorted { $0.path.lexicographicallyPrecedes($1.path) }
      self.init(all.indices.filter { $0 == 0 || all[$0].path != all[$0 - 1].path }.map { all[$0] })
      return
    }
    return nil
  }

  // MARK: Questions

  /// Whether a file or a link is tracked. On disks that take `a` for `A`, git does as well: case counts for
  /// nothing.
  mutating func holds(_ path: [UInt8]) -> Bool {
    let index = lowerBound(of: path)
    if index < entries.count, entries[index].path == path { return true }
    return folders.contains { path.starts(with: $0) } || foldedHolds(path.asciiLowercased, isFolder: false)
  }

  /// Whether anything below a folder is tracked, or the folder is a submodule.
  mutating func reaches(_ folder: [UInt8]) -> Bool {
    if isRepository(folder) || !range(below: folder).isEmpty { return true }
    let inside = folder + [0x2F]
    return folders.contains { inside.starts(with: $0) }
      || foldedHolds(folder.asciiLowercased, isFolder: true)
  }

  /// Whether a folder is a submodule.
  func isRepository(_ folder: [UInt8]) -> Bool {
    let index = lowerBound(of: folder)
    return index < entries.count && entries[index].kind == .repository && entries[index].path == folder
  }

  /// The entries of a path: its own, or those below it.
  func entries(at path: [UInt8]) -> [Entry] {
    let index = lowerBound(of: path)
    if index < entries.count, entries[index].path == path { return [entries[index]] }
    return Array(entries[range(below: path)])
  }

  private func range(below folder: [UInt8]) -> Range<Int> {
    let inside = folder + [0x2F]
    let start = lowerBound(of: inside)
    var end = start
    while end < entries.count, entries[end].path.starts(with: inside) { end += 1 }
    return start..<end
  }

  private func lowerBound(of path: [UInt8]) -> Int {
    Self.lowerBound(entries.count) { entries[$0].path.lexicographicallyPrecedes(path) }
  }

  private mutating func foldedHolds(_ path: [UInt8], isFolder: Bool) -> Bool {
    let paths =
      folded ?? entries.map(\.path.asciiLowercased).sorted { $0.lexicographicallyPrecedes($1) }
    folded = paths
    func first(_ wanted: [UInt8]) -> [UInt8]? {
      let index = Self.lowerBound(paths.count) { paths[$0].lexicographicallyPrecedes(wanted) }
      return index < paths.count ? paths[index] : nil
    }
    if first(path) == path { return true }
    return isFolder && first(path + [0x2F])?.starts(with: path + [0x2F]) ?? false
  }

  private static func lowerBound(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [UInt8] {
  /// `A` to `Z` as `a` to `z`, all else as it is.
  fileprivate var asciiLowercased: [UInt8] { map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 } }
}
