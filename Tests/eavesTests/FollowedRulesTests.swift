import Foundation
import Testing

@testable import eaves

/// The rules that a project follows, where nobody chose a profile.
@Suite struct FollowedRulesTests {
  /// Views with view models that call a service; some of the views keep the service themselves.
  private static func project(
    views: Int = 12, breaching: Int = 1, at root: String = "p", more: String = ""
  ) -> [(path: String, text: String)] {
    var code = "final class TripService { func load() { URLSession.shared.dataTask(with: url) } }\n"
    for number in 1...views {
      let service = number <= breaching ? " let service: TripService;" : ""
      code += """
        struct Trip\(number)View: View { let viewModel: Trip\(number)ViewModel;\(service) var body: some View { Text("") } }
        @Observable final class Trip\(number)ViewModel { let service: TripService
          init(service: TripService) { self.service = service } }

        """
    }
    return [("\(root)/Sources/Trips.swift", code + more)]
  }

  private static let rule = "layer-view-no-data-access"

  private static func rules(_ heard: CapturedOutput) throws -> [String: [String: Any]] {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: rules.map { ($0["rule"] as? String ?? "", $0) })
  }

  @Test func `a survey leads with the rules, their subjects, shares and deviations`() throws {
    let sandbox = try Sandbox(Self.project())
    let heard = sandbox.eaves("survey ~/p")
    #expect(heard.status == .clean)
    let table = heard.out.components(separatedBy: "\n\n")[1]
    #expect(table.contains("\nfollowed "), "\(heard.out)")
    #expect(table.contains("\n  layer-view-no-data-access "), "\(table)")
    #expect(table.contains(" not rated, because each has fewer than 10 subjects\n"), "\(table)")
    let rule = try #require(try Self.rules(sandbox.eaves("survey ~/p --format json"))[Self.rule])
    #expect(rule["subjects"] as? Int == 12 && rule["complying"] as? Int == 11, "\(rule)")
    #expect(rule["share"] as? Int == 92 && rule["status"] as? String == "followed")
    let deviation = try #require((rule["deviations"] as? [[String: Any]])?.first)
    #expect(deviation["subject"] as? String == "view Trip1View" && deviation["line"] as? Int == 2)
  }

  @Test func `what no manifest says of modules is not rated`() throws {
    let modules = (1...12).map { number in
      (path: "p/Sources/M\(number)Feature/A.swift", text: "struct A\(number) {}")
    }
    let unread = try Self.rules(Sandbox(modules).eaves("survey ~/p --format json"))
    let rules = ["module-declares-imports", "module-features-independent"]
    for rule in rules { #expect(unread[rule]?["subjects"] as? Int == 0, "\(rule)") }
    let targets = (["Core"] + (1...12).map { "M\($0)Feature" }).map {
      ".target(name: \"\($0)\"\($0 == "Core" ? "" : ", dependencies: [\"Core\"]"))"
    }.joined(separator: ", ")
    let manifest = (
      path: "p/Package.swift", text: "let package = Package(name: \"P\", targets: [\(targets)])"
    )
    let core = (path: "p/Sources/Core/C.swift", text: "struct C {}")
    let read = try Self.rules(Sandbox(modules + [core, manifest]).eaves("survey ~/p --format json"))
    for rule in rules { #expect(read[rule]?["subjects"] as? Int == 12, "\(rule)") }
  }

  @Test func `a leaf view that draws plain values is no subject of a share`() throws {
    let leaves = (1...30).map {
      "struct Leaf\($0): View { let title: String; var body: some View { Text(title) } }\n"
    }
    let sandbox = try Sandbox(Self.project(breaching: 3, more: leaves.joined()))
    let rule = try #require(try Self.rules(sandbox.eaves("survey ~/p --format json"))[Self.rule])
    #expect(rule["subjects"] as? Int == 12 && rule["share"] as? Int == 75, "\(rule)")
    #expect(rule["status"] as? String == "half")
  }

  @Test func `a rule that nothing here could break is not followed`() throws {
    let code = (1...12).map {
      "struct Trip\($0)View: View { let viewModel: Trip\($0)ViewModel; var body: some View { Text(\"\") } }\n"
        + "@Observable final class Trip\($0)ViewModel {}\n"
    }
    let sandbox = try Sandbox([("p/Sources/Trips.swift", code.joined())])
    let rule = try #require(try Self.rules(sandbox.eaves("survey ~/p --format json"))[Self.rule])
    #expect(rule["status"] as? String == "none" && rule["subjects"] as? Int == 0, "\(rule)")
  }

  @Test func `rules of an architecture that the code does not have are not followed`() throws {
    let sandbox = try Sandbox(Self.project())
    let heard = sandbox.eaves("survey ~/p")
    let table = heard.out.components(separatedBy: "\n\n")[1]
    #expect(!table.contains("redux-") && !table.contains("tca-"), "\(table)")
    #expect(heard.out.contains(" left out, because they are for other architectures\n"), "\(heard.out)")
  }

  @Test func `what nobody wrote down is listed and fails no run`() throws {
    let sandbox = try Sandbox(Self.project())
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.status == .clean, "\(heard.out)")
    #expect(heard.out.contains("Trip1View"), "\(heard.out)")
    #expect(heard.out.hasPrefix("no profile chosen, this code looks like "), "\(heard.out)")
    #expect(
      heard.out.contains(
        " rules that the code follows are not in eaves.yml, so they cannot fail the run · "
          + "`eaves init` adds them\n"),
      "\(heard.out)")
    let json = sandbox.eaves("check ~/p --format json").out
    #expect(json.contains("\"profile\": null,\n  \"profileSource\": \"followed\""), "\(json.prefix(300))")
    #expect(json.contains("\"pinned\": false"))
    #expect(sandbox.eaves("check ~/p --format json --profile clean-mvvm").out.contains("\"pinned\": true"))
    let sarif = sandbox.eaves("check ~/p --format sarif").out
    let results = sarif.filter { !$0.isWhitespace }
    #expect(results.contains("\"exitCode\":0"))
    #expect(results.contains("\"ruleId\":\"\(Self.rule)\",\"level\":\"warning\""), "\(results.suffix(900))")
    let known = sandbox.eaves("check ~/p --format github").out
    #expect(!known.contains("::error"), "\(known)")
  }

  @Test func `a flag, a rule that eaves.yml names and an own document fail the run`() throws {
    let sandbox = try Sandbox(Self.project() + [("rules/no-store-in-views.md", Sample.rule())])
    #expect(sandbox.eaves("check ~/p --fail-on HIGH").status == .findings)
    #expect(sandbox.eaves("check ~/p --profile clean-mvvm").status == .findings)
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nfail-on: LOW\n".utf8))
    #expect(sandbox.eaves("check ~/p").status == .clean)
    try sandbox.add("p/eaves.yml", Array("eaves: 1\non: [\(Self.rule)]\n".utf8))
    let named = sandbox.eaves("check ~/p --color never")
    #expect(named.status == .findings, "\(named.out)")
    try sandbox.add("p/eaves.yml", Array("eaves: 1\n".utf8))
    try sandbox.add(
      "p/Sources/Own.swift",
      Array("struct OwnView: View { let store: TripStore; var body: some View { Text(\"\") } }\n".utf8))
    #expect(sandbox.eaves("check ~/p --rules ~/rules").status == .findings)
  }

  @Test func `what is mostly followed and what is not is counted, and named`() throws {
    let half = try Sandbox(Self.project(breaching: 3)).eaves("check ~/p --color never")
    #expect(half.status == .clean)
    #expect(
      half.out.contains(
        "the code follows 1 rule only in part, so its findings are not listed: "
          + "layer-view-no-data-access (3 findings)"
      ),
      "\(half.out)"
    )
    let not = try Sandbox(Self.project(breaching: 6)).eaves("check ~/p --color never")
    #expect(
      not.out.contains("the code does not follow 1 rule (less than 70 % complies), so "), "\(not.out)")
  }

  @Test func `a first screen shows ten findings and counts the others`() throws {
    let sandbox = try Sandbox(Self.project(views: 130, breaching: 12))
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("\n10 of 12 findings shown: `--all` shows all\n"), "\(heard.out)")
    #expect(heard.out.components(separatedBy: "\n").count { $0.hasPrefix("  Sources/Trips.swift:") } == 10)
    let all = sandbox.eaves("check ~/p --color never --all")
    #expect(all.out.components(separatedBy: "\n").count { $0.hasPrefix("  Sources/Trips.swift:") } == 12)
  }

  @Test func `a project too small for shares is checked with the nearest profile, and fails no run`() throws {
    let heard = try Sandbox(Self.project(views: 4)).eaves("check ~/p --format json")
    #expect(heard.status == .clean)
    #expect(heard.out.contains("\"profileSource\": \"survey\""), "\(heard.out.prefix(300))")
  }

  // MARK: Written down

  @Test func `init writes the nearest profile and what it lacks or has too much, and the run holds to that`()
    throws
  {
    let sandbox = try Sandbox(Self.project(breaching: 1))
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(page.contains("\nprofile: "), "\(page)")
    #expect(sandbox.eaves("check ~/p").status == .clean)
    let breach = (1...20).map {
      "struct New\($0)View: View { let service: TripService; var body: some View { Text(\"\") } }\n"
    }
    try sandbox.add("p/Sources/New.swift", Array(breach.joined().utf8))
    let later = sandbox.eaves("check ~/p --color never")
    #expect(later.status == .findings, "\(page)\n\(later.out)")
    #expect(later.out.contains("New1View"))
  }

  @Test func `init turns off what the code does not follow, with reason and share`() throws {
    var code = """
      protocol TripRepository { func all() -> [Int] }
      final class StoredTripRepository: TripRepository { func all() -> [Int] { URLSession.shared.trips() } }

      """
    for number in 1...12 {
      let breach = number <= 6 ? " let trips: any TripRepository;" : ""
      code += """
        struct Trip\(number)View: View { let viewModel: Trip\(number)ViewModel;\(breach) var body: some View { Text("") } }
        @Observable final class Trip\(number)ViewModel { let load: LoadTrip\(number)UseCase
          init(load: LoadTrip\(number)UseCase) { self.load = load } }
        struct LoadTrip\(number)UseCase { let trips: any TripRepository
          func callAsFunction() -> [Int] { trips.all().filter { $0 > 1 } } }

        """
    }
    let sandbox = try Sandbox([("p/Sources/Trips.swift", code)])
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .clean)
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(page.contains("\nprofile: clean-mvvm\n"), "\(page)")
    let format = ISO8601DateFormatter()
    format.formatOptions = [.withFullDate]
    let reason = "50 % of 12 subjects comply (survey of \(format.string(from: Date())))"
    #expect(
      page.contains("\n  - rule: layer-view-no-data-access\n    reason: \"\(reason)\"\n"), "\(page)")
    #expect(sandbox.eaves("check ~/p").status == .clean)
  }

  /// View models of which twelve load through use cases, and some through a repository.
  private static func layered(direct: Int) -> [(path: String, text: String)] {
    var code = """
      protocol TripRepository { func all() -> [Int] }
      final class StoredTripRepository: TripRepository { func all() -> [Int] { URLSession.shared.trips() } }

      """
    for number in 1...12 + direct {
      let held = number <= 12 ? "LoadTrip\(number)UseCase" : "any TripRepository"
      code += """
        struct Trip\(number)View: View { let viewModel: Trip\(number)ViewModel; var body: some View { Text("") } }
        @Observable final class Trip\(number)ViewModel { let trips: \(held)
          init(trips: \(held)) { self.trips = trips } }

        """
      if number <= 12 {
        code += """
          struct LoadTrip\(number)UseCase { let trips: any TripRepository
            func callAsFunction() -> [Int] { trips.all().filter { $0 > 1 } } }

          """
      }
    }
    return [("p/Sources/Trips.swift", code)]
  }

  @Test func `a followed rule that contradicts one of the profile is not turned on by init`() throws {
    let sandbox = try Sandbox(Self.layered(direct: 3))
    let remark =
      "the code follows mvvm-view-model-no-infrastructure, but this rule stays off, "
      + "because it contradicts layer-view-model-through-use-cases of clean-mvvm"
    #expect(sandbox.eaves("init ~/p").out.contains("\n\(remark)\n"))
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(page.contains("\n# \(remark).\n"), "\(page)")
    #expect(!page.contains("\noff:") && !page.contains("\non:"), "\(page)")
    #expect(sandbox.eaves("check ~/p").status == .clean)
  }

  @Test func `an off entry of init goes together with the on entry that it names`() throws {
    let sandbox = try Sandbox(Self.layered(direct: 7))
    #expect(sandbox.eaves("init ~/p").status == .clean)
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(page.contains("\non:\n  - mvvm-view-model-no-infrastructure\n"), "\(page)")
    #expect(
      page.contains("); the rule contradicts mvvm-view-model-no-infrastructure under `on:`\"\n"), "\(page)")
    let off = try #require(page.firstMatch(of: /off:\n.*\n.*\n/))
    let without = page.replacing(off.output, with: "")
    try sandbox.add("p/eaves.yml", Array(without.utf8))
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("eaves.yml:10:5: error: ")
        && heard.errors.hasSuffix(
          " contradict each other; delete `mvvm-view-model-no-infrastructure` below `on:`, or turn "
            + "layer-view-model-through-use-cases off with `off:`\n"),
      "\(heard.errors)")
    let on = "on:\n  - mvvm-view-model-no-infrastructure\n"
    try sandbox.add("p/eaves.yml", Array(without.replacing(on, with: "").utf8))
    #expect(sandbox.eaves("check ~/p").status == .findings)
  }

  @Test func `a rule under on that contradicts an active one is refused with both names`() throws {
    let sandbox = try Sandbox(
      Self.project()
        + [("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\non: [vanilla-no-view-models]\n")])
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains("vanilla-no-view-models") && heard.errors.contains("contradict"),
      "\(heard.errors)")
    try sandbox.add(
      "p/eaves.yml", Array("eaves: 1\nprofile: clean-mvvm\non: [vanilla-task-not-in-init]\n".utf8))
    let rules = sandbox.eaves("check ~/p --format json").out
    #expect(rules.contains("\"id\": \"vanilla-task-not-in-init\""))
  }

  @Test func `a configuration below the root turns rules on for its own folder`() throws {
    let new = "struct NewView: View { let service: TripService; var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox(
      Self.project() + [
        (
          "p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\noff:\n  - rule: \(Self.rule)\n    reason: old code\n"
        ),
        ("p/New/eaves.yml", "eaves: 1\non: [\(Self.rule)]\n"), ("p/New/New.swift", new),
      ])
    let heard = sandbox.eaves("check ~/p --format json")
    #expect(heard.status == .findings)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    let paths = findings.filter { $0["rule"] as? String == Self.rule }.map { $0["path"] as? String ?? "" }
    #expect(paths == ["New/New.swift"], "\(heard.out)")
    try sandbox.add("p/New/eaves.yml", Array("eaves: 1\non: [vanilla-no-view-models]\n".utf8))
    let refused = sandbox.eaves("check ~/p")
    #expect(refused.status == .couldNotRun && refused.errors.contains("New/eaves.yml:2"), "\(refused)")
  }
}
