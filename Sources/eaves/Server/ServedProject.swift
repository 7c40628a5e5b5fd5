import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesReporters
import EavesSession
import EavesSource

/// One folder of an editor: its project, and what is shown of it.
struct ServedProject {
  private var live: LiveProject
  private let abilities: ClientCapabilities
  private var lastLook: ContinuousClock.Instant?
  /// What was made of the last check.
  private var shown: ShownProject?
  private let addresses: FileAddresses
  private var pageProofs = DocumentProofs()
  /// The nouns of the last check that there was: they hold while a page is being written.
  private var lastNouns: RoleVocabulary?

  /// After this time the disk is scanned again for an editor that does not report changes on disk.
  private static let patience = Duration.seconds(2)

  init(_ invocation: Invocation, in folder: AbsolutePath, for abilities: ClientCapabilities) {
    live = LiveProject(invocation, in: folder)
    addresses = FileAddresses(in: live.folder)
    self.abilities = abilities
  }

  var folder: AbsolutePath { live.folder }

  /// A place from the folder, by folders that are no links; nil outside of it.
  func path(of place: AbsolutePath) -> FilePath? { live.path(of: place) }

  /// What the baseline is called; nil where the configuration cannot be read.
  var baselineName: String? { live.baselineName }

  mutating func hold(_ bytes: [UInt8], at place: AbsolutePath) {
    live.hold(bytes, at: place)
    if let path = path(of: place) { pageProofs.open(path) }
  }

  mutating func release(_ place: AbsolutePath) {
    live.release(place)
    if let path = path(of: place) { pageProofs.close(path) }
  }

  mutating func lookAtDisk() {
    live.lookAtDisk()
    lastLook = .now
  }

  /// The check of everything as it is now; nil, with the reasons, where there is none.
  mutating func check() -> Result<LiveProject.Check, Workspace.Problems> {
    if !abilities.watches, lastLook.map({ $0.duration(to: .now) > Self.patience }) ?? true { lookAtDisk() }
    do throws(Workspace.Problems) {
      let check = try live.check()
      lastNouns = check.workspace.ruleSet.vocabulary
      return .success(check)
    } catch {
      return .failure(error)
    }
  }

  /// The nouns that rules are written in; those that came with Eaves where there was no check yet.
  mutating func vocabulary() -> RoleVocabulary? {
    _ = check()
    return lastNouns ?? Workspace.bundledRules.vocabulary
  }

  /// The diagnostics of every file that has some.
  mutating func diagnostics() -> [FilePath: FileDiagnostics] {
    switch check() {
    case .failure(let problems):
      shown = nil
      return addressed(PageDiagnostics(problems.list, in: folder).byPath)
    case .success(let check):
      if let shown, shown.generation == check.generation, !pageProofs.isStale(check) {
        return shown.diagnostics
      }
      let pages = pageProofs.problems(check) + check.report.notices
      let new = ShownProject(
        check, pages: PageDiagnostics(pages, in: folder).byPath,
        by: FindingDiagnostics(check, in: folder, for: abilities, addresses), addresses, after: shown)
      shown = new
      return new.diagnostics
    }
  }

  private func addressed(_ all: [FilePath: [JSON]]) -> [FilePath: FileDiagnostics] {
    Dictionary(
      uniqueKeysWithValues: all.map { path, items in
        (path, FileDiagnostics(uri: addresses.uri(of: path), items: items))
      })
  }

  /// Why nothing can be checked; empty where something can.
  ///
  /// Problems that no file of the folder can show, and the first problem of the first file that can: without it, the
  /// other files would look clean.
  mutating func troubles() -> [Trouble] {
    guard case .failure(let problems) = check() else { return [] }
    let placed = problems.list.map { problem in
      (problem, page: problem.path.flatMap { AbsolutePath($0.text, in: folder).relative(to: folder) })
    }
    let shown = placed.first { $0.page != nil && $0.0.severity == .error }
    return placed.filter { $0.page == nil }.map { Trouble(matter: $0.0.text, text: $0.0.text) }
      + [shown].compactMap(\.self).map { problem, page in
        let page = page?.text ?? ""
        return Trouble(
          matter: folder.appending(FilePath(page)).text,
          text: "no file is checked until \(page) is fixed: \(problem.cause)")
      }
  }

