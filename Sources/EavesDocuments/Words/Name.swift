extension LanguageWord {
  /// `name`
  static let name = LanguageWord(
    .name, .clause,
    meaning:
      "the name matches one of these globs; of members and functions also with labels: \"tableView(_:*)\"",
    example: Example("name: \"*Store\"", "struct TripStore {}"),
    subjects: [.type, .file, .folder, .module, .member, .function, .import, .global], objects: [.value],
    narrowing: [.inside], uses: [.except, .role])
}
