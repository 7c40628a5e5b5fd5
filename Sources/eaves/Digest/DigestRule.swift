import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSource

/// A rule as the digest shows it: a heading that names it, what is forbidden, why, and what to do instead.
struct DigestRule {
  /// How much of a rule is shown, from all of it on.
  enum Length: Int, CaseIterable {
    case whole, withoutExceptions, withoutAdvice, withoutReason, heading

    /// Of sentence, reason and advice, in this order.
    fileprivate var parts: Int {
      switch self {
      case .whole, .withoutExceptions: 3
      case .withoutAdvice: 2
      case .withoutReason: 1
      case .heading: 0
      }
    }
  }

  let impact: Impact
  private let heading: String
  /// Lines of Markdown; empty where the document has none.
  private let sentence, reason, advice: String
  /// The sentence without what it exempts, where that is shorter.
  private let briefSentence: String

  init(_ document: RuleDocument, _ vocabulary: RoleVocabulary) {
    func line(_ mark: String, _ text: String) -> String {
      text.isEmpty ? "" : mark + DigestProse(text: text).markdown + "\n"
    }
    func demands(_ document: RuleDocument) -> String {
      document.demands(in: vocabulary).joined(separator: " ")
    }
    impact = document.impact
    let id = HarmlessText.of(document.id.text, in: .markdownCode)
    heading = "### \(document.impact.name): \(DigestProse(text: document.title).markdown) (\(id))\n"
    let whole = line("- ", demands(document))
    let brief = document.withoutExceptions.map { line("- ", demands($0) + " There are exceptions.") } ?? whole
    sentence = whole
    briefSentence = brief.utf8.count < whole.utf8.count ? brief : whole
    let described = document.impactDescription
    reason = line("- because: ", described.isEmpty ? Self.reason(in: document.body) : described)
    var texts: [String] = []
    for case let text? in document.sentences.map(\.instead) where !texts.contains(text) { texts.append(text) }
    advice = line("- fix: ", texts.joined(separator: " / "))
  }

  /// Lines of the page, an empty one at the end.
  func text(_ length: Length) -> String {
    let lines = [length == .whole ? sentence : briefSentence, reason, advice]
    return heading + lines.prefix(length.parts).joined() + "\n"
  }

  // MARK: The reason of a document

  /// Bytes of a document in which its reason is looked for.
  private static let reach = 8_192

  /// The first sentence below the heading of a document; empty where something else stands there.
  static func reason(in body: String) -> String {
    let lines = String(decoding: body.utf8.prefix(reach), as: UTF8.self).utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)).trimmed }
    let prose = lines.drop { $0.isEmpty || $0.hasPrefix("#") }.prefix { !$0.isEmpty && !$0.hasPrefix("#") }
    let isProse = prose.first.map { first in !["`", "~", "<", "|", "**"].contains { first.hasPrefix($0) } }
    guard isProse ?? false else { return "" }
    let text = prose.joined(separator: " ")
    let end = [". ", "! ", "? "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    return end.map { String(text[...$0]) } ?? text
  }
}

extension RuleDocument {
  /// The same without `except` and `unless`, but for what platforms it is not meant for: there it cannot be followed.
  /// Nil where no sentence has any.
  fileprivate var withoutExceptions: RuleDocument? {
    if sentences.allSatisfy({ $0.unless.isEmpty && $0.except.isEmpty }) { return nil }
    var copy = self
    for index in copy.sentences.indices {
      copy.sentences[index].unless.removeAll { item in !item.terms.contains { $0.word == .platform } }
      copy.sentences[index].except = []
    }
    return copy
  }
}

extension String {
  /// Without blanks at either end, a carriage return being one.
  fileprivate var trimmed: String {
    let rest = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = rest.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
