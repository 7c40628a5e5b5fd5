import EavesDocuments
import EavesSource
import EavesThreads

/// What the items of all roles say of the paths of files, found for all files at once.
final class PathSieve: Sendable {
  private let width: Int
  /// Items whose `path` clauses fit: `width` words for each file.
  private let fitting: [UInt64]

  /// O(files × globs).
  init(_ items: [Item], in project: Project) {
    let globs = items.map { item in
      item.terms.filter { $0.word == .path }.map { $0.values.map { PathPattern($0.text) } }
    }
    let asked = globs.indices.filter { !globs[$0].isEmpty }
    let width = (items.count + 63) / 64
    self.width = width
    fitting = project.workers.map(count: project.files.count) { file in
      let path = PathComponents(project.files[file].path)
      var bits: [UInt64] = Array(repeating: 0, count: width)
      for item in asked
      where globs[item].allSatisfy({ patterns in patterns.contains { $0.matches(path) } }) {
        bits[item / 64] |= 1 << UInt64(item % 64)
      }
      return bits
    }.flatMap { $0 }
  }

  /// The items from `64 * word` on that fit a file's path, as bits.
  func word(_ word: Int, _ file: Int) -> UInt64 { fitting[file * width + word] }

  /// Whether an item has a `path` clause and a file's path fits it.
  func fits(_ file: Int, _ item: Int) -> Bool {
    fitting[file * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }
}
