import Foundation
import Testing

@testable import eaves

/// `eaves report`: a page, whatever it says.
@Suite struct ReportCommandTests {
  private static let project: [(path: String, text: String)] = [
    (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"),
    ("rules/no-store-in-views.md", Sample.rule()),
    ("p/Sources/App/TripList.swift", Sample.view),
    ("p/Sources/Data/TripStore.swift", "final class TripStore { let trip = Trip() }\n"),
    ("p/Sources/Data/Trip.swift", "struct Trip {}\n"),
    ("p/Tests/AppTests/TripTests.swift", "struct TripTests { let store: TripStore }\n"),
  ]

  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `writes a page, says what is on it, and ends well`() throws {
    let sandbox = try Sandbox(Self.project)
    let heard = sandbox.eaves("report ~/p --output ~/page.html")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(
      heard.out.hasPrefix("~/page.html: 1 finding in 4 files") && heard.out.contains(" on 1 view"),
      "\(heard.out)")
    let page = try #require(sandbox.text("page.html"))
    #expect(page.contains("<li id=\"f0\" data-folder=\"Sources/App\"><code>Sources/App/TripList.swift:2:"))
    #expect(page.contains("<summary>Rule page: <code>"))
    #expect(!page.contains(sandbox.path))
  }

  @Test func `draws modules, the arrow of a finding, and no test`() throws {
    let page = try Sandbox(Self.project).eaves("report ~/p --output -").out
    let regions = try #require(try data(page)["regions"] as? [String: Any])
    #expect(regions["name"] as? [String] == ["", "App", "TripList", "Data", "Trip", "TripStore"])
    #expect(regions["findings"] as? [Int] == [1, 1, 1, 0, 0, 0])
    #expect(try data(page)["breaches"] as? [Int] == [0, 2, 5, 3])
    #expect(page.contains("<title>App → Data: 1 reference, 1 finding</title>"))
    #expect(!page.contains("TripTests"))
  }

  @Test func `says the numbers of the JSON report, whoever shares the work`() throws {
    let sandbox = try Sandbox(Self.project)
    let page = sandbox.eaves("report ~/p --output - --jobs 1").out
    #expect(sandbox.eaves("report ~/p --output - --jobs 4").out == page)
    let json = sandbox.eaves("check ~/p --format json").out
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    for key in ["summary", "checked", "profile"] {
      #expect(try data(page)[key] as? NSObject == report[key] as? NSObject, "\(key)")
    }
  }

  @Test(arguments: ["report ~/all/p ~/all/q", "report ~/all"])
  func `several projects are one page, each by its own configuration`(line: String) throws {
    let page = "eaves: 1\nprofile: none\nrules: [../rules]\n"
    let sandbox = try Sandbox([
      (".git/", ""), ("all/rules/no-store-in-views.md", Sample.rule()), ("all/p/eaves.yml", page),
      ("all/q/eaves.yml", "eaves: 1\nprofile: clean-mvvm\n"), ("all/p/App/TripList.swift", Sample.view),
      ("all/p/App/TripStore.swift", "final class TripStore {}\n"), ("all/q/App/A.swift", Sample.quiet),
    ])
    let heard = sandbox.eaves("\(line) --output -")
    #expect(heard.status == .clean, "\(heard.errors)")
    #expect(heard.out.contains("2 projects, each by its own configuration: p (none), q (clean-mvvm)"))
    let json = sandbox.eaves("check ~/all --format json").out
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    for key in ["summary", "checked"] {
      #expect(try data(heard.out)[key] as? NSObject == report[key] as? NSObject, "\(key)")
    }
    let regions = try #require(try data(heard.out)["regions"] as? [String: Any])
    #expect((regions["name"] as? [String])?.prefix(3) == ["", "p", "TripList"])
    #expect((regions["findings"] as? [Int])?.prefix(3) == [1, 1, 1])
    #expect(try data(heard.out)["breaches"] as? [Int] == [0, 2, 3, 3])
    #expect(heard.out.contains("<code>p/App/TripList.swift:2:"))
    #expect(
      heard.out.contains(" without findings in each project that runs them</summary>")
        && !heard.out.contains(" without findings</summary>"))
    #expect(sandbox.eaves("\(line) --output - --jobs 1").out == heard.out)
    #expect(sandbox.eaves("\(line) --baseline ~/b.json").status == .couldNotRun)
  }

