extension LanguageWord {
  /// `conforms`
  static let conforms = LanguageWord(
    .conforms, .verb,
    meaning:
      "inheritance clause or extension, `protocol P where Self: X`; as a clause also through typealiases, protocols and superclasses",
    example: Example("conforms: Sendable", "struct Trip: Sendable {}"),
    subjects: [.type, .file, .module], objects: ObjectKind.types, uses: [.only, .except, .role],
    phrase: "conforms to", infinitive: "conform to")
}
