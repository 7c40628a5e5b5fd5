/// The ignore files that apply to a folder, outermost first.
struct IgnoreLevels {
  private var files: [(file: IgnoreFile, depth: Int)] = []

  /// - Parameter depth: how many components lead to the folder of the file.
  mutating func append(_ file: IgnoreFile, depth: Int) { files.append((file, depth)) }

  /// Whether the entry at a path is ignored. The innermost file with a matching rule decides.
  func isIgnored(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for level in files.reversed() {
      if let verdict = level.file.verdict(on: path[level.depth...], isFolder: isFolder) {
        return verdict == .ignored
      }
    }
    return false
  }
}
