extension LanguageWord {
  /// `type`
  static let typeClause = LanguageWord(
    .type, .clause,
    meaning:
      "the written or plainly inferred type of a member, the result of a function, optionals and collections looked through; as written: \"*?\", \"*!\", \"any *\", \"some *\"",
    example: Example("type: Bool", "var isLoading = false"),
    subjects: [.member, .function, .global], objects: [.value], narrowing: [.inside])
}
