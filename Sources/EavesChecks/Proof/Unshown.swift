import EavesDocuments
import EavesSource

/// What a sidecar's check says beyond the examples of its document: a few parts are named, of many only how many.
enum Unshown {
  private static let mostNamed = 3

  static func told(_ problems: [Problem], of document: RuleDocument) -> [Problem] {
    let warnings = problems.filter { $0.severity == .warning && $0.path == document.checkPath }
    guard document.checkPath != document.path, warnings.count > mostNamed else { return problems }
    let more = Problem(
      "narrower than stated: \(warnings.count) parts of the check are needed by no example",
      remedy: "`eaves validate --strict` names them; \(document.id).examples.md may show more",
      path: document.checkPath, severity: .warning)
    return problems.filter { $0.severity == .error || $0.path != document.checkPath } + [more]
  }
}
