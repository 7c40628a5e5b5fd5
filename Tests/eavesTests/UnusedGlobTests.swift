import Testing

@testable import eaves

/// Globs of a configuration that match nothing.
@Suite struct UnusedGlobTests {
  private func heard(_ page: String, _ files: [(path: String, text: String)] = [], strict: Bool = false)
    throws
    -> CapturedOutput
  {
    let sandbox = try Sandbox(
      [
        ("p/App/Trips/Trip.swift", Sample.quiet),
        ("p/App/Quay.swift", "struct QuayList: View { let width: Int }\n"),
        ("p/eaves.yml", "eaves: 1\nprofile: none\n\(page)\n"), ("rules/no-store-in-views.md", Sample.rule()),
      ] + files)
    return sandbox.eaves("check --root ~/p --rules ~/rules --color never\(strict ? " --strict" : "")")
  }

  @Test func `an exclusion that matches nothing is a warning with its line, and fails a strict run`() throws {
    let page = "exclude: [\"**/Trips/**\", \"Generatd/**\"]"
    let text =
      "eaves.yml:3:26: warning: `Generatd/**` under `exclude` matches no file and no folder; correct or delete the glob; "
      + "globs begin in the folder of this file"
    let heard = try heard(page)
    #expect(heard.status == .clean)
    #expect((heard.out + heard.errors).contains(text), "\(heard.out)\(heard.errors)")
    #expect(try self.heard(page, strict: true).status == .findings)
  }

  @Test(arguments: [
    ("App/Trps", "App/Trips"), ("Quey.swift", "Quay.swift"), ("**/Trisp/**", "**/Trips/**"),
    ("Ap/Trips/*.swift", "App/Trips/*.swift"),
  ])
  func `a misspelt name says which one is like it`(_ glob: String, _ meant: String) throws {
    for key in ["exclude", "include"] {
      let heard = try heard(key == "include" ? "include: [App, \"\(glob)\"]" : "exclude: [\"\(glob)\"]")
      let text = "`\(glob)` under `\(key)` matches no file and no folder; did you mean `\(meant)`?"
      #expect((heard.out + heard.errors).contains(text), "\(heard.out)\(heard.errors)")
    }
  }

  @Test func `so is the path of a module`() throws {
    let page = "modules:\n  - name: Trips\n    path: App/Trips/**\n  - name: Crane\n    path: App/Crane/**"
    let heard = try heard(page)
    let all = heard.out + heard.errors
    #expect(
      all.contains("eaves.yml:7:11: warning: `App/Crane/**` under `modules` matches no file and no folder"))
    #expect(!all.contains("App/Trips/**"))
  }

  @Test func `so is what is to be included`() throws {
    let heard = try heard("include: [App, Feature]")
    #expect(
      heard.out.contains("eaves.yml:3:16: warning: `Feature` under `include` matches no file and no folder"))
    #expect(!heard.out.contains("`App`"))
  }

  @Test(arguments: [#".*View\.swift"#, "^App/", "App|Docs", #"\.swift$"#, "App/.*Trips"])
  func `a regular expression is called so`(glob: String) throws {
    for key in ["include: [App, '\(glob)']", "exclude: ['\(glob)']"] {
      let heard = try heard(key)
      #expect(
        heard.out.contains("write a glob with `*`, `?` or `**`, not a regular expression"), "\(heard.out)")
    }
  }

  @Test(arguments: [
    "Docs/**", "*.md", "App/**/*.json", ".build/**", "Pods", "**/Pods/**", "Made/**", "**/Made/**", "Empty",
    "/Empty", "./Empty", "**/Checkouts/**",
  ])
  func `what is on disk, is skipped, or is ignored by git may be excluded`(_ glob: String) throws {
    let heard = try heard(
      "exclude: [\"\(glob)\"]",
      [
        ("p/Docs/a.txt", ""), ("p/App/b.md", ""), ("p/App/Trips/c.json", ""), ("p/.gitignore", "Made/\n"),
        ("p/Empty/", ""), ("p/.build/Checkouts/a.swift", ""),
      ], strict: true)
    #expect(heard.status == .clean, "\(heard.out)\(heard.errors)")
  }
}
