import EavesSource

/// A page as lines of valid UTF-8, without a byte order mark.
///
/// LF, CR LF and a lone CR end a line. Bytes that are no UTF-8 become U+FFFD, and `firstBadLine` says so.
struct DocumentLines: Sendable {
  /// Bounds of a line in `bytes`, without its line break.
  private struct Bounds {
    let start: Int
    let end: Int
    let endsInCRLF: Bool
  }

  let path: FilePath
  let bytes: [UInt8]
  /// 1-based line with the first byte that is no UTF-8; nil for a clean page.
  let firstBadLine: Int?
  private let bounds: [Bounds]

  /// O(length).
  init(_ file: SourceText) {
    path = file.path
    if String(validating: file.bytes, as: UTF8.self) != nil {
      bytes = file.bytes
      firstBadLine = nil
    } else {
      let repaired = Array(String(decoding: file.bytes, as: UTF8.self).utf8)
      firstBadLine = Self.firstDifference(file.bytes, repaired)
      bytes = repaired
    }
    bounds = Self.split(bytes)
  }

  /// Text that is part of a page already read.
  init(path: FilePath, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    firstBadLine = nil
    bounds = Self.split(bytes)
  }

  var count: Int { bounds.count }

  /// The line with a 0-based index, without its line break.
  subscript(index: Int) -> ByteText { bytes[bounds[index].start..<bounds[index].end] }

  func endsInCRLF(_ index: Int) -> Bool { bounds[index].endsInCRLF }

  /// The text from a 0-based line to the end, as written.
  func text(fromLine index: Int) -> String {
    index < bounds.count ? String(decoding: bytes[bounds[index].start...], as: UTF8.self) : ""
  }

  /// The warning that a page with a bad byte deserves; nil for a clean page.
  var decodingProblem: Problem? {
    firstBadLine.map {
      Problem(
        "the page is not UTF-8", remedy: "save it as UTF-8", path: path, line: $0, severity: .warning)
    }
  }

  private static func split(_ bytes: [UInt8]) -> [Bounds] {
    var bounds: [Bounds] = []
    bounds.reserveCapacity(bytes.count / 32 + 1)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == Byte.lineFeed || byte == Byte.carriageReturn else {
        index += 1
        continue
      }
      let isPair = byte == Byte.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == Byte.lineFeed
      bounds.append(Bounds(start: start, end: index, endsInCRLF: isPair))
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { bounds.append(Bounds(start: start, end: bytes.count, endsInCRLF: false)) }
    return bounds
  }

  private static func firstDifference(_ bytes: [UInt8], _ repaired: [UInt8]) -> Int {
    var line = 1
    for (byte, other) in zip(bytes, repaired) {
      if byte != other { break }
      if byte == Byte.lineFeed { line += 1 }
    }
    return line
  }
}
