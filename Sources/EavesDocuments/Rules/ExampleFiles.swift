import EavesSource

/// Cuts the virtual files of an example out of its blocks.
///
/// A path comment at the start of a line (`// Domain/Models/Trip.swift`, text may follow) begins a file and is
/// its first line; code before the first one is `Example<ordinal>.swift`.
package enum ExampleFiles {
  /// The files of one block, in order. O(length).
  package static func cut(_ block: ExampleBlock) -> [ExampleFile] {
    let lines = DocumentLines(path: block.path, text: block.text)
    var starts: [(line: Int, path: FilePath)] = []
    var hasUnnamedCode = false
    for index in 0..<lines.count {
      if let path = path(in: lines[index]) {
        starts.append((index, path))
      } else if starts.isEmpty {
        hasUnnamedCode = hasUnnamedCode || isCode(lines[index])
      }
    }
    let unnamed = FilePath("Example\(block.ordinal).swift")
    if starts.isEmpty {
      return [ExampleFile(path: unnamed, block: block.ordinal, firstLine: 1, text: block.text)]
    }
    if hasUnnamedCode { starts.insert((0, unnamed), at: 0) }
    let ends = starts.dropFirst().map(\.line) + [lines.count]
    return zip(starts, ends).map { start, end in
      ExampleFile(
        path: start.path, block: block.ordinal, firstLine: start.line + 1,
        text: text(of: lines, start.line..<end))
    }
  }

  /// The path that a comment names, nil when the line is no path comment.
  static func path(in line: ByteText) -> FilePath? {
    guard line.starts(with: "//") else { return nil }
    var rest = line.dropFirst(2)
    while rest.blankLength(at: rest.startIndex) > 0 {
      rest = rest.dropFirst(rest.blankLength(at: rest.startIndex))
    }
    let token = rest.prefix { isPathByte($0) }
    guard let dot = lastSuffix(of: token), dot > token.startIndex, token[dot - 1] != Byte.slash else {
      return nil
    }
    let parts = token[..<(dot + 6)].split(separator: Byte.slash).map(\.text).filter {
      $0 != "." && $0 != ".."
    }
    return parts.isEmpty ? nil : FilePath(parts.joined(separator: "/"))
  }

  /// Where `.swift` begins that ends the path: nothing that could belong to a name follows it.
  private static func lastSuffix(of token: ByteText) -> Int? {
    var start = token.startIndex
    while let dot = token.firstIndex(of: ".swift", from: start) {
      let end = dot + 6
      if end == token.endIndex || !(Byte.isName(token[end]) || token[end] == Byte.slash) { return dot }
      start = dot + 1
    }
    return nil
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.slash, Byte.dot, Byte.dash, Byte.plus, Byte.underscore, 0x40: true
    default: Byte.isName(byte) || byte >= 0x80 && byte != 0xC2
    }
  }

  /// Neither blank nor a comment of its own line.
  private static func isCode(_ line: ByteText) -> Bool {
    let line = line.trimmed
    return !line.isEmpty && !line.starts(with: "//")
  }

  private static func text(of lines: DocumentLines, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range {
      text.append(contentsOf: lines[index])
      if index == range.upperBound - 1 { break }
      if lines.endsInCRLF(index) { text.append(Byte.carriageReturn) }
      text.append(Byte.lineFeed)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A rough look at a text: whether it could be Swift at all. Nothing is parsed.
enum SwiftHeuristic {
  /// Whether at least one line has the look of a Swift declaration, statement or path comment.
  static func isPlausible(_ text: String) -> Bool {
    let lines = DocumentLines(path: FilePath(""), text: text)
    return (0..<lines.count).contains { index in
      let line = lines[index].trimmed
      let word = line.prefix { Byte.isName($0) || $0 == 0x40 || $0 == Byte.hash }
      if ExampleFiles.path(in: line) != nil { return true }
      if word.first == 0x40, word.count > 1 { return true }
      return words.contains(word.text) && hasPunctuation(line.dropFirst(word.count), import: word.count == 6)
    }
  }

  /// Whether a text given as Swift is plainly none: empty, JSON, markup, or prose without any punctuation.
  static func isImpossible(_ text: String) -> Bool {
    let bytes = Array(text.utf8)[...].trimmed
    guard let first = bytes.first else { return true }
    if first == 0x3C || first == 0x24 && bytes.starts(with: "$ ") { return true }
    if first == Byte.leftBrace { return bytes.dropFirst().trimmed.first == Byte.quote }
    return !bytes.contains { isCodeByte($0) } && !isPlausible(text)
  }

  private static let words: Set<String> = [
    "import", "struct", "class", "final", "enum", "protocol", "extension", "actor", "func", "let", "var",
    "init",
    "public", "private", "internal", "fileprivate", "package", "open", "static", "nonisolated", "mutating",
    "typealias", "guard", "#Preview", "#if", "#expect",
  ]

  private static func hasPunctuation(_ rest: ByteText, import isImport: Bool) -> Bool {
    isImport
      ? rest.trimmed.allSatisfy { Byte.isName($0) || $0 == Byte.dot } : rest.contains { isCodeByte($0) }
  }

  private static func isCodeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, Byte.leftBrace, 0x7D, 0x3D, Byte.colon, Byte.dot, Byte.leftBracket, 0x40, Byte.slash:
      true
    default: false
    }
  }
}
