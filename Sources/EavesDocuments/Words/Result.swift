extension LanguageWord {
  /// `result`
  static let result = LanguageWord(
    .result, .clause,
    meaning:
      "what becomes of a call: used, discarded (`_ = f()`), ignored (a statement of its own, not in a body)",
    example: Example("result: discarded", "_ = session.save()"),
    subjects: [.call],
    objects: [.value],
    narrowing: [.inside])
}
