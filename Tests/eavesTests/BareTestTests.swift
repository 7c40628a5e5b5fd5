import Testing

@testable import eaves

/// What manifests and imports make test code: only what no production target can have is nobody's business.
@Suite struct BareTestTests {
  private static let view =
    "struct BerthBoard: View {\n  let repository: any BerthRepository\n"
    + "  var body: some View { Text(\"\\(repository.all().count)\") }\n}\n"
  private static let repository = "protocol BerthRepository { func all() -> [Int] }\n"
  private static let test = "import XCTest\nfinal class EmptyTests: XCTestCase { func testA() {} }\n"

  private func sandbox(_ files: [(path: String, text: String)]) throws -> Sandbox {
    try Sandbox(
      [
        ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\n"),
        ("p/App/Repository.swift", Self.repository),
      ] + files)
  }

  private static func package(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n"
      + "let package = Package(name: \"P\", targets: \(targets))\n"
  }

  private func findings(_ files: [(path: String, text: String)]) throws -> String {
    try sandbox(files).eaves("check ~/p --color never --fail-on never").out
  }

  private func exempt(_ files: [(path: String, text: String)]) throws -> String {
    try Value(parsing: sandbox(files).eaves("coverage ~/p --format json").out)["exempt"][0]["name"].text ?? ""
  }

  @Test func `a target takes no files from outside of its package`() throws {
    let files = [
      ("p/App/Board.swift", Self.view), ("p/App/Empty.swift", Self.test),
      ("p/Tools/Package.swift", Self.package("[.testTarget(name: \"T\", path: \"../App\")]")),
    ]
    #expect(try findings(files).contains("App/Board.swift:2:"))
    let listed = try sandbox(files).eaves("coverage ~/p --format json").out
    let manifest = try Value(parsing: listed)["manifests"][0]
    #expect(manifest["path"].text == "Tools/Package.swift", "\(listed)")
  }

  @Test func `a view among tests of a nested package is named`() throws {
    let manifest = ("p/App/Screens/Package.swift", Self.package("[.testTarget(name: \"T\", path: \".\")]"))
    let files = [("p/App/Screens/Board.swift", Self.view), manifest]
    #expect(try exempt(files) == "BerthBoard")
    #expect(try exempt(files + [("p/App/Screens/Empty.swift", Self.test)]) == "BerthBoard")
  }

  @Test func `a package in the folder of another's target takes no files away`() throws {
    let heard = try findings([
      ("p/Package.swift", Self.package("[.target(name: \"App\", path: \"App\")]")),
      ("p/App/Screens/Package.swift", Self.package("[.testTarget(name: \"T\", path: \".\")]")),
      ("p/App/Screens/Board.swift", Self.view), ("p/App/Screens/Empty.swift", Self.test),
    ])
    #expect(heard.contains("App/Screens/Board.swift:2:"), "\(heard)")
  }

  @Test func `a manifest that is not read to the end makes no test code alone`() throws {
    let targets = "others() + [.testTarget(name: \"T\", path: \"App\")]"
    let heard = try findings([
      ("p/Package.swift", Self.package(targets)), ("p/App/Board.swift", Self.view),
      ("p/App/Empty.swift", Self.test),
    ])
    #expect(heard.contains("App/Board.swift:2:"), "\(heard)")
  }

  @Test func `a view that an import alone makes test code is named`() throws {
    #expect(try exempt([("p/App/Board.swift", "import Testing\n" + Self.view)]) == "BerthBoard")
  }

  @Test func `what draws in a mock is named`() throws {
    let code =
      "enum MockBoard { static func board(_ r: any BerthRepository) -> some View { Text(\"\\(r.all())\") } }\n"
    #expect(try exempt([("p/App/Board.swift", code)]) == "MockBoard")
  }

  @Test func `a test class is listed under no role but its own`() throws {
    let code =
      "import XCTest\nfinal class BerthService: XCTestCase {\n  let session = URLSession.shared\n"
      + "  func testA() async throws { _ = try await session.data(from: url) }\n}\n"
    let sandbox = try sandbox([("p/App/Service.swift", code)])
    #expect(!sandbox.eaves("why --role service --root ~/p").out.contains("BerthService"))
    #expect(sandbox.eaves("why --role test --root ~/p").out.contains("BerthService"))
  }
}
