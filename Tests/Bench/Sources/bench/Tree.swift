/// A folder of Swift files that every contestant reads, made of copies, so that all read the same ones: what is
/// hidden, linked or ignored by one program or another is left out here for all.
struct Tree {
  let folder: String
  private(set) var files = 0
  private(set) var lines = 0
  private(set) var bytes = 0

  /// A file that can be copied.
  struct Leaf {
    /// The folders and the name, below the folder that was gathered.
    let path: String
    let source: String

    var isSwift: Bool { path.hasSuffix(".swift") }
    /// Eaves looks into these for the platforms of a project.
    var isSetting: Bool { path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") }
  }

  /// Folders of other people's code and of products, and texts that are no programs.
  private static let skippedNames: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
  private static let skippedEndings = [".xctemplate", ".docc"]

  init(_ folder: String) throws(Failure) {
    self.folder = folder
    try Disk.makeFolder(folder)
  }

  /// Every file below a folder, by path.
  static func gather(_ folder: String, as name: String, into leaves: inout [Leaf]) throws(Failure) {
    for entry in try Disk.entries(of: folder) {
      let (path, source) = ("\(name)/\(entry.name)", "\(folder)/\(entry.name)")
      guard entry.isFolder else {
        leaves.append(Leaf(path: path, source: source))
        continue
      }
      let isSkipped =
        skippedNames.contains(entry.name) || skippedEndings.contains { entry.name.hasSuffix($0) }
      if !isSkipped { try gather(source, as: path, into: &leaves) }
    }
  }

  /// The files of several folders, each under a name of its own.
  static func leaves(of folders: [String]) throws(Failure) -> [Leaf] {
    var leaves: [Leaf] = []
    for (index, folder) in folders.enumerated() {
      guard let source = Disk.resolved(folder) else { throw Failure(message: "\(folder) is not there") }
      let name = source.split(separator: "/").last ?? "root"
      try gather(source, as: folders.count == 1 ? String(name) : "\(index + 1)-\(name)", into: &leaves)
    }
    return leaves
  }

  /// Adds copies below a folder of the tree. Files that no program here opens are there without their text: a
  /// walk meets them too.
  mutating func add(_ leaves: [Leaf], below prefix: String = "") throws(Failure) {
    var made: Set<Substring> = []
    for leaf in leaves {
      let path = prefix.isEmpty ? leaf.path : "\(prefix)/\(leaf.path)"
      try makeFolders(above: path, made: &made)
      let sink = try Sink("\(folder)/\(path)")
      guard leaf.isSwift || leaf.isSetting else { continue }
      var isWhole = true
      let size = try Self.size(of: leaf.source) { isWhole = sink.append($0) && isWhole }
      guard isWhole else { throw Failure(message: "\(folder) cannot be filled: is the disk full?") }
      guard leaf.isSwift else { continue }
      files += 1
      lines += size.lines
      bytes += size.bytes
    }
  }

  private func makeFolders(above path: String, made: inout Set<Substring>) throws(Failure) {
    guard let last = path.lastIndex(of: "/") else { return }
    if made.contains(path[..<last]) { return }
    for index in path.indices where path[index] == "/" && made.insert(path[..<index]).inserted {
      try Disk.makeFolder("\(folder)/\(path[..<index])")
    }
  }

  /// Lines and bytes of a file. The lines are those that a person counts: the last one need not end.
  static func size(
    of source: String, each body: ([UInt8]) -> Void = { _ in }
  ) throws(Failure) -> (lines: Int, bytes: Int) {
    var (lines, bytes) = (0, 0)
    var last: UInt8 = 0x0A
    try Disk.read(source) { piece in
      body(piece)
      bytes += piece.count
      lines += piece.count { $0 == 0x0A }
      last = piece.last ?? last
    }
    return (last == 0x0A ? lines : lines + 1, bytes)
  }

  /// Writes the paths of the Swift files, one a line.
  func list(_ leaves: [Leaf], to path: String) throws(Failure) {
    let sink = try Sink(path)
    for leaf in leaves where leaf.isSwift {
      guard sink.append("\(folder)/\(leaf.path)\n".utf8) else {
        throw Failure(message: "\(path): disk full?")
      }
    }
  }
}
