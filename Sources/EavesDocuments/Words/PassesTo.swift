extension LanguageWord {
  /// `passes-to`
  static let passesTo = LanguageWord(
    .passesTo, .verb,
    meaning:
      "under `except`: a value that is used only as an argument of a construction of that role; that an "
      + "initialiser assigns it to its property is no use",
    example: Example("passes-to: viewModel", "TripListModel(trips: trips)"),
    subjects: [], objects: ObjectKind.types, narrowing: [.of, .inside], uses: [.except],
    phrase: "only passes to", infinitive: "only pass to")
}