  @Test func `a rule that nothing in the project is about is not kept`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.quiet), ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let page = sandbox.eaves("report ~/p --rules ~/rules --profile none --output -").out
    #expect(
      page.contains(
        "1 rule with no code to check: the project has no such code, or its platforms switch them off"
          + "</summary>"))
    #expect(!page.contains(" without findings</summary>"))
  }

  @Test func `lists findings by owner, where the repository says who owns what`() throws {
    let sandbox = try Sandbox(Self.project + [(".github/CODEOWNERS", "* @all\n/p/Sources/App/ @trips/app\n")])
    let page = sandbox.eaves("report ~/p --output -").out
    #expect(page.contains("data-owner=\"@trips/app\"") && page.contains("> by owner</label>"))
    let places = try #require(try data(page)["places"] as? [String: [String: Any]])
    #expect(places["owner"]?["name"] as? [String] == ["@trips/app"])
    #expect(places["owner"]?["count"] as? [Int] == [1])
    let without = try Sandbox(Self.project).eaves("report ~/p --output -").out
    #expect(!without.contains("by owner") && !without.contains("data-owner"))
  }

  @Test func `says why owners are not listed, and reads no link that leads out`() throws {
    let sandbox = try Sandbox(Self.project)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/CODEOWNERS", withDestinationPath: "/etc/passwd")
    let page = sandbox.eaves("report ~/p --output -").out
    #expect(page.contains("CODEOWNERS</code> not read: a link that leads out of the project"))
    #expect(!page.contains("> by owner</label>"))
  }

  @Test func `shows how the baseline went`() throws {
    let sandbox = try Sandbox([
      ("rules/no-store-in-views.md", Sample.rule()), ("p/Sources/App/TripList.swift", Sample.view),
    ])
    let flags = "--root ~/p --rules ~/rules --profile none"
    try sandbox.git("init -q -b main .")
    #expect(sandbox.eaves("baseline write \(flags)").status == .clean)
    try sandbox.git("add -A")
    try sandbox.git("commit -q -m one")
    try sandbox.add("p/Sources/App/TripList.swift", Array(Sample.quiet.utf8))
    #expect(sandbox.eaves("baseline update \(flags)").status == .clean)
    try sandbox.git("add -A")
    try sandbox.git("commit -q -m two")
    let page = sandbox.eaves("report \(flags) --output -").out
    #expect(page.contains("The baseline had 1 entry on "))
    #expect(page.contains("It has no entries since "))
    #expect(page.contains("<code>no-store-in-views</code>"))
  }

  @Test func `follows no link of the project, and writes over no folder`() throws {
    let sandbox = try Sandbox(Self.project + [("p/page.html/", ""), ("secret", "mine\n")])
    #expect(sandbox.eaves("report ~/p --output ~/p/page.html").status == .couldNotRun)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/link.html", withDestinationPath: "\(sandbox.path)/secret")
    #expect(sandbox.eaves("report ~/p --output ~/p/link.html").status == .couldNotRun)
    #expect(sandbox.text("secret") == "mine\n")
  }

  @Test func `graph draws the same picture as SVG`() throws {
    let heard = try Sandbox(Self.project).eaves("graph ~/p --format svg")
    #expect(heard.out.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns="))
    #expect(heard.out.contains("<title>App → Data: 1 reference, 1 finding</title>"))
    #expect(heard.out.hasSuffix("</svg>\n"))
  }

  /// The arrows of a drawing: what kind each is, and what it says.
  private func arrows(_ drawing: String) -> [Substring] {
    drawing.components(separatedBy: "<g class=\"arrow ").dropFirst().map { $0.prefix { $0 != "/" } }
  }

  @Test func `the arrows of the page and of the graph are the same, findings and all`() throws {
    let sandbox = try Sandbox(Self.project)
    let svg = arrows(sandbox.eaves("graph ~/p --format svg").out)
    #expect(svg == arrows(sandbox.eaves("report ~/p --output -").out))
    #expect(svg.count == 1 && svg[0].hasPrefix("breach"))
    #expect(
      sandbox.eaves("graph ~/p --format svg --jobs 1").out
        == sandbox.eaves("graph ~/p --format svg --jobs 4").out)
  }

  @Test func `a project without rules has a picture too, and known findings have a color of their own`()
    throws
  {
    let plain = try Sandbox(Self.project.filter { $0.path != "p/eaves.yml" })
    let heard = plain.eaves("graph ~/p --format svg --profile none")
    #expect(heard.status == .clean && heard.out.contains("<title>App → Data: 1 reference</title>"))
    let sandbox = try Sandbox(Self.project)
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    let known = sandbox.eaves("graph ~/p --format svg").out
    #expect(known.contains("<title>App → Data: 1 reference, 1 known finding</title>"))
    #expect(known.contains("<g class=\"arrow breach known ") && known.contains("<g class=\"badge known\">"))
  }
}
