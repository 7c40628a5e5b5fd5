package import EavesSource

/// A page in the Markdown that rule documents are written in: frontmatter, labels and fences, nothing else.
///
/// Read once from top to bottom in linear time; every byte sequence is a page.
package struct Markdown: Sendable {
  /// As given.
  package let path: FilePath
  /// Nil when the page does not begin with it.
  package let frontmatter: Frontmatter?
  /// Whether only the first line of a frontmatter is missing.
  let lacksOpening: Bool
  /// The first heading that labels no example; nil when there is none.
  package private(set) var heading: Label?
  /// In order.
  package private(set) var labels: [Label] = []
  /// In order: the ordinal of a fence is its index + 1.
  package private(set) var fences: [Fence] = []
  /// The text without frontmatter.
  package let body: String
  /// Warnings: a page is never refused.
  package private(set) var problems: [Problem] = []
  /// The last line of text since a label or a fence.
  private var lead: ByteText = []

  /// Reads a page. O(length).
  package init(_ file: SourceText) {
    let page = DocumentLines(file)
    let frontmatter = Frontmatter(page)
    path = file.path
    self.frontmatter = frontmatter
    lacksOpening = frontmatter == nil && Frontmatter.lacksOpening(page)
    let start = frontmatter?.endIndex ?? 0
    body = page.text(fromLine: start)
    problems = [page.decodingProblem].compactMap { $0 } + (frontmatter?.problems ?? [])
    scan(page, from: start)
  }

  /// The label of a fence; nil for a fence before the first label.
  package func label(of fence: Fence) -> Label? {
    fence.label.map { labels[$0] }
  }

  private mutating func scan(_ page: DocumentLines, from start: Int) {
    var lastCommentEnd: Int??
    var index = start
    var isInParagraph = false
    while index < page.count {
      let line = page[index]
      if let opening = FenceOpening(line) {
        index = readFence(opening, page, at: index)
        isInParagraph = false
      } else if line.trimmed.starts(with: "<!--"), index <= Self.lastCommentEnd(page, &lastCommentEnd) ?? -1 {
        index = Self.endOfComment(page, from: index) + 1
      } else {
        isInParagraph = readLine(line, number: index + 1, isInParagraph)
        index += 1
      }
    }
  }

  /// The last line of the page that ends an HTML comment, looked for once; nil when none does.
  private static func lastCommentEnd(_ page: DocumentLines, _ known: inout Int??) -> Int? {
    if let known { return known }
    let last = (0..<page.count).last { page[$0].firstIndex(of: "-->", from: page[$0].startIndex) != nil }
    known = .some(last)
    return last
  }

  /// The index of the line on which an HTML comment ends.
  private static func endOfComment(_ page: DocumentLines, from start: Int) -> Int {
    var index = start
    while index < page.count - 1, page[index].firstIndex(of: "-->", from: page[index].startIndex) == nil {
      index += 1
    }
    return index
  }

  /// Takes a label, if the line is one; answers whether the next line continues a paragraph.
  private mutating func readLine(_ line: ByteText, number: Int, _ isInParagraph: Bool) -> Bool {
    guard let found = LabelText(line) else {
      if !line.isBlank { lead = line }
      return !line.isBlank
    }
    let kind = kind(of: found)
    let isPlainText = found.followsSymbols || (isInParagraph && !found.hasMarker && !found.standsOut)
    if kind == .other, isPlainText {
      lead = line
      return true
    }
    lead = []
    let label = Label(kind: kind, text: found.plain, line: number, isHeading: found.isHeading)
    if label.isHeading, kind == .other, heading == nil { heading = label }
    labels.append(label)
    return !label.isHeading
  }

  /// A heading that repeats the title, or a page's only name, labels nothing.
  private func kind(of found: LabelText) -> Label.Kind {
    if found.isHeading, heading == nil {
      if let title = frontmatter?.value("title") {
        if Self.comparable(title.text) == Self.comparable(found.plain) { return .other }
      } else if found.level == 1 {
        return .other
      }
    }
    return Label.Kind(of: found.text)
  }

  /// A title without what Markdown adds to it, for comparing.
  static func comparable(_ title: String) -> String {
    let bytes = Array(title.utf8)[...].trimmed
    var plain: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let blank = bytes.blankLength(at: index)
      if blank > 0 {
        if plain.last != Byte.space { plain.append(Byte.space) }
      } else if !isEmphasis(bytes[index]) {
        plain.append(bytes[index])
      }
      index += max(blank, 1)
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool {
    byte == Byte.backquote || byte == Byte.star || byte == Byte.backslash || byte == Byte.underscore
  }

  /// Reads the fence that a line opens; answers the index of the line after it.
  private mutating func readFence(_ opening: FenceOpening, _ page: DocumentLines, at start: Int) -> Int {
    var text: [UInt8] = []
    var index = start + 1
    var isClosed = false
    var hasNestedOpening = false
    while index < page.count {
      guard let content = opening.content(of: page[index]) else { break }
      isClosed = opening.isClosed(by: content)
      if isClosed { break }
      if index > start + 1 {
        if page.endsInCRLF(index - 1) { text.append(Byte.carriageReturn) }
        text.append(Byte.lineFeed)
      }
      text.append(contentsOf: content)
      hasNestedOpening = hasNestedOpening || Self.reopens(opening, content)
      index += 1
    }
    fences.append(
      Fence(
        label: labels.indices.last, lead: lead.trimmed.prefix(Self.maxLeadBytes).text,
        language: opening.language, openingLine: start + 1,
        indent: opening.prefix.columns, text: String(decoding: text, as: UTF8.self),
        lineCount: index - start - 1, isClosed: isClosed))
    lead = []
    if !isClosed || hasNestedOpening { problems.append(Self.unclosed(path, line: start + 1, opening)) }
    return isClosed ? index + 1 : index
  }

  /// In bytes: more of a line names no side.
  private static let maxLeadBytes = 120

  /// Whether a line within a block has the look of the next fence: the block was never closed.
  private static func reopens(_ opening: FenceOpening, _ content: ByteText) -> Bool {
    guard content.first == opening.mark, let inner = FenceOpening(content) else { return false }
    return inner.length >= opening.length && inner.language == opening.language && !inner.language.isEmpty
  }
}

extension Markdown {
  private static func unclosed(_ path: FilePath, line: Int, _ opening: FenceOpening) -> Problem {
    let fence = String(repeating: opening.mark == Byte.tilde ? "~" : "`", count: min(opening.length, 12))
    return Problem(
      "the fence opened on line \(line) is never closed", remedy: "write `\(fence)` below its last line",
      path: path, line: line, severity: .warning)
  }
}
