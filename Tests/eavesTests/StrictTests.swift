import Testing

@testable import eaves

/// What a run says of code that it could not read, and of why `--strict` fails it.
@Suite struct StrictTests {
  @Test func `every file that was not understood is named, and strict says so`() throws {
    let torn = String(repeating: "func a( {\n", count: 9)
    let desk = try Desk([("p/A.swift", torn), ("p/B.swift", torn), ("p/C.swift", "struct C {}\n")])
    let heard = desk.eaves("check ~/p --profile base --strict")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("A.swift:") && heard.out.contains("B.swift:") && !heard.out.contains("C.swift:"))
    #expect(heard.out.contains("--strict fails this run: 2 files were not fully understood"))
    #expect(desk.eaves("check ~/p --profile base").out.contains("B.swift:"))
  }

  /// A manifest or a project file that is not read takes its modules out of every rule about them.
  @Test(arguments: [
    ("Package.swift", "let package = Package(name: \"P\", targets: makeTargets())\n", "1:43"),
    ("App.xcodeproj/project.pbxproj", "<<<<<<< ours\n{ objects = { }; }\n", "1:1"),
    ("App.xcodeproj/project.pbxproj", "<?xml version=\"1.0\"?><plist/>\n", "1:1"),
    ("App.xcodeproj/project.pbxproj", "", "1:1"),
  ])
  func `a project file that is not read is told by every run`(page: (String, String, String)) throws {
    let own = Sample.rule("for: file\nnever:\n  imports: MoonKit")
    let desk = try Desk([
      ("p/\(page.0)", page.1), ("p/Sources/A/A.swift", "struct A {}\n"), ("rules/no-moon.md", own),
    ])
    // Where no rule asks for modules, only what says in which module a file is matters.
    for profile in ["base", "none"] {
      let heard = desk.eaves("check ~/p --profile \(profile) --rules ~/rules --color never")
      let isSaid = profile == "base" || page.0 == "Package.swift"
      #expect(heard.out.contains("\(page.0):\(page.2): not understood: ") == isSaid, "\(heard.out)")
      #expect(heard.out.contains(" · 1 file not fully understood") == isSaid, "\(heard.out)")
    }
    let json = desk.eaves("check ~/p --profile base --format json").out
    #expect(json.contains("\"notUnderstood\": [\n      {\n        \"path\": \"\(page.0)\""), "\(json)")
    let strict = desk.eaves("check ~/p --profile base --strict")
    #expect(strict.status == .findings)
    #expect(strict.out.contains("`eaves facts --modules` says more"), "\(strict.out)")
  }

  @Test func `strict names the roles that nothing has`() throws {
    let desk = try Desk([("p/A.swift", "struct Quay {}\n")])
    let heard = desk.eaves("check ~/p --profile vanilla-mv --strict")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("rules ask for roles that nothing has: `"), "\(heard.out)")
    #expect(heard.out.contains("`view`"))
    #expect(!desk.eaves("check ~/p --profile vanilla-mv").out.contains("--strict"))
  }

  @Test func `an exception of a module that nobody imports is told`() throws {
    let check = "for: file\nnever:\n  imports: \"*Kit\"\nexcept:\n  - name: [MoonKit, \"Sun*\"]"
    let desk = try Desk([
      (".git/", ""), ("p/rules/no-kit.md", Sample.rule(check)),
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("p/A.swift", "import MoonKit\nimport UIKit\nstruct A {}\n"),
    ])
    let heard = desk.eaves("check ~/p --color never")
    let said = heard.out + heard.errors
    #expect(said.contains("`except` names `Sun*`, and no file imports a module that is called so"), "\(said)")
    #expect(!said.contains("`except` names `MoonKit`"))
  }
}
