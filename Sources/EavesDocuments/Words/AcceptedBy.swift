extension LanguageWord {
  /// `accepted-by`
  static let acceptedBy = LanguageWord(
    .acceptedBy, .passive,
    meaning: "someone takes it as a parameter",
    example: Example("accepted-by: view", "struct TripRow: View { init(trip: Trip) {} }"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only, .role],
    phrase: "is accepted by", infinitive: "be accepted by")
}
