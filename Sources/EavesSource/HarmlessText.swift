/// Text from outside, made harmless for the place that it is written to.
///
/// Names of files, types and rules, code, documents, configuration, words of a command line: all of it may be a
/// stranger's. Whatever Eaves prints or writes comes through here. A format that can carry the true text keeps it,
/// escaped; elsewhere a scalar that would act instead of being seen is replaced by its picture. Text that people write
/// ordinarily, in any script and with any emoji, is the same in every destination but for the destination's own
/// punctuation.
package enum HarmlessText {
  /// Where a text goes.
  package enum Destination: Sendable, CaseIterable {
    /// A part of a line of a terminal or a log. A line break becomes its picture; a scalar comes for each scalar.
    case line
    /// Lines of a terminal or a log: line breaks stay, and no line is a command to the service that keeps the log.
    case lines
    /// Lines put together from harmless parts, and from colors: that no line is a command is all that is left to do.
    case composedLines
    /// What follows the second `::` of a command in a log of GitHub.
    case commandData
    /// A value in front of the second `::`.
    case commandProperty
    /// Between the quotes of a text. The true text comes back.
    case json
    /// Between the quotes of an attribute. What XML can say at all comes back.
    case xmlAttribute
    /// Between tags. What XML can say at all comes back.
    case xmlText
    /// Words of Markdown as GitHub and GitLab read it: no markup, mention, reference or link.
    case markdown
    /// Code within a line of Markdown, with its backquotes.
    case markdownCode
    /// Between HTML tags in Markdown.
    case html
    /// Between tags, or between the quotes `"` of an attribute, of a page of HTML.
    case page
    /// Between the quotes `"` of a scalar on one line. The true text comes back.
    case yaml
    /// Between the quotes of a label.
    case dot, mermaid
    /// Between apostrophes in fish, and in zsh.
    case fish, zsh
    /// Between brackets or colons of `_arguments`, a function of zsh.
    case zshArguments
    /// A message of SARIF, which is then written as JSON.
    case sarifMessage
  }

  /// The text as it may stand there. O(length).
  package static func of(_ text: some StringProtocol, in destination: Destination) -> String {
    switch destination {
    case .line: shown(text)
    case .lines: withoutCommands(shownLines(text))
    case .composedLines: withoutCommands(String(text))
    case .commandData: command(text, isProperty: false)
    case .commandProperty: command(text, isProperty: true)
    case .json: json(text)
    case .xmlAttribute: xml(text, isAttribute: true)
    case .xmlText: xml(text, isAttribute: false)
    case .markdown: markdown(text)
    case .markdownCode: markdownCode(text)
    case .html: html(text)
    case .page: page(text)
    case .yaml: yaml(text)
    case .dot: dot(text)
    case .mermaid: mermaid(text)
    case .fish: fish(text)
    case .zsh: zsh(text)
    case .zshArguments: zshArguments(text)
    case .sarifMessage: sarif(text)
    }
  }

  /// A sentence in which names stand between backquotes, as Markdown or for a page of HTML: the names as code, the rest
  /// as words. A backquote without another is one of the words. O(length).
  package static func sentence(_ text: some StringProtocol, in destination: Destination) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return of(text, in: destination) }
    return parts.enumerated().map { index, part in
      if index % 2 == 0 || part.isEmpty { return of(part, in: destination) }
      return destination == .markdown
        ? of(part, in: .markdownCode) : "<code>\(of(part, in: destination))</code>"
    }.joined()
  }

  /// Whether a word is the same to every shell, however often it is read: what is not cannot be completed.
  package static func isPlainWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  // MARK: Terminals

  /// Each scalar, or what stands for it.
  static func shown(_ text: some StringProtocol) -> String {
    if isPlain(text) { return String(text) }
    var result = ""
    for (scalar, acts) in ScalarReading(text) {
      result.unicodeScalars.append(acts ? ScalarReading.picture(of: scalar) : scalar)
    }
    return result
  }

  /// The same line by line. CR LF is a line break, a lone CR is none.
  private static func shownLines(_ text: some StringProtocol) -> String {
    if isPlain(text, orLineFeed: true) { return String(text) }
    return String(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      shown(Substring(line.last == 0x0D ? line.dropLast() : line))
    }.joined(separator: "\n")
  }

  /// Whether a text is printable ASCII and tabs: it shows itself.
  private static func isPlain(_ text: some StringProtocol, orLineFeed: Bool = false) -> Bool {
    text.everyByte { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 || orLineFeed && $0 == 0x0A }
  }
}

extension StringProtocol {
  /// Whether something is true of each byte: asked of them where they lie, which a view of them is slow to do. O(length).
  package func eachByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    let known = utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(isWanted) }
    return known ?? utf8.allSatisfy(isWanted)
  }

  /// As `eachByte`, where most texts are such: none of the bytes is left out, so that many are asked at once. O(length).
  @inline(__always)
  package func everyByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    let others = utf8.withContiguousStorageIfAvailable {
      unsafe $0.reduce(into: UInt8(0)) { others, byte in others |= isWanted(byte) ? 0 : 1 }
    }
    return others.map { $0 == 0 } ?? utf8.allSatisfy(isWanted)
  }
}
