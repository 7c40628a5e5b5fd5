import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesShippedRules
import EavesSource
import Testing

/// What lies in what, and who names whom.
@Suite struct ProjectMapTests {
  private static let ruleSet = RuleSet(
    shipped: ShippedRules.pages.map { SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text) })

  private static func project(_ files: [String: String]) -> Project {
    let outlines = files.map { Outline(scanning: SourceText(path: FilePath($0), text: $1)) }
    let scan = ProjectScan(outlines: outlines)
    return Project(
      outlines: scan.outlines, modules: scan.modules(Configuration()), vocabulary: ruleSet.vocabulary)
  }

  private static func projectMap(_ files: [String: String]) -> ProjectMap { ProjectMap(of: project(files)) }

  /// The tree, a line for each region: its name indented, with files and lines.
  private func tree(_ projectMap: ProjectMap) -> [String] {
    var depths: [Int] = []
    return projectMap.regions.map { region in
      let depth = region.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let size = region.kind == .type || region.kind == .file ? "" : " \(region.files) \(region.lines)"
      return String(repeating: "  ", count: depth) + "\(region.kind) \(region.name)\(size)"
    }
  }

  private func references(_ projectMap: ProjectMap) -> [String] {
    projectMap.references.map {
      "\(projectMap.regions[$0.source].name) → \(projectMap.regions[$0.target].name): \($0.count)"
    }
  }

  @Test func `modules lie in a project, folders in modules, types in folders; tests are left out`() {
    let projectMap = Self.projectMap([
      "Sources/App/App.swift": "struct App { let list: TripList }\n",
      "Sources/Trips/Screens/List/TripList.swift": "struct TripList {\n  let trip: Trip\n}\n",
      "Sources/Trips/Model/Trip.swift":
        "struct Trip { let stops: [Trip.Stop]; struct Stop {} }\nenum Way {}\n",
      "Tests/TripsTests/TripTests.swift": "struct TripTests { let trip: Trip }\n",
    ])
    #expect(
      tree(projectMap) == [
        "project  3 6", "  module App 1 1", "    type App", "  module Trips 2 5", "    folder Model 1 2",
        "      type Trip", "      type Way", "    folder Screens/List 1 3", "      type TripList",
      ])
    #expect(references(projectMap) == ["App → TripList: 1", "TripList → Trip: 1"])
  }

  @Test func `where there is one module, its folders are what is seen first`() {
    let projectMap = Self.projectMap([
      "Sources/App/Views/A.swift": "struct A {}\n", "Sources/App/Data/B.swift": "struct B {}\n",
    ])
    #expect(
      tree(projectMap) == [
        "project  2 2", "  folder Data 1 1", "    type B", "  folder Views 1 1", "    type A",
      ])
  }

  @Test func `code of an extension in another folder is that folder's`() {
    let projectMap = Self.projectMap([
      "Sources/App/A.swift": "struct A {}\n",
      "Sources/Data/A+Store.swift": "extension A { func save(_ store: Store) {} }\nstruct Store {}\n",
    ])
    #expect(references(projectMap) == ["A+Store.swift → A: 1", "A+Store.swift → Store: 1"])
  }

  @Test func `functions and imports outside of types are their file's`() {
    let projectMap = Self.projectMap([
      "Sources/App/main.swift": "import Data\nimport Tools\nlet store = Store()\n",
      "Sources/Data/Store.swift": "struct Store {}\n", "Sources/Tools/help.swift": "func help() {}\n",
    ])
    #expect(references(projectMap) == ["main.swift → Store: 1", "main.swift → Tools: 1"])
  }

  @Test func `of many modules the smallest share a place`() {
    var files: [String: String] = [:]
    for number in 10..<40 {
      files["Sources/M\(number)/A.swift"] = String(repeating: "\n", count: number) + "struct A\(number) {}\n"
    }
    let projectMap = Self.projectMap(files)
    let top = projectMap.children[0].map { projectMap.regions[$0] }
    #expect(top.count == ProjectMap.maxInitialRegions)
    #expect(top.last?.name == "6 more")
    #expect(
      projectMap.children[projectMap.children[0].last ?? 0].map { projectMap.regions[$0].name } == [
        "M10", "M11", "M12", "M13", "M14", "M15",
      ])
    #expect(projectMap.regions[0].files == 30)
  }

  private static func finding(
    _ path: String, line: Int, column: Int, _ subject: Party, _ object: Party
  ) -> Finding {
    let place = Place(
      path: FilePath(path), start: Position(line: line, column: column, utf16Column: column),
      end: Position(line: line, column: column + object.name.count, utf16Column: column + object.name.count))
    let key = FindingKey(
      rule: RuleID("r"), subject: subject.name, verb: "holds", object: object.name, position: "property",
      path: place.path)
    return Finding(
      rule: RuleID("r"), title: "", impact: .high, place: place, message: "", subject: subject, verb: "holds",
      object: object, recognised: nil, except: nil, instead: nil, related: [], excerpt: nil, key: key)
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Trips", targets: [
      .target(name: "App", dependencies: ["Data"]),
      .target(name: "Data"),
    ])

    """

  /// The boxes of findings, and what they reach for.
  private func breaches(_ projectMap: ProjectMap) -> [String] {
    projectMap.breaches.map { breach in
      let target = breach.target.map { " → " + projectMap.regions[$0].name } ?? ""
      return projectMap.regions[breach.source].name + target
    }
  }

  @Test func `findings of a manifest stand at the module that is declared there`() {
    let project = Self.project([
      "Package.swift": Self.manifest, "Sources/App/A.swift": "struct A {}\n",
      "Sources/Data/B.swift": "struct B {}\n",
    ])
    let module = Party(role: "module", name: "App")
    let projectMap = ProjectMap(
      of: project,
      findings: [
        Self.finding("Package.swift", line: 4, column: 39, module, Party(role: nil, name: "Data")),
        Self.finding(
          "Package.swift", line: 5, column: 17, Party(role: nil, name: "x"), Party(role: nil, name: "y")),
        Self.finding(
          "App.xcodeproj/project.pbxproj", line: 9, column: 2, module, Party(role: nil, name: "Lib")),
        Self.finding(
          "eaves.yml", line: 1, column: 1, Party(role: nil, name: "x"), Party(role: nil, name: "y")),
        Self.finding(
          "Sources/App/a.yml", line: 1, column: 1, Party(role: nil, name: "x"), Party(role: nil, name: "y")),
      ])
    #expect(breaches(projectMap) == ["App → Data", "Data", "App", "eaves.yml", "a.yml"])
    #expect(projectMap.regions[0].findings == 5)
    #expect(
      tree(projectMap) == [
        "project  2 2", "  module App 1 1", "    type A", "    file a.yml", "  module Data 1 1", "    type B",
        "  file eaves.yml",
      ])
  }

  @Test func `findings of what is one with the folder in it are counted`() {
    let project = Self.project([
      "Package.swift": Self.manifest, "Sources/App/A.swift": "struct A {}\n",
      "Sources/Data/Deep/B.swift": "struct B {}\n", "Sources/Data/Deep/Deeper/C.swift": "struct C {}\n",
    ])
    let projectMap = ProjectMap(
      of: project,
      findings: [
        Self.finding(
          "Package.swift", line: 5, column: 20, Party(role: nil, name: "x"), Party(role: nil, name: "y"))
      ])
    #expect(breaches(projectMap) == ["Data"])
    #expect(projectMap.regions.map(\.findings).reduce(0, +) == 2)
  }

  @Test func `where the only module is the project itself, a manifest has a box`() {
    let project = Self.project([
      "Sources/App/Views/A.swift": "struct A {}\n",
      "Sources/App/Data/B.swift": "struct B {}\n", "Sources/App/main.swift": "print(1)\n",
    ])
    let projectMap = ProjectMap(
      of: project,
      findings: [
        Self.finding(
          "project.yml", line: 1, column: 1, Party(role: "module", name: "App"), Party(role: nil, name: "Lib")
        ),
        Self.finding(
          "Sources/App/main.swift", line: 1, column: 1, Party(role: nil, name: "main"),
          Party(role: nil, name: "y")),
      ])
    #expect(breaches(projectMap) == ["project.yml", "main.swift"])
    #expect(projectMap.breaches.allSatisfy { $0.source > 0 })
  }

  @Test func `findings stand at their type, and point at what they reach for`() {
    let project = Self.project([
      "Sources/App/TripList.swift":
        "import Data\nstruct TripList: View {\n  let repository: TripRepository\n}\n",
      "Sources/Data/TripRepository.swift": "protocol TripRepository {}\n",
    ])
    let finding = Self.finding(
      "Sources/App/TripList.swift", line: 3, column: 19, Party(role: "view", name: "TripList"),
      Party(role: "repository", name: "TripRepository"))
    var known = finding
    known.isBaselined = true
    let projectMap = ProjectMap(of: project, findings: [known, finding])
    #expect(
      projectMap.breaches.map(\.finding) == [0, 1] && projectMap.breaches.map(\.isKnown) == [true, false])
    #expect(projectMap.breaches.allSatisfy { projectMap.regions[$0.source].name == "TripList" })
    #expect(
      projectMap.breaches.compactMap(\.target).allSatisfy {
        projectMap.regions[$0].name == "TripRepository"
      })
    #expect(projectMap.regions[0].findings == 1)
    #expect(projectMap.tallies[0].findings == 1 && projectMap.tallies[0].known == 1)
    var suppressed = finding
    suppressed.suppression = "for now"
    #expect(ProjectMap(of: project, findings: [suppressed]).breaches.isEmpty)
  }

  /// A project as large as a page must bear: 4,000 files, 8,000 types, 40,000 mentions.
  @Test func `a page of a large project is small`() {
    var files: [String: String] = [:]
    for number in 0..<4_000 {
      let (module, folder) = (number / 160, number / 20 % 8)
      let uses = (1...5).map { "  let a\($0): Type\((number * 7 + $0 * 131) % 4_000)\n" }.joined()
      files["Sources/Module\(module)/Folder\(folder)/File\(number).swift"] =
        "struct Type\(number) {\n\(uses)}\nfinal class Other\(number) {\n\(uses)}\n"
    }
    let projectMap = Self.projectMap(files)
    #expect(projectMap.regions.count > 8_000)
    let report = Report(
      profile: "base", profileSource: .flag, checked: Checked(files: 4_000, lines: 56_000), rules: [],
      findings: [])
    let size = ReportPage(report, picture: Picture(of: projectMap), name: "Large").text.utf8.count
    #expect(size <= 400_000 + 120 * projectMap.regions.count, "\(size)")
  }

  // MARK: Several projects

  private static func small(_ lines: Int) -> ProjectMap {
    let text = "struct Trip {}\nstruct View { let trip: Trip }\n" + String(repeating: "\n", count: lines)
    return projectMap(["Sources/App/Trip.swift": text])
  }

  private static func part(_ root: String, _ lines: Int, findings: [Int] = []) -> ProjectMap.Part {
    let projectMap = small(lines)
    let breaches = findings.indices.map {
      ProjectMap.Breach(finding: $0, source: 2, target: 1, impact: .high)
    }
    return ProjectMap.Part(
      root: FilePath(root),
      projectMap: ProjectMap(
        regions: projectMap.regions, references: projectMap.references, breaches: breaches),
      findings: findings)
  }

  @Test func `maps of several projects lie beside each other`() {
    let joined = ProjectMap(of: [Self.part("", 1), Self.part("Kits/A", 2, findings: [1, 0])])
    let alone = Self.small(1).regions
    #expect(joined.children[0].map { joined.regions[$0].name } == [".", "Kits/A"])
    #expect(joined.regions.count == 1 + 2 * alone.count)
    #expect(joined.regions[0].files == 2 && joined.regions[0].lines == 2 * alone[0].lines + 1)
    let types = joined.regions.indices.filter { joined.regions[$0].kind == .type }
    #expect(types.map { joined.regions[$0].name } == ["Trip", "View", "Trip", "View"])
    #expect(joined.references.count == 2)
    #expect(
      joined.references.allSatisfy { joined.regions[$0.source].parent == joined.regions[$0.target].parent })
    // In the order of the report of all, each at its own project's.
    #expect(joined.breaches.map(\.finding) == [0, 1])
    let second = joined.children[0][1]
    #expect(joined.breaches.allSatisfy { $0.source > second && ($0.target ?? 0) > second })
    let paths = joined.regions.map(\.path).filter { $0.hasSuffix("Trip.swift") || $0.hasSuffix("App") }
    #expect(paths.allSatisfy { $0.hasPrefix("Sources/") || $0.hasPrefix("Kits/A/Sources/") }, "\(paths)")
  }

  @Test func `of more projects than are seen at first the smallest share a box`() throws {
    let parts = (0..<30).map { Self.part("P\($0)", $0) }
    let joined = ProjectMap(of: parts)
    let top = joined.children[0].map { joined.regions[$0] }
    #expect(top.count == ProjectMap.maxInitialRegions)
    let rest = try #require(top.first)
    let lines = (0..<6).map { Self.small($0).regions[0].lines }.reduce(0, +)
    #expect(rest.name == "6 more" && rest.files == 6 && rest.lines == lines)
    #expect(top.dropFirst().map(\.name) == (6..<30).map { "P\($0)" })
    #expect(joined.regions[0].files == 30)
    for (index, region) in joined.regions.enumerated() { #expect(region.parent ?? -1 < index) }
  }
}
