import EavesFindings
import Testing

@testable import EavesChecks

/// Modules that transitively use what others list: how many are reported, and how fast.
@Suite struct UnusedDependencyTests {
  /// A chain of modules each of which lists one that it does not import, and as many at its head that do.
  private static func chain(_ count: Int) -> [String: String] {
    let links = (0..<count).map { at in
      let next = at + 1 < count ? ", \"A\(at + 1)\"" : ""
      return ".target(name: \"A\(at)\", dependencies: [\"Core\"\(next)]),"
    }
    let guests = (0..<count).map { ".target(name: \"B\($0)\", dependencies: [\"A0\"])," }
    var files = ["Sources/Core/C.swift": "struct C {}"]
    for at in 0..<count {
      files["Sources/A\(at)/A.swift"] = "import A\(at + 1)\nstruct A {}"
      files["Sources/B\(at)/B.swift"] = "import Core\nimport A0\nstruct B {}"
    }
    return ModuleRuleTests.package(
      ".target(name: \"Core\"),\n\((links + guests).joined(separator: "\n"))", files)
  }

  @Test(arguments: [(5, "`B0`, `B1` and 3 others"), (60, "`B0`, `B1` and at least 48 others")])
  func `of many that live on a dependency the first are told`(count: Int, who: String) {
    let found = fullFindings(of: ModuleRuleTests.unused, in: Self.chain(count))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.contains("; \(who) import it and get it only through `A") })
    #expect(found.allSatisfy { $0.related.count == min(count, ModuleDependencies.maxLines) })
  }

  /// Each of the chain reaches all behind it, and each at its head what they list: a walk for each would be as many
  /// as their number squared, each as long as the chain.
  @Test(.timeLimit(.minutes(1))) func `a chain of idle dependencies comes to an end`() {
    let texts = Self.chain(400)
    #expect(fullFindings(of: ModuleRuleTests.unused, in: texts).count == 400)
    let brought = fullFindings(of: ModuleRuleTests.indirect, in: texts)
    #expect(brought.count == 400)
    #expect(brought.allSatisfy { $0.message.hasSuffix("imports `Core`, which it gets only through `A0`") })
  }

  @Test(arguments: [("Deque", 0), ("Foundation", 1), ("Collections", 0)])
  func `an import that nothing accounts for may come from any product of a package`(
    _ name: String, count: Int
  ) {
    let targets = """
      .target(name: "Map", dependencies: [.product(name: "Collections", package: "swift-collections")]),
      .target(name: "Deck", dependencies: [.product(name: "Collections", package: "swift-collections")]),
      """
    let texts = ModuleRuleTests.package(
      targets,
      [
        "Sources/Map/M.swift": "import \(name)\nstruct M {}",
        "Sources/Deck/D.swift": "import Collections\nstruct D {}",
      ])
    let found = fullFindings(of: ModuleRuleTests.unused, in: texts)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.contains("module `Map` depends on `Collections`") })
  }

  @Test func `who lives on a dependency is found through circles and what is handed on`() {
    let targets = """
      .target(name: "Core"), .target(name: "Face"),
      .target(name: "One", dependencies: ["Two", "Core", "Face"]), .target(name: "Two", dependencies: ["One"]),
      .target(name: "Own", dependencies: ["One", "Core"]), .target(name: "Far"),
      """
    let texts = ModuleRuleTests.package(
      targets,
      [
        "Sources/Core/C.swift": "struct C {}", "Sources/Face/F.swift": "@_exported import Core",
        "Sources/One/O.swift": "import Two\nstruct O {}",
        "Sources/Two/T.swift": "import Core\nimport One\nstruct T {}",
        "Sources/Own/O.swift": "import Core\nimport One\nstruct O {}",
        "Sources/Far/F.swift": "import Core\nstruct F {}",
      ])
    let messages = fullFindings(of: ModuleRuleTests.unused, in: texts).map(\.message)
    #expect(
      messages
        == ["Core", "Face"].map {
          "module `One` depends on `\($0)` but does not import it; "
            + "`Two` imports it and gets it only through `One`"
        })
  }

  /// Of a type of the platform, a module's own type says nothing: `NumberFormatter` has another `number`.
  @Test(arguments: [
    ("let f = NumberFormatter()\nlet a = f.number(from: \"1\")\nlet b = f.convert(1)", ""),
    ("let a = made().number(from: \"1\")\nlet b = made().convert(1)", ""),
    (
      "let a = script().number(from: \"1\")\nlet b = script().convert(1)",
      "; `T.swift` uses `.number` of `Moon` without an import"
    ),
  ])
  func `a member of another type is no use of a module`(code: String, use: String) {
    let texts = ModuleRuleTests.package(
      ".target(name: \"Moon\"),\n.target(name: \"Tables\", dependencies: [\"Moon\"]),\n"
        + ".target(name: \"Tides\", dependencies: [\"Tables\", \"Moon\"]),",
      [
        "Sources/Tables/T.swift": "import Moon\npublic func script() -> Script { Script() }",
        "Sources/Moon/M.swift":
          "public struct Script { public func number(from: String) {}; public func convert(_ n: Int) {} }",
        "Sources/Tides/T.swift": "import Foundation\nimport Tables\n\(code)\n",
      ])
    let found = fullFindings(of: ModuleRuleTests.unused, in: texts)
    #expect(found.map(\.message) == ["module `Tides` depends on `Moon` but does not import it\(use)"])
  }
}
