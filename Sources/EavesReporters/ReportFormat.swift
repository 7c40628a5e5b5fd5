/// A format of `--format`: its name and its reporter.
package struct ReportFormat: Sendable {
  package let name: String
  /// Whether the paths of the format are taken as the repository's, whatever folder of it was checked: so do
  /// services that show findings beside a change.
  package let isOfRepository: Bool
  package let reporter: @Sendable (ReportOptions) -> any Reporter

  private init(
    _ name: String, isOfRepository: Bool = false,
    _ reporter: @escaping @Sendable (ReportOptions) -> any Reporter
  ) {
    self.name = name
    self.isOfRepository = isOfRepository
    self.reporter = reporter
  }

  /// The formats that are built, by name. One line each.
  package static let all: [ReportFormat] = [
    ReportFormat("agent") { AgentReporter(options: $0) },
    ReportFormat("checkstyle", isOfRepository: true) { CheckstyleReporter(options: $0) },
    ReportFormat("github", isOfRepository: true) { GitHubReporter(options: $0) },
    ReportFormat("gitlab", isOfRepository: true) { GitLabReporter(options: $0) },
    ReportFormat("json") { _ in JSONReporter() },
    ReportFormat("junit", isOfRepository: true) { JUnitReporter(options: $0) },
    ReportFormat("markdown", isOfRepository: true) { MarkdownReporter(options: $0) },
    ReportFormat("sarif", isOfRepository: true) { SARIFReporter(options: $0) },
    ReportFormat("text") { TextReporter(options: $0) },
    ReportFormat("xcode") { XcodeReporter(options: $0) },
  ]

  /// Nil when no format of the name is built.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
