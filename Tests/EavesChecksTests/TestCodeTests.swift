import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// What test code is: the target says it, else what a file imports, else its folder.
@Suite struct TestCodeTests {
  private static let view = "struct OarList: View { let repository: any OarRepository }\n"
  private static let repository = "protocol OarRepository {}\n"

  private func testFiles(_ texts: [String: String]) -> [String] { Self.testFiles(of: project(texts)) }

  private static func testFiles(of project: Project) -> [String] {
    project.files.indices.filter { project.isTestFile($0) }.map { project.files[$0].path.text }
  }

  private static let manifest = """
    let package = Package(name: "Oar", targets: [
      .target(name: "Oar"), .target(name: "ABTests"), .target(name: "OarTestSupport"),
      .testTarget(name: "OarSpecs", path: "Specs"), .testTarget(name: "OarChecks", path: "QA/Checks"),
    ])
    """

  @Test func `the target decides, whatever folders and files are called`() {
    let files = [
      "Package.swift": Self.manifest, "Sources/Oar/Oar.swift": Self.repository,
      "Sources/Oar/Tests/OarList.swift": Self.view, "Sources/Oar/OarTests.swift": Self.view,
      "Sources/Oar/Lab.swift": "import XCTest\n" + Self.view,
      "Sources/ABTests/Experiment.swift": Self.view,
      "Sources/OarTestSupport/Support.swift": "import Testing\n" + Self.view,
      "Specs/Helpers.swift": Self.view, "QA/Checks/C.swift": Self.view,
    ]
    #expect(testFiles(files) == ["QA/Checks/C.swift", "Specs/Helpers.swift"])
    let found = findings(of: "for: view\nnever:\n  mentions: repository", in: files)
    #expect(
      Set(found.map { String($0.prefix { $0 != ":" }) }) == [
        "Sources/ABTests/Experiment.swift", "Sources/Oar/Lab.swift", "Sources/Oar/OarTests.swift",
        "Sources/Oar/Tests/OarList.swift", "Sources/OarTestSupport/Support.swift",
      ])
  }

  @Test func `modules of the configuration take no file away from its target`() {
    let texts = [
      "Package.swift": Self.manifest, "Specs/Helpers.swift": Self.view, "Sources/ABTests/A.swift": Self.view,
    ]
    let outlines = texts.map { Outline(scanning: SourceText(path: FilePath($0.key), text: $0.value)) }
    let definitions = ["Specs", "Sources"].map {
      ModuleDefinition(name: Word($0, line: 1, column: 1), path: PathPattern("\($0)/**"))
    }
    let map = ModuleMap(
      manifests: outlines.filter { $0.source.path.name == "Package.swift" }, definitions: definitions,
      paths: outlines.map(\.source.path))
    let project = Project(outlines: outlines, modules: map, plan: shippedPlan)
    #expect(Self.testFiles(of: project) == ["Specs/Helpers.swift"])
  }

  @Test(arguments: [
    ("import XCTest", true), ("import Testing", true), ("import Quick", true), ("import Nimble", true),
    ("@testable import App\nimport XCTest", true), ("import SwiftUI", false), ("", false),
    ("#if NEVER\nimport XCTest\n#endif", false), ("import XCTestDynamicOverlay", false),
  ])
  func `without a target the imports decide`(_ imports: String, _ isTest: Bool) {
    let files = ["App/Oar.swift": Self.repository, "Specs/A.swift": imports + "\n" + Self.view]
    #expect(testFiles(files) == (isTest ? ["Specs/A.swift"] : []))
  }

  @Test func `a module of the project's own is no test framework`() {
    let files = ["Sources/Testing/Lab.swift": Self.view, "App/A.swift": "import Testing\n" + Self.view]
    #expect(testFiles(files).isEmpty)
  }

  @Test func `a folder says it only where nothing else does`() {
    let files = ["App/Oar.swift": Self.repository, "OarTests/Helpers.swift": Self.view]
    #expect(testFiles(files) == ["OarTests/Helpers.swift"])
  }

  @Test func `what production code in a folder called Tests declares is seen by the rest`() {
    let project = project([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"A\")])",
      "A/Tests/Lab.swift": "class LabModel {}\n", "A/B.swift": "class B { let lab = LabModel() }\n",
      "A/C.swift": "class LabModelHost { class LabModel {} }\n",
    ])
    let lab = project.types.indices.first {
      project.types[$0].parent == .none && project.name(TypeIndex($0)) == "LabModel"
    }
    #expect(lab.map { Array(project.roles.relations.to(TypeIndex($0), .holds)).count } == 1)
  }

  @Test func `test classes are no services`() {
    let test = """
      final class OarSyncTests: XCTestCase {
        func testAll() async throws { _ = try await URLSession.shared.data(from: url) }
      }
      """
    let project = project([
      "Package.swift": Self.manifest, "Specs/OarSync.swift": test,
      "Sources/Oar/Sync.swift": "final class OarSync { func all() { URLSession.shared.dataTask(with: u) } }",
    ])
    let services = project.types.indices.filter {
      project.hasRole(project.roles.index(of: "service") ?? -1, TypeIndex($0))
        && !project.isSetAside(TypeIndex($0))
    }
    #expect(services.map { project.name(TypeIndex($0)) } == ["OarSync"])
  }

  // MARK: Previews

  @Test func `previews are no subjects of rules about files, in both forms`() {
    let files = [
      "Screens/List/ListPage.swift": "struct ListPage: View { var body: some View { Text(\"\") } }\n",
      "Screens/Map/MapPage.swift": """
      struct MapPage: View { var body: some View { Text("") } }
      struct MapPage_Previews: PreviewProvider { static var previews: some View { ListPage() } }
      #Preview { ListPage() }
      struct MockMap { let page = ListPage() }
      let page = ListPage()
      """,
    ]
    let check = "for: file\nthat:\n  path: \"**/Map/**\"\nnever:\n  mentions: ListPage"
    #expect(
      findings(of: check, in: files).map { $0.prefix { $0 != " " } } == ["Screens/Map/MapPage.swift:5:"])
  }

  // MARK: Rules about tests

  private static let specs = [
    "Package.swift": manifest, "Sources/Oar/Oar.swift": "import Cargo\nfunc row() { sleep(1) }\n",
    "Specs/OarSpec.swift": """
    import Cargo
    import Testing
    @Test func works() { sleep(1) }
    func helper() { sleep(1) }
    @Suite struct OarSpec {
      @Test func rows() { sleep(1) }
    }
    """,
  ]

  @Test(arguments: [
    ("for: file\nthat:\n  role: test\nnever:\n  imports: Cargo", [1]),
    ("for: file\nthat:\n  target: test\nnever:\n  imports: Cargo", [1]),
    ("for: file\nthat:\n  role: test\nnever:\n  calls: \"sleep()\"", [3, 4, 6]),
    ("for: import\nthat:\n  - name: Cargo\n  - path: \"Specs/**\"\nnever: exists", [1]),
    ("for: import\nthat:\n  - name: Cargo\n  - role: test\nnever: exists", [1]),
    ("for: test\nnever:\n  calls: \"sleep()\"", [3, 6]),
    ("for: function\nthat:\n  - path: \"Specs/**\"\n  - name: helper\nnever: exists", [4]),
  ])
  func `rules about tests are understood and fire`(_ check: String, _ lines: [Int]) {
    let found = fullFindings(of: check, in: Self.specs)
    #expect(
      found.map(\.place.path.text).allSatisfy { $0 == "Specs/OarSpec.swift" }, "\(found.map(\.message))")
    #expect(found.map(\.place.start.line) == lines, "\(check)\n\(found.map(\.message))")
    #expect(
      SentenceValidator.problems(
        of: document(check).sentences, in: shippedVocabulary, path: FilePath("t.md")
      ).map(\.text) == [])
  }

  @Test func `a path where production code lies too leaves tests out`() {
    let check = "for: import\nthat:\n  - name: Cargo\n  - path: \"**/*.swift\"\nnever: exists"
    #expect(fullFindings(of: check, in: Self.specs).map(\.place.path.text) == ["Sources/Oar/Oar.swift"])
  }

  @Test func `free tests are named after themselves`() {
    let found = findings(of: "for: test\nnever:\n  calls: \"sleep()\"", in: Self.specs)
    #expect(found.first == "Specs/OarSpec.swift:3: `works` calls `sleep()`", "\(found)")
  }
}
