import Testing

@testable import eaves

/// A rule that became two: its old id means both, everywhere.
@Suite struct RenamedRulesTests {
  private static let calls = Sample.rule("for: view\nnever:\n  calls: \"*Store\"")
    .replacing("let store: BerthStore // ✗", with: "func load() { BerthStore.load() } // ✗")
    .replacing("No Store", with: "No Call")
  private static let code = """
    struct TripList: View {
      let store: TripStore
      func load() { TripStore.load() }
    }

    """

  private func sandbox(_ configuration: String = "", code: String = code, nested: String? = nil) throws
    -> Sandbox
  {
    try Sandbox(
      [
        (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n" + configuration),
        ("p/Sub/A.swift", code), ("rules/holds-store.md", Sample.rule()),
        ("rules/calls-store.md", Self.calls),
        ("rules/_renamed.yml", "old: [holds-store, calls-store]\n"),
      ] + (nested.map { [("p/Sub/eaves.yml", "eaves: 1\n" + $0)] } ?? []))
  }

  private static let check = "check ~/p --color never --fail-on never"

  @Test(arguments: [
    ("", " --only old", "2 findings"), ("", " --skip holds-store", "1 finding"),
    ("impact:\n  - rule: old\n    level: LOW\n", "", "2 LOW"),
  ])
  func `flags and configuration mean both`(_ configuration: String, _ flags: String, _ expected: String)
    throws
  {
    let heard = try sandbox(configuration).eaves(Self.check + flags)
    #expect(heard.out.contains(expected), "\(heard.out)\(heard.errors)")
  }

  @Test func `off and skip leave out both, in a folder too`() throws {
    let off = "off:\n  - rule: old\n    reason: later\n"
    #expect(try sandbox(off).eaves(Self.check).errors.contains("`off:` leaves out"))
    #expect(try sandbox().eaves(Self.check + " --skip old").status == .couldNotRun)
    let heard = try sandbox(nested: off).eaves(Self.check)
    #expect(heard.out.contains("\nnot run: 2 rules off in Sub: calls-store, holds-store\n"), "\(heard.out)")
  }

  @Test func `a comment allows both, and names both where it is wrong`() throws {
    let code = "// eaves:allow old -- legacy\n" + Self.code
    let heard = try sandbox(code: code).eaves(Self.check)
    #expect(
      heard.out.contains(
        "no findings in 1 file\nchecked: 2 rules on 1 view\nsuppressed: 2 places with `eaves:allow`\n"),
      "\(heard.out)")
    let idle = try sandbox(code: "// eaves:allow old -- legacy\nstruct Trip {}\n").eaves(Self.check)
    #expect(
      idle.out.contains("the comment `eaves:allow calls-store, holds-store` suppresses no finding"),
      "\(idle.out)")
  }

  @Test func `allow writes a comment for each`() throws {
    let sandbox = try sandbox()
    let heard = sandbox.eaves("allow old --reason legacy --root ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    let text = sandbox.text("p/Sub/A.swift") ?? ""
    #expect(
      text.contains("eaves:allow holds-store -- legacy") && text.contains("eaves:allow calls-store -- legacy")
    )
    #expect(sandbox.eaves(Self.check).out.contains("2 places with `eaves:allow`"))
  }

  @Test func `explain shows both`() throws {
    let heard = try sandbox().eaves("explain old --root ~/p")
    #expect(heard.out.contains("holds-store") && heard.out.contains("calls-store"), "\(heard.errors)")
  }

  @Test func `entries of a baseline belong to the one that has their finding`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    let text = sandbox.text("p/eaves-baseline.json") ?? ""
    let old = text.replacing("\"holds-store\"", with: "\"old\"").replacing("\"calls-store\"", with: "\"old\"")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    #expect(old != text && sandbox.eaves("check ~/p").status == .clean)
    #expect(sandbox.eaves("baseline show --root ~/p").out.contains("calls-store, holds-store"))
    #expect(sandbox.eaves("baseline update --root ~/p").status == .clean)
    #expect(sandbox.text("p/eaves-baseline.json") == text)
  }
}
