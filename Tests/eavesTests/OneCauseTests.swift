import Testing

@testable import eaves

/// One cause, one finding: what is shown, and what is still judged place by place.
@Suite struct OneCauseTests {
  private static let flags = "--root ~/p --rules ~/rules --profile none --color never"
  private static let rule = Sample.rule("for: view\nnever:\n  creates: \"*Store\"")
    .replacing("let store: BerthStore // ✗", with: "let store = BerthStore() // ✗")

  /// A view that makes the same store in several members and, in an extension, in another file.
  private func sandbox(_ view: String? = nil) throws -> Sandbox {
    let view =
      view ?? """
        struct TripList: View {
          var body: some View { Text(TripStore().name) }
          func reload() { _ = TripStore() }
          func sort() { _ = TripStore() }
        }

        """
    return try Sandbox([
      ("p/A.swift", view),
      ("p/B.swift", "extension TripList {\n  func more() { _ = TripStore() }\n}\n"),
      ("p/C.swift", "final class TripStore { var name = \"\" }\n"),
      ("rules/no-store-in-views.md", Self.rule),
    ])
  }

  @Test func `places with the same rule, subject and object are one finding`() throws {
    let heard = try sandbox().eaves("check \(Self.flags)")
    #expect(heard.out.contains("1 finding in 3 files"), "\(heard.out)")
    #expect(heard.out.contains("A.swift:2:30  `TripList` creates `TripStore`"), "\(heard.out)")
    #expect(heard.out.contains("also on lines 3, 4"), "\(heard.out)")
    #expect(heard.out.contains("     same finding in 1 other file\n"), "\(heard.out)")
  }

  @Test func `two types of one name are two subjects`() throws {
    let view = "struct Row: View { var body: some View { Text(TripStore().name) } }\n"
    let sandbox = try Sandbox([
      ("p/Sources/A/A.swift", view), ("p/Sources/B/B.swift", view), ("rules/no-store-in-views.md", Self.rule),
    ])
    #expect(sandbox.eaves("check \(Self.flags)").out.contains("2 findings in 2 files"))
  }

  @Test func `an allowance hides its place, and the finding stands at the first that remains`() throws {
    let allowed = """
      struct TripList: View {
        var body: some View { Text(TripStore().name) } // eaves:allow no-store-in-views -- for now
        func reload() { _ = TripStore() }
      }

      """
    let heard = try sandbox(allowed).eaves("check \(Self.flags)")
    #expect(heard.out.contains("1 finding in 3 files"), "\(heard.out)")
    #expect(heard.out.contains("A.swift:3:23  `TripList` creates `TripStore`"), "\(heard.out)")
    #expect(heard.out.contains("suppressed: 1 place with `eaves:allow`\n"), "\(heard.out)")
  }

