/// The files of one repository that git tracks, as git lists them.
struct GitFileList {
  struct Entry {
    /// From the folder of the repository, in bytes.
    let path: [UInt8]
    let isSubmodule: Bool
  }

  /// Asks for a mode and a path on each line. Git knows the words since `GitProgram.oldestVersion`: older ones refuse.
  static func question(below folder: String) -> [String] {
    ["ls-files", "-z", "--format=%(objectmode):%(path)"]
      + (folder.isEmpty ? [] : ["--", ":(literal)\(folder)"])
  }

  /// Files with a wanted ending, links and submodules, ascending by bytes, each once.
  private(set) var entries: [Entry] = []
  /// Their paths and those of the folders that they lie in. On disks that take `a` for `A`, git does as well: so case
  /// counts for nothing.
  private var known: Set<[UInt8]> = []

  /// A list without entries.
  init() {}

  /// Reads the answer to a question; O(bytes). Nil when it is not understood.
  ///
  /// - Parameter endings: what paths of wanted files end in.
  init?(_ answer: [UInt8], endings: [[UInt8]]) {
    for line in answer.split(separator: 0) {
      let (mode, path) = (line.prefix(6), line.dropFirst(7))
      guard !path.isEmpty, line[line.startIndex + 6] == 0x3A else { return nil }
      if mode.starts(with: "100".utf8) && !endings.contains(where: path.ends(in:)) { continue }
      // Versions of one file in a merge stand side by side.
      if entries.last?.path.elementsEqual(path) ?? false { continue }
      entries.append(Entry(path: Array(path), isSubmodule: mode.elementsEqual("160000".utf8)))
      addParentFolders(to: path)
    }
  }

  private mutating func addParentFolders(to path: ArraySlice<UInt8>) {
    var way = path.asciiLowercased[...]
    while known.insert(Array(way)).inserted, let slash = way.lastIndex(of: 0x2F) { way = way[..<slash] }
  }

  /// Whether a file or a link is tracked, a folder holds any, or it is a submodule.
  func holds(_ path: [UInt8]) -> Bool { known.contains(path[...].asciiLowercased) }

  /// Whether a folder is a submodule.
  func isSubmodule(_ folder: [UInt8]) -> Bool {
    let index = lowerBound(of: folder)
    return index < entries.count && entries[index].isSubmodule && entries[index].path == folder
  }

  /// The entries of a path: its own, or those below it.
  func entries(at path: [UInt8]) -> ArraySlice<Entry> {
    let index = lowerBound(of: path)
    if index < entries.count, entries[index].path == path { return entries[index...index] }
    let inside = path + [0x2F]
    return entries[lowerBound(of: inside)...].prefix { $0.path.starts(with: inside) }
  }

  private func lowerBound(of path: [UInt8]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(in ending: [UInt8]) -> Bool {
    count > ending.count && suffix(ending.count).elementsEqual(ending)
  }

  /// `A` to `Z` as `a` to `z`, all else as it is.
  fileprivate var asciiLowercased: [UInt8] { map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 } }
}
