/// A format of `--format`: its name and its reporter.
package struct ReportFormat: Sendable {
  package let name: String
  package let reporter: @Sendable (ReportOptions) -> any Reporter

  /// The formats that are built, by name. One line each.
  package static let all: [ReportFormat] = [
    ReportFormat(name: "github") { GitHubReporter(options: $0) },
    ReportFormat(name: "json") { _ in JSONReporter() },
    ReportFormat(name: "text") { TextReporter(options: $0) },
    ReportFormat(name: "xcode") { XcodeReporter(options: $0) },
  ]

  /// Nil when no format of the name is built.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
