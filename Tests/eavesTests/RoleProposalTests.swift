import Foundation
import Testing

@testable import eaves

/// Lines for `roles:` that would place types without a role: what is proposed, and what a check with them says.
@Suite struct RoleProposalTests {
  private static let configuration = "eaves: 1\nprofile: none\nrules: [rules]\n"

  /// Two types that work through a repository and that nothing places. A view model holds one of them.
  private static let desks = """
    import SwiftUI
    protocol OarRepository { func oars() -> [Int] }
    final class RowDesk {
      let oars: any OarRepository
      func row() {}
      func rest() {}
      func turn() {}
    }
    final class SailDesk {
      let oars: any OarRepository
      func hoist() {}
      func reef() {}
      func tack() {}
    }
    @Observable final class RowViewModel { let desk: RowDesk }

    """

  /// A rule that finds more where desks are services, and one that finds less.
  private static let rules: [(path: String, text: String)] = [
    ("p/rules/no-service-in-view-models.md", Sample.rule("for: viewModel\nnever:\n  holds: service")),
    (
      "p/rules/only-services-load.md",
      Sample.rule(
        "for: type\nthat:\n  - name: \"*Desk\"\nunless:\n  - role: service\nnever:\n  holds: repository")
    ),
  ]

  private func sandbox(_ code: String = desks, _ more: [(path: String, text: String)] = []) throws -> Sandbox
  {
    try Sandbox([("p/eaves.yml", Self.configuration), ("p/A.swift", code)] + Self.rules + more)
  }

  /// What stands below `roles:` of a list for people.
  private func page(_ text: String) -> String {
    text.range(of: "\nroles:\n").map { String(text[$0.upperBound...]) } ?? ""
  }

  @Test func `a name that eaves.yml refuses in a role is not proposed`() throws {
    let code = ["One", "Two", "Three"].map {
      "final class \($0)Oar: desk, `a b` { let oars: any OarRepository; func row() {}; func rest() {}; func turn() {} }"
    }
    let all =
      "protocol OarRepository {}\nprotocol desk {}\nprotocol `a b` {}\n" + code.joined(separator: "\n")
    let out = try sandbox(all).eaves("coverage ~/p").out
    #expect(page(out).contains("- name: \"*Oar\""), "\(out)")
    #expect(!page(out).contains("conforms:"), "\(out)")
  }

