import EavesOutline
import EavesSource

/// The lines of a file that hold code, for whom blank lines, lines of comment and indentation are nothing.
///
/// Nothing is cut into tokens: each line of code has to say the same byte for byte as another's, so no two of them grow
/// together and none falls apart.
struct CodeLines {
  private let bytes: [UInt8]
  /// Where blanks are meant: literals that run over several lines, in the order of the code. Nil where some stretch was
  /// not understood, and nobody knows.
  private let texts: [Range<Int>]?

  /// O(nodes).
  init(of outline: Outline) {
    bytes = outline.source.bytes
    let lines = outline.lines
    texts =
      outline.irregularities.isEmpty
      ? outline.nodes.compactMap { node in
        guard node.kind == .stringLiteral || node.kind == .regexLiteral else { return nil }
        let range = Int(node.range.start)..<Int(node.range.end)
        return lines.line(of: node.range.start) == lines.line(of: node.range.end) ? nil : range
      } : nil
  }

  /// Whether a stretch holds the same lines of code as one of another. O(length).
  func hold(_ stretch: Range<Int>, as other: CodeLines, _ otherStretch: Range<Int>) -> Bool {
    let (mine, theirs) = (bytes[stretch], other.bytes[otherStretch])
    if mine == theirs { return true }
    let head = zip(mine, theirs).prefix { $0 == $1 }.count
    let rest = zip(mine.dropFirst(head).reversed(), theirs.dropFirst(head).reversed())
    let tail = rest.prefix { $0 == $1 }.count
    guard let code = code(around: stretch.lowerBound + head..<stretch.upperBound - tail),
      let otherCode = other.code(around: otherStretch.lowerBound + head..<otherStretch.upperBound - tail)
    else { return false }
    return code.elementsEqual(otherCode, by: ==)
  }

  /// The lines of code that a stretch touches, without the blanks around them. Nil where blanks are meant, or where a
  /// comment begins or ends that may run over several lines.
  private func code(around stretch: Range<Int>) -> [ArraySlice<UInt8>]? {
    var (start, end) = (stretch.lowerBound, stretch.upperBound)
    while start > 0, !Self.endsLine(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !Self.endsLine(bytes[end]) { end += 1 }
    guard let texts, !texts.contains(where: { $0.lowerBound <= end && start <= $0.upperBound }) else {
      return nil
    }
    var code: [ArraySlice<UInt8>] = []
    for line in bytes[start..<end].split(whereSeparator: Self.endsLine) {
      if zip(line, line.dropFirst()).contains(where: Self.isEdgeOfComment) { return nil }
      let text = Self.withoutComment(line).drop(while: Self.isBlank)
      guard let last = text.lastIndex(where: { !Self.isBlank($0) }) else { continue }
      code.append(text[text.startIndex...last])
    }
    return code
  }

  /// A line up to its comment, unless a quote or a slash before it makes one doubt that it is one.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = line.firstIndex(of: slash), line[first...].starts(with: [slash, slash]),
      !line[..<first].contains(UInt8(ascii: "\""))
    else { return line }
    return line[..<first]
  }

  private static func isEdgeOfComment(_ first: UInt8, _ second: UInt8) -> Bool {
    (first == slash && second == star) || (first == star && second == slash)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
