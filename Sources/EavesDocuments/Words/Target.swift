extension LanguageWord {
  /// `target`
  static let target = LanguageWord(
    .target, .clause,
    meaning: "kind of target that contains the file: test (test targets only) or production",
    example: Example("target: test", ".testTarget(name: \"TripsTests\")"),
    subjects: .all, objects: [.value], narrowing: [.inside], uses: [.role])
}
