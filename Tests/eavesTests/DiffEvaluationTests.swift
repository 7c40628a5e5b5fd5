import Foundation
import Testing

@testable import eaves

/// What `--diff` leaves out is counted, and what was added to hide something hides nothing.
@Suite struct DiffEvaluationTests {
  private static let flags = "--diff HEAD --color never"

  /// A committed project with two breaches, its own rule within.
  private func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    let sandbox = try Sandbox(
      [
        ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\n"),
        ("p/Rules/no-store-in-views.md", Sample.rule()),
        ("p/App/Old.swift", Sample.view.replacing("TripList", with: "Old")),
        ("p/App/Two.swift", Sample.view.replacing("TripList", with: "Two")),
        ("p/App/Trip.swift", Sample.quiet),
      ] + more)
    try sandbox.git("init -q -b main .")
    try commit(sandbox)
    return sandbox
  }

  private func commit(_ sandbox: Sandbox) throws {
    try sandbox.git("add -A")
    try sandbox.git("commit -qm step")
  }

  @Test func `the report counts the findings that are left out`() throws {
    let heard = try sandbox().eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .clean)
    #expect(heard.out.contains("\n2 older findings not shown\n"), "\(heard.out)")
    let json = try sandbox().eaves("check ~/p --diff HEAD --format json").out
    #expect(
      json.contains("\"since\": \"HEAD\",\n    \"leftOut\": 2\n"), "\(json)")
  }

  @Test func `a strict finding that counts more than before is new`() throws {
    func screen(_ name: String) -> String {
      "import UIKit\nclass \(name)ViewController: UIViewController {\n  func go() { print(1) }\n}\n"
    }
    let sandbox = try sandbox(
      (1...6).map { ("p/App/Screen\($0).swift", screen("Screen\($0)")) } + [
        ("p/eaves.yml", "eaves: 1\nprofile: vanilla-mv\nstrict: [not-covered]\n")
      ])
    try sandbox.add("p/App/Screen6.swift", Array(screen("Other").utf8))
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
    try sandbox.add("p/App/Screen7.swift", Array(screen("Screen7").utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings && heard.out.contains("one of 7"), "\(heard.out)")
    // The first that was counted is fixed: the others are not new.
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/App/Screen7.swift")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/App/Screen1.swift")
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  @Test func `types without a layer and types without a rule are counted apart`() throws {
    let settings =
      "eaves: 1\nprofile: vanilla-mv\nstrict: [no-layer]\nlayers:\n  - name: app\n    folders: App\n  - name: kit\n    folders: Kit\n"
    let sandbox = try sandbox([
      ("p/eaves.yml", settings), ("p/Out/Out.swift", "struct Out {}\n"),
      ("p/Kit/Kit.swift", "struct Kit {}\n"),
    ])
    try sandbox.add(
      "p/App/Screen.swift",
      Array("import UIKit\nclass ScreenController: UIViewController { func go() { print(1) } }\n".utf8))
    #expect(sandbox.eaves("check ~/p").out.contains("types without a layer: Out"))
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  @Test func `a change of the check reports what it brings, and no more`() throws {
    let sandbox = try sandbox()
    let rule = Sample.rule("for: view\nthat:\n  holds: TripStore\nnever: exists").replacing(
      "no-store-in-views", with: "no-views")
    try sandbox.add("p/Rules/no-views.md", Array(rule.utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("no-views") && !heard.out.contains("holds `TripStore`"), "\(heard.out)")
    #expect(heard.out.contains("\n2 older findings not shown\n"), "\(heard.out)")
  }

  /// What the check was then decides what is new, also where it was another one.
  private static let older: [(file: String, text: String)] = [
    ("eaves.yml", "eaves: 1\nprofile: none\n"),
    ("eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\nexclude: [\"**/Old.swift\", \"**/Two.swift\"]\n"),
    ("App/eaves.yml", "eaves: 1\nexclude: [\"**\"]\n"),
    ("Rules/no-store-in-views.md", Sample.rule("for: view\nnever:\n  holds: Nothing")),
  ]

  @Test(arguments: older)
  func `what the check did not report then is new`(change: (file: String, text: String)) throws {
    let sandbox = try sandbox()
    let text = sandbox.text("p/\(change.file)")
    try sandbox.add("p/\(change.file)", Array(change.text.utf8))
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p").status != .findings)
    if let text {
      try sandbox.add("p/\(change.file)", Array(text.utf8))
    } else {
      try sandbox.git("rm -q \(change.file)")
    }
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("`Old` holds `TripStore`") && heard.out.contains("`Two` holds `TripStore`"))
  }

  @Test func `a finding is new where another file brings it`() throws {
    let sandbox = try sandbox([
      ("p/App/List.swift", "struct List: Screen {\n  let store: TripStore\n}\n"),
      ("p/App/Screen.swift", "protocol Screen {}\n"),
    ])
    try sandbox.add("p/App/Screen.swift", Array("protocol Screen: View {}\n".utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.out.contains("App/List.swift:2:14  `List` holds `TripStore`\n"), "\(heard.out)")
    #expect(heard.out.contains("1 finding in"))
  }

  @Test func `a root that the revision has not is new as a whole`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/Tool/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [../Rules]\n".utf8))
    try sandbox.add("p/Tool/New.swift", Array(Sample.view.utf8))
    let heard = sandbox.eaves("check ~/p/Tool \(Self.flags)")
    #expect(heard.status == .findings && heard.out.contains("1 finding in"), "\(heard.errors)")
  }

  @Test func `files that flags name are those of the revision`() throws {
    let sandbox = try sandbox([("p/other.yml", "eaves: 1\nprofile: none\nrules: [Rules]\n")])
    #expect(sandbox.eaves("baseline write --root ~/p --output ~/p/known.json").status != .findings)
    #expect(sandbox.eaves("check ~/p --config ~/p/other.yml \(Self.flags)").status == .clean)
    try sandbox.add("p/other.yml", Array("eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: LOW\n".utf8))
    #expect(sandbox.eaves("check ~/p --config ~/p/other.yml \(Self.flags)").status == .clean)
    try sandbox.add("p/third.yml", Array("eaves: 1\nprofile: none\nrules: [Rules]\n".utf8))
    #expect(sandbox.eaves("check ~/p --config ~/p/third.yml \(Self.flags)").status == .clean)
  }

  @Test func `a revision whose check cannot run is named`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofil: none\n".utf8))
    try commit(sandbox)
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [Rules]\n".utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("eaves.yml:2:1: error: at `HEAD`: "), "\(heard.errors)")
  }

  @Test func `an entry that was added hides nothing`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
    try sandbox.add("p/App/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    #expect(sandbox.eaves("baseline write --grow --root ~/p").status == .clean)
    #expect(sandbox.eaves("check ~/p").status == .clean)
    for flag in ["", " --baseline ~/p/eaves-baseline.json"] {
      let heard = sandbox.eaves("check ~/p \(Self.flags)\(flag)")
      #expect(heard.status == .findings)
      #expect(
        heard.out.contains("`New` holds `TripStore`") && !heard.out.contains("`Old` holds"), "\(heard.out)")
    }
  }

  @Test func `an entry that waits for a breach to come is stale at once`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    try commit(sandbox)
    let page = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(
      "\"App/Two.swift\": [\n",
      with: "\"App/Trip.swift\": [\n    {\"rule\": \"no-store-in-views\", \"subject\": \"Trip\", "
        + "\"verb\": \"holds\", \"object\": \"TripStore\", \"position\": \"property\"}\n  ],\n  \"App/Two.swift\": [\n"
    )
    try sandbox.add("p/eaves-baseline.json", Array(page.utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains(
        "the entry `Trip holds TripStore` (no-store-in-views) for App/Trip.swift "
          + "matches no finding any more\n"),
      "\(heard.out)")
  }

  @Test func `an allowance that was added hides nothing`() throws {
    let sandbox = try sandbox()
    let allowed = Sample.view.replacing("TripList", with: "New")
      .replacing("  let", with: "  // eaves:allow no-store-in-views -- for now\n  let")
    try sandbox.add("p/App/New.swift", Array(allowed.utf8))
    #expect(sandbox.eaves("check ~/p").out.contains("suppressed: 1 place with `eaves:allow`\n"))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings && heard.out.contains("`New` holds `TripStore`"), "\(heard.out)")
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  /// A view that calls a function of `TripStore` in one of two members.
  private func view(_ name: String, load: Bool, save: Bool) -> String {
    "struct \(name): View {\n  func load() { \(load ? "TripStore.run()" : "") }\n  func save() { \(save ? "TripStore.run()" : "") }\n}\n"
  }

  @Test func `what is fixed at one place pays for nothing at another`() throws {
    let sandbox = try sandbox([
      (
        "p/Rules/no-calls.md",
        Sample.rule("for: view\nnever:\n  calls: TripStore").replacing("no-store-in-views", with: "no-calls")
      ),
      (
        "p/Rules/no-imports.md",
        Sample.rule("for: file\nthat:\n  path: \"**/Domain/**\"\nnever:\n  imports: UIKit").replacing(
          "no-store-in-views", with: "no-imports")
      ),
      ("p/App/A.swift", view("A", load: true, save: false)),
      ("p/App/B.swift", view("B", load: false, save: false)),
      ("p/Domain/One.swift", "import UIKit\nstruct One {}\n"), ("p/Domain/Two.swift", "struct Two {}\n"),
    ])
    let old = try #require(sandbox.text("p/App/A.swift"))
    for (files, place) in [
      ([("App/A.swift", view("A", load: false, save: true))], "App/A.swift:3:"),
      (
        [
          ("App/A.swift", view("A", load: false, save: false)),
          ("App/B.swift", view("B", load: true, save: false)),
        ], "App/B.swift:2:"
      ),
      (
        [
          ("App/A.swift", old), ("App/B.swift", view("B", load: false, save: false)),
          ("Domain/One.swift", "struct One {}\n"), ("Domain/Two.swift", "import UIKit\nstruct Two {}\n"),
        ], "Domain/Two.swift:1:"
      ),
    ] {
      for (path, text) in files { try sandbox.add("p/\(path)", Array(text.utf8)) }
      let heard = sandbox.eaves("check ~/p \(Self.flags)")
      #expect(heard.status == .findings && heard.out.contains(place), "\(place) \(heard.out)")
      #expect(heard.out.contains("1 finding in"), "\(heard.out)")
    }
  }

  @Test func `a strict matter that grows is new`() throws {
    let flags = Self.flags
    let sandbox = try sandbox([("p/App/Odd.swift", "extension Int { var half: Int { self / 2 } }\n")])
    let configuration = "eaves: 1\nprofile: none\nrules: [Rules]\nstrict: [no-role]\n"
    try sandbox.add("p/eaves.yml", Array(configuration.utf8))
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p \(flags)").status == .clean)
    try sandbox.add("p/App/More.swift", Array("extension Int { var third: Int { self / 3 } }\n".utf8))
    let heard = sandbox.eaves("check ~/p \(flags)")
    #expect(heard.status == .findings && heard.out.contains("More.swift"), "\(heard.out)")
    let check = try found(sandbox.eaves("check ~/p --diff HEAD --format json").out, ["findings"])
    let diff = try found(sandbox.eaves("diff HEAD --root ~/p --format json").out, ["findings", "new"])
    #expect(check == diff && check.count == 1, "\(check) \(diff)")
  }

  @Test func `a comment above an attribute covers what it covered`() throws {
    func text(_ name: String, _ comment: Bool) -> String {
      let allow = comment ? "// eaves:allow no-store-in-views -- mine\n  " : ""
      return "struct \(name): View {\n  \(allow)@available(iOS 17, *)\n  let store: TripStore\n}\n"
    }
    let sandbox = try sandbox([("p/App/A.swift", text("A", true)), ("p/App/B.swift", Sample.quiet)])
    try sandbox.add("p/App/A.swift", Array(Sample.quiet.utf8))
    try sandbox.add("p/App/B.swift", Array(text("B", true).utf8))
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .findings)
  }

  @Test func `what lies below an inner configuration is compared as it is checked`() throws {
    let sandbox = try sandbox([
      ("p/Sub/eaves.yml", "eaves: 1\nprofile: base\n"),
      ("p/Sub/In.swift", Sample.view.replacing("TripList", with: "In")),
    ])
    #expect(sandbox.eaves("check ~/p/. --root ~/p \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  /// What two JSON pages say of the findings that are new.
  private func found(_ page: String, _ path: [String]) throws -> [String] {
    var value = try JSONSerialization.jsonObject(with: Data(page.utf8))
    for key in path { value = try #require((value as? [String: Any])?[key], "\(page)") }
    return try #require(value as? [[String: Any]]).map {
      "\($0["path"] ?? ""):\($0["line"] ?? "") \($0["message"] ?? "")"
    }
  }

  @Test func `reports the new findings of eaves diff`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    try commit(sandbox)
    try sandbox.git("mv App/Old.swift App/Moved.swift")
    let page = (sandbox.text("p/eaves-baseline.json") ?? "").replacing("Old", with: "New")
    try sandbox.add("p/eaves-baseline.json", Array(page.utf8))
    for name in ["New", "Other"] {
      let text = Sample.view.replacing("TripList", with: name).replacing(
        "  let", with: name == "New" ? "  let" : "  // eaves:allow no-store-in-views -- mine\n  let")
      try sandbox.add("p/App/\(name).swift", Array(text.utf8))
    }
    let check = try found(sandbox.eaves("check ~/p --diff HEAD --format json").out, ["findings"])
    let diff = try found(sandbox.eaves("diff HEAD --root ~/p --format json").out, ["findings", "new"])
    #expect(check == diff && check.count >= 3, "\(check) \(diff)")
  }

  @Test func `an allowance for an old finding changes nothing`() throws {
    let sandbox = try sandbox()
    let two = Sample.view.replacing("TripList", with: "Two")
    try sandbox.add(
      "p/App/Two.swift",
      Array(two.replacing("  let", with: "  // eaves:allow no-store-in-views -- mine\n  let").utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .clean)
    #expect(heard.out.contains("\n2 older findings not shown\n"), "\(heard.out)")
    #expect(sandbox.eaves("diff HEAD --root ~/p --fail-on-weakened").status == .findings)
  }
}
