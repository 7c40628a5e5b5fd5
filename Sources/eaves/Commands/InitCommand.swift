import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// `eaves init`: surveys a project and writes the `eaves.yml` that holds it to what it is.
struct InitCommand {
  private let invocation: Invocation
  private let output: Output

  /// The operand is the root: an `eaves.yml` further up is another project's.
  init(_ invocation: Invocation, _ output: Output) {
    var invocation = invocation
    invocation.root = invocation.root ?? invocation.operands.first ?? "."
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(initialise) }

  private func initialise() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: [], from: .flagsOnly)
    let file = try target(workspace)
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings, unsaved: nil)
    let session = CheckSession(
      scan: scan, book: workspace.book, configuration: workspace.configuration, options: settings.options)
    let report = session.report()
    let baseline = try writeBaseline(of: report, in: workspace)
    let folder = file.parent ?? workspace.root.folder
    let page = ConfigurationPage(
      profile: session.options.profile, reason: session.survey.map(SurveyWording.verdict),
      rules: workspace.ruleFolders.map { Workspace.shown($0, in: folder) },
      checks: workspace.checksFolder.map { Workspace.shown($0, in: folder) }, baseline: baseline,
      profiles: workspace.book.profiles)
    try write(page.text, to: file)
    output.say(InitWording.roles(of: session.project))
    if let survey = session.survey { output.say(SurveyWording.verdict(survey) + "\n") }
    let counting = report.findings.count { $0.counts }
    output.say(
      InitWording.written(
        name(of: file, in: workspace), profile: session.options.profile, baseline: baseline,
        findings: counting))
    return .clean
  }

  /// Writes down what a project starts with, so that only what is new fails; the name of the file as the
  /// configuration writes it, nil where there is nothing to write.
  private func writeBaseline(
    of report: Report, in workspace: Workspace
  ) throws(Workspace.Problems) -> String? {
    nil
  }

  // MARK: The file

  private func target(_ workspace: Workspace) throws(Workspace.Problems) -> AbsolutePath {
    let current = try? AbsolutePath.current()
    let name = ProjectRoot.configurationName
    let given = invocation.config.flatMap { word in current.map { AbsolutePath(word, in: $0) } }
    let file = given ?? workspace.root.folder.appending(FilePath(name))
    if file.exists, !invocation.isForced {
      throw Workspace.Problems([
        Problem("there is already \(file)", remedy: "--force writes it anew; what it says now is lost")
      ])
    }
    return file
  }

  private func write(_ text: String, to file: AbsolutePath) throws(Workspace.Problems) {
    do throws(FileFault) {
      try FileWriter.write(Array(text.utf8), to: file)
    } catch {
      throw Workspace.Problems([
        Problem(
          "\(file) cannot be written: \(error.message)",
          remedy: "run it where you may write, or name another file with --config")
      ])
    }
  }

  private func name(of file: AbsolutePath, in workspace: Workspace) -> String {
    file.relative(to: workspace.root.folder)?.text ?? file.text
  }
}

/// What `init` says.
private enum InitWording {
  /// How many types of a role are named.
  private static let examples = 3

  /// The layer roles with their counts and first types.
  static func roles(of project: Project) -> String {
    var members: [[TypeIndex]] = Array(repeating: [], count: project.roles.names.count)
    for index in project.types.indices where project.types[index].kind != .external {
      let type = TypeIndex(index)
      guard let role = project.layerRole(type), !project.isSetAside(type) else { continue }
      members[role].append(type)
    }
    let rows = members.indices.filter { !members[$0].isEmpty }.map { role in
      let names = members[role].prefix(examples).map { project.qualifiedName($0) }
      let more = members[role].count > examples ? ", …" : ""
      return (project.roles.names[role], String(members[role].count), names.joined(separator: ", ") + more)
    }
    let (name, count) = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { row in
      row.0 + String(repeating: " ", count: name - row.0.count + count - row.1.count + 2) + row.1
        + "  \(row.2)\n"
    }.joined() + (rows.isEmpty ? "no type has a role yet\n" : "")
  }

  static func written(_ file: String, profile: String, baseline: String?, findings: Int) -> String {
    let today = findings == 1 ? "1 finding" : "\(findings) findings"
    var text = "wrote \(file): profile \(profile)\n"
    if let baseline { text += "wrote \(baseline): \(today) that are known from now on\n" }
    let first =
      baseline != nil || findings == 0
      ? "`eaves check` is clean now, and fails on what is new"
      : "`eaves check` shows \(today)"
    return text + """
      next:
        1. \(first)
        2. `eaves why TYPE` where a role above is wrong; mend it under `roles:` in \(file)
        3. commit \(([file] + (baseline.map { [$0] } ?? [])).joined(separator: " and ")), and run `eaves check --format github` in CI

      """
  }
}
