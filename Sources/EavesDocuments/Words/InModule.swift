extension LanguageWord {
  /// `in`
  static let inModule = LanguageWord(
    .`in`, .clause,
    meaning: "lies in a module of this name (glob)",
    example: Example("in: Domain", "// Sources/Domain/Trip.swift"),
    subjects: .all, objects: [.value], uses: [.except, .role])
}
