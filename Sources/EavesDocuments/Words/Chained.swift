extension LanguageWord {
  /// `chained`
  static let chained = LanguageWord(
    .chained, .clause,
    meaning:
      "one of these stands further along the chain that a call begins or goes on, behind it, not inside it: \".padding\" called or not, \".padding(_:)\" called",
    example: Example("chained: \".padding\"", "Text(trip.name).bold().padding()"),
    subjects: [.call], objects: [.member, .callee, .list], narrowing: [.inside])
}
