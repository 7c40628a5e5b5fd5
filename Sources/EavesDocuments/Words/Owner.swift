extension LanguageWord {
  /// `owner`
  static let owner = LanguageWord(
    .owner, .clause,
    meaning:
      "the innermost type around it fulfils the clauses below: those that may define a role; of code in no type, the file: by role, in, path",
    example: Example("owner:\n      role: viewModel", "class TripViewModel { var trips: [Trip] = [] }"),
    subjects: [.member, .function, .call, .closure], objects: [.clauses], narrowing: [.inside])
}
