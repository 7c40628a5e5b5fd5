extension LanguageWord {
  /// `access`
  static let access = LanguageWord(
    .access, .clause,
    meaning: "open, public, package, internal, fileprivate, private",
    example: Example("access: private", "private var trips: [Trip] = []"),
    subjects: [.type, .member, .function, .global], objects: [.value], narrowing: [.inside],
    uses: [.except, .role])
}
