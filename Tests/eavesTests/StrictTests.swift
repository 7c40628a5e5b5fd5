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

  @Test func `strict names the roles that nothing has`() throws {
    let desk = try Desk([("p/A.swift", "struct Quay {}\n")])
    let heard = desk.eaves("check ~/p --profile vanilla-mv --strict")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("rules ask for roles that nothing has: `"), "\(heard.out)")
    #expect(heard.out.contains("`view`"))
    #expect(!desk.eaves("check ~/p --profile vanilla-mv").out.contains("--strict"))
  }
}
