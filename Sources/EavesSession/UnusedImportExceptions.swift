import EavesDocuments
import EavesProject
import EavesSource

/// Modules in exceptions of a project's own import rules that nothing imports: most of these are misspelled, so that
/// the intended import is reported.
struct UnusedImportExceptions {
  private let imported: Set<String>

  /// O(imports).
  init(in project: Project) {
    imported = Set(project.files.flatMap { $0.imports.map(project.symbols.text) })
  }

  /// Each once, where it is written. O(words × modules that are imported).
  func problems(of document: RuleDocument) -> [Problem] {
    let sentences = document.sentences.filter { sentence in
      sentence.frame.items.contains { $0.terms.contains { $0.word == .imports } }
    }
    let terms = sentences.flatMap(\.except).flatMap(\.terms).filter { $0.word == .name || $0.word == .in }
    var seen: Set<String> = []
    return terms.flatMap(\.values).filter { isIdle($0) && seen.insert($0.text).inserted }.map { word in
      Problem(
        "`except` names `\(word.text)`, and no file imports this module",
        remedy: "correct the name, or delete the entry", path: document.checkPath, line: word.line,
        column: word.column, severity: .warning)
    }
  }

  private func isIdle(_ word: Word) -> Bool {
    let pattern = NamePattern(word.text)
    return !imported.contains(where: pattern.matches)
  }
}
