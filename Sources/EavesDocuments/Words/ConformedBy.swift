extension LanguageWord {
  /// `conformed-by`
  static let conformedBy = LanguageWord(
    .conformedBy, .passive,
    meaning: "a type conforms to it or inherits from it",
    example: Example("conformed-by: type", "class Trips: TripRepository {}"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.count], uses: [.only, .role],
    phrase: "is conformed to by", infinitive: "be conformed to by")
}
