import Foundation
import Testing

@testable import eaves

/// What an `eaves.yml` below the root takes from a report, the report says; and servers say the same.
@Suite struct FolderSwitchTests {
  private static let configuration = "eaves: 1\nprofile: none\nrules: [../rules]\n"

  private func sandbox(
    _ nested: String = "", root: String = "", _ more: [(String, String)] = []
  ) throws -> Sandbox {
    return try Sandbox(
      [
        (".git/", ""), ("p/eaves.yml", Self.configuration + root), ("p/Sub/eaves.yml", "eaves: 1\n" + nested),
        ("p/Sub/TripList.swift", Sample.view), ("rules/no-store-in-views.md", Sample.rule()),
        ("rules/_renamed.yml", "old-name: no-store-in-views\n"),
      ] + more)
  }

  private static func off(_ rule: String) -> String { "off:\n  - rule: \(rule)\n    reason: later\n" }

  @Test(arguments: ["no-store-in-views", "old-name"])
  func `a rule is off by each of its names`(name: String) throws {
    let heard = try sandbox(Self.off(name)).eaves("check ~/p --color never")
    #expect(heard.status == .clean && heard.out.hasPrefix("no findings"), "\(heard.out)")
    #expect(heard.out.contains("1 rule off in Sub: no-store-in-views"), "\(heard.out)")
  }

