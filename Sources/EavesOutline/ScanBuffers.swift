/// Scratch buffers for scanning one file after the other: they grow once, and an outline keeps copies of the exact
/// size.
package struct ScanBuffers: Sendable {
  /// Records that are worth keeping room for: an ordinary file has fewer.
  static let room = 1 << 18
  var nodes: [Node] = []
  var lineStarts: [UInt32] = []
  /// Nil before the first file and while one is scanned.
  var interner: Interner?
  var index = OutlineIndex()

  package init() {}

  /// An interner with the keywords only.
  mutating func takeInterner() -> Interner {
    guard var taken = interner.take() else { return Interner() }
    taken.clear()
    return taken
  }
}

extension Array {
  /// A copy, from an index on, in an array that has no room left. An array of no elements takes no memory.
  func fitted(from start: Int = 0) -> [Element] {
    var copy: [Element] = []
    guard count > start else { return copy }
    copy.reserveCapacity(count - start)
    copy += self[start...]
    return copy
  }

  /// An empty array with the room of this one, which has none afterwards.
  mutating func takeStorage() -> [Element] {
    var taken = self
    self = []
    taken.clear()
    return taken
  }

  /// Removes all elements; an array far longer than others leaves no room behind.
  mutating func clear() { removeAll(keepingCapacity: count <= ScanBuffers.room) }
}
