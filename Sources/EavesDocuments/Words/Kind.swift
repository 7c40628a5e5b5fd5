extension LanguageWord {
  /// `kind`
  static let kind = LanguageWord(
    .kind, .clause,
    meaning:
      "class, struct, enum, actor, protocol; of members and globals: property, stored, computed, method, init, static, let, var …",
    example: Example("kind: class", "final class TripStore {}"),
    subjects: [.type, .member, .function, .global],
    objects: [.value],
    narrowing: [.inside],
    uses: [.except, .role])
}
