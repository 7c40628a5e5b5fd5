import Testing

@testable import eaves

/// The member is part of what an entry of a baseline knows.
@Suite struct BaselineMemberTests {
  private static let flags = "--root ~/p --rules ~/rules --profile none"
  private static let rule = Sample.rule("for: view\nnever:\n  creates: \"*Store\"")
    .replacing("let store: BerthStore // ✗", with: "let store = BerthStore() // ✗")
  private static let make = "_ = TripStore()"

  /// A project whose view has these members, and whose baseline knows all there is.
  private func desk(_ members: String...) throws -> Desk {
    let desk = try Desk([
      ("p/A.swift", Self.view(members)), ("p/C.swift", "final class TripStore {}\n"),
      ("rules/no-store-in-views.md", Self.rule),
    ])
    #expect(desk.eaves("baseline write \(Self.flags)").status == .clean)
    #expect(desk.eaves("check \(Self.flags)").status == .clean)
    return desk
  }

  private static func view(_ members: [String]) -> String {
    "struct TripList: View {\n\(members.map { "  \($0)\n" }.joined())}\n"
  }

  private func check(_ desk: Desk, _ members: String...) throws -> Hearing {
    try desk.add("p/A.swift", Array(Self.view(members).utf8))
    return desk.eaves("check \(Self.flags)")
  }

  @Test func `a fix in one member hides no new breach in another`() throws {
    let desk = try desk("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(desk, "func reload() {}", "func sort() { \(Self.make) }")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("A.swift:3:21  view TripList creates TripStore"), "\(heard.out)")
    #expect(heard.out.contains(" · 1 stale baseline entry"), "\(heard.out)")
  }

  @Test func `neither does a member that is deleted`() throws {
    let desk = try desk("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(desk, "func sort() { \(Self.make) }")
    #expect(heard.out.contains("A.swift:2:21") && heard.out.contains(" · 1 stale"), "\(heard.out)")
  }

  @Test func `overloads are told apart by their labels`() throws {
    let desk = try desk("func load(id: Int) { \(Self.make) }", "func load(name: String) {}")
    let heard = try check(desk, "func load(id: Int) {}", "func load(name: String) { \(Self.make) }")
    #expect(heard.status == .findings)
  }

  @Test func `an entry follows a renamed member`() throws {
    let desk = try desk("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(desk, "func refresh() { \(Self.make) }", "func sort() {}", "func more() {}")
    #expect(heard.status == .clean, "\(heard.out)")
    #expect(desk.eaves("baseline update \(Self.flags)").status == .clean)
    #expect(desk.text("p/eaves-baseline.json")?.contains(#""member": "refresh()""#) == true)
  }

  @Test func `where two new members could be meant an entry follows none`() throws {
    let desk = try desk("func reload() { \(Self.make) }", "func sort() {}")
    let heard = try check(
      desk, "func one() { \(Self.make) }", "func two() { \(Self.make) }", "func sort() {}")
    #expect(heard.status == .findings && heard.out.contains(" · 1 stale"), "\(heard.out)")
  }

  @Test func `members of nested types, properties and free functions have names`() throws {
    let desk = try Desk([
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
    #expect(desk.eaves("baseline write \(Self.flags)").status == .clean)
    let page = desk.text("p/eaves-baseline.json") ?? ""
    #expect(page.contains(#""member": "Row.load()""#) && page.contains(#""member": "cached""#), "\(page)")
    let json = desk.eaves("check \(Self.flags) --no-baseline --format json").out
    #expect(json.contains(#""member": "Row.load()""#), "\(json)")
  }

  @Test func `a baseline of an older format is refused, and renewed by the command that is named`() throws {
    let desk = try desk("func reload() { \(Self.make) }")
    let old = (desk.text("p/eaves-baseline.json") ?? "").replacing(
      "\"eaves-baseline\": 3", with: "\"eaves-baseline\": 2")
    try desk.add("p/eaves-baseline.json", Array(old.utf8))
    let heard = desk.eaves("check \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("`eaves baseline write --force`"), "\(heard.errors)")
    #expect(desk.eaves("baseline write --force \(Self.flags)").status == .clean)
    #expect(desk.eaves("check \(Self.flags)").status == .clean)
  }
}
