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

  @Test func `platforms are those of the nearest manifest`() {
    let map = ModuleMap(manifests: [Self.manifest])
    #expect(map.platforms(of: FilePath("Packages/Harbor/Sources/Moon/A.swift")) == ["iOS": 16, "macOS": 14])
    #expect(map.platforms(of: FilePath("App/A.swift")).isEmpty)
  }
}