  @Test func `an impact below the least to report is told as off`() throws {
    let nested = "impact:\n  - rule: old-name\n    level: LOW\n"
    let all = try sandbox(nested).eaves("check ~/p --color never --fail-on never").out
    #expect(all.contains("LOW") && !all.contains("off in Sub"), "\(all)")
    let least = try sandbox(nested, root: "min-impact: MEDIUM\n")
    #expect(
      least.eaves("check ~/p --color never").out.contains("1 rule off in Sub: no-store-in-views"),
      "\(least.eaves("check ~/p --color never").out)")
    #expect(
      least.eaves("check ~/p --format json").out.contains(
        "its impact is LOW there, and MEDIUM is the least to report"))
  }

  @Test func `configurations lie in each other only so deep`() throws {
    let pages = (1...33).map { (String(repeating: "a/", count: $0), "eaves: 1\nexclude: [B]\n") }
    let some = pages.prefix(31).map { ("p/Sub/\($0)eaves.yml", $1) }
    let heard = try sandbox("", some).eaves("check ~/p --color never --fail-on never")
    #expect(heard.status == .clean && heard.errors.isEmpty, "\(heard.errors)")
    let all = try sandbox("", pages.map { ("p/Sub/\($0)eaves.yml", $1) }).eaves("check ~/p --color never")
    #expect(all.status == .couldNotRun, "\(all.out)")
    #expect(all.errors.contains("more than 32 configurations stand around this folder"), "\(all.errors)")
  }

  @Test func `an impact that comes to nothing, the root asking for more, is told`() throws {
    let nested = "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n"
    let root = "min-impact: CRITICAL\n"
    let heard = try sandbox(
      nested, root: root,
      [
        (
          "rules/no-berths.md",
          Sample.rule("for: view\nnever:\n  holds: B", impact: "CRITICAL")
        )
      ]
    )
    .eaves("check ~/p --color never")
    let told = heard.errors + heard.out
    #expect(
      told.contains("Sub/eaves.yml:3:11: warning: `no-store-in-views` does not run"), "\(told)")
  }

  @Test func `a folder with nothing but a project file has something to spare`() throws {
    let page = """
      name: App
      targets:
        Data: {type: framework, platform: iOS, sources: [../Data]}
        App: {type: application, platform: iOS, sources: [../App], dependencies: [{target: Data}]}
      """
    let rule = Sample.rule("for: module\nthat:\n  name: App\nnever:\n  declares-dependency: Data")
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", Self.configuration), ("p/gen/project.yml", page),
      ("p/App/A.swift", "import Data\n"), ("p/Data/D.swift", "struct D {}\n"), ("rules/app-no-data.md", rule),
    ])
    let found = sandbox.eaves("check ~/p --color never --fail-on never").out
    #expect(found.contains("app-no-data"), "\(found)")
    try sandbox.add("p/gen/eaves.yml", Array(("eaves: 1\n" + Self.off("app-no-data")).utf8))
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("1 rule off in gen: app-no-data"), "\(heard.out)")
  }

  @Test(arguments: ["\"   \"", ".", "\u{200B}"]) func `a reason says something`(reason: String) throws {
    for nested in [false, true] {
      let off = "off:\n  - rule: no-store-in-views\n    reason: \(reason)\n"
      let heard = try (nested ? sandbox(off) : sandbox(root: off)).eaves("check ~/p --color never")
      #expect(heard.status == .couldNotRun, "\(heard.out)")
      #expect(heard.errors.contains("this `reason` says nothing"), "\(heard.errors)")
    }
  }

  @Test func `a key of the root is told once, and so is one that nobody knows`() throws {
    for (key, words) in [("jobs", "is a key for the eaves.yml of the root only"), ("lyers", "unknown key")] {
      let heard = try sandbox("\(key): 2\n").eaves("check ~/p --color never")
      #expect(heard.errors.split(separator: "\n").count { $0.contains("Sub/eaves.yml") } == 1)
      #expect(heard.errors.contains(words), "\(heard.errors)")
    }
  }

  // MARK: Servers

  @Test func `a role that a length excludes from follows an edit of a body`() throws {
    let roles = "roles:\n  small:\n    - name: \"*Thing\"\n      unless:\n        - lines: 7..\n"
    let text = "struct AThing {\n  func a() {\n    print(1)\n    print(2)\n    print(3)\n  }\n  let b: B\n}\n"
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", Self.configuration + roles), ("p/A.swift", text),
      ("rules/small.md", Sample.rule("for: small\nnever:\n  mentions: B")),
    ])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    #expect(try conversation.answer("check")["findings"].list.isEmpty)
    let short = text.replacing("    print(1)\n    print(2)\n", with: "")
    let answer = try conversation.answer("check_text", ["path": "A.swift", "text": short])
    #expect(answer["findings"].list.count == 1, "\(answer)")
    try sandbox.add("p/A.swift", Array(short.utf8))
    #expect(try conversation.answer("check")["findings"].list.count == 1)
    #expect(sandbox.eaves("check ~/p").status == .findings)
  }

  @Test func `a configuration below that cannot be read comes and goes`() throws {
    let sandbox = try sandbox("")
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    #expect(try conversation.answer("check")["findings"].list.count == 1)
    try sandbox.add("p/Other/A.swift", Array("struct A {}\n".utf8))
    try sandbox.add("p/Other/eaves.yml", Array(repeating: 0x23, count: 17 << 20))
    #expect(try conversation.call("check")["isError"].truth == true)
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/Other/eaves.yml")
    #expect(try conversation.answer("check")["findings"].list.count == 1)
  }

  @Test func `what is allowed for want of rules says so`() throws {
    let question = ["from": "TripList", "verb": "holds", "to": "TripStore"]
    var strict = try Conversation(on: sandbox())
    try strict.begin()
    #expect(try strict.answer("may", question)["verdict"].text == "forbidden")
    var conversation = try Conversation(on: sandbox(Self.off("no-store-in-views")))
    try conversation.begin()
    let answer = try conversation.answer("may", question)
    #expect(answer["verdict"].text == "allowed", "\(answer)")
    #expect(
      answer["reason"].text == "not run there: no-store-in-views, because of Sub/eaves.yml", "\(answer)")
  }

  @Test func `stale entries of a path are told, whatever it is called`() throws {
    let sandbox = try sandbox("", [("p/a:b/List.swift", Sample.view), ("p/c/List.swift", Sample.view)])
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    for folder in ["a:b", "c"] { try sandbox.add("p/\(folder)/List.swift", Array("struct A {}\n".utf8)) }
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    for folder in ["a:b", "c"] {
      let answer = try conversation.answer("check", ["paths": [folder]])
      #expect(answer["fails"].truth == true, "\(answer)")
      #expect(answer["findings"].list.map(\.["rule"].text) == ["eaves-baseline"], "\(answer)")
    }
    #expect(try conversation.answer("check", ["paths": ["Sub"]])["fails"].truth == false)
  }

  @Test func `a file is one, whatever folder it is named through`() throws {
    let sandbox = try sandbox("")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Linked", withDestinationPath: "Sub")
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let answer = try conversation.answer(
      "check_text", ["path": "Linked/TripList.swift", "text": "struct TripList {}\n"])
    #expect(answer["path"].text == "Sub/TripList.swift" && answer["checked"].truth == true, "\(answer)")
    let event = """
      {"hook_event_name": "PostToolUse", "tool_name": "Edit", "cwd": "\(sandbox.path)/p",
       "tool_input": {"file_path": "Linked/TripList.swift"}}
      """
    #expect(sandbox.eaves("hook", input: event).status.rawValue == 2)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Alias.swift", withDestinationPath: "Sub/TripList.swift")
    let alias = event.replacing("Linked/TripList.swift", with: "Alias.swift")
    #expect(sandbox.eaves("hook", input: alias).status.rawValue == 2)
    #expect(
      try conversation.answer("check_text", ["path": "Alias.swift", "text": "struct A {}\n"])["path"].text
        == "Sub/TripList.swift")
  }

  @Test func `when an agent stops, it hears what was not understood`() throws {
    let sandbox = try sandbox(Self.off("no-store-in-views"), [("p/Torn.swift", "struct A {\n")])
    let heard = sandbox.eaves(
      "hook", input: "{\"hook_event_name\": \"Stop\", \"cwd\": \"\(sandbox.path)/p\"}")
    #expect(heard.errors.contains("eaves: Torn.swift was not fully understood"), "\(heard.errors)")
  }

  @Test func `rules that name each other by an old name mean each other`() throws {
    let other = Sample.rule("for: view\nnever:\n  holds: BerthStore")
      .replacing("No Store in Views", with: "No Berths in Views")
      .replacing("tags: layer", with: "tags: layer\nconflicts: old-name")
    let heard = try sandbox("", [("rules/no-berths-in-views.md", other)]).eaves("check ~/p --color never")
    #expect(heard.status == .couldNotRun, "\(heard.out)")
    #expect(heard.errors.contains("no-berths-in-views") && heard.errors.contains("no-store-in-views"))
  }
}
