extension LanguageWord {
  /// `captures`
  static let captures = LanguageWord(
    .captures, .clause,
    meaning:
      "the capture list of a closure has this name (glob); behind `weak` or `unowned` only where it is so captured",
    example: Example("captures: \"weak self\"", "feed.sink { [weak self] trips in self?.trips = trips }"),
    subjects: [.closure], objects: [.value], narrowing: [.inside])
}
