extension LanguageWord {
  /// `mentions`
  static let mentions = LanguageWord(
    .mentions, .verb,
    meaning: "names it in any position: everything above",
    example: Example("mentions: database", "let context: ModelContext"),
    subjects: .code,
    objects: ObjectKind.types.union([
      .attribute, .macro, .member, .staticMember, .callee, .operatorSymbol, .itself,
    ]),
    narrowing: [.of, .inside, .count, .which], uses: [.except, .role], infinitive: "mention")
}
