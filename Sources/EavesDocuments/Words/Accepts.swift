extension LanguageWord {
  /// `accepts`
  static let accepts = LanguageWord(
    .accepts, .verb,
    meaning: "takes it as a parameter of an initialiser, function or closure property",
    example: Example("accepts: repository", "init(trips: any TripRepository) {}"),
    subjects: [.type, .file, .module, .member, .function], objects: ObjectKind.types,
    narrowing: [.of, .inside, .named, .written, .count, .which], uses: [.except], infinitive: "accept")
}
