extension LanguageWord {
  /// `exposes`
  static let exposes = LanguageWord(
    .exposes, .verb,
    meaning: "has a member that is not private with it in its type",
    example: Example("exposes: domainModel", "func trips() -> [Trip]"),
    subjects: [.type, .file, .module, .member, .function], objects: ObjectKind.types,
    narrowing: [.of, .inside, .named, .written, .via, .count, .which], uses: [.except], infinitive: "expose")
}
