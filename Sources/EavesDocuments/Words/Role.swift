extension LanguageWord {
  /// `role`
  static let role = LanguageWord(
    .role, .clause,
    meaning: "has one of these roles; of a file: is in it, or declares a type with it",
    example: Example("role: view", "struct TripList: View {}"),
    subjects: [.type, .file, .module, .import], objects: [.role, .region], narrowing: [.inside],
    uses: [.except, .role])
}
