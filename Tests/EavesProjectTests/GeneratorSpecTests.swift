import EavesDocuments
import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Pages of XcodeGen: read and never run, and named where they are not read. Those of Tuist and Bazel are named.
@Suite struct GeneratorSpecTests {
  /// The graph of files by path and text; Swift files whose text is a name only are there.
  func graph(_ pages: [String: String], files: [String] = [], generated: Set<FilePath> = []) -> ModuleGraph {
    func sources(_ names: (String) -> Bool) -> [SourceText] {
      pages.filter { names(FilePath($0.key).name) }.map { SourceText(path: FilePath($0.key), text: $0.value) }
    }
    let swift = sources { $0.hasSuffix(".swift") }.map { Outline(scanning: $0) }
    let paths = (files + pages.keys.filter { $0.hasSuffix(".swift") }).map { FilePath($0) }.sorted()
    let xcode = XcodeFiles(sources { $0 == "project.pbxproj" })
    let generatorSpecs = GeneratorSpecs(
      sources { GeneratorSpecs.names.contains($0) }, outlines: swift, beside: xcode, generated: generated)
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: swift.filter { $0.source.path.name == "Package.swift" }, pages: xcode,
        generatorSpecs: generatorSpecs,
        paths: paths))
  }

  /// "app App = A.swift: Kit Charts?": a module, its files and what it depends on, `?` under a condition.
  func told(_ graph: ModuleGraph) -> [String] {
    graph.modules.filter { ![.folder, .package].contains($0.origin) }.map { module in
      let names = module.dependencies.map { $0.name + ($0.isCertain && !$0.isConditional ? "" : "?") }
      let alias =
        module.moduleNames == [module.name] ? "" : " as \(module.moduleNames.joined(separator: " "))"
      return "\(module.kind.rawValue) \(module.name)\(alias) = "
        + "\(module.files.map(\.name).joined(separator: " ")): \(names.joined(separator: " "))"
    }
  }

  func unread(_ graph: ModuleGraph) -> [String] {
    graph.unread.map { "\($0.place.start.line): \($0.reason)" }
  }

  // MARK: XcodeGen

  static let spec = """
    name: Harbor
    include: [base.yml]
    schemes:
      Harbor: {build: all}
    packages:
      Pack: {path: nowhere}
    targets:
      Harbor:
        type: application
        platform: iOS
        sources:
          - App
          - path: Shared
            excludes: ["Old/**", "*.{gen,stub}.swift"]
          - path: Notes
            buildPhase: resources
        settings:
          base:
            PRODUCT_NAME: "$(TARGET_NAME) Dev"
        preBuildScripts:
          - script: |
              swiftlint --fix
        dependencies:
          - target: Kit
          - package: Charts
            products: [Charts, Axes]
          - sdk: StoreKit.framework
          - target: Watch
            platformFilter: iOS
          - {target: Lost}
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit/K.swift
      Made:
        type: framework
        templates: [Feature]
    """

  @Test func `a page of XcodeGen, and each place beyond the subset`() {
    let files = [
      "p/App/A.swift", "p/Shared/S.swift", "p/Shared/Old/O.swift", "p/Shared/T.gen.swift", "p/Notes/N.swift",
      "p/Kit/K.swift", "p/Kit/Other.swift",
    ]
    let graph = graph(["p/project.yml": Self.spec], files: files)
    #expect(
      told(graph) == [
        "app Harbor as Harbor_Dev = A.swift S.swift: Kit Charts Axes StoreKit Watch? Lost",
        "library Kit_iOS as Kit = K.swift: ", "library Kit_macOS as Kit = K.swift: ", "library Made = : ",
      ])
    #expect(
      unread(graph) == [
        "2: a page that is included is not read",
        "6: no package found in `p/nowhere`; its modules are unknown",
        "37: what this template adds is not read",
      ])
    #expect(graph.modules.allSatisfy { !$0.isWhole }, "an included page may add to any")
    #expect(graph.modules[0].place.map { "\($0)" } == "p/project.yml:8:3")
    #expect(graph.modules[0].dependencies[0].place.start.line == 24)
  }

  @Test func `a package beside a page of XcodeGen brings its targets`() {
    let spec = """
      targets:
        App:
          type: application
          sources: [App]
          dependencies:
            - package: Pack
              product: Tides
      packages:
        Pack:
          path: Pack
      """
    let package = """
      let package = Package(name: "Pack", products: [.library(name: "Tides", targets: ["Tides"])],
        targets: [.target(name: "Tides")])
      """
    let graph = graph(
      ["project.yml": spec, "Pack/Package.swift": package], files: ["Pack/Sources/Tides/T.swift"])
    let app = graph.modules.first { $0.name == "App" }
    #expect(app?.dependencies.map { $0.modules.map { graph.modules[$0].name } } == [["Tides"]])
  }

  @Test(arguments: ["", "paths:\n  sources: [src]\n", "\u{0}\u{1}", "- a\n- b\n"])
  func `a page of that name that is somebody else's says nothing`(page: String) {
    let graph = graph(["project.yml": page], files: ["A.swift"])
    #expect(graph.modules.isEmpty && graph.unread.isEmpty)
  }

  @Test func `Xcode's project goes first, but for one that git is not to keep`() {
    let project = XcodeProjectTests.page
    let pages = ["p/project.yml": Self.spec, "p/My.xcodeproj/project.pbxproj": project]
    #expect(graph(pages).modules.map(\.name) == ["My App", "Widget"])
    let made = graph(pages, generated: [FilePath("p/My.xcodeproj")])
    #expect(made.modules.map(\.name) == ["Harbor", "Kit_iOS", "Kit_macOS", "Made"])
  }

  // MARK: Build systems that are not read

  static let tuist = """
    import ProjectDescription
    let project = Project(name: "Pier", targets: [.target(name: "Pier", product: .app, sources: ["Pier/**"])])
    """
  static let bazel = "swift_library(name = \"Tides\", srcs = glob([\"*.swift\"]))"

  @Test func `pages of Tuist and Bazel are named, and how to say what they say`() {
    let graph = graph(
      ["Project.swift": Self.tuist, "Tides/BUILD": Self.bazel, "Notes/BUILD": "cc_library(name = \"n\")"],
      files: ["Pier/A.swift", "Tides/T.swift", "Notes/N.swift"])
    #expect(graph.modules.isEmpty)
    #expect(
      graph.unread.map { "\($0.place.path.text): \($0.reason)" } == [
        "Project.swift: Tuist files are not supported",
        "Tides/BUILD: Bazel files are not supported",
      ])
  }

  @Test func `where the configuration or a manifest places the files, nothing is missed`() {
    let package = #"let package = Package(name: "P", targets: [.target(name: "Tides")])"#
    let graph = graph(
      ["Project.swift": Self.tuist, "BUILD": Self.bazel, "Package.swift": package],
      files: ["Sources/Tides/T.swift", "Tuist/Config.swift"])
    #expect(graph.unread.isEmpty && graph.modules.map(\.origin) == [.package])
    let word = Word("Pier", line: 1, column: 1)
    let sources = ModuleGraph.Sources(
      generatorSpecs: GeneratorSpecs(outlines: [scanned(Self.tuist, path: "Project.swift")]),
      definitions: [ModuleDefinition(name: word, path: PathPattern("Pier/**"))],
      paths: [FilePath("Pier/A.swift"), FilePath("Project.swift")])
    #expect(ModuleGraph(sources).unread.isEmpty)
  }

  @Test func `a type of an application's own that is called Project is none of Tuist's pages`() {
    #expect(
      graph(["Project.swift": "struct Project { let targets: [Int] }"], files: ["A.swift"]).unread.isEmpty)
  }

  // MARK: Strangers

  @Test func `pages that lead out of the root`() {
    let spec = "targets:\n  A:\n    type: framework\n    sources: [../../etc, /etc, B]\n"
    let graph = graph(["p/project.yml": spec], files: ["etc/E.swift", "p/B/F.swift"])
    #expect(graph.modules.map { $0.files.map(\.text) } == [["p/B/F.swift"]])
    #expect(graph.unread.count == 2)
  }

  @Test func `hostile patterns end, and it is said`() {
    let globs = (0..<10_000).map { "          - \"**/\(String(repeating: "*a", count: 8))\($0).swift\"\n" }
    let page =
      "targets:\n  A:\n    type: framework\n    sources:\n      - path: F\n        excludes:\n"
      + globs.joined()
    let graph = graph(["project.yml": page], files: (0..<2_000).map { "F/\($0)/File\($0).swift" })
    #expect(unread(graph).contains { $0.hasSuffix(": too many patterns to try") }, "\(unread(graph))")
  }

  @Test func `hostile pages of XcodeGen end`() {
    let nested = "targets:\n" + (0..<3_000).map { String(repeating: " ", count: $0 + 1) + "a:\n" }.joined()
    let many = "targets:\n" + (0..<20_000).map { "  t\($0):\n    sources: [{a: b}]\n" }.joined()
    for page in [nested, many, "targets:\n  A: *x\n  <<: *y\n"] {
      #expect(!graph(["project.yml": page], files: ["A.swift"]).unread.isEmpty)
    }
  }
}
