extension LanguageWord {
  /// `marked`
  static let marked = LanguageWord(
    .marked, .clause,
    meaning:
      "carries an attribute, macro or modifier: \"@Observable\", final, async, \"throws(*)\"; \"@Attribute(.unique)\" with these arguments and no others, \"@Attribute(*.unique*)\" with others, too",
    example: Example("marked: \"@MainActor\"", "@MainActor final class TripModel {}"),
    subjects: [.type, .member, .function, .import, .global], objects: [.value], narrowing: [.inside],
    uses: [.only, .except, .role], phrase: "is marked", infinitive: "be marked")
}
