/// A position that a person counts: line and columns are 1-based.
///
/// Kept in 32 bits each: files are shorter than 4 GiB, and a report may hold millions of positions.
package struct Position: Hashable, Sendable, Comparable, BitwiseCopyable {
  private let shortLine: UInt32
  private let shortColumn: UInt32
  private let shortUTF16Column: UInt32

  package init(line: Int, column: Int, utf16Column: Int) {
    shortLine = UInt32(clamping: line)
    shortColumn = UInt32(clamping: column)
    shortUTF16Column = UInt32(clamping: utf16Column)
  }

  package var line: Int { Int(shortLine) }
  /// In UTF-8 bytes.
  package var column: Int { Int(shortColumn) }
  /// In UTF-16 code units, as SARIF counts.
  package var utf16Column: Int { Int(shortUTF16Column) }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of one file: the end is exclusive.
package struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let path: FilePath
  package let start: Position
  package let end: Position

  package init(path: FilePath, start: Position, end: Position) {
    self.path = path
    self.start = start
    self.end = end
  }

  package var description: String { "\(path):\(start.line):\(start.column)" }

  package static func < (left: Place, right: Place) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.start != right.start { return left.start < right.start }
    return left.end < right.end
  }
}
