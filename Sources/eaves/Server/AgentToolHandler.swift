import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// Handles the tools and resources that a coding agent uses, for one project in its current state on disk.
///
/// What is tried is tried on a copy of the project: nothing is written, and nothing is left of it.
struct AgentToolHandler {
  private var project: LiveProject

  init(_ project: LiveProject) { self.project = project }

  /// The instructions for an agent at the start of a session.
  static let instructions =
    "Ask `may` before you make a type hold, call, import or expose something new, and `where` before you add a type. "
    + "Give the whole new text of a file to `check_text` before you write it. Call `check` when you are done, and fix "
    + "what it finds; `explain` says why. `diff` shows what your changes do to the architecture."

  /// Methods whose results may be kept for a while.
  static let cacheable: Set = ["tools/list", "resources/list", "resources/templates/list", "resources/read"]

  /// No answer lists more findings.
  private static let maxFindings = 100

  /// The result of a method that both eras know.
  mutating func result(of method: String, _ params: JSON) throws(Refusal) -> JSON {
    if method.hasSuffix("/list"), Self.cacheable.contains(method), params["cursor"]?.text != nil {
      throw .parameters("no list has a second page")
    }
    switch method {
    case "tools/list": return ["tools": .array(AgentTool.allCases.map(\.json))]
    case "tools/call": return try call(params)
    case "resources/list": return ["resources": .array(try documents().map(Self.resource))]
    case "resources/templates/list": return ["resourceTemplates": []]
    case "resources/read": return try page(params)
    default: throw .method(method)
    }
  }

  // MARK: Tools

  private mutating func call(_ params: JSON) throws(Refusal) -> JSON {
    guard let name = params["name"]?.text, let tool = AgentTool(rawValue: name) else {
      let names = AgentTool.allCases.map(\.rawValue).joined(separator: ", ")
      throw .parameters("there is no such tool; tools: \(names)")
    }
    let arguments = params["arguments"] ?? [:]
    if let fault = Schema.fault(of: arguments, named: "arguments", under: tool.input) {
      throw .parameters("\(name): \(fault)")
    }
    do throws(Workspace.Problems) {
      project.lookAtDisk()
      let answer = try answer(tool, arguments)
      return ["content": [Self.block(answer.line)], "structuredContent": answer, "isError": false]
    } catch {
      return ["content": [Self.block(Self.text(error))], "isError": true]
    }
  }

  private mutating func answer(_ tool: AgentTool, _ arguments: JSON) throws(Workspace.Problems) -> JSON {
    switch tool {
    case .check: try check(arguments)
    case .checkText: try check(text: arguments["text"]?.text ?? "", at: arguments["path"]?.text ?? "")
    case .may:
      try Permission(
        from: arguments["from"]?.text ?? "", ProbeOperation(arguments["verb"]?.text ?? "") ?? .mentions,
        to: arguments["to"]?.text ?? "", in: &project
      ).json
    case .explain: ["text": .string(try explanation(arguments))]
    case .whereabouts:
      try RoleConventions(of: arguments["role"]?.text ?? "", in: project.check().session.project).json
    case .diff: try diff(since: arguments["ref"]?.text)
    case .prove: try proof(of: arguments["rule"]?.text ?? "", in: arguments["path"]?.text)
    }
  }

  private static func block(_ text: String) -> JSON { ["type": "text", "text": .string(text)] }

  private static func text(_ problems: Workspace.Problems) -> String {
    problems.list.map(\.text).joined(separator: "\n")
  }

  // MARK: Checks

