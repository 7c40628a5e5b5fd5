import Foundation
import Testing

@testable import eaves

/// A document that says `default: off` is read, proven, listed and explained like any other, and asked of nobody
/// until somebody names it. Every report says how many there are.
@Suite struct OffByDefaultTests {
  private static let shy = Sample.rule().replacing("tags: layer", with: "tags: layer, shy\ndefault: off")
  private static let other = Sample.rule("for: view\nnever:\n  holds: BerthStore", impact: "LOW")
    .replacing("No Store in Views", with: "No Berths in Views")

  private func sandbox(_ configuration: String = "", shy: String = shy) throws -> Sandbox {
    try Sandbox([
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n\(configuration)"),
      ("p/TripList.swift", Sample.view), ("rules/no-store-in-views.md", shy),
      ("rules/no-berths-in-views.md", Self.other),
    ])
  }

  private let check = "check ~/p --color never"
  private let found = "`TripList` holds `TripStore`"

  @Test func `nobody is asked, and the last line says so once`() throws {
    let heard = try sandbox().eaves(check)
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out == "no findings in 1 file\nchecked: 1 rule on 1 view\nnot run: 1 rule off by default\n")
  }

  @Test func `what a folder turns off is said, with the folder`() throws {
    let sandbox = try sandbox()
    try sandbox.add(
      "p/App/eaves.yml", Array("eaves: 1\noff:\n  - rule: no-berths-in-views\n    reason: later\n".utf8))
    try sandbox.add("p/App/Berths.swift", Array("struct Berths: View {\n  let a: BerthStore\n}\n".utf8))
    let heard = sandbox.eaves(check)
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.contains("\nnot run: 1 rule off by default · 1 rule off in App: no-berths-in-views"),
      "\(heard.out)")
    #expect(
      sandbox.eaves("check ~/p --format json").out.contains(
        """
            "offBelow": [
              {
                "rule": "no-berths-in-views",
                "path": "App/eaves.yml",
                "reason": "later"
              }
            ]
        """), "\(sandbox.eaves("check ~/p --format json").out)")
    let story = sandbox.eaves("explain ~/p/App/Berths.swift:2").out
    #expect(
      story.hasSuffix("no rule checks this line\nno-berths-in-views is off here, by App/eaves.yml: later\n"),
      "\(story)")
    let rules = sandbox.eaves("rules --for ~/p/App").out.split(separator: "\n")
    let row = try #require(rules.first { $0.contains("no-berths-in-views") })
    #expect(row.contains("  off  ") && row.hasSuffix("1 subject"), "\(row)")
    // Another folder may turn off another.
    try sandbox.add(
      "p/Kit/eaves.yml", Array("eaves: 1\noff:\n  - rule: no-berths-in-views\n    reason: never\n".utf8))
    // A folder without code, and one within another, are no more.
    for folder in ["Empty", "App/Deep"] {
      try sandbox.add(
        "p/\(folder)/eaves.yml",
        Array("eaves: 1\noff:\n  - rule: no-berths-in-views\n    reason: never\n".utf8))
    }
    try sandbox.add("p/App/Deep/Quay.swift", Array("struct Quay {}\n".utf8))
    try sandbox.add("p/Kit/Quay.swift", Array("struct Quay {}\n".utf8))
    #expect(sandbox.eaves(check).out.contains("1 rule off in 2 folders"), "\(sandbox.eaves(check).out)")
  }

  @Test func `what a folder within another turns off is off there alone`() throws {
    let sandbox = try sandbox("on: [no-store-in-views]\n")
    for (folder, rule) in [("App", "no-berths-in-views"), ("App/Deep", "no-store-in-views")] {
      try sandbox.add(
        "p/\(folder)/eaves.yml", Array("eaves: 1\noff:\n  - rule: \(rule)\n    reason: a\n".utf8))
      try sandbox.add("p/\(folder)/A.swift", Array("struct Quay {}\n".utf8))
    }
    let out = sandbox.eaves(check).out
    #expect(out.contains("2 rules off in 2 folders"), "\(out)")
  }

  @Test func `a folder's name is no part of the line`() throws {
    let sandbox = try sandbox()
    try sandbox.add(
      "p/App, 3 findings/eaves.yml",
      Array(
        "eaves: 1\noff:\n  - rule: no-berths-in-views\n    reason: a\n  - rule: no-berths-in-views\n    reason: b\n"
          .utf8))
    try sandbox.add("p/App, 3 findings/A.swift", Array("struct Quay {}\n".utf8))
    let out = sandbox.eaves("check ~/p --color never").out
    #expect(out.contains("1 rule off in \"App, 3 findings\": no-berths-in-views"), "\(out)")
  }

  @Test func `a summary says what is wrong with the run`() throws {
    let sandbox = try sandbox("strict: true\n")
    try sandbox.add("p/Torn.swift", Array("struct A {".utf8))
    let heard = sandbox.eaves("check ~/p --color never --summary")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("Torn.swift:1:10: not understood:"), "\(heard.out)")
    #expect(heard.out.contains("\n    1  MEDIUM  eaves-strict\n"), "\(heard.out)")
  }

  @Test(arguments: ["on: [no-store-in-views]\n", "on:\n  - rule: no-store-in-views\n"])
  func `the configuration turns it on`(_ configuration: String) throws {
    let heard = try sandbox(configuration).eaves(check)
    #expect(heard.status == .findings)
    #expect(heard.out.contains(found) && heard.out.contains("2 rules on 1 view"), "\(heard.out)")
    #expect(!heard.out.contains("off by default"))
  }

  @Test func `its former name turns it on as well`() throws {
    for (configuration, flag) in [("on: [once]\n", ""), ("", " --only once")] {
      let sandbox = try sandbox(configuration)
      try sandbox.add("rules/_renamed.yml", Array("once: no-store-in-views\n".utf8))
      #expect(sandbox.eaves(check + flag).out.contains(found))
    }
  }

  @Test func `to be named once is to be asked once, and a tag names nobody in particular`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("\(check) --only no-store-in-views").out.contains(found))
    #expect(try self.sandbox("only: [no-store-in-views]\n").eaves(check).out.contains(found))
    let tagged = sandbox.eaves("\(check) --only layer")
    #expect(tagged.out.contains("\nnot run: 1 rule off by default"), "\(tagged.out)\(tagged.errors)")
    #expect(!tagged.out.contains(found))
  }

  @Test func `what is turned off, left out or weighs too little is not among those that are off`() throws {
    #expect(!(try sandbox().eaves("\(check) --skip shy").out.contains("off by default")))
    #expect(!(try sandbox().eaves("\(check) --only no-berths-in-views").out.contains("off by default")))
    let off = try sandbox("off:\n  - rule: no-store-in-views\n    reason: never here\n")
    #expect(!off.eaves(check).out.contains("off by default"))
    #expect(off.eaves("\(check) --only no-store-in-views").status == .couldNotRun)
  }

  @Test func `a run by nothing but such rules is no clean run`() throws {
    let heard = try sandbox().eaves("\(check) --only shy")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: no rule is left to run: no-store-in-views is off by default; list it under `on:` in "
        + "eaves.yml, or give --only no-store-in-views\n")
  }

  // MARK: What is wrong

  @Test func `names that mean nothing are told`() throws {
    let unknown = try sandbox("on: [no-stores-in-views]\n").eaves(check)
    #expect(unknown.status == .couldNotRun)
    #expect(
      unknown.errors
        == "eaves.yml:4:6: error: no rule is called `no-stores-in-views`; did you mean `no-store-in-views`?\n"
    )
    let idle = try sandbox("on: [no-berths-in-views]\n")
    #expect(
      idle.eaves(check).out.contains(
        "eaves.yml:4:6: warning: `on` names `no-berths-in-views`, which already runs without this entry; delete the entry"
      ))
    #expect(idle.eaves("\(check) --strict").status == .findings)
  }

  @Test func `a rule of another profile is on where it is named`() throws {
    let heard = try sandbox("on: [module-features-independent, layer-view-no-data-access]\n").eaves(
      "\(check) --format json")
    #expect(!heard.out.contains("already runs without this entry"), "\(heard.out)")
    for rule in ["module-features-independent", "layer-view-no-data-access"] {
      #expect(heard.out.contains("\"id\": \"\(rule)\""), "\(heard.out)")
    }
  }

  @Test(arguments: ["on", "Off", "false"]) func `only off is a value`(_ value: String) throws {
    let heard = try sandbox(shy: Self.shy.replacing("default: off", with: "default: \(value)")).eaves(check)
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains(
        "no-store-in-views.md:6:10: error: `\(value)` is no value of `default`; write `default: off`, or delete"
      ), "\(heard.errors)")
  }

  @Test(arguments: ["some", "None", "false"]) func `a share is none, or nothing is said of it`(
    _ value: String
  ) throws {
    let page = Self.shy.replacing("default: off", with: "share: \(value)")
    let heard = try sandbox(shy: page).eaves(check)
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains(
        "no-store-in-views.md:6:8: error: `\(value)` is no value of `share`; write `share: none`, or delete"
      ), "\(heard.errors)")
  }

  @Test func `a page without a check may mean by it what it likes`() throws {
    let page = "---\ntitle: Theme\nimpactDescription: a\ndefault: light\n---\n\n# Theme\n\nText.\n"
    let sandbox = try sandbox()
    try sandbox.add("rules/theme.md", Array(page.utf8))
    let heard = sandbox.eaves(check)
    #expect(heard.status == .clean && heard.errors.isEmpty, "\(heard.errors)")
    #expect(heard.out.contains("1 document without a check"))
  }

  // MARK: Who else tells it

  @Test func `it is proven, listed, explained and configured`() throws {
    let sandbox = try sandbox()
    let proof = sandbox.eaves("validate --root ~/p --profile none")
    #expect(proof.out.contains("2 documents: 2 proven"), "\(proof.out)\(proof.errors)")
    let list = sandbox.eaves("rules --root ~/p").out
    #expect(list.contains("HIGH  no-store-in-views   off       all profiles  No Store in Views"), "\(list)")
    #expect(list.hasSuffix("\n1 rule enforced, 1 off by default, 0 as guidance\n"))
    #expect(
      sandbox.eaves("rules --root ~/p --format markdown").out.contains("`no-store-in-views` | HIGH, off |"))
    #expect(sandbox.eaves("rules --root ~/p --for ~/p/TripList.swift").out.contains("  off  "))
    #expect(
      sandbox.eaves("explain no-store-in-views --root ~/p").out.contains(
        "  Off by default: `on: [no-store-in-views]` in eaves.yml turns it on, and --only no-store-in-views runs"
      ))
    let turned = try self.sandbox("on: [no-store-in-views]\n")
    #expect(turned.eaves("rules --root ~/p").out.hasSuffix("\n2 rules enforced, 0 as guidance\n"))
    let row = turned.eaves("config --for ~/p/TripList.swift").out.split(separator: "\n").first {
      $0.hasPrefix("on ")
    }
    #expect(row?.split(separator: " ").map(String.init) == ["on", "no-store-in-views", "eaves.yml:4"])
  }

  @Test func `machines and assistants are told`() throws {
    let sandbox = try sandbox()
    let page = try JSONSerialization.jsonObject(with: Data(sandbox.eaves("\(check) --format json").out.utf8))
    let checked = (page as? [String: Any])?["checked"] as? [String: Any]
    #expect(checked?["offByDefault"] as? [String] == ["no-store-in-views"])
    #expect(checked?["rules"] as? Int == 1)
    let digest = sandbox.eaves("digest --root ~/p").out
    #expect(
      digest.contains("1 rule is off by default: `eaves rules`."),
      "\(digest)")
    #expect(!digest.contains("No Store in Views"))
  }

  @Test func `a comment that allows it is neither needed nor in the way`() throws {
    let sandbox = try sandbox()
    let allowed = Sample.view.replacing(
      "TripStore\n", with: "TripStore // eaves:allow no-store-in-views -- soon\n")
    try sandbox.add("p/TripList.swift", Array(allowed.utf8))
    #expect(sandbox.eaves("\(check) --strict").status == .clean)
    #expect(
      sandbox.eaves("allow no-store-in-views --reason soon --root ~/p").errors.contains(
        "list the rule under `on:` in eaves.yml, as it is off by default"))
  }

  @Test func `a sidecar turns its document off too`() throws {
    let page = Sample.rule().replacing(
      "**Check:**\n\n```yaml\nfor: view\nnever:\n  holds: \"*Store\"\n```\n", with: "")
    let sandbox = try sandbox("checks: ../checks\n", shy: page)
    try sandbox.add(
      "checks/no-store-in-views.yml", Array("default: off\nfor: view\nnever:\n  holds: \"*Store\"\n".utf8))
    let heard = sandbox.eaves(check)
    #expect(heard.out.contains("\nnot run: 1 rule off by default"), "\(heard.out)\(heard.errors)")
  }
}
