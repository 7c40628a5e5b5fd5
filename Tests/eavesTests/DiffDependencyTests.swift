import Testing

@testable import eaves

/// What a change does to packages that others have made, and to code that cannot be parsed.
@Suite struct DiffDependencyTests {
  private static let podfile = "target 'App' do\n  pod 'Alamofire'\nend\n"
  private static let client = "import Alamofire\nimport Foundation\nstruct Client {}\n"

  private func diff(_ changes: [String: String]) throws -> String {
    let sandbox = try Sandbox([])
    for (path, text) in ["Podfile": Self.podfile, "Sources/App/Client.swift": Self.client] {
      try sandbox.add("p/\(path)", Array(text.utf8))
    }
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    for (path, text) in changes { try sandbox.add("p/\(path)", Array(text.utf8)) }
    return sandbox.eaves("diff HEAD --root ~/p").out
  }

  @Test func `pods that are added or removed are listed once`() throws {
    let out = try diff([
      "Podfile": "target 'App' do\n  pod 'TrustKit/Core'\nend\n",
      "Sources/App/Client.swift": Self.client.replacing("Alamofire", with: "TrustKit"),
    ])
    #expect(
      out.hasPrefix(
        """
        Declared dependencies
          + Podfile:2:8  `App` → `TrustKit/Core`
          - Podfile:2:8  `App` → `Alamofire`


        """), "\(out)")
    #expect(out.contains(": 1 new declared dependency, 1 declared dependency gone\n"), "\(out)")
  }

  @Test func `an import of a third-party module is listed where nothing declares it`() throws {
    let out = try diff(["Sources/App/Other.swift": "import Alamofire\nimport MapKit\nimport Starscream\n"])
    #expect(
      out.hasPrefix(
        """
        Imports of third-party modules
          + Sources/App/Other.swift:3:1  `App` → `Starscream`

        """), "\(out)")
  }

  @Test func `the first place that cannot be parsed is named`() throws {
    let out = try diff(["Sources/App/Client.swift": Self.client + "func f() {\n  g(1 }\n"])
    #expect(
      out.contains(
        "~ Sources/App/Client.swift:5:4  Sources/App/Client.swift is not parsed completely, so a part of it is not checked: `(` opened on line 5 is never closed\n"
      ), "\(out)")
  }

  /// A repository with one commit.
  private func committed(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox([])
    for (path, text) in files { try sandbox.add("p/\(path)", Array(text.utf8)) }
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    return sandbox
  }

  /// A view model that another takes the place of, with the same service and some of the members.
  private static func model(_ name: String, _ members: String) -> String {
    """
    import Observation
    @Observable final class \(name)ViewModel {
      let client = TripService()
      var title = ""
      func reload() { client.load() }
      func sign() {}
    \(members)
    }
    """
  }

  private static let service =
    "final class TripService {\n  func load() { URLSession.shared.dataTask(with: url).resume() }\n}\n"

  @Test(arguments: [
    ("  func retry() {}\n  func other() {}\n  func third() {}", false), ("  func retry() {}", true),
  ])
  func `a type that takes the place of another brings no new dependency`(more: String, isInOtherFile: Bool)
    throws
  {
    let sandbox = try committed([
      "App/TripService.swift": Self.service, "App/Loading.swift": Self.model("Loading", "  func first() {}"),
    ])
    let place = isInOtherFile ? "Trip" : "Loading"
    if isInOtherFile { try sandbox.git("rm -q App/Loading.swift") }
    try sandbox.add("p/App/\(place).swift", Array(Self.model("Trip", more).utf8))
    let out = sandbox.eaves("diff HEAD --root ~/p").out
    #expect(out.hasPrefix("nothing changed"), "\(out)")
  }

  @Test func `a type that only has the role of another is new`() throws {
    let sandbox = try committed([
      "App/TripService.swift": Self.service, "App/Loading.swift": Self.model("Loading", ""),
    ])
    try sandbox.add("p/App/Trip.swift", Array(Self.model("Trip", "").utf8))
    let out = sandbox.eaves("diff HEAD --root ~/p").out
    #expect(out.contains("`TripViewModel` → `TripService`"), "\(out)")
  }

  @Test func `who writes the name of a type it used before depends on nothing new`() throws {
    let view =
      "import SwiftUI\nstruct TripList: View {\n  let model: TripViewModel\n  var body: some View { TEXT }\n}\n"
    let other = "final class TripService { var last = 0\n  func load() {} }\n"
    let model =
      "import Observation\n@Observable final class TripViewModel {\n  let service = TripService()\n}\n"
    let sandbox = try committed([
      "App/TripService.swift": other, "App/TripViewModel.swift": model,
      "App/TripList.swift": view.replacing("TEXT", with: "Text(\"\\(model.service.last)\")"),
    ])
    let named = "let service: TripService = model.service; return Text(\"\\(service.last)\")"
    try sandbox.add("p/App/TripList.swift", Array(view.replacing("TEXT", with: named).utf8))
    let out = sandbox.eaves("diff HEAD --root ~/p").out
    #expect(!out.contains("Dependencies between layers"), "\(out)")
  }

  @Test func `a copy of a type in another folder changes no role`() throws {
    let type = "struct Trip {\n  let id: Int\n  let title: String\n}\n"
    let sandbox = try committed(["Kit/Helpers/Trip.swift": type])
    try sandbox.add("p/App/Domain/Models/Trip.swift", Array(type.utf8))
    let copied = sandbox.eaves("diff HEAD --root ~/p").out
    #expect(!copied.contains("`Trip`: no role"), "\(copied)")
    try sandbox.git("rm -q Kit/Helpers/Trip.swift")
    let moved = sandbox.eaves("diff HEAD --root ~/p").out
    #expect(moved.contains("`Trip`: no role → domain model\n"), "\(moved)")
  }

  @Test func `a minimum deployment target says why findings are new in old code`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Trips", platforms: [.iOS(.v15)], targets: [.target(name: "Trips")])

      """
    let view =
      "import SwiftUI\npublic struct TripList: View {\n  public var body: some View { NavigationView { Text(\"a\") } }\n}\n"
    let sandbox = try committed([
      "Package.swift": manifest, "Sources/Trips/TripList.swift": view, "eaves.yml": "profile: mvvm\n",
    ])
    try sandbox.add("p/Package.swift", Array(manifest.replacing("v15", with: "v16").utf8))
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(
      heard.out.contains("Minimum deployment targets, by which some rules apply or not\n"), "\(heard.out)")
    #expect(heard.out.contains("~ Package.swift:3:"), "\(heard.out)")
    #expect(heard.out.contains("`Trips`: iOS 15 → iOS 16\n"), "\(heard.out)")
    #expect(heard.out.contains("1 new finding, 1 minimum deployment target changed"), "\(heard.out)")
  }
}
