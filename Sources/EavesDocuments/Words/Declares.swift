extension LanguageWord {
  /// `declares`
  static let declares = LanguageWord(
    .declares, .verb,
    meaning:
      "contains a declaration of a type, \".member\", \"name(label:)\", \"@Attribute\" or \"#Macro\"",
    example: Example("declares: entity", "@Model class Trip {}"),
    subjects: [.type, .file, .module],
    objects: [.role, .type, .glob, .anyType, .attribute, .macro, .member, .callee],
    narrowing: [.inside],
    uses: [.except],
    infinitive: "declare")
}
