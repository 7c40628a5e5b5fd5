extension LanguageWord {
  /// `assigns`
  static let assigns = LanguageWord(
    .assigns, .verb,
    meaning: "assigns to something whose root is the object or a value of it, `=` or `+=`",
    example: Example("assigns: viewModel", "model.isOpen = true"),
    subjects: .code, objects: ObjectKind.types.union([.member, .staticMember]),
    narrowing: [.inside, .count, .which], uses: [.except], infinitive: "assign")
}
