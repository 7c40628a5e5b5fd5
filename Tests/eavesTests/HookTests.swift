import Foundation
import Testing

@testable import eaves

/// The exit codes of `eaves hook`: 2 stops a coding agent, and only findings may.
@Suite struct HookTests {
  private static let flags = "--rules ~/rules --profile none"
  private static let finding =
    "HIGH no-store-in-views Sources/TripList.swift:2:14 `TripList` holds `TripStore`"

  private func hook(_ sandbox: Sandbox, _ event: [String: Any], _ flags: String = flags) throws
    -> CapturedOutput
  {
    var event = event
    event["cwd"] = event["cwd"] ?? "\(sandbox.path)/p"
    let data = try JSONSerialization.data(withJSONObject: event)
    return sandbox.eaves("hook \(flags)", input: String(decoding: data, as: UTF8.self))
  }

  private func event(_ name: String, _ tool: String, _ input: [String: Any]) -> [String: Any] {
    ["hook_event_name": name, "tool_name": tool, "tool_input": input]
  }

  // MARK: Findings

  @Test func `after an edit, what is found in the file stops the agent`() throws {
    let sandbox = try Sandbox(Sample.project)
    for path in ["Sources/TripList.swift", "\(sandbox.path)/p/Sources/TripList.swift"] {
      let heard = try hook(sandbox, event("PostToolUse", "Edit", ["file_path": path]))
      #expect(heard.status.rawValue == 2 && heard.out == "")
      #expect(
        heard.complaints == [
          "eaves: fix this finding before you continue", Self.finding,
        ])
    }
    #expect(
      try hook(sandbox, event("PostToolUse", "Write", ["file_path": "Sources/Trip.swift"])).status.rawValue
        == 0)
    for flags in ["--fail-on CRITICAL", "--fail-on never"] {
      let heard = try hook(
        sandbox, event("PostToolUse", "Edit", ["file_path": "Sources/TripList.swift"]),
        "\(Self.flags) \(flags)")
      #expect(heard.status.rawValue == 0 && heard.errors == "", "\(heard.errors)")
    }
  }

  @Test func `at the end of a turn, a weakened check stops the agent once`() throws {
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: never\n"),
      ("p/Rules/no-store-in-views.md", Sample.rule()), ("p/Sources/TripList.swift", Sample.view),
    ])
    let stop: [String: Any] = ["hook_event_name": "Stop"]
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line) }
    #expect(try hook(sandbox, stop, "").status.rawValue == 0)
    let allowed = Sample.view.replacing(
      "TripStore", with: "TripStore // eaves:allow no-store-in-views -- a demo")
    for (file, text) in [
      ("Sources/TripList.swift", allowed),
      ("eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: never\nexclude: [Sources]\n"),
    ] {
      let before = sandbox.text("p/\(file)") ?? ""
      try sandbox.add("p/\(file)", Array(text.utf8))
      if file == "eaves.yml" { try sandbox.add("p/Other.swift", Array(Sample.quiet.utf8)) }
      let heard = try hook(sandbox, stop, "")
      #expect(heard.status.rawValue == 2, "\(heard.errors)")
      #expect(
        heard.errors.contains(
          "eaves: the uncommitted changes weaken the check; undo the lines below, or explain to the user "
            + "why they are right\n"), "\(heard.errors)")
      #expect(heard.errors.contains("\(Self.finding): "), "\(heard.errors)")
      let again = try hook(sandbox, stop.merging(["stop_hook_active": true]) { $1 }, "")
      #expect(again.status.rawValue == 1)
      try sandbox.add("p/\(file)", Array(before.utf8))
    }
  }

  @Test func `a file that is not understood stops nobody, and is not called clean`() throws {
    let sandbox = try Sandbox(Sample.project + [("p/Sources/Torn.swift", "struct A {\n")])
    for input in [
      ["file_path": "Sources/Torn.swift"], ["file_path": "Sources/B.swift", "content": "struct B {\n"],
    ] {
      let heard = try hook(
        sandbox, event(input.count == 1 ? "PostToolUse" : "PreToolUse", "Write", input))
      #expect(heard.status.rawValue == 0, "\(input)")
      #expect(
        heard.errors.hasPrefix("eaves: \(input["file_path"] ?? "") was not fully understood: line "),
        "\(heard.errors)")
    }
  }

  @Test func `what is allowed or in the baseline stops nobody`() throws {
    let sandbox = try Sandbox(Sample.project)
    let post = event("PostToolUse", "Edit", ["file_path": "Sources/TripList.swift"])
    #expect(sandbox.eaves("baseline write --root ~/p \(Self.flags)").status == .clean)
    #expect(try hook(sandbox, post).status.rawValue == 0)
    #expect(try hook(sandbox, post, "\(Self.flags) --no-baseline").status.rawValue == 2)
    let allowed = Sample.view.replacing(
      "TripStore", with: "TripStore // eaves:allow no-store-in-views -- a demo")
    try sandbox.add("p/Sources/TripList.swift", Array(allowed.utf8))
    #expect(try hook(sandbox, post, "\(Self.flags) --no-baseline").status.rawValue == 0)
  }

  static let edits: [(tool: String, input: String, stops: Bool)] = [
    ("Write", #""content":"struct Dock: View { let store: DockStore }""#, true),
    ("Write", #""content":"struct Dock: View {}""#, false),
    (
      "Edit", #""old_string":"struct Trip {}","new_string":"struct Dock: View { let store: DockStore }""#,
      true
    ),
    ("Edit", #""old_string":"Trip","new_string":"Journey","replace_all":true"#, false),
    (
      "MultiEdit",
      #""edits":[{"old_string":"Trip","new_string":"Dock: View"},{"old_string":"{}","new_string":"{ let s: DockStore }"}]"#,
      true
    ),
  ]

  @Test(arguments: edits) func `before an edit, only what it brings counts`(
    _ tool: String, _ input: String, _ stops: Bool
  ) throws {
    let sandbox = try Sandbox(Sample.project)
    let line =
      #"{"hook_event_name":"PreToolUse","cwd":"\#(sandbox.path)/p","tool_name":"\#(tool)","tool_input":{"file_path":"Sources/Trip.swift",\#(input)}}"#
    let heard = sandbox.eaves("hook \(Self.flags)", input: line)
    #expect(heard.status.rawValue == (stops ? 2 : 0), "\(heard.errors)")
    #expect(heard.errors.contains("`Dock` holds `DockStore`") == stops)
    #expect(sandbox.text("p/Sources/Trip.swift") == Sample.quiet)
  }

  /// After an upgrade a check takes a new breach of another kind for the old entry; an edit must not bring one.
  @Test func `before an edit, no entry of an older Eaves makes a new finding known`() throws {
    let sandbox = try Sandbox(Sample.project)
    #expect(sandbox.eaves("baseline write \(Self.flags) --root ~/p").status == .clean)
    let page = sandbox.text("p/eaves-baseline.json") ?? ""
    let version = try #require(page.firstMatch(of: /"eaves-version": "([^"]+)"/))
    let old = page.replacing(version.1, with: "0.0.1")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    let edit = [
      "file_path": "Sources/TripList.swift", "old_string": "TripStore", "new_string": "DockStore",
    ]
    let heard = try hook(sandbox, event("PreToolUse", "Edit", edit))
    #expect(
      heard.status.rawValue == 2 && heard.errors.contains("`TripList` holds `DockStore`"), "\(heard.errors)")
    let other = ["file_path": "Sources/Trip.swift", "old_string": "Trip", "new_string": "Tour"]
    #expect(try hook(sandbox, event("PreToolUse", "Edit", other)).status.rawValue == 0)
  }

  @Test func `lines that Windows broke are found as agents quote them`() throws {
    let sandbox = try Sandbox(Sample.project)
    try sandbox.add("p/Sources/Trip.swift", Array("struct Trip {\r\n}\r\nstruct Port {}\r\n".utf8))
    let edit = [
      "file_path": "Sources/Trip.swift", "old_string": "struct Trip {\n}\n",
      "new_string": "struct Dock: View {\n  let store: DockStore\n}\n",
    ]
    let heard = try hook(sandbox, event("PreToolUse", "Edit", edit))
    #expect(heard.status.rawValue == 2 && heard.errors.contains("Sources/Trip.swift:2:"), "\(heard.errors)")
    let steps = [
      ["old_string": "struct Port {}", "new_string": "struct Dock: View {\n}"],
      ["old_string": "Dock: View {\n}\n", "new_string": "Dock: View {\n  let store: DockStore\n}\n"],
    ]
    let both = event("PreToolUse", "MultiEdit", ["file_path": "Sources/Trip.swift", "edits": steps])
    #expect(try hook(sandbox, both).status.rawValue == 2)
  }

  @Test func `a file of a project below is checked by that project`() throws {
    let sandbox = try Sandbox([
      ("p/.git/", ""), ("p/Libs/Trips/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("p/Libs/Trips/rules/no-store-in-views.md", Sample.rule()), ("p/App/App.swift", Sample.quiet),
      ("p/Libs/Trips/Sources/TripList.swift", Sample.view),
    ])
    let path = "Libs/Trips/Sources/TripList.swift"
    #expect(try hook(sandbox, event("PostToolUse", "Write", ["file_path": path]), "").status.rawValue == 2)
    let new = ["file_path": "Libs/Trips/Sources/New/Row.swift", "content": Sample.view]
    #expect(try hook(sandbox, event("PreToolUse", "Write", new), "").status.rawValue == 2)
    #expect(
      try hook(sandbox, event("PostToolUse", "Write", ["file_path": "App/App.swift"]), "").status.rawValue
        == 0)
  }

  @Test func `a new file is checked before it is there`() throws {
    let sandbox = try Sandbox(Sample.project)
    let text = Sample.view.replacing("TripList", with: "Dock")
    func before(_ path: String) throws -> Int32 {
      try hook(sandbox, event("PreToolUse", "Write", ["file_path": path, "content": text])).status.rawValue
    }
    #expect(try before("Sources/Dock.swift") == 2)
    #expect(try before(".build/Dock.swift") == 0)
    #expect(try before("Sources/Generated/Dock.swift") == 2)
    try sandbox.add("p/.gitignore", Array("Generated/\n".utf8))
    #expect(try before("Sources/Generated/Dock.swift") == 0)
    #expect(try before("Dock.md") == 0)
  }

  @Test func `at the end of a turn everything counts, and nobody is stopped for ever`() throws {
    let sandbox = try Sandbox(Sample.project)
    let heard = try hook(sandbox, ["hook_event_name": "Stop"])
    #expect(heard.status.rawValue == 2 && heard.complaints.last == Self.finding)
    #expect(try hook(sandbox, ["hook_event_name": "Stop", "stop_hook_active": true]).status.rawValue == 1)
    try sandbox.add("p/Sources/TripList.swift", Array(Sample.quiet.utf8))
    #expect(try hook(sandbox, ["hook_event_name": "Stop"]).status.rawValue == 0)
  }

  @Test func `many findings are cut short`() throws {
    let sandbox = try Sandbox(Sample.project)
    let many = (0..<30).map { "struct V\($0): View { let store: TripStore }\n" }.joined()
    try sandbox.add("p/Sources/Many.swift", Array(many.utf8))
    let heard = try hook(sandbox, ["hook_event_name": "Stop"])
    #expect(heard.complaints.count == 22 && heard.complaints.last == "and 11 more: `eaves check` lists them")
  }

  @Test func `a file that no rule is asked about stops nobody, and is not called clean`() throws {
    let off = "off:\n  - rule: no-store-in-views\n    reason: an old list\n"
    for (page, why) in [
      ("exclude: [\"*\"]\n", "it is left out of the project"), (off, "every rule is off there"),
    ] {
      let sandbox = try Sandbox(
        Sample.project + [
          ("p/Old/eaves.yml", page), ("p/Old/Dock.swift", Sample.view), ("p/eaves.yml", "eaves: 1\n"),
        ])
      for file in ["Old/Dock.swift", "Old/New.swift"] {
        for name in ["PreToolUse", "PostToolUse"] where name == "PreToolUse" || file == "Old/Dock.swift" {
          let heard = try hook(
            sandbox, event(name, "Write", ["file_path": file, "content": Sample.view]))
          #expect(heard.status.rawValue == 0, "\(heard.errors)")
          #expect(heard.errors == "eaves: \(file) is not checked: \(why)\n", "\(name)")
        }
      }
      let other = event("PostToolUse", "Write", ["file_path": "Sources/Trip.swift"])
      #expect(try hook(sandbox, other).errors == "")
    }
  }

  // MARK: Where

  @Test func `the project is that of the nearest configuration, else the repository`() throws {
    let files = Sample.project.map { (path: "r/" + $0.path, text: $0.text) }
    let sandbox = try Sandbox(files + [("r/.git/HEAD", ""), ("r/p/deep/er/x.txt", "")])
    let post = event("PostToolUse", "Edit", ["file_path": "\(sandbox.path)/r/p/Sources/TripList.swift"])
      .merging(["cwd": "\(sandbox.path)/r/p/deep/er"]) { $1 }
    let heard = try hook(sandbox, post, "--rules ~/r/rules --profile none")
    #expect(heard.complaints.last?.contains(" p/Sources/TripList.swift:2:14 ") == true, "\(heard.errors)")
    try sandbox.add("r/p/eaves.yml", Array("profile: none\nrules: [../rules]\n".utf8))
    #expect(try hook(sandbox, post, "").complaints.last == Self.finding)
  }

  /// Two applications without a repository, each with its own configuration, and a folder beside them.
  private static func siblings(_ repository: String? = nil) throws -> Sandbox {
    let app = [
      ("My App/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("My App/rules/no-store-in-views.md", Sample.rule()), ("My App/Sources/Trip.swift", Sample.quiet),
    ]
    let others = [("elsewhere/", ""), ("plain/Sources/Trip.swift", Sample.quiet)]
    return try Sandbox(app + others + (repository.map { [("\($0)/.git/HEAD", "")] } ?? []))
  }

  @Test(arguments: ["elsewhere", "plain", "My App/Sources", "."], [nil, "My App", "."])
  func `the edited file names the project, wherever the agent works`(
    _ place: String, _ repository: String?
  ) throws {
    let sandbox = try Self.siblings(repository)
    let write = ["file_path": "\(sandbox.path)/My App/Sources/TripList.swift", "content": Sample.view]
    let asked = event("PreToolUse", "Write", write).merging(["cwd": "\(sandbox.path)/\(place)"]) { $1 }
    let heard = try hook(sandbox, asked, "")
    #expect(heard.status.rawValue == 2 && heard.complaints.last == Self.finding, "\(heard.errors)")
  }

  @Test func `a worktree is a project of its own, the folder that the agent began in is the last resort`()
    throws
  {
    let sandbox = try Self.siblings("My App")
    try sandbox.add("My App/trees/one/.git", Array("gitdir: ../../.git/worktrees/one\n".utf8))
    try sandbox.add("My App/trees/one/Sources/Trip.swift", Array(Sample.quiet.utf8))
    func before(_ path: String, _ flags: String = "") throws -> CapturedOutput {
      let write = ["file_path": "\(sandbox.path)/\(path)", "content": Sample.view]
      let data = try JSONSerialization.data(
        withJSONObject: event("PreToolUse", "Write", write).merging(["cwd": "\(sandbox.path)/elsewhere"]) {
          $1
        })
      return sandbox.eaves(
        "hook \(flags)", input: String(decoding: data, as: UTF8.self),
        variables: ["CLAUDE_PROJECT_DIR": "\(sandbox.path)/plain"])
    }
    let rules = "--rules \(sandbox.path)/plain/rules --profile none"
    try sandbox.add("plain/rules/no-store-in-views.md", Array(Sample.rule().utf8))
    let tree = try before("My App/trees/one/Sources/TripList.swift", rules)
    #expect(tree.complaints.last == Self.finding, "\(tree.errors)")
    let plain = try before("plain/Sources/TripList.swift", rules)
    #expect(plain.complaints.last == Self.finding, "\(plain.errors)")
    let nowhere = try before("elsewhere2/TripList.swift", rules)
    #expect(nowhere.status.rawValue == 1 && nowhere.errors.contains("outside"), "\(nowhere.errors)")
  }

  @Test func `a link out of the project is followed into no other`() throws {
    let sandbox = try Self.siblings()
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/plain/Out", withDestinationPath: "../My App/Sources")
    let edit = ["file_path": "\(sandbox.path)/plain/Out/Trip.swift"]
    let asked = event("PostToolUse", "Edit", edit).merging(["cwd": "\(sandbox.path)/plain"]) { $1 }
    let heard = try hook(sandbox, asked, "")
    #expect(heard.status.rawValue == 1 && heard.errors.contains("through a link"), "\(heard.errors)")
  }

  // MARK: Trouble

  static let quiet: [String] = [
    #"{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"}}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Write","tool_input":{"file_path":"README.md"}}"#,
    #"{"hook_event_name":"SessionStart"}"#,
    #"{"hook_event_name":"PostToolUse","tool_name":"Write","tool_input":{"file_path":"Gone.swift"}}"#,
  ]

  @Test(arguments: quiet) func `what is not asked about passes in silence`(_ line: String) throws {
    let heard = try Sandbox(Sample.project).eaves("hook --root ~/p \(Self.flags)", input: line)
    #expect(heard.status.rawValue == 0 && heard.errors == "" && heard.out == "", "\(heard.errors)")
  }

  static let trouble: [(line: String, says: String)] = [
    ("", "holds no JSON"), ("{", "holds no JSON"), ("[]", "holds no JSON"), ("{}", "hook_event_name"),
    (#"{"hook_event_name":7}"#, "hook_event_name"),
    (#"{"hook_event_name":"PreToolUse","tool_name":"Write","tool_input":7}"#, "file_path"),
    (
      #"{"hook_event_name":"PreToolUse","tool_name":"Write","tool_input":{"file_path":"A.swift"}}"#,
      "what is written"
    ),
    (
      #"{"hook_event_name":"PreToolUse","tool_name":"MultiEdit","tool_input":{"file_path":"A.swift","edits":[7]}}"#,
      "what is written"
    ),
    (
      #"{"hook_event_name":"PreToolUse","tool_name":"Edit","tool_input":{"file_path":"Sources/Trip.swift","old_string":"nowhere","new_string":""}}"#,
      "is not in the file"
    ),
    (
      #"{"hook_event_name":"PostToolUse","tool_name":"Write","tool_input":{"file_path":"/etc/x.swift"}}"#,
      "outside"
    ),
    (
      #"{"hook_event_name":"PostToolUse","tool_name":"Write","tool_input":{"file_path":"../x.swift"}}"#,
      "outside"
    ),
    (String(repeating: #"{"a":"#, count: 1000), "holds no JSON"),
  ]

  @Test(arguments: trouble) func `its own trouble never stops anybody`(_ line: String, _ says: String) throws
  {
    let sandbox = try Sandbox(Sample.project)
    let input = line.replacing("{\"hook", with: "{\"cwd\":\"\(sandbox.path)/p\",\"hook")
    let heard = sandbox.eaves("hook \(Self.flags) --root ~/p", input: input)
    #expect(heard.status.rawValue == 1 && heard.complaints.count == 1)
    #expect(heard.errors.contains(says), "\(heard.errors)")
  }

  @Test func `a broken configuration, a folder without Swift and a wrong flag stop nobody`() throws {
    let stop = #"{"hook_event_name":"Stop"}"#
    let sandbox = try Sandbox([("p/eaves.yml", "profil: base\n"), ("p/A.swift", ""), ("empty/", "")])
    for line in [
      "hook --root ~/p", "hook --root ~/empty", "hook --root ~/nowhere", "hook --bogus", "hook now",
    ] {
      let heard = sandbox.eaves(line, input: stop)
      #expect(heard.status.rawValue == 1 && heard.errors.hasPrefix("eav"), "\(line): \(heard.errors)")
    }
  }
}
