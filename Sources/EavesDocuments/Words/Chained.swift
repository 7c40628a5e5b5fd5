extension LanguageWord {
  /// `chained`
  static let chained = LanguageWord(
    .chained, .clause,
    meaning:
      "one of these is called further along the chain that a call begins or goes on: behind it, not inside it",
    example: Example("chained: \".padding\"", "Text(trip.name).bold().padding()"),
    subjects: [.call],
    objects: [.member, .callee, .list],
    narrowing: [.inside])
}
