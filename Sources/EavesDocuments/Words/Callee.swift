extension LanguageWord {
  /// `callee`
  static let callee = LanguageWord(
    .callee, .clause,
    meaning:
      "what a call calls, or the call that a closure is given to: a type, \".member\", \"Type.member\", \"name(label:)\"",
    example: Example("callee: \".sheet\"", "content.sheet(item: $trip) { TripView($0) }"),
    subjects: [.call, .closure], objects: ObjectKind.types.union([.member, .staticMember, .callee, .macro]),
    narrowing: [.of, .inside])
}
