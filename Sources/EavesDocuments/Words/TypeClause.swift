extension LanguageWord {
  /// `type`
  static let typeClause = LanguageWord(
    .type, .clause,
    meaning:
      "the written or plainly inferred type of a member, the result of a function; as written: \"*!\", \"any *\", \"some *\"",
    example: Example("type: Bool", "var isLoading = false"),
    subjects: [.member, .function, .global],
    objects: [.value],
    narrowing: [.inside])
}
