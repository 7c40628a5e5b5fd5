import EavesDocuments
import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Which module a file belongs to, and what its manifest says of platforms.
@Suite struct ModuleTests {
  static let manifest = scanned(
    """
    let package = Package(
      name: "Harbor", platforms: [.iOS(.v16), .macOS("14.0")],
      targets: [
        .target(name: "Tides", path: "Code/Tides"),
        .target(name: "Moon"),
        .testTarget(name: "MoonTests"),
      ])
    """, path: "Packages/Harbor/Package.swift")

  func module(_ path: String, definitions: [ModuleDefinition] = []) -> String? {
    let map = ModuleMap(manifests: [Self.manifest], definitions: definitions, paths: [FilePath(path)])
    let module = map.module(of: FilePath(path))
    return module == .none ? nil : map.modules[module.index].name
  }

  @Test(arguments: [
    ("Packages/Harbor/Code/Tides/A.swift", "Tides"), ("Packages/Harbor/Sources/Moon/Deep/A.swift", "Moon"),
    ("Packages/Harbor/Tests/MoonTests/A.swift", "MoonTests"), ("Other/Sources/Sun/A.swift", "Sun"),
    ("App/Views/A.swift", nil), ("Sources/A.swift", nil),
  ])
  func `manifest, then folders as SwiftPM names them, else unknown`(path: String, name: String?) {
    #expect(module(path) == name)
  }

  @Test func `the configuration comes first`() {
    let word = Word("Domain", line: 1, column: 1)
    let definition = ModuleDefinition(name: word, path: PathPattern("Packages/Harbor/**"))
    #expect(module("Packages/Harbor/Sources/Moon/A.swift", definitions: [definition]) == "Domain")
  }

  @Test(arguments: ["Packages/Harbor/Code/Tides/A.swift", "Packages/Moor/A.swift", "App/Sources/Sun/A.swift"])
  func `a configuration that is read once says the same of each project`(path: String) {
    let word = Word("Domain", line: 1, column: 1)
    let definitions = [ModuleDefinition(name: word, path: PathPattern("Packages/Moor/**"))]
    let map = ModuleMap(
      ModuleMap(definitions: definitions), manifests: [Self.manifest], paths: [FilePath(path)])
    let module = map.module(of: FilePath(path))
    #expect(map.modules[module.index].name == self.module(path, definitions: definitions))
  }

  /// A project whose application and widget share a file in `Sources/Kit`, and whose tests lie in `Sources/Checks`.
  static let project = """
    { objects = {
    F1 = {isa = PBXFileReference; path = Sources/Kit/Shared.swift; sourceTree = SOURCE_ROOT; };
    F2 = {isa = PBXFileReference; path = Sources/Kit/Root.swift; sourceTree = SOURCE_ROOT; };
    F3 = {isa = PBXFileReference; path = Sources/Checks/RootTests.swift; sourceTree = SOURCE_ROOT; };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = F3; };
    P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); }; P2 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
    P3 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
    T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = "Shop App"; productType = "com.apple.product-type.application"; };
    T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Widget; productType = "com.apple.product-type.app-extension"; };
    T3 = {isa = PBXNativeTarget; buildPhases = (P3, ); name = Checks; productType = "com.apple.product-type.bundle.unit-test"; };
    }; }
    """

  static let inTargets = [
    "Sources/Checks/RootTests.swift", "Sources/Kit/Left.swift", "Sources/Kit/Root.swift",
    "Sources/Kit/Shared.swift", "Tests/KitTests/K.swift",
  ]

  static func map() -> ModuleMap {
    ModuleMap(
      paths: inTargets.map { FilePath($0) },
      pages: XcodeFiles([SourceText(path: FilePath("Shop.xcodeproj/project.pbxproj"), text: project)]))
  }

  @Test func `targets of a project go before folders, and a file has every target that compiles it`() {
    let map = Self.map()
    let names = Self.inTargets.map { path in
      map.modules(of: FilePath(path)).map { map.modules[$0.index].name }
    }
    #expect(names == [["Checks"], [], ["Shop App"], ["Shop App", "Widget"], ["KitTests"]])
    #expect(map.modules.map(\.importNames) == [["Shop_App"], ["Widget"], ["Checks"], ["KitTests"]])
  }

  @Test func `a target with a dash is called as code imports it`() {
    let manifest = scanned(
      "let package = Package(name: \"P\", targets: [.target(name: \"Sync-UI\")])", path: "Package.swift")
    let map = ModuleMap(manifests: [manifest], paths: [FilePath("Sources/Sync-UI/A.swift")])
    #expect(map.modules.map(\.name) == ["Sync-UI"] && map.modules[0].isCalled("Sync_UI"))
    #expect(map.modules[0].isNamed(by: ModulePattern("sync_*")))
  }

  @Test func `a file that a target leaves out is in no module`() {
    let manifest = scanned(
      "let package = Package(name: \"P\", targets: [.target(name: \"Kit\", exclude: [\"Old\"])])",
      path: "Package.swift")
    let map = ModuleMap(
      manifests: [manifest], paths: ["Sources/Kit/A.swift", "Sources/Kit/Old/B.swift"].map { FilePath($0) })
    #expect(map.module(of: FilePath("Sources/Kit/A.swift")) != .none)
    #expect(map.module(of: FilePath("Sources/Kit/Old/B.swift")) == .none)
  }

  @Test func `platforms are those of the nearest manifest`() {
    let map = ModuleMap(manifests: [Self.manifest])
    #expect(map.platforms(of: FilePath("Packages/Harbor/Sources/Moon/A.swift")) == ["iOS": 16, "macOS": 14])
    #expect(map.platforms(of: FilePath("App/A.swift")).isEmpty)
  }
}

extension ModuleMap {
  /// The first module of a file, `.none` when no module is known.
  fileprivate func module(of path: FilePath) -> ModuleIndex { modules(of: path).first ?? .none }
}
