/// A format of `--format`: its name and its reporter.
package struct ReportFormat: Sendable {
  package let name: String
  /// Whether the paths of the format are taken as the repository's, whatever folder of it was checked: so do
  /// services that show findings beside a change.
  package let isOfRepository: Bool
  /// Any of them identifies a report of the format.
  let marks: [FormatSignature]
  package let reporter: @Sendable (ReportOptions) -> any Reporter

  private init(
    _ name: String, isOfRepository: Bool = false, marks: [FormatSignature] = [.lastLine],
    _ reporter: @escaping @Sendable (ReportOptions) -> any Reporter
  ) {
    self.name = name
    self.marks = marks
    self.isOfRepository = isOfRepository
    self.reporter = reporter
  }

  /// The formats that are built, by name. One line each.
  package static let all: [ReportFormat] = [
    ReportFormat("agent") { AgentReporter(options: $0) },
    ReportFormat("checkstyle", isOfRepository: true, marks: CheckstyleReporter.marks) {
      CheckstyleReporter(options: $0)
    },
    ReportFormat("github", isOfRepository: true) { GitHubReporter(options: $0) },
    ReportFormat("gitlab", isOfRepository: true, marks: GitLabReporter.marks) { GitLabReporter(options: $0) },
    ReportFormat("json", marks: JSONReporter.marks) { _ in JSONReporter() },
    ReportFormat("junit", isOfRepository: true, marks: JUnitReporter.marks) { JUnitReporter(options: $0) },
    ReportFormat("markdown", isOfRepository: true, marks: MarkdownReporter.marks) {
      MarkdownReporter(options: $0)
    },
    ReportFormat("sarif", isOfRepository: true, marks: SARIFReporter.marks) { SARIFReporter(options: $0) },
    ReportFormat("text") { TextReporter(options: $0) },
    ReportFormat("xcode") { XcodeReporter(options: $0) },
  ]

  /// Nil when no format of the name is built.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
