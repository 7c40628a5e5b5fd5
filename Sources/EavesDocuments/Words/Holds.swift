extension LanguageWord {
  /// `holds`
  static let holds = LanguageWord(
    .holds, .verb,
    meaning: "has a stored property of it, also lazy, static, wrapped, or from the environment",
    example: Example("holds: repository", "let trips: any TripRepository"),
    subjects: [.type, .file, .module, .member], objects: ObjectKind.types.union([.attribute]),
    narrowing: [.of, .inside, .named, .written, .count, .which], uses: [.except, .role], infinitive: "hold")
}
