import EavesReporters
import EavesSession
import EavesShippedRules

/// What a baseline records of the Eaves that wrote it. Findings may get other facts by an upgrade, and by nothing else
/// that a project does not do itself.
enum WriterVersion {
  /// The version and a digest of the shipped rules: builds between two releases are told apart as well. The same on
  /// every platform.
  static let text =
    "\(Tool.version)+\(TextDigest.digits(of: ShippedRules.pages.map(\.text).joined()).prefix(8))"
}
