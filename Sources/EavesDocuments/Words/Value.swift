extension LanguageWord {
  /// `value`
  static let value = LanguageWord(
    .value, .clause,
    meaning:
      "the initial value, or an argument of a call, as written: literal (string, number, boolean, nil, array, "
      + "dictionary), closure, key-path, none",
    example: Example("value: string", "let host = \"example.org\""),
    subjects: [.member, .global, .call], objects: [.value], narrowing: [.inside])
}
