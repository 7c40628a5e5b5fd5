/// Which names a walk wants, and which folders it never enters.
///
/// Names are asked for as the system gives them: a copy for each of a folder's entries would cost more than the walk.
struct NameFilter {
  /// What wanted names end in, the dot included.
  let endings: [[UInt8]]
  let names: [[UInt8]]
  private let skipped = DirectoryWalk.skippedFolders.map { Array($0.utf8) }
  private let skippedEndings = DirectoryWalk.skippedEndings.map { Array($0.utf8) }

  init(extensions: [String], names: [String]) {
    endings = extensions.map { Array(".\($0)".utf8) }
    self.names = names.map { Array($0.utf8) }
  }

  func isWanted(_ name: Span<UInt8>) -> Bool {
    for ending in endings where Self.ends(name, in: ending) { return true }
    for wanted in names where wanted.count == name.count && Self.ends(name, at: 0, in: wanted) { return true }
    return false
  }

  func isWanted(_ name: [UInt8]) -> Bool {
    endings.contains { Self.ends(name, in: $0) } || names.contains(name)
  }

  /// Whether a folder of this name is never entered.
  func isSkipped(_ name: [UInt8]) -> Bool {
    skipped.contains(name) || skippedEndings.contains { Self.ends(name, in: $0) }
  }

  /// Whether a name ends so, and has something before it.
  static func ends(_ name: [UInt8], in ending: [UInt8]) -> Bool {
    name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
  }

  /// Whether a name ends so, and has something before it.
  static func ends(_ name: Span<UInt8>, in ending: [UInt8]) -> Bool {
    name.count > ending.count && ends(name, at: name.count - ending.count, in: ending)
  }

  private static func ends(_ name: Span<UInt8>, at start: Int, in ending: [UInt8]) -> Bool {
    var index = 0
    while index < ending.count, name[start + index] == ending[index] { index += 1 }
    return index == ending.count
  }
}
