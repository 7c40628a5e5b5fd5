extension LanguageWord {
  /// `functions`
  static let functions = LanguageWord(
    .functions, .measure,
    meaning:
      "number of functions, of properties that hold one too, initializers left out, extensions included; of a type declared nowhere, how many are called, known where a property of it is read",
    example: Example("functions: ..0", "struct Trip { let name: String }"),
    subjects: [.type],
    objects: [.value],
    narrowing: [.inside],
    uses: [.role])
}
