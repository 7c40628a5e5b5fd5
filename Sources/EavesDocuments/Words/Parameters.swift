extension LanguageWord {
  /// `parameters`
  static let parameters = LanguageWord(
    .parameters, .measure,
    meaning: "number of parameters; of a type: of its longest initialiser",
    example: Example("parameters: ..4", "init(name: String, days: Int) {}"),
    subjects: [.type, .member, .function, .closure], objects: [.value], narrowing: [.inside])
}
