/// The lines of a stream that comes in pieces: one message each. O(length).
struct MessageLines {
  enum Line: Equatable {
    case whole([UInt8])
    /// More than `longest` bytes, which are gone.
    case tooLong
  }

  /// In bytes. A file of Swift that long is refused as well.
  static let longest = 64 << 20

  private let longest: Int
  private var begun: [UInt8] = []
  private var isTooLong = false

  init(longest: Int = Self.longest) { self.longest = longest }

  /// The lines that a piece completes. Blank ones are none.
  mutating func take(_ piece: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while let end = piece[start...].firstIndex(of: 0x0A) {
      add(piece[start..<end])
      lines += finish()
      start = end + 1
    }
    add(piece[start...])
    return lines
  }

  /// What stands behind the last line break, or nothing.
  mutating func finish() -> [Line] {
    defer { (begun, isTooLong) = ([], false) }
    if isTooLong { return [.tooLong] }
    return begun.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? [] : [.whole(begun)]
  }

  private mutating func add(_ part: ArraySlice<UInt8>) {
    isTooLong = isTooLong || begun.count + part.count > longest
    if isTooLong { begun = [] } else { begun += part }
  }
}
