import EavesSource

/// A value of a JSON page and where it begins.
struct JSONNode: Sendable {
  /// What a node holds; of numbers, only whole ones are read.
  enum Content: Sendable {
    case text(String)
    case number(Int)
    case list([JSONNode])
    case map([(key: Word, value: JSONNode)])
    case truth(Bool)
    case null
  }

  let content: Content
  /// 1-based, as the column, which counts bytes.
  let line: Int
  let column: Int
}

/// Reads JSON as in RFC 8259. After an error it goes on with the next line, so that all errors of a file with one entry
/// a line are reported at once.
struct StrictJSON {
  private let page: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  private var problems: [Problem] = []
  /// Whether the text ends inside of something, which is reported once.
  private var isCutOff = false

  /// A page of something else altogether is not read to its end.
  private static let enough = 20
  private static let deepest = 16
  /// How deep values are nested at most.
  private let deepest: Int
  /// Whether a number that is not whole is taken, without what stands behind the point.
  private let cutsNumbers: Bool

  /// The value of a page, as far as it could be read, and everything that is wrong with it.
  static func read(_ page: SourceText) -> (root: JSONNode?, problems: [Problem]) {
    var reader = StrictJSON(page)
    let root = reader.value()
    if root != nil, reader.problems.isEmpty {
      reader.skipBlank()
      if reader.peek != nil { reader.report("something stands behind the end", "delete it") }
    }
    return (root, reader.problems)
  }

  /// The one value that a message of a protocol is; nil when it is no JSON.
  static func message(_ bytes: [UInt8]) -> JSONNode? {
    var reader = StrictJSON(SourceText(path: FilePath("-"), bytes: bytes), deepest: 64, cutsNumbers: true)
    let root = reader.value()
    reader.skipBlank()
    return reader.problems.isEmpty && reader.peek == nil ? root : nil
  }

  private init(_ page: SourceText, deepest: Int = Self.deepest, cutsNumbers: Bool = false) {
    self.page = page
    self.deepest = deepest
    self.cutsNumbers = cutsNumbers
    bytes = page.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlank() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  private mutating func advance() {
    if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
    index += 1
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    skipBlank()
    guard peek == byte else { return false }
    advance()
    return true
  }

  private mutating func skipLine() {
    while let byte = peek, byte != 0x0A { advance() }
  }

  private mutating func report(_ cause: String, _ remedy: String?) {
    problems.append(
      Problem(cause, remedy: remedy, path: page.path, line: line, column: index - lineStart + 1))
  }

  // MARK: Values

  /// Nil when there is none, which has been reported.
  private mutating func value() -> JSONNode? {
    skipBlank()
    let (line, column) = (self.line, index - lineStart + 1)
    let content: JSONNode.Content?
    switch peek ?? 0 {
    case UInt8(ascii: "{"): content = nested { $0.map() }
    case UInt8(ascii: "["): content = nested { $0.list() }
    case UInt8(ascii: "\""): content = text().map { .text($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = number()
    default: content = word()
    }
    return content.map { JSONNode(content: $0, line: line, column: column) }
  }

  private mutating func nested(_ read: (inout StrictJSON) -> JSONNode.Content?) -> JSONNode.Content? {
    guard depth < deepest else {
      report("values are nested deeper than \(deepest) levels", nil)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    advance()
    return read(&self)
  }

  private mutating func list() -> JSONNode.Content? {
    var nodes: [JSONNode] = []
    let isWhole = members(until: UInt8(ascii: "]")) { reader in
      guard let node = reader.value() else { return false }
      nodes.append(node)
      return true
    }
    return isWhole ? .list(nodes) : nil
  }

  private mutating func map() -> JSONNode.Content? {
    var entries: [(key: Word, value: JSONNode)] = []
    let isWhole = members(until: UInt8(ascii: "}")) { reader in
      reader.skipBlank()
      let (line, column) = (reader.line, reader.index - reader.lineStart + 1)
      guard reader.peek == UInt8(ascii: "\"") else {
        reader.report("a key is missing", "write `\"key\": value`")
        return false
      }
      guard let key = reader.text() else { return false }
      guard reader.consume(UInt8(ascii: ":")) else {
        reader.report("a colon is missing behind the key `\(key)`", "write `\"\(key)\": …`")
        return false
      }
      guard let value = reader.value() else { return false }
      entries.append((Word(key, line: line, column: column), value))
      return true
    }
    return isWhole ? .map(entries) : nil
  }

  /// Reads members and the commas between them. A member that cannot be read costs its line, and whatever
  /// was opened on that line; false when that is this.
  private mutating func members(until end: UInt8, _ read: (inout StrictJSON) -> Bool) -> Bool {
    let opening = line
    var isFaulty = false
    var isFirst = true
    while problems.count < Self.enough {
      skipBlank()
      if peek == end {
        if !isFirst, !isFaulty { report("a comma stands in front of the end", "delete the comma") }
        advance()
        return true
      }
      guard peek != nil else {
        if !isFaulty, !isCutOff { report("what line \(opening) opens is not closed", nil) }
        isCutOff = true
        return true
      }
      isFirst = false
      isFaulty = !read(&self)
      if isFaulty {
        let isOwnLine = line == opening
        skipLine()
        if isOwnLine { return false }
      } else if !consume(UInt8(ascii: ",")) {
        if consume(end) { return true }
        guard let byte = peek else { continue }
        report("a comma is missing in front of this", nil)
        isFaulty = true
        if "\"[{".utf8.contains(byte) { continue }
        let isOwnLine = line == opening
        skipLine()
        if isOwnLine { return false }
      }
    }
    index = bytes.count
    return true
  }

  private mutating func number() -> JSONNode.Content? {
    let start = index
    while let byte = peek, Self.isOfNumber(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Int(text) { return .number(number) }
    if cutsNumbers, let number = Double(text), number.isFinite {
      return .number(Int(max(-Self.greatestCut, min(Self.greatestCut, number))))
    }
    index = start
    report("this is no whole number", nil)
    return nil
  }

  /// Whole numbers that a JSON number holds without loss.
  private static let greatestCut = 9_007_199_254_740_992.0

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word() -> JSONNode.Content? {
    for (word, content) in [
      ("true", JSONNode.Content.truth(true)), ("false", .truth(false)), ("null", .null),
    ]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    report(peek == nil ? "the page ends where a value should be" : "this is no JSON value", nil)
    return nil
  }

  // MARK: Texts

  /// Nil when it is not closed, which has been reported.
  private mutating func text() -> String? {
    let start = (index, line)
    index += 1
    var output: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: output, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        guard let scalars = escape() else { return nil }
        output += Array(scalars.utf8)
      case 0..<0x20:
        index = start.0
        report("a text is not closed on its line", "close it with `\"`")
        return nil
      default:
        output.append(byte)
        index += 1
      }
    }
    index = start.0
    report("a text is not closed", "close it with `\"`")
    return nil
  }

  private mutating func escape() -> String? {
    let byte = peek ?? 0
    let plain: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if byte >= 0x20 { index += 1 }
    if let text = plain[byte] { return text }
    guard byte == UInt8(ascii: "u"), let high = unit() else {
      report("there is no such escape", "write `\\\\` for a backslash")
      return nil
    }
    var units = [high]
    if high & 0xFC00 == 0xD800, bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      if let low = unit() { units.append(low) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { return nil }
    index += 4
    return unit
  }
}