  @Test func `a baseline knows each place, and one more is found`() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.eaves("baseline write --root ~/p --rules ~/rules --profile none").out.contains("4 entries"))
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
    let more = (sandbox.text("p/A.swift") ?? "").replacing(
      "func sort() {", with: "func sort() { _ = TripStore();")
    try sandbox.add("p/A.swift", Array(more.utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("1 finding in 3 files") && heard.out.contains("A.swift:4:"), "\(heard.out)")
  }

  @Test func `a narrowed report shows the first place that it is about`() throws {
    let heard = try sandbox().eaves("check ~/p/B.swift \(Self.flags)")
    #expect(heard.out.contains("B.swift:2:21  `TripList` creates `TripStore`"), "\(heard.out)")
    #expect(!heard.out.contains("A.swift"), "\(heard.out)")
  }

  @Test func `allow writes a comment at each place`() throws {
    let sandbox = try sandbox()
    let heard = sandbox.eaves(
      words: ["allow", "no-store-in-views", "--reason", "for now", "--root", "\(sandbox.path)/p", "--rules"]
        + ["\(sandbox.path)/rules", "--profile", "none"])
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(sandbox.text("p/B.swift")?.contains("eaves:allow") == true)
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
  }

  @Test func `of one rule in one type the text shows five, and --all the others`() throws {
    let stores = (1...7).map { "final class S\($0)Store {}\n" }.joined()
    let made = (1...7).map { "  func f\($0)() { _ = S\($0)Store() }\n" }.joined()
    let sandbox = try Sandbox([
      ("p/A.swift", "struct TripList: View {\n\(made)}\n"), ("p/C.swift", stores),
      ("rules/no-store-in-views.md", Self.rule),
    ])
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.out.contains("S5Store") && !heard.out.contains("S6Store"), "\(heard.out)")
    #expect(
      heard.out.contains("2 more findings of this rule in TripList: `--all` shows them"), "\(heard.out)")
    #expect(heard.out.contains("7 findings in 2 files"), "\(heard.out)")
    #expect(sandbox.eaves("check \(Self.flags) --all").out.contains("S7Store"))
    #expect(sandbox.eaves("check \(Self.flags) --format agent").out.contains("S7Store"))
  }

  @Test func `a value that is created, configured and asked is one finding`() throws {
    let view = """
      import SwiftUI
      @Observable final class CartViewModel { var date = Date(); var total = 1.0 }
      struct CartView: View {
        let viewModel: CartViewModel
        var body: some View {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy"
          return Text(formatter.string(from: viewModel.date))
        }
      }

      """
    let flags = "--profile clean-mvvm --only view-no-formatting --color never"
    let sandbox = try Sandbox([("p/V.swift", view)])
    let heard = sandbox.eaves("check ~/p \(flags)")
    #expect(heard.out.contains("V.swift:6:21  `CartView` creates `DateFormatter`"), "\(heard.out)")
    #expect(heard.out.contains("1 finding in 1 file"), "\(heard.out)")
    // What is done with a value that is none of the rule's stays apart.
    let calls = view.replacing(
      "let formatter = DateFormatter()", with: "let date = viewModel.date.formatted()"
    )
    .replacing("formatter.dateFormat = \"yyyy\"", with: "let total = viewModel.total.rounded()")
    .replacing(
      "formatter.string(from: viewModel.date)", with: "\"\\(date) \\(total) \\(viewModel.total.description)\""
    )
    try sandbox.add("p/V.swift", Array(calls.utf8))
    let more = " --only view-no-calculations --only view-no-sorting"
    let apart = sandbox.eaves("check ~/p \(flags)\(more)")
    #expect(!apart.out.contains("1 finding in") && apart.status == .findings, "\(apart.out)")
  }

  // MARK: Several rules

  @Test func `of two rules about the same subject and object the one that supersedes the other is shown`()
    throws
  {
    let holds = Sample.rule("for: view\nnever:\n  holds: \"*Store\"")
      .replacing("tags: layer", with: "tags: layer\nsupersedes: no-store-in-views")
    let sandbox = try sandbox(
      "struct TripList: View {\n  let store: TripStore\n  func f() { _ = TripStore() }\n}\n")
    try sandbox.add("rules/no-held-store.md", Array(holds.utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.out.contains("1 finding in 3 files") && heard.out.contains("no-held-store"), "\(heard.out)")
    // Each place keeps its own rule: what the other allows is no allowance for this one.
    let allowed = (sandbox.text("p/A.swift") ?? "").replacing(
      "  let store", with: "  // eaves:allow no-held-store -- for now\n  let store")
    try sandbox.add("p/A.swift", Array(allowed.utf8))
    let rest = sandbox.eaves("check \(Self.flags)")
    #expect(rest.out.contains("A.swift:4:18  `TripList` creates `TripStore`"), "\(rest.out)")
  }

  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "P", targets: [
      .target(name: "CartAPI"), .target(name: "CartFeature", dependencies: ["CartAPI"]),
      .target(name: "SearchFeature", dependencies: ["CartFeature", "CartAPI"]),
    ])

    """

  private func features(_ through: String) throws -> Sandbox {
    try Sandbox([
      (".git/", ""), ("p/Package.swift", Self.manifest),
      (
        "p/eaves.yml",
        "eaves: 1\nprofile: modular-mvvm-c\nlayers:\n  - name: features\n    modules: [\"*Feature\", \"*API\"]\n"
          + "    independent: true\n\(through)"
      ),
      ("p/Sources/CartAPI/I.swift", "public protocol CartOpening {}\n"),
      (
        "p/Sources/CartFeature/Cart.swift",
        "import SwiftUI\nimport CartAPI\npublic struct CartView: View, CartOpening { public var body: some View { Text(\"\") } }\n"
      ),
      (
        "p/Sources/SearchFeature/Search.swift",
        "import SwiftUI\nimport CartFeature\nimport CartAPI\n"
          + "struct SearchView: View { let open: any CartOpening; var body: some View { CartView() } }\n"
      ),
    ])
  }

  @Test func `a dependency that is declared, imported and used is one finding of the layer`() throws {
    let heard = try features("    through: \"*API\"\n").eaves("check ~/p --format xcode")
    let lines = heard.out.split(separator: "\n").filter { $0.contains(": error:") }
    #expect(lines.count == 1, "\(heard.out)")
    #expect(
      lines.first?.contains("Search.swift:2:8") == true && lines.first?.contains("layers-features") == true)
    #expect(heard.out.contains("Package.swift:5:") && heard.out.contains(": note: "), "\(heard.out)")
  }

  @Test func `what through lets parts know is allowed by every rule about parts`() throws {
    #expect(
      !(try features("    through: \"*API\"\n")).eaves("check ~/p --format xcode").out.contains("CartAPI"))
    #expect(try features("").eaves("check ~/p --format xcode").out.contains("CartAPI"))
  }
}
