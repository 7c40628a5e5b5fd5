import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// Sentences that manifests answer: where their findings stand, and what stays silent.
@Suite struct ModuleRuleTests {
  static let undeclared = "for: module\nnever:\n  imports: undeclared"
  static let indirect = "for: module\nnever:\n  imports: indirect"
  static let unused = "for: module\nnever:\n  declares-dependency: unused"
  static let circles = "for: module\nnever:\n  reaches: self"

  /// A package of the targets given, whose page is `Package.swift`.
  static func package(_ targets: String, _ files: [String: String], above: String = "") -> [String: String] {
    let page = "\(above)let package = Package(name: \"P\", targets: [\n\(targets)\n])"
    return files.merging(["Package.swift": page]) { $1 }
  }

  static let three = """
    .target(name: "Moon"),
    .target(name: "Tides", dependencies: ["Moon"]),
    .target(name: "Almanac", dependencies: ["Tides"]),
    """
  static let code = [
    "Sources/Moon/M.swift": "struct M {}", "Sources/Tides/T.swift": "import Moon\nstruct T {}",
  ]

  // MARK: Where findings stand

  @Test func `what is imported and not declared is found at the target, with the imports beside`() {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n.target(name: \"Tides\"),",
      Self.code.merging(["Sources/Tides/U.swift": "import Moon"]) { $1 })
    let found = fullFindings(of: Self.undeclared, in: texts)
    #expect(found.map { "\($0.place)" } == ["Package.swift:3:15"])
    #expect(
      found.map(\.message) == [
        "module `Tides` imports `Moon`, which Package.swift does not list as a dependency of this module"
      ])
    #expect(
      found[0].related.map { "\($0.place)" } == ["Sources/Tides/T.swift:1:8", "Sources/Tides/U.swift:1:8"])
  }

  @Test func `what comes through another is told apart`() {
    let texts = Self.package(
      Self.three,
      Self.code.merging(["Sources/Almanac/A.swift": "import Moon\nimport Tides\nstruct A {}"]) { $1 })
    #expect(findings(of: Self.undeclared, in: texts) == [])
    #expect(
      findings(of: Self.indirect, in: texts) == [
        "Package.swift:4: module `Almanac` imports `Moon`, which it gets only through `Tides`"
      ])
  }

  @Test func `an idle dependency is found in the list of the target`() {
    let texts = Self.package(
      Self.three, Self.code.merging(["Sources/Almanac/A.swift": "import Foundation\nstruct A {}"]) { $1 })
    #expect(
      findings(of: Self.unused, in: texts) == [
        "Package.swift:4: module `Almanac` depends on `Tides` but does not import it"
      ])
    #expect(fullFindings(of: Self.unused, in: texts).map(\.place.start.column) == [41])
  }

  @Test func `who lives on an idle dependency is named`() {
    let texts = Self.package(
      Self.three + "\n.target(name: \"Wall\", dependencies: [\"Almanac\"]),",
      [
        "Sources/Moon/M.swift": "struct M {}", "Sources/Tides/T.swift": "struct T {}",
        "Sources/Almanac/A.swift": "struct A {}", "Sources/Wall/W.swift": "import Almanac\nimport Tides",
      ])
    let found = fullFindings(of: Self.unused, in: texts)
    #expect(
      found.map(\.message) == [
        "module `Tides` depends on `Moon` but does not import it",
        "module `Almanac` depends on `Tides` but does not import it; "
          + "`Wall` imports it and gets it only through `Almanac`",
      ])
    #expect(
      found.map(\.instead) == [
        nil, "add `Tides` to the dependencies of `Wall`, then remove it from `Almanac`",
      ])
    #expect(found.last?.related.map { "\($0.place)" } == ["Sources/Wall/W.swift:2:8"])
  }

  @Test func `two things that one target lacks are two findings`() {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n.target(name: \"Sun\"),\n.target(name: \"Sky\"),",
      [
        "Sources/Moon/M.swift": "struct M {}", "Sources/Sun/S.swift": "struct S {}",
        "Sources/Sky/S.swift": "import Moon\nimport Sun\nstruct S {}",
      ])
    #expect(findings(of: Self.undeclared, in: texts).count == 2)
  }

  @Test func `tests that have a dependency through the application that hosts them need it`() {
    let page = """
      { objects = {
      G = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };
      K = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = K; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); }; P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      P3 = {isa = PBXSourcesBuildPhase; files = (B3, ); }; P4 = {isa = PBXFrameworksBuildPhase; files = (B4, ); };
      D1 = {isa = PBXTargetDependency; target = T1; };
      T1 = {isa = PBXNativeTarget; buildPhases = (P1, P4, ); name = App; productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Kit; productReference = K;
        productType = "com.apple.product-type.framework"; };
      T3 = {isa = PBXNativeTarget; buildPhases = (P3, ); dependencies = (D1, ); name = AppTests;
        productType = "com.apple.product-type.bundle.unit-test"; };
      }; }
      """
    let texts = [
      ("App.swift", "struct A {}"), ("AppTests.swift", "import Kit\nstruct T {}"),
      ("Kit.swift", "struct K {}"),
    ]
    let outlines = texts.map { Outline(scanning: SourceText(path: FilePath($0.0), text: $0.1)) }
    let map = ModuleMap(
      paths: outlines.map(\.source.path),
      pages: XcodeFiles([SourceText(path: FilePath("A.xcodeproj/project.pbxproj"), text: page)]))
    let project = Project(outlines: outlines, modules: map, vocabulary: shippedVocabulary)
    let rule = document(Self.unused)
    let found = FindingMaker(project: project).findings(
      Checker(project: project, rules: [rule]).run(), of: [rule])
    #expect(
      found.map(\.instead) == ["add `Kit` to the dependencies of `AppTests`, then remove it from `App`"])
  }

  @Test(arguments: [
    ("public extension Table { var moonlit: Bool { true } }", "let t = Table().moonlit", "`.moonlit`"),
    ("public extension Table { var moonlit: Bool { true } }", "let t = \\Table.moonlit", "`.moonlit`"),
    ("public macro Moonrise() = #externalMacro(module: \"M\", type: \"T\")", "#Moonrise()", "`#Moonrise`"),
  ])
  func `what code uses of a dependency without importing it is to be imported`(
    offer: String, use: String, name: String
  ) {
    let texts = Self.package(
      ".target(name: \"Tables\"),\n.target(name: \"Moon\", dependencies: [\"Tables\"]),\n"
        + ".target(name: \"Tides\", dependencies: [\"Tables\", \"Moon\"]),",
      [
        "Sources/Tables/T.swift": "public struct Table {}",
        "Sources/Moon/M.swift": "import Tables\n\(offer)\n",
        "Sources/Tides/T.swift": "import Tables\n\(use)\n",
      ])
    let found = fullFindings(of: Self.unused, in: texts)
    #expect(
      found.map(\.message) == [
        "module `Tides` depends on `Moon` but does not import it; "
          + "`T.swift` uses \(name) of `Moon` without an import"
      ])
    #expect(found.map(\.instead) == ["import `Moon` where it is used"])
  }

  @Test(arguments: [
    "print(1)\n", "#warning(\"later\")\n", "infix operator ~>\n", "#if DEBUG\nprint(1)\n#endif\n",
    "precedencegroup Tide {}\n", "while true {}\n",
  ])
  func `a module of statements, macros or operators is code`(text: String) {
    func idle(_ text: String) -> [String] {
      findings(
        of: Self.unused,
        in: Self.package(
          ".target(name: \"Moon\"),\n.executableTarget(name: \"tool\", dependencies: [\"Moon\"]),",
          ["Sources/Moon/M.swift": "struct M {}", "Sources/tool/main.swift": "import Foundation\n" + text]))
    }
    #expect(idle(text).count == 1)
    #expect(idle("#if DEBUG\nimport Moonlight\n#endif\n").isEmpty, "imports alone are a wrapper")
  }

  // MARK: What stays silent

  @Test(arguments: [
    // Forms of imports.
    "@testable import Moon\nstruct A {}", "import struct Moon.M\nstruct A {}",
    "internal import Moon\nstruct A {}",
    "#if canImport(Moon)\nimport Moon\n#endif\nstruct A {}", "@_implementationOnly import Moon\nstruct A {}",
  ])
  func `every form of an import uses what is declared`(text: String) {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n.target(name: \"Almanac\", dependencies: [\"Moon\"]),",
      ["Sources/Moon/M.swift": "struct M {}", "Sources/Almanac/A.swift": text])
    for rule in [Self.undeclared, Self.indirect, Self.unused] { #expect(findings(of: rule, in: texts) == []) }
  }

  @Test(arguments: [
    // What no import shows.
    ".macro(name: \"Other\")", ".plugin(name: \"Other\", capability: .buildTool())",
    ".binaryTarget(name: \"Other\", path: \"Other.xcframework\")", ".executableTarget(name: \"Other\")",
    ".systemLibrary(name: \"Other\")", ".target(name: \"Other\", resources: [.process(\"Media\")])",
  ])
  func `what code does not import by nature is not unused`(target: String) {
    let isEmpty = target.contains("resources") || target.contains("system")
    let texts = Self.package(
      "\(target),\n.target(name: \"Almanac\", dependencies: [\"Other\"]),",
      ["Sources/Almanac/A.swift": "struct A {}"].merging(
        isEmpty ? [:] : ["Sources/Other/O.swift": "struct O {}"]
      ) {
        $1
      })
    #expect(findings(of: Self.unused, in: texts) == [])
  }

  @Test(arguments: [
    // Conditions, plugins that write code, wrappers.
    (
      ".target(name: \"Almanac\", dependencies: [.target(name: \"Moon\", condition: .when(platforms: [.linux]))])",
      "struct A {}"
    ),
    (
      ".target(name: \"Almanac\", dependencies: [.target(name: \"Moon\", condition: .when(traits: [\"Night\"]))])",
      "struct A {}"
    ),
    (".target(name: \"Almanac\", dependencies: isNight ? [\"Moon\"] : [])", "struct A {}"),
    (".target(name: \"Almanac\", dependencies: [\"Moon\"], plugins: [\"Writer\"])", "struct A {}"),
    (".target(name: \"Almanac\", dependencies: [\"Moon\"])", "// Links the moon."),
    (
      ".target(name: \"Almanac\", dependencies: [\"Moon\", .product(name: \"Charts-Kit\", package: \"charts\")])",
      "import Moon\nstruct A {}"
    ),
  ])
  func `what a condition, a plugin or a linker uses is not unused`(target: String, text: String) {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n\(target),",
      ["Sources/Moon/M.swift": "struct M {}", "Sources/Almanac/A.swift": text],
      above: "let isNight = Context.environment[\"NIGHT\"] != nil\n")
    #expect(findings(of: Self.unused, in: texts) == [])
  }

  @Test func `what a declared module hands on is declared`() {
    let files = [
      "Sources/Moon/M.swift": "struct M {}", "Sources/Tides/T.swift": "@_exported import Moon",
      "Sources/Almanac/A.swift": "import Moon\nstruct A {}",
    ]
    let texts = Self.package(Self.three, files)
    for rule in [Self.undeclared, Self.indirect, Self.unused] { #expect(findings(of: rule, in: texts) == []) }
  }

  @Test func `what a module hands on it declares, too`() {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n.target(name: \"Tides\"),",
      ["Sources/Moon/M.swift": "struct M {}", "Sources/Tides/T.swift": "@_exported import Moon\nstruct T {}"])
    #expect(
      findings(of: Self.undeclared, in: texts) == [
        "Package.swift:3: module `Tides` imports `Moon`, which Package.swift does not list as a dependency of this module"
      ])
  }

  @Test func `a package that others know by its types is declared like any other`() {
    let texts = Self.package(
      """
      .target(name: "Moon", dependencies: [.product(name: "GRDB", package: "grdb")]),
      .target(name: "Tides"),
      """,
      [
        "Sources/Moon/M.swift": "import GRDB\nimport Network\nstruct M {}",
        "Sources/Tides/T.swift": "import GRDB\nimport Network\nstruct T {}",
      ])
    #expect(
      findings(of: Self.undeclared, in: texts) == [
        "Package.swift:3: module `Tides` imports `GRDB`, which Package.swift does not list as a dependency of this module"
      ])
  }

  @Test func `a product that another manifest lists is known where it is brought`() {
    let far = """
      let package = Package(name: "Far", products: [.library(name: "FarKit", targets: ["FarKit"])], targets: [
        .target(name: "FarKit", dependencies: [.product(name: "Tabs", package: "tabs")])])
      """
    let near = """
      let package = Package(name: "P", dependencies: [.package(path: "Far")], targets: [
      .target(name: "App", dependencies: [.product(name: "FarKit", package: "Far")]),
      .target(name: "Lone"),
      ])
      """
    let texts = [
      "Package.swift": near, "Far/Package.swift": far,
      "Far/Sources/FarKit/F.swift": "import Tabs\nstruct F {}",
      "Sources/App/A.swift": "import FarKit\nimport Tabs\nstruct A {}",
      "Sources/Lone/L.swift": "import Tabs\nstruct L {}",
    ]
    #expect(
      findings(of: Self.indirect, in: texts) == [
        "Package.swift:2: module `App` imports `Tabs`, which it gets only through `FarKit`"
      ])
    #expect(findings(of: Self.undeclared, in: texts) == [])
  }

  @Test func `tests and what is not of the project ask for nothing`() {
    let texts = Self.package(
      ".target(name: \"Moon\"),\n.testTarget(name: \"MoonTests\"),",
      [
        "Sources/Moon/M.swift": "import Combine\nimport Elsewhere\nstruct M {}",
        "Tests/MoonTests/T.swift": "@testable import Moon\nimport XCTest\nclass T {}",
      ])
    #expect(findings(of: Self.undeclared, in: texts) == [])
  }

  // MARK: Ways and circles

  @Test func `a module reaches what its modules import`() {
    let texts = Self.package(
      Self.three, Self.code.merging(["Sources/Almanac/A.swift": "import Tides\nstruct A {}"]) { $1 })
    let check = "for: module\nthat:\n  - name: Almanac\nnever:\n  reaches: Moon"
    #expect(
      findings(of: check, in: texts) == [
        "Sources/Almanac/A.swift:1: module `Almanac` reaches `Moon` through `Tides`"
      ])
  }

  @Test func `of a circle the fewest lines must go`() {
    let texts = [
      "Sources/A/1.swift": "import B\nstruct A {}", "Sources/A/2.swift": "import B",
      "Sources/B/1.swift": "import C\nstruct B {}", "Sources/B/2.swift": "import C",
      "Sources/C/1.swift": "import A\nstruct C {}",
    ]
    #expect(
      findings(of: Self.circles, in: texts) == [
        "Sources/C/1.swift:1: module `C` is part of a cycle: `C` → `A` → `B` → `C`; removing this line breaks the cycle"
      ])
  }

  @Test(arguments: ["canImport(A)", "canImport(A) && DEBUG", "DEBUG"])
  func `an import that not every build has makes no cycle`(condition: String) {
    let texts = Self.package(
      ".target(name: \"A\", dependencies: [\"B\"]),\n.target(name: \"B\"),",
      [
        "Sources/A/1.swift": "import B\nstruct A {}",
        "Sources/B/1.swift": "#if \(condition)\nimport A\n#endif\nstruct B {}",
      ])
    #expect(findings(of: Self.circles, in: texts) == [])
  }

  @Test func `the import that no manifest declares is the one that goes, however many lines it has`() {
    let texts = Self.package(
      ".target(name: \"A\", dependencies: [\"B\"]),\n.target(name: \"B\"),",
      [
        "Sources/A/1.swift": "import B\nstruct A {}", "Sources/B/1.swift": "import A\nstruct B {}",
        "Sources/B/2.swift": "import A\n",
      ])
    #expect(
      findings(of: Self.circles, in: texts) == [
        "Sources/B/1.swift:1: module `B` is part of a cycle: `B` → `A` → `B`; removing 2 lines breaks all connected cycles, and 2 of the lines are here"
      ])
    let undeclared = fullFindings(of: Self.undeclared, in: texts)
    #expect(
      undeclared.map(\.message) == [
        "module `B` imports `A`, which Package.swift does not list as a dependency of this module; `A` depends on `B`"
      ])
    #expect(
      undeclared.map(\.instead) == ["remove the import, or move what both need into a module below them"])
  }

  @Test(arguments: [
    ("import domain", true), ("import TourDomain", true), ("import tour_domain", true),
    ("import Subdomain", false), ("import Data", false),
  ])
  func `names of modules are compared as those of folders, without regard to letter case`(
    text: String, isFound: Bool
  ) {
    let check = "for: file\nnever:\n  imports: [\"*Domain\"]"
    #expect(!findings(of: check, in: ["A.swift": text]).isEmpty == isFound)
    let module = String(text.dropFirst("import ".count))
    let inside = "for: file\nthat:\n  - in: \"*Domain\"\nnever:\n  imports: Foundation"
    #expect(
      !findings(of: inside, in: ["Sources/\(module)/A.swift": "import Foundation"]).isEmpty == isFound)
  }

  @Test(arguments: [
    ("that:\n  - declares-dependency: Tides\nnever: exists", ["Almanac"]),
    ("unless:\n  - reaches: Moon\nnever: exists", ["Moon"]),
    ("always:\n  declares-dependency: Moon", ["Almanac", "Moon"]),
    ("that:\n  - imports: indirect\nnever: exists", []),
  ])
  func `clauses choose modules by what they declare`(check: String, names: [String]) {
    let texts = Self.package(
      Self.three, Self.code.merging(["Sources/Almanac/A.swift": "import Tides\nstruct A {}"]) { $1 })
    #expect(Set(fullFindings(of: "for: module\n\(check)", in: texts).map(\.subject.name)) == Set(names))
  }

  @Test func `what a module lacks stands where it is declared`() {
    let found = findings(
      of: "for: module\nthat:\n  - name: Almanac\nalways:\n  declares-dependency: Sun",
      in: Self.package(
        Self.three, Self.code.merging(["Sources/Almanac/A.swift": "import Tides\nstruct A {}"]) { $1 }))
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("Package.swift:") }, "\(found)")
  }

  @Test(arguments: [
    "for: file\nnever:\n  imports: undeclared",
    "for: module\nnever:\n  reaches: unused", "for: module\nnever:\n  declares-dependency: self",
    "for: module\nnever:\n  mentions: undeclared", "for: module\nnever:\n  reaches: \"Moon.Phase\"",
    "for: module\nonly:\n  reaches: Moon", "for: module\nnever:\n  reaches: Moon\n  inside: body",
  ])
  func `what no manifest answers is refused`(check: String) {
    #expect(!CellRun.problems(check).isEmpty)
  }

  // MARK: Project files

  @Test func `a finding stands in the project file`() {
    let page = """
      { objects = {
      G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); }; P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = App; productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Kit; productType = "com.apple.product-type.framework"; };
      }; }
      """
    let texts = [("App.swift", "import Kit\nstruct A {}"), ("Kit.swift", "struct K {}")]
    let outlines = texts.map { Outline(scanning: SourceText(path: FilePath($0.0), text: $0.1)) }
    let map = ModuleMap(
      paths: outlines.map(\.source.path),
      pages: XcodeFiles([SourceText(path: FilePath("A.xcodeproj/project.pbxproj"), text: page)]))
    let project = Project(outlines: outlines, modules: map, vocabulary: shippedVocabulary)
    let rule = document(Self.undeclared)
    let found = FindingMaker(project: project).findings(
      Checker(project: project, rules: [rule]).run(), of: [rule])
    #expect(found.map { "\($0.place)" } == ["A.xcodeproj/project.pbxproj:7:59"])
    #expect(
      found.map(\.message) == [
        "module `App` imports `Kit`, which project.pbxproj does not list as a dependency of this module"
      ])
  }

  // MARK: Exceptions of imports

  @Test(arguments: ["role: view", "mentions: Boat", "inside: body", "path: \"App/**\""])
  func `of an import only the name of its module is known`(_ item: String) {
    let head = "for: file\nnever:\n  imports: [UIKit, Moon]\nexcept:\n"
    let problems = CellRun.problems("\(head)  - \(item)")
    #expect(
      problems.contains { $0.cause.hasPrefix("an import is left out by the name of its module") },
      "\(problems)")
    #expect(problems.allSatisfy { $0.line != nil && !($0.remedy ?? "").isEmpty })
    #expect(CellRun.problems("\(head)  - name: Moon") == [])
  }
}
