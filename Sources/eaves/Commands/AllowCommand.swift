import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesReporters
import EavesSession
import EavesSource

/// `eaves allow RULE --reason TEXT [PATH…]`: comments above what a rule finds, so that it counts no more. The only
/// command that writes into sources.
///
/// Nothing is written before the project has been checked with the comments in place.
struct AllowCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(allow) }

  private func allow() throws(Workspace.Problems) -> ExitStatus {
    let reason = try reason()
    var checked = invocation
    checked.operands.removeFirst()
    let folder = try folder(of: checked)
    // Made before the project is read: a root that is swapped for a link since then leads out of it.
    let permit = WritePermit.ofConfiguration(in: Boundary(around: folder)) { _ in true }
    var project = LiveProject(checked, in: folder)
    let check = try project.check()
    try CheckCommand.checkPaths(check.session.scan, check.settings)
    for rule in try rules(in: check) { try allow(rule, reason, in: &project, permit) }
    return .clean
  }

  private func allow(
    _ rule: RuleDocument, _ reason: String, in project: inout LiveProject, _ permit: WritePermit
  ) throws(Workspace.Problems) {
    let before = try project.check()
    let found = before.report.places.filter { $0.rule == rule.id && $0.counts }
    if found.isEmpty {
      output.say(HarmlessText.of(AllowWording.nothing(rule.id, before.report.places), in: .line) + "\n")
      return
    }
    let drafts = try drafts(for: found, of: rule, reason, in: before)
    for draft in drafts { project.hold(draft.plan.bytes, at: draft.place) }
    let after = try project.check()
    let left = after.report.places.filter { $0.rule == rule.id && $0.counts }
    if !left.isEmpty { throw Workspace.Problems(left.map(AllowWording.unreached)) }
    try write(drafts, permit)
    output.say(AllowWording.written(drafts, rule.id, findings: found.count))
    if invocation.ignoresBaseline { output.say(AllowWording.leftInBaseline) }
  }

  // MARK: What is asked for

  /// The root. Paths say what is meant, not what is checked: where no `eaves.yml` says it, that is the current folder,
  /// or what they have in common if they lie elsewhere.
  private func folder(of invocation: Invocation) throws(Workspace.Problems) -> AbsolutePath {
    let current = try Workspace.currentFolder()
    var wider = invocation
    wider.root = invocation.root ?? "."
    let near = try Workspace.root(invocation, invocation.operands, current)
    let wide = try Workspace.root(wider, invocation.operands, current)
    let root = near.hasConfiguration || !wide.problems.isEmpty ? near : wide
    if !root.problems.isEmpty { throw Workspace.Problems(root.problems) }
    return root.folder
  }

  private func reason() throws(Workspace.Problems) -> String {
    guard let reason = invocation.reason else { throw Workspace.Problems([AllowWording.noReason]) }
    let isLine = HarmlessText.of(reason, in: .line) == reason
    if !isLine || !ReasonText.hasContent(reason) {
      throw Workspace.Problems([AllowWording.badReason(reason)])
    }
    return reason.split(separator: " ").joined(separator: " ")
  }

  /// The documents that are meant, several by a former id: those that run, which must take comments.
  private func rules(in check: LiveProject.Check) throws(Workspace.Problems) -> [RuleDocument] {
    let ruleSet = check.workspace.ruleSet
    let word = invocation.operands.first ?? ""
    let named = ruleSet.rules(called: word)
    guard let first = named.first else {
      let names = ruleSet.ruleNames.keys.map(\.text).filter { $0 != RuleID.allowances.text }
      throw Workspace.Problems([AllowWording.unknown(word, among: names)])
    }
    for document in named {
      // The name of a file becomes a part of other files here.
      if !HarmlessText.isPlainWord(document.id.text) {
        throw Workspace.Problems([AllowWording.oddName(document)])
      }
      if !document.isAllowable { throw Workspace.Problems([AllowWording.forbidden(document)]) }
    }
    let running = Set(check.session.documents.filter { $0.status == .rule }.map(\.id))
    let rules = named.filter { running.contains($0.id) }
    if rules.isEmpty {
      throw Workspace.Problems([AllowWording.idle(first, check.session.options.rulesName)])
    }
    return rules
  }

  // MARK: What is written

  /// A file, and what is to stand in it.
  struct Draft {
    let path: FilePath
    let place: AbsolutePath
    /// What was scanned.
    let old: [UInt8]
    let plan: SuppressionPlan
  }

  /// One for each file with findings, by path. Throws where a finding cannot be allowed by a comment.
  private func drafts(
    for found: [Finding], of rule: RuleDocument, _ reason: String, in check: LiveProject.Check
  ) throws(Workspace.Problems) -> [Draft] {
    let groups = Dictionary(grouping: found, by: \.place.path)
    let outlines = check.session.scan.outlines.filter { groups[$0.source.path] != nil }
    let scanned = Set(outlines.map(\.source.path))
    var problems = found.filter { !scanned.contains($0.place.path) }.map(AllowWording.unreached)
    var drafts: [Draft] = []
    for outline in outlines {
      let path = outline.source.path
      let findings = groups[path] ?? []
      let plan = SuppressionPlan(
        for: findings.map(\.place.start), in: outline, rule: rule.id, reason: reason)
      let unreached = Set(plan.unreached)
      problems += findings.filter { unreached.contains($0.place.start) }.map(AllowWording.unreached)
      drafts.append(
        Draft(
          path: path, place: check.workspace.root.folder.appending(path), old: outline.source.bytes,
          plan: plan
        ))
    }
    if !problems.isEmpty { throw Workspace.Problems(problems) }
    return drafts
  }

  /// Writes all files, or none where one cannot be: each is still what was checked, lies in the repository, and is
  /// reached through no link of it.
  private func write(_ drafts: [Draft], _ permit: WritePermit) throws(Workspace.Problems) {
    for draft in drafts {
      try attempt(draft) { () throws(FileFault) in
        try FileWriter.check(draft.place, as: permit)
        if try FileReader.bytes(of: draft.place) != draft.old {
          throw FileFault(path: draft.path, reason: .refused("it has changed in the meantime"))
        }
      }
    }
    for draft in drafts {
      try attempt(draft) { () throws(FileFault) in
        try FileWriter.write(draft.plan.bytes, to: draft.place, as: permit)
      }
    }
  }

  private func attempt(
    _ draft: Draft, _ work: () throws(FileFault) -> Void
  ) throws(Workspace.Problems) {
    do throws(FileFault) {
      try work()
    } catch {
      throw Workspace.Problems([AllowWording.notWritten(draft.path, error)])
    }
  }
}

