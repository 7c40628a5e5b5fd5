/// Where the lines of a file begin: turns byte offsets into what a person counts.
///
/// LF, CR LF and a lone CR end a line. An empty file has one line.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line, ascending, the first is 0.
  package let starts: [UInt32]
  /// UTF-16 units that stand before each block of bytes; empty where every line is short enough to be counted
  /// when it is asked about.
  private let unitsBefore: [UInt32]

  /// In bytes: a machine may put all of a file into one line, and ask for a place every few words of it.
  private static let shortLine = 1_024
  /// In bytes.
  private static let block = 256

  /// Takes the offsets of the first byte of each line. O(lines), O(length) with long ones.
  package init(starts: [UInt32], of bytes: [UInt8]) {
    self.starts = starts.isEmpty ? [0] : starts
    unitsBefore = Self.hasLongLine(self.starts, bytes.count) ? Self.unitsBefore(blocksOf: bytes) : []
  }

  private static func hasLongLine(_ starts: [UInt32], _ length: Int) -> Bool {
    var end = length
    for start in starts.reversed() {
      if end - Int(start) > shortLine { return true }
      end = Int(start)
    }
    return false
  }

  private static func unitsBefore(blocksOf bytes: [UInt8]) -> [UInt32] {
    var units = 0
    return stride(from: 0, to: bytes.count, by: block).map { start in
      defer { units += Self.units(in: bytes, start, min(start + block, bytes.count)) }
      return UInt32(truncatingIfNeeded: units)
    }
  }

  /// UTF-16 units that a stretch of bytes makes: each character counts where it begins.
  private static func units(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var units = 0
    var index = start
    while index < end {
      if index + 8 <= end, isASCII(eightOf: bytes, at: index) {
        units += 8
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte < 0x80 || byte >= 0xC0 { units += byte >= 0xF0 ? 2 : 1 }
      index += 1
    }
    return units
  }

  private static func isASCII(eightOf bytes: [UInt8], at offset: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { text in
      unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Reads the whole text once. O(length).
  package init(of bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 36 + 1)
    unsafe bytes.withUnsafeBytes { text in
      var index = 0
      while index < text.count {
        // Eight bytes at a time while none of them is a control character: no line ends there.
        while index + 8 <= text.count,
          unsafe !Self.holdsControls(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
          index += 8
        }
        guard index < text.count else { break }
        let byte = unsafe text[index]
        index += 1
        if byte == 0x0A || (byte == 0x0D && !(index < text.count && (unsafe text[index]) == 0x0A)) {
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    self.init(starts: starts, of: bytes)
  }

  /// Whether one of eight bytes is less than a space. True of a few others too, which only costs a look at them.
  private static func holdsControls(_ eight: UInt64) -> Bool {
    (eight &- 0x2020_2020_2020_2020) & ~eight & 0x8080_8080_8080_8080 != 0
  }

  /// The number of lines that a person would count: a final line break opens no further line.
  package func count(in bytes: [UInt8]) -> Int {
    if bytes.isEmpty { return 0 }
    return Int(starts[starts.count - 1]) >= bytes.count ? starts.count - 1 : starts.count
  }

  /// The 1-based line of an offset. O(log lines).
  package func line(of offset: UInt32) -> Int { Self.line(of: offset, from: starts) }

  /// The 1-based line of an offset among lines that begin so, the first at 0. O(log lines).
  package static func line(of offset: UInt32, from starts: [UInt32]) -> Int {
    starts.indices.partitioningIndex { starts[$0] > offset }
  }

  /// The bytes of a 1-based line without its line break, nil when there is no such line.
  package func range(ofLine line: Int, in bytes: [UInt8]) -> ByteRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  /// In bytes; no person writes longer lines, and generated code may have a finding every few words of one.
  private static let longestExcerpt = 2_000

  /// The bytes of a 1-based line that is to be shown; nil when there is no such line, or it is longer than people
  /// read.
  package func shownRange(ofLine line: Int, in bytes: [UInt8]) -> ByteRange? {
    guard let range = range(ofLine: line, in: bytes), range.count <= Self.longestExcerpt else { return nil }
    return range
  }

  /// The text of a 1-based line, to be shown; nil when there is no such line, or it is longer than people read.
  package func excerpt(ofLine line: Int, in text: SourceText) -> String? {
    shownRange(ofLine: line, in: text.bytes).map { text.text($0) }
  }

  /// The position of an offset. O(log lines).
  package func position(of offset: UInt32, in bytes: [UInt8]) -> Position {
    let line = self.line(of: offset)
    let start = Int(starts[line - 1])
    let units =
      unitsBefore.isEmpty
      ? Self.units(in: bytes, start, min(Int(offset), bytes.count))
      : unitsBefore(min(Int(offset), bytes.count), in: bytes) - unitsBefore(start, in: bytes)
    return Position(line: line, column: Int(offset) - start + 1, utf16Column: units + 1)
  }

  private func unitsBefore(_ offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.block, unitsBefore.count - 1)
    return Int(unitsBefore[block]) + Self.units(in: bytes, block * Self.block, offset)
  }

  /// The offset of a position of this file: the inverse of `position(of:in:)`. O(1).
  package func offset(of position: Position) -> UInt32 {
    starts[min(max(position.line, 1), starts.count) - 1]
      + UInt32(truncatingIfNeeded: max(position.column, 1) - 1)
  }

  /// The place of a range in a file.
  package func place(of range: ByteRange, in text: SourceText) -> Place {
    Place(
      path: text.path, start: position(of: range.start, in: text.bytes),
      end: position(of: range.end, in: text.bytes))
  }
}
