import Foundation
import Testing

@testable import eaves

/// Who has a role, and why: one type, several by a glob or a path, or all of a role.
@Suite("Why a type has a role") struct WhyTests {
  private static let files = [
    ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\n"),
    ("p/A/FerryList.swift", "import SwiftUI\nstruct FerryList: View {}\nstruct FerryRow: View {}\n"),
    ("p/A/FerryListViewModel.swift", "final class FerryListViewModel {}\n"),
    ("p/B/Berth.swift", "struct Berth {}\n"),
  ]

  /// The names that begin a story, in order.
  private func names(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
  }

  @Test(arguments: ["`Order List`", "Order List", "Order*"])
  func `finds a type whose name needs backquotes`(_ name: String) throws {
    let sandbox = try Sandbox([("p/A.swift", "enum `Order List` {}\n")])
    let heard = sandbox.eaves(words: ["why", name, "--root", "\(sandbox.path)/p"])
    #expect(heard.out.hasPrefix("Order List: enum (A.swift:1:6)"), "\(heard.errors)")
  }

  @Test(
    arguments: [
      ("FerryList", ["FerryList"]), ("Ferry*", ["FerryList", "FerryRow", "FerryListViewModel"]),
      ("A/FerryList.swift", ["FerryList", "FerryRow"]), ("B", []), ("B/", ["Berth"]),
      ("**/B*.swift", ["Berth"]), ("--role view", ["FerryList", "FerryRow"]),
      ("--role view *Row", ["FerryRow"]), ("--role viewModel", ["FerryListViewModel"]),
      ("--role repository", []),
    ])
  func `finds types`(_ words: String, _ expected: [String]) throws {
    let heard = try Sandbox(Self.files).eaves("why \(words) --root ~/p")
    #expect(Set(names(heard.out).map(String.init)) == Set(expected), "\(heard.out)\(heard.errors)")
    #expect((heard.status == .clean) == (words != "B"))
  }

  @Test func `a role that nobody knows is named with the nearest`() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(sandbox.eaves("why --role viewmodl --root ~/p").errors.contains("did you mean `viewModel`?"))
    #expect(sandbox.eaves("why --root ~/p").status == .couldNotRun)
    let json = sandbox.eaves("why --role view --json --root ~/p").out
    let page = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((page?["types"] as? [[String: Any]])?.count == 2)
  }
}
