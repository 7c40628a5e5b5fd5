import EavesChecks
import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSource

/// What `adopt` offers, for machines: schemaVersion 1.
struct AdoptJSON {
  private let documents: [AdoptedDocument]

  init(_ documents: [AdoptedDocument]) { self.documents = documents }

  var text: String {
    JSON.object([("schemaVersion", .number(1)), ("documents", .array(documents.map(document)))]).page
  }

  private func document(_ adopted: AdoptedDocument) -> JSON {
    .object([
      ("document", .string(adopted.document.path.text)), ("status", .string(adopted.status.rawValue)),
      ("offers", .array(adopted.offers.map(offer))), ("hints", adopted.hints.map(hints) ?? .null),
    ])
  }

  private func offer(_ offer: CheckSuggestion) -> JSON {
    .object([
      ("rule", .string(offer.rule.id.text)), ("check", .string(CheckFinder.check(of: offer))),
      ("pair", offer.pair.map(pair) ?? .null), ("host", offer.host.map { .string($0.rawValue) } ?? .null),
      ("hits", places(offer.hits)), ("misses", places(offer.misses)), ("wrong", places(offer.wrong)),
    ])
  }

  private func pair(_ pair: ExamplePair) -> JSON {
    .object([
      ("title", .string(pair.title)), ("line", .number(pair.line)),
      ("incorrect", .array(pair.incorrect.map { .string($0.text) })),
      ("correct", .array(pair.correct.map { .string($0.text) })),
    ])
  }

  private func hints(_ hints: CheckHints) -> JSON {
    .object([
      ("pair", hints.pair.map(pair) ?? .null),
      (
        "lines",
        .array(
          hints.lines.map { line in
            .object([
              ("place", .string("\(line.place.block):\(line.place.line)")), ("text", .string(line.text)),
            ])
          })
      ),
      (
        "phrases",
        .array(
          hints.phrases.map { phrase in
            .object([
              ("subject", .string(phrase.subject)), ("verb", .string(phrase.verb)),
              ("object", .string(phrase.object)), ("places", places(phrase.places)),
            ])
          })
      ),
    ])
  }

  private func places(_ lines: [BlockLine]) -> JSON {
    .array(AdoptWording.places(lines).map { .string($0) })
  }
}
