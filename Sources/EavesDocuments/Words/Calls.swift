extension LanguageWord {
  /// `calls`
  static let calls = LanguageWord(
    .calls, .verb,
    meaning: "calls, accesses or combines something whose root is the object or a value of it",
    example: Example("calls: network", "URLSession.shared.data(from: url)"),
    subjects: .code,
    objects: ObjectKind.types.union([.singleton, .macro, .member, .staticMember, .callee, .operatorSymbol]),
    narrowing: [.of, .inside, .count, .which], uses: [.except], infinitive: "call")
}
