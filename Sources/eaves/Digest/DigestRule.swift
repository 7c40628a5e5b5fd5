import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSource

/// A rule as the digest tells it.
struct DigestRule {
  /// How much of a rule is told, from all of it on.
  enum Length: Int, CaseIterable {
    case whole, withoutAdvice, withoutReason, heading

    var parts: [DigestBlock.Part] {
      switch self {
      case .whole: [.sentence, .reason, .advice]
      case .withoutAdvice: [.sentence, .reason]
      case .withoutReason: [.sentence]
      case .heading: []
      }
    }
  }

  let impact: Impact
  let block: DigestBlock

  init(_ document: RuleDocument, _ vocabulary: RoleVocabulary) {
    impact = document.impact
    let reason =
      document.impactDescription.isEmpty ? Self.reason(in: document.body) : document.impactDescription
    var advice: [String] = []
    for case let text? in document.sentences.map(\.instead) where !advice.contains(text) {
      advice.append(text)
    }
    let texts: [(DigestBlock.Part, String)] = [
      (.sentence, document.demands(in: vocabulary).joined(separator: " ")), (.reason, reason),
      (.advice, advice.joined(separator: " / ")),
    ]
    block = DigestBlock(
      impact: document.impact.name, title: document.title, id: document.id.text,
      lines: texts.filter { !$1.isEmpty }.map { $0.rawValue + DigestProse(text: $1).markdown })
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

extension String {
  /// Without blanks at either end, a carriage return being one.
  fileprivate var trimmed: String {
    let rest = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = rest.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
