extension LanguageWord {
  /// `depth`
  static let depth = LanguageWord(
    .depth, .measure,
    meaning: "nesting of trailing closures of constructions",
    example: Example("depth: 2..", "VStack { HStack { Text(name) } }"),
    subjects: [.type, .member, .function, .call], objects: [.value], narrowing: [.inside])
}
