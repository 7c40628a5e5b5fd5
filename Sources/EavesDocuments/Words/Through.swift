extension LanguageWord {
  /// `through`
  static let through = LanguageWord(
    .through, .verb,
    meaning:
      "under `except`, beside `reaches`: paths end at code of these roles; what it does is its own. Code that "
      + "returns `some View` is a `view`'s",
    example: Example("through: viewModel", "model.load()"),
    subjects: [], objects: [.role], uses: [.except], phrase: "goes through", infinitive: "go through")
}
