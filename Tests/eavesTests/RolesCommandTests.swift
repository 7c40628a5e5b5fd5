import Foundation
import Testing

@testable import eaves

/// Roles by what types hold, create and inherit, and what a project could teach.
@Suite("Roles are counted and proposed") struct RolesCommandTests {
  /// A role that goes on from type to type.
  private func sandbox(_ items: [String], _ code: String) throws -> Sandbox {
    let roles = items.map { "    - \($0)\n" }.joined()
    return try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nroles:\n  crane:\n\(roles)"), ("p/A.swift", code),
    ])
  }

  private func cranes(_ sandbox: Sandbox) -> [String] {
    let heard = sandbox.eaves("why --role crane --root ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    return heard.out.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
      String($0.prefix { $0 != ":" })
    }
  }

  @Test(
    arguments: [
      ("holds: crane", "struct Quay { let arm: Arm }\nstruct Pier { let quay: Quay }\nstruct Buoy {}"),
      ("creates: crane", "struct Quay { func f() { _ = Arm() } }\nstruct Pier { func f() { _ = Quay() } }"),
      ("conforms: crane", "class Quay: Arm {}\nclass Pier: Quay {}\nclass Buoy: Rope {}"),
      ("held-by: crane", "struct Quay {}\nstruct Pier {}\nextension Arm {}\nstruct Buoy {}"),
    ])
  func `a role goes on from type to type`(_ item: String, _ code: String) throws {
    let arm =
      item.hasPrefix("held-by")
      ? "class Arm { let quay: Quay; let pier: Pier }\n" : "class Arm {}\n"
    #expect(Set(cranes(try sandbox(["name: Arm", item], arm + code))) == ["Arm", "Quay", "Pier"])
  }

  @Test func `a chain of a thousand costs its length`() throws {
    let code = (1..<1_000).map { "struct T\($0) { let next: T\($0 - 1) }\n" }.joined()
    let found = cranes(try sandbox(["name: T0", "holds: crane"], "struct T0 {}\n" + code))
    #expect(found.count == 1_000)
  }

  @Test(
    arguments: [
      ("holds: \"@Query\"", "takes types in a role"),
      ("calls: crane", "`calls` cannot define a role; write one of: kind, name, "),
      ("holds: view\n      of: view", "is not narrowed in a role"),
      ("name: \"*\"\n      unless:\n        - holds: crane", "are defined by each other"),
      ("held-by: crane\n      count: ..1", "are defined by each other"),
      ("holds: crane\n      count: ..1", "are defined by each other"),
      ("holds: view\n      creates: view\n      count: 2..", "`count` says nothing beside"),
      ("mentions: URLSession\n      count: 2..", "`count` says nothing beside"),
    ])
  func `what a role cannot ask is refused`(_ item: String, _ complaint: String) throws {
    let heard = try sandbox([item], "struct Arm {}\n").eaves("why --role crane --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(complaint), "\(heard.errors)")
  }

  @Test(arguments: [
    ("holds: \"*Load\"\n      count: 2..", ["Big", "Many"]),
    ("holds: \"*Load\"\n      count: 1", ["Small", "Same"]),
    ("creates: \"*Load\"\n      count: 2..", ["Big"]),
    ("held-by: Big\n      holds: \"*Load\"\n      count: 1", ["Many"]),
  ])
  func `a role counts the types that are held or created`(_ item: String, _ wanted: [String]) throws {
    let code = """
      struct ALoad {}
      struct BLoad {}
      struct Big { let a = ALoad(); let b = BLoad(); let many: Many }
      struct Many { let a: ALoad; let b: [BLoad] }
      struct Small { let a: ALoad }
      struct Same { let a: ALoad; let other: ALoad }

      """
    #expect(Set(cranes(try sandbox([item], code))) == Set(wanted))
  }

  @Test(arguments: ["roles:\n  shared:\n    - name: Foo\n", "replace: [shared]\n"])
  func `what shortens shipped definitions is not added to`(_ words: String) throws {
    let sandbox = try Sandbox([("p/eaves.yml", "eaves: 1\n\(words)"), ("p/A.swift", "struct Foo {}\n")])
    let heard = sandbox.eaves("roles --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("`shared` only shortens shipped definitions"), "\(heard.errors)")
  }

  @Test func `the order of declarations decides no role`() throws {
    let held = "struct Part: Deep { var a = 1 }\n"
    let rest = "protocol Deep: Shallow {}\nprotocol Shallow {}\nstruct Arm { let part: Shallow }\n"
    for code in [held + rest, rest + held] {
      #expect(
        cranes(try sandbox(["name: Arm", "held-by: crane\n      kind: struct"], code)).contains("Part"))
    }
  }

  private static let nobody = """
    import SwiftUI
    @Observable final class BerthDesk { var name = "" }
    @Observable final class TideDesk { var level = 0 }
    struct BerthView: View { @State var sandbox = BerthDesk(); var body: some View { Text(sandbox.name) } }
    struct TideView: View { @State var sandbox = TideDesk(); var body: some View { Text("") } }

    """

  @Test func `what nobody placed is proposed by what it does`() throws {
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nreplace: [viewModel]\n"), ("p/A.swift", Self.nobody),
    ])
    let heard = sandbox.eaves("roles --root ~/p")
    #expect(heard.status == .clean)
    #expect(heard.out.hasPrefix("view  2  BerthView, TideView\n"), "\(heard.out)")
    let line = """
      roles:
        # viewModel: keeps the state of a screen and handles its actions
        viewModel:
          # 2 types: BerthDesk, TideDesk
          # why: all are observable and are held by views
          - name: "*Desk"

      """
    #expect(heard.out.contains(line), "\(heard.out)")
  }

  @Test func `a name that another role has too is not proposed`() throws {
    let code = Self.nobody + "struct PierDesk: View { var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nreplace: [viewModel]\n"), ("p/A.swift", code),
    ])
    #expect(!sandbox.eaves("roles --root ~/p").out.contains("*Desk"))
  }

  @Test func `marks that many share are named`() throws {
    let code = (1...5).map { "@Crane struct Quay\($0) {}\n" }.joined()
    let heard = try Sandbox([("p/A.swift", code)]).eaves("roles --root ~/p")
    #expect(
      heard.out.contains(
        "5 types without a role match `marked: \"@Crane\"`: define a role of your own for them?\n"),
      "\(heard.out)")
  }

  @Test(
    "a project's own word means its own type; a shipped word of that name does not",
    arguments: [("network: [API]", 1), ("network: [Depot]", 0), ("depots: [API]", 0)])
  func ownWords(words: String, found: Int) throws {
    let rule = """
      ---
      title: No network
      impact: HIGH
      impactDescription: x
      ---

      ## No network

      **Check:**

      ```yaml
      for: type
      never:
        mentions: network
      ```
      """
    // URLSession is in the shipped list, and here the project's own.
    let code = "enum API {}\nenum URLSession {}\nstruct A { let a: API }\nstruct B { let b: URLSession }\n"
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: Rules\nwords:\n  \(words)\n"), ("p/A.swift", code),
      ("p/Rules/no-network.md", rule),
    ])
    let heard = sandbox.eaves("check --root ~/p --format agent")
    #expect(heard.out.contains("A.swift:3:") == (found == 1), "\(heard.out)")
    #expect(!heard.out.contains("A.swift:4:"), "\(heard.out)")
  }
}
