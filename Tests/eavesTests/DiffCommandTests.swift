import EavesFiles
import EavesFindings
import Foundation
import Testing

@testable import eaves

/// What a change does to an architecture: each kind of change, in a package with modules and layers.
@Suite struct DiffCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Trips",
      targets: [
        .target(name: "App", dependencies: ["Domain", "Data"]),
        .target(name: "Data", dependencies: ["Domain"]),
        .target(name: "Domain"),
      ])

    """

  private static let files: [(path: String, text: String)] = [
    ("p/Package.swift", manifest), ("p/eaves.yml", "eaves: 1\nprofile: mvvm\n"),
    (
      "p/Sources/App/TripList.swift",
      "import SwiftUI\nimport Domain\nstruct TripList: View {\n  let model: TripListViewModel\n  var body: some View { Text(model.title) }\n}\n"
    ),
    (
      "p/Sources/App/TripListViewModel.swift",
      "import Domain\nimport Observation\n@Observable final class TripListViewModel {\n  var title = \"\"\n}\n"
    ),
    (
      "p/Sources/Data/TripRepository.swift",
      "import Foundation\nimport Domain\nfinal class TripRepository {\n  func load() async throws { _ = try await URLSession.shared.data(from: URL(filePath: \"trips\")) }\n}\n"
    ),
    ("p/Sources/Domain/Trip.swift", "public struct Trip {}\n"),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(Self.files)
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    return sandbox
  }

  private func add(_ sandbox: Sandbox, _ path: String, _ text: String) throws {
    try sandbox.add("p/\(path)", Array(text.utf8))
  }

  @Test func `on the default branch it says that no commit is compared`() throws {
    let sandbox = try sandbox()
    let heard = sandbox.eaves("diff --root ~/p")
    #expect(
      heard.status == .clean && heard.errors.contains("this branch has no commits of its own"),
      "\(heard.errors)")
    #expect(sandbox.eaves("diff HEAD --root ~/p").errors.isEmpty)
  }

  @Test func `says in one line that nothing changed`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/Domain/Trip.swift", "\n// A trip.\npublic struct Trip {\n  let name = \"\"\n}\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.status == .clean)
    #expect(heard.errors.isEmpty, "\(heard.errors)")
    #expect(
      heard.out.hasPrefix("nothing changed in the architecture, the rules or the findings since HEAD ("))
    #expect(heard.out.split(separator: "\n").count == 1)
  }

  @Test func `lists modules, declared dependencies and imports`() throws {
    let sandbox = try sandbox()
    let manifest = Self.manifest.replacing(
      "    .target(name: \"Domain\"),",
      with: "    .target(name: \"Domain\"),\n    .target(name: \"Sync\", dependencies: [\"Data\"]),"
    ).replacing("\"Domain\", \"Data\"]", with: "\"Domain\"]")
    try add(sandbox, "Package.swift", manifest)
    try add(sandbox, "Sources/Sync/Sync.swift", "import Data\nstruct Sync {}\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.contains("  + Package.swift:9:19  `Sync` (library)\n"), "\(heard.out)")
    #expect(heard.out.contains("`Sync` → `Data`\n"), "\(heard.out)")
    #expect(heard.out.contains("  - Package.swift:6:51  `App` → `Data`\n"), "\(heard.out)")
    #expect(heard.out.contains("  + Sources/Sync/Sync.swift:1:1  `Sync` → `Data`\n"), "\(heard.out)")
  }

  @Test func `lists cycles that are opened and closed`() throws {
    let sandbox = try sandbox()
    try add(sandbox, "Sources/Domain/Trip.swift", "import Data\npublic struct Trip {}\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(
      heard.out.contains("  + Sources/Data/TripRepository.swift:2:1  `Data → Domain → Data`\n"),
      "\(heard.out)")
    #expect(heard.out.contains("Sources/Domain/Trip.swift:1  `Domain` depends on `Data`\n"), "\(heard.out)")
    #expect(heard.out.contains("1 new cycle"))
    try sandbox.git("commit -qam second")
    try add(sandbox, "Sources/Domain/Trip.swift", "public struct Trip {}\n")
    #expect(sandbox.eaves("diff HEAD --root ~/p").out.contains("1 cycle gone"))
  }

  @Test func `lists edges between layers, changed roles, reach and findings`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/App/TripList.swift",
      "import SwiftUI\nimport Data\nstruct TripList: View {\n  let trips: TripRepository\n  var body: some View { Text(\"\").task { try? await trips.load() } }\n}\n"
    )
    try add(
      sandbox, "Sources/App/TripListViewModel.swift",
      "import Foundation\nstruct TripListViewModel {\n  func load() { UserDefaults.standard.set(1, forKey: \"a\") }\n}\n"
    )
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.status == .clean)
    #expect(
      heard.out.contains(
        "  + Sources/App/TripList.swift:4:14  view → repository: `TripList` → `TripRepository`, the first of its kind\n"
      ), "\(heard.out)")
    #expect(heard.out.contains("`TripListViewModel`: view model → "), "\(heard.out)")
    #expect(
      heard.out.contains("`TripList` (view) reaches network through `TripRepository.load()`\n"),
      "\(heard.out)")
    #expect(
      heard.out.contains(
        "Sources/Data/TripRepository.swift:4  `TripRepository.load()` uses `URLSession` (the network)\n"),
      "\(heard.out)")
    #expect(heard.out.contains("New findings\n"), "\(heard.out)")
    #expect(heard.out.contains("layer-view-no-data-access"), "\(heard.out)")
    #expect(heard.out.contains("\n      fix: move the data access into the view model"), "\(heard.out)")
  }

  @Test func `counts dependencies in directions that were there, and services that reach data`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/App/TripScreen.swift",
      "import UIKit\nimport Data\nfinal class TripScreen: UIViewController {\n  let model: TripListViewModel\n  let trips: TripRepository\n}\n"
    )
    try add(
      sandbox, "Sources/App/TripRow.swift",
      "import SwiftUI\nstruct TripRow: View {\n  let model: TripListViewModel\n  var body: some View { Text(model.title) }\n}\n"
    )
    try add(
      sandbox, "Sources/Data/TokenRepository.swift",
      "import Security\nfinal class TokenRepository {\n  func load() { SecItemAdd([:] as CFDictionary, nil) }\n}\n"
    )
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    for line in [
      "  + Sources/App/TripRow.swift:3:14  view → view model: 1 new, 2 in all (`TripRow` → `TripListViewModel`)\n",
      "  + Sources/App/TripScreen.swift:5:14  UIKit or AppKit view → repository: `TripScreen` → `TripRepository`, the first of its kind\n",
      "repositories that newly reach keychain: `TokenRepository`\n",
    ] {
      #expect(heard.out.contains(line), "\(line)\(heard.out)")
    }
  }

  @Test func `rules that nobody named are those of the old code on both sides`() throws {
    func view(_ name: String, _ access: String) -> String {
      "import SwiftUI\nstruct \(name): View {\n  let model: \(name)Model\n\(access)  var body: some View { Text(model.title) }\n}\n@Observable final class \(name)Model {\n  var title = \"\"\n  let trips: TripRepository\n}\n"
    }
    let sandbox = try Sandbox(Self.files.filter { !$0.path.hasSuffix("eaves.yml") })
    for index in 1...12 { try add(sandbox, "Sources/App/V\(index).swift", view("V\(index)", "")) }
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line) }
    for index in 1...6 {
      try add(
        sandbox, "Sources/App/V\(index).swift",
        view("V\(index)", "  func add() { UserDefaults.standard.set(1, forKey: \"a\") }\n"))
    }
    let heard = sandbox.eaves("diff HEAD --root ~/p --fail-on-weakened")
    #expect(heard.status == .clean && !heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
    let check = sandbox.eaves("check ~/p --diff HEAD --format json").out
    let diff = sandbox.eaves("diff HEAD --root ~/p --format json").out
    func count(_ text: String) -> Int {
      text.components(separatedBy: "\"rule\": \"layer-view-no-data-access\"").count - 1
    }
    #expect(count(diff) == 6 && check.contains("layer-view-no-data-access"), "\(diff)")
  }

  @Test func `the role of a type changes no dependency of others`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/App/Screens.swift",
      "import SwiftUI\nstruct Row { let model: TripListViewModel }\nstruct Screen: View {\n  let row: Row\n  var body: some View { Text(\"\") }\n}\n"
    )
    try sandbox.git("add -A")
    try sandbox.git("commit -qm row")
    try add(
      sandbox, "Sources/App/Screens.swift",
      "import SwiftUI\nstruct Row: View {\n  let model: TripListViewModel\n  var body: some View { Text(\"\") }\n}\nstruct Screen: View {\n  let row: Row\n  var body: some View { Text(\"\") }\n}\n"
    )
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.contains("`Row`: no role → view\n"), "\(heard.out)")
    #expect(!heard.out.contains("Dependencies between layers"), "\(heard.out)")
  }

  @Test func `a type that is renamed brings nothing new`() throws {
    let sandbox = try sandbox()
    let view =
      "import SwiftUI\nimport Data\nstruct Trips: View {\n  let trips: TripRepository\n  func load() async { try? await trips.load() }\n  var body: some View { Text(\"\") }\n}\n"
    try add(sandbox, "Sources/App/Trips.swift", view)
    try sandbox.git("add -A")
    try sandbox.git("commit -qm view")
    try sandbox.git("rm -q Sources/App/Trips.swift")
    try add(sandbox, "Sources/App/Journeys.swift", view.replacing("struct Trips", with: "struct Journeys"))
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.hasPrefix("nothing changed"), "\(heard.out)")
    #expect(sandbox.eaves("check ~/p --diff HEAD").status == .clean)
    #expect(sandbox.eaves("check ~/p").status == .findings)
  }

  @Test func `types that reach a capability through one call are counted after the third`() throws {
    let sandbox = try sandbox()
    let views = (1...5).map {
      "struct Trip\($0): View {\n  let trips: TripRepository\n  var body: some View { Text(\"\").task { try? await trips.load() } }\n}\n"
    }
    try add(
      sandbox, "Sources/App/Trips.swift", "import SwiftUI\nimport Data\n" + views.joined())
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(
      heard.out.contains("`Trip3` (view) reaches network through `TripRepository.load()`\n"), "\(heard.out)")
    #expect(!heard.out.contains("`Trip4` (view) reaches network"), "\(heard.out)")
    #expect(
      heard.out.contains(
        "  + 2 more types reach the line where `TripRepository.load()` uses `URLSession` (the network)\n"),
      "\(heard.out)")
    #expect(heard.out.contains("5 types newly reach data or devices"), "\(heard.out)")
    #expect(
      heard.out.contains("view → repository: `Trip1` → `TripRepository`, the first of its kind\n")
        && heard.out.contains("view → repository: `Trip3` → `TripRepository`\n")
        && heard.out.contains(
          "view → repository: 2 more, 5 in all (`Trip4` → `TripRepository`, `Trip5` → `TripRepository`)\n"),
      "\(heard.out)")
    let comment = sandbox.eaves("diff HEAD --root ~/p --format markdown").out
    #expect(comment.contains("### Dependencies between layers (5 on 4 lines)\n"), "\(comment)")
    #expect(sandbox.eaves("diff HEAD --root ~/p --format json").out.contains("\"type\": \"Trip5\""))
  }

  @Test func `two capabilities behind one function are two`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/App/TripListViewModel.swift",
      "import Foundation\n@Observable final class TripListViewModel {\n  func load() { Loader().run() }\n}\n"
        + "struct Loader {\n  func run() {\n    _ = URLSession.shared\n    try? FileManager.default.removeItem(atPath: \"a\")\n  }\n}\n"
    )
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    for name in ["network", "files"] {
      #expect(heard.out.contains("`TripListViewModel` (view model) reaches \(name)"), "\(heard.out)")
    }
  }

  @Test func `code that is not checked is listed`() throws {
    let sandbox = try sandbox()
    let deep = String(repeating: "(", count: 600)
    try add(sandbox, "Sources/App/Pods/Old.swift", "struct Old {}\n")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm second")
    #expect(!sandbox.eaves("diff HEAD --root ~/p").out.contains("skipped"))
    try add(sandbox, "Sources/App/Deep.swift", "#if compiler(<1)\n\(deep)\n#endif\nstruct Deep {}\n")
    try add(sandbox, "Sources/App/Pods/Pod.swift", "struct Pod {}\n")
    try sandbox.git("add -A")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.contains("Sources/App/Deep.swift is not parsed completely"), "\(heard.out)")
    #expect(heard.out.contains("1 more Swift file lies in folders that are skipped\n"), "\(heard.out)")
  }

  @Test func `a target that becomes one of tests is listed`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Package.swift",
      Self.manifest.replacing(
        ".target(name: \"App\"", with: ".testTarget(name: \"App\", path: \"Sources/App\""
      ).replacing(
        "path: \"Sources/App\", dependencies: [\"Domain\", \"Data\"]",
        with: "dependencies: [\"Domain\", \"Data\"], path: \"Sources/App\""))
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.contains("`App` (test)\n"), "\(heard.out)")
    #expect(heard.out.contains("`App` (library)\n"), "\(heard.out)")
  }

  @Test func `JSON has every list`() throws {
    let sandbox = try sandbox()
    try add(sandbox, "eaves.yml", "eaves: 1\nprofile: mvvm\nexclude: [Gen]\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p --format json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any], "\(heard.out)")
    for key in [
      "modules", "platforms", "dependencies", "imports", "thirdPartyImports", "cycles", "layers", "roles",
      "reaches",
    ] {
      let list = try #require(json[key] as? [String: Any])
      #expect(list["added"] is [Any] && list["removed"] is [Any])
    }
    #expect(json["schemaVersion"] as? Int == 1)
    #expect((json["base"] as? String)?.count == 40)
    #expect(json["weakened"] as? Bool == false)
    let check = try #require((json["check"] as? [[String: Any]])?.first)
    #expect(check["what"] as? String == "an entry was added to `exclude`: `Gen`")
    #expect(
      check["path"] as? String == "eaves.yml" && check["line"] as? Int == 3 && check["hides"] as? Int == 0)
  }

  @Test func `the check of a commit finds what a checkout of it finds`() throws {
    let sandbox = try sandbox()
    try add(
      sandbox, "Sources/App/Late.swift",
      "import SwiftUI\nimport Data\nstruct Late: View {\n  let trips: TripRepository\n  var body: some View { Text(\"\").task { try? await trips.load() } }\n}\n"
    )
    try sandbox.git("add -A")
    try sandbox.git("commit -qm second")
    try sandbox.git("worktree add -q ../old HEAD")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/Sources/App/Late.swift")
    let checked = sandbox.eaves("check ~/old --format json")
    let place = try #require(AbsolutePath("\(sandbox.path)/p"))
    let files = try CommitFiles(of: "HEAD", around: place, reading: ["swift"])
    let check = try ComparedCheck(of: AbsolutePath(place, reading: files.tree), Invocation())
    #expect(!check.report.findings.isEmpty)
    for finding in check.report.findings { #expect(checked.out.contains(finding.fingerprint)) }
    #expect(checked.out.components(separatedBy: "\"fingerprint\"").count - 1 == check.report.findings.count)
  }

  @Test func `without a configuration, the rules that the code follows are compared`() throws {
    let sandbox = try Sandbox(Self.files.filter { $0.path != "p/eaves.yml" })
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    #expect(sandbox.eaves("diff HEAD --root ~/p").out.hasPrefix("nothing changed"))
    try add(sandbox, "eaves.yml", "eaves: 1\nprofile: viper\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.out.contains("eaves.yml was added\n"), "\(heard.out)")
    #expect(
      heard.out.contains("no `eaves.yml` that names them; `eaves init` writes the rules"), "\(heard.out)")
  }

  @Test func `compares with the commit where the branch left the default branch`() throws {
    let sandbox = try sandbox()
    try sandbox.git("checkout -qb feature")
    try add(sandbox, "Sources/Domain/Trip.swift", "import Data\npublic struct Trip {}\n")
    try sandbox.git("commit -qam feature")
    try sandbox.git("checkout -q main")
    try add(sandbox, "Sources/Domain/Later.swift", "public struct Later {}\n")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm later")
    try sandbox.git("checkout -q feature")
    #expect(sandbox.eaves("diff --root ~/p").out.contains("1 new cycle"))
  }

  @Test(arguments: [
    ("--root ~/p nothing", "git knows no revision `nothing`"),
    ("--root ~/p HEAD..HEAD", "is no single git revision"),
    ("--root ~/p/Sources/New HEAD", "there is no folder ~/p/Sources/New at `HEAD`"),
    ("--root ~/q HEAD", "is not in a git repository"),
  ]) func `says what keeps it from comparing`(_ words: String, _ cause: String) throws {
    let sandbox = try sandbox()
    try add(sandbox, "Sources/New/A.swift", "struct A {}\n")
    try sandbox.add("q/A.swift", Array("struct A {}\n".utf8))
    let heard = sandbox.eaves("diff \(words)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(cause), "\(heard.errors)")
    #expect(!heard.errors.contains("--diff"), "\(heard.errors)")
    #expect(heard.out.isEmpty)
  }

  @Test func `a revision that looks like a flag is none`() throws {
    let sandbox = try sandbox()
    let heard = sandbox.eaves(words: ["diff", "--root", "\(sandbox.path)/p", "--", "--upload-pack=touch x"])
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("is no git revision"), "\(heard.errors)")
  }

  @Test func `of a commit without Swift everything is new`() throws {
    let sandbox = try Sandbox([("p/README.md", "x\n")])
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    try add(sandbox, "A.swift", "struct A {}\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.status == .clean && heard.out.hasPrefix("nothing changed"), "\(heard.errors)")
  }

  // MARK: Hostile branches

  /// Everything below a folder, with its bytes and what git keeps.
  private func traces(_ sandbox: Sandbox) throws -> [String: Data] {
    let base = "\(sandbox.path)/p"
    let names = try #require(FileManager.default.subpaths(atPath: base))
    return names.reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: "\(base)/\($1)") ?? Data()
    }
  }

  @Test func `links of a commit are not followed, no program is started, and nothing is written`() throws {
    let sandbox = try sandbox()
    try sandbox.add("secret/eaves.yml", Array("eaves: 1\nprofile: none\n".utf8))
    try sandbox.add("secret/Secret.swift", Array("struct Secret {}\n".utf8))
    let links = [("Linked", "../secret"), ("Linked.swift", "../secret/Secret.swift"), ("Loop", ".")]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(sandbox.path)/p/\(link)", withDestinationPath: target)
    }
    try add(sandbox, ".gitattributes", "* filter=x diff=x\n")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm links")
    for (link, _) in links { try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/\(link)") }
    let trap = "\(sandbox.path)/trap.sh"
    try sandbox.add("trap.sh", Array("#!/bin/sh\ntouch \"$0.sprung\"\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    for key in [
      "core.fsmonitor", "filter.x.clean", "filter.x.smudge", "filter.x.process", "diff.x.textconv",
      "diff.external", "core.pager", "core.sshCommand", "uploadpack.packObjectsHook",
      "core.alternateRefsCommand",
    ] {
      try sandbox.git("config \(key) \(trap)")
    }
    let before = try traces(sandbox)
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out.hasPrefix("nothing changed"), "\(heard.out)")
    #expect(!FileManager.default.fileExists(atPath: "\(trap).sprung"))
    #expect(try traces(sandbox) == before)
    #expect(!(heard.out + heard.errors).contains("Secret"))
  }

  @Test func `a configuration of a commit that is a link out of the repository is not read`() throws {
    let sandbox = try sandbox()
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/eaves.yml")
    try sandbox.add("secret.yml", Array("eaves: 1\nprofile: none\n".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/eaves.yml", withDestinationPath: "../secret.yml")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm link")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/eaves.yml")
    try add(sandbox, "eaves.yml", "eaves: 1\nprofile: mvvm\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains("at `HEAD`: the configuration cannot be read: not a regular file"),
      "\(heard.errors)")
  }

  @Test func `names of a branch are text in Markdown and on a terminal`() throws {
    let sandbox = try sandbox()
    let name = "a`|<img src=x>@octocat\u{1B}[2J"
    let manifest = Self.manifest.replacing(
      "\"Domain\"),\n", with: "\"Domain\"),\n    .target(name: \"\(name)\"),\n")
    try add(sandbox, "Package.swift", manifest)
    let markdown = sandbox.eaves("diff HEAD --root ~/p --format markdown").out
    #expect(markdown.hasPrefix("<!-- eaves-diff -->\n## Eaves: what this change does to the architecture\n"))
    #expect(!markdown.contains("<img") && !markdown.contains("\u{1B}"), "\(markdown)")
    #expect(!markdown.contains(" @octocat") && !markdown.contains(">@octocat"), "\(markdown)")
    #expect(!sandbox.eaves("diff HEAD --root ~/p").out.contains("\u{1B}"))
  }
}
