extension LanguageWord {
  /// `members`
  static let members = LanguageWord(
    .members, .measure,
    meaning: "number of members, extensions included",
    example: Example("members: ..20", "struct Trip { let name: String }"),
    subjects: [.type], objects: [.value], narrowing: [.inside], uses: [.role])
}
