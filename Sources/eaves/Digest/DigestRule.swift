import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSource

/// A rule as the digest shows it: a heading that names it, what it allows, and what to do instead.
struct DigestRule {
  /// Lines of Markdown, an empty one at the end.
  let text: String

  /// A page that lists no exceptions for readers shows its check in words instead, exceptions included.
  init(_ document: RuleDocument, _ vocabulary: RoleVocabulary) {
    func line(_ mark: String, _ text: String) -> String {
      text.isEmpty ? "" : mark + DigestProse(text: text).markdown + "\n"
    }
    let id = HarmlessText.of(document.id.text, in: .markdownCode)
    let heading = "### \(document.impact.name): \(DigestProse(text: document.title).markdown) (\(id))\n"
    let allowed = Self.allowed(in: document.body)
    let rule =
      allowed.isEmpty
      ? line("- ", document.demands(in: vocabulary).joined(separator: " ")) : line("- allowed: ", allowed)
    var advice: [String] = []
    for case let text? in document.sentences.map(\.instead) where !advice.contains(text) {
      advice.append(text)
    }
    text = heading + rule + line("- fix: ", advice.joined(separator: " / ")) + "\n"
  }

  /// Bytes of a document in which its exceptions are looked for.
  private static let reach = 65_536

  /// The paragraph, or the list below it, that begins with **Allowed:**; empty without one. O(bytes).
  static func allowed(in body: String) -> String {
    var lines = String(decoding: body.utf8.prefix(reach), as: UTF8.self).utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)).trimmed }[...]
    lines = lines.drop { !$0.hasPrefix(mark) }
    guard let first = lines.popFirst() else { return "" }
    var text = String(first.dropFirst(mark.count)).trimmed
    func takeLines() {
      for line in lines.prefix(while: { !$0.isEmpty && !$0.hasPrefix("**") && !$0.hasPrefix("#") }) {
        let isItem = line.hasPrefix("- ") || line.hasPrefix("* ")
        let separator = text.isEmpty ? "" : isItem && !text.hasSuffix(":") ? "; " : " "
        text += separator + (isItem ? String(line.dropFirst(2)) : line)
        lines.removeFirst()
      }
    }
    takeLines()
    let rest = lines.drop(while: \.isEmpty)
    if text.isEmpty || text.hasSuffix(":"), rest.first?.hasPrefix("- ") ?? false {
      lines = rest
      takeLines()
    }
    return text
  }

  private static let mark = "**Allowed:**"
}

extension String {
  /// Without blanks at either end, a carriage return being one.
  fileprivate var trimmed: String {
    let rest = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = rest.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
