import EavesChecks
import EavesReporters
import EavesSource

/// A validation as other programs read it.
enum ValidationJSON {
  static func text(of validation: Validation) -> String { "" }
  static func text(matrix hits: [MatrixHit]) -> String { "" }
}
