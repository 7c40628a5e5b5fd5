/// How many files of a project were not checked, by cause.
package struct SkippedFiles: Hashable, Sendable {
  /// A number of files, or a least number where counting was cut short.
  package struct Count: Hashable, Sendable {
    package var number = 0
    /// Whether there may be more.
    package var isAtLeast = false

    package init(_ number: Int = 0, isAtLeast: Bool = false) {
      self.number = number
      self.isAtLeast = isAtLeast
    }

    package static func += (left: inout Count, right: Count) {
      left.number += right.number
      left.isAtLeast = left.isAtLeast || right.isAtLeast
    }
  }

  /// The causes, a closed set; the raw value is the word that reports use.
  package enum Cause: String, CaseIterable, Sendable {
    /// `exclude:` names the file, or `include:` does not.
    case excluded
    /// A `.gitignore` hides the file, and git does not track it.
    case ignored
    /// Git tracks the file, in a folder that is never entered: `Pods`, one whose name begins with a dot.
    case skipped
  }

  private var counts: [Cause: Count] = [:]

  package init(_ counts: [Cause: Count] = [:]) { self.counts = counts }

  /// Nothing for a cause that met no file.
  package subscript(cause: Cause) -> Count {
    get { counts[cause] ?? Count() }
    set { counts[cause] = newValue == Count() ? nil : newValue }
  }

  /// All causes together.
  package var total: Count {
    counts.values.reduce(into: Count()) { $0 += $1 }
  }
}
