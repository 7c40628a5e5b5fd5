extension LanguageWord {
  /// `argument`
  static let argument = LanguageWord(
    .argument, .clause,
    meaning: "a call has an argument of this label (`_`: none); with `of:` its value comes from there",
    example: Example("argument: item", "content.sheet(item: $trip) { TripView($0) }"),
    subjects: [.call], objects: [.value], narrowing: [.of, .inside])
}
