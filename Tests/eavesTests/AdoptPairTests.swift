import EavesSource
import Testing

@testable import eaves

/// `eaves adopt` on documents as they are found: fragments, several subjects, sides named by comments.
@Suite struct AdoptPairTests {
  private func adopt(_ page: String) throws -> Value {
    try Value(parsing: try Sandbox([("r/guide.md", page)]).eaves("adopt ~/r --format json").out)["documents"][
      0]
  }

  private func page(_ title: String, _ wrong: String, _ right: String) -> String {
    "# Guide\n\n## \(title)\n\n```swift\n// ❌\n\(wrong)\n\n// ✅\n\(right)\n```\n"
  }

  private static let erased = section(
    "AnyView", "func row() -> AnyView {\n  AnyView(Text(\"a\"))\n}",
    "func row() -> some View {\n  Text(\"a\")\n}")
  private static let old = section(
    "Observable instead of ObservableObject",
    "class Cart: ObservableObject {\n  @Published var count = 0\n}",
    "@Observable class Cart {\n  var count = 0\n}")

  private static func section(_ title: String, _ wrong: String, _ right: String) -> String {
    "## \(title)\n\n```swift\n// ❌ Bad\n\(wrong)\n\n// ✅ Good\n\(right)\n```\n\n"
  }

  // MARK: What surrounds an example

  @Test func `a function without its type stands in a view where it uses SwiftUI`() throws {
    let document = try adopt("# Guide\n\n" + Self.erased)
    #expect(document["status"].text == "offered")
    let offer = document["offers"][0]
    #expect(offer["rule"].text == "view-no-any-view")
    #expect(offer["host"].text == "view")
    #expect(offer["hits"].list.map(\.text) == ["1:2", "1:3"])
    #expect(offer["pair"]["title"].text == "AnyView")
    #expect(offer["pair"]["line"].whole == 6)
    #expect(offer["pair"]["incorrect"].list.map(\.text) == ["1:1-5"])
    #expect(offer["pair"]["correct"].list.map(\.text) == ["1:6-9"])
  }

  @Test(arguments: [
    (
      "NavigationView", "NavigationView {\n  List { Text(\"a\") }\n}",
      "NavigationStack {\n  List { Text(\"a\") }\n}"
    ),
    ("Task in onAppear", ".onAppear { Task { await load() } }", ".task { await load() }"),
    (
      "ObservedObject", "@ObservedObject var cart: Cart\n\nText(cart.name)",
      "@State var cart: Cart\n\nText(cart.name)"
    ),
  ])
  func `statements and chains stand in its body`(_ title: String, _ wrong: String, _ right: String) throws {
    let document = try adopt(page(title, wrong, right))
    #expect(document["offers"][0]["host"].text == "view", "\(document)")
  }

  /// A class of the example that no block declares is a service if it is called so.
  @Test func `a screen that holds a manager of data reaches past its view model`() throws {
    let document = try adopt(
      page(
        "Screens and data access",
        "class CartController: UIViewController {\n  let store = CoreDataManager()\n}",
        "class CartController: UIViewController {\n  let viewModel = CartViewModel()\n}"))
    #expect(document["offers"][0]["rule"].text == "layer-screen-no-data-access", "\(document)")
  }

  @Test func `code that a sentence interrupts is one example`() throws {
    let start = "struct Cart: View {\n  var body: some View {\n    Text(\"a\")\n      .task {"
    let end = "        let data = try? await URLSession.shared.data(from: url)\n      }\n  }\n}"
    let right =
      "struct Cart: View {\n  let model: CartViewModel\n  var body: some View { Text(model.name) }\n}"
    let document = try adopt(
      """
      ---
      title: Views and data access
      impact: HIGH
      ---

      ## Views and data access

      **Incorrect:**

      ```swift
      \(start)
      ```

      Then it asks the server itself:

      ```swift
      \(end)
      ```

      **Correct:**

      ```swift
      \(right)
      ```

      """)
    #expect(document["offers"][0]["rule"].text == "layer-view-no-data-access", "\(document)")
    #expect(document["offers"][0]["hits"].list.map(\.text) == ["2:1"])
  }

