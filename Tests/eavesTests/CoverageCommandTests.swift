import Testing

@testable import eaves

/// `eaves coverage`: what no rule covers.
@Suite struct CoverageCommandTests {
  private static let files: [(path: String, text: String)] = [
    ("p/Screens.swift", "final class QuayViewController: UIViewController {}\n"),
    ("p/TripList.swift", "struct TripList: View {\n  @Environment(\\.crane) private var crane\n}\n"),
    ("p/Odds.swift", "extension Int { var half: Int { self / 2 } }\n"),
    ("p/Torn.swift", "struct Torn {\n"),
  ]

  @Test func `each list has a heading with a count, a line a thing, and what to do`() throws {
    let heard = try Sandbox(Self.files).eaves("coverage ~/p --profile vanilla-mv")
    #expect(heard.status == .clean, "\(heard.errors)")
    let lines = heard.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "Types not covered by any rule: 1", "\(heard.out)")
    #expect(
      lines.contains("  Screens.swift:1:1  QuayViewController: UIKit screen"),
      "\(heard.out)")
    #expect(lines.contains { $0.hasPrefix("  fix: enable or write a rule") })
    #expect(lines.contains("Files without a role: 2"), "\(heard.out)")
    #expect(lines.contains("  Odds.swift"), "\(heard.out)")
    #expect(
      lines.contains(
        "  fix: give their types a role under `roles:` in eaves.yml, or list the files under `exclude:`"))
    #expect(lines.contains("Files that could not be parsed completely: 1"), "\(heard.out)")
    #expect(lines.contains { $0.hasPrefix("  Torn.swift:1:") })
    #expect(lines.contains("  fix: correct the syntax, or exclude the file"))
    #expect(
      heard.out.contains(
        """
          TripList.swift:2:3  \\.crane: the type of environment value \\.crane is unknown; Eaves guesses it from the name
          fix: write the type in the `EnvironmentValues` extension; for a value of a package, no action is needed

        """), "\(heard.out)")
  }

  @Test func `a function that a class of the SDK may have as a member is listed`() throws {
    let code =
      "import UIKit\nfunc loadAll() { DATA }\nfinal class QuayViewController: UIViewController {\n  func show() { loadAll() }\n}\n"
    for (data, isListed) in [("_ = URLSession.shared", true), ("print(1)", false)] {
      let heard = try Sandbox([("p/Screens.swift", code.replacing("DATA", with: data))]).eaves(
        "coverage ~/p --profile clean-mvvm")
      #expect(
        heard.out.contains("  Screens.swift:4:17  loadAll(): reaches URLSession") == isListed, "\(heard.out)")
    }
  }

  @Test func `what the SDK declares in the environment is no unresolved name`() throws {
    let view = "struct TripList: View {\n  @Environment(\\.KEY) private var value\n}\n"
    for key in ["self", "controlSize", "legibilityWeight", "scenePhase"] {
      let sandbox = try Sandbox([("p/TripList.swift", view.replacing("KEY", with: key))])
      let heard = sandbox.eaves("coverage ~/p --profile vanilla-mv")
      #expect(!heard.out.contains("environment value"), "\(heard.out)")
    }
  }

  @Test func `a type that no rule covers is listed with the API it calls`() throws {
    let sandbox = try Sandbox([
      ("p/TripList.swift", "struct TripList: View {}\n"),
      ("p/Loading.swift", "struct Loading: Codable {\n  let session = URLSession.shared\n}\n"),
    ])
    let heard = sandbox.eaves("coverage ~/p --profile vanilla-mv")
    #expect(heard.out.contains("  Loading.swift:1:1  Loading: calls URLSession\n"), "\(heard.out)")
  }

  @Test func `a type with a name of the SDK has a list of its own, and is not counted as exempt`() throws {
    let sandbox = try Sandbox([
      ("p/Own.swift", "struct ModelContext {}\n"),
      ("p/TripList.swift", "struct TripList: View {\n  let context: ModelContext\n}\n"),
    ])
    let heard = sandbox.eaves("coverage ~/p --profile clean-mvvm")
    #expect(
      heard.out.contains(
        """
        Types named like an SDK or package type: 1
          Own.swift:1:8  ModelContext: has the name of an SDK or package type; a rule about the SDK or package type does not check uses of this type
          fix: rename the type if a rule should cover it

        """), "\(heard.out)")
    #expect(!sandbox.eaves("check ~/p --profile clean-mvvm").out.contains("exempt"))
    let json = try Value(parsing: sandbox.eaves("coverage ~/p --profile clean-mvvm --format json").out)
    #expect(json["exempt"][0]["name"].text == "ModelContext")
  }

  @Test func `lists and roles that the configuration changes are named`() throws {
    let page = """
      eaves: 1
      profile: clean-mvvm
      roles:
        repository:
          - name: "*Vault"
        berth:
          - name: "*Berth"
      words:
        watchers: ["@Stored"]
        cranes: [Crane]

      """
    let sandbox = try Sandbox([("p/TripList.swift", "struct TripList: View {}\n"), ("p/eaves.yml", page)])
    let heard = sandbox.eaves("coverage ~/p")
    #expect(
      heard.out.contains(
        """
        Word lists and roles that eaves.yml changes: 2
          eaves.yml:5:1  roles: adds 1 item to the role `repository`
          eaves.yml:9:3  words: adds @Stored to the word list `watchers`
          fix: remove an entry that only silences findings

        """), "\(heard.out)")
  }

  @Test func `for machines: seven lists with places, and the proposals`() throws {
    let heard = try Sandbox(Self.files).eaves("coverage ~/p --profile vanilla-mv --format json")
    let json = try Value(parsing: heard.out)
    #expect(json["schemaVersion"].whole == 1)
    #expect(
      json.keys == [
        "schemaVersion", "types", "files", "unresolved", "unknownCalls", "exempt", "manifests", "configured",
        "proposals",
      ])
    let type = json["types"][0]
    #expect(type["name"].text == "QuayViewController")
    #expect(type["path"].text == "Screens.swift")
    #expect(type["line"].whole == 1 && type["column"].whole == 1)
    #expect(type["why"].text == "UIKit screen")
  }

  @Test func `test code that only its path makes so is named`() throws {
    let heard = try Sandbox([
      ("p/Oar.swift", "protocol OarRepository {}\n"),
      ("p/OarTests/Helpers.swift", "struct OarList: View { let repository: any OarRepository }\n"),
      ("p/OarTests/OarTests.swift", "import XCTest\nfinal class OarTests: XCTestCase {}\n"),
    ]).eaves("coverage ~/p --profile clean-mvvm")
    #expect(
      heard.out.contains(
        """
        Files treated as tests because of their path: 1
          OarTests/Helpers.swift:1:1  treated as test code: its path matches **/*Tests/**, no target contains \
        the file, and it imports no test framework
          fix: add the file to a target

        """), "\(heard.out)")
    #expect(!heard.out.contains("OarTests/OarTests.swift"), "\(heard.out)")
  }

  @Test func `a singleton of a package that is not read is named, one of the platform is not`() throws {
    let sandbox = try Sandbox([
      (
        "p/Buy.swift",
        """
        import ShopKit
        import SwiftUI
        struct BuyView: View {
          var body: some View { Button("Buy") { Shop.shared.buy(FileManager.default) } }
        }
        """
      )
    ])
    let heard = sandbox.eaves("coverage ~/p --profile vanilla-mv --format json")
    let unresolved = try Value(parsing: heard.out)["unresolved"]
    #expect(unresolved[0]["name"].text == "Shop")
    #expect(
      unresolved[0]["why"].text
        == "the package source of Shop.shared is not available, so Eaves cannot tell whether it is a service")
    #expect(
      sandbox.eaves("coverage ~/p --profile vanilla-mv").out.contains(
        "  fix: if the type is a service, add it to `service` under `roles:` in eaves.yml\n"))
    #expect(!heard.out.contains("FileManager"))
  }

  @Test func `a controller that keeps a store it only listens to is found`() throws {
    let sandbox = try Sandbox([
      (
        "p/Trips.swift",
        """
        import UIKit
        final class TripService { func load() async { _ = URLSession.shared } }
        final class TripStore: ObservableObject { private let service = TripService() }
        final class TripController: UIViewController {
          private let store: TripStore
          override func viewDidLoad() { store.objectWillChange.sink { _ in } }
        }
        """
      )
    ])
    let heard = sandbox.eaves("check ~/p --profile clean-mvvm --format xcode --fail-on never")
    #expect(heard.out.contains("Trips.swift:5:22"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a path narrows what is listed`() throws {
    let sandbox = try Sandbox(Self.files)
    let heard = sandbox.eaves("coverage ~/p/Odds.swift --root ~/p --profile vanilla-mv")
    #expect(heard.out.hasPrefix("Files without a role: 1\n"), "\(heard.out)\(heard.errors)")
  }

  @Test func `where all is covered it says so`() throws {
    let sandbox = try Sandbox([("p/A.swift", "struct TripList: View {}\n")])
    let heard = sandbox.eaves("coverage ~/p --profile vanilla-mv")
    #expect(heard.out == "nothing to list: every type and file that Eaves checks is covered by a rule\n")
    #expect(heard.status == .clean)
  }

  @Test func `what cannot be checked is bad usage`() throws {
    #expect(try Sandbox(Self.files).eaves("coverage ~/p --profile mvm").status == .couldNotRun)
    #expect(try Sandbox([]).eaves("coverage ~/none").status == .couldNotRun)
  }
}
