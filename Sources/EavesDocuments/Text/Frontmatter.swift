import EavesSource

/// What stands between the two `---` lines at the top of a page, read line by line as `key: rest of line`.
///
/// It is no YAML: `: ` and ` #` inside a value are text. Lines that are indented or begin with `- ` continue
/// the value above them.
package struct Frontmatter: Sendable {
  /// One key and its value.
  package struct Entry: Sendable {
    /// Lowercased text; the place is the key's.
    package let key: Word
    /// Without one pair of quotes.
    package var value: Word
  }

  /// In order.
  package private(set) var entries: [Entry] = []
  /// Index of the first line below it.
  private(set) var endIndex: Int
  private(set) var problems: [Problem] = []
  /// The lines of each value, until all are read.
  private var parts: [[ByteText]] = []

  /// Nil when the page does not begin with `---`.
  init?(_ page: DocumentLines) {
    var index = 0
    while index < page.count, page[index].isBlank { index += 1 }
    guard index < page.count, Self.isRule(page[index]) else { return nil }
    let opening = index
    endIndex = opening
    index += 1
    var isClosed = false
    while index < page.count, !isClosed {
      let line = page[index]
      isClosed = Self.isRule(line) || line.trimmed.elementsEqual([Byte.dot, Byte.dot, Byte.dot])
      if !isClosed, let entry = Self.entry(line, number: index + 1) {
        entries.append(entry)
        parts.append([Array(entry.value.text.utf8)[...]])
      } else if !isClosed, !continueValue(with: line) {
        break
      }
      index += 1
    }
    if !isClosed, entries.isEmpty { return nil }
    endIndex = index
    if !isClosed { problems.append(Self.unclosed(page.path, line: opening + 1)) }
    checkDuplicates(page.path)
    joinValues()
  }

  /// Whether a page without frontmatter begins with keys and values above a line `---`.
  static func lacksOpening(_ page: DocumentLines) -> Bool {
    let lines = (0..<page.count).lazy.map { page[$0] }.drop { $0.isBlank }
    let keys = lines.prefix { entry($0, number: 1) != nil }
    return !keys.isEmpty && lines.dropFirst(keys.count).first.map(isRule) == true
  }

  /// The first value of a key; nil when the key is missing or its value empty.
  package func value(_ key: String) -> Word? {
    guard let value = entries.first(where: { $0.key.text == key })?.value, !value.text.isEmpty else {
      return nil
    }
    return value
  }

  /// The parts of a comma list, without brackets and quotes.
  package func list(_ key: String) -> [String] {
    guard let value = value(key) else { return [] }
    var text = Array(value.text.utf8)[...].trimmed
    if text.first == Byte.leftBracket { text = text.dropFirst() }
    if text.last == Byte.rightBracket { text = text.dropLast() }
    return text.split(separator: Byte.comma).map { $0.trimmed.unquoted.trimmed.text }.filter { !$0.isEmpty }
  }

  private static func isRule(_ line: ByteText) -> Bool {
    let line = line.trimmed
    return line.count >= 3 && line.allSatisfy { $0 == Byte.dash }
  }

  /// `key: rest`, the key at the start of the line.
  private static func entry(_ line: ByteText, number: Int) -> Entry? {
    guard let first = line.first, Byte.isLetter(first), let colon = line.firstIndex(of: Byte.colon) else {
      return nil
    }
    let key = line[..<colon].trimmed
    guard key.allSatisfy({ Byte.isName($0) || $0 == Byte.dash || $0 == Byte.dot }) else { return nil }
    let value = line[(colon + 1)...].trimmed
    return Entry(
      key: Word(lowerCamel(key.text), line: number, column: 1),
      value: Word(value.text, line: number, column: value.startIndex - line.startIndex + 1))
  }

  /// The contract's keys in any case: `impactdescription`, `impact-description` mean `impactDescription`.
  private static func lowerCamel(_ key: String) -> String {
    switch key.lowercased() {
    case "impactdescription", "impact-description", "impact_description": "impactDescription"
    case let lower: lower
    }
  }

  /// Whether the line is blank, a comment or the continuation of the value above.
  private mutating func continueValue(with line: ByteText) -> Bool {
    let text = line.trimmed
    if text.isEmpty || text.first == Byte.hash { return true }
    let isItem = text.first == Byte.dash && text.blankLength(at: text.startIndex + 1) > 0
    guard !entries.isEmpty, isItem || line.blankLength(at: line.startIndex) > 0 else { return false }
    parts[parts.count - 1].append(isItem ? [Byte.comma] + text.dropFirst().trimmed.unquoted : text)
    return true
  }

  /// Gives each entry its whole value. The first part counts unless it only announces the others.
  private mutating func joinValues() {
    for index in entries.indices {
      var joined: [UInt8] = []
      for (ordinal, part) in parts[index].enumerated() where !(ordinal == 0 && Self.isAnnouncement(part)) {
        if joined.isEmpty {
          joined += part.first == Byte.comma ? part.dropFirst() : part
        } else {
          joined += part.first == Byte.comma ? [] : [Byte.space]
          joined += part
        }
      }
      let inner = joined[...].unquoted
      let value = entries[index].value
      let shift = inner.count < joined.count ? 1 : 0
      entries[index].value = Word(inner.text, line: value.line, column: value.column + shift)
    }
    parts = []
  }

  private static func isAnnouncement(_ part: ByteText) -> Bool {
    part.isEmpty || part.count == 1 && (part.first == Byte.greater || part.first == 0x7C)
  }

  private mutating func checkDuplicates(_ path: FilePath) {
    var seen: [String: Int] = [:]
    for entry in entries {
      if let first = seen[entry.key.text] {
        problems.append(Self.duplicate(entry.key, first: first, path))
      } else {
        seen[entry.key.text] = entry.key.line
      }
    }
  }
}

extension Frontmatter {
  private static func unclosed(_ path: FilePath, line: Int) -> Problem {
    Problem(
      "the frontmatter that begins here has no closing `---`", remedy: "write `---` below its last key",
      path: path, line: line, severity: .warning)
  }

  private static func duplicate(_ key: Word, first: Int, _ path: FilePath) -> Problem {
    Problem(
      "`\(key.text)` was already said on line \(first), which counts", remedy: "delete this line", path: path,
      line: key.line, column: key.column, severity: .warning)
  }
}