  @Test(arguments: [
    ("## The problem with queues", "## The solution: the main actor", ""),
    ("", "", "// Old way|// Modern way"),
  ])
  func `headings and comments name a side in several words`(
    _ problem: String, _ solution: String, _ comments: String
  ) throws {
    let (wrong, right) = ("DispatchQueue.main.async { show() }", "await MainActor.run { show() }")
    let words = comments.split(separator: "|").map(String.init)
    let document = try adopt(
      words.isEmpty
        ? "# Guide\n\n\(problem)\n\n```swift\n// BAD\n\(wrong)\n```\n\n\(solution)\n\n```swift\n\(right)\n```\n"
        : "# Guide\n\n## Replacing DispatchQueue.main\n\n```swift\n\(words[0])\n\(wrong)\n\n\(words[1])\n\(right)\n```\n"
    )
    #expect(document["offers"][0]["rule"].text == "concurrency-no-main-queue", "\(document)")
  }

  @Test func `code that nothing says is a view's is not put into one`() throws {
    let document = try adopt(
      page(
        "Secrets in preferences", "func save() {\n  UserDefaults.standard.set(token, forKey: \"token\")\n}",
        "func save() {\n  vault.save(token)\n}"))
    #expect(document["status"].text == "none", "\(document)")
  }

  @Test func `a view that is named and not declared is one`() throws {
    let document = try adopt(
      page(
        "View models know no view", "@Observable final class CartViewModel {\n  var next: CheckoutView?\n}",
        "@Observable final class CartViewModel {\n  var isDone = false\n}"))
    #expect(document["offers"][0]["rule"].text == "viewmodel-no-ui-framework", "\(document)")
    #expect(document["offers"][0]["host"].text == "app")
  }

  @Test func `a value that nothing declares is what it is called`() throws {
    let document = try adopt(
      page(
        "View models use repositories through use cases",
        "@Observable final class CartViewModel {\n  func load() async {\n    items = await cartRepository.all()\n  }\n}",
        "@Observable final class CartViewModel {\n  func load() async {\n    items = await loadCartUseCase.run()\n  }\n}"
      ))
    let offer = document["offers"][0]
    #expect(offer["rule"].text == "layer-view-model-through-use-cases", "\(document)")
    #expect(offer["hits"].list.map(\.text) == ["1:4"])
  }

  @Test func `a document about the domain is read as a file of it`() throws {
    let wrong = "import SwiftUI\n\nstruct Order {\n  var tint: Color\n}"
    let right = "struct Order {\n  var isLate: Bool\n}"
    let document = try adopt(page("The domain depends on no framework", wrong, right))
    #expect(document["offers"][0]["rule"].text == "module-domain-no-frameworks", "\(document)")
    #expect(document["offers"][0]["host"].text == "domain")
    #expect(try adopt(page("Orders depend on no framework", wrong, right))["status"].text == "none")
  }

  @Test func `code that leaves a bracket open proves nothing`() throws {
    let document = try adopt(
      page("AnyView", "func row() -> AnyView {\n  AnyView(Text(\"a\"))", "Text(\"a\")"))
    #expect(document["status"].text == "none", "\(document)")
  }

  // MARK: Lines that a comment points at

  @Test func `what a comment points at must be found`() throws {
    func view(_ comment: String, at line: Int) -> String {
      var lines = [
        "struct Orders: View {", "  @ObservedObject var cart: Cart", "  var body: some View { list }",
        "  func list() { sort() }", "}",
      ]
      lines[line] += " // \(comment)"
      return lines.joined(separator: "\n")
    }
    let right = "struct Orders: View {\n  @State var cart: Cart\n  var body: some View { list }\n}"
    #expect(try adopt(page("ObservedObject", view("❌ old", at: 1), right))["status"].text == "offered")
    #expect(try adopt(page("ObservedObject", view("❌ slow", at: 3), right))["status"].text == "none")
  }

  // MARK: A part of a check

