import EavesDocuments
import EavesSource
import Foundation
import Testing

@testable import eaves

/// `eaves adopt`: documents without a check get the one that fits their examples.
@Suite struct AdoptCommandTests {
  /// A document about views and data, as people write them: no check, no marks.
  static let views = page(
    "Views Load Nothing Themselves",
    incorrect: """
      struct OrderList: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("Orders") }
      }
      """,
    correct: """
      struct OrderList: View {
        @State var viewModel: OrderListViewModel
        var body: some View { Text(viewModel.title) }
      }

      @Observable final class OrderListViewModel { var title = "" }
      """)

  /// Something that no shipped rule says.
  static let sleep = page(
    "Never Block a Thread",
    incorrect: "struct Clock {\n  func wait() {\n    usleep(10)\n  }\n}",
    correct: "struct Clock {\n  func wait() async {\n    await Task.yield()\n  }\n}")

  /// What two rules say of different lines.
  private static let orders = page(
    "Expose Display State, Format Nothing in Views",
    incorrect: """
      @Observable final class OrderViewModel {
        private let fetch: FetchOrderUseCase
        var order: Order?
        init(fetch: FetchOrderUseCase) { self.fetch = fetch }
        func load() async { order = try? await fetch.execute() }
      }

      struct OrderView: View {
        @State var viewModel: OrderViewModel
        var body: some View {
          if let order = viewModel.order { Text(order.name.uppercased()) }
        }
      }
      """,
    correct: """
      @Observable final class OrderViewModel {
        private let fetch: FetchOrderUseCase
        var name = ""
        init(fetch: FetchOrderUseCase) { self.fetch = fetch }
        func load() async {
          guard let order = try? await fetch.execute() else { return }
          name = order.name.uppercased()
        }
      }

      struct OrderView: View {
        @State var viewModel: OrderViewModel
        var body: some View { Text(viewModel.name) }
      }
      """)

  static func page(_ title: String, incorrect: String, correct: String) -> String {
    """
    ---
    title: \(title)
    impact: HIGH
    impactDescription: views can be shown without data
    ---

    ## \(title)

    **Incorrect:**

    ```swift
    \(incorrect)
    ```

    **Correct:**

    ```swift
    \(correct)
    ```

    """
  }

