package import EavesSource

/// Reads the strict YAML subset: block maps, block lists, one-line lists of scalars, comments, plain and quoted
/// scalars. Whatever is not understood is reported with the corrected line, and reading goes on.
package struct StrictYAML {
  /// Deeper pages are refused: no document needs them.
  private static let greatestDepth = 24

  private var lines: [YAMLLine] = []
  private var position = 0
  /// Numbers of the lines that are indented with tabs: how deep they stand is not known.
  private var tabbed: Set<Int> = []
  private var problems: [Problem] = []
  private let path: FilePath

  /// Reads a file of its own.
  package static func read(_ file: SourceText) -> YAMLDocument {
    let page = DocumentLines(file)
    var reader = StrictYAML(page, firstLine: 1, indent: 0)
    return reader.page(page.decodingProblem)
  }

  /// Reads a fence of a page.
  package static func read(_ fence: Fence, of path: FilePath) -> YAMLDocument {
    var reader = StrictYAML(
      DocumentLines(path: path, text: fence.text), firstLine: fence.firstLine, indent: fence.indent)
    return reader.page(nil)
  }

  private init(_ page: DocumentLines, firstLine: Int, indent: Int) {
    path = page.path
    for index in 0..<page.count {
      add(page[index], number: firstLine + index, shift: indent)
    }
  }

  private mutating func add(_ bytes: ByteText, number: Int, shift: Int) {
    let bytes = Self.withoutNoBreakSpaces(bytes)
    let text = bytes.trimmed
    if text.isEmpty || text.first == Byte.hash { return }
    var line = YAMLLine(number: number, bytes: bytes, start: text.startIndex, shift: shift)
    if bytes.contains(Byte.tab) {
      reportTab(line)
      line = Self.withoutTabs(line)
    }
    if Self.isConflict(text) { return reportConflict(line) }
    if Self.isMarker(line) { return reportMarker(line) }
    lines.append(line)
  }

  private mutating func page(_ first: Problem?) -> YAMLDocument {
    let root = lines.isEmpty ? nil : block(depth: 0)
    while position < lines.count {
      reportIndent(lines[position])
      position += 1
    }
    return YAMLDocument(root: root, problems: ([first].compactMap { $0 } + problems).sorted())
  }

  /// Whatever begins on the current line.
  private mutating func block(depth: Int) -> YAMLNode {
    let line = lines[position]
    if depth > Self.greatestDepth {
      report("nested too deeply", "write a flatter page", line, at: line.start)
      position += 1
      skipStrays(deeperThan: 0, silently: true)
      return YAMLNode(content: .broken, word: line.word("", at: line.start))
    }
    if line.isItem { return list(indent: line.indent, depth: depth) }
    if keyEnd(line) != nil { return map(indent: line.indent, depth: depth) }
    position += 1
    let node = value(line, at: line.start)
    skipStrays(deeperThan: line.indent)
    return node
  }

  private mutating func list(indent: Int, depth: Int) -> YAMLNode {
    let first = lines[position]
    var items: [YAMLNode] = []
    while position < lines.count, lines[position].indent == indent, lines[position].isItem {
      let line = lines[position]
      let rest = line.skipSpaces(line.start + 1)
      if line.isEnd(rest) {
        position += 1
        items.append(nested(below: line, at: line.start, depth: depth))
      } else {
        lines[position].start = rest
        items.append(block(depth: depth + 1))
      }
      skipStrays(deeperThan: indent)
    }
    return YAMLNode(content: .list(items), word: first.word("", at: first.start))
  }

  private mutating func map(indent: Int, depth: Int) -> YAMLNode {
    let first = lines[position]
    var entries: [YAMLEntry] = []
    var seen: [String: Int] = [:]
    while position < lines.count, lines[position].indent == indent, !lines[position].isItem {
      let line = lines[position]
      position += 1
      guard let end = keyEnd(line) else {
        reportNoKey(line)
        skipStrays(deeperThan: indent, silently: true)
        continue
      }
      let key = readKey(line, end: end)
      let start = line.skipSpaces(end + 1)
      let isNested = line.isEnd(start)
      let value = isNested ? nested(below: line, at: end, depth: depth) : value(line, at: start)
      skipStrays(deeperThan: indent)
      if let earlier = seen[key.text] {
        reportDuplicate(key, first: earlier)
      } else {
        seen[key.text] = line.number
        entries.append(YAMLEntry(key: key, value: value))
      }
    }
    return YAMLNode(content: .map(entries), word: first.word("", at: first.start))
  }

  /// What stands below a key or a dash; a list under a key may keep the key's indentation.
  private mutating func nested(below line: YAMLLine, at index: Int, depth: Int) -> YAMLNode {
    if position < lines.count {
      let next = lines[position]
      if next.indent > line.indent { return block(depth: depth + 1) }
      if next.indent == line.indent, next.isItem, !line.isItem {
        return list(indent: next.indent, depth: depth + 1)
      }
    }
    return YAMLNode(content: .missing, word: line.word("", at: index))
  }

  private mutating func value(_ line: YAMLLine, at index: Int) -> YAMLNode {
    var reader = YAMLValueReader(line: line, path: path, index: index)
    let node = reader.value()
    problems += reader.problems
    return node
  }

  /// The index of the colon that ends the key of a line; nil when the line has none.
  private func keyEnd(_ line: YAMLLine) -> Int? {
    let bytes = line.bytes
    var index = line.start
    if bytes[index] == Byte.quote || bytes[index] == Byte.apostrophe {
      var reader = YAMLValueReader(line: line, path: path, index: index)
      _ = reader.quoted()
      let end = line.skipSpaces(reader.index)
      return end < bytes.endIndex && bytes[end] == Byte.colon ? end : nil
    }
    if bytes[index] == Byte.leftBracket || bytes[index] == Byte.leftBrace { return nil }
    while index < bytes.endIndex {
      if bytes[index] == Byte.colon, index + 1 == bytes.endIndex || bytes[index + 1] == Byte.space {
        return index
      }
      if bytes[index] == Byte.hash, index > line.start, bytes[index - 1] == Byte.space { return nil }
      index += 1
    }
    return nil
  }

  private mutating func readKey(_ line: YAMLLine, end: Int) -> Word {
    let raw = bytes(line, line.start..<end).trimmed
    if raw.first == Byte.quote || raw.first == Byte.apostrophe {
      var reader = YAMLValueReader(line: line, path: path, index: line.start)
      let node = reader.quoted()
      problems += reader.problems
      return node.word
    }
    if raw.elementsEqual([0x3C, 0x3C]) {
      report("merge keys are not part of this subset of YAML", "write the keys out", line, at: line.start)
    } else if let first = raw.first, [0x40, 0x2A, 0x26, 0x21, 0x25, 0x3F, 0x60, 0x7C, 0x3E].contains(first) {
      let corrected = line.replacing(raw.startIndex..<raw.endIndex, with: YAMLValueReader.quote(raw.text))
      report("a key that begins so must be quoted", "write `\(corrected)`", line, at: line.start)
    }
    return line.word(raw.text, at: line.start)
  }

  private func bytes(_ line: YAMLLine, _ range: Range<Int>) -> ByteText { line.bytes[range] }

  /// Passes over lines that are indented more than what they follow allows.
  private mutating func skipStrays(deeperThan indent: Int, silently: Bool = false) {
    var isFirst = true
    while position < lines.count, lines[position].indent > indent {
      if isFirst, !silently { reportIndent(lines[position]) }
      isFirst = false
      position += 1
    }
  }

  /// `---`, `...` and `%` lines of full YAML.
  private static func isMarker(_ line: YAMLLine) -> Bool {
    guard line.indent == 0 else { return false }
    let rest = line.rest
    let isRule = rest.starts(with: "---") || rest.starts(with: "...")
    return isRule && (rest.count == 3 || rest.blankLength(at: rest.startIndex + 3) > 0)
      || rest.starts(with: "%YAML") || rest.starts(with: "%TAG")
  }

  private static func withoutNoBreakSpaces(_ bytes: ByteText) -> ByteText {
    guard bytes.firstIndex(of: 0xC2) != nil else { return bytes }
    var plain: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isNoBreak = bytes[index] == 0xC2 && bytes.blankLength(at: index) == 2
      plain.append(isNoBreak ? Byte.space : bytes[index])
      index += isNoBreak ? 2 : 1
    }
    return plain[...]
  }

  private static func withoutTabs(_ line: YAMLLine) -> YAMLLine {
    var plain: [UInt8] = []
    for byte in line.bytes {
      if byte == Byte.tab { plain += [Byte.space, Byte.space] } else { plain.append(byte) }
    }
    let start = plain.firstIndex { $0 != Byte.space } ?? 0
    return YAMLLine(number: line.number, bytes: plain[...], start: start, shift: line.shift)
  }
}

