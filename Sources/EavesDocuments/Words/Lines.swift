extension LanguageWord {
  /// `lines`
  static let lines = LanguageWord(
    .lines, .measure,
    meaning:
      "number of lines, of a type those of its declaration, without extensions; inside body: of the longest member that builds a view",
    example: Example("lines: ..60", "struct TripList: View {}"),
    subjects: [.type, .file, .module, .member, .function, .call, .closure], objects: [.value],
    narrowing: [.inside], uses: [.role])
}
