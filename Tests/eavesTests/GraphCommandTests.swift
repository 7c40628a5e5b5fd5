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
    let heard = try Sandbox(Self.project).eaves("graph ~/p")
    #expect(
      heard.out == """
        flowchart TD
          subgraph modules
            m0["App: 1 file"]
            m1["Trips: 1 file"]
            m0 -->|1 file| m1
          end
          subgraph roles
            r0["view: 1 type"]
            r1["viewModel: 1 type"]
            r0 -->|1 type holds it| r1
          end

        """, "\(heard.errors)")
  }

  @Test func `as DOT, into a file`() throws {
    let sandbox = try Sandbox(Self.project)
    let heard = sandbox.eaves("graph ~/p --format dot --output ~/graph.dot")
    #expect(heard.status == .clean)
    #expect(heard.out == "")
    let text = try #require(sandbox.text("graph.dot"))
    #expect(text.hasPrefix("digraph eaves {\n  node [shape=box]\n  subgraph cluster_modules {\n"))
    #expect(text.contains("    m0 -> m1 [label=\"1 file\"]\n"))
    #expect(text.hasSuffix("  }\n}\n"))
  }

  @Test func `as JSON`() throws {
    let heard = try Sandbox(Self.project).eaves("graph ~/p --format json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let roles = try #require(json["roles"] as? [[String: Any]])
    #expect(roles.compactMap { $0["role"] as? String } == ["view", "viewModel"])
    let modules = try #require(json["modules"] as? [[String: Any]])
    #expect(modules.compactMap { $0["name"] as? String } == ["App", "Trips"])
  }

  @Test func `a module that another re-exports is not imported by those who import the other`() throws {
    let targets =
      ".target(name: \"App\", dependencies: [\"Kit\"]), .target(name: \"Kit\", dependencies: [\"Base\"]), "
      + ".target(name: \"Base\")"
    let sandbox = try Sandbox([
      (
        "p/Package.swift",
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
      ),
      ("p/Sources/App/A.swift", "import Kit\nlet a = B()\n"),
      ("p/Sources/Kit/K.swift", "@_exported import Base\n"),
      ("p/Sources/Base/B.swift", "public struct B { public init() {} }\n"),
    ])
    let heard = sandbox.eaves("graph ~/p")
    #expect(heard.out.contains("m0 -->|1 file| m2\n"), "\(heard.out)")
    #expect(!heard.out.contains("m0 -->|1 file| m1\n"), "\(heard.out)")
  }

  private static let targets = """
    name: Harbor
    targets:
      Harbor:
        type: application
        sources: [App]
        dependencies: [{target: TideKit}]
      TideKit:
        type: framework
        sources: [Kit]
      HarborTests:
        type: bundle.unit-test
        sources: [AppTests]

    """
  private static let generated: [(path: String, text: String)] = [
    ("p/project.yml", targets),
    ("p/App/Pages/Quay.swift", "import TideKit\nstruct Quay { let tide: Tide }\n"),
    ("p/App/Harbor.swift", "import TideKit\n"), ("p/Kit/Tide.swift", "public struct Tide {}\n"),
    ("p/AppTests/A.swift", "struct A {}\n"),
  ]

  @Test func `targets of an application are modules like those of a package`() throws {
    let heard = try Sandbox(Self.generated).eaves("graph ~/p")
    #expect(
      heard.out.hasPrefix(
        """
        flowchart TD
          subgraph modules
            m0["Harbor: 2 files"]
            m1["TideKit: 1 file"]
            m0 -->|2 files| m1
          end
        """), "\(heard.out) \(heard.errors)")
  }

  private static let shared: [(path: String, text: String)] = [
    (
      "p/project.yml",
      """
      targets:
        Harbor:
          type: application
          sources: [Sources/Kit]
          dependencies: [{target: Tide-Kit}]
        Widget:
          type: app-extension
          sources: [Sources/Kit/Quay.swift]
          dependencies: [{target: Tide-Kit}]
        Tide-Kit:
          type: framework
          sources: [Tides]

      """
    ),
    ("p/Sources/Kit/Quay.swift", "import Tide_Kit\n"), ("p/Sources/Kit/Harbor.swift", "struct H {}\n"),
    ("p/Tides/Tide.swift", "public struct Tide {}\n"),
  ]

  @Test func `a file of two targets makes an arrow from each, and a name with a dash is the one imported`()
    throws
  {
    let heard = try Sandbox(Self.shared).eaves("graph ~/p")
    #expect(
      heard.out.hasPrefix(
        """
        flowchart TD
          subgraph modules
            m0["Harbor: 2 files"]
            m1["Tide-Kit: 1 file"]
            m2["Widget: 1 file"]
            m0 -->|1 file| m1
            m2 -->|1 file| m1
          end
        """), "\(heard.out) \(heard.errors)")
  }

  @Test func `a file that a project compiles as Swift is read, whatever its name ends in`() throws {
    let page = """
      { objects = {
      F1 = {isa = PBXFileReference; explicitFileType = sourcecode.swift; path = Tide.txt; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      P = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (P, ); productType = "com.apple.product-type.application"; };
      }; }
      """
    let sandbox = try Sandbox([
      ("p/My.xcodeproj/project.pbxproj", page), ("p/Tide.txt", "struct Tide: View {}\n"),
      ("p/Other.txt", "struct Other: View {}\n"), ("p/A.swift", "struct A {}\n"),
    ])
    #expect(sandbox.eaves("why Tide --root ~/p").out.hasPrefix("Tide: struct (Tide.txt:1:8)"))
    #expect(sandbox.eaves("graph ~/p").out.contains("m0[\"App: 1 file\"]"))
  }

  @Test func `they are the boxes of the picture, and layers are its rows`() throws {
    let layers =
      "eaves: 1\nprofile: none\nlayers:\n  - name: kit\n    folders: Kit\n  - name: app\n    folders: App\n"
    func heights(_ more: [(path: String, text: String)]) throws -> [String: Double] {
      let svg = try Sandbox(Self.generated + more).eaves("graph ~/p --format svg").out
      var found: [String: Double] = [:]
      for name in ["Harbor", "TideKit"] {
        let text = try #require(svg.range(of: ">\(name)</text>"), "\(svg)")
        let tag = try #require(svg[..<text.lowerBound].range(of: " y=\"", options: .backwards))
        found[name] = Double(svg[tag.upperBound...].prefix { $0 != "\"" })
      }
      return found
    }
    let plain = try heights([])
    #expect(try #require(plain["Harbor"]) < #require(plain["TideKit"]))
    // Declared the wrong way round, the arrow leads up.
    let declared = try heights([("p/eaves.yml", layers)])
    #expect(try #require(declared["Harbor"]) > #require(declared["TideKit"]))
  }
}
