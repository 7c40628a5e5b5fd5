import EavesSource

/// The folders of a project as a tree: where the ways to two files part.
struct DivergingFolders {
  private struct Folder: Hashable {
    let parent: Int
    /// Its bytes: a file system may distinguish names that look the same.
    let name: [UInt8]
  }

  private var parents = [-1]
  private var depths = [0]
  /// The number of each folder among those in question; -1 for others.
  private var numbers = [-1]
  /// The folder of each file.
  private var homes: [Int] = []

  /// - Parameters:
  ///   - folders: those that are asked about.
  ///   - paths: of all files. O(their components).
  init(_ folders: [FilePath], of paths: [FilePath]) {
    var known: [Folder: Int] = [:]
    homes = paths.map { enter($0.components.dropLast(), &known) }
    for (number, folder) in folders.enumerated() { numbers[enter(folder.components[...], &known)] = number }
  }

  private mutating func enter(_ names: ArraySlice<Substring>, _ known: inout [Folder: Int]) -> Int {
    names.reduce(0) { enter(Folder(parent: $0, name: Array($1.utf8)), &known) }
  }

  private mutating func enter(_ folder: Folder, _ known: inout [Folder: Int]) -> Int {
    if let index = known[folder] { return index }
    known[folder] = parents.count
    parents.append(folder.parent)
    depths.append(depths[folder.parent] + 1)
    numbers.append(-1)
    return parents.count - 1
  }

  /// The two folders beside each other, by their numbers, that lead to two files; nil where the folder of one file holds
  /// that of the other, or where nobody asks about the two. O(depth).
  func fork(between file: Int, and other: Int) -> (Int, Int)? {
    var (one, two) = (homes[file], homes[other])
    while depths[one] > depths[two] { one = parents[one] }
    while depths[two] > depths[one] { two = parents[two] }
    if one == two { return nil }
    while parents[one] != parents[two] { (one, two) = (parents[one], parents[two]) }
    return numbers[one] < 0 || numbers[two] < 0 ? nil : (numbers[one], numbers[two])
  }
}
