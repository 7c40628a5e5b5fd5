/// Where the lines of a file begin: turns byte offsets into what a person counts.
///
/// LF, CR LF and a lone CR end a line. An empty file has one line.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line, ascending, the first is 0.
  package let starts: [UInt32]

  package init(starts: [UInt32]) { self.starts = starts.isEmpty ? [0] : starts }

  /// Reads the whole text once. O(length).
  package init(of bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 36 + 1)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    self.starts = starts
  }

  /// The number of lines that a person would count: a final line break opens no further line.
  package func count(in bytes: [UInt8]) -> Int {
    if bytes.isEmpty { return 0 }
    return Int(starts[starts.count - 1]) >= bytes.count ? starts.count - 1 : starts.count
  }

  /// The 1-based line of an offset. O(log lines).
  package func line(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
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

  /// The text of a 1-based line, to be shown; nil when there is no such line, or it is longer than people read.
  package func excerpt(ofLine line: Int, in text: SourceText) -> String? {
    guard let range = range(ofLine: line, in: text.bytes), range.end - range.start <= Self.longestExcerpt
    else { return nil }
    return text.text(range)
  }

  /// The position of an offset. O(log lines + length of the line).
  package func position(of offset: UInt32, in bytes: [UInt8]) -> Position {
    let line = self.line(of: offset)
    let start = Int(starts[line - 1])
    let end = min(Int(offset), bytes.count)
    var utf16 = 1
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 || byte >= 0xC0 { utf16 += byte >= 0xF0 ? 2 : 1 }
      index += 1
    }
    return Position(line: line, column: Int(offset) - start + 1, utf16Column: utf16)
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
