extension LanguageWord {
  /// `returned-by`
  static let returnedBy = LanguageWord(
    .returnedBy, .passive,
    meaning: "someone returns it from a function or computed property",
    example: Example("returned-by: repository", "class TripRepository { func all() -> [Trip] }"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only, .role],
    phrase: "is returned by", infinitive: "be returned by")
}
