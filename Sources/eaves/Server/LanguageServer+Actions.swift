import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// A command that an editor can execute.
enum ServerCommand: String, CaseIterable {
  /// Opens the document of a rule. Argument: its URI.
  case open = "eaves.open"
  /// Takes one finding into the baseline. Arguments: the URI of its file, its fingerprint.
  case keep = "eaves.keep"
  /// Explains why a line is, or is not, a finding. Arguments: the URI of its file, the line, 0-based.
  case explain = "eaves.explain"
}

// What an editor offers to do about a finding. The server writes nothing: every change is an edit that the editor makes.

extension LanguageServer {
  mutating func codeActions(_ parameters: JSON) -> [JSON] {
    guard let uri = parameters["textDocument"]?["uri"]?.text, let place = FileURI.place(uri),
      let index = project(of: place), let path = projects[index].path(of: place),
      let start = ProtocolPosition(parameters["range"]?["start"]),
      let end = ProtocolPosition(parameters["range"]?["end"]), path.name.hasSuffix(".swift"),
      case .success(let check) = projects[index].check()
    else { return [] }
    let here = check.report.places.filter {
      $0.counts && $0.place.path == path && $0.place.start.line - 1 <= end.line
        && start.line <= $0.place.end.line - 1
    }
    return here.flatMap { finding in
      [allowing(finding, uri, check), Self.keeping(finding, uri), opening(finding, index, check)]
        .compactMap(\.self)
    } + [Self.explaining(uri, start.line)]
  }

  /// A comment above the line, with the place for its reason at the end; nil where no comment may allow it.
  private func allowing(_ finding: Finding, _ uri: String, _ check: LiveProject.Check) -> JSON? {
    guard let text = texts[uri],
      check.workspace.ruleSet.documents.first(where: { $0.id == finding.rule })?.isAllowable ?? false,
      let range = text.lines.range(ofLine: finding.place.start.line, in: text.bytes)
    else { return nil }
    let line = text.bytes[Int(range.start)..<Int(range.end)]
    let indent = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let at = ProtocolPosition(line: finding.place.start.line - 1, character: 0).json
    let comment = "\(indent)// eaves:allow \(finding.rule) -- \n"
    let edit: JSON = ["range": ["start": at, "end": at], "newText": .string(comment)]
    return [
      "title": .string("Allow \(finding.rule) here, with a reason"), "kind": "quickfix",
      "edit": ["changes": .object([(key: uri, value: .array([edit]))])],
    ]
  }

  private static func keeping(_ finding: Finding, _ uri: String) -> JSON? {
    if finding.rule == .baseline || finding.rule == .allowances { return nil }
    return action(
      "Take this finding into the baseline", .keep, [.string(uri), .string(finding.fingerprint)])
  }

  private func opening(_ finding: Finding, _ index: Int, _ check: LiveProject.Check) -> JSON? {
    guard abilities.showsPages, !check.workspace.ruleSet.isShipped(finding.rule),
      let document = check.workspace.ruleSet.documents.first(where: { $0.id == finding.rule })
    else { return nil }
    let place = AbsolutePath(document.path.text, in: projects[index].folder)
    return Self.action("Open the document \(finding.rule)", .open, [.string(FileURI.text(place))])
  }

  private static func explaining(_ uri: String, _ line: Int) -> JSON {
    action("Why is this line a finding, or why not?", .explain, [.string(uri), .number(line)])
  }

  private static func action(_ title: String, _ command: ServerCommand, _ arguments: [JSON]) -> JSON {
    [
      "title": .string(title), "kind": "quickfix",
      "command": [
        "title": .string(title), "command": .string(command.rawValue), "arguments": .array(arguments),
      ],
    ]
  }

  // MARK: Commands

  mutating func execute(_ parameters: JSON) -> RPC.Answer {
    guard let command = parameters["command"]?.text.flatMap(ServerCommand.init) else {
      return .failure(.parameters, "there is no such command")
    }
    let arguments = parameters["arguments"]?.elements ?? []
    guard let uri = arguments.first?.text, let place = FileURI.place(uri), let index = project(of: place)
    else {
      return .failure(.parameters, "the first argument is the URI of a file of the workspace")
    }
    switch command {
    case .open:
      request("window/showDocument", ["uri": .string(uri), "takeFocus": true])
      return .result(.null)
    case .explain: return explain(place, ProtocolPosition(line: arguments.dropFirst().first), index)
    case .keep: return keep(arguments.dropFirst().first?.text ?? "", index)
    }
  }

  private mutating func explain(_ place: AbsolutePath, _ start: ProtocolPosition?, _ index: Int) -> RPC.Answer
  {
    guard let line = start?.line, let path = projects[index].path(of: place) else {
      return .failure(.parameters, "the second argument is a line, counted from 0")
    }
    switch projects[index].check() {
    case .failure(let problems):
      return .failure(.failed, problems.list.map(\.text).joined(separator: "\n"))
    case .success(let check):
      let explanation = LineExplanation(project: check.session.project, documents: check.session.documents)
      let text = explanation.text(
        path: path, line: line + 1, findings: check.report.places, off: check.session.off(around: path),
        isVerbose: true)
      guard let text else {
        return .failure(.failed, "the line is in no file that was scanned")
      }
      notify("window/showMessage", ["type": 3, "message": .string(text)])
      return .result(.string(text))
    }
  }

  /// The baseline with one finding more, as an edit of the editor.
  private mutating func keep(_ fingerprint: String, _ index: Int) -> RPC.Answer {
    guard abilities.appliesEdits else { return .failure(.failed, "the editor applies no edits of a server") }
    guard case .success(let check) = projects[index].check(),
      let finding = check.report.places.first(where: { $0.fingerprint == fingerprint && $0.counts })
    else { return .failure(.failed, "there is no such finding any more") }
    let old = check.settings.options.baseline
    guard let new = check.session.baselineChange().fresh.first(where: { $0.key == finding.key }) else {
      return .failure(.failed, "the baseline knows the finding already")
    }
    let place = BaselineFile.place(invocation, check.workspace)
    // The other entries are not brought up to date: the file stays one of the version that wrote them.
    let text = BaselineDocument.text(
      of: ((old?.entries ?? []) + [new]).sorted(), by: old?.version ?? WriterVersion.text)
    request(
      "workspace/applyEdit",
      [
        "label": "Take a finding into the baseline",
        "edit": Self.replacement(of: place, by: text, isNew: old == nil),
      ])
    return .result(.null)
  }

  private static func replacement(of place: AbsolutePath, by text: String, isNew: Bool) -> JSON {
    let uri = JSON.string(FileURI.text(place))
    let start = ProtocolPosition(line: 0, character: 0).json
    // Behind every line: the end of the text.
    let end = ProtocolPosition(line: isNew ? 0 : 10_000_000, character: 0).json
    let edit: JSON = [
      "textDocument": ["uri": uri, "version": .null],
      "edits": [["range": ["start": start, "end": end], "newText": .string(text)]],
    ]
    return ["documentChanges": isNew ? [["kind": "create", "uri": uri], edit] : [edit]]
  }
}
