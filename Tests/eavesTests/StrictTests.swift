import Testing

@testable import eaves

/// What a run says of code that it could not read, and of why `--strict` fails it.
@Suite struct StrictTests {
  @Test func `every file that was not understood is named, and strict says so`() throws {
    let unparsed = String(repeating: "func a( {\n", count: 9)
    let sandbox = try Sandbox([
      ("p/A.swift", unparsed), ("p/B.swift", unparsed), ("p/C.swift", "struct C {}\n"),
    ])
    let heard = sandbox.eaves("check ~/p --profile base --strict")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("A.swift:") && heard.out.contains("B.swift:") && !heard.out.contains("C.swift:"))
    #expect(heard.out.contains("--strict: could not parse 2 files completely"))
    #expect(sandbox.eaves("check ~/p --profile base").out.contains("B.swift:"))
  }

  /// A manifest or a project file that is not read takes its modules out of every rule about them.
  @Test(arguments: [
    ("Package.swift", "let package = Package(name: \"P\", targets: makeTargets())\n", "1:43"),
    ("App.xcodeproj/project.pbxproj", "{ objects = {\n<<<<<<< ours\n}; }\n", "2:1"),
    ("App.xcodeproj/project.pbxproj", "<?xml version=\"1.0\"?><plist/>\n", "1:1"),
    ("App.xcodeproj/project.pbxproj", "", "1:1"),
  ])
  func `a project file that is not read is told by every run`(page: (String, String, String)) throws {
    let own = Sample.rule("for: file\nnever:\n  imports: MoonKit")
    let sandbox = try Sandbox([
      ("p/\(page.0)", page.1), ("p/Sources/A/A.swift", "struct A {}\n"), ("rules/no-moon.md", own),
    ])
    // Where no rule asks for modules, only what says in which module a file is matters.
    for profile in ["base", "none"] {
      let heard = sandbox.eaves("check ~/p --profile \(profile) --rules ~/rules --color never")
      #expect(heard.out.contains("\(page.0):\(page.2): not understood: "), "\(heard.out)")
      #expect(heard.out.contains("\nnot covered: "), "\(heard.out)")
    }
    let json = sandbox.eaves("check ~/p --profile base --format json").out
    #expect(json.contains("\"notUnderstood\": [\n      {\n        \"path\": \"\(page.0)\""), "\(json)")
    let strict = sandbox.eaves("check ~/p --profile base --strict")
    #expect(strict.status == .findings)
    #expect(strict.out.contains("details: `eaves facts --modules`"), "\(strict.out)")
  }

  @Test func `strict names the roles that nothing has`() throws {
    let sandbox = try Sandbox([("p/A.swift", "struct Quay {}\n")])
    let heard = sandbox.eaves("check ~/p --profile vanilla-mv --strict")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("--strict: no type has these roles, which active rules use: `"), "\(heard.out)")
    #expect(heard.out.contains("`view`"))
    #expect(!sandbox.eaves("check ~/p --profile vanilla-mv").out.contains("--strict"))
  }

  @Test func `an exception of a module that nobody imports is told`() throws {
    let check = "for: file\nnever:\n  imports: \"*Kit\"\nexcept:\n  - name: [MoonKit, \"Sun*\"]"
    let sandbox = try Sandbox([
      (".git/", ""), ("p/rules/no-kit.md", Sample.rule(check)),
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("p/A.swift", "import MoonKit\nimport UIKit\nstruct A {}\n"),
    ])
    let heard = sandbox.eaves("check ~/p --color never")
    let said = heard.out + heard.errors
    #expect(said.contains("`except` names `Sun*`, and no file imports this module"), "\(said)")
    #expect(!said.contains("`except` names `MoonKit`"))
  }

  @Test func `strict names an own rule that asked nobody`() throws {
    let rule = Sample.rule("for: type\nthat:\n  path: \"Sorces/**\"\nnever:\n  holds: \"*Store\"")
    let sandbox = try Sandbox([
      ("rules/no-store.md", rule), ("p/Sources/A.swift", "struct A { let store: TripStore }\n"),
    ])
    let line = "check ~/p --profile none --rules ~/rules --color never"
    #expect(sandbox.eaves(line).status == .clean)
    let heard = sandbox.eaves(line + " --strict")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("no-store found no code to check: its `for:` and `that:` select nothing"),
      "\(heard.out)")
  }

  @Test func `names of a configuration that come to nothing are told`() throws {
    let own = """
      eaves: 1
      profile: base
      roles:
        repository:
          - name: "*Stoooore"
          - name: "*Gate"
      words:
        netwrok: [Wire]
        network: [Cable]
      may-be-empty:
        - role: view
          reason: none yet
      """
    let sandbox = try Sandbox([
      ("p/eaves.yml", own), ("p/A.swift", Sample.view + "\nfinal class TripGate {}\n"),
    ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(
      heard.out.contains("eaves.yml:5: warning: this item adds no type to the role `repository`;"),
      "\(heard.out)")
    #expect(!heard.out.contains("eaves.yml:6:"))
    #expect(
      heard.out.contains(
        "eaves.yml:8: warning: no rule and no role uses the list `netwrok`; did you mean `network`?"))
    #expect(!heard.out.contains("eaves.yml:9:") && !heard.out.contains("may-be-empty"))
    #expect(
      sandbox.eaves("check ~/p --strict").out.contains("`may-be-empty` lists `view`, which is not empty"))
  }

  @Test(arguments: ["eaves.yaml", ".eaves.yml", ".eaves.yaml", "Eaves.yml"])
  func `a file that is nearly called as a configuration is told, and fails a strict run`(name: String) throws
  {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("p/\(name)", "eaves: 1\nfail-on: never\n")])
    let text =
      "\(name): warning: Eaves does not read this file; rename the file to eaves.yml\n"
    let line = "check ~/p --profile base --color never"
    let heard = sandbox.eaves(line)
    #expect(heard.status == .clean && heard.out.contains(text), "\(heard.out)")
    #expect(sandbox.eaves(line + " --strict").status == .findings)
    // Who names a file has looked for none.
    #expect(
      !sandbox.eaves("check ~/p --config ~/p/\(name) --color never").out.contains("does not read this file"))
    try sandbox.add("p/eaves.yml", Array("eaves: 1\n".utf8))
    #expect(!sandbox.eaves(line).out.contains("does not read this file"))
  }

  @Test func `a rule that is switched off leaves a trace`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.quiet),
      ("p/eaves.yml", "eaves: 1\nprofile: base\noff:\n  - rule: view-no-any-view\n    reason: an old list\n"),
    ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("1 rule off: view-no-any-view"), "\(heard.out)")
    #expect(
      sandbox.eaves("check ~/p --format json").out.contains("\"off\": [\n      \"view-no-any-view\"\n    ]"))
    #expect(
      sandbox.eaves("explain view-no-any-view --root ~/p").out.contains("Off in this project: an old list"))
    let skipped = sandbox.eaves("check ~/p --skip module-no-cycles").out
    #expect(skipped.contains("2 rules off: module-no-cycles, view-no-any-view"), "\(skipped)")
  }

  @Test func `rules that a configuration narrows away leave a trace, too`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.quiet), ("p/rules/no-store.md", Sample.rule()),
      ("p/rules/no-stores.md", Sample.rule(impact: "LOW").replacing("tags: layer", with: "tags: size")),
      ("p/eaves.yml", ""),
    ])
    for key in ["only: [layer]", "only: [no-store]", "min-impact: MEDIUM"] {
      try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [rules]\n\(key)\n".utf8))
      let heard = sandbox.eaves("check ~/p --color never --strict")
      #expect(heard.out.contains("1 rule off: no-stores"), "\(heard.out)")
      #expect(sandbox.eaves("check ~/p --format json").out.contains("\"off\": [\n      \"no-stores\"\n    ]"))
    }
    // What is typed is seen by who types it.
    let typed = sandbox.eaves("check ~/p --only size --min-impact LOW").out
    #expect(typed.contains("checked: 1 rule ") && !typed.contains("off"), "\(typed)")
  }

  @Test func `a rule that supersedes a weightier one says what becomes of its findings`() throws {
    let own = Sample.rule("for: view\nnever:\n  creates: AnyView", impact: "LOW").replacing(
      "tags: layer", with: "tags: layer\nsupersedes: view-no-any-view")
    let configuration = "eaves: 1\nprofile: base\nrules: [rules]\n"
    let sandbox = try Sandbox([
      ("p/A.swift", "struct Quay: View { var body: some View { AnyView(Text(\"\")) } }\n"),
      ("p/rules/own-any-view.md", own), ("p/eaves.yml", configuration),
    ])
    let text =
      "rules/own-any-view.md: warning: own-any-view (LOW) supersedes view-no-any-view (MEDIUM): findings of both "
      + "rules count as LOW; give the rules the same impact under `impact` in eaves.yml\n"
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.status == .clean && heard.out.contains(text), "\(heard.out)\(heard.errors)")
    #expect(sandbox.eaves("check ~/p --strict").status == .findings)
    for (rule, level) in [("view-no-any-view", "LOW"), ("own-any-view", "HIGH")] {
      let said = configuration + "impact:\n  - rule: \(rule)\n    level: \(level)\n"
      try sandbox.add("p/eaves.yml", Array(said.utf8))
      #expect(!sandbox.eaves("check ~/p --color never").out.contains("supersedes"))
    }
  }

  @Test(arguments: ["xcode", "github"])
  func `what was not understood is marked where the change is read`(format: String) throws {
    let unparsed = "<<<<<<< HEAD\nstruct A {\n"
    let sandbox = try Sandbox([("p/A.swift", unparsed), ("p/B.swift", "struct B {}\n")])
    let heard = sandbox.eaves("check ~/p --profile base --format \(format)")
    let mark =
      format == "xcode"
      ? "/A.swift:1:1: warning: not understood: " : "::warning file=A.swift,line=1::not understood"
    #expect(heard.out.contains(mark), "\(heard.out)")
  }

  @Test func `a text in another encoding is called so`() throws {
    let sandbox = try Sandbox([("p/C.swift", "struct C {}\n")])
    try sandbox.add("p/A.swift", [0xFF, 0xFE] + "struct A {}\n".utf8.flatMap { [$0, 0] })
    try sandbox.add("p/B.swift", Array("struct B {}\nlet caf".utf8) + [0xE9] + Array(" = 1\n".utf8))
    let heard = sandbox.eaves("check ~/p --profile base")
    #expect(heard.out.contains("A.swift:1:1: not understood: it is UTF-16; save it as UTF-8"), "\(heard.out)")
    #expect(
      heard.out.contains("B.swift:2:8: not understood: it is not UTF-8; save it as such"), "\(heard.out)")
  }

  @Test func `a conflict in the configuration is called so`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.quiet), ("p/eaves.yml", "<<<<<<< HEAD\neaves: 1\n=======\neaves: 1\n>>>>>>> x\n"),
    ])
    #expect(sandbox.eaves("check ~/p").errors.contains("eaves.yml:1:1: error: an unresolved merge conflict"))
  }

  @Test func `an exception of a rule that selects nothing is not called unused`() throws {
    func said(_ name: String) throws -> String {
      let check =
        "for: view\nthat:\n  - name: \"*Board\"\nnever:\n  mentions: network\nexcept:\n  - inside: init"
      let sandbox = try Sandbox([
        (".git/", ""), ("p/rules/no-net.md", Sample.rule(check)),
        ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
        ("p/A.swift", "struct \(name): View { var body: some View { Text(\"\") } }\n"),
      ])
      let heard = sandbox.eaves("check ~/p --strict --color never")
      return heard.out + heard.errors
    }
    let list = try said("BerthList")
    #expect(list.contains(" · 1 rule with no code to check: no-net"), "\(list)")
    #expect(!list.contains("applied nowhere") && !list.contains("remove it"), "\(list)")
    let board = try said("BerthBoard")
    #expect(board.contains("this exception of no-net applied nowhere\n"), "\(board)")
    #expect(!board.contains("no code to check"), "\(board)")
  }
}
