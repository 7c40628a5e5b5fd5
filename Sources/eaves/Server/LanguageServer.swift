import EavesDocuments
import EavesFiles
import EavesProject
import EavesReporters
import EavesSource

/// A server of the language server protocol, 3.17.
///
/// Edits are applied as they come. A check runs only for a request or, for an editor that does not pull, after all
/// pending messages were read.
struct LanguageServer {
  /// The status that ends the process; nil as long as it serves.
  private(set) var exitStatus: Int32?

  let send: (JSON) -> Void
  let invocation: Invocation
  /// The folder where the server was started: served when the editor names none.
  private let start: AbsolutePath
  private var messages = FramedMessages()
  var abilities = ClientCapabilities()
  var projects: [ServedProject] = []
  /// Texts that the editor holds, by URI as it spells them.
  var texts: [String: PlacedText] = [:]
  /// What the editor knows, by URI: a hash of the diagnostics it was given last; nothing for a file without any.
  private var shown: [String: String] = [:]
  /// Whether the editor has pulled diagnostics: from then on it gets refresh requests for changes.
  private var hasPulled = false
  private var phase = Phase.fresh
  private var lastRequest = 0
  /// Load failures that were already reported. They are cleared when a file is saved and the project can be checked.
  private var reportedLoadFailures: Set<String> = []
  private var isSaved = false

  private enum Phase { case fresh, serving, shutDown }

  init(_ invocation: Invocation, in start: AbsolutePath, send: @escaping (JSON) -> Void) {
    self.invocation = invocation
    self.start = start
    self.send = send
  }

  // MARK: The line

  /// Handles bytes from the editor and answers its requests.
  mutating func receive(_ bytes: [UInt8]) {
    messages.append(bytes)
    var batch: [JSON] = []
    while exitStatus == nil, let message = messages.next() {
      switch message {
      case .value(let value): batch.append(value)
      case .unreadable: send(RPC.failure(nil, .parse, "the message is no JSON"))
      case .lost:
        send(RPC.failure(nil, .parse, "the frame of a message cannot be read"))
        exitStatus = 1
      }
    }
    let cancelled = batch.filter { $0["method"]?.text == "$/cancelRequest" }.compactMap {
      $0["params"]?["id"]
    }
    for message in batch where exitStatus == nil {
      if let id = message["id"], message["method"] != nil, cancelled.contains(where: { $0.line == id.line }) {
        send(RPC.failure(id, .cancelled, "cancelled"))
      } else {
        handle(message)
      }
    }
  }

  /// The editor is idle: publishes what has changed.
  mutating func rest() {
    guard phase == .serving else { return }
    reportLoadFailures()
    if abilities.pulls { requestRefresh() } else { publish() }
  }

