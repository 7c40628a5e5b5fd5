import EavesSource

/// Names of entries, which stay bytes until they are wanted.
extension DirectoryWalker {
  /// Whether links have led to a folder in memory before.
  mutating func isVisitedInMemory(_ folder: FilePath) -> Bool {
    root.appending(folder).resolved().map { !visitedInMemory.insert(FilePath($0.text)).inserted } ?? false
  }

  func isName(_ name: Span<UInt8>, _ wanted: StaticString) -> Bool {
    name.count == wanted.utf8CodeUnitCount && bytes(of: name).elementsEqual("\(wanted)".utf8)
  }

  func bytes(of name: Span<UInt8>) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(name.count)
    for index in name.indices { copy.append(name[index]) }
    return copy
  }

  /// The path of an entry from the root, as the disk spells it.
  func bytes(of name: [UInt8], in folder: String) -> [UInt8] {
    folder.isEmpty ? name : Array(folder.utf8) + [0x2F] + name
  }
}
