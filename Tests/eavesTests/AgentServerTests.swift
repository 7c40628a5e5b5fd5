import Foundation
import Testing

@testable import eaves

/// The protocol of `eaves mcp` in both of its eras, told as transcripts.
@Suite struct AgentServerTests {
  private static let rules = "--rules ~/rules --profile none"
  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func replies(_ lines: [String], _ flags: String = rules) throws -> [String] {
    let heard = try Sandbox(Sample.project).eaves(
      "mcp --root ~/p \(flags)", input: lines.joined(separator: "\n") + "\n")
    #expect(heard.errors == "" && heard.status == .clean)
    return heard.out.split(separator: "\n").map(String.init)
  }

  private func conversation() throws -> Conversation { try Conversation(on: try Sandbox(Sample.project)) }

  // MARK: Eras

  @Test func `a session with a handshake, to the letter`() throws {
    let heard = try replies([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/templates/list"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"explain","arguments":{"word":"nonsens"}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"server/discover"}"#,
      #"[{"jsonrpc":"2.0","id":5,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":6,"method":"ping"}]"#,
    ])
    #expect(heard.count == 6)
    #expect(
      heard[0].hasPrefix(
        #"{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26","capabilities":{"#))
    #expect(
      Array(heard.dropFirst()) == [
        #"{"jsonrpc":"2.0","id":"a","result":{}}"#,
        #"{"jsonrpc":"2.0","id":2,"result":{"resourceTemplates":[]}}"#,
        #"{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"error: no rule, term or word is called "#
          + #"`nonsens`; `eaves rules` lists the rules, `eaves explain --language` the words and terms"}],"isError":true}}"#,
        #"{"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"there is no method `server/discover`"}}"#,
        #"[{"jsonrpc":"2.0","id":5,"result":{}},{"jsonrpc":"2.0","id":6,"result":{}}]"#,
      ])
  }

