extension LanguageWord {
  /// `marked`
  static let marked = LanguageWord(
    .marked, .clause,
    meaning:
      "carries an attribute, macro or modifier: \"@Observable\", \"@Attribute(.unique)\", final, async, \"throws(*)\"",
    example: Example("marked: \"@MainActor\"", "@MainActor final class TripModel {}"),
    subjects: [.type, .member, .function, .import, .global],
    objects: [.value],
    narrowing: [.inside],
    uses: [.only, .except, .role],
    phrase: "is marked",
    infinitive: "be marked")
}
