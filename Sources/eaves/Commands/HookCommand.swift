import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// `eaves hook`: checks an edit of a coding agent, and stops the agent by the exit code.
///
/// 2 stops it, with the findings on standard error. It is never the answer to trouble of the hook's own: that is 1,
/// which the agent shows and passes by.
struct HookCommand {
  let invocation: Invocation
  let output: Output

  /// Stops the agent.
  private static let stopped = ExitStatus.couldNotRun
  /// Could not run.
  static let troubled = ExitStatus.findings

  /// What its statuses mean, for a help page.
  static let meanings = [
    (status: ExitStatus.clean, meaning: "clean"), (troubled, "could not run"),
    (stopped, "findings, so the agent is stopped"),
  ]

  /// The maximum number of findings in an answer.
  private static let maxFindings = 20
  /// Characters of a line: names and advice are as long as whoever wrote them likes.
  private static let longestLine = 1_000
  /// Files that were not understood and are named where all were checked.
  private static let maxUnparsed = 5

  func run() -> ExitStatus { output.reporting(orEnding: Self.troubled, hear) }

  private func hear() throws(Workspace.Problems) -> ExitStatus {
    guard let event = try HookEvent(output.input()) else { return .clean }
    let (found, hidden) = try findings(of: event)
    if found.isEmpty, hidden.isEmpty { return .clean }
    output.writeNotes((found.isEmpty ? [] : Self.lines(found)) + (hidden.isEmpty ? [] : Self.lines(hidden)))
    return event.wasStopped ? Self.troubled : Self.stopped
  }

  /// What the uncommitted changes hide from the check; nothing outside of a repository, or before its first commit.
  private func hidden(in project: LiveProject) -> [HiddenFinding] {
    guard Boundary.repository(around: project.folder) != nil else { return [] }
    do throws(Workspace.Problems) {
      return try project.comparison(with: "HEAD").diff.hidden
    } catch {
      output.writeNotes(
        [
          "eaves: cannot compare the changes with HEAD, so they may weaken the check: \(error.list.first?.cause ?? "")"
        ])
      return []
    }
  }

  // MARK: Findings

  private func findings(
    of event: HookEvent
  ) throws(Workspace.Problems) -> (found: [Finding], hidden: [HiddenFinding]) {
    let current = try Workspace.currentFolder()
    let place = (event.folder ?? invocation.root).map { AbsolutePath($0, in: current) } ?? current
    var project = LiveProject(invocation, in: try home(of: event, place))
    if event.edits != nil { project.takeBaselineAsWritten() }
    let before = try project.check()
    guard let file = event.file else {
      let unparsed = Set(before.report.checked.notUnderstood.map(\.path)).sorted()
      for path in unparsed.prefix(Self.maxUnparsed) { reportUnparsed(path, before) }
      return (before.failing(before.report.findings), hidden(in: project))
    }
    return (try findings(in: file, of: event, place, before, &project), [])
  }

  /// What is found in one file, or would be.
  private func findings(
    in file: String, of event: HookEvent, _ place: AbsolutePath, _ before: LiveProject.Check,
    _ project: inout LiveProject
  ) throws(Workspace.Problems) -> [Finding] {
    let path = try before.path(AbsolutePath(file, in: place).text)
    guard let edits = event.edits else {
      reportUnparsed(path, before)
      if project.folder.appending(path).isThere { reportUncovered(path, before) }
      return before.failing(before.report.findings.filter { $0.concerns(path) })
    }
    let held = before.source(of: path)?.bytes
    // Files on disk that do not belong to the project are not checked.
    if held == nil, project.folder.appending(path).isThere {
      reportUncovered(path, before)
      return []
    }
    project.hold(try edits.applied(to: held), at: project.folder.appending(path))
    let after = try project.check()
    reportUnparsed(path, after)
    reportUncovered(path, after)
    var known = KnownFindings(before.report.places)
    return after.failing(after.session.joined(after.report.places.filter { $0.counts && known.isNew($0) }))
  }

