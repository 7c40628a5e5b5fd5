package import EavesFindings
package import EavesOutline
package import EavesSource

/// Where comments have to stand in a file so that findings of a rule are allowed.
///
/// A comment goes above the line of a finding, and above the doc comment of the declaration that begins there. Where
/// that is no place for one, as in a string of several lines, it goes above a declaration around it. What one comment
/// covers needs no second. The new text is scanned: a comment that is not read as one goes elsewhere.
package struct SuppressionPlan: Sendable {
  /// A comment as it stands in the new text.
  package struct Comment: Sendable, Equatable {
    /// 1-based.
    package let line: Int
    /// From its slashes to its reason.
    package let text: String
    /// The line of the old text that it stands above.
    fileprivate let above: Int
  }

  /// The text with the comments.
  package private(set) var bytes: [UInt8]
  /// In the order of lines.
  package private(set) var comments: [Comment] = []
  /// Where findings begin that no comment can allow.
  package private(set) var unreached: [EavesSource.Position] = []

  private let outline: Outline
  private let heads: DeclarationHeads
  private let text: String

  /// - Parameters:
  ///   - positions: where the findings begin.
  ///   - rule: what the comments allow.
  ///   - reason: one line that says something.
  package init(for positions: [EavesSource.Position], in outline: Outline, rule: RuleID, reason: String) {
    self.outline = outline
    heads = DeclarationHeads(of: outline)
    text = "// eaves:allow \(rule) -- \(reason)"
    bytes = outline.source.bytes
    var barred: Set<Int> = []
    for _ in 0..<Self.maxTrials {
      write(above: lines(for: positions.sorted(), barring: barred))
      let unread = unreadComments
      if unread.isEmpty { return }
      barred.formUnion(unread.map(\.above))
    }
    (bytes, comments, unreached) = (outline.source.bytes, [], positions)
  }

  /// Each scans the file once, and finds a place for all comments but those in strings inside of strings.
  private static let maxTrials = 12

  // MARK: Places

  /// The lines above which comments go, ascending, each once.
  private mutating func lines(for positions: [EavesSource.Position], barring barred: Set<Int>) -> [Int] {
    var lines: Set<Int> = []
    var end: UInt32 = 0
    unreached = []
    for position in positions {
      let offset = outline.lines.offset(of: position)
      // What was covered before began further up.
      if offset < end { continue }
      guard let (line, reach) = place(for: offset, barring: barred) else {
        unreached.append(position)
        continue
      }
      lines.insert(line)
      end = reach.end
    }
    return lines.sorted()
  }

  /// The innermost place for a comment that covers an offset, and all that it covers.
  private func place(for offset: UInt32, barring barred: Set<Int>) -> (line: Int, reach: ByteRange)? {
    let own = outline.lines.line(of: offset)
    let head = heads.declaration(headedBy: firstToken(ofLine: own)).map(\.start)
    let around = heads.declarations(around: offset).map(\.start)
    let candidates = [head.map(outline.lines.line) ?? own] + around.map(outline.lines.line)
    for line in candidates where !barred.contains(line) {
      let reach = heads.covered(byCommentAbove: firstToken(ofLine: line))
      if reach.start <= offset, offset < reach.end { return (line, reach) }
    }
    return nil
  }

  private func firstToken(ofLine line: Int) -> UInt32 {
    let bytes = content(ofLine: line)
    return UInt32(truncatingIfNeeded: bytes.startIndex + bytes.prefix(while: Self.isBlank).count)
  }

  /// The bytes of a line, without what marks the order of bytes in a file.
  private func content(ofLine line: Int) -> ArraySlice<UInt8> {
    guard let range = outline.lines.range(ofLine: line, in: outline.source.bytes) else { return [] }
    let bytes = outline.source.bytes[Int(range.start)..<Int(range.end)]
    return line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: Writing

  /// Makes the new text: a comment above each of the lines, as far in as the line.
  private mutating func write(above lines: [Int]) {
    let old = outline.source.bytes
    var taken = 0
    (bytes, comments) = ([], [])
    for line in lines {
      let first = firstLineOfDocumentation(above: line)
      let content = content(ofLine: first)
      bytes += old[taken..<content.startIndex]
      taken = content.startIndex
      bytes += Array(content.prefix(while: Self.isBlank)) + Array(text.utf8) + lineBreak(near: first)
      comments.append(Comment(line: first + comments.count, text: text, above: line))
    }
    bytes += old[taken...]
  }

  /// As the line ends, or as the one above it does.
  private func lineBreak(near line: Int) -> [UInt8] {
    let bytes = outline.source.bytes
    for line in [line, line - 1] {
      guard let end = outline.lines.range(ofLine: line, in: bytes).map({ Int($0.end) }), end < bytes.count
      else { continue }
      if bytes[end] == 0x0A { return [0x0A] }
      return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }
    return [0x0A]
  }

  /// The line where the doc comment of a line's declaration begins; the line itself where it has none. Another comment
  /// below a doc comment parts it from its declaration.
  private func firstLineOfDocumentation(above line: Int) -> Int {
    var first = line
    while first > 1, content(ofLine: first - 1).drop(while: Self.isBlank).starts(with: "///".utf8) {
      first -= 1
    }
    return first
  }

  /// The comments that are none where they stand.
  private var unreadComments: [Comment] {
    let new = Outline(scanning: SourceText(path: outline.source.path, bytes: bytes))
    let read = Set(
      new.directives.filter { $0.kind == .allow && $0.standing != .trailing && $0.standing != .alone }
        .map { new.lines.line(of: $0.range.start) })
    return comments.filter { !read.contains($0.line) }
  }
}
