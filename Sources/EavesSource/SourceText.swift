/// The bytes of one file and where they came from. Nothing is decoded and nothing is assumed about the bytes.
package struct SourceText: Sendable {
  package let path: FilePath
  package let bytes: [UInt8]

  package init(path: FilePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Text given in memory: an example, standard input, a test.
  package init(path: FilePath, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; bytes that are no UTF-8 become U+FFFD, a range beyond the end is cut. O(length).
  package func text(_ range: ByteRange) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Where a merge conflict begins that nobody has resolved: seven `<` and a blank at the start of a line; nil where
  /// there is none. O(length).
  package var firstConflict: ByteRange? {
    let mark = Array("<<<<<<< ".utf8)
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: mark) { return ByteRange(start, start + mark.count - 1) }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return nil
  }
}