  /// Code that could not be parsed does not stop the agent, but the answer mentions it.
  private func reportUnparsed(_ path: FilePath, _ check: LiveProject.Check) {
    guard let unparsed = check.report.checked.notUnderstood.first(where: { $0.path == path }) else { return }
    output.writeNotes(["eaves: \(path) was not fully understood: line \(unparsed.line): \(unparsed.message)"])
  }

  /// A file that no rule covers: the answer says so, because it must not look clean.
  private func reportUncovered(_ path: FilePath, _ check: LiveProject.Check) {
    let off = Set(check.session.off(around: path).map(\.rule))
    let rules = check.session.documents.filter { $0.status == .rule }
    if check.source(of: path) == nil {
      // A file that could not be read is reported as such.
      if check.report.checked.notUnderstood.contains(where: { $0.path == path }) { return }
      output.writeNotes(["eaves: \(path) is not checked: it is left out of the project"])
    } else if !rules.isEmpty, rules.allSatisfy({ off.contains($0.id) }) {
      output.writeNotes(["eaves: \(path) is not checked: every rule is off there"])
    }
  }

  /// The project of the edited file, wherever the agent works: the folder of the nearest `eaves.yml` at or above the
  /// file, else the repository around it, else the folder where the agent works or began to. At the end of a turn, the
  /// project where the agent works.
  private func home(of event: HookEvent, _ place: AbsolutePath) throws(Workspace.Problems) -> AbsolutePath {
    if invocation.root != nil { return try Workspace.folder(of: invocation, around: place) }
    let begun = output.variable("CLAUDE_PROJECT_DIR").flatMap { AbsolutePath($0) }
    let around = try Workspace.folder(of: invocation, around: place, otherwise: begun)
    guard let file = event.file else { return around }
    let target = AbsolutePath(file, in: place)
    var folder = target.parent ?? target
    while !folder.exists, let next = folder.parent { folder = next }
    // A link that leads out of a project is refused by that project.
    let leavesProject = [place, begun].compactMap(\.self).contains { start in
      Boundary.strayLink(onTheWayTo: folder, project: .ofCommand(in: start)) != nil
    }
    if leavesProject { return around }
    let own = try Workspace.root(invocation, [], folder)
    if own.hasConfiguration { return own.folder }
    if let repository = Boundary.repository(around: folder) { return repository }
    return begun.flatMap { target.relative(to: $0) == nil ? nil : $0 } ?? around
  }

  // MARK: Words

  private static func lines(_ findings: [Finding]) -> [String] {
    let these = findings.count == 1 ? "this finding" : "these \(findings.count) findings"
    let more = findings.count - maxFindings
    return ["eaves: fix \(these) before you continue"]
      + findings.prefix(maxFindings).map { finding in
        let line =
          "\(finding.impact.name) \(finding.rule) \(finding.place) \(finding.message)"
          + (finding.instead.map { "; fix: \($0)" } ?? "")
        return line.count > longestLine ? line.prefix(longestLine) + "…" : line
      } + (more > 0 ? ["and \(more) more: `eaves check` lists them"] : [])
  }

  private static func lines(_ hidden: [HiddenFinding]) -> [String] {
    let more = hidden.count - maxFindings
    return [
      "eaves: the uncommitted changes weaken the check; undo the lines below, or explain to the user why they are right"
    ]
      + hidden.prefix(maxFindings).map { hidden in
        let finding = hidden.finding
        let line =
          "\(finding.impact.name) \(finding.rule) \(finding.place) \(finding.message): \(hidden.reason)"
        return line.count > longestLine ? line.prefix(longestLine) + "…" : line
      } + (more > 0 ? ["and \(more) more: `eaves diff HEAD` lists them"] : [])
  }
}

extension Finding {
  /// Whether it stands in a file, or has a part of its cause there.
  fileprivate func concerns(_ path: FilePath) -> Bool {
    place.path == path || related.contains { $0.place.path == path }
  }
}

extension LiveProject.Check {
  /// Those that fail a check, the worst first.
  fileprivate func failing(_ findings: [Finding]) -> [Finding] {
    findings.filter(\.isFailing).worstFirst
  }
}
