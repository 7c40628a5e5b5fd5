import EavesDocuments
import EavesSource

/// Messages as the language server protocol frames them: `Content-Length: N`, an empty line, N bytes of JSON.
struct FramedMessages {
  /// What came next.
  enum Message {
    case value(JSON)
    /// A frame that holds no JSON.
    case unreadable
    /// Bytes without a valid frame: the beginning of the next one is unknown.
    case lost
  }

  private var bytes: [UInt8] = []
  private var start = 0

  /// In bytes: a longer message is no text that a person writes.
  static let longest = 64 << 20
  /// In bytes.
  private static let longestHead = 4_096

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The next message that is whole; nil when more bytes are needed.
  mutating func next() -> Message? {
    guard let body = bodyStart else {
      return bytes.count - start > Self.longestHead ? .lost : nil
    }
    guard let length = length(ofHead: start..<body), length <= Self.longest else { return .lost }
    guard bytes.count - body >= length else { return nil }
    let message = JSON(message: Array(bytes[body..<body + length]))
    start = body + length
    if start == bytes.count { (bytes, start) = ([], 0) }
    if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    return message.map { .value($0) } ?? .unreadable
  }

  /// A message with its frame.
  static func framed(_ message: JSON) -> String {
    let line = message.line
    return "Content-Length: \(line.utf8.count)\r\n\r\n\(line)"
  }

  private var bodyStart: Int? {
    var index = start
    let end = min(bytes.count, start + Self.longestHead)
    while index + 3 < end {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
        return index + 4
      }
      index += 1
    }
    return nil
  }

  private func length(ofHead range: Range<Int>) -> Int? {
    for line in String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
