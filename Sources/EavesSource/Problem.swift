/// Something the user has to fix: the place, the cause, and the remedy.
///
/// Problems of documents, configuration and arguments are values, collected and reported together.
package struct Problem: Error, Hashable, Sendable, Comparable {
  /// Whether Eaves can run all the same: a warning lets it.
  package enum Severity: Int, Sendable, Comparable {
    case warning, error
    package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  package let severity: Severity
  /// Nil when the problem lies in no file (an argument, say).
  package let path: FilePath?
  /// 1-based; nil when no line is to blame.
  package let line: Int?
  /// 1-based, in UTF-8 bytes; nil when the whole line is meant.
  package let column: Int?
  /// What is wrong: one sentence without a final period.
  package let cause: String
  /// What to do about it; nil when the cause states it.
  package let remedy: String?

  package init(
    _ cause: String, remedy: String? = nil, path: FilePath? = nil, line: Int? = nil, column: Int? = nil,
    severity: Severity = .error
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.cause = cause
    self.remedy = remedy
  }

  /// The same with another remedy.
  package func remedied(by remedy: String) -> Problem {
    Problem(cause, remedy: remedy, path: path, line: line, column: column, severity: severity)
  }

  /// `path:line:column: error: cause; remedy`, with the parts that are known.
  package var text: String {
    var place = path.map { "\($0):" } ?? ""
    if path != nil, let line {
      place += "\(line):"
      if let column { place += "\(column):" }
    }
    if !place.isEmpty { place += " " }
    let word = severity == .error ? "error" : "warning"
    return "\(place)\(word): \(cause)" + (remedy.map { "; \($0)" } ?? "")
  }

  package static func < (left: Problem, right: Problem) -> Bool {
    let a = left.path?.text ?? ""
    let b = right.path?.text ?? ""
    if a != b { return a.utf8.lexicographicallyPrecedes(b.utf8) }
    return (left.line ?? 0, left.column ?? 0, left.cause) < (right.line ?? 0, right.column ?? 0, right.cause)
  }
}
