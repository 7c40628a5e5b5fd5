extension LanguageWord {
  /// `platform`
  static let platform = LanguageWord(
    .platform, .clause,
    meaning:
      "the manifest or the Xcode project around it names this platform in this range of versions: \"iOS ..16\"",
    example: Example("platform: \"iOS ..16\"", "platforms: [.iOS(.v16)]"),
    subjects: .all,
    objects: [.value],
    narrowing: [.inside],
    uses: [.role])
}
