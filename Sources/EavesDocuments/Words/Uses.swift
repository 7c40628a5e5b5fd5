extension LanguageWord {
  /// `uses`
  static let uses = LanguageWord(
    .uses, .verb,
    meaning:
      "`holds`, `creates` or `calls` it, or names it as a type; only to pass a value on, to read a constant, or to call what does nothing outside its type, is no use",
    example: Example("uses: repository", "let trips = LiveTripRepository()"),
    subjects: .code, objects: ObjectKind.types.union([.attribute, .member, .staticMember, .callee]),
    narrowing: [], uses: [.except], infinitive: "use")
}
