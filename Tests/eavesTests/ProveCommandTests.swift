import Foundation
import Testing

@testable import eaves

/// Violations that are planted into a small project: each way to break a rule, each cause of a miss, and the bounds of
/// the command.
@Suite struct ProveCommandTests {
  private static let files: [(path: String, text: String)] = [
    ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\n"),
    (
      "p/Sources/TripList.swift",
      "import SwiftUI\nstruct TripList: View {\n  var body: some View { Text(\"\") }\n}\n"
    ),
    (
      "p/Sources/MapView.swift",
      "import SwiftUI\nstruct MapView: View {\n  let title: String\n  var body: some View { Text(title) }\n}\n"
    ),
    (
      "p/Sources/TripRepository.swift",
      "import Foundation\nprotocol TripRepository { func load() async throws -> [String] }\nfinal class LiveTripRepository: TripRepository {\n  func load() async throws -> [String] { [] }\n}\n"
    ),
    ("p/Sources/Titles.swift", "enum Titles { static let trips = \"Trips\" }\n"),
  ]

  /// A rule page with a check; its examples do not matter here.
  private static func page(_ check: String) -> String {
    """
    ---
    title: Views must not do this
    impact: HIGH
    impactDescription: screens cannot be tested
    tags: layer
    ---

    ## Views must not do this

    Views show values.

    **Check:**

    ```yaml
    \(check)
    ```

    """
  }

  private func sandbox(
    _ check: String, configuration: String? = nil, more: [(path: String, text: String)] = []
  ) throws -> Sandbox {
    var files = Self.files + more + [("p/Rules/planted.md", Self.page(check))]
    if let configuration { files[0].text = configuration }
    return try Sandbox(files)
  }

  private struct Proof: Decodable {
    struct Rule: Decodable {
      let rule: String
      let planted: Int
      let caught: Int
      let unknown: Int
      let missed: [Miss]
      let plants: [Plant]
    }
    struct Miss: Decodable {
      let plant: String
      let path: String
      let line: Int
      let cause: String
      let why: String
    }
    struct Edit: Decodable {
      let path: String
      let offset: Int
      let text: String
    }
    struct Plant: Decodable {
      let plant: String
      let path: String
      let line: Int
      let verdict: String
      let edits: [Edit]
    }
    struct Unplanted: Decodable {
      let rule: String
      let why: String
    }
    let share: Int
    let checks: Int
    let rules: [Rule]
    let notPlanted: [Unplanted]
  }

  private func proof(_ sandbox: Sandbox, _ flags: String = "") throws -> Proof {
    let heard = sandbox.eaves("prove --root ~/p --format json \(flags)")
    #expect(heard.errors.isEmpty, "\(heard.errors)")
    return try JSONDecoder().decode(Proof.self, from: Data(heard.out.utf8))
  }

  // MARK: Ways to break a rule

  @Test(arguments: [
    ("holds: repository", "private var "), ("accepts: repository", "(_ value: "),
    ("exposes: repository", "TripRepository"), ("creates: repository", "_ = LiveTripRepository()"),
    ("calls: repository", "value.load()"), ("mentions: repository", "TripRepository"),
    ("mentions: URLSession", "URLSession"), ("uses: repository", "TripRepository"),
    ("calls: \".formatted()\"", ".formatted()"), ("holds: \"@AppStorage\"", "@AppStorage private var"),
    ("calls: \"UserDefaults.standard\"", "UserDefaults.standard"), ("creates: network", "()"),
  ])
  func `plants each verb, and the check catches each plant`(verb: String, code: String) throws {
    let proof = try proof(sandbox("for: view\nnever:\n  \(verb)"), "--sample 4")
    let rule = try #require(proof.rules.first)
    #expect(rule.planted >= 2)
    #expect(rule.caught == rule.planted, "\(rule.missed)")
    #expect(rule.plants.allSatisfy { $0.edits.first?.text.contains(code) ?? false }, "\(rule.plants)")
  }

  @Test func `plants imports above the first import of a file`() throws {
    let proof = try proof(
      sandbox("for: file\nthat:\n  - declares: view\nnever:\n  imports: [CoreData, SwiftData]"), "--sample 4")
    let rule = try #require(proof.rules.first)
    #expect(rule.planted == 4)
    #expect(rule.caught == 4, "\(rule.missed)")
    #expect(rule.plants.allSatisfy { $0.line == 1 })
  }

  @Test func `plants what is not on a list of allowed imports`() throws {
    let proof = try proof(
      sandbox("for: file\nthat:\n  - declares: view\nonly:\n  imports: [SwiftUI, Foundation]"), "--sample 4")
    let rule = try #require(proof.rules.first)
    #expect(rule.caught == rule.planted, "\(rule.missed)")
    #expect(rule.planted == 4)
  }

