extension LanguageWord {
  /// `declares`
  static let declares = LanguageWord(
    .declares, .verb,
    meaning:
      "contains a declaration of a type, `member`, \".member\", \"name(label:)\", \"@Attribute\" or \"#Macro\"",
    example: Example("declares: entity", "@Model class Trip {}"),
    subjects: [.type, .file, .module],
    objects: [.role, .type, .glob, .anyType, .anyMember, .attribute, .macro, .member, .callee],
    narrowing: [.inside, .count, .which], uses: [.except], infinitive: "declare")
}
