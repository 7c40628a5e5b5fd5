extension LanguageWord {
  /// `called-by`
  static let calledBy = LanguageWord(
    .calledBy, .passive,
    meaning: "someone asks a member of it or of a value of it",
    example: Example("called-by: view", "TripFormatter.text(of: trip)"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only], phrase: "is called by",
    infinitive: "be called by")
}