  @Test func `tells what the changes since a commit do`() throws {
    let sandbox = try Sandbox(Sample.project)
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line) }
    try sandbox.add("p/Sources/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let answer = try conversation.answer("diff", ["ref": "HEAD"])
    #expect(answer["new"].whole == 1 && answer["weakened"].truth == false && answer["changed"].truth == true)
    #expect(answer["text"].text?.contains("New findings\n  + Sources/New.swift:2:14  ") == true, "\(answer)")
    #expect(try conversation.call("diff", ["ref": "nowhere"])["isError"].truth == true)
  }

  @Test func `plants violations of a rule, in a file or everywhere`() throws {
    var conversation = try Conversation(
      on: try Sandbox(
        Sample.project + [
          ("p/Sources/TripStore.swift", "final class TripStore {\n  func load() {}\n}\n"),
          ("p/Sources/Row.swift", "struct Row: View {\n  var body: some View { Text(\"\") }\n}\n"),
        ]))
    try conversation.begin()
    for path in [nil, "Sources/Row.swift", "Sources"] {
      let answer = try conversation.answer(
        "prove", ["rule": "no-store-in-views"].merging(path.map { ["path": $0] } ?? [:]) { $1 })
      let planted = try #require(answer["planted"].whole)
      #expect(planted > 0 && answer["caught"].whole == planted && answer["unknown"].whole == 0, "\(answer)")
      #expect(answer["text"].text?.hasPrefix("caught \(planted) of \(planted) planted") == true)
    }
    #expect(try conversation.call("prove", ["rule": "nonsense"])["isError"].truth == true)
    #expect(
      try conversation.call("prove", ["rule": "no-store-in-views", "path": "Sources/Trip.swift"])["isError"]
        .truth == true)
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func `a version that is known is taken, another gets the newest`(_ version: String) throws {
    func settled(_ version: String) throws -> String? {
      var conversation = try conversation()
      return try conversation.ask("initialize", ["protocolVersion": version])["result"]["protocolVersion"]
        .text
    }
    #expect(try settled(version) == version)
    #expect(try settled("1999-01-01") == "2025-11-25")
  }

  @Test func `requests that bring their version, to the letter`() throws {
    let heard = try replies([
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(Self.meta)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/templates/list","params":{\#(Self.meta)}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"ping","params":{\#(Self.meta)}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      #"{"jsonrpc":"2.0","id":6,"method":"tools/list"}"#,
    ])
    let server = #""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"eaves","version":"0.1.0"}}"#
    #expect(heard.count == 6)
    #expect(
      heard[0].hasPrefix(
        #"{"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{},"resources":{}},"instructions":"Ask `may` "#
      ))
    #expect(heard[0].hasSuffix(#","resultType":"complete",\#(server),"ttlMs":0,"cacheScope":"private"}}"#))
    #expect(
      heard[1]
        == #"{"jsonrpc":"2.0","id":2,"result":{"resourceTemplates":[],"resultType":"complete",\#(server),"ttlMs":0,"cacheScope":"private"}}"#
    )
    #expect(heard[2].contains(#""code":-32601"#))
    #expect(
      heard[3]
        == #"{"jsonrpc":"2.0","id":4,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2031-01-01"}}}"#
    )
    #expect(heard[4].contains(#""code":-32602"#) && heard[4].contains("clientCapabilities"))
    #expect(heard[5].contains(#""code":-32602"#) && heard[5].contains("initialize"))
  }

  // MARK: Tools

  static let calls: [(tool: String, arguments: [String: String], fails: Bool)] = [
    ("check", [:], false), ("check_text", ["path": "Sources/TripList.swift", "text": "struct A {}"], false),
    ("check_text", ["path": "Sources/New.swift", "text": Sample.view], false),
    ("check_text", ["path": "README.md", "text": ""], false),
    ("check_text", ["path": ".build/New.swift", "text": Sample.view], false),
    ("may", ["from": "TripList", "verb": "holds", "to": "TripStore"], false),
    ("may", ["from": "TripList", "verb": "holds", "to": "Trip"], false),
    ("may", ["from": "Nobody", "verb": "inherits", "to": "Trip"], false),
    ("may", ["from": "Sources/Trip.swift", "verb": "imports", "to": "SwiftUI"], false),
    ("explain", ["rule": "no-store-in-views"], false), ("explain", ["word": "holds"], false),
    ("explain", ["word": "nonsens"], true), ("explain", [:], true), ("where", ["role": "view"], false),
    ("where", ["role": "vew"], true), ("check_text", ["path": "../rules/x.swift", "text": ""], true),
    ("check_text", ["path": "/etc/x.swift", "text": ""], true),
    ("check_text", ["path": "Sources/../../x.swift", "text": ""], true),
  ]

  @Test func `every answer is as its schema says, and stands in a text as well`() throws {
    var conversation = try conversation()
    try conversation.begin()
    for (tool, arguments, fails) in Self.calls {
      let result = try conversation.call(tool, arguments)
      #expect(result["isError"].truth == fails, "\(tool) \(arguments): \(result)")
      let text = try #require(result["content"][0]["text"].text)
      if fails {
        #expect(text.hasPrefix("error: ") && text.contains("; "), "\(text)")
      } else {
        let faults = result["structuredContent"].faults(under: try conversation.schema(of: tool))
        #expect(faults.isEmpty, "\(tool) \(arguments): \(faults)")
        #expect(
          try Value(parsing: text).any as? NSDictionary == result["structuredContent"].any as? NSDictionary)
      }
    }
  }

  @Test func `tools are read-only, in one order, and take what their schemas say`() throws {
    var conversation = try conversation()
    try conversation.begin()
    let tools = try conversation.ask("tools/list")["result"]["tools"].list
    #expect(
      tools.map(\.["name"].text) == ["check", "check_text", "may", "explain", "where", "diff", "prove"])
    for tool in tools {
      #expect(tool["annotations"]["readOnlyHint"].truth == true)
      #expect(tool["inputSchema"]["type"].text == "object" && tool["outputSchema"]["type"].text == "object")
      #expect(tool["description"].text?.isEmpty == false)
    }
    for (tool, arguments) in [
      ("chek", [:]), ("check", ["path": "x"]), ("check", ["paths": "Sources"]), ("check", ["new_only": 1]),
      ("check", ["paths": [1]]), ("check_text", ["path": "a.swift"]), ("explain", ["line": "1"]),
      ("explain", ["line": -1]), ("may", ["from": "A", "verb": "eats", "to": "B"]),
      ("where", ["role": NSNull()]),
    ] as [(String, [String: Any])] {
      let reply = try conversation.ask("tools/call", ["name": tool, "arguments": arguments])
      #expect(reply["error"]["code"].whole == -32602, "\(tool) \(arguments): \(reply)")
    }
  }

  @Test func `check sees the disk as it is, and leaves out what is known`() throws {
    let sandbox = try Sandbox(Sample.project)
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let first = try conversation.answer("check")
    #expect(first["findings"].list.map(\.["message"].text) == ["`TripList` holds `TripStore`"])
    #expect(first["counts"]["HIGH"].whole == 1 && first["fails"].truth == true)
    let clean = try conversation.answer("check", ["paths": ["Sources/Trip.swift"]])
    #expect(clean["findings"].list.isEmpty && clean["fails"].truth == false)
    #expect(try conversation.call("check", ["paths": ["Nowhere"]])["isError"].truth == true)
    let allowed = Sample.view.replacing(
      "TripStore", with: "TripStore // eaves:allow no-store-in-views -- a demo")
    try sandbox.add("p/Sources/TripList.swift", Array(allowed.utf8))
    #expect(try conversation.answer("check")["findings"].list.isEmpty)
    let all = try conversation.answer("check", ["new_only": false])
    #expect(all["findings"].list.map(\.["state"].text) == ["allowed"] && all["fails"].truth == false)
  }

  @Test func `what a folder turns off is told`() throws {
    let off = "eaves: 1\noff:\n  - rule: no-store-in-views\n    reason: later\n"
    var conversation = try Conversation(on: Sandbox(Sample.project + [("p/Sources/eaves.yml", off)]))
    try conversation.begin()
    let told: [String?] = ["no-store-in-views", "Sources/eaves.yml", "later"]
    let text = try conversation.answer("check_text", ["path": "Sources/New.swift", "text": Sample.view])
    #expect(text["findings"].list.isEmpty)
    for off in [text["off"], try conversation.answer("check")["checked"]["off_below"]] {
      #expect(off.list.map { [$0["rule"].text, $0["path"].text, $0["reason"].text] } == [told], "\(off)")
    }
    let other = try conversation.answer("check_text", ["path": "Kit/New.swift", "text": Sample.view])
    #expect(other["off"].list.isEmpty && other["findings"].list.count == 1)
  }

  @Test func `what no rule asks is told`() throws {
    var conversation = try Conversation(on: Sandbox(Sample.project))
    try conversation.begin()
    let checked = try conversation.answer("check")["checked"]
    #expect(
      checked["no_rule_about_layers"].truth == false && checked["not_covered"].list.isEmpty, "\(checked)")
    let code =
      "final class TripModel: ObservableObject { @Published var a = 1 }\n"
      + "final class TripRepository { func all() { URLSession.shared } }\n"
      + "struct TripView: View { @StateObject var m = TripModel(); var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: base\n"), ("p/A.swift", code),
    ])
    var bare = try Conversation(in: "\(sandbox.path)/p")
    try bare.begin()
    let gaps = try bare.answer("check")["checked"]
    #expect(gaps["no_rule_about_layers"].truth == true, "\(gaps)")
    let screen = "import UIKit\nfinal class Berths: UIViewController { func go() {} }\n"
    var narrow = try Conversation(on: Sandbox(Sample.project + [("p/Sources/Berths.swift", screen)]))
    try narrow.begin()
    let coverageGaps = try narrow.answer("check")["checked"]["not_covered"].list
    #expect(coverageGaps.map { $0["noun"].text } == ["UIKit screen"], "\(coverageGaps)")
    #expect(coverageGaps.map { $0["count"].whole } == [1], "\(coverageGaps)")
  }

  @Test func `a text that is not understood to its end is not called checked`() throws {
    var conversation = try Conversation(on: Sandbox(Sample.project))
    try conversation.begin()
    let answer = try conversation.answer(
      "check_text", ["path": "Sources/Torn.swift", "text": "struct A {\n"])
    #expect(answer["checked"].truth == false)
    #expect(answer["reason"].text?.hasPrefix("not fully understood: line ") == true, "\(answer)")
  }

  @Test func `a text is checked without being written, and what it breaks elsewhere is marked`() throws {
    let sandbox = try Sandbox(
      Sample.project + [
        ("p/Sources/Berths.swift", "struct Berths: View { let berths: Berth }\n"),
        ("p/Sources/Berth.swift", "struct Berth {}\n"),
        ("rules/views-hold-no-final.md", Sample.rule("for: view\nnever:\n  holds: observable")),
      ])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let text = "@Observable final class Berth {}\nstruct Dock: View { let store: TripStore }\n"
    let answer = try conversation.answer("check_text", ["path": "Sources/Berth.swift", "text": text])
    let told = answer["findings"].list.map { "\($0["path"].text ?? "") \($0["elsewhere"].truth ?? false)" }
    #expect(told == ["Sources/Berth.swift false", "Sources/Berths.swift true"])
    #expect(try conversation.answer("check")["findings"].list.count == 1)
    #expect(sandbox.text("p/Sources/Berth.swift") == "struct Berth {}\n")
  }

  @Test func `where names folder and ending of most types`() throws {
    var conversation = try Conversation(in: Sandbox.fixture("Harbor"))
    try conversation.begin()
    let home = try conversation.answer("where", ["role": "repository"])
    #expect(
      home["folders"][0]["name"].text == "Domain/Repositories" && home["folders"][0]["count"].whole == 3)
    #expect(home["names"].list.map(\.["name"].text) == ["*Repository"])
    #expect(home["examples"].list.count == 3)
    #expect(try conversation.answer("where", ["role": "useCase"])["names"][0]["name"].text == "*UseCase")
  }

  // MARK: Resources

  @Test func `every active document is a page`() throws {
    var conversation = try Conversation(in: Sandbox.fixture("Harbor"))
    try conversation.begin()
    let pages = try conversation.ask("resources/list")["result"]["resources"].list
    #expect(pages.count == 37 && pages.allSatisfy { $0["mimeType"].text == "text/markdown" })
    for page in pages {
      let uri = try #require(page["uri"].text)
      let read = try conversation.ask("resources/read", ["uri": uri])["result"]["contents"][0]
      #expect(read["uri"].text == uri && read["text"].text?.contains("**Incorrect") == true)
    }
    for uri in ["eaves://rules/nothing", "file:///etc/passwd", "eaves://rules/../x"] {
      #expect(try conversation.ask("resources/read", ["uri": uri])["error"]["code"].whole == -32602)
    }
  }

  // MARK: Trouble

  @Test func `what cannot be checked is told, and the next call is answered`() throws {
    let sandbox = try Sandbox([("p/eaves.yml", "profil: base\n"), ("p/A.swift", Sample.quiet)])
    var conversation = try Conversation(in: "\(sandbox.path)/p")
    try conversation.begin()
    let failure = try conversation.call("check")
    #expect(failure["isError"].truth == true)
    #expect(failure["content"][0]["text"].text?.contains("eaves.yml:1:1: error: ") == true, "\(failure)")
    #expect(try conversation.ask("resources/list")["error"]["code"].whole == -32603)
    try sandbox.add("p/eaves.yml", Array("profile: base\n".utf8))
    #expect(try conversation.answer("check")["profile"].text == "base")
  }

  static let hostile: [(line: String, code: Int)] = [
    ("{", -32700), ("nonsense", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, -32700),
    (String(repeating: "[", count: 100_000), -32700),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"# + String(repeating: "[", count: 80) + "}", -32700),
    ("{\"jsonrpc\":\"2.0\",\"id\":\"\u{1}\",\"method\":\"ping\"}", -32700),
    ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("7", -32600), ("null", -32600),
    ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":2,"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":7}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":7}}}"#,
      -32602
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":7}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
  ]

  @Test func `whatever is said, the conversation goes on`() throws {
    var conversation = try conversation()
    for (line, code) in Self.hostile {
      let reply = try #require(try conversation.say(line), "\(line.prefix(80))")
      #expect(reply["error"]["code"].whole == code, "\(line.prefix(80)): \(reply)")
    }
    for silent in [
      #"{"jsonrpc":"2.0","method":"ping"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":7}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{}}"#,
    ] { #expect(try conversation.say(silent) == nil, "\(silent)") }
    try conversation.begin()
    for (method, params) in [
      ("tools/call", [:]), ("tools/call", ["name": 7]), ("tools/call", ["name": "check", "arguments": 7]),
      ("tools/list", ["cursor": "x"]), ("resources/read", ["uri": 7]), ("resources/read", [:]),
    ] as [(String, [String: Any])] {
      #expect(try conversation.ask(method, params)["error"]["code"].whole == -32602, "\(method) \(params)")
    }
    let long = String(repeating: "9", count: 300)
    for id in ["9007199254740993", "-1", "\"\(long)\"", #""a\u0000\u001b[31m\u202e""#] {
      let reply = try #require(try conversation.say(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#))
      #expect((reply["id"].any as? NSObject) == (try Value(parsing: id).any as? NSObject), "\(id)")
      #expect(try conversation.say(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#) != nil)
    }
  }

  @Test func `names of the project come out as text`() throws {
    let name = "p/Sources/\u{202E}\u{1B}[31m::error::.swift"
    let sandbox = try Sandbox(Sample.project + [(name, Sample.view.replacing("TripList", with: "Own"))])
    let heard = sandbox.eaves(
      "mcp --root ~/p \(Self.rules)",
      input: """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check"}}

        """)
    #expect(heard.out.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
    let lines = heard.out.split(separator: "\n").map(String.init)
    let found = try Value(parsing: lines[1])["result"]["structuredContent"]["findings"].list
    #expect(found.contains { $0["path"].text == String(name.dropFirst(2)) })
  }
}

/// Messages as they come: in pieces, and too long.
@Suite struct MessageLinesTests {
  private func heard(_ pieces: [String], longest: Int = 100) -> [String] {
    var lines = MessageLines(longest: longest)
    let all = pieces.flatMap { lines.take(Array($0.utf8)) } + lines.finish()
    return all.map {
      if case .whole(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { "too long" }
    }
  }

  @Test func `lines may come in pieces, and the last without its end`() {
    let text = "one\n\n  \r\ntwo\nthree"
    #expect(heard([text]) == ["one", "two", "three"])
    #expect(heard(text.map(String.init)) == ["one", "two", "three"])
    #expect(heard([]).isEmpty)
  }

  @Test func `what is too long is refused, and what follows is heard`() {
    let long = String(repeating: "x", count: 101)
    #expect(heard(["a\n" + long + "\nb\n"]) == ["a", "too long", "b"])
    #expect(heard(["a\n", long, long, "\nb"]) == ["a", "too long", "b"])
    #expect(heard([long]) == ["too long"])
    #expect(MessageLines.longest == 67_108_864)
  }
}
