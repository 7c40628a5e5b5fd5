extension LanguageWord {
  /// `children`
  static let children = LanguageWord(
    .children, .measure,
    meaning:
      "number of views or statements directly in the braces of a closure; of a call: in its closure without a label",
    example: Example("children: 2..", "VStack { Text(name); Spacer() }"),
    subjects: [.call, .closure], objects: [.value], narrowing: [.inside])
}
