extension LanguageWord {
  /// `mentioned-by`
  static let mentionedBy = LanguageWord(
    .mentionedBy, .passive,
    meaning: "someone names it, or a value of it, anywhere",
    example: Example("mentioned-by: view", "let trip: Trip"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only],
    phrase: "is mentioned by", infinitive: "be mentioned by")
}