  @Test func `of a rule that finds something in Correct code the part that does not is offered`() throws {
    let wrong =
      "var body: some View {\n  let formatter = DateFormatter()\n  return Text(formatter.string(from: day))\n}"
    let right =
      "static let formatter = DateFormatter()\n\nvar body: some View {\n  Text(Self.formatter.string(from: day))\n}"
    let text = page("Create no formatter in a view", wrong, right)
    let sandbox = try Sandbox([("p/R/guide.md", text)])
    let out = sandbox.eaves("adopt ~/p/R").out
    #expect(out.contains("  1  view-no-formatting ("), "\(out)")
    #expect(out.contains("       only this part of the check: a view never creates "), "\(out)")
    let written = sandbox.eaves("adopt ~/p/R --root ~/p --write")
    #expect(written.status == .clean, "\(written.errors)")
    #expect(
      sandbox.text("p/R/guide.yml")?.contains("for: view\nnever:\n  - creates: ") == true, "\(written.out)")
    #expect(sandbox.text("p/R/guide.yml")?.contains("checks:") == false)
    let proof = sandbox.eaves("validate ~/p/R")
    #expect(proof.status == .clean && proof.out.contains("proven    guide"), "\(proof.out)")
  }

  // MARK: Several subjects

  @Test func `each pair has offers of its own`() throws {
    let heard = try Sandbox([("r/guide.md", "# Guide\n\n\(Self.erased)\(Self.old)")]).eaves("adopt ~/r")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.contains("offered  ~/r/guide.md  Guide\n  line 6: AnyView\n  1  view-no-any-view ("),
      "\(heard.out)")
    #expect(heard.out.contains("       tested inside a SwiftUI view\n"), "\(heard.out)")
    #expect(
      heard.out.contains(
        "  line 20: Observable instead of ObservableObject\n  2  observation-no-observable-object ("),
      "\(heard.out)")
    #expect(heard.out.contains("Matching lines do not prove that two rules mean the same"))
  }

  private static let app = """
    import SwiftUI

    final class Basket: ObservableObject {}
    struct Row: View { var body: some View { AnyView(Text("a")) } }
    """

  @Test func `the first of each pair are written, proven and enforced`() throws {
    let sandbox = try Sandbox([
      ("p/R/guide.md", "# Guide\n\n\(Self.erased)\(Self.old)"), ("p/Sources/A.swift", Self.app),
    ])
    let heard = sandbox.eaves("adopt ~/p/R --root ~/p --write")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.contains(
        "wrote R/guide.yml: the check of view-no-any-view and observation-no-observable-object, proven"),
      "\(heard.out)")
    let sidecar = try #require(sandbox.text("p/R/guide.yml"))
    #expect(
      sidecar.contains(
        "incorrect: [\"1:1-5 in view\", \"2:1-5\"]\ncorrect: [\"1:6-9 in view\", \"2:6-9\"]\n"), "\(sidecar)")
    let proof = sandbox.eaves("validate ~/p/R")
    #expect(
      proof.status == .clean && proof.out.contains("proven    guide  (2 examples)"),
      "\(proof.out)\(proof.errors)")
    let check = sandbox.eaves("check ~/p --format json")
    let findings = try Value(parsing: check.out)["findings"].list
    #expect(findings.map { $0["rule"].text } == ["guide", "guide"], "\(check.out)\(check.errors)")
    #expect(findings.compactMap { $0["line"].whole }.sorted() == [3, 4])
    // The proof is of these lines: another check fails it.
    let other = try Sandbox([
      ("R/guide.md", "# Guide\n\n\(Self.erased)\(Self.old)"),
      ("R/guide.yml", sidecar.replacing("AnyView", with: "GeometryReader")),
    ])
    #expect(other.eaves("validate ~/R").status != .clean)
  }

  @Test func `another pair is chosen by its number`() throws {
    let sandbox = try Sandbox([("p/R/guide.md", "# Guide\n\n\(Self.erased)\(Self.old)")])
    #expect(sandbox.eaves("adopt ~/p/R --root ~/p --write --choose 2").status == .clean)
    let sidecar = try #require(sandbox.text("p/R/guide.yml"))
    #expect(sidecar.contains("incorrect: [\"2:1-5\"]\n") && !sidecar.contains("AnyView"), "\(sidecar)")
    #expect(sandbox.eaves("validate ~/p/R").out.contains("proven    guide  (1 example)"))
  }

  @Test func `where none fits, it says what a check of a pair could say`() throws {
    let text = page(
      "Never block", "func wait() {\n  usleep(10)\n}", "func wait() async {\n  await Task.yield()\n}")
    let sandbox = try Sandbox([("p/R/guide.md", text)])
    let out = sandbox.eaves("adopt ~/p/R").out
    #expect(
      out.contains("    no shipped rule fits the examples of this document\n    line 6: Never block\n"),
      "\(out)")
    #expect(out.contains("      incorrect: [\"1:1-5\"]\n      correct: [\"1:6-9\"]\n      for: "), "\(out)")
    #expect(out.split(separator: "\n").count <= 24, "\(out)")
    #expect(
      sandbox.eaves("adopt ~/p/R --root ~/p --write").out.contains("wrote R/guide.yml: a check to fill in"))
    #expect(sandbox.eaves("validate ~/p/R").status == .clean)
  }
}
