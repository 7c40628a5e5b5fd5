import EavesDocuments
import EavesSource

/// Comments at the end of an example's lines that look like a mark, and are none: `// ❌`.
enum MisspelledMark {
  private static let signs = ["❌", "✘", "✕", "✖", "✖\u{FE0F}", "×", "☓", "🚫"]
  /// What means nothing else where it stands alone.
  private static let letters = ["x", "X"]

  /// Of the Incorrect examples of a document that holds its own check: who may not touch a document writes marks
  /// beside it.
  static func problems(of document: RuleDocument, as severity: Problem.Severity) -> [Problem] {
    guard document.checkPath == document.path else { return [] }
    return document.blocks.filter { $0.side == .incorrect }.flatMap { block in
      block.text.sourceLines.enumerated().compactMap { number, line in
        comment(endingIn: line).map { comment in
          Problem(
            "`// \(comment)` is no mark", remedy: "write `// ✗`", path: block.path,
            line: block.firstLine + number,
            severity: severity)
        }
      }
    }
  }

  /// The comment of a line, where it looks like a mark: the sign alone.
  private static func comment(endingIn line: Substring) -> String? {
    guard let slashes = line.ranges(of: "//").last else { return nil }
    let text = line[slashes.upperBound...].split(whereSeparator: \.isWhitespace)
    guard let last = text.last.map(String.init) else { return nil }
    if signs.contains(last) { return last }
    return text.count == 1 && letters.contains(last) ? last : nil
  }
}
