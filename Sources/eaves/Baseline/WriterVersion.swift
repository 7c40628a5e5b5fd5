import EavesReporters
import EavesSession
import EavesShippedRules

/// What a baseline records of the Eaves that wrote it: an upgrade may report the same breach with other facts.
enum WriterVersion {
  /// The version and a digest of the shipped rules: builds between two releases differ as well. The same on
  /// every platform.
  static let text =
    "\(Tool.version)+\(TextDigest.digits(of: ShippedRules.pages.map(\.text).joined()).prefix(8))"
}
