import EavesDocuments
import EavesSource
import Foundation
import Testing

@testable import eaves

/// `eaves init`: from nothing to a configuration that loads.
@Suite struct InitCommandTests {
  private static let project: [(path: String, text: String)] = [
    (
      "p/Sources/TripList.swift",
      """
      struct TripList: View { let viewModel: TripListViewModel }
      final class TripListViewModel { let loadTrips: LoadTripsUseCase }
      struct LoadTripsUseCase { let trips: any TripRepository }
      protocol TripRepository {}
      """
    )
  ]

  @Test func `it says what it bound, writes what it found, and names the next steps`() throws {
    let sandbox = try Sandbox(Self.project)
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .clean, "\(heard.errors)")
    let lines = heard.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "view        1  TripList")
    #expect(lines.contains("repository  1  TripRepository"))
    #expect(lines.contains("wrote eaves.yml: profile clean-mvvm"))
    #expect(lines.suffix(4).first == "next:")
    let page = try #require(sandbox.text("p/eaves.yml"))
    #expect(page.contains("\nprofile: clean-mvvm\n"))
    let checked = sandbox.eaves("check ~/p --format json")
    #expect(checked.status == .clean, "\(checked.errors)")
    #expect(checked.out.contains("\"profileSource\": \"config\""))
  }

  @Test func `what there is on the first day is known, what comes later fails`() throws {
    let breach = "struct TripMap: View { let store: TripStore }\n"
    let rules = [("rules/no-store-in-views.md", Sample.rule())]
    let sandbox = try Sandbox(Self.project + rules + [(".git/", ""), ("p/Sources/TripMap.swift", breach)])
    #expect(sandbox.eaves("check ~/p --rules ~/rules").status == .findings)
    let heard = sandbox.eaves("init ~/p --rules ~/rules")
    #expect(
      heard.out.contains("wrote eaves-baseline.json: 1 finding (1 HIGH), known from now on\n"), "\(heard.out)"
    )
    #expect(sandbox.text("p/eaves.yml")?.contains("\nbaseline: eaves-baseline.json\n") == true)
    #expect(sandbox.eaves("check ~/p").status == .clean)
    try sandbox.add("p/Sources/TripRow.swift", Array(breach.replacing("TripMap", with: "TripRow").utf8))
    let later = sandbox.eaves("check ~/p --color never")
    #expect(later.status == .findings)
    #expect(later.out.contains("TripRow") && !later.out.contains("TripMap"), "\(later.out)")
    let again = sandbox.eaves("init ~/p --rules ~/rules --force")
    #expect(
      again.out.contains("wrote eaves-baseline.json: 2 findings (2 HIGH), known from now on\n"),
      "\(again.out)")
  }

  @Test func `a finding at several places is counted once, and its places as check counts them`() throws {
    let twice = "struct TripMap: View {\n  let one: TripStore\n  let other: TripStore\n}\n"
    let rules = [("rules/no-store-in-views.md", Sample.rule())]
    let sandbox = try Sandbox(Self.project + rules + [(".git/", ""), ("p/Sources/TripMap.swift", twice)])
    let heard = sandbox.eaves("init ~/p --rules ~/rules")
    #expect(heard.out.contains("1 finding (1 HIGH) at 2 places, known from now on\n"), "\(heard.out)")
    #expect(sandbox.eaves("check ~/p --color never").out.contains("\nsuppressed: 2 places in the baseline\n"))
  }

  @Test func `the next profile that exists is named`() throws {
    let code = """
      struct TripList: View { let viewModel: TripListViewModel }
      struct TripPage: View { let viewModel: TripPageViewModel }
      struct TripMap: View { let viewModel: TripMapViewModel }
      struct TripNote: View { let viewModel: TripNoteViewModel }
      final class TripNoteViewModel { let loadTrips: LoadTripsUseCase }
      final class TripListViewModel { let loadTrips: LoadTripsUseCase }
      final class TripPageViewModel { let loadTrips: LoadTripsUseCase }
      final class TripMapViewModel { let trips: any TripRepository }
      final class TripCoordinator { func start() { _ = TripList(viewModel: TripListViewModel()) } }
      struct LoadTripsUseCase { let trips: any TripRepository }
      protocol TripRepository {}
      """
    let heard = try Sandbox([("f/Sources/Features/Trips/Trips.swift", code)]).eaves("init ~/f").out
    #expect(heard.contains("\nthis project follows clean-mvvm: "), "\(heard)")
  }

  /// View models that load for themselves, and more views that ask services: no profile, and no rule of base.
  private static let breached: [(path: String, text: String)] = [
    (
      "q/Sources/Trips.swift",
      """
      struct TripList: View { let viewModel: TripListViewModel }
      struct TripPage: View { let viewModel: TripPageViewModel }
      final class TripListViewModel { func load() { URLSession.shared.dataTask(with: url) } }
      final class TripPageViewModel { func load() { URLSession.shared.dataTask(with: url) } }
      final class TripService { func load() { URLSession.shared.dataTask(with: url) } }

      """
        + ["Map", "Note", "Row", "Stop"].map { "struct Trip\($0): View { let service: TripService }\n" }
        .joined()
    )
  ]

  @Test func `rules that ask nothing about layers are not taken for green`() throws {
    let sandbox = try Sandbox(Self.breached)
    #expect(
      sandbox.eaves("check ~/q --profile base --color never").out.contains(
        " · no rule checks dependencies between layers"))
    let strict = sandbox.eaves("check ~/q --profile base --strict=not-covered --color never")
    #expect(strict.status == .findings)
    #expect(
      strict.out.contains("--strict=not-covered: no active rule checks dependencies between layers\n"),
      "\(strict.out)")
    let json = sandbox.eaves("check ~/q --profile base --format json").out
    #expect(json.contains("\"layerRules\": 0,\n    \"lacksLayerRules\": true"), "\(json)")
    #expect(
      !sandbox.eaves("check ~/q --profile clean-mvvm --color never").out.contains(
        "dependencies between layers"))
    #expect(
      !sandbox.eaves("check ~/q --only view-no-any-view --color never").out.contains(
        "dependencies between layers"))
    // What types are called says nothing of what they do with each other.
    try sandbox.add("names/n.md", Array(Sample.rule("for: type\nnever:\n  name: \"*Manager\"").utf8))
    let named = sandbox.eaves("check ~/q --rules ~/names --profile base --color never")
    #expect(
      named.out.contains(" · no rule checks dependencies between layers"), "\(named.out) \(named.errors)")
  }

  @Test func `own rules and declared layers are rules about layers, and views alone are none`() throws {
    let rule = ("rules/no-store-in-views.md", Sample.rule("for: view\nnever:\n  mentions: service"))
    let own = try Sandbox(Self.breached + [rule])
    let check = "check ~/q --profile base --color never"
    #expect(own.eaves(check).out.contains("no rule checks dependencies between layers"))
    #expect(!own.eaves("\(check) --rules ~/rules").out.contains("no rule checks dependencies between layers"))
    let layers =
      "eaves: 1\nlayers:\n  - name: screens\n    role: [view, viewModel]\n  - name: data\n    role: service\n"
    try own.add("q/eaves.yml", Array(layers.utf8))
    #expect(
      !own.eaves(check).out.contains("no rule checks dependencies between layers"), "\(own.eaves(check))")
    let views = try Sandbox([("q/V.swift", "struct V: View {}\n")])
    #expect(!views.eaves(check).out.contains("no rule checks dependencies between layers"))
  }

  @Test func `within a configured project nothing is begun, unless it is said`() throws {
    let sandbox = try Sandbox(Self.project + [(".git/", ""), ("eaves.yml", "eaves: 1\n")])
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("eaves: error: ~/eaves.yml already covers this folder; write the keys"),
      "\(heard.errors)")
    #expect(sandbox.text("p/eaves.yml") == nil)
    #expect(sandbox.eaves("init ~/p --force").status == .clean)
    #expect(sandbox.text("p/eaves.yml")?.contains("profile: clean-mvvm") == true)
    // Another repository is another project.
    let apart = try Sandbox(Self.project + [("p/.git/", ""), ("eaves.yml", "eaves: 1\n")])
    #expect(apart.eaves("init ~/p").status == .clean)
  }

  @Test(arguments: ["init ~/way", "init --root ~/way"])
  func `a link into a configured project leads to what speaks for it`(words: String) throws {
    let outer = [(".git/", ""), ("outer/eaves.yml", "eaves: 1\n"), ("outer/in/V.swift", "struct V {}\n")]
    let sandbox = try Sandbox(outer)
    try sandbox.link("way", to: "outer/in")
    let heard = sandbox.eaves(words)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("/outer/eaves.yml already covers this folder"), "\(heard.errors)")
    #expect(sandbox.text("outer/in/eaves.yml") == nil)
  }

  @Test func `above projects nothing is begun, unless it is said`() throws {
    let sandbox = try Sandbox(
      Self.project + [(".git/", ""), ("p/Libs/Trips/eaves.yml", "eaves: 1\nprofile: base\n")])
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: projects below have an eaves.yml: Libs/Trips; `eaves check` checks each project by its own "
        + "file; --force makes one file here for all projects\n")
    #expect(sandbox.text("p/eaves.yml") == nil)
    #expect(sandbox.eaves("init ~/p --force").status == .clean)
  }

  @Test func `a baseline that is there stays, unless it is said`() throws {
    let sandbox = try Sandbox(Self.project + [("p/eaves-baseline.json", "mine\n")])
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.out.contains("\nkept eaves-baseline.json\n"))
    #expect(
      heard.out.contains("1. `eaves check` fails on findings that are not in the baseline; "), "\(heard.out)")
    #expect(sandbox.text("p/eaves-baseline.json") == "mine\n")
  }

  @Test func `where the baseline cannot be written, the configuration stays`() throws {
    let files = [("p/eaves.yml", "eaves: 1\nprofile: none\n"), ("p/eaves-baseline.json/", "")]
    let sandbox = try Sandbox(Self.project + files)
    let heard = sandbox.eaves("init ~/p --force")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: ~/p/eaves-baseline.json cannot be written: a folder, not a file; nothing is written; "
        + "remove the obstacle, or run `eaves init` where you may write\n")
    #expect(sandbox.text("p/eaves.yml") == "eaves: 1\nprofile: none\n")
  }

  @Test func `one folder is the root`() throws {
    let heard = try Sandbox(Self.project).eaves("init ~/p/Sources --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors == "eaves: error: `--root` and `PATH` contradict each other; leave one of the two out\n")
  }

  @Test(arguments: ["own rules", "a \"b\" \\c", "line\nbreak\tand tab", "#x", "- y", "é: z", "'", "[a]"])
  func `a folder of any name is read back from the page`(_ name: String) {
    let page = ConfigurationText(
      start: StartingRules(profile: "base"), reason: nil, rules: [name], checks: name, baseline: name,
      profiles: ["base"])
    let loaded = ConfigurationLoader.load(SourceText(path: FilePath("eaves.yml"), text: page.text))
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.configuration.rules.map(\.text) == [name])
    #expect(loaded.configuration.checks?.text == name && loaded.configuration.baseline?.text == name)
  }

  @Test func `roles that nothing has are written as what the project may do without`() throws {
    // Names of another module have a role, and are no type of the project.
    let foreign = "struct Events: UIViewControllerRepresentable {\n  let c: EKEventEditViewController\n}\n"
    let sandbox = try Sandbox(Self.project + [(".git/", ""), ("p/Sources/Events.swift", foreign)])
    #expect(sandbox.eaves("init ~/p --profile clean-mvvm").status == .clean)
    let strict = sandbox.eaves("check ~/p --strict")
    #expect(strict.out.contains("no type has these roles, which active rules use: "), "\(strict)")
    let page = try #require(sandbox.text("p/eaves.yml"))
    let start = try #require(page.range(of: "# may-be-empty:\n"))
    let live = page[start.lowerBound...].replacing("# ", with: "").replacing("#   ", with: "  ")
    try sandbox.add("p/eaves.yml", Array((page[..<start.lowerBound] + live).utf8))
    let content = sandbox.eaves("check ~/p --strict").out
    for fault in ["no type has these roles", "which is not empty"] {
      #expect(!content.contains(fault), "\(content)")
    }
  }

  @Test func `nothing is overwritten unless it is said`() throws {
    let sandbox = try Sandbox(Self.project + [("p/eaves.yml", "not a configuration\n")])
    let heard = sandbox.eaves("init ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: there is already ~/p/eaves.yml; --force replaces this file and its baseline; "
        + "the reasons and owners in the baseline are lost\n")
    #expect(sandbox.text("p/eaves.yml") == "not a configuration\n")
    #expect(sandbox.eaves("init ~/p --force --profile vanilla-mv").status == .clean)
    #expect(sandbox.text("p/eaves.yml")?.contains("\nprofile: vanilla-mv\n") == true)
  }

  @Test func `own documents are found from where the file stands, whatever they are called`() throws {
    let sandbox = try Sandbox(
      Self.project + [(".git/", ""), ("own rules/no-store-in-views.md", Sample.rule())])
    let page = ConfigurationText(
      start: StartingRules(profile: "base"), reason: nil, rules: ["../own rules"], checks: nil, baseline: nil,
      profiles: ["base"])
    try sandbox.add("p/eaves.yml", Array(page.text.utf8))
    let heard = sandbox.eaves("config --for ~/p")
    #expect(heard.out.contains("../own rules"), "\(heard.errors)")
  }

  @Test func `folders that are named are written down, as seen from the file`() throws {
    let sandbox = try Sandbox(Self.project + [(".git/", ""), ("rules/no-store-in-views.md", Sample.rule())])
    #expect(sandbox.eaves("init ~/p --rules ~/rules --checks ~/rules").status == .clean)
    #expect(sandbox.text("p/eaves.yml")?.contains("\nrules: [\"../rules\"]\nchecks: \"../rules\"\n") == true)
    #expect(sandbox.eaves("check ~/p").status == .clean)
  }

  @Test func `what cannot be written is told, and nothing is left behind`() throws {
    let sandbox = try Sandbox(Self.project)
    let heard = sandbox.eaves("init ~/p --config ~/p/nowhere/eaves.yml")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("eaves: error: ~/p/nowhere/eaves.yml cannot be written: "), "\(heard.errors)")
    #expect(heard.out == "")
    let empty = try Sandbox([("p/", "")]).eaves("init ~/p")
    #expect(empty.status == .couldNotRun)
    #expect(empty.errors.contains("there is no Swift file"))
  }

  @Test(arguments: ["init ~/p/out", "init --follow ~/p/out", "init --config ~/p/out/eaves.yml ~/p"])
  func `nothing is written out of the work tree through a link`(line: String) throws {
    let sandbox = try Sandbox([
      ("p/.git/", ""), ("p/A.swift", "struct A {}\n"), ("far/B.swift", "struct B {}\n"),
    ])
    try sandbox.link("p/out", to: "../far")
    let heard = sandbox.eaves(line)
    #expect(heard.status == .couldNotRun, "\(heard.out)")
    #expect(!FileManager.default.fileExists(atPath: "\(sandbox.path)/far/eaves.yml"))
  }
}
