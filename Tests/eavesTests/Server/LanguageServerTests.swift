import EavesDocuments
import EavesFiles
import EavesSource
import Testing

@testable import eaves

@Suite("The language server")
struct LanguageServerTests {
  /// A project with one finding, by its own rule alone.
  private static func sandbox() throws -> Sandbox {
    try Sandbox([
      ("eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("Sources/TripList.swift", Sample.view), ("Sources/Trip.swift", Sample.quiet),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
  }

  private static let breach = "1:13 no-store-in-views No Store in Views: `TripList` holds `TripStore`"

  @Test("A finding is shown where it stands, and goes when the text is fixed, saved or not")
  func edits() throws {
    let editor = try EditorClient(try Self.sandbox())
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
    editor.open("Sources/TripList.swift", Sample.view)
    editor.change("Sources/TripList.swift", (1, 6), (1, 22), "name: String")
    #expect(editor.diagnostics("Sources/TripList.swift") == [])
    editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(editor.uri("Sources/TripList.swift"))]])
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
  }

  @Test("A new file that nobody has saved belongs to the project, an excluded one does not")
  func newFiles() throws {
    let sandbox = try Self.sandbox()
    try sandbox.add("eaves.yml", Array("eaves: 1\nprofile: none\nrules: [rules]\nexclude: [Old/**]\n".utf8))
    let editor = try EditorClient(sandbox)
    editor.open("Sources/New.swift", Sample.view)
    editor.open("Old/New.swift", Sample.view)
    #expect(editor.diagnostics("Sources/New.swift") == [Self.breach])
    #expect(editor.diagnostics("Old/New.swift") == [])
  }