  private mutating func handle(_ message: JSON) {
    guard let method = message["method"]?.text else { return }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return take(method, parameters) }
    switch phase {
    case .fresh where method != "initialize":
      send(RPC.failure(id, .notInitialized, "`initialize` comes first"))
    case .shutDown: send(RPC.failure(id, .invalid, "the server was shut down"))
    default: send(answer(method, parameters).message(for: id))
    }
  }

  // MARK: What is told

  private mutating func take(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .serving else { return }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(parameters["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters["textDocument"]?["uri"]?.text)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      for index in projects.indices { projects[index].lookAtDisk() }
      isSaved = true
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    default: break
    }
  }

  private mutating func open(_ document: JSON?) {
    guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else { return }
    hold(Array(text.utf8), at: uri)
  }

  private mutating func change(_ parameters: JSON) {
    guard let uri = parameters["textDocument"]?["uri"]?.text, var text = texts[uri] else { return }
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let new = change["text"]?.text else { continue }
      let range = change["range"]
      if let start = ProtocolPosition(range?["start"]), let end = ProtocolPosition(range?["end"]) {
        text = PlacedText(text.replacing(start, end, with: new), in: abilities.encoding)
      } else {
        text = PlacedText(Array(new.utf8), in: abilities.encoding)
      }
    }
    hold(text.bytes, at: uri)
  }

  private mutating func hold(_ bytes: [UInt8], at uri: String) {
    texts[uri] = PlacedText(bytes, in: abilities.encoding)
    if let place = FileURI.place(uri), let index = project(of: place) {
      projects[index].hold(bytes, at: place)
    }
  }

  private mutating func close(_ uri: String?) {
    guard let uri, texts.removeValue(forKey: uri) != nil else { return }
    if let place = FileURI.place(uri), let index = project(of: place) { projects[index].release(place) }
  }

  private mutating func changeFolders(_ event: JSON?) {
    let gone = (event?["removed"]?.elements ?? []).compactMap { $0["uri"]?.text }.compactMap(FileURI.place)
    projects.removeAll { gone.contains($0.folder) }
    for folder in (event?["added"]?.elements ?? []).compactMap({ $0["uri"]?.text }).compactMap(FileURI.place)
    {
      serve(folder)
    }
  }

  private mutating func serve(_ folder: AbsolutePath) {
    guard !projects.contains(where: { $0.folder == folder }) else { return }
    var project = ServedProject(invocation, in: folder, for: abilities)
    for (uri, text) in texts {
      if let place = FileURI.place(uri), place.relative(to: folder) != nil {
        project.hold(text.bytes, at: place)
      }
    }
    projects.append(project)
  }

  /// The innermost project that a place lies in; nil outside of all.
  func project(of place: AbsolutePath) -> Int? {
    projects.indices.filter { place.relative(to: projects[$0].folder) != nil }
      .max { projects[$0].folder.components.count < projects[$1].folder.components.count }
  }

  // MARK: What is asked

  private mutating func answer(_ method: String, _ parameters: JSON) -> RPC.Answer {
    switch method {
    case "initialize":
      return phase == .fresh ? initialize(parameters) : .failure(.invalid, "initialized before")
    case "shutdown":
      phase = .shutDown
      return .result(.null)
    case "textDocument/diagnostic": return .result(diagnosticReport(parameters))
    case "workspace/diagnostic": return .result(workspaceReport(parameters))
    case "textDocument/hover": return .result(hover(parameters))
    case "textDocument/codeAction": return .result(.array(codeActions(parameters)))
    case "textDocument/completion": return .result(completions(parameters))
    case "workspace/executeCommand": return execute(parameters)
    default: return .failure(.unknownMethod, "`\(method)` is not served")
    }
  }

  private mutating func initialize(_ parameters: JSON) -> RPC.Answer {
    abilities = ClientCapabilities(parameters)
    phase = .serving
    let named = (parameters["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.text }
    let folders = (named.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : named).compactMap(
      FileURI.place)
    let old = parameters["rootPath"]?.text.flatMap { AbsolutePath($0) }
    for folder in folders.isEmpty ? [old ?? start] : folders { serve(folder) }
    return .result([
      "capabilities": capabilities,
      "serverInfo": ["name": .string(Tool.name), "version": .string(Tool.version)],
    ])
  }

  private var capabilities: JSON {
    [
      "positionEncoding": .string(abilities.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "diagnosticProvider": [
        "identifier": .string(Tool.name), "interFileDependencies": true, "workspaceDiagnostics": true,
      ],
      "hoverProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "completionProvider": ["triggerCharacters": [" ", ":"]],
      "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  private mutating func registerWatchers() {
    guard abilities.watches else { return }
    let names = GeneratorSpecs.names + [".gitignore"] + projects.compactMap(\.baselineName)
    let globs = Workspace.readExtensions.map { "**/*.\($0)" } + names.map { "**/\($0)" }
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "eaves-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(globs.map { ["globPattern": .string($0)] })],
          ]
        ]
      ])
  }

  /// Asks the editor for something; what it answers is not waited for.
  mutating func request(_ method: String, _ parameters: JSON) {
    lastRequest += 1
    send(["jsonrpc": "2.0", "id": .number(lastRequest), "method": .string(method), "params": parameters])
  }

  func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  // MARK: Diagnostics

  private mutating func diagnosticReport(_ parameters: JSON) -> JSON {
    guard let uri = parameters["textDocument"]?["uri"]?.text else { return RPC.report(.none, since: nil) }
    var file = FileDiagnostics.none
    if let place = FileURI.place(uri), let index = project(of: place),
      let path = projects[index].path(of: place)
    {
      file = projects[index].diagnostics()[path] ?? .none
    }
    beginPulling()
    note(file, at: uri)
    return RPC.report(file, since: parameters["previousResultId"]?.text)
  }

  private mutating func workspaceReport(_ parameters: JSON) -> JSON {
    var before: [String: String] = [:]
    for entry in parameters["previousResultIds"]?.elements ?? [] {
      if let uri = entry["uri"]?.text, let value = entry["value"]?.text { before[uri] = value }
    }
    var reports: [JSON] = []
    let all = everything()
    hasPulled = true
    for uri in Set(all.keys).union(before.keys).sorted() {
      let file = all[uri] ?? .none
      note(file, at: uri)
      let report = RPC.report(file, since: before[uri])
      reports.append(report.with("uri", .string(uri)).with("version", .null))
    }
    return ["items": .array(reports)]
  }

  /// All diagnostics of all projects, by URI. A file of several belongs to the innermost.
  private mutating func everything() -> [String: FileDiagnostics] {
    var all: [String: FileDiagnostics] = [:]
    let isAlone = projects.count == 1
    for index in projects.indices {
      let folder = projects[index].folder
      for (path, file) in projects[index].diagnostics() {
        let isInside = !path.text.hasPrefix("../") && !path.text.hasPrefix("/")
        let isOwn = isAlone ? isInside : project(of: folder.appending(path)) == index
        if isOwn { all[file.uri] = file }
      }
    }
    // An editor may spell a URI in another way than it is spelled here.
    for uri in texts.keys {
      guard let place = FileURI.place(uri), let index = project(of: place),
        let path = projects[index].path(of: place)
      else { continue }
      let own = FileURI.text(projects[index].folder.appending(path))
      if own != uri { all[uri] = all.removeValue(forKey: own) }
    }
    return all
  }

  private mutating func publish() {
    for (uri, file) in changedDiagnostics() {
      notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array(file.items)])
    }
  }

  /// Editors pull the diagnostics of the file that they show. An edit may change the findings in other files, too.
  private mutating func requestRefresh() {
    guard abilities.refreshes, hasPulled, !changedDiagnostics().isEmpty else { return }
    request("workspace/diagnostic/refresh", .null)
  }

  /// What is found where there was something else before, by URI; from now on the editor knows it.
  private mutating func changedDiagnostics() -> [(uri: String, file: FileDiagnostics)] {
    let all = everything()
    var news: [(uri: String, file: FileDiagnostics)] = []
    for uri in Set(all.keys).union(shown.keys).sorted() {
      let file = all[uri] ?? .none
      if shown[uri, default: FileDiagnostics.none.result] == file.result { continue }
      note(file, at: uri)
      news.append((uri, file))
    }
    return news
  }

  private mutating func note(_ file: FileDiagnostics, at uri: String) {
    // A file that no editor holds is known as it is spelled here.
    let known = texts[uri] != nil || file.uri.isEmpty ? uri : file.uri
    shown[known] = file.items.isEmpty ? nil : file.result
  }

  /// What is found when an editor asks for the first time is no news: it asks about each file that it shows.
  private mutating func beginPulling() {
    if hasPulled { return }
    hasPulled = true
    _ = changedDiagnostics()
  }

  /// A failure that keeps the project from being checked is reported once, not at every keystroke.
  private mutating func reportLoadFailures() {
    var troubles: [ServedProject.Trouble] = []
    for index in projects.indices { troubles += projects[index].troubles() }
    for trouble in troubles where reportedLoadFailures.insert(trouble.matter).inserted {
      notify(
        "window/showMessage",
        ["type": 1, "message": .string("\(Tool.name): \(HarmlessText.of(trouble.text, in: .line))")])
    }
    if isSaved { reportedLoadFailures.formIntersection(troubles.map(\.matter)) }
    isSaved = false
  }
}
