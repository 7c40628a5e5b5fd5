import EavesDocuments

/// A map on one line, `{target: Kit, link: false}`: pages of XcodeGen are full of them, and configurations have none.
struct OneLineMap {
  private let bytes: [UInt8]
  private let word: Word
  private var at = 0

  private static let greatestDepth = 8

  /// The map that a text is; nil for a text that is none, or one that a short reader could take for another.
  ///
  /// - Parameter word: all of it, with its place. O(bytes).
  static func read(_ word: Word) -> YAMLNode? {
    guard word.text.utf8.first == UInt8(ascii: "{") else { return nil }
    var reader = OneLineMap(bytes: Array(word.text.utf8), word: word)
    guard let node = reader.map(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.at == reader.bytes.count ? node : nil
  }

  private init(bytes: [UInt8], word: Word) {
    self.bytes = bytes
    self.word = word
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipBlanks() {
    while next == 0x20 { at += 1 }
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard next == sign else { return false }
    at += 1
    return true
  }

  private func word(_ text: String, at index: Int) -> Word {
    Word(text, line: word.line, column: word.column + index)
  }

  // MARK: What stands in brackets

  private mutating func map(depth: Int) -> YAMLNode? {
    let start = at
    guard depth < Self.greatestDepth, take(UInt8(ascii: "{")) else { return nil }
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    while !take(UInt8(ascii: "}")) {
      guard entries.isEmpty || take(UInt8(ascii: ",")) else { return nil }
      skipBlanks()
      guard let key = scalar(isKey: true)?.scalar, take(UInt8(ascii: ":")), next == 0x20,
        keys.insert(key.text).inserted, let value = value(depth: depth + 1)
      else { return nil }
      entries.append(YAMLEntry(key: key, value: value))
    }
    return YAMLNode(content: .map(entries), word: word("", at: start))
  }

  private mutating func value(depth: Int) -> YAMLNode? {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return map(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    default: return scalar(isKey: false)
    }
  }

  private mutating func list(depth: Int) -> YAMLNode? {
    let start = at
    guard depth < Self.greatestDepth, take(UInt8(ascii: "[")) else { return nil }
    var items: [YAMLNode] = []
    while !take(UInt8(ascii: "]")) {
      guard items.isEmpty || take(UInt8(ascii: ",")), let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    }
    return YAMLNode(content: .list(items), word: word("", at: start))
  }

  // MARK: Texts

  /// Signs that mean something of their own where a text begins.
  private static let forbidden = Set("*&!|>@`%#{}[],?-".utf8)

  private mutating func scalar(isKey: Bool) -> YAMLNode? {
    if next == 0x22 || next == 0x27 { return quoted() }
    let start = at
    guard let first = next, !Self.forbidden.contains(first) else { return nil }
    while let byte = next, ![0x2C, 0x5D, 0x7D, 0x5B, 0x7B].contains(byte) {
      if byte == UInt8(ascii: ":"), at + 1 >= bytes.count || bytes[at + 1] == 0x20 { break }
      at += 1
    }
    // `a: b: c` is no text, and `${x}` ends at its bracket.
    if next == UInt8(ascii: ":") && !isKey || next == 0x5B || next == 0x7B { return nil }
    var end = at
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > start else { return nil }
    return text(bytes[start..<end], at: start, quoted: false)
  }

  /// A text in quotes, without signs that stand for others.
  private mutating func quoted() -> YAMLNode? {
    let start = at
    let quote = bytes[at]
    guard let end = bytes[(at + 1)...].firstIndex(of: quote) else { return nil }
    let inner = bytes[(start + 1)..<end]
    at = end + 1
    if next == quote || quote == 0x22 && inner.contains(0x5C) { return nil }
    return text(inner, at: start, quoted: true)
  }

  private func text(_ bytes: ArraySlice<UInt8>, at start: Int, quoted: Bool) -> YAMLNode {
    YAMLNode(
      content: .scalar(quoted: quoted), word: word(String(decoding: bytes, as: UTF8.self), at: start))
  }
}

extension YAMLNode {
  /// The same with maps on one line in it, whose lines are noted. O(what it holds).
  func withOneLineMaps(_ lines: inout Set<Int>) -> YAMLNode {
    switch content {
    case .list(let items):
      return YAMLNode(content: .list(items.map { $0.withOneLineMaps(&lines) }), word: word)
    case .map(let entries):
      let read = entries.map { YAMLEntry(key: $0.key, value: $0.value.withOneLineMaps(&lines)) }
      return YAMLNode(content: .map(read), word: word)
    case .broken:
      guard let map = OneLineMap.read(word) else { return self }
      lines.insert(word.line)
      return map
    case .scalar, .missing: return self
    }
  }
}
