extension LanguageWord {
  /// `reaches`
  static let reaches = LanguageWord(
    .reaches, .verb,
    meaning:
      "imports it or declares it as a dependency, itself or through other modules",
    example: Example("reaches: Persistence", "import Persistence"),
    subjects: [.module],
    objects: [.region, .list, .type, .glob, .itself],
    infinitive: "reach")
}
