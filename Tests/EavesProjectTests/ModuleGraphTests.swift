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

  /// The graph of a package that names another by a folder, and of one that lies elsewhere.
  func graph(ofPackageAt path: String, in folder: String) -> ModuleGraph {
    let app = """
      let package = Package(name: "App", dependencies: [.package(path: "\(path)")],
        targets: [.target(name: "Feature", dependencies: [.product(name: "CoreKit", package: "Core")])])
      """
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: [
          scanned(Self.core, path: "\(folder)/Package.swift"), scanned(app, path: "App/Package.swift"),
        ],
        paths: ["App/Sources/Feature/F.swift", "\(folder)/Sources/Model/M.swift"].map { FilePath($0) }))
  }

  @Test(arguments: ["Vendor/Core", "Vendor/core", "Vendor/Basics"])
  func `a package that is not in its folder is found by its identity or its name`(folder: String) {
    let graph = graph(ofPackageAt: "../Packages/Core", in: folder)
    let feature = graph.modules.first { $0.name == "Feature" }
    #expect(feature?.dependencies.map { $0.modules.map { graph.modules[$0].name } } == [["Model"]])
    #expect(graph.unread.isEmpty)
  }

  @Test func `a package that is found nowhere is named`() {
    let graph = graph(ofPackageAt: "../Packages/Lost", in: "Vendor/Core")
    #expect(
      graph.unread.map { "\($0.place.path.text):\($0.place.start.line): \($0.reason)" } == [
        "App/Package.swift:1: no package found in `Packages/Lost`; its modules are unknown"
      ])
    #expect(self.graph(ofPackageAt: "../../Elsewhere/Lost", in: "Vendor/Core").unread.isEmpty)
  }

  @Test func `the files of a package within the folder of a target are that package's`() {
    let outer = "let package = Package(name: \"Outer\", targets: [.target(name: \"Outer\", path: \".\")])"
    let inner = "let package = Package(name: \"Inner\", targets: [.target(name: \"Inner\")])"
    let graph = ModuleGraph(
      ModuleGraph.Sources(
        manifests: [scanned(outer, path: "Package.swift"), scanned(inner, path: "Inner/Package.swift")],
        paths: ["A.swift", "Inner/Package.swift", "Inner/Sources/Inner/I.swift"].map { FilePath($0) }))
    #expect(graph.modules.map { $0.files.map(\.text) } == [["Inner/Sources/Inner/I.swift"], ["A.swift"]])
  }

  @Test func `the configuration goes before all`() {
    let word = Word("Sky", line: 1, column: 1)
    let graph = graph([ModuleDefinition(name: word, path: PathPattern("Core/**"))])
    #expect(graph.modules[0].name == "Sky" && graph.modules[0].files.count == 4)
    #expect(graph.modules.first { $0.name == "Model" }?.files.isEmpty == true)
  }
}
