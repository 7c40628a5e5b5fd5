import EavesFindings
import EavesSource

/// An entry of a report besides its findings: code that could not be parsed, a warning of the run. Formats without such
/// entries print it as a finding.
struct Remark: Sendable {
  /// The raw value is its id where a rule's would stand.
  enum Kind: String, CaseIterable, Sendable {
    case notUnderstood = "eaves-not-understood"
    case notice = "eaves-notice"

    /// One sentence without a final period.
    var title: String {
      switch self {
      case .notUnderstood: "Code or a part of a manifest that could not be read was left out"
      case .notice: "Something about this run needs a look"
      }
    }
  }

  let kind: Kind
  let level: Impact.Level
  /// Nil when the remark is about the run as a whole.
  let path: FilePath?
  /// Nil when no line is to blame.
  let start: Position?
  let message: String

  /// All of a report, in the order of the kinds.
  static func all(of report: Report) -> [Remark] {
    report.checked.notUnderstood.map(Remark.init) + report.notices.map(Remark.init)
  }

  private init(_ place: NotUnderstood) {
    kind = .notUnderstood
    level = .note
    path = place.path
    start = Position(line: place.line, column: place.column, utf16Column: place.utf16Column)
    message = "not understood: \(place.message)"
  }

  /// The column of a notice counts bytes, and its line is not at hand: only the line is said.
  private init(_ notice: Problem) {
    kind = .notice
    level = .warning
    path = notice.path
    start = notice.path == nil ? nil : notice.line.map { Position(line: $0, column: 1, utf16Column: 1) }
    message = notice.cause + (notice.remedy.map { "; \($0)" } ?? "")
  }
}

extension Remark {
  /// Hash of what is said and where: 16 hexadecimal digits; equal remarks are told apart by their ordinal.
  func fingerprint(ordinal: Int) -> String {
    FindingKey(
      rule: RuleID(kind.rawValue), subject: message, verb: "", object: start.map { String($0.line) } ?? "",
      position: "", path: path ?? FilePath("")
    ).fingerprint(ordinal: ordinal)
  }
}
