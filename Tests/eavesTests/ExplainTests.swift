import Testing

@testable import eaves

/// `eaves explain WORD`: words of the language, and the roles and word lists of the project.
@Suite struct ExplainTests {
  private func sandbox(_ configuration: String) throws -> Sandbox {
    try Sandbox([
      ("p/A.swift", Sample.quiet), ("p/eaves.yml", "eaves: 1\n" + configuration),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
  }

  @Test func `a word of the language`() throws {
    let heard = try sandbox("profile: none\n").eaves("explain holds --root ~/p")
    #expect(heard.status == .clean)
    #expect(heard.out.hasPrefix("holds (verb): has a stored property of it"), "\(heard.out)")
  }

  @Test func `a role of the project, marked as its own`() throws {
    let sandbox = try sandbox("roles:\n  repository:\n    - name: \"*Gate\"\nwords:\n  network: [Wire]\n")
    let role = sandbox.eaves("explain repository --root ~/p").out
    #expect(role.contains("\n- name: \"*Gate\"   (eaves.yml)\n- name: [\"*Repository\", "), "\(role)")
    #expect(sandbox.eaves("explain network --root ~/p").out.contains(", Wire]\n"))
    #expect(!sandbox.eaves("explain --language --root ~/p").out.contains("Wire"))
  }

  @Test func `a line of a file that was not understood is not called clean`() throws {
    let sandbox = try sandbox("profile: base\n")
    try sandbox.add("p/Torn.swift", Array("struct A {\n  let a = 1\n".utf8))
    let unparsed =
      "the file was not fully understood, so this may not be all: `eaves check` says where and why"
    let heard = sandbox.eaves("explain ~/p/Torn.swift:2 --root ~/p")
    #expect(heard.out.contains("\n\(unparsed)\n"), "\(heard.out) \(heard.errors)")
    #expect(!sandbox.eaves("explain ~/p/A.swift:1 --root ~/p").out.contains(unparsed))
  }

  @Test func `a rule is meant before a word, a word nobody knows has a nearest one`() throws {
    let sandbox = try sandbox("profile: base\n")
    #expect(sandbox.eaves("explain view-no-any-view --root ~/p").out.contains("view-no-any-view"))
    #expect(
      sandbox.eaves("explain ~/p/Sources/Trip.swift --root ~/p").errors.contains(
        "error: `explain` needs a line of ~/p/Sources/Trip.swift; write `eaves explain "))
    let heard = sandbox.eaves("explain hodls --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints == ["eaves: error: there is no rule and no word `hodls`; did you mean `holds`?"],
      "\(heard.errors)")
    #expect(
      sandbox.eaves("explain qqqqqqqqqqq --root ~/p").errors.contains("`eaves explain --language` the words"))
  }

  @Test func `a line of a manifest or project file is told as one of code`() throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])

      """
    let project = """
      { objects = {
      T = {isa = PBXNativeTarget; buildPhases = (); name = App; };
      }; }

      """
    let sandbox = try Sandbox([
      ("p/Package.swift", manifest), ("p/App.xcodeproj/project.pbxproj", project),
      ("p/Sources/A/A.swift", "struct A {}\n"), ("p/Sources/B/B.swift", "struct B {}\n"),
    ])
    let looked = "looked at by module-no-transitive-imports, module-declares-imports, "
    let found = sandbox.eaves("explain ~/p/Package.swift:4 --root ~/p --profile base").out
    #expect(found.contains("depends on B but does not import it"), "\(found)")
    #expect(found.contains(looked), "\(found)")
    let target = sandbox.eaves("explain ~/p/App.xcodeproj/project.pbxproj:2 --root ~/p --profile base")
    #expect(target.out.hasPrefix("App.xcodeproj/project.pbxproj:2 is no finding\n"), "\(target.errors)")
    #expect(target.out.contains(looked))
    let beyond = sandbox.eaves("explain ~/p/App.xcodeproj/project.pbxproj:99 --root ~/p --profile base")
    #expect(beyond.status == .couldNotRun && beyond.errors.contains("there is no line 99"))
  }
}
