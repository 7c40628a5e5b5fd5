extension LanguageWord {
  /// `imports`
  static let imports = LanguageWord(
    .imports, .verb,
    meaning: "imports a module, in any form",
    example: Example("imports: SwiftData", "import SwiftData"),
    subjects: [.type, .file, .module], evidence: [.file, .module],
    objects: [.region, .list, .type, .glob, .undeclared], uses: [.only, .role], infinitive: "import")
}
