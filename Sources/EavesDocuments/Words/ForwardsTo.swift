extension LanguageWord {
  /// `forwards-to`
  static let forwardsTo = LanguageWord(
    .forwardsTo, .verb,
    meaning: "every method body is one call on one held value of that role",
    example: Example("forwards-to: repository", "func all() -> [Trip] { trips.all() }"),
    subjects: [.type], objects: ObjectKind.types, phrase: "only forwards to", infinitive: "only forward to")
}