  private mutating func check(_ arguments: JSON) throws(Workspace.Problems) -> JSON {
    let check = try project.check()
    var settings = check.settings
    settings.options.paths = []
    for word in (arguments["paths"] ?? []).elements {
      settings.options.paths.append(try check.path(word.text ?? ""))
    }
    if settings.options.paths.contains(FilePath("")) { settings.options.paths = [] }
    try CheckCommand.checkPaths(check.session.scan, settings)
    let wanted = settings.options.paths
    // Of what is asked for, as the command line would say.
    var asked = check.report
    if !wanted.isEmpty {
      // What is wrong with an entry stands in the baseline, and is about another file.
      let places = asked.places.filter { finding in
        let path = finding.rule == .baseline ? finding.key.path : finding.place.path
        return finding.rule == .strict || wanted.contains { path.lies(in: $0) }
      }
      asked.findings = check.session.joined(places)
      asked.staleBaseline.removeAll { entry in !wanted.contains { entry.path.lies(in: $0) } }
      asked.rekeyedBaseline.removeAll { entry in !wanted.contains { entry.path.lies(in: $0) } }
    }
    let findings = asked.findings.filter { $0.counts || arguments["new_only"]?.truth == false }
    let list = Self.list(findings, of: check) { ($0, isNew: $0.counts, isElsewhere: false) }
    let checked = check.report.checked
    let known = check.report.notices.map(\.text)
    return [
      "profile": JSON(check.report.chosenProfile), "pinned": .bool(check.report.checked.isPinned),
      "fails": .bool(check.settings.status(of: asked) != .clean),
      "findings": list.shown, "left_off": list.leftOff, "counts": Self.counts(findings),
      "checked": [
        "files": .number(checked.files), "lines": .number(checked.lines), "rules": .number(checked.rules),
        "off": .array(checked.off.map { .string($0.text) }),
        "off_by_default": .array(checked.offByDefault.map { .string($0.text) }),
        "off_below": .array(checked.offBelow.map(\.forAgents)),
        "no_rule_about_layers": .bool(checked.lacksLayerRules),
        "not_covered": .array(
          checked.notCovered.map { ["noun": .string($0.noun), "count": .number($0.count)] }),
        "no_role": .number(checked.noRole),
        "unknown": .number(checked.unknown),
        "not_understood": .array(Set(checked.notUnderstood.map(\.path)).sorted().map { .string($0.text) }),
      ],
      "problems": .array(known.map { .string($0) }),
    ]
  }

  private mutating func check(text: String, at word: String) throws(Workspace.Problems) -> JSON {
    let before = try project.check()
    let path = try before.path(word)
    guard path.name.hasSuffix(".swift") else { return Self.unchecked(path, "it is no Swift file") }
    var trial = project
    trial.hold(Array(text.utf8), at: project.folder.appending(path))
    let after = try trial.check()
    guard after.source(of: path) != nil else {
      return Self.unchecked(path, "the configuration or .gitignore leaves it out")
    }
    let unparsed = after.report.checked.notUnderstood.first { $0.path == path }
    let running = Set(after.session.documents.map(\.id))
    var known = KnownFindings(before.report.places)
    let findings = after.report.places.filter(\.counts).map { finding in
      (finding, isNew: known.isNew(finding), isElsewhere: finding.place.path != path)
    }.filter { !$0.isElsewhere || $0.isNew }
    let list = Self.list(findings, of: after) { $0 }
    return [
      "path": .string(path.text), "checked": .bool(unparsed == nil),
      "reason": unparsed.map { .harmless("not fully understood: line \($0.line): \($0.message)") } ?? .null,
      "off": .array(
        after.session.off(around: path).filter { running.contains($0.rule) }.map(\.forAgents)),
      "findings": list.shown,
      "left_off": list.leftOff, "counts": Self.counts(findings.map(\.0)),
    ]
  }

  private static func unchecked(_ path: FilePath, _ reason: String) -> JSON {
    [
      "path": .string(path.text), "checked": false, "reason": .string("nothing was checked: \(reason)"),
      "off": [],
      "findings": [], "left_off": 0, "counts": counts([]),
    ]
  }

  /// The worst first, among equals as a report has them.
  private static func list<Element>(
    _ elements: [Element], of check: LiveProject.Check,
    _ told: (Element) -> (Finding, isNew: Bool, isElsewhere: Bool)
  ) -> (shown: JSON, leftOff: JSON) {
    let all = elements.map(told).enumerated().sorted {
      ($1.element.0.impact, $0.offset) < ($0.element.0.impact, $1.offset)
    }.map(\.element)
    let worst = all.prefix(maxFindings)
    let shown = zip(worst, check.withExemplars(worst.map(\.0))).map { told, finding in
      finding.forAgents.with("new", .bool(told.isNew)).with("elsewhere", .bool(told.isElsewhere))
    }
    return (.array(shown), .number(all.count - shown.count))
  }

  private static func counts(_ findings: [Finding]) -> JSON {
    let counting = Dictionary(grouping: findings.filter(\.counts), by: \.impact)
    return .object(
      Impact.allCases.reversed().map { (key: $0.name, value: .number(counting[$0]?.count ?? 0)) })
  }

  // MARK: Changes

  private func diff(since revision: String?) throws(Workspace.Problems) -> JSON {
    let comparison = try project.comparison(with: revision)
    let diff = comparison.diff
    let text = comparison.notices.map { $0.text + "\n" }.joined() + comparison.text(since: revision)
    return [
      "base": .string(comparison.commit), "changed": .bool(!diff.isEmpty), "weakened": .bool(diff.isWeakened),
      "new": .number(diff.new.count), "fixed": .number(diff.fixed.count),
      "text": .string(HarmlessText.of(text, in: .composedLines)),
    ]
  }

