/// A position that a person counts: line and columns are 1-based.
package struct Position: Hashable, Sendable, Comparable {
  package let line: Int
  /// In UTF-8 bytes.
  package let column: Int
  /// In UTF-16 code units, as SARIF counts.
  package let utf16Column: Int

  package init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

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
