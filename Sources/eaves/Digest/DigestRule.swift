import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSource

/// A rule as the digest tells it.
struct DigestRule {
  /// How much of a rule is told, from all of it on.
  enum Length: Int, CaseIterable {
    case whole, withoutExceptions, withoutAdvice, withoutReason, heading

    var parts: [DigestBlock.Part] {
      switch self {
      case .whole, .withoutExceptions: [.sentence, .reason, .advice]
      case .withoutAdvice: [.sentence, .reason]
      case .withoutReason: [.sentence]
      case .heading: []
      }
    }
  }

  let impact: Impact
  let block: DigestBlock
  /// Its lines, where the sentence does not say whom and what it spares.
  private let briefLines: [String]

  init(_ document: RuleDocument, _ vocabulary: RoleVocabulary) {
    impact = document.impact
    let reason =
      document.impactDescription.isEmpty ? Self.reason(in: document.body) : document.impactDescription
    var advice: [String] = []
    for case let text? in document.sentences.map(\.instead) where !advice.contains(text) {
      advice.append(text)
    }
    func lines(_ document: RuleDocument, _ end: String) -> [String] {
      let texts: [(DigestBlock.Part, String)] = [
        (.sentence, document.demands(in: vocabulary).joined(separator: " ") + end), (.reason, reason),
        (.advice, advice.joined(separator: " / ")),
      ]
      return texts.filter { !$1.isEmpty }.map { $0.rawValue + DigestProse(text: $1).markdown }
    }
    block = DigestBlock(
      impact: document.impact.name, title: document.title, id: document.id.text, lines: lines(document, ""))
    func size(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count } }
    let brief = document.sparingNobody.map { lines($0, " There are exceptions.") } ?? block.lines
    briefLines = size(brief) < size(block.lines) ? brief : block.lines
  }

  /// The rule as a page tells it that has room for no more.
  func block(_ length: Length) -> DigestBlock {
    length == .whole
      ? block
      : block.shortened(
        to: briefLines.filter { line in DigestBlock.Part(of: line).map(length.parts.contains) ?? true })
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
  fileprivate var sparingNobody: RuleDocument? {
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
