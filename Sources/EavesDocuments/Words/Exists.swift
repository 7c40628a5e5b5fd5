extension LanguageWord {
  /// `exists`
  static let exists = LanguageWord(
    .exists, .verb,
    meaning: "the subject itself; only under `never`",
    example: Example("never: exists", "final class TripUseCase {}"),
    subjects: .all, objects: [], narrowing: [.inside], infinitive: "exist")
}
