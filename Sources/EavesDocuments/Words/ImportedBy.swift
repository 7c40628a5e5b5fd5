extension LanguageWord {
  /// `imported-by`
  static let importedBy = LanguageWord(
    .importedBy, .passive,
    meaning: "another module imports it",
    example: Example("imported-by: module", "import Domain"),
    subjects: [.module], objects: [.anyModule, .region, .type, .glob], narrowing: [.count],
    phrase: "is imported by", infinitive: "be imported by")
}
