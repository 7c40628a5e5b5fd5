extension LanguageWord {
  /// `reaches`
  static let reaches = LanguageWord(
    .reaches, .verb,
    meaning:
      "imports it or declares it as a dependency, itself or through other modules; `self` under `never` also of folders and types: they name what each other declares, in a circle",
    example: Example("reaches: Persistence", "import Persistence"),
    subjects: [.module],
    evidence: [.module, .folder, .type],
    objects: [.region, .list, .type, .glob, .itself],
    infinitive: "reach")
}
