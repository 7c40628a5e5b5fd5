import Foundation
import Testing

@testable import eaves

/// `eaves graph`: the same drawing for the same project, in three languages.
@Suite struct GraphCommandTests {
  private static let project: [(path: String, text: String)] = [
    (
      "p/Sources/App/TripList.swift", "import Trips\nstruct TripList: View { let model: TripListViewModel }\n"
    ),
    ("p/Sources/Trips/Model.swift", "import SwiftUI\npublic final class TripListViewModel {}\n"),
    (
      "p/Tests/TripsTests/ModelTests.swift",
      "import Trips\nstruct Other: View { let model: TripListViewModel }\n"
    ),
  ]

  @Test func `modules and roles as Mermaid`() throws {
    let heard = try Desk(Self.project).eaves("graph ~/p")
    #expect(
      heard.out == """
        flowchart TD
          subgraph modules
            m0["App: 1 file"]
            m1["Trips: 1 file"]
            m0 -->|1 file| m1
          end
          subgraph roles
            r0["view: 1"]
            r1["viewModel: 1"]
            r0 -->|1 holds it| r1
          end

        """, "\(heard.errors)")
  }

  @Test func `as DOT, into a file`() throws {
    let desk = try Desk(Self.project)
    let heard = desk.eaves("graph ~/p --format dot --output ~/graph.dot")
    #expect(heard.status == .clean)
    #expect(heard.out == "")
    let text = try #require(desk.text("graph.dot"))
    #expect(text.hasPrefix("digraph eaves {\n  node [shape=box]\n  subgraph cluster_modules {\n"))
    #expect(text.contains("    m0 -> m1 [label=\"1 file\"]\n"))
    #expect(text.hasSuffix("  }\n}\n"))
  }

  @Test func `as JSON`() throws {
    let heard = try Desk(Self.project).eaves("graph ~/p --format json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let roles = try #require(json["roles"] as? [[String: Any]])
    #expect(roles.compactMap { $0["role"] as? String } == ["view", "viewModel"])
    let modules = try #require(json["modules"] as? [[String: Any]])
    #expect(modules.compactMap { $0["name"] as? String } == ["App", "Trips"])
  }
}
