import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Manifests, read and never run.
@Suite struct PackageManifestTests {
  func manifest(_ text: String) -> PackageManifest { PackageManifest(scanned(text, path: "Package.swift")) }

  /// "Map: Tides Moon?": a target and what it depends on, with `?` what a condition decides.
  func targets(_ text: String) -> [String] {
    manifest(text).targets.map { target in
      let words = target.dependencies.map { $0.name.text + ($0.isCertain ? "" : "?") }
      return "\(target.name.text)\(target.isCertain ? "" : "?"): \(words.joined(separator: " "))"
    }
  }

  @Test func `literals`() {
    let page = manifest(
      """
      let package = Package(
        name: "Harbor", platforms: [.iOS(.v16)],
        products: [.library(name: "Tides+", targets: ["Tides"])],
        dependencies: [.package(url: "https://example.org/Charts.git", from: "1.0.0"), .package(path: "../Moon")],
        targets: [
          .target(name: "Tides", dependencies: ["Waves", .product(name: "Charts", package: "Charts")], path: "Code"),
          .target(name: "Waves"), .testTarget(name: "TidesTests", dependencies: [.target(name: "Tides")]),
        ])
      """)
    #expect(page.name == "Harbor" && page.platforms == ["iOS": 16] && page.doubts.isEmpty)
    #expect(page.targets.map(\.name.text) == ["Tides", "Waves", "TidesTests"])
    #expect(page.targets[0].path == "Code")
    #expect(page.targets[0].dependencies.map(\.form) == [.byName, .product])
    #expect(page.products.map(\.name.text) == ["Tides+"] && page.products[0].targets.map(\.text) == ["Tides"])
    #expect(page.sources.map(\.identity) == ["charts", "moon"])
  }

  @Test func `plugins of a target are what it depends on`() {
    let page = manifest(
      """
      let package = Package(name: "Harbor", targets: [
        .target(name: "Tides", dependencies: ["Waves"], plugins: [.plugin(name: "Chart", package: "Maps"), "Own"]),
      ])
      """)
    #expect(page.targets[0].dependencies.map(\.form) == [.byName, .plugin, .plugin])
    #expect(page.targets[0].dependencies.map(\.name.text) == ["Waves", "Chart", "Own"])
    #expect(page.targets[0].dependencies[1].package == "Maps" && page.targets[0].hasPlugins)
  }

  @Test func `functions of the page, and each word stands where its caller wrote it`() {
    let text = """
      func stage(_ name: String, imports: [String] = []) -> Target {
        .target(name: name, dependencies: imports.map { .byName(name: $0) })
      }
      func tests(of name: String) -> Target {
        .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name)] + ["Fuzz"])
      }
      let package = Package(name: "Harbor", targets: [stage("Tides", imports: ["Waves"]), tests(of: "Tides")])
      """
    #expect(targets(text) == ["Tides: Waves", "TidesTests: Tides Fuzz"])
    let page = scanned(text, path: "Package.swift")
    let target = PackageManifest(page).targets[1]
    #expect(page.source.text(target.name.range) == "\"Tides\"")
    #expect(page.lines.line(of: target.name.range.start) == 7)
  }

  @Test(arguments: [
    // Constants and lists that grow.
    (
      "let all = [\"A\", \"B\"]\nlet package = Package(name: \"P\", targets: all.map { .target(name: $0) })",
      ["A: ", "B: "]
    ),
    (
      "var list: [Target] = []\nlist.append(.target(name: \"A\"))\nlist += [.target(name: \"B\")]\nlet package = Package(name: \"P\", targets: list)",
      ["A: ", "B: "]
    ),
    // What is done to the package after it is made.
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\nfor target in package.targets { target.dependencies.append(\"X\") }",
      ["A: X"]
    ),
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\npackage.targets.first { $0.name == \"A\" }?.dependencies += [\"X\"]",
      ["A: X"]
    ),
    // Static members of its own, a type of its own.
    (
      "extension Target.Dependency { static let x: Self = .product(name: \"X\", package: \"x\") }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [.x])])",
      ["A: X"]
    ),
    (
      "struct Feature { var name: String\n var target: Target { .target(name: \"\\(name)Feature\", dependencies: [\"Core\"]) } }\nlet package = Package(name: \"P\", targets: [Feature(name: \"Map\"), Feature(name: \"Trip\")].map(\\.target))",
      ["MapFeature: Core", "TripFeature: Core"]
    ),
  ])
  func `what the page computes`(text: String, expected: [String]) {
    #expect(targets(text) == expected)
    #expect(manifest(text).doubts.isEmpty)
  }

  @Test(arguments: [
    (
      "var list: [Target] = [.target(name: \"A\")]\n#if os(Linux)\nlist.append(.target(name: \"B\"))\n#endif\nlet package = Package(name: \"P\", targets: list)",
      ["A: ", "B?: "]
    ),
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\nif Context.environment[\"CI\"] != nil { package.targets[0].dependencies.append(\"X\") } else { package.targets[0].dependencies.append(\"Y\") }",
      ["A: X? Y?"]
    ),
    (
      "let isFast = ProcessInfo.processInfo.environment[\"FAST\"] == \"1\"\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: isFast ? [\"X\", \"Z\"] : [\"X\"])])",
      ["A: X Z?"]
    ),
    (
      "func extra() -> [Target] {\n guard Context.environment[\"CI\"] == nil else { return [] }\n return [.target(name: \"B\")]\n}\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")] + extra())",
      ["A: ", "B?: "]
    ),
  ])
  func `each way of a condition is read, and what one of them says is there perhaps`(
    text: String, expected: [String]
  ) {
    #expect(targets(text) == expected)
  }

  @Test(arguments: [
    ("let package = Package(name: \"P\", targets: load())", 1),
    (
      "let package = Package(name: \"P\", targets: [\n .target(name: Context.environment[\"N\"] ?? \"A\")])",
      2
    ),
    ("let package = Package(name: \"P\", targets: [.target(name: \"A\", path: here)])", 1),
    ("let package = Package(name: \"P\")\nwhile true { package.targets.append(.target(name: \"A\")) }", 2),
    ("let package = Package(name: \"P\")\nfill(&package.targets)", 2),
    ("print(1)", 1),
  ])
  func `what is not read is named with its line`(text: String, line: Int) {
    let page = scanned(text, path: "Package.swift")
    #expect(PackageManifest(page).doubts.first.map { page.lines.line(of: $0.range.start) } == line)
  }

  @Test(arguments: [
    "func f() -> [Target] { f() + f() }\nlet package = Package(name: \"P\", targets: f())",
    "var x = [1]\n" + String(repeating: "x += x\n", count: 60) + "let package = Package(name: \"P\")",
    "let package = Package(name: \"P\", targets: " + String(repeating: "[", count: 5_000),
    "let r = (0...1_000_000_000_000).map { $0 }\nlet package = Package(name: \"P\")",
    "var n = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n"
      + "let a = n.map { a in n.map { b in n.map { c in n.map { d in n.map { e in n.map { f in 1 } } } } } }",
    "let x = 9_223_372_036_854_775_807 + 1\nlet package = Package(name: \"P\")",
  ])
  func `a page without an end is read in bounded time`(text: String) {
    let page = manifest(text)
    #expect(page.steps < ManifestReader.stepLimit + 1_000)
  }
}
