import EavesSource

/// A line of YAML with something on it. Its `start` moves right as list markers are taken off.
struct YAMLLine {
  /// 1-based, in the file.
  let number: Int
  let bytes: ByteText
  /// Index in `bytes` of the first byte that was not yet taken.
  var start: Int
  /// Columns that stand left of the line in the file (a fence's own indentation).
  let shift: Int

  /// Columns left of what is to be read.
  var indent: Int { start - bytes.startIndex }

  var rest: ByteText { bytes[start...] }

  /// Whether a list marker stands at the start.
  var isItem: Bool {
    bytes[start] == Byte.dash && (start + 1 == bytes.endIndex || bytes[start + 1] == Byte.space)
  }

  /// 1-based column in the file.
  func column(_ index: Int) -> Int { index - bytes.startIndex + shift + 1 }

  func word(_ text: String, at index: Int) -> Word { Word(text, line: number, column: column(index)) }

  /// The first index at or after another that holds no space.
  func skipSpaces(_ index: Int) -> Int {
    var index = index
    while index < bytes.endIndex, bytes[index] == Byte.space { index += 1 }
    return index
  }

  /// Whether nothing but a comment stands at an index.
  func isEnd(_ index: Int) -> Bool {
    let next = skipSpaces(index)
    guard next < bytes.endIndex else { return true }
    return bytes[next] == Byte.hash
      && (next > index || next == bytes.startIndex || bytes[next - 1] == Byte.space)
  }

  /// The end of a plain text: the line's end or a comment, spaces taken off.
  func endOfPlain(_ start: Int) -> Int {
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == Byte.hash, index > start, bytes[index - 1] == Byte.space { break }
      index += 1
    }
    while index > start, bytes[index - 1] == Byte.space { index -= 1 }
    return index
  }

  /// The whole line, without its indentation, with one stretch replaced.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    let before = bytes[..<range.lowerBound].drop { $0 == Byte.space }
    return before.text + text + bytes[range.upperBound...].text
  }
}