  // MARK: Proofs

  /// Of one rule, with the usual number of plants.
  private mutating func proof(of name: String, in path: String?) throws(Workspace.Problems) -> JSON {
    let check = try project.check()
    let rules = try ProveCommand.rules(named: [name], in: check.workspace.ruleSet)
    try ProveCommand.checkActive(rules, check.session)
    var place: FilePath?
    if let path { place = try check.path(path) }
    let proof = CheckProver(check.session, everything: nil).proof(
      of: rules, in: place, sample: ProveCommand.usualSample, seed: ProveCommand.usualSeed)
    if proof.share == nil { throw Workspace.Problems([ProveCommand.nothingPlanted(proof)]) }
    return [
      "planted": .number(proof.planted), "caught": .number(proof.caught),
      "unknown": .number(proof.rules.reduce(0) { $0 + $1.unknown }),
      "text": .string(HarmlessText.of(ProveText(proof: proof).text, in: .composedLines)),
    ]
  }

  // MARK: Explanations

  private mutating func explanation(_ arguments: JSON) throws(Workspace.Problems) -> String {
    let words = [arguments["rule"]?.text, arguments["word"]?.text].compactMap { $0 }
    let check = try project.check()
    if let word = words.first, words.count == 1, arguments["path"] == nil, arguments["line"] == nil {
      return try ExplainCommand.explanation(of: word, in: check.workspace)
    }
    guard words.isEmpty, let path = arguments["path"]?.text, let line = arguments["line"]?.whole else {
      throw Workspace.Problems([
        Problem("it is not clear what to explain", remedy: "give `rule`, or `word`, or `path` and `line`")
      ])
    }
    let explanation = LineExplanation(project: check.session.project, documents: check.session.documents)
    let file = try check.path(path)
    let text = explanation.text(
      path: file, line: line, findings: check.report.places, off: check.session.off(around: file),
      isVerbose: true)
    guard let text else { throw Workspace.Problems([ExplainWording.nowhere(FilePath(path), line)]) }
    return text
  }

  // MARK: Pages

  private mutating func documents() throws(Refusal) -> [RuleDocument] {
    do throws(Workspace.Problems) {
      project.lookAtDisk()
      return try project.check().session.documents
    } catch {
      throw .unchecked(Self.text(error))
    }
  }

  private static func resource(_ document: RuleDocument) -> JSON {
    [
      "uri": .string(address(of: document)), "name": .string(document.id.text),
      "title": .harmless(document.title),
      "description": .string([document.impact.name, document.impactDescription].joined(separator: ": ")),
      "mimeType": "text/markdown",
    ]
  }

  private static func address(of document: RuleDocument) -> String {
    "eaves://rules/\(RelativeURI(document.id.text).text)"
  }

  private mutating func page(_ params: JSON) throws(Refusal) -> JSON {
    guard let address = params["uri"]?.text else { throw .parameters("`uri` is missing") }
    guard let document = try documents().first(where: { Self.address(of: $0) == address }) else {
      throw .parameters("there is no resource `\(address)`")
    }
    return [
      "contents": [
        ["uri": .string(address), "mimeType": "text/markdown", "text": .harmless(document.body)]
      ]
    ]
  }
}

extension Finding {
  /// As agents are told of it, but for what it is compared with.
  fileprivate var forAgents: JSON {
    [
      "rule": .string(rule.text), "title": .harmless(title), "impact": .string(impact.name),
      "path": .string(place.path.text), "line": .number(place.start.line),
      "column": .number(place.start.column),
      "message": .harmless(message), "recognized": recognised.map { .harmless($0) } ?? .null,
      "instead": instead.map { .harmless($0) } ?? .null,
      "exemplar": exemplar.map(\.forAgents) ?? .null,
      "state": suppression != nil ? "allowed" : isBaselined ? "baselined" : "counts",
    ]
  }
}

extension Exemplar {
  /// As `AgentTool.exemplar` has it.
  var forAgents: JSON {
    ["name": .string(subject.name), "path": .string(place.path.text), "line": .number(place.start.line)]
  }
}

extension FolderSwitch {
  /// As the tools tell it.
  fileprivate var forAgents: JSON {
    ["rule": .string(rule.text), "path": .string(page.text), "reason": .harmless(reason)]
  }
}
