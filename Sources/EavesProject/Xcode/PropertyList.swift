import EavesSource

/// A value of a property list as Xcode writes them: `{ key = value; }`, `( value, )`, words and quoted texts.
enum PropertyValue: Sendable {
  case text(ByteRange)
  case list([PropertyValue])
  case table([(key: ByteRange, value: PropertyValue)])
}

/// A property list, read to the end or to the first place that is none. Written on one line or on many it is the same.
struct PropertyList: Sendable {
  let bytes: [UInt8]
  /// Nil where nothing could be read.
  private(set) var root: PropertyValue?
  /// Where the page stops being a property list; nil where it never does.
  private(set) var fault: Int?

  private static let depthLimit = 64

  /// O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var at = 0
    root = value(at: &at, depth: 0)
    skipBlanks(&at)
    if fault == nil, at < bytes.count { fault = at }
  }

  private mutating func value(at: inout Int, depth: Int) -> PropertyValue? {
    skipBlanks(&at)
    guard at < bytes.count, depth < Self.depthLimit, fault == nil else { return fail(at) }
    switch bytes[at] {
    case UInt8(ascii: "{"): return table(at: &at, depth: depth + 1)
    case UInt8(ascii: "("): return list(at: &at, depth: depth + 1)
    default:
      let start = at
      return word(at: &at).map { .text($0) } ?? fail(start)
    }
  }

  private mutating func fail(_ at: Int) -> PropertyValue? {
    fault = fault ?? min(at, bytes.count)
    return nil
  }

  private mutating func table(at: inout Int, depth: Int) -> PropertyValue? {
    at += 1
    var entries: [(key: ByteRange, value: PropertyValue)] = []
    while true {
      skipBlanks(&at)
      if at < bytes.count, bytes[at] == UInt8(ascii: "}") {
        at += 1
        return .table(entries)
      }
      guard let key = word(at: &at), take(UInt8(ascii: "="), &at), let value = value(at: &at, depth: depth)
      else {
        return fail(at)
      }
      entries.append((key, value))
      guard take(UInt8(ascii: ";"), &at) else { return fail(at) }
    }
  }

  private mutating func list(at: inout Int, depth: Int) -> PropertyValue? {
    at += 1
    var values: [PropertyValue] = []
    while true {
      skipBlanks(&at)
      if at < bytes.count, bytes[at] == UInt8(ascii: ")") {
        at += 1
        return .list(values)
      }
      guard let value = value(at: &at, depth: depth) else { return fail(at) }
      values.append(value)
      skipBlanks(&at)
      if at < bytes.count, bytes[at] == UInt8(ascii: ",") { at += 1 }
    }
  }

  private func take(_ byte: UInt8, _ at: inout Int) -> Bool {
    skipBlanks(&at)
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// A word, or a text with its quotes.
  private func word(at: inout Int) -> ByteRange? {
    let start = at
    guard at < bytes.count else { return nil }
    let quote = bytes[at]
    if quote == 0x22 || quote == 0x27 {
      at += 1
      while at < bytes.count, bytes[at] != quote { at += bytes[at] == 0x5C ? 2 : 1 }
      guard at < bytes.count else { return nil }
      at += 1
      return ByteRange(start, at)
    }
    while at < bytes.count {
      let byte = bytes[at]
      if !Self.isWord(byte) || byte == 0x2F && at + 1 < bytes.count && bytes[at + 1] == 0x2A { break }
      at += 1
    }
    return at > start ? ByteRange(start, at) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2F, 0x2D, 0x24, 0x3A, 0x2B, 0x40, 0x80...0xFF:
      true
    default: false
    }
  }

  /// Blanks and comments of both kinds.
  private func skipBlanks(_ at: inout Int) {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case 0x2F where at + 1 < bytes.count && bytes[at + 1] == 0x2A:
        at = commentEnd(at + 2)
      case 0x2F where at + 1 < bytes.count && bytes[at + 1] == 0x2F:
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      case 0xEF where at == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]): at = 3
      default: return
      }
    }
  }

  /// Behind the `*/` that follows an offset; the end of the page where none does.
  private func commentEnd(_ start: Int) -> Int {
    var at = start
    while true {
      while at < bytes.count, bytes[at] != 0x2A { at += 1 }
      if at + 1 >= bytes.count { return bytes.count }
      if bytes[at + 1] == 0x2F { return at + 2 }
      at += 1
    }
  }

  /// Whether a word is this one: for one without quotes no text is made to tell.
  func `is`(_ range: ByteRange, _ word: String) -> Bool {
    // Some tools quote every key.
    if [0x22, 0x27].contains(bytes[Int(range.start)]) { return text(range).isExactly(word) }
    return range.count == word.utf8.count
      && bytes[Int(range.start)..<Int(range.end)].elementsEqual(word.utf8)
  }

  /// A word without its quotes and escapes.
  func text(_ range: ByteRange) -> String {
    var part = bytes[Int(range.start)..<Int(range.end)]
    guard let first = part.first, first == 0x22 || first == 0x27 else {
      return String(decoding: part, as: UTF8.self)
    }
    part = part.dropFirst().dropLast()
    guard part.contains(0x5C) else { return String(decoding: part, as: UTF8.self) }
    return Self.unescaped(part)
  }

  private static func unescaped(_ part: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in part {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? 0x0A : byte == UInt8(ascii: "t") ? 0x09 : byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
