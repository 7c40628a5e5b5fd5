extension LanguageWord {
  /// `path`
  static let path = LanguageWord(
    .path, .clause,
    meaning:
      "lies at a path (glob, the case of folders does not count); the first * names the slice, a folder",
    example: Example("path: \"**/Features/*/**\"", "// App/Features/Trips/TripList.swift"),
    subjects: .all, objects: [.value], uses: [.except, .role])
}
