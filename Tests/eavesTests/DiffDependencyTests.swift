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
}