  @Test func `plants what code reaches, also through a function in another file`() throws {
    let proof = try proof(sandbox("for: view\nnever:\n  reaches: network"), "--sample 6")
    let rule = try #require(proof.rules.first)
    #expect(rule.caught == 6, "\(rule.missed)")
    let indirect = rule.plants.filter { $0.edits.count > 1 && Set($0.edits.map(\.path)).count == 2 }
    #expect(indirect.count == 3)
    #expect(indirect.allSatisfy { $0.plant.contains(" through a function in ") })
  }

  @Test func `plants at the place that a rule looks at`() throws {
    let proof = try proof(
      sandbox("for: view\nnever:\n  creates: Task\n  inside: \".onAppear\""), "--sample 2")
    let rule = try #require(proof.rules.first)
    #expect(rule.caught == 2, "\(rule.missed)")
    #expect(rule.plants.allSatisfy { $0.edits[0].text.contains(".onAppear { _ = Task() }") })
  }

  @Test(arguments: [
    ("never:\n  lines: 81..\n  inside: body", "limits the kind, name or size of a type"),
    ("never: exists", "limits the kind, name or size of a type"),
    ("always:\n  marked: final", "requires something, which a new line cannot break"),
    ("never:\n  conforms: Hashable", "uses `conforms`, which cannot be planted"),
  ])
  func `names what no plant breaks`(frame: String, why: String) throws {
    let other = Self.page("for: view\nnever:\n  holds: repository")
    let sandbox = try sandbox("for: view\n\(frame)", more: [("p/Rules/other.md", other)])
    let proof = try proof(sandbox)
    #expect(proof.rules.map(\.rule) == ["other"])
    #expect(proof.notPlanted.map(\.rule) == ["planted"])
    #expect(proof.notPlanted.map(\.why) == [why])
    let alone = sandbox.eaves("prove planted --root ~/p")
    #expect(alone.status == .couldNotRun)
    #expect(alone.errors.contains("nothing was planted"), "\(alone.errors)")
  }

  // MARK: Misses

  private func causes(_ sandbox: Sandbox) throws -> Set<String> {
    Set(try proof(sandbox, "--sample 20").rules.flatMap(\.missed).map(\.cause))
  }

