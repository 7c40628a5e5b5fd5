import Foundation
import Testing

@testable import eaves

/// Several projects in one run that is compared with a revision: each in the repository that it lies in.
@Suite struct MultiProjectDiffTests {
  private static let own = "eaves: 1\nprofile: none\nrules: [../rules]\n"

  /// Two projects with a finding each. Both are committed: in one repository, or in one each.
  ///
  /// - Parameter repositories: the folders that begin one.
  private func sandbox(repositories: [String] = ["p"]) throws -> Sandbox {
    // A configuration names no rules outside of its repository.
    let isShared = repositories == ["p"]
    let own = isShared ? Self.own : Self.own.replacing("../rules", with: "rules")
    let rules = isShared ? ["p/rules"] : ["p/A/rules", "p/B/rules"]
    let sandbox = try Sandbox(
      rules.map { ("\($0)/no-store.md", Sample.rule()) } + [
        ("p/A/eaves.yml", own), ("p/B/eaves.yml", own),
        ("p/A/Sources/TripList.swift", Sample.view),
        ("p/B/Sources/TripMap.swift", Sample.view.replacing("TripList", with: "TripMap")),
      ])
    for folder in repositories {
      for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line, in: folder) }
    }
    return sandbox
  }

  /// A file with a finding.
  private func add(_ name: String, to project: String, of sandbox: Sandbox) throws {
    let text = Sample.view.replacing("TripList", with: name)
    try sandbox.add("p/\(project)/Sources/\(name).swift", Array(text.utf8))
  }

  private func json(_ heard: CapturedOutput) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any], "\(heard.errors)")
  }

  private func facts(_ report: [String: Any], below folder: String = "") -> Set<String> {
    let found = report["findings"] as? [[String: Any]] ?? []
    return Set(found.map { "\(folder)\($0["path"] ?? ""):\($0["line"] ?? "") \($0["message"] ?? "")" })
  }

  @Test(arguments: [["p"], ["p/A", "p/B"]])
  func `what is reported is what each project reports alone`(repositories: [String]) throws {
    let sandbox = try sandbox(repositories: repositories)
    let clean = sandbox.eaves("check ~/p/A ~/p/B --diff HEAD --color never")
    #expect(clean.status == .clean, "\(clean.errors)")
    #expect(
      clean.out.contains(
        "no findings in 2 files · only what is new since HEAD"
          + "\nchecked: "), "\(clean.out)")
    #expect(clean.out.contains("\n2 older findings not shown\n"), "\(clean.out)")
    try add("New", to: "A", of: sandbox)
    try add("NewMap", to: "B", of: sandbox)
    try add("Other", to: "B", of: sandbox)
    let heard = sandbox.eaves("check ~/p/A ~/p/B --diff HEAD --color never")
    #expect(heard.status == .findings)
    #expect(heard.out.contains(" · only what is new since HEAD\n"), "\(heard.out)")
    #expect(heard.out.contains("  A/Sources/New.swift:2:14  `New` holds `TripStore`"))
    let each = try ["A", "B"].reduce(into: Set<String>()) { all, project in
      let alone = try json(sandbox.eaves("check ~/p/\(project) --diff HEAD --format json"))
      all.formUnion(facts(alone, below: "\(project)/"))
    }
    let joined = try json(sandbox.eaves("check ~/p/A ~/p/B --diff HEAD --format json"))
    #expect(each.count == 3)
    #expect(facts(joined) == each)
    #expect(try facts(json(sandbox.eaves("check ~/p --diff HEAD --format json"))) == each)
  }

  @Test func `JSON says what each project was compared with`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/A/eaves.yml", Array((Self.own + "fail-on: HIGH\n").utf8))
    let report = try json(sandbox.eaves("check ~/p/A ~/p/B --diff HEAD --format json"))
    let diff = try #require(report["diff"] as? [String: Any])
    #expect(diff["since"] as? String == "HEAD" && diff["leftOut"] as? Int == 2)
    let projects = try #require(report["projects"] as? [[String: Any]]).map {
      $0["diff"] as? [String: Any]
    }
    #expect(projects.map { $0?["since"] as? String } == ["HEAD", "HEAD"])
    #expect(projects.map { $0?["leftOut"] as? Int } == [1, 1])
    #expect(try json(sandbox.eaves("check ~/p/A ~/p/B --format json"))["diff"] == nil)
  }

  @Test func `a revision in one configuration narrows that project alone`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/B/eaves.yml", Array((Self.own + "diff: HEAD\n").utf8))
    try sandbox.git("commit -qam second")
    let heard = sandbox.eaves("check ~/p/A ~/p/B --color never")
    #expect(heard.out.contains("1 finding in 2 files"), "\(heard.out)")
    #expect(
      heard.out.contains(
        " · B: only what is new since HEAD\n"), "\(heard.out)")
    #expect(heard.out.contains("\n1 older finding not shown\n"), "\(heard.out)")
  }

  @Test func `a project without git is an error that names it`() throws {
    let heard = try sandbox(repositories: ["p/A"]).eaves("check ~/p/A ~/p/B --diff HEAD")
    #expect(heard.status == .couldNotRun)
    #expect(heard.out.isEmpty)
    #expect(
      heard.errors
        == "eaves: error: B: ~/p/B is not in a git repository; leave out --diff, or name a folder of a repository with --root; or"
        + " check B in a run of its own\n")
  }

  @Test func `a revision that only one repository knows is an error that names the other`() throws {
    let sandbox = try sandbox(repositories: ["p/A", "p/B"])
    try sandbox.git("tag v1", in: "p/A")
    #expect(sandbox.eaves("check ~/p/A --diff v1").status == .clean)
    let heard = sandbox.eaves("check ~/p/A ~/p/B --diff v1")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: B: git knows no revision `v1`; check its spelling, or fetch it; in CI, fetch"
        + " the whole history; or check B in a run of its own\n")
    let neither = sandbox.eaves("check ~/p/A ~/p/B --diff v2")
    #expect(neither.complaints.count == 2, "\(neither.errors)")
  }

  @Test func `baseline entries that were added since hide nothing`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/A/eaves.yml", Array((Self.own + "baseline: known.json\n").utf8))
    #expect(sandbox.eaves("baseline write --root ~/p/A").status == .clean)
    for line in ["add -A", "commit -qm known"] { try sandbox.git(line) }
    try add("New", to: "A", of: sandbox)
    #expect(sandbox.eaves("baseline write --root ~/p/A --grow").status == .clean)
    #expect(sandbox.eaves("check ~/p/A ~/p/B --diff HEAD^").status == .findings)
    let alone = sandbox.eaves("check ~/p/A --diff HEAD --color never").out
    let joined = sandbox.eaves("check ~/p/A ~/p/B --diff HEAD --color never").out
    for out in [alone, joined] {
      #expect(out.contains("Sources/New.swift:2:14  `New` holds `TripStore`"), "\(out)")
      #expect(!out.contains("TripList.swift:2:14"), "\(out)")
    }
  }

  @Test func `a page is compared as well`() throws {
    let sandbox = try sandbox()
    try add("New", to: "A", of: sandbox)
    let page = sandbox.eaves("report ~/p/A ~/p/B --diff HEAD --output -").out
    #expect(page.contains("Reported: only what is new since HEAD."))
  }
}