  /// What keeps a project from being checked.
  struct Trouble {
    /// What is the same as long as the trouble is, however it is worded.
    let matter: String
    let text: String
  }
}

/// The URIs of the files of a folder, each put together once: findings name the same few in every answer.
final class FileAddresses {
  private let folder: AbsolutePath
  private var known: [FilePath: String] = [:]

  /// How many are kept before all are made again.
  private static let most = 1 << 14

  init(in folder: AbsolutePath) { self.folder = folder }

  /// O(1) but for the first time; a path may lead out of the folder.
  func uri(of path: FilePath) -> String {
    if let uri = known[path] { return uri }
    let uri = FileURI.text(folder.appending(path))
    // Files come and go as long as an editor is open.
    if known.count > Self.most { known = [:] }
    known[path] = uri
    return uri
  }
}

/// What an editor is shown of one file.
struct FileDiagnostics {
  /// What the file is called here; an editor may spell it in another way.
  let uri: String
  let items: [JSON]
  /// The digest of the items: equal ones are not sent again.
  let result: String

  init(uri: String, items: [JSON]) {
    (self.uri, self.items) = (uri, items)
    result = TextDigest.digits(of: JSON.array(items).line)
  }

  /// Nothing, of whatever file.
  static let none = FileDiagnostics(uri: "", items: [])
}

/// The diagnostics of one check. Most edits change what is found in few files, and to write all of it again takes a
/// third of an answer: where the same is found it stays as it is written.
private struct ShownProject {
  /// Of the check.
  let generation: Int
  let diagnostics: [FilePath: FileDiagnostics]
  private let workspace: Workspace
  private let findings: [FilePath: [Finding]]
  /// Files of which more is said than what was found in them.
  private let others: Set<FilePath>

  init(
    _ check: LiveProject.Check, pages: [FilePath: [JSON]], by writer: FindingDiagnostics,
    _ addresses: FileAddresses, after previous: ShownProject?
  ) {
    (generation, workspace) = (check.generation, check.workspace)
    var findings: [FilePath: [Finding]] = [:]
    for finding in check.report.findings where finding.counts {
      findings[finding.place.path, default: []].append(finding)
    }
    let unparsed = writer.unparsedFiles
    let others = Set(pages.keys).union(unparsed.keys)
    let last = previous.flatMap { writer.writesAs(in: $0.workspace) ? $0 : nil }
    var diagnostics: [FilePath: FileDiagnostics] = [:]
    for path in Set(findings.keys).union(others) {
      let found = findings[path, default: []]
      if !others.contains(path), let same = last?.diagnostics(of: path, for: found) {
        diagnostics[path] = same
        continue
      }
      let items = found.map(writer.diagnostic) + unparsed[path, default: []] + pages[path, default: []]
      diagnostics[path] = FileDiagnostics(uri: addresses.uri(of: path), items: items)
    }
    (self.findings, self.others, self.diagnostics) = (findings, others, diagnostics)
  }

  /// Nil where something else was found in a file.
  private func diagnostics(of path: FilePath, for found: [Finding]) -> FileDiagnostics? {
    guard !others.contains(path), let known = findings[path], known.count == found.count,
      zip(known, found).allSatisfy({ $0.hasSameText(as: $1) })
    else { return nil }
    return diagnostics[path]
  }
}

/// The findings of a check as diagnostics.
struct FindingDiagnostics {
  private let check: LiveProject.Check
  private let folder: AbsolutePath
  private let abilities: ClientCapabilities
  private let addresses: FileAddresses
  private let texts: [FilePath: PlacedText]

  init(
    _ check: LiveProject.Check, in folder: AbsolutePath, for abilities: ClientCapabilities,
    _ addresses: FileAddresses
  ) {
    self.check = check
    self.folder = folder
    self.abilities = abilities
    self.addresses = addresses
    // Only characters of 32 bits are counted in the text itself.
    texts =
      abilities.encoding != .utf32
      ? [:]
      : Dictionary(
        check.session.scan.outlines.map {
          ($0.source.path, PlacedText($0.source.bytes, $0.lines, in: .utf32))
        }, uniquingKeysWith: { first, _ in first })
  }

  /// What could not be read, by file.
  var unparsedFiles: [FilePath: [JSON]] {
    var found: [FilePath: [JSON]] = [:]
    for place in check.report.checked.notUnderstood where place.line > 0 {
      found[place.path, default: []].append(diagnostic(place))
    }
    return found
  }