  @Test func `coverage proposes a line, with its types and how the findings change`() throws {
    let heard = try sandbox().eaves("coverage ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.hasSuffix(
        """
        Lines for `roles:` in eaves.yml that would give a role to the most types without one: 1
        A role says what a type is for; most rules apply to the types of a role. Paste what is right. Where `roles:` names
        a role already, paste only the line that begins with `-`, and the `kind:` below it.
        Each line names its types, and says how the findings would change with this line alone.

        roles:
          # service: reaches the network, a database or the device for other types
          service:
            # 2 types: RowDesk, SailDesk; 1 more finding, 2 fewer
            # why: all hold services or repositories
            - name: "*Desk"

        """), "\(heard.out)")
  }

  @Test func `what is pasted does what was announced`() throws {
    let sandbox = try sandbox()
    func findings() throws -> Set<String> {
      let report = try Value(parsing: sandbox.eaves("check ~/p --format json").out)
      return Set(report["findings"].list.map { "\($0["message"].text ?? "")" })
    }
    let before = try findings()
    let block = page(sandbox.eaves("coverage ~/p").out)
    try sandbox.add("p/eaves.yml", Array((Self.configuration + "roles:\n" + block).utf8))
    let after = try findings()
    #expect(before.count == 2 && before.subtracting(after).count == 2, "\(before)")
    #expect(after.subtracting(before).count == 1, "\(after)")
    let services = sandbox.eaves("why --role service --root ~/p").out
    #expect(services.contains("RowDesk") && services.contains("SailDesk"), "\(services)")
    #expect(!sandbox.eaves("coverage ~/p").out.contains("Lines for `roles:`"))
  }

  @Test func `for machines: the line, its types with places, and the numbers`() throws {
    let json = try Value(parsing: sandbox().eaves("coverage ~/p --format json").out)
    let proposal = json["proposals"][0]
    #expect(proposal.keys == ["role", "item", "why", "types", "more", "fewer"])
    #expect(proposal["role"].text == "service" && proposal["item"]["name"].text == "*Desk")
    #expect(proposal["why"].text == "all hold services or repositories")
    #expect(proposal["more"].whole == 1 && proposal["fewer"].whole == 2)
    #expect(proposal["types"][0]["name"].text == "RowDesk")
    #expect(proposal["types"][0]["path"].text == "A.swift" && proposal["types"][0]["line"].whole == 3)
    let roles = try Value(parsing: sandbox().eaves("roles --json --root ~/p").out)
    #expect(roles["proposals"][0]["item"]["name"].text == "*Desk")
    #expect(roles["proposals"][0]["more"].whole == nil)
  }

  @Test func `known findings count as well, and what a comment allows does not`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    #expect(sandbox.eaves("coverage ~/p").out.contains("SailDesk; 1 more finding, 2 fewer\n"))
    let allowed = Self.desks.replacing(
      "  let oars: any OarRepository\n  func row",
      with:
        "  let oars: any OarRepository // eaves:allow only-services-load -- moves next week\n  func row")
    try sandbox.add("p/A.swift", Array(allowed.utf8))
    // With the line the comment allows nothing, which is a finding of its own.
    let heard = sandbox.eaves("coverage ~/p").out
    #expect(heard.contains("SailDesk; 2 more findings, 1 fewer\n"), "\(heard)")
  }

  @Test func `a path narrows what is proposed`() throws {
    let sandbox = try sandbox(Self.desks, [("p/B.swift", "struct B {}\n")])
    #expect(!sandbox.eaves("coverage ~/p/B.swift --root ~/p").out.contains("Lines for"))
    #expect(sandbox.eaves("coverage ~/p/A.swift --root ~/p").out.contains("- name: \"*Desk\""))
  }

  @Test func `a line says the kind where the name alone would place an SDK type`() throws {
    let code = """
      import SwiftUI
      enum TideMode { case ebb, flood }
      enum WindMode { case calm, storm }
      struct TideView: View {
        let tide: TideMode
        let presentation: PresentationMode
        var body: some View { Text("") }
      }
      struct WindView: View { let wind: WindMode; var body: some View { Text("") } }

      """
    let block = try page(sandbox(code).eaves("roles --root ~/p").out)
    #expect(
      block == """
          # display: a plain value that a screen shows
          display:
            # 2 types: TideMode, WindMode
            # why: all are held by views, view models or presenters
            - name: "*Mode"
              kind: enum

        """, "\(block)")
  }

  @Test func `no line places a type that has another role`() throws {
    let taken = Self.desks + "struct TideDesk: View { var body: some View { Text(\"\") } }\n"
    #expect(try !sandbox(taken).eaves("coverage ~/p").out.contains("*Desk"))
    let most = Self.desks + "final class TideDesk { let model: RowViewModel }\n"
    #expect(try !sandbox(most).eaves("coverage ~/p").out.contains("*Desk"), "two of three are too few")
    let apart = Self.desks + "final class TideDesk {}\n"
    #expect(
      try sandbox(apart).eaves("coverage ~/p").out.contains("# why: 2 of 3 hold services or repositories\n"))
  }

  @Test func `types that follow from a line are counted, and are none of its reasons`() throws {
    let code =
      Self.desks.replacing("class RowDesk", with: "class RowDesk: Rowing")
      .replacing("class SailDesk", with: "class SailDesk: Sailing")
      + "protocol Rowing { func row() }\nprotocol Sailing { func hoist() }\n"
    let heard = try sandbox(code).eaves("coverage ~/p").out
    // What services conform to is their interface.
    #expect(heard.contains("    # 4 types: RowDesk, SailDesk, Rowing … and 1 more; "), "\(heard)")
    #expect(heard.contains("    # why: 2 of 4 hold services or repositories\n"), "\(heard)")
  }

  @Test func `what conforms to one type is a group as well`() throws {
    let code =
      "protocol Crewed {}\n"
      + Self.desks.replacing("RowDesk", with: "Rower: Crewed").replacing(": Rower: Crewed", with: ": Rower")
      .replacing("SailDesk", with: "Helm: Crewed")
    let heard = try sandbox(code).eaves("coverage ~/p").out
    #expect(heard.contains("    - conforms: Crewed\n"), "\(heard)")
  }

  @Test func `at most five lines, those that place the most types first`() throws {
    let kinds = ["Tide", "Wind", "Wave", "Sand", "Dune", "Reef"]
    let values = kinds.enumerated().flatMap { index, kind in
      (0...index + 1).map { "enum N\($0)\(kind) { case a }\n" }
    }
    let views = kinds.enumerated().map { index, kind in
      "struct \(kind)View: View { \((0...index + 1).map { "let a\($0): N\($0)\(kind); " }.joined()) }\n"
    }
    let block = try page(sandbox((values + views).joined()).eaves("roles --root ~/p").out)
    let names = block.split(separator: "\n").filter { $0.hasPrefix("    - ") }
    #expect(
      names == ["Reef", "Dune", "Sand", "Wave", "Wind"].map { "    - name: \"*\($0)\"" }, "\(block)")
    #expect(block.contains("# 7 types: N0Reef, N1Reef, N2Reef … and 4 more\n"), "\(block)")
  }

  @Test func `init writes the lines as comments, to be taken in`() throws {
    let sandbox = try Sandbox([("p/A.swift", Self.desks)])
    #expect(sandbox.eaves("init ~/p --profile clean-mvvm").status == .clean)
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(
      page.contains(
        """
        # roles:
        #   # service: reaches the network, a database or the device for other types
        #   service:
        #     # 2 types: RowDesk, SailDesk; findings stay the same
        #     # why: all hold services or repositories
        #     - name: "*Desk"

        """), "\(page)")
    let start = try #require(page.range(of: "# roles:\n"))
    let end = try #require(page.range(of: "\n\n", range: start.upperBound..<page.endIndex))
    let live = page[start.lowerBound..<end.lowerBound].split(separator: "\n").map { $0.dropFirst(2) }
    try sandbox.add(
      "p/eaves.yml", Array((page[..<start.lowerBound] + live.joined(separator: "\n") + "\n").utf8))
    let services = sandbox.eaves("why --role service --root ~/p")
    #expect(services.out.contains("RowDesk") && services.out.contains("SailDesk"), "\(services)")
  }
}
