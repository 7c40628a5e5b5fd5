extension LanguageWord {
  /// `creates`
  static let creates = LanguageWord(
    .creates, .verb,
    meaning:
      "constructs it; `anything`: a value of any type, whoever declares it, the outermost of those in each other",
    example: Example("creates: repository", "let trips = LiveTripRepository()"),
    subjects: .code, objects: ObjectKind.types.union([.callee, .anything]),
    narrowing: [.of, .inside, .count, .which], uses: [.except, .role], infinitive: "create")
}
