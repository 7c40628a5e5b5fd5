import EavesChecks
import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSource

/// A validation as other programs read it, schemaVersion 1.
enum ValidationJSON {
  static func text(of validation: Validation) -> String {
    let counts = [DocumentProof.Status.proven, .failed, .invalid, .guidance, .article].map { status in
      (key: status.rawValue, value: JSON.number(validation.count(status)))
    }
    return JSON.object([
      ("schemaVersion", .number(1)),
      ("documents", .array(validation.proofs.map { document($0, validation.offers[$0.document] ?? nil) })),
      ("contradictions", .array(validation.shared.problems.map(problem))),
      ("warnings", .array(validation.warnings.map(problem))),
      ("summary", .object(counts)),
    ]).page
  }

  static func text(matrix hits: [MatrixHit]) -> String {
    JSON.object([("schemaVersion", .number(1)), ("hits", .array(hits.map(hit)))]).page
  }

  private static func document(_ proof: DocumentProof, _ offer: RuleID?) -> JSON {
    .object([
      ("document", .string(proof.document.text)), ("rule", .string(proof.rule.text)),
      ("status", .string(proof.status.rawValue)), ("problems", .array(proof.problems.map(problem))),
      ("blocks", .array(proof.blocks.map(block))), ("offer", JSON(offer?.text)),
    ])
  }

  private static func block(_ block: BlockResult) -> JSON {
    .object([
      ("index", .number(block.ordinal)), ("side", .string(block.side.rawValue)),
      ("expected", .array(block.expected.map(JSON.number))), ("found", .array(block.found.map(JSON.number))),
      ("related", .array(block.related.map(JSON.number))),
    ])
  }

  private static func problem(_ problem: Problem) -> JSON {
    .object([
      ("path", JSON(problem.path?.text)), ("line", problem.line.map(JSON.number) ?? .null),
      ("column", problem.column.map(JSON.number) ?? .null),
      ("severity", .string(problem.severity == .error ? "error" : "warning")),
      ("message", .string(problem.cause)),
      ("remedy", JSON(problem.remedy)),
    ])
  }

  private static func hit(_ hit: MatrixHit) -> JSON {
    .object([
      ("rule", .string(hit.rule.text)), ("document", .string(hit.document.text)),
      ("side", .string(hit.side.rawValue)),
      ("block", .number(hit.place.block)), ("blockLine", .number(hit.place.line)),
      ("path", .string(hit.path.text)),
      ("line", .number(hit.line)), ("message", .string(hit.message)), ("declared", .bool(hit.isDeclared)),
      ("profile", JSON(hit.sharedProfile)),
    ])
  }
}
