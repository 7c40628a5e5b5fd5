extension LanguageWord {
  /// `created-by`
  static let createdBy = LanguageWord(
    .createdBy, .passive,
    meaning: "someone constructs it",
    example: Example("created-by: coordinator", "class Flow: Coordinator { let store = TripStore() }"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only, .role],
    phrase: "is created by", infinitive: "be created by")
}