  @Test func `an excluded view is a miss`() throws {
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository",
      configuration: "eaves: 1\nprofile: none\nrules: [Rules]\nexclude: [\"**/MapView.swift\"]\n")
    #expect(try causes(sandbox) == ["excluded"])
  }

  @Test func `a view that is exempt by its name is a miss`() throws {
    let view = "import SwiftUI\nstruct MockCard: View {\n  var body: some View { Text(\"\") }\n}\n"
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository", more: [("p/Sources/MockCard.swift", view)])
    #expect(try causes(sandbox) == ["exempt"])
  }

  @Test func `a comment and a folder that turn the rule off are misses`() throws {
    let allowed =
      "import SwiftUI\n// eaves:allow planted -- legacy\nstruct OldCard: View {\n  var body: some View { Text(\"\") }\n}\n"
    let view = "import SwiftUI\nstruct NewCard: View {\n  var body: some View { Text(\"\") }\n}\n"
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository",
      more: [
        ("p/Sources/OldCard.swift", allowed), ("p/Sources/Old/NewCard.swift", view),
        ("p/Sources/Old/eaves.yml", "eaves: 1\noff:\n  - rule: planted\n    reason: legacy\n"),
      ])
    #expect(try causes(sandbox) == ["suppressed", "off"])
  }

  @Test func `an exception of the rule is a miss`() throws {
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository\nexcept:\n  - name: TripRepository")
    #expect(try causes(sandbox) == ["excepted"])
  }

  // MARK: The command

  @Test func `the same seed draws the same plants, and another seed others`() throws {
    let sandbox = try sandbox("for: view\nnever:\n  mentions: [repository, network, database]")
    let line = "prove --root ~/p --format json --seed "
    let first = sandbox.eaves(line + "7")
    #expect(first.out == sandbox.eaves(line + "7 --jobs 1").out)
    #expect(first.out != sandbox.eaves(line + "8").out)
    #expect(sandbox.eaves("prove --root ~/p").out == sandbox.eaves("prove --root ~/p --seed 1").out)
  }

  @Test func `fails where less is caught than demanded`() throws {
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository\nexcept:\n  - name: TripRepository")
    #expect(sandbox.eaves("prove --root ~/p").status == .clean)
    #expect(sandbox.eaves("prove --root ~/p --at-least 0").status == .clean)
    let short = sandbox.eaves("prove --root ~/p --at-least 100%")
    #expect(short.status == .findings && short.errors.contains("which is less than --at-least 100"))
    let complete = try self.sandbox("for: view\nnever:\n  holds: repository")
    #expect(complete.eaves("prove --root ~/p --at-least 100").status == .clean)
  }

  @Test(arguments: [
    ("prove nothing --root ~/p", "no rule and no tag is called `nothing`"),
    ("prove view-no-any-view --root ~/p", "the rule view-no-any-view is not active here"),
    ("prove --root ~/p --at-least 101", "`101` is no percentage from 0 to 100"),
    ("prove --root ~/p --at-least 0.9", "`0.9` is no percentage from 0 to 100"),
    ("prove --root ~/p --at-least most", "`most` is no percentage from 0 to 100"),
    ("prove --root ~/p --sample 0", "`0` is no whole number from 1 to 1000"),
    ("prove --root ~/p --seed -1", "`-1` is no whole number from 0 on"),
    ("prove --root ~/nowhere", "nowhere"),
  ])
  func `bad usage exits with 2`(line: String, cause: String) throws {
    let heard = try sandbox("for: view\nnever:\n  holds: repository").eaves(line)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(cause), "\(heard.errors)")
    #expect(heard.out.isEmpty)
  }

  @Test func `writes nothing into the project`() throws {
    let sandbox = try sandbox("for: view\nnever:\n  reaches: network")
    func contents() throws -> [String: String?] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: sandbox.path).sorted()
      return Dictionary(uniqueKeysWithValues: names.map { ($0, sandbox.text($0)) })
    }
    let before = try contents()
    _ = sandbox.eaves("prove --root ~/p")
    #expect(try contents() == before)
  }

  @Test func `the text leads with the verdict, and ends with the share`() throws {
    let sandbox = try sandbox(
      "for: view\nnever:\n  holds: repository\nexcept:\n  - name: TripRepository")
    let lines = sandbox.eaves("prove --root ~/p --sample 4").out.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("caught ") ?? false, "\(lines)")
    #expect(lines[1].hasPrefix("rule  "))
    #expect(lines.contains { $0.hasPrefix("missed: an exception of the rule applies (") })
    #expect(lines.last?.hasSuffix("(seed 1); no file was changed") ?? false)
  }

  // MARK: Verdicts

  /// Every plant, made as an edit on disk, is reported by a check where the proof says so.
  @Test func `a verdict is that of a real edit`() throws {
    let sandbox = try Sandbox(Self.files + [("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\n")])
    let proof = try proof(sandbox, "--sample 5")
    var compared = 0
    for rule in proof.rules {
      for plant in rule.plants {
        let isFound = try isFound(plant, of: rule.rule, in: sandbox)
        #expect(isFound == (plant.verdict == "caught"), "\(rule.rule) \(plant)")
        compared += 1
      }
    }
    #expect(compared > 40)
  }

  private func isFound(_ plant: Proof.Plant, of rule: String, in sandbox: Sandbox) throws -> Bool {
    var saved: [String: String] = [:]
    for edit in plant.edits.sorted(by: { $0.offset > $1.offset }) {
      let text = try #require(sandbox.text("p/\(edit.path)"))
      if saved[edit.path] == nil { saved[edit.path] = text }
      var bytes = Array(text.utf8)
      bytes.insert(contentsOf: Array(edit.text.utf8), at: edit.offset)
      try sandbox.add("p/\(edit.path)", bytes)
    }
    let heard = sandbox.eaves("check --root ~/p --only \(rule) --format json")
    for (path, text) in saved { try sandbox.add("p/\(path)", Array(text.utf8)) }
    let report = try JSONDecoder().decode(Report.self, from: Data(heard.out.utf8))
    return report.findings.contains { finding in
      finding.rule == rule
        && ([Report.Place(path: finding.path, line: finding.line)] + finding.related + finding.hops)
          .contains { $0.path == plant.path && isPlanted($0.line, plant) }
    }
  }

  /// The planted lines: that of the plant, and an import above it.
  private func isPlanted(_ line: Int, _ plant: Proof.Plant) -> Bool {
    line == plant.line || line == 1 && plant.edits.contains { $0.text.hasPrefix("import ") }
  }

  private struct Report: Decodable {
    struct Place: Decodable {
      let path: String
      let line: Int
    }
    struct Finding: Decodable {
      let rule: String
      let path: String
      let line: Int
      let related: [Place]
      let hops: [Place]
    }
    let findings: [Finding]
  }
}
