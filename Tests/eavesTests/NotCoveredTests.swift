import Testing

@testable import eaves

/// What a report says of types, files and facts that no rule looked at, and what `--strict=LIST` makes of it.
@Suite struct NotCoveredTests {
  /// A view, two screens and a cell of UIKit, a struct that reaches the network, a file in no role.
  private func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    try Sandbox(
      [
        ("p/TripList.swift", "struct TripList: View {\n  @Environment(\\.crane) private var crane\n}\n"),
        (
          "p/Screens.swift",
          "class QuayViewController: UIViewController {}\nclass Deep: QuayViewController {}\n"
        ),
        ("p/Cell.swift", "class QuayCell: UITableViewCell {}\n"),
        ("p/Loading.swift", "struct Loading: Codable {\n  let session = URLSession.shared\n}\n"),
        ("p/Odds.swift", "extension Int { var half: Int { self / 2 } }\n"),
      ] + more)
  }

  private let check = "check --root ~/p --profile vanilla-mv --color never"

  @Test func `the last line counts what no rule asked`() throws {
    let lines = try sandbox().eaves(check).out.split(separator: "\n")
    #expect(lines.contains("not covered: 4 types, 2 files, 1 unresolved name · `eaves coverage`"), "\(lines)")
  }

  @Test func `a rule about a role of theirs asks them, by name or by role`() throws {
    let rules = [
      "for: kitView\nnever:\n  mentions: \"*Store\"",
      "for: type\nthat:\n  - role: kitView\nnever:\n  mentions: \"*Store\"",
      "for: type\nthat:\n  - conforms: [UIViewController, UITableViewCell]\nnever:\n  mentions: \"*Store\"",
    ]
    for rule in rules {
      let sandbox = try sandbox([("rules/no-store-in-views.md", Sample.rule(rule))])
      let line = sandbox.eaves("\(check) --rules ~/rules").out
      #expect(line.contains("\nnot covered: 1 type, "), "\(rule)\n\(line)")
    }
  }

  @Test func `a rule about every type asks none of them in particular`() throws {
    let sandbox = try sandbox([
      ("rules/no-store-in-views.md", Sample.rule("for: type\nnever:\n  holds: \"*Store\""))
    ])
    let line = sandbox.eaves("check --root ~/p --profile none --rules ~/rules --color never").out
    #expect(line.contains("not covered: 5 types"))
    #expect(!line.contains("5 types, 2 files"), "no rule is about a layer")
  }

  @Test func `that any type stands in a file makes it no file of a role`() throws {
    for (declared, count) in [("type", "2 files"), ("\"*Codes\"", "2 files"), ("Loading", "1 file")] {
      let rule = Sample.rule("for: file\nthat:\n  - declares: \(declared)\nalways:\n  lines: ..50")
      let out = try sandbox([("rules/short-files.md", rule)]).eaves("\(check) --rules ~/rules").out
      #expect(out.contains(", \(count), "), "\(declared)\n\(out)")
    }
  }

  @Test func `what stands in a type that is asked is asked with it`() throws {
    let sandbox = try Sandbox([
      (
        "p/A.swift",
        "struct TripList: View {\n  struct Loading {\n    let session = URLSession.shared\n  }\n}\n"
      )
    ])
    #expect(!sandbox.eaves(check).out.contains("not covered: "))
  }

  @Test func `what SwiftUI draws beside views is named where it reaches data`() throws {
    let context = "@Environment(\\.modelContext) private var context"
    let sandbox = try Sandbox([
      ("p/Berths.swift", "struct BerthList: View {}\nprotocol BerthRepository {}\n"),
      ("p/Bar.swift", "struct BerthBar: ToolbarContent {\n  \(context)\n}\n"),
      ("p/Style.swift", "struct BerthStyle: ButtonStyle {\n  \(context)\n}\n"),
      ("p/Quiet.swift", "struct QuietStyle: LabelStyle {\n  let width: Int\n}\n"),
      ("p/App.swift", "@main struct Harbor: App {\n  let berths: BerthRepository\n}\n"),
      ("p/Scene.swift", "struct BerthScene: Scene {\n  \(context)\n}\n"),
      ("p/Tide.swift", "struct TideWidget: Widget {\n  \(context)\n}\n"),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let line = "check --root ~/p --profile none --color never"
    let heard = sandbox.eaves("\(line) --rules ~/rules")
    #expect(heard.out.contains("not covered: 4 types"), "\(heard.out)\(heard.errors)")
    let named = sandbox.eaves("\(line) --rules ~/rules --format json").out
    for type in ["BerthBar", "BerthStyle", "BerthScene", "TideWidget"] {
      #expect(named.contains("\"\(type)\""), "\(type)")
    }
    try sandbox.add("drawn/no-store.md", Array(Sample.rule("for: drawn\nnever:\n  holds: \"*Store\"").utf8))
    #expect(!sandbox.eaves("\(line) --rules ~/drawn").out.contains("not covered: 4 types"))
  }

  // MARK: Rules with no code to check

  @Test func `a rule that the platform switches off everywhere has no code to check`() throws {
    let manifest = { (version: Int) in
      "import PackageDescription\nlet package = Package(name: \"Quay\", platforms: [.iOS(.v\(version))])\n"
    }
    let view = "struct QuayList: View { var body: some View { Text(\"\") } }\n"
    let only = "check --root ~/p --profile base --only view-task-modifier --color never"
    let old = try Sandbox([("p/Package.swift", manifest(14)), ("p/A.swift", view)])
    #expect(old.eaves(only).out.contains(" · 1 rule with no code to check: view-task-modifier"))
    #expect(
      old.eaves("\(only) --format json").out.contains("\"idle\": [\n      \"view-task-modifier\"\n    ]"))
    let new = try Sandbox([("p/Package.swift", manifest(17)), ("p/A.swift", view)])
    #expect(!new.eaves(only).out.contains("no code to check"))
    let none = try Sandbox([("p/Package.swift", manifest(14)), ("p/A.swift", "struct Quay {}\n")])
    #expect(!none.eaves(only).out.contains("no code to check"), "no views at all is another matter")
  }

  @Test func `the last line names three rules with no code to check`() throws {
    let rules = (1...5).map { number in
      (
        "rules/quay-\(number).md",
        Sample.rule("for: type\nthat:\n  - name: \"Quay\(number)\"\nnever:\n  holds: Hook")
      )
    }
    let sandbox = try Sandbox([("p/A.swift", "struct Crane {}\n")] + rules)
    let out = sandbox.eaves("check --root ~/p --profile none --rules ~/rules --color never").out
    #expect(out.contains(" · 5 rules with no code to check: quay-1, quay-2, quay-3 and 2 more"), "\(out)")
  }

  @Test func `for machines: kinds with names and places, facts with the rules that asked`() throws {
    let out = try sandbox().eaves("\(check) --format json").out
    #expect(
      out.contains(
        """
              {
                "kind": "UIKit screen",
                "count": 2,
                "examples": [
                  {
                    "name": "QuayViewController",
                    "path": "Screens.swift",
                    "line": 1,
                    "column": 1
                  },
        """), "\(out)")
    #expect(out.contains("    \"noRole\": 2,"))
    #expect(
      out.contains(
        """
            "unknown": 1,
            "unknownFacts": [
              {
                "path": "TripList.swift",
                "line": 2,
                "column": 3,
        """), "\(out)")
    #expect(out.contains("\"vanilla-services-through-environment\""), "\(out)")
  }

  @Test func `facts --unknown lists them with the rules that asked`() throws {
    let sandbox = try sandbox()
    let heard = sandbox.eaves("facts --unknown --root ~/p --profile vanilla-mv")
    #expect(heard.status == .clean)
    #expect(
      heard.out.hasPrefix(
        "TripList.swift:2:3: the type of environment value \\.crane is unknown;"
          + " Eaves guesses it from the name\n  needed by "), "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("vanilla-view-sends-no-requests"))
    #expect(!heard.out.contains("vanilla-no-view-models"), "rules that look at no view asked nothing")
    let elsewhere = sandbox.eaves("facts --unknown ~/p/Cell.swift --root ~/p --profile vanilla-mv")
    #expect(elsewhere.out == "all names are resolved\n")
    #expect(
      sandbox.eaves("facts --unknown --json --root ~/p --profile base").out.contains("\"unknownFacts\": ["))
    #expect(sandbox.eaves("facts").status == .couldNotRun)
  }

  @Test func `strict alone fails on none of it, each by its name`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", "class QuayViewController: UIViewController {}\n"),
      ("p/eaves.yml", "eaves: 1\nprofile: base\n"),
    ])
    let line = "check --root ~/p --color never"
    #expect(sandbox.eaves("\(line) --strict=unknown").status == sandbox.eaves("\(line) --strict").status)
    let heard = sandbox.eaves("\(line) --strict=not-covered,unknown")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains(
        "--strict=not-covered: not covered by any rule: QuayViewController (UIKit screen)"),
      "\(heard.out)")
  }

  @Test func `files in no role fail a run that asks for it, also by eaves-yml`() throws {
    let files = [
      ("p/A.swift", "struct TripList: View {}\n"), ("p/B.swift", "extension Int {\n  func a() {}\n}\n"),
    ]
    for (strict, status): (String, eaves.ExitStatus) in [
      ("true", .clean), ("no-role", .findings), ("[unknown, no-role]", .findings),
      ("unknown,not-covered", .clean),
    ] {
      let page = "eaves: 1\nprofile: none\nstrict: \(strict)\n"
      let sandbox = try Sandbox(
        files + [("p/eaves.yml", page), ("rules/no-store-in-views.md", Sample.rule())])
      let heard = sandbox.eaves("check --root ~/p --rules ~/rules")
      #expect(heard.status == status, "\(strict)\n\(heard.out)\(heard.errors)")
    }
  }

  @Test func `a matter that nobody knows is refused where it stands`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("p/eaves.yml", "eaves: 1\nstrict: no-roles\n")])
    let heard = sandbox.eaves("check --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains(
        "eaves.yml:2:9: error: `no-roles` is no value of `strict`; did you mean `no-role`?"),
      "\(heard.errors)")
    let flag = sandbox.eaves("check --root ~/p --strict=facts")
    #expect(flag.status == .couldNotRun)
    #expect(
      flag.errors.contains("`facts` is not known here; values: unknown, not-covered, no-role"),
      "\(flag.errors)")
  }

  @Test("A rule that forbids its subjects is content when there are none")
  func contentRules() throws {
    let sandbox = try Sandbox([
      ("eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"), ("Sources/Trip.swift", Sample.quiet),
      (
        "rules/no-helpers.md", Sample.rule("for: type\nthat:\n  - name: \"*Helper\"\nnever: exists")
      ),
      (
        "rules/no-store-in-views.md",
        Sample.rule("for: type\nthat:\n  - name: \"*Helper\"\nnever:\n  holds: A")
      ),
    ])
    let heard = sandbox.eaves("check ~ --root ~")
    #expect(heard.out.contains("1 rule with no code to check: no-store-in-views"))
  }
}
