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
    let heard = try Desk(Self.files).eaves("coverage ~/p --profile vanilla-mv")
    #expect(heard.status == .clean, "\(heard.errors)")
    let lines = heard.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "Types that no rule covers: 1", "\(heard.out)")
    #expect(
      lines.contains("  Screens.swift:1:1  QuayViewController: a UIKit screen that no rule is about"),
      "\(heard.out)")
    #expect(lines.contains { $0.hasPrefix("  fix: turn on or write a rule") })
    #expect(
      lines.contains("  Odds.swift:1:1  no role: neither the path nor a type of the file has one"),
      "\(heard.out)")
    #expect(lines.contains { $0.hasPrefix("  Torn.swift:") && $0.contains("  not understood: ") })
    #expect(lines.contains { $0.hasPrefix("  TripList.swift:2:3  \\.crane: the type behind") })
  }

  @Test func `for machines: six lists with places`() throws {
    let heard = try Desk(Self.files).eaves("coverage ~/p --profile vanilla-mv --format json")
    let json = try Value(parsing: heard.out)
    #expect(json["schemaVersion"].whole == 1)
    #expect(
      json.keys == [
        "schemaVersion", "types", "files", "unresolved", "unknownCalls", "exempt", "manifests",
      ])
    let type = json["types"][0]
    #expect(type["name"].text == "QuayViewController")
    #expect(type["path"].text == "Screens.swift")
    #expect(type["line"].whole == 1 && type["column"].whole == 1)
    #expect(type["why"].text == "a UIKit screen that no rule is about")
  }

  @Test func `a path narrows what is listed`() throws {
    let desk = try Desk(Self.files)
    let heard = desk.eaves("coverage ~/p/Odds.swift --root ~/p --profile vanilla-mv")
    #expect(heard.out.hasPrefix("Files that no rule covers: 1\n"), "\(heard.out)\(heard.errors)")
  }

  @Test func `where all is covered it says so`() throws {
    let desk = try Desk([("p/A.swift", "struct TripList: View {}\n")])
    let heard = desk.eaves("coverage ~/p --profile vanilla-mv")
    #expect(heard.out == "everything is covered\n")
    #expect(heard.status == .clean)
  }

  @Test func `what cannot be checked is bad usage`() throws {
    #expect(try Desk(Self.files).eaves("coverage ~/p --profile mvm").status == .couldNotRun)
    #expect(try Desk([]).eaves("coverage ~/none").status == .couldNotRun)
  }
}
