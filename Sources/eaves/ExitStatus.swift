/// The exit status of a run: a closed set, never a count. The worst of several wins.
enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
  /// Checked, and nothing at or above the fail level.
  case clean = 0
  /// Findings, a stale baseline entry, a document that fails its proof.
  case findings = 1
  /// Bad usage, an unreadable configuration, an invalid rule document, a root without Swift.
  case couldNotRun = 2

  /// A few words, for a line that lists them all.
  var brief: String { self == .couldNotRun ? "could not run" : meaning }

  /// One line for a help page.
  var meaning: String {
    switch self {
    case .clean: "clean"
    case .findings: "findings that fail the run"
    case .couldNotRun: "could not run: bad usage, configuration or rule document"
    }
  }

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
