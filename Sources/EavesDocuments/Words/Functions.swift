extension LanguageWord {
  /// `functions`
  static let functions = LanguageWord(
    .functions, .measure,
    meaning:
      "number of methods and closure properties that are not private, with extensions, without initializers; for a type of another module, the number of methods called",
    example: Example("functions: ..0", "struct Trip { let name: String }"),
    subjects: [.type], objects: [.value], narrowing: [.inside], uses: [.role])
}