/// Messages of `allow`.
private enum AllowWording {
  static let noReason = Problem(
    "`allow` needs a reason",
    remedy: "write `eaves allow RULE --reason TEXT`; each comment contains the reason")

  static func badReason(_ reason: String) -> Problem {
    Problem(
      "`\(reason)` is no reason", remedy: "give a reason of one line, with letters or digits")
  }

  static func unknown(_ word: String, among names: [String]) -> Problem {
    let near = nearest(to: word, among: names.sorted()).map { "did you mean `\($0)`?" }
    return Problem("no rule is called `\(word)`", remedy: near ?? "`eaves rules` lists the rules")
  }

  static func oddName(_ rule: RuleDocument) -> Problem {
    Problem(
      "\(rule.id) is no id that a comment can name", remedy: "rename the file: letters, digits and dashes",
      path: rule.path)
  }

  static func forbidden(_ rule: RuleDocument) -> Problem {
    Problem(
      "no comment may suppress \(rule.id), because its document says `allow: never`",
      remedy: "fix the findings, or write them into the baseline", path: rule.path)
  }

  static func idle(_ rule: RuleDocument, _ choice: String) -> Problem {
    Problem(
      "\(rule.id) does not run here (\(choice)), so it has no finding to suppress",
      remedy: rule.isOffByDefault
        ? "list the rule under `on:` in eaves.yml, as it is off by default"
        : rule.profiles.isEmpty
          ? "`eaves config` shows what turns the rule off"
          : "choose a profile of this rule with --profile: \(rule.profiles.joined(separator: ", "))")
  }

  static func unreached(_ finding: Finding) -> Problem {
    Problem(
      "no comment can suppress this finding: \(finding.message)",
      remedy:
        "fix the finding, name paths without the finding, or give the baseline entry a reason; nothing is written",
      path: finding.place.path,
      line: finding.place.start.line, column: finding.place.start.column)
  }

  static func notWritten(_ path: FilePath, _ fault: FileFault) -> Problem {
    let remedy =
      fault.reason == .throughLink
      ? "name the file itself, not a link" : "make the file writable, or name other paths"
    return Problem("not written: \(fault.message)", remedy: fault.remedy ?? remedy, path: path)
  }

  static func nothing(_ rule: RuleID, _ findings: [Finding]) -> String {
    let found = findings.filter { $0.rule == rule }
    let allowed = found.count { $0.suppression != nil }
    let known = found.count - allowed
    let counts = [(allowed, "by a comment"), (known, "by the baseline")]
      .filter { $0.0 > 0 }.map { "\($0) \($1)" }
    if counts.isEmpty { return "nothing to allow: the checked files have no finding of \(rule)" }
    let remedy =
      "to replace baseline entries by comments, add --no-baseline, then run `eaves baseline update`"
    return "nothing to allow: all findings of \(rule) in the checked files are suppressed already ("
      + counts.joined(separator: ", ") + ")" + (known == 0 ? "" : "; " + remedy)
  }

  /// The message of a run without the baseline, which may have suppressed known findings.
  static let leftInBaseline =
    "if the baseline lists these findings, `eaves baseline update` drops the entries\n"

  /// A line for each comment, and one that counts.
  static func written(_ drafts: [AllowCommand.Draft], _ rule: RuleID, findings: Int) -> String {
    let lines = drafts.flatMap { draft in
      draft.plan.comments.map { "\(draft.path):\($0.line): \($0.text)" }
    }
    let files = drafts.count == 1 ? "1 file" : "\(drafts.count) files"
    let comments = lines.count == 1 ? "1 comment" : "\(lines.count) comments"
    let found = findings == 1 ? "1 finding" : "\(findings) findings"
    return (lines + ["allowed \(found) of \(rule) with \(comments) in \(files)"])
      .map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }
}
