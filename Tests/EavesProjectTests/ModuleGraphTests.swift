import EavesDocuments
import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Modules of several packages: their files, and who is meant by a dependency.
@Suite struct ModuleGraphTests {
  static let core = """
    let package = Package(name: "Core", products: [.library(name: "CoreKit", targets: ["Model"])],
      targets: [.target(name: "Model"), .target(name: "Tool", exclude: ["Old"], sources: ["A.swift", "Old"])])
    """
  static let app = """
    let package = Package(name: "App", dependencies: [.package(path: "../Core")],
      targets: [.target(name: "Feature", dependencies: [.product(name: "CoreKit", package: "Core"), "Missing"])])
    """

  func graph(_ definitions: [ModuleDefinition] = []) -> ModuleGraph {
    let paths = [
      "App/Sources/Feature.swift", "Core/Sources/Model/M.swift", "Core/Sources/Tool/A.swift",
      "Core/Sources/Tool/B.swift",
      "Core/Sources/Tool/Old/C.swift", "Other/Sources/Sun/S.swift",
    ]
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: [
          scanned(Self.core, path: "Core/Package.swift"), scanned(Self.app, path: "App/Package.swift"),
        ],
        definitions: definitions, paths: paths.map { FilePath($0) }))
  }

  @Test func `files by path, sources, exclude, and by folders where nobody says it`() {
    let files = graph().modules.map { "\($0.name): \($0.files.map(\.name).joined(separator: " "))" }
    #expect(files == ["Feature: Feature.swift", "Model: M.swift", "Tool: A.swift", "Sun: S.swift"])
  }

  @Test func `a product of a package beside it brings its targets`() {
    let graph = graph()
    #expect(graph.modules[0].dependencies.map(\.modules) == [[1], []])
    #expect(graph.modules[1].products == ["CoreKit"])
  }

  @Test func `the configuration goes before all`() {
    let word = Word("Sky", line: 1, column: 1)
    let graph = graph([ModuleDefinition(name: word, path: PathPattern("Core/**"))])
    #expect(graph.modules[0].name == "Sky" && graph.modules[0].files.count == 4)
    #expect(graph.modules.first { $0.name == "Model" }?.files.isEmpty == true)
  }
}
