import Testing

@testable import eaves

/// Types that are exempt by what they are called, by what they conform to or by eaves.yml, although no target makes them
/// test code: those that would have findings are counted and named.
@Suite struct ExemptionTests {
  private static let manifest = (
    path: "p/Package.swift",
    text: """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Quay", targets: [
      .target(name: "Quay"), .testTarget(name: "QuayTests", dependencies: ["Quay"]),
    ])

    """
  )
  private static let repository = (
    path: "p/Sources/Quay/Repository.swift", text: "protocol BerthRepository { func all() -> [Int] }\n"
  )

  private static func view(_ name: String, _ also: String = "") -> String {
    "struct \(name): View\(also) {\n  let repository: any BerthRepository\n"
      + "  var body: some View { Text(\"\\(repository.all().count)\") }\n}\n"
  }

  private func check(_ files: [(path: String, text: String)], _ flags: String = "") throws -> CapturedOutput {
    try Sandbox([Self.manifest, Self.repository] + files)
      .eaves("check ~/p --profile clean-mvvm --color never --fail-on never \(flags)")
  }

  private static let line =
    "1 type would have findings, but is exempt as a test, preview or mock · `eaves coverage`"

  @Test(arguments: ["MockBerthView", "BerthStub", "BerthSpy", "BerthView_Previews", "BerthPreviews"])
  func `a name that exempts is counted where it hides findings`(_ name: String) throws {
    let files = [("p/Sources/Quay/Berth.swift", Self.view(name))]
    let heard = try check(files)
    #expect(!heard.out.contains("Berth.swift:"), "\(heard.out)")
    #expect(heard.out.contains("\n\(Self.line)\n"), "\(heard.out)")
    let listed = try Sandbox([Self.manifest, Self.repository] + files)
      .eaves("coverage ~/p --profile clean-mvvm --format json")
    let item = try Value(parsing: listed.out)["exempt"][0]
    #expect(item["name"].text == name && item["path"].text == "Sources/Quay/Berth.swift")
    #expect(item["line"].whole == 1 && item["column"].whole == 8)
    #expect(
      item["why"].text?.hasPrefix("1 finding not reported (layer-view-no-data-access): exempt as ") == true,
      "\(listed.out)")
  }

  @Test func `a folder of previews is counted, and so is a test class in production code`() throws {
    let previews = try check([("p/Sources/Quay/Previews/Berth.swift", Self.view("BerthBoard"))])
    #expect(previews.out.contains("\n\(Self.line)\n"), "\(previews.out)")
    let test =
      "final class BerthCase: XCTestCase {\n  struct Board: View { let repository: any BerthRepository }\n}\n"
    let nested = try check([("p/Sources/Quay/Case.swift", test)])
    #expect(nested.out.contains("\n\(Self.line)\n"), "\(nested.out)")
  }

  @Test func `what hides nothing is not counted`() throws {
    let quiet =
      "struct MockBerth: BerthRepository { func all() -> [Int] { [] } }\n"
      + "struct Berth_Previews: PreviewProvider { static var previews: some View { Text(\"\") } }\n"
    let heard = try check([("p/Sources/Quay/Berth.swift", quiet)])
    #expect(!heard.out.contains("exempt"), "\(heard.out)")
  }

  @Test func `what a comment allows is not counted`() throws {
    let allowed =
      "// eaves:allow layer-view-no-data-access -- a stage for previews\n" + Self.view("BerthStub")
    let heard = try check([("p/Sources/Quay/Berth.swift", allowed)])
    #expect(!heard.out.contains("exempt"), "\(heard.out)")
  }

  @Test func `what the target makes test code is nobody's business`() throws {
    let heard = try check([("p/Tests/QuayTests/Berth.swift", "import XCTest\n" + Self.view("MockBerthView"))])
    #expect(!heard.out.contains("exempt") && heard.out.contains("no findings"), "\(heard.out)")
  }

  @Test func `files and folders of a production target are not exempt for their names`() throws {
    for path in ["BerthTests.swift", "Tests/Berth.swift", "LabTests/Berth.swift"] {
      let heard = try check([("p/Sources/Quay/\(path)", Self.view("BerthBoard"))])
      #expect(heard.out.contains("Sources/Quay/\(path):2:"), "\(heard.out)")
    }
  }

  @Test func `findings of others are the same with and without what is exempt`() throws {
    let board = ("p/Sources/Quay/Board.swift", Self.view("BerthBoard"))
    let mock = ("p/Sources/Quay/Mock.swift", Self.view("MockBoard"))
    func findings(_ files: [(path: String, text: String)]) throws -> [String] {
      try check(files, "--format json").out.split(separator: "\n").map(String.init).filter {
        $0.contains("\"fingerprint\"") || $0.contains("\"message\"")
      }
    }
    #expect(try findings([board, mock]) == findings([board]))
  }

  // MARK: What looks like the SDK's

  @Test(arguments: [
    ("protocol UIBerthView {}", ", UIBerthView"), ("protocol NSBerthView {}", ", NSBerthView"),
    ("protocol PreviewProvider {}", ", PreviewProvider"), ("protocol XCTestCase {}", ", XCTestCase"),
    ("protocol UIResponder {}", ", UIResponder"),
  ])
  func `a protocol of the project's own is not the SDK's`(_ declared: String, _ also: String) throws {
    let heard = try check([
      ("p/Sources/Quay/Berth.swift", Self.view("BerthBoard", also)),
      ("p/Sources/Quay/Own.swift", declared + "\n"),
    ])
    #expect(heard.out.contains("Sources/Quay/Berth.swift:2:"), "\(heard.out)")
  }

  @Test func `what stands in for a framework under a condition takes nothing away`() throws {
    let heard = try check([
      ("p/Sources/Quay/Shim.swift", "#if !canImport(XCTest)\nclass XCTestCase {}\n#endif\n"),
      ("p/Sources/Quay/Case.swift", "final class BerthCase: XCTestCase {\n" + Self.view("Board") + "}\n"),
    ])
    #expect(!heard.out.contains("Case.swift:"), "\(heard.out)")
  }

  @Test func `a modifier of the project's own is not the SDK's`() throws {
    let code = """
      struct BerthBoard: View {
        var body: some View { Text("").defaultAppStorage(UserDefaults.standard.berths()) }
      }

      """
    let own = "extension View { func defaultAppStorage(_ any: Any) -> some View { self } }\n"
    let foreign = try check([("p/Sources/Quay/Berth.swift", code)])
    let declared = try check([("p/Sources/Quay/Berth.swift", code), ("p/Sources/Quay/Own.swift", own)])
    #expect(!foreign.out.contains("Berth.swift:2:"), "\(foreign.out)")
    #expect(declared.out.contains("Berth.swift:2:"), "\(declared.out)")
    let overload = own.replacing("{ self }", with: "{ self.defaultAppStorage(UserDefaults.standard) }")
    let other = "struct Builder { func defaultAppStorage(_ any: Any) {} }\n"
    for text in [overload, other] {
      let heard = try check([("p/Sources/Quay/Berth.swift", code), ("p/Sources/Quay/Own.swift", text)])
      #expect(!heard.out.contains("Berth.swift:2:"), "\(text)\n\(heard.out)")
    }
  }

  // MARK: eaves.yml

  @Test(arguments: ["test", "mock", "preview"])
  func `a view that eaves-yml makes a test, mock or preview is named, and fails a strict run`(
    _ role: String
  ) throws {
    let files = [
      ("p/Sources/Quay/Berth.swift", Self.view("BerthBoard")),
      ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\nroles:\n  \(role):\n    - name: BerthBoard\n"),
    ]
    let sandbox = try Sandbox([Self.manifest, Self.repository] + files)
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.status == .clean, "\(heard.out)")
    #expect(
      heard.out.hasSuffix(
        "\n1 type would have findings, but is exempt as a test, preview or mock (1 by `roles:` in eaves.yml) · `eaves coverage`\n"
      ),
      "\(heard.out)")
    let listed = sandbox.eaves("coverage ~/p").out
    #expect(listed.contains("Findings not reported because of `roles:` in eaves.yml: 1\n"), "\(listed)")
    #expect(listed.contains("\n  fix: remove the entry under `roles:` in eaves.yml\n"), "\(listed)")
    let strict = sandbox.eaves("check ~/p --color never --strict")
    #expect(strict.status == .findings)
    #expect(
      strict.out.contains(
        "--strict: `roles:` in eaves.yml hides findings in BerthBoard (a view, set to \(role))"
      ), "\(strict.out)")
  }

  @Test func `a folder that eaves-yml makes test code is named, too`() throws {
    let sandbox = try Sandbox([
      Self.manifest, Self.repository, ("p/Sources/Quay/Berth.swift", Self.view("BerthBoard")),
      (
        "p/eaves.yml",
        "eaves: 1\nprofile: clean-mvvm\nroles:\n  test:\n    - path: \"Sources/**/Berth.swift\"\n"
      ),
    ])
    let heard = sandbox.eaves("check ~/p --color never --strict")
    #expect(
      heard.status == .findings && heard.out.contains("BerthBoard (a view, set to test)"), "\(heard.out)")
  }

  @Test func `doubles that eaves-yml names and that hide nothing pass`() throws {
    let sandbox = try Sandbox([
      Self.manifest, Self.repository,
      ("p/Sources/Quay/Double.swift", "struct BerthDouble: BerthRepository { func all() -> [Int] { [] } }\n"),
      ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\nroles:\n  mock:\n    - name: \"*Double\"\n"),
    ])
    let strict = sandbox.eaves("check ~/p --color never --strict")
    #expect(!strict.out.contains("hides findings"), "\(strict.out)")
  }
}
