/// Code without its comments, with one blank where blanks, line breaks or comments stand between tokens: what says the
/// same has the same bytes. String literals stay as they are.
package struct BareCode: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Whether something was left out behind the last byte.
  private var isBehindGap = false

  /// O(length).
  package init(_ code: some Sequence<UInt8>) {
    let code = Array(code)
    var at = 0
    while at < code.count {
      switch code[at] {
      case 0x20, 0x09...0x0D:
        isBehindGap = true
        at += 1
      case 0x2F where at + 1 < code.count && code[at + 1] == 0x2F:
        isBehindGap = true
        while at < code.count, code[at] != 0x0A, code[at] != 0x0D { at += 1 }
      case 0x2F where at + 1 < code.count && code[at + 1] == 0x2A:
        isBehindGap = true
        at = Self.endOfComment(in: code, from: at)
      case 0x22:
        let end = Self.endOfString(in: code, from: at)
        append(code[at..<end])
        at = end
      default:
        append(code[at])
        at += 1
      }
    }
  }

  package init(_ text: String) { self.init(text.utf8) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    closeGap()
    bytes += part
  }

  private mutating func append(_ byte: UInt8) {
    closeGap()
    bytes.append(byte)
  }

  private mutating func closeGap() {
    if isBehindGap, !bytes.isEmpty { bytes.append(0x20) }
    isBehindGap = false
  }

  /// Behind a block comment and those inside it.
  private static func endOfComment(in code: [UInt8], from start: Int) -> Int {
    var depth = 0
    var at = start
    while at < code.count {
      let next = at + 1 < code.count ? code[at + 1] : 0
      switch (code[at], next) {
      case (0x2F, 0x2A): (depth, at) = (depth + 1, at + 2)
      case (0x2A, 0x2F): (depth, at) = (depth - 1, at + 2)
      default: at += 1
      }
      if depth == 0 { return at }
    }
    return at
  }

  /// Behind the quotes that end a literal, as many and with as many `#` as begin it.
  private static func endOfString(in code: [UInt8], from start: Int) -> Int {
    var pounds = 0
    while start - pounds > 0, code[start - pounds - 1] == 0x23 { pounds += 1 }
    let isLong = start + 2 < code.count && code[start + 1] == 0x22 && code[start + 2] == 0x22
    let quotes = isLong ? 3 : 1
    var at = start + quotes
    while at < code.count {
      if code[at] == 0x5C, isRun(of: 0x23, pounds, in: code, from: at + 1) {
        at += pounds + 2
      } else if isRun(of: 0x22, quotes, in: code, from: at),
        isRun(of: 0x23, pounds, in: code, from: at + quotes)
      {
        return at + quotes + pounds
      } else {
        at += 1
      }
    }
    return code.count
  }

  private static func isRun(of byte: UInt8, _ count: Int, in code: [UInt8], from start: Int) -> Bool {
    start + count <= code.count && code[start..<(start + count)].allSatisfy { $0 == byte }
  }
}
