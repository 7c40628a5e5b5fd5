extension LanguageWord {
  /// `target`
  static let target = LanguageWord(
    .target, .clause,
    meaning:
      "what the targets are that manifests and project files have the file in: test (tests only), production (any other)",
    example: Example("target: test", ".testTarget(name: \"TripsTests\")"),
    subjects: .all,
    objects: [.value],
    narrowing: [.inside],
    uses: [.role])
}
