import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSource

/// What `adopt` offers, for people.
struct AdoptText {
  private let documents: [AdoptedDocument]
  private let sentences: SentenceText

  init(_ documents: [AdoptedDocument], in vocabulary: RoleVocabulary) {
    self.documents = documents
    sentences = SentenceText(vocabulary)
  }

  var text: String {
    let lines = documents.flatMap(lines) + last
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  private func lines(of adopted: AdoptedDocument) -> [String] {
    let document = adopted.document
    let word = adopted.status.rawValue.padded(to: 7)
    let head = "\(word)  \(document.path)  \(document.title)"
    switch adopted.status {
    case .checked: return [head]
    case .offered:
      return [head] + offers(adopted)
        + (adopted.firstTwoComplete ? ["     1 and 2 find different lines: --choose 1,2 takes both"] : [])
    case .none:
      if let lack = adopted.lack { return [head, "    \(lack)"] }
      return [head, "    no shipped rule fits the examples of this document"] + Self.help(adopted)
    }
  }

  /// Each offer, below a line that names the examples where these are not all.
  private func offers(_ adopted: AdoptedDocument) -> [String] {
    var lines: [String] = []
    var line: Int?
    for (index, offer) in adopted.offers.enumerated() {
      if let pair = offer.pair, pair.line != line {
        line = pair.line
        lines.append("  line \(pair.line): \(Self.cut(pair.title))")
      }
      lines += self.offer(offer, number: index + 1)
    }
    return lines
  }

  /// "  1  layer-view-no-data-access (HIGH; clean-mvvm): Views Never Reach Past Their View Model".
  private func offer(_ offer: CheckSuggestion, number: Int) -> [String] {
    let rule = offer.rule
    let profiles = rule.profiles.joined(separator: ", ")
    var lines = ["  \(number)  \(rule.id) (\(rule.impact.name); \(profiles)): \(rule.title)"]
    for sentence in offer.part?.sentences(of: rule.sentences) ?? [] {
      lines.append("       only this part of the check: \(sentences.text(of: sentence))")
    }
    lines.append("       finds \(Self.list(offer.hits)) (block:line)")
    if !offer.misses.isEmpty { lines.append("       misses \(Self.list(offer.misses))") }
    if !offer.wrong.isEmpty { lines.append("       also finds \(Self.list(offer.wrong))") }
    if let host = offer.host { lines.append("       \(AdoptWording.meaning(of: host))") }
    if !offer.isAlike { lines.append("       only the lines fit: rule and document share no words") }
    if !offer.isExact { lines.append("       fits in part, so --write does not take this check") }
    return lines
  }

  private static func list(_ lines: [BlockLine]) -> String {
    let shown = AdoptWording.places(Array(lines.prefix(maxPlaces))).joined(separator: ", ")
    return lines.count > maxPlaces ? "\(shown) and \(lines.count - maxPlaces) more" : shown
  }

  private static let maxPlaces = 20

  /// What somebody needs who writes the check.
  private static func help(_ adopted: AdoptedDocument) -> [String] {
    guard let hints = adopted.hints else { return [] }
    var lines: [String] = []
    if let pair = hints.pair { lines.append("    line \(pair.line): \(cut(pair.title))") }
    if !hints.lines.isEmpty {
      lines.append("    lines of Incorrect code that Correct code does not have:")
      lines += hints.lines.map { "      \($0.place.block):\($0.place.line)  \(cut($0.text))" }
    }
    lines += phrases(hints).map { "    \($0)" }
    lines.append("    a check to fill in, as \(FilePath(adopted.sidecar.name)) beside the document:")
    return lines + AdoptWording.skeleton(hints).map { "      \($0)" }
  }

  /// What the language can say of the lines.
  static func phrases(_ hints: CheckHints) -> [String] {
    if hints.phrases.isEmpty { return ["no sentence of the rule language is true for these lines only"] }
    return ["sentences that are true for Incorrect code only:"]
      + hints.phrases.map { "  \($0.text)  (\(list($0.places)))" }
  }

  private static func cut(_ text: String) -> String {
    text.count > 100 ? text.prefix(99) + "…" : text
  }

  private var last: [String] {
    func count(_ status: AdoptedDocument.Status) -> Int { documents.count { $0.status == status } }
    let noun = documents.count == 1 ? "document" : "documents"
    let parts = [
      "\(documents.count) \(noun)", "\(count(.offered)) with an offer", "\(count(.none)) without one",
      "\(count(.checked)) checked already",
    ]
    let hint =
      count(.offered) == 0
      ? []
      : [
        "Matching lines do not prove that two rules mean the same: read `eaves explain RULE` before you take its check.",
        "--write takes the first offer of each document, or of each pair of examples; --choose N another.",
      ]
    return hint + [parts.joined(separator: ", ")]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
