/// A half-open range of bytes in one file. Files of 4 GiB and more are refused before they are read.
@usableFromInline package struct ByteRange: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package var start: UInt32
  @usableFromInline package var end: UInt32

  @inlinable package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  @inlinable package var count: Int { Int(end) - Int(start) }
  package var isEmpty: Bool { end <= start }

  /// Whether `other` lies wholly inside, the borders included.
  @inlinable package func encloses(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
