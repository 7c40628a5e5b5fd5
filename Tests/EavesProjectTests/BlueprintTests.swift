import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Pages of XcodeGen, Tuist and Bazel: read and never run, and named where they are not read.
@Suite struct BlueprintTests {
  /// The graph of files by path and text; Swift files whose text is a name only are there.
  func graph(_ pages: [String: String], files: [String] = [], generated: Set<FilePath> = []) -> ModuleGraph {
    func sources(_ names: (String) -> Bool) -> [SourceText] {
      pages.filter { names(FilePath($0.key).name) }.map { SourceText(path: FilePath($0.key), text: $0.value) }
    }
    let swift = sources { $0.hasSuffix(".swift") }.map { Outline(scanning: $0) }
    let paths = (files + pages.keys.filter { $0.hasSuffix(".swift") }).map { FilePath($0) }.sorted()
    let xcode = XcodePages(sources { $0 == "project.pbxproj" })
    let blueprints = BlueprintPages(
      sources { BlueprintPages.names.contains($0) }, outlines: swift, paths: paths, beside: xcode,
      generated: generated)
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: swift.filter { $0.source.path.name == "Package.swift" }, pages: xcode,
        blueprints: blueprints,
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
        "2: a page that is included is not read", "37: what this template adds is not read",
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

  // MARK: Tuist

  @Test func `projects of Tuist, with constants and functions of the page`() {
    let app = """
      import ProjectDescription
      let kit: Path = "../Kit"
      let shared: [TargetDependency] = [.external(name: "Charts"), .sdk(name: "StoreKit", type: .framework)]
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["Sources/**"], dependencies: [
          .project(target: "Kit", path: kit), .target(name: "Widget", condition: .when([.ios]))] + shared),
        .target(name: "AppTests", product: .unitTests, sources: "Tests/*.swift", dependencies: [.xctest]),
        .target(name: "Made", product: .framework, productName: "MadeKit", dependencies: Module.all),
      ])
      """
    let kit = """
      import ProjectDescription
      func framework(_ name: String) -> Target {
        Target(name: name, product: .staticFramework,
          sources: [.glob("\\(name)/**", excluding: ["**/{Old,Dead}/**"])],
          dependencies: [.project(target: "App", path: .relativeToRoot("App"))])
      }
      let project = Project(name: "Kit", targets: [framework("Kit")])
      """
    let graph = graph(
      ["App/Project.swift": app, "Kit/Project.swift": kit],
      files: [
        "Tuist/Config.swift", "App/Sources/A.swift", "App/Tests/T.swift", "App/Tests/Deep/D.swift",
        "Kit/Kit/K.swift",
        "Kit/Kit/Old/O.swift", "Kit/Kit/Dead/D.swift",
      ])
    #expect(
      told(graph) == [
        "app App = A.swift: Kit Widget? Charts StoreKit", "test AppTests = T.swift: XCTest",
        "library Made as MadeKit = : ", "library Kit = K.swift: App",
      ])
    #expect(
      graph.modules[0].dependencies[0].modules == [3] && graph.modules[3].dependencies[0].modules == [0])
    #expect(unread(graph) == ["8: `Module.all` is known only where the manifest is run"])
    #expect(graph.modules.map(\.isWhole).prefix(4) == [true, true, false, true])
  }

  @Test func `a project that a helper of another page makes is named`() {
    let page = "import ProjectDescription\nlet project = Project.app(name: \"App\")"
    let graph = graph(["Project.swift": page])
    #expect(graph.modules.isEmpty && graph.unread.map(\.place.start.line) == [2])
    // A type of an application's own.
    #expect(self.graph(["Project.swift": "struct Project { let targets: [Int] }"]).unread.isEmpty)
  }

  // MARK: Bazel

  static let tides = """
    load("//tools:my.bzl", "feature")

    SHARED = ["//Core", "@swiftpkg_charts//:Charts"]

    swift_library(
        name = "Tides",
        srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old.swift"]) + ["Extra.swift", ":made"],
        module_name = "TidesKit",
        deps = SHARED + select({"//x:y": [":helpers"], "//conditions:default": []}),
    )

    swift_library(name = "helpers", srcs = ["H.swift"], deps = [x for x in SHARED])
    swift_test(name = "TidesTests", srcs = glob(["Tests/*.swift"]), deps = [":Tides"])
    feature(name = "F", srcs = glob(["F/*.swift"]))
    """

  @Test func `pages of Bazel`() {
    let graph = graph(
      [
        "MODULE.bazel": "", "Tides/BUILD.bazel": Self.tides, "Tides/BUILD": "swift_library(name = \"Never\")",
        "Core/BUILD": """
        swift_library(name = "Core", srcs = glob(["**/*.swift"]), deps = ["//Core/Inner:all"])
        ios_application(name = "App", deps = ["Core"])
        """,
        "Core/Inner/BUILD": """
        swift_library(name = "Inner", srcs = ["I.swift"])
        alias(name = "all", actual = ":Inner")
        """,
      ],
      files: [
        "Tides/Sources/S.swift", "Tides/Sources/Old.swift", "Tides/Extra.swift", "Tides/H.swift",
        "Tides/Tests/T.swift",
        "Tides/Tests/Deep/D.swift", "Core/C.swift", "Core/Inner/I.swift",
      ])
    #expect(
      told(graph) == [
        "library Core as Core_Core = C.swift: all", "app App as Core_App = : Core",
        "library Inner as Core_Inner_Inner = I.swift: ",
        "library Tides as TidesKit = Extra.swift S.swift: Core Charts helpers?",
        "library helpers as Tides_helpers = H.swift: ",
        "test TidesTests as Tides_TidesTests = T.swift: Tides",
      ])
    #expect(graph.modules[0].dependencies[0].modules == [2], "an alias stands for what it names")
    #expect(graph.modules[3].hasPlugins, "a rule makes a file of it")
    #expect(unread(graph) == ["12: what a loop makes is not read", "14: what `feature` makes is not read"])
  }

  @Test func `Bazel says nothing of files that a manifest has`() {
    let package = #"let package = Package(name: "P", targets: [.target(name: "Tides")])"#
    let page = #"swift_library(name = "Tides", srcs = glob(["Sources/Tides/*.swift"]))"#
    let graph = graph(
      ["BUILD": page, "Package.swift": package], files: ["Sources/Tides/T.swift"])
    #expect(graph.modules.map(\.origin) == [.package])
  }

  @Test(arguments: [
    "plain words (", "cc_library(name = \"a\", srcs = [x for x in y])", "#!/bin/sh\nif x; then\n",
  ])
  func `a page that is not of Swift says nothing`(page: String) {
    let graph = graph(["BUILD": page])
    #expect(graph.modules.isEmpty && graph.unread.isEmpty)
  }

  // MARK: Strangers

  @Test func `pages that lead out of the root`() {
    let spec = "targets:\n  A:\n    type: framework\n    sources: [../../etc, /etc, B]\n"
    let build = #"swift_library(name = "A", srcs = glob(["../../../x/*.swift"]) + ["//../../y.swift"])"#
    let graph = graph(["p/project.yml": spec, "q/BUILD": build], files: ["etc/E.swift", "p/B/F.swift"])
    #expect(graph.modules.prefix(2).map { $0.files.map(\.text) } == [["p/B/F.swift"], []])
    #expect(graph.unread.count == 4)
  }

  /// They go by their number, so that the log of the tests is not what they are about.
  static let hostile = [
    String(repeating: "[", count: 100_000), String(repeating: "f(", count: 100_000),
    "A = [\"a\"]\n" + String(repeating: "A = A + A\n", count: 5_000),
    "A = \"a\"\n" + String(repeating: "A += A\n", count: 5_000),
    "A = [\"a\"]\n" + String(repeating: "A = [A]\n", count: 60_000),
    "A = [\"a\"]\n" + String(repeating: "A = f(A)\n", count: 160_000),
    "A = [\"a\"]\n" + String(repeating: "A = select({\"x\": A, \"y\": A})\n", count: 60),
    "A = [\"a\"]\n"
      + String(repeating: "A = [\(Array(repeating: "A", count: 300).joined(separator: ","))]\n", count: 5)
      + "f(name = \"f\", srcs = A)\n",
    String(repeating: "x = {", count: 50_000), "\"" + String(repeating: "\\", count: 100_001), "a = \"\"\"",
  ]

  @Test(arguments: hostile.indices)
  func `hostile pages of Bazel end`(index: Int) {
    let rule = "\nswift_library(name = \"A\", srcs = glob(A), deps = A)\n"
    let time = ContinuousClock().measure {
      _ = graph(["BUILD": rule + Self.hostile[index] + rule], files: ["A.swift"])
    }
    #expect(time < .seconds(5))
  }

  @Test func `hostile patterns end, and it is said`() {
    let globs = (0..<10_000).map { "\"**/\(String(repeating: "*a", count: 8))\($0).swift\"" }.joined(
      separator: ", ")
    let page = "swift_library(name = \"A\", srcs = glob([\(globs)]))"
    let graph = graph(["BUILD": page], files: (0..<2_000).map { "F/\($0)/File\($0).swift" })
    #expect(unread(graph).contains("1: too many patterns to try"))
  }

  @Test func `hostile pages of XcodeGen end`() {
    let nested = "targets:\n" + (0..<3_000).map { String(repeating: " ", count: $0 + 1) + "a:\n" }.joined()
    let many = "targets:\n" + (0..<20_000).map { "  t\($0):\n    sources: [{a: b}]\n" }.joined()
    for page in [nested, many, "targets:\n  A: *x\n  <<: *y\n"] {
      #expect(!graph(["project.yml": page], files: ["A.swift"]).unread.isEmpty)
    }
  }
}