  @Test(
    "Positions are those of the encoding that was agreed on",
    arguments: [("utf-8", 39), ("utf-16", 30), ("utf-32", 26)])
  func encodings(_ name: String, _ character: Int) throws {
    let abilities: JSON = [
      "general": ["positionEncodings": [.string(name)]], "textDocument": ["diagnostic": [:]],
    ]
    let editor = try EditorClient(try Self.sandbox(), abilities: abilities)
    let text = "struct TripList: View {\n  /* 🚢🛟🚢🛟 é */ let store: TripStore\n}\n"
    editor.open("Sources/TripList.swift", text)
    #expect(
      editor.diagnostics("Sources/TripList.swift") == [
        Self.breach.replacing("1:13", with: "1:\(character)")
      ])
    // An edit behind the emoji meets what it means.
    editor.change("Sources/TripList.swift", (1, character), (1, character + 9), "Int")
    #expect(editor.diagnostics("Sources/TripList.swift") == [])
  }

  @Test("An editor that does not ask is told, once for each change")
  func push() throws {
    let editor = try EditorClient(try Self.sandbox(), abilities: [:])
    func published() -> [String] {
      editor.rest().filter { $0["method"]?.text == "textDocument/publishDiagnostics" }.map {
        let uri = $0["params"]?["uri"]?.text ?? ""
        return "\(uri.split(separator: "/").last ?? "") \($0["params"]?["diagnostics"]?.elements.count ?? -1)"
      }
    }
    #expect(published() == ["TripList.swift 1"])
    #expect(published() == [])
    editor.open("Sources/TripList.swift", "struct TripList: View {}\n")
    #expect(published() == ["TripList.swift 0"])
  }

  @Test("An edit of one file asks an editor to look again at another that it shows")
  func acrossFiles() throws {
    let sandbox = try Self.sandbox()
    try sandbox.add("Sources/TripList.swift", Array(Sample.view.replacing(": View", with: ": Screen").utf8))
    try sandbox.add("Sources/Trip.swift", Array("protocol Screen: View {}\n".utf8))
    let editor = try EditorClient(sandbox)
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
    #expect(editor.rest().isEmpty)
    editor.open("Sources/Trip.swift", "protocol Screen {}\n")
    #expect(editor.rest().contains { $0["method"]?.text == "workspace/diagnostic/refresh" })
    #expect(editor.rest().isEmpty)
  }

  @Test(
    "The first finding of a clean file, of a new one and of a file that nobody asked about asks to look again"
  )
  func firstFindings() throws {
    let sandbox = try Self.sandbox()
    try sandbox.add("Sources/TripList.swift", Array(Sample.quiet.utf8))
    try sandbox.add("Sources/Row.swift", Array(Sample.view.replacing(": View", with: ": Screen").utf8))
    let editor = try EditorClient(sandbox)
    func asksAgain() -> Bool {
      editor.rest().contains { $0["method"]?.text == "workspace/diagnostic/refresh" }
    }
    #expect(!asksAgain())
    let first = editor.request("workspace/diagnostic", ["previousResultIds": []])["result"]
    #expect(first?["items"]?.elements.isEmpty == true)
    #expect(!asksAgain())
    editor.open("Sources/TripList.swift", Sample.view)
    #expect(asksAgain(), "clean until now")
    try sandbox.add("Sources/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(asksAgain(), "new")
    editor.open("Sources/Screen.swift", "protocol Screen: View {}\n")
    #expect(asksAgain(), "in another file")
    #expect(!asksAgain())
  }

  @Test("What was found before the first question is no news")
  func noNews() throws {
    let editor = try EditorClient(try Self.sandbox())
    #expect(editor.diagnostics("Sources/Trip.swift") == [])
    #expect(editor.rest().isEmpty)
  }

  @Test(
    "A position beyond all numbers lies behind every text, one before its beginning at it",
    arguments: [Int.max, Int.max - 1, Int(Int32.max) + 1, Int.min, -1])
  func farPositions(_ number: Int) throws {
    let editor = try EditorClient(try Self.sandbox())
    editor.open("Sources/TripList.swift", Sample.view)
    editor.open("notes.md", "view\n")
    let (start, far): (JSON, JSON) = (
      ["line": 0, "character": 0], ["line": .number(number), "character": .number(number)]
    )
    for path in ["Sources/TripList.swift", "notes.md"] {
      let document: JSON = ["uri": .string(editor.uri(path))]
      for method in ["hover", "completion"] {
        let answer = editor.request("textDocument/\(method)", ["textDocument": document, "position": far])
        #expect(answer["error"] == nil && answer["id"] != nil)
        if number > 0, method == "hover" { #expect(answer["result"]?.line == "null") }
      }
      for range: JSON in [["start": far, "end": far], ["start": start, "end": far]] {
        let asked: JSON = ["textDocument": document, "range": range, "context": [:]]
        #expect(editor.request("textDocument/codeAction", asked)["error"] == nil)
      }
    }
    let explained = editor.request(
      "workspace/executeCommand",
      [
        "command": "eaves.explain",
        "arguments": [.string(editor.uri("Sources/TripList.swift")), .number(number)],
      ])
    #expect(explained["id"] != nil)
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(editor.uri("Sources/TripList.swift"))],
        "contentChanges": [["range": ["start": far, "end": far], "text": "// end\n"]],
      ])
    let moved = number < 0 ? Self.breach.replacing("1:", with: "2:") : Self.breach
    #expect(editor.diagnostics("Sources/TripList.swift") == [moved])
  }

  @Test("The whole workspace is told with results that are not sent twice")
  func workspace() throws {
    let editor = try EditorClient(try Self.sandbox())
    let first =
      editor.request("workspace/diagnostic", ["previousResultIds": []])["result"]?["items"]?.elements ?? []
    #expect(first.map { $0["kind"]?.text } == ["full"])
    let known = first.map { ["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null] as JSON }
    let again = editor.request("workspace/diagnostic", ["previousResultIds": .array(known)])["result"]
    #expect(again?["items"]?.elements.map { $0["kind"]?.text } == ["unchanged"])
    editor.open("Sources/TripList.swift", "struct TripList {}\n")
    let gone = editor.request("workspace/diagnostic", ["previousResultIds": .array(known)])["result"]
    #expect(gone?["items"]?.elements.map { $0["items"]?.elements.count } == [0])
  }

  @Test("What is wrong with eaves.yml and with a rule document stands in them, unsaved as they are")
  func pages() throws {
    let editor = try EditorClient(try Self.sandbox())
    editor.open("eaves.yml", "eaves: 1\nprofle: none\n")
    #expect(
      editor.diagnostics("eaves.yml").contains { $0.hasPrefix("1:0 - unknown key `profle`") })
    #expect(editor.diagnostics("Sources/TripList.swift") == [])
    editor.open("eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n")
    let silent = Sample.rule("for: view\nnever:\n  holds: \"*Cellar\"")
    editor.open("rules/no-store-in-views.md", silent)
    #expect(
      editor.diagnostics("rules/no-store-in-views.md").contains {
        $0.contains("the check reports nothing on this marked line")
      })
    editor.open("rules/no-store-in-views.md", Sample.rule())
    #expect(editor.diagnostics("rules/no-store-in-views.md") == [])
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
  }

  @Test("Hover tells the rule of a finding and of an allowance, the roles of a type, a word of a check")
  func hover() throws {
    let editor = try EditorClient(try Self.sandbox())
    func hover(_ path: String, _ line: Int, _ character: Int) -> String {
      editor.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(editor.uri(path))],
          "position": ["line": .number(line), "character": .number(character)],
        ])["result"]?["contents"]?["value"]?.text ?? ""
    }
    #expect(hover("Sources/TripList.swift", 1, 14).contains("**`TripList` holds `TripStore`**"))
    #expect(hover("Sources/TripList.swift", 1, 14).contains("a view can be shown without a store") == false)
    #expect(hover("Sources/TripList.swift", 1, 14).contains("**Incorrect (the view keeps the store):**"))
    #expect(hover("Sources/TripList.swift", 0, 8).contains("a view: a struct that conforms to"))
    editor.open("Sources/Trip.swift", "// eaves:allow no-store-in-views -- for a test\nstruct Trip {}\n")
    #expect(hover("Sources/Trip.swift", 0, 20).contains("## No Store in Views"))
    editor.open("rules/no-store-in-views.md", Sample.rule())
    let line = Sample.rule().split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("holds:")
    }
    #expect(hover("rules/no-store-in-views.md", line ?? 0, 3).contains("holds: "))
    #expect(hover("Sources/Trip.swift", 900, 0).isEmpty)
  }

  @Test("Actions: a comment with room for its reason, the baseline, the document, why")
  func actions() throws {
    let editor = try EditorClient(try Self.sandbox())
    editor.open("Sources/TripList.swift", Sample.view)
    let place: JSON = ["line": 1, "character": 14]
    let actions =
      editor.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(editor.uri("Sources/TripList.swift"))],
          "range": ["start": place, "end": place],
        ])["result"]?.elements ?? []
    #expect(
      actions.map { $0["title"]?.text } == [
        "Allow no-store-in-views here, with a reason", "Take this finding into the baseline",
        "Open the document no-store-in-views", "Why is this line a finding, or why not?",
      ])
    let edits = actions.first?["edit"]?["changes"]?[editor.uri("Sources/TripList.swift")]?.elements
    #expect(edits?.first?["newText"]?.text == "  // eaves:allow no-store-in-views -- \n")
    for action in actions.dropFirst() {
      let command = action["command"] ?? .null
      let answer = editor.request(
        "workspace/executeCommand",
        ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null])
      #expect(answer["error"] == nil)
    }
    let told = editor.told()
    #expect(
      told.map { $0["method"]?.text } == ["workspace/applyEdit", "window/showDocument", "window/showMessage"])
    // The edit is the baseline that the command line reads.
    let change = told.first?["params"]?["edit"]?["documentChanges"]?.elements.last?["edits"]?.elements.first
    try editor.sandbox.add("eaves-baseline.json", Array((change?["newText"]?.text ?? "").utf8))
    let heard = editor.sandbox.eaves("check ~ --root ~")
    #expect(heard.status == .clean)
    #expect(heard.out.contains("suppressed: 1 place in the baseline"))
  }

  @Test("Completion offers rules behind eaves:allow, and words in the fence of a check alone")
  func completion() throws {
    let editor = try EditorClient(try Self.sandbox())
    func labels(_ path: String, _ line: Int, _ character: Int) -> [String] {
      editor.request(
        "textDocument/completion",
        [
          "textDocument": ["uri": .string(editor.uri(path))],
          "position": ["line": .number(line), "character": .number(character)],
        ])["result"]?["items"]?.elements.compactMap { $0["label"]?.text } ?? []
    }
    editor.open("Sources/Trip.swift", "// eaves:allow \nstruct Trip {}\n")
    #expect(labels("Sources/Trip.swift", 0, 15) == ["no-store-in-views"])
    #expect(labels("Sources/Trip.swift", 1, 3) == [])
    editor.open("rules/no-store-in-views.md", Sample.rule())
    let lines = Sample.rule().split(separator: "\n", omittingEmptySubsequences: false)
    let inside = lines.firstIndex { $0.contains("holds:") } ?? 0
    let page = "rules/no-store-in-views.md"
    #expect(labels(page, inside, 2).contains("holds") && !labels(page, inside, 2).contains("viewModel"))
    let behind = Set(labels(page, inside, 9))
    #expect(behind.isSuperset(of: ["viewModel", "network"]) && !behind.contains("holds"), "\(behind)")
    #expect(labels(page, inside, 2).allSatisfy { !$0.contains(" ") })
    #expect(labels(page, lines.count - 4, 2) == [])
    // A page that is being written is no page yet.
    editor.open(page, Sample.rule("for: view\nnever:\n  ho"))
    #expect(labels(page, inside, 4).contains("holds"))
  }

  @Test(
    "Where a page keeps all from being checked, that is said once, and again when it was fixed in between")
  func brokenPage() throws {
    let editor = try EditorClient(try Self.sandbox())
    func messages() -> [String] {
      editor.rest().filter { $0["method"]?.text == "window/showMessage" }
        .compactMap { $0["params"]?["message"]?.text }
    }
    let page = "rules/no-store-in-views.md"
    editor.open(page, Sample.rule("for: view\nnevr:\n  holds: \"*Store\""))
    let said = messages()
    #expect(said.count == 1, "\(said)")
    #expect(said.first?.hasPrefix("eaves: no file is checked until \(page) is fixed: ") ?? false, "\(said)")
    editor.change(page, (0, 0), (0, 0), "")
    editor.open(page, Sample.rule("for: view\nnev:\n  holds: \"*Store\""))
    #expect(messages() == [])
    editor.open(page, Sample.rule())
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(editor.uri(page))]])
    #expect(messages() == [])
    editor.open(page, Sample.rule("for: view\nnev:\n  holds: \"*Store\""))
    #expect(messages().count == 1)
  }

  @Test("A message that is wrong in any way is answered or passed over, and the next is heard")
  func wrongMessages() throws {
    let editor = try EditorClient(try Self.sandbox())
    func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    editor.say(framed("{"))
    #expect(editor.told().first?["error"]?["code"]?.whole == -32700)
    #expect(editor.request("textDocument/typeDefinition", [:])["error"]?["code"]?.whole == -32601)
    for parameters in [
      JSON.null, 1, "x", [], ["textDocument": 1], ["textDocument": ["uri": "file:///etc/passwd"]],
    ] {
      for method in [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/hover",
        "textDocument/diagnostic", "textDocument/codeAction", "textDocument/completion",
        "workspace/executeCommand", "workspace/diagnostic", "workspace/didChangeWorkspaceFolders",
      ] {
        if method.contains("/did") {
          editor.notify(method, parameters)
        } else {
          #expect(editor.request(method, parameters)["id"] != nil)
        }
      }
    }
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
    editor.change("Sources/TripList.swift", (0, 0), (-5, 99_999_999), "x")
    #expect(editor.diagnostics("Sources/TripList.swift") == [Self.breach])
    editor.say("GET / HTTP/1.1\r\n\r\n")
    #expect(editor.exitStatus == 1)
  }

  @Test("Requests come after `initialize` and before `shutdown`; a cancelled one says so")
  func order() throws {
    let editor = try EditorClient(try Self.sandbox())
    #expect(editor.request("initialize", [:])["error"]?["code"]?.whole == -32600)
    let ask = FramedMessages.framed([
      "jsonrpc": "2.0", "id": "a", "method": "textDocument/hover", "params": [:],
    ])
    let cancel = FramedMessages.framed([
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "a"],
    ])
    editor.say(ask + cancel)
    #expect(editor.told().first?["error"]?["code"]?.whole == -32800)
    #expect(editor.request("shutdown", .null)["error"] == nil)
    #expect(editor.request("workspace/diagnostic", [:])["error"]?["code"]?.whole == -32600)
    editor.notify("exit", .null)
    #expect(editor.exitStatus == 0)
  }

  @Test("A fault in a page outside of the folder is said, and what is hostile in names and documents is text")
  func hostilePages() throws {
    let rule = Sample.rule().replacing(
      "## No Store in Views", with: "## No Store in Views\n\n![x](https://x.example)\u{202E}")
    let sandbox = try Sandbox([
      ("App/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"), ("App/TripList.swift", Sample.view),
      ("rules/no-store-in-views.md", rule), (".git/HEAD", "ref: refs/heads/main\n"),
    ])
    let editor = try EditorClient(sandbox, words: ["--root", "App"])
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [["uri": .string(editor.uri("App"))]], "removed": [["uri": .string(editor.uri(""))]],
        ]
      ])
    #expect(editor.diagnostics("App/TripList.swift") == [Self.breach])
    let hover =
      editor.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(editor.uri("App/TripList.swift"))],
          "position": ["line": 1, "character": 14],
        ])["result"]?["contents"]?["value"]?.text ?? ""
    #expect(hover.contains("!\\[x]\\(https://x.example)"))
    #expect(!hover.contains("\u{202E}"))
    try sandbox.add("rules/no-store-in-views.md", Array(rule.replacing("never:", with: "nevr:").utf8))
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(editor.diagnostics("App/TripList.swift") == [])
    let told = editor.rest().filter { $0["method"]?.text == "window/showMessage" }
    #expect(told.count == 1)
    #expect(told.first?["params"]?["message"]?.text?.contains("nevr") ?? false)
  }

  @Test("Texts that nobody could check do not pile up")
  func brokenConfiguration() throws {
    let sandbox = try Self.sandbox()
    try sandbox.add("eaves.yml", Array("eaves: 1\nprofle: x\n".utf8))
    let place = try #require(AbsolutePath(sandbox.path))
    var live = LiveProject(Invocation(), in: place)
    for count in 0..<100 {
      live.hold(Array("struct A\(count) {}\n".utf8), at: place.appending(FilePath("Sources/Trip.swift")))
      #expect(throws: Workspace.Problems.self) { try live.check() }
    }
    #expect(live.waiting <= 2)
  }
}
