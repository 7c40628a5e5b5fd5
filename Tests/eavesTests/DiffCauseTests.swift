import Foundation
import Testing

@testable import eaves

/// What only the configuration makes new or gone is not blamed on the code.
@Suite struct DiffCauseTests {
  private func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox([])
    for (path, text) in files { try sandbox.add("p/\(path)", Array(text.utf8)) }
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    return sandbox
  }

  private func edit(_ sandbox: Sandbox, _ path: String, _ text: String) throws {
    try sandbox.add("p/\(path)", Array(text.utf8))
  }

  private func findings(_ json: String) throws -> [(subject: String, isOfCheck: Bool)] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let new = (value?["findings"] as? [String: Any])?["new"] as? [[String: Any]]
    return try #require(new).map {
      ($0["path"] as? String ?? "", try #require($0["byConfiguration"] as? Bool))
    }
  }

  @Test func `a finding in old code is listed apart from one in new code`() throws {
    let sandbox = try repository([
      "eaves.yml": CheckEdit.settings, "App/TripList.swift": Sample.view,
      "App/Clock.swift": Sample.view.replacing("TripStore", with: "Timer").replacing(
        "TripList", with: "Clock"),
      "Rules/no-store-in-views.md": Sample.rule(),
    ])
    try edit(sandbox, "App/Other.swift", Sample.view.replacing("TripList", with: "Other"))
    try edit(sandbox, "Rules/no-timer-in-views.md", CheckEdit.other)
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    let sections = heard.out.split(separator: "\n\n")
    let own = try #require(sections.first { $0.hasPrefix("New findings\n") }, "\(heard.out)")
    #expect(own.contains("App/Other.swift") && !own.contains("no-timer-in-views"))
    let other = try #require(
      sections.first { $0.hasPrefix("New findings because the configuration or the rules changed\n") })
    #expect(other.contains("no-timer-in-views") && !other.contains("App/Other.swift"))
    #expect(
      heard.out.contains("1 new finding, 1 finding because the configuration or the rules changed"))
    let json = try findings(sandbox.eaves("diff HEAD --root ~/p --format json").out)
    #expect(json.filter(\.isOfCheck).map(\.subject) == ["App/Clock.swift"])
    #expect(json.filter { !$0.isOfCheck }.map(\.subject) == ["App/Other.swift"])
  }

  @Test func `a role that only the configuration takes is marked`() throws {
    let sandbox = try repository([
      "eaves.yml": "eaves: 1\nprofile: clean-mvvm\n", "App/TripList.swift": Sample.view,
      "Kit/TripService.swift": "final class TripService { func load() {} }\n",
      "App/Row.swift": "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"a\") }\n}\n",
    ])
    try edit(
      sandbox, "eaves.yml",
      "eaves: 1\nprofile: clean-mvvm\nroles:\n  coordinator:\n    - name: TripService\n")
    try edit(sandbox, "App/Row.swift", "final class Row { func load() {} }\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(
      heard.out.contains("`TripService`: service → coordinator (only because the configuration changed)\n"),
      "\(heard.out)")
    #expect(heard.out.contains("`Row`: view → no role\n"), "\(heard.out)")
  }

  @Test func `many files that are left out are one line, below what hides findings`() throws {
    var files = [
      "eaves.yml": CheckEdit.settings, "App/TripList.swift": Sample.view,
      "Core/Trip.swift": Sample.quiet, "Rules/no-store-in-views.md": Sample.rule(),
    ]
    for number in 1...5 { files["Kit/Trip\(number).swift"] = "struct Trip\(number) {}\n" }
    let sandbox = try repository(files)
    try edit(sandbox, "eaves.yml", CheckEdit.settings + "exclude: [Kit, App/TripList.swift]\n")
    let heard = sandbox.eaves("diff HEAD --root ~/p")
    #expect(
      heard.out.contains(
        """
          ! eaves.yml:5:16  an entry was added to `exclude`: `App/TripList.swift`; hides 1 finding
          ~ eaves.yml:5:11  an entry was added to `exclude`: `Kit`
          ~ 6 files are no longer checked: `App/TripList.swift`, `Kit/Trip1.swift`, `Kit/Trip2.swift` and 3 more

        """),
      "\(heard.out)")
  }
}
