extension LanguageWord {
  /// `held-by`
  static let heldBy = LanguageWord(
    .heldBy, .passive,
    meaning: "someone has it as a stored property; `via:` names the property's attributes",
    example: Example("held-by: view", "struct TripList: View { @State var model: TripModel }"),
    subjects: [.type], objects: ObjectKind.types, narrowing: [.inside, .via, .count], uses: [.only, .role],
    phrase: "is held by", infinitive: "be held by")
}
