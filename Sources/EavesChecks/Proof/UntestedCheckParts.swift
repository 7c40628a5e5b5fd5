import EavesDocuments
import EavesSource

/// Parts of a sidecar's check that no example of its document needs: a few are named, many are only counted.
enum UntestedCheckParts {
  private static let maxNamed = 3

  static func summarized(_ problems: [Problem], of document: RuleDocument) -> [Problem] {
    let warnings = problems.filter { $0.severity == .warning && $0.path == document.checkPath }
    guard document.checkPath != document.path, warnings.count > maxNamed else { return problems }
    let more = Problem(
      "narrower than stated: \(warnings.count) parts of the check are needed by no example",
      remedy: "`eaves validate --strict` names them; \(document.id).examples.md may show more",
      path: document.checkPath, severity: .warning)
    return problems.filter { $0.severity == .error || $0.path != document.checkPath } + [more]
  }
}
