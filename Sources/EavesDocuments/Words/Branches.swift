extension LanguageWord {
  /// `branches`
  static let branches = LanguageWord(
    .branches, .verb,
    meaning: "goes one way or another: if, if-without-else, guard, switch, ternary",
    example: Example("branches: if-without-else", "if isLoading { ProgressView() }"),
    subjects: .code, objects: [.branch], narrowing: [.inside, .count], phrase: "branches by",
    infinitive: "branch by")
}