  private static func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    try Sandbox([("p/Rules/views.md", views), ("p/Rules/sleep.md", sleep)] + more)
  }

  private static let breach =
    "struct TripList: View {\n  @Environment(\\.modelContext) private var context\n}\n"

  // MARK: Offers

  @Test func `the rule that finds the Incorrect and spares the Correct example comes first`() throws {
    let heard = try Self.sandbox().eaves("adopt ~/p/Rules")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.contains("offered  ~/p/Rules/views.md  Views Load Nothing Themselves\n"), "\(heard.out)")
    #expect(heard.out.contains("  1  layer-view-no-data-access (HIGH; "), "\(heard.out)")
    #expect(heard.out.contains("       finds 1:2 (block:line)\n"))
    #expect(heard.out.contains("Matching lines do not prove that two rules mean the same"))
    #expect(heard.out.hasSuffix("2 documents, 1 with an offer, 1 without one, 0 checked already\n"))
  }

  @Test func `where none fits, it says what a check could say`() throws {
    let out = try Self.sandbox().eaves("adopt ~/p/Rules/sleep.md").out
    #expect(out.contains("    no shipped rule fits the examples of this document\n"), "\(out)")
    #expect(out.contains("      1:3  usleep(10)\n"), "\(out)")
    #expect(out.contains("      type calls \"usleep()\"  (1:3)\n"), "\(out)")
    #expect(out.contains("      for: type\n      never:\n        calls: \"usleep()\"\n"), "\(out)")
    #expect(!out.contains("A match of lines"))
  }

  @Test func `an article, and a document with one side only, say so`() throws {
    let sandbox = try Sandbox([
      ("r/story.md", "# A story\n\nText.\n"),
      ("r/half.md", Self.views.components(separatedBy: "**Correct:**")[0]),
    ])
    let out = sandbox.eaves("adopt ~/r").out
    #expect(out.contains("    an article: 0 rules, nothing to check\n"), "\(out)")
    #expect(out.contains("    this document has no Correct example in Swift, "), "\(out)")
    #expect(try Sandbox([("r/", "")]).eaves("adopt ~/r").status == .couldNotRun)
  }

  @Test func `marks decide what is found in vain`() throws {
    let marked = Self.views.replacing("Text(\"Orders\") }", with: "Text(\"Orders\") } // ✗")
    let json = try Value(parsing: try Sandbox([("r/v.md", marked)]).eaves("adopt ~/r --format json").out)
    #expect(json["documents"][0]["status"].text == "none", "nothing finds line 3")
  }

  @Test func `for machines`() throws {
    let json = try Value(parsing: try Self.sandbox().eaves("adopt ~/p/Rules --format json").out)
    #expect(json["schemaVersion"].whole == 1)
    let documents = json["documents"].list
    #expect(documents.map { $0["status"].text } == ["none", "offered"])
    #expect(documents.map { $0["document"].text } == ["~/p/Rules/sleep.md", "~/p/Rules/views.md"])
    let offer = documents[1]["offers"][0]
    #expect(offer.keys == ["rule", "check", "pair", "host", "hits", "misses", "wrong"])
    #expect(offer["rule"].text == "layer-view-no-data-access")
    #expect(offer["check"].text?.hasPrefix("for: view\nnever:\n") == true)
    #expect(offer["hits"].list.map(\.text) == ["1:2"])
    #expect(offer["misses"].list.isEmpty && offer["wrong"].list.isEmpty)
    #expect(documents[0]["hints"]["phrases"][0]["object"].text == "\"usleep()\"")
  }

  /// One that only forwards.
  private static let useCase = """
    protocol LoadUseCase { func run() async throws -> [String] }
    final class Load: LoadUseCase {
      private let repository: OrderRepository
      init(repository: OrderRepository) { self.repository = repository }
      func run() async throws -> [String] { try await repository.all() }
    }
    """

  @Test func `a shipped page without its check and marks is offered its own`() throws {
    var pages: [(path: String, text: String)] = []
    for page in Workspace.shippedPages where RuleDocumentLoader.isDocument(page.path, in: "Rules") {
      let text = String(decoding: page.bytes, as: UTF8.self)
      let parts = text.components(separatedBy: "**Check:**")
      let rest = parts.last?.components(separatedBy: "\n```\n").dropFirst().joined(separator: "\n```\n")
      let kept = parts[0].split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        !["profiles:", "conflicts:", "supersedes:", "default:"].contains { line.hasPrefix($0) }
      }.joined(separator: "\n")
      pages.append(("r/own-\(page.path.name)", (kept + (rest ?? "")).replacing(" // ✗", with: "")))
    }
    let heard = try Sandbox(pages).eaves("adopt ~/r --format json")
    #expect(heard.status == .clean, "\(heard.errors)")
    let documents = try Value(parsing: heard.out)["documents"].list
    #expect(documents.count == pages.count, "\(heard.errors)")
    for document in documents {
      let own = document["document"].text?.split(separator: "own-").last.map { $0.dropLast(3) } ?? ""
      let offers = document["offers"].list.compactMap { $0["rule"].text }
      #expect(offers.contains(String(own)), "\(own) is offered \(offers)")
    }
  }

  // MARK: --write

  @Test func `what is written is proven and enforced`() throws {
    let sandbox = try Self.sandbox([("p/Sources/A.swift", Self.breach)])
    let heard = sandbox.eaves("adopt ~/p/Rules/views.md --root ~/p --write")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out.contains("wrote Rules/views.yml: the check of layer-view-no-data-access, proven\n"))
    #expect(heard.out.contains("added Rules/views.md to `rules:` in eaves.yml\n"), "\(heard.out)")
    let sidecar = try #require(sandbox.text("p/Rules/views.yml"))
    #expect(sidecar.contains("supersedes: [layer-view-no-data-access]\nmarks: [\"1:2\"]\nfor: view\n"))
    #expect(sandbox.text("p/eaves.yml")?.hasSuffix("rules: [Rules/views.md]\n") == true)
    let proof = sandbox.eaves("validate ~/p/Rules/views.md")
    #expect(proof.status == .clean && proof.out.contains("proven    views  (2 examples)"), "\(proof.out)")
    let check = sandbox.eaves("check ~/p --format json")
    let findings = try Value(parsing: check.out)["findings"].list
    #expect(findings.map { $0["rule"].text } == ["views"], "\(check.out)\(check.errors)")
    #expect(sandbox.eaves("adopt ~/p/Rules/views.md").out.contains("checked  ~/p/Rules/views.md"))
  }

  @Test func `a breach is not reported by the shipped rule as well`() throws {
    let sandbox = try Self.sandbox([
      ("p/Sources/A.swift", Self.breach), ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\n"),
    ])
    #expect(sandbox.eaves("adopt ~/p/Rules/views.md --write").status == .clean)
    let json = try Value(parsing: sandbox.eaves("check ~/p --format json").out)
    #expect(json["findings"].list.map { $0["rule"].text } == ["views"])
  }

  @Test func `a check to fill in leaves the document guidance`() throws {
    let sandbox = try Self.sandbox([("p/Sources/A.swift", Self.breach)])
    let heard = sandbox.eaves("adopt ~/p/Rules/sleep.md --root ~/p --write")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out.contains("wrote Rules/sleep.yml: a check to fill in\n"), "\(heard.out)")
    #expect(
      sandbox.text("p/Rules/sleep.yml")?.split(separator: "\n").allSatisfy { $0.hasPrefix("# ") } == true)
    #expect(sandbox.text("p/eaves.yml") == nil)
    let proof = sandbox.eaves("validate ~/p/Rules/sleep.md")
    #expect(proof.status == .clean && proof.out.contains("1 guidance"), "\(proof.out)\(proof.errors)")
  }

  @Test func `another offer is chosen by its number, and two make one check`() throws {
    let sandbox = try Sandbox([("p/R/orders.md", Self.orders)])
    #expect(sandbox.eaves("adopt ~/p/R --choose 2").status == .couldNotRun)
    let none = sandbox.eaves("adopt ~/p/R --root ~/p --write --choose 9")
    #expect(none.status == .couldNotRun)
    #expect(none.errors.contains("there is no offer 9; there are 2"), "\(none.errors)")
    #expect(sandbox.text("p/R/orders.yml") == nil)
    #expect(none.out.contains("     1 and 2 find different lines: --choose 1,2 takes both\n"), "\(none.out)")
    let both = sandbox.eaves("adopt ~/p/R --root ~/p --write --choose 1,2")
    #expect(both.status == .clean, "\(both.errors)")
    let text = try #require(sandbox.text("p/R/orders.yml"))
    #expect(text.contains("marks: [\"1:3\", \"1:11\"]\nchecks:\n  - for: "), "\(text)")
    #expect(text.contains("supersedes: [viewmodel-display-state, view-no-formatting]\n"), "\(text)")
    // What is there is replaced by another offer.
    let second = sandbox.eaves("adopt ~/p/R --root ~/p --write --choose 2 --force")
    #expect(second.status == .clean, "\(second.errors)")
    #expect(sandbox.text("p/R/orders.yml")?.contains("supersedes: [view-no-formatting]\n") == true)
  }

  @Test func `a sidecar is overwritten by force alone`() throws {
    let sandbox = try Self.sandbox([("p/Rules/views.yml", "# mine\n")])
    let line = "adopt ~/p/Rules/views.md --root ~/p --write"
    let refused = sandbox.eaves(line)
    #expect(refused.status == .couldNotRun)
    #expect(refused.errors.contains("there is already ~/p/Rules/views.yml"), "\(refused.errors)")
    #expect(sandbox.text("p/Rules/views.yml") == "# mine\n")
    #expect(sandbox.text("p/eaves.yml") == nil)
    #expect(sandbox.eaves(line + " --force").status == .clean)
    #expect(sandbox.text("p/Rules/views.yml")?.contains("\nfor: view\n") == true)
  }

  @Test func `what is no sidecar is never overwritten`() throws {
    let flow = "on: push\njobs: {}\n"
    let sandbox = try Sandbox([("p/ci.md", Self.views), ("p/ci.yml", flow), ("p/eaves.md", Self.views)])
    #expect(sandbox.eaves("adopt ~/p/ci.md --root ~/p --write --force").status == .couldNotRun)
    #expect(sandbox.text("p/ci.yml") == flow)
    #expect(sandbox.eaves("adopt ~/p/eaves.md --root ~/p --write --force").status == .couldNotRun)
    #expect(sandbox.text("p/eaves.yml") == nil)
  }

  @Test func `nothing is written through a link`() throws {
    let sandbox = try Self.sandbox([("else/where.txt", "mine\n")])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Rules/views.yml", withDestinationPath: "\(sandbox.path)/else/where.txt")
    #expect(sandbox.eaves("adopt ~/p/Rules/views.md --root ~/p --write --force").status == .couldNotRun)
    #expect(sandbox.text("else/where.txt") == "mine\n")
    try files.createDirectory(atPath: "\(sandbox.path)/q", withIntermediateDirectories: true)
    let outside = sandbox.eaves("adopt ~/p/Rules/sleep.md --root ~/q --write")
    #expect(outside.status == .couldNotRun)
    #expect(sandbox.text("p/Rules/sleep.yml") == nil)
  }

  @Test func `documents that contradict each other are confined to the profiles they keep to`() throws {
    let useCase = Self.page(
      "No Use Case Layer",
      incorrect: """
        protocol LoadUseCase { func run() async throws -> [String] }
        final class Load: LoadUseCase {
          private let repository: OrderRepository
          init(repository: OrderRepository) { self.repository = repository }
          func run() async throws -> [String] { try await repository.all() }
        }
        @Observable final class OrderViewModel {
          private let load: LoadUseCase
          init(load: LoadUseCase) { self.load = load }
        }
        """,
      correct: """
        protocol OrderRepository { func all() async throws -> [String] }
        @Observable final class OrderViewModel {
          private let repository: OrderRepository
          init(repository: OrderRepository) { self.repository = repository }
        }
        """)
    let views = Self.views.replacing(
      "{ var title = \"\" }",
      with: "{\n  var title = \"\"\n  private let load: LoadUseCase\n}\n\n" + Self.useCase)
    let sandbox = try Sandbox([("p/R/views.md", views), ("p/R/cases.md", useCase)])
    let heard = sandbox.eaves("adopt ~/p/R --root ~/p --write")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(sandbox.text("p/R/cases.yml")?.contains("profiles: [modular-mvvm-c]\n") == true, "\(heard.out)")
    #expect(sandbox.text("p/R/views.yml")?.contains("profiles: [clean-mvvm, mvvm]\n") == true, "\(heard.out)")
    #expect(
      heard.out.contains("if eaves.yml has one of these as `profile:`: clean-mvvm, modular-mvvm-c, mvvm\n"),
      "\(heard.out)")
    #expect(sandbox.eaves("validate ~/p/R").status == .clean)
  }

  // MARK: Who else tells it

  @Test func `validate names what adopt has for a document`() throws {
    let sandbox = try Self.sandbox()
    let out = sandbox.eaves("validate ~/p/Rules").out
    #expect(
      out.contains("    no check: `eaves adopt` offers the check of layer-view-no-data-access\n"), "\(out)"
    )
    #expect(out.contains("    no check: `eaves adopt` suggests how a check could look\n"), "\(out)")
    let json = try Value(parsing: sandbox.eaves("validate ~/p/Rules --format json").out)
    #expect(json["documents"].list.compactMap { $0["offer"].text } == ["layer-view-no-data-access"])
  }

  @Test func `check counts the documents that have none`() throws {
    let sandbox = try Self.sandbox([("p/Sources/A.swift", "struct A {}\n")])
    let out = sandbox.eaves("check ~/p --rules ~/p/Rules --profile base").out
    #expect(out.hasSuffix("2 documents without a check · `eaves adopt`\n"), "\(out)")
  }
}
