import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import eaves

/// `eaves facts --modules`, as people read it.
@Suite struct ModuleFactsTests {
  static let graph = ModuleGraph(
    ModuleGraph.Sources(
      manifests: [
        Outline(
          scanning: SourceText(
            path: FilePath("Package.swift"),
            text: """
              let package = Package(
                name: "Harbor", products: [.library(name: "Tides", targets: ["Tides"])],
                targets: [
                  .target(name: "Tides", dependencies: ["Waves", .product(name: "Charts", package: "charts")]),
                  .target(name: "Sea-Floor"), .testTarget(name: here),
                ])
              """))
      ], paths: [FilePath("Sources/Tides/A.swift")]))

  @Test func `a line for each module, dependency and product, and what is not read`() {
    #expect(
      ModuleFactsList.text(Self.graph) == """
        Package.swift:4:19: library Tides, 1 file
          Package.swift:4:43: byName Waves
          Package.swift:4:67: product Charts of charts
        Package.swift:5:19: library Sea-Floor, 0 files, imported as Sea_Floor
        Package.swift:2:45: product Tides: Tides
        not read at Package.swift:5:51: the manifest does not say what `here` is

        """)
  }

  @Test func `the same for programs`() {
    let json = ModuleFactsList.json(Self.graph)
    #expect(json.contains("\"schemaVersion\": 1") && json.contains("\"kind\": \"library\""))
  }
}