extension StrictYAML {
  private mutating func report(_ cause: String, _ remedy: String, _ line: YAMLLine, at index: Int) {
    problems.append(
      Problem(cause, remedy: remedy, path: path, line: line.number, column: line.column(index)))
  }

  private mutating func reportTab(_ line: YAMLLine) {
    let tab = line.bytes.firstIndex(of: Byte.tab) ?? line.start
    var corrected = Self.withoutTabs(line).bytes.text
    if tab < line.start {
      tabbed.insert(line.number)
      // Below a key with a value it can only stand beside that key.
      let opens = lines.last.map { $0.bytes.trimmed.last == Byte.colon } ?? false
      if !opens {
        corrected = String(repeating: " ", count: lines.last?.indent ?? 0) + line.rest.trimmed.text
      }
    }
    report("a tab, which this subset of YAML does not have", "write `\(corrected)`", line, at: tab)
  }

  /// A mark that a merge has left: seven signs at the start of a line.
  private static func isConflict(_ text: ByteText) -> Bool {
    guard let first = text.first, [0x3C, 0x3D, 0x3E].contains(first) else { return false }
    return text.prefix(7).count == 7 && text.prefix(7).allSatisfy { $0 == first }
  }

  private mutating func reportConflict(_ line: YAMLLine) {
    report("an unresolved merge conflict", "keep one side, and delete the marks", line, at: line.start)
  }

  private mutating func reportMarker(_ line: YAMLLine) {
    report("a page is one document, without markers", "delete this line", line, at: line.start)
  }

  private mutating func reportNoKey(_ line: YAMLLine) {
    let text = line.bytes[line.start..<line.endOfPlain(line.start)].text
    report("`key: value` is expected here", "write `\(text): …`", line, at: line.start)
  }

  private mutating func reportIndent(_ line: YAMLLine) {
    if tabbed.contains(line.number) { return }
    report(
      "this line is not indented like a line above",
      "align `\(line.rest.trimmed.text)` with the key or item above that it belongs to", line, at: line.start)
  }

  private mutating func reportDuplicate(_ key: Word, first: Int) {
    problems.append(
      Problem(
        "line \(first) already has the key `\(key.text)`", remedy: "delete this line, or join the two",
        path: path, line: key.line, column: key.column))
  }
}
