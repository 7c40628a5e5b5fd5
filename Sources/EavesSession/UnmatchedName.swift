import EavesDocuments
import EavesSource

/// A name in a configuration that nothing has.
struct UnmatchedName {
  /// "module".
  let what: String
  let word: Word
  /// The name that is most like it; nil where none is like it.
  let near: String?

  /// - Parameter key: where the name is written.
  func problem(under key: String, at path: FilePath, as severity: Problem.Severity = .warning) -> Problem {
    Problem(
      "no \(what) is called `\(word.text)`",
      remedy: near.map { "did you mean `\($0)`?" } ?? "correct or delete the name under `\(key)`",
      path: path, line: word.line, column: word.column, severity: severity)
  }
}
