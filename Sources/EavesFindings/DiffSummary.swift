package import EavesSource

/// What a report compares with.
package struct DiffSummary: Sendable, Equatable {
  /// As it was written.
  package let since: String
  /// What changed of the check itself, so that everything is reported; nil where only changes are.
  package let everythingFor: FilePath?

  package init(since: String, everythingFor: FilePath?) {
    self.since = since
    self.everythingFor = everythingFor
  }
}
