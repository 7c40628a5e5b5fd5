extension LanguageWord {
  /// `creates`
  static let creates = LanguageWord(
    .creates, .verb,
    meaning:
      "constructs it",
    example: Example("creates: repository", "let trips = LiveTripRepository()"),
    subjects: .code,
    objects: ObjectKind.types.union([.callee]),
    narrowing: [.of, .inside],
    uses: [.except],
    infinitive: "create")
}