  /// Whether findings that are told as before are the same diagnostics as in a workspace: documents lie where they lay,
  /// and characters are counted by what findings say themselves.
  func writesAs(in workspace: Workspace) -> Bool {
    check.workspace === workspace && abilities.encoding != .utf32
  }

  func diagnostic(_ finding: Finding) -> JSON {
    let home = check.workspace.ruleFolders.isEmpty ? nil : documentPlace(of: finding.rule)
    return JSON.object([
      ("range", range(finding.place)), ("severity", .number(Self.severity(finding.level))),
      ("code", .string(finding.rule.text)),
    ])
    .with("codeDescription", home.map { ["href": .string(FileURI.text($0))] })
    .with("source", .string(Tool.name))
    .with("message", .string(message(finding)))
    .with(
      "relatedInformation",
      abilities.showsRelated ? .array((finding.hops + finding.related).map(related)) : nil
    )
    .with("data", ["fingerprint": .string(finding.fingerprint)])
  }

  private func diagnostic(_ place: NotUnderstood) -> JSON {
    let at = ProtocolPosition(line: place.line - 1, character: max(0, place.utf16Column - 1))
    return [
      "range": ["start": at.json, "end": at.json], "severity": 4, "source": .string(Tool.name),
      "message": .string("not understood: \(place.message)"),
    ]
  }

  /// Own documents lie in the project; those that came with Eaves lie nowhere.
  private func documentPlace(of rule: RuleID) -> AbsolutePath? {
    guard !check.workspace.ruleSet.isShipped(rule),
      let document = check.session.documents.first(where: { $0.id == rule })
    else { return nil }
    return AbsolutePath(document.path.text, in: folder)
  }

  private func message(_ finding: Finding) -> String {
    var lines = ["\(finding.title): \(finding.message)"]
    if let recognised = finding.recognised { lines.append(recognised) }
    if let except = finding.except { lines.append(except) }
    if let instead = finding.instead { lines.append("fix: \(instead)") }
    if !abilities.showsRelated {
      lines += (finding.hops + finding.related).map {
        "\($0.place.path):\($0.place.start.line): \($0.message)"
      }
    }
    return lines.map { HarmlessText.of($0, in: .line) }.joined(separator: "\n")
  }

  private func related(_ place: RelatedPlace) -> JSON {
    [
      "location": [
        "uri": .string(addresses.uri(of: place.place.path)), "range": range(place.place),
      ],
      "message": .string(HarmlessText.of(place.message, in: .line)),
    ]
  }

  private func range(_ place: Place) -> JSON {
    ["start": position(place.start, in: place.path).json, "end": position(place.end, in: place.path).json]
  }

  private func position(_ position: Position, in path: FilePath) -> ProtocolPosition {
    if let text = texts[path] { return text.position(of: position) }
    let column = abilities.encoding == .utf8 ? position.column : position.utf16Column
    return ProtocolPosition(line: position.line - 1, character: column - 1)
  }

  private static func severity(_ level: Impact.Level) -> Int {
    switch level {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

/// Problems of configurations and documents as diagnostics.
struct PageDiagnostics {
  let byPath: [FilePath: [JSON]]

  init(_ problems: [Problem], in folder: AbsolutePath) {
    var found: [FilePath: [JSON]] = [:]
    for problem in problems {
      guard let path = problem.path else { continue }
      let place = AbsolutePath(path.text, in: folder)
      guard let inside = place.relative(to: folder) else { continue }
      found[inside, default: []].append(Self.diagnostic(problem))
    }
    byPath = found
  }

  private static func diagnostic(_ problem: Problem) -> JSON {
    let line = max(0, (problem.line ?? 1) - 1)
    let start = ProtocolPosition(line: line, character: max(0, (problem.column ?? 1) - 1))
    let end = ProtocolPosition(line: problem.column == nil ? line + 1 : line, character: start.character)
    let remedy = problem.remedy.map { "\n\($0)" } ?? ""
    return [
      "range": ["start": start.json, "end": end.json],
      "severity": .number(problem.severity == .error ? 1 : 2), "source": .string(Tool.name),
      "message": .string(HarmlessText.of(problem.cause + remedy, in: .lines)),
    ]
  }
}
