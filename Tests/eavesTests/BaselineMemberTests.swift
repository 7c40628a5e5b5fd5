import Testing

@testable import eaves

/// The member is part of what an entry of a baseline knows.
@Suite struct BaselineMemberTests {
  private static let flags = "--root ~/p --rules ~/rules --profile none"
  private static let rule = Sample.rule("for: view\nnever:\n  creates: \"*Store\"")
    .replacing("let store: BerthStore // ✗", with: "let store = BerthStore() // ✗")
  private static let make = "_ = TripStore()"

  /// A project whose view has these members, and whose baseline knows all there is.
  private func sandbox(_ members: String...) throws -> Sandbox {
    let sandbox = try Sandbox([
      ("p/A.swift", Self.view(members)), ("p/C.swift", "final class TripStore {}\n"),
      ("rules/no-store-in-views.md", Self.rule),
    ])
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
    return sandbox
  }

  private static func view(_ members: [String]) -> String {
    "struct TripList: View {\n\(members.map { "  \($0)\n" }.joined())}\n"
  }

  private func check(_ sandbox: Sandbox, _ members: String...) throws -> CapturedOutput {
    try sandbox.add("p/A.swift", Array(Self.view(members).utf8))
    return sandbox.eaves("check \(Self.flags)")
  }

  @Test func `a fix in one member hides no new breach in another`() throws {
    let sandbox = try sandbox("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(sandbox, "func reload() {}", "func sort() { \(Self.make) }")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("A.swift:3:21  `TripList` creates `TripStore`"), "\(heard.out)")
    #expect(heard.out.contains("\n1 stale baseline entry"), "\(heard.out)")
  }

  @Test func `neither does a member that is deleted`() throws {
    let sandbox = try sandbox("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(sandbox, "func sort() { \(Self.make) }")
    #expect(heard.out.contains("A.swift:2:21") && heard.out.contains("\n1 stale"), "\(heard.out)")
  }

  @Test func `overloads are told apart by their labels`() throws {
    let sandbox = try sandbox("func load(id: Int) { \(Self.make) }", "func load(name: String) {}")
    let heard = try check(sandbox, "func load(id: Int) {}", "func load(name: String) { \(Self.make) }")
    #expect(heard.status == .findings)
  }

  @Test func `an entry follows a renamed member`() throws {
    let sandbox = try sandbox("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(sandbox, "func refresh() { \(Self.make) }", "func sort() {}", "func more() {}")
    #expect(heard.status == .clean, "\(heard.out)")
    #expect(sandbox.eaves("baseline update \(Self.flags)").status == .clean)
    #expect(sandbox.text("p/eaves-baseline.json")?.contains(#""member": "refresh()""#) == true)
  }

  @Test func `where two new members could be meant an entry follows none`() throws {
    let sandbox = try sandbox("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(
      sandbox, "func one() { \(Self.make) }", "func two() { \(Self.make) }", "func sort() {}")
    #expect(heard.status == .findings && heard.out.contains("\n1 stale"), "\(heard.out)")
  }

  @Test func `members of nested types, properties and free functions have names`() throws {
    let sandbox = try Sandbox([
      (
        "p/A.swift",
        """
        struct TripList: View {
          struct Row { func load() { _ = TripStore() } }
          var cached = TripStore()
        }
        """
      ), ("p/C.swift", "final class TripStore {}\n"), ("rules/no-store-in-views.md", Self.rule),
    ])
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let page = sandbox.text("p/eaves-baseline.json") ?? ""
    #expect(page.contains(#""member": "Row.load()""#) && page.contains(#""member": "cached""#), "\(page)")
    let json = sandbox.eaves("check \(Self.flags) --no-baseline --format json").out
    #expect(json.contains(#""member": "Row.load()""#), "\(json)")
  }

  @Test func `a baseline of an older format is refused, and renewed by the command that is named`() throws {
    let sandbox = try sandbox("func reload() { \(Self.make) }")
    let old = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(
      "\"eaves-baseline\": 3", with: "\"eaves-baseline\": 2")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("`eaves baseline write --force`"), "\(heard.errors)")
    #expect(sandbox.eaves("baseline write --force \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
  }
}
