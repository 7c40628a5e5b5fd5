import Foundation
import Testing

@testable import eaves

/// Several projects in one run: each by its own `eaves.yml`, told as one, and none of them silently left out.
@Suite struct MultiProjectCheckTests {
  private static let own = "eaves: 1\nprofile: none\nrules: [../rules]\n"

  /// Two projects with a finding each, and the rule of both.
  private func sandbox(
    _ a: String = own, _ b: String = own, _ more: [(path: String, text: String)] = []
  ) throws -> Sandbox {
    try Sandbox(
      [
        (".git/", ""), ("p/A/eaves.yml", a), ("p/B/eaves.yml", b), ("p/rules/no-store.md", Sample.rule()),
        ("p/A/Sources/TripList.swift", Sample.view),
        ("p/B/Sources/TripList.swift", Sample.view.replacing("TripList", with: "TripMap")),
      ] + more)
  }

  private func json(_ heard: CapturedOutput) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any], "\(heard.errors)")
  }

  @Test(arguments: ["check ~/p/A ~/p/B", "check ~/p"])
  func `named, or by the folder above them, each is checked and told once`(line: String) throws {
    let heard = try sandbox().eaves(line + " --color never")
    #expect(heard.status == .findings)
    let lines = heard.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "2 projects, each by its own configuration: A (none), B (none)")
    #expect(lines.contains { $0.hasPrefix("  A/Sources/TripList.swift:2:14  `TripList`") }, "\(heard.out)")
    #expect(lines.contains { $0.hasPrefix("  B/Sources/TripList.swift:2:14  `TripMap`") })
    #expect(heard.out.contains("\n2 findings in 2 files: 2 HIGH\nchecked: 1 rule on 2 views"))
  }

  @Test(arguments: ["write", "update", "show"])
  func `above projects there is no baseline that none of them would read`(verb: String) throws {
    let sandbox = try sandbox()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try ReaderDesk.program())
    process.arguments = ["baseline", verb]
    process.currentDirectoryURL = URL(fileURLWithPath: "\(sandbox.path)/p")
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      errors
        == "eaves: error: projects below have an eaves.yml and a baseline each: A, B; name one project "
        + "with --root, or pass --root . for one baseline of the whole folder\n")
    #expect(sandbox.text("p/eaves-baseline.json") == nil)
    #expect(sandbox.eaves("baseline write --root ~/p/A").status == .clean)
    #expect(sandbox.text("p/A/eaves-baseline.json") != nil)
  }

  @Test(arguments: ["--profile none --rules ~/p/rules", "--rules ~/p/rules --profile clean-mvvm"])
  func `a folder above, with the profile or rules of all of it, is one project`(flags: String) throws {
    let heard = try sandbox().eaves("check ~/p \(flags) --only no-store --color never")
    #expect(heard.status == .findings)
    #expect(!heard.out.contains("projects, each"))
    #expect(
      heard.out.contains("  A/Sources/TripList.swift:2:14")
        && heard.out.contains("  B/Sources/TripList.swift:2:14"))
  }

  @Test func `what is found is what is found in each alone`() throws {
    let sandbox = try sandbox(Self.own, "eaves: 1\nprofile: clean-mvvm\n")
    func facts(_ line: String, _ folder: String) throws -> Set<String> {
      let found = try json(sandbox.eaves(line))["findings"] as? [[String: Any]] ?? []
      return Set(found.map { "\(folder)\($0["path"] ?? ""):\($0["line"] ?? "") \($0["message"] ?? "")" })
    }
    let each = try facts("check ~/p/A --format json", "A/").union(
      try facts("check ~/p/B --format json", "B/"))
    #expect(try facts("check ~/p --format json", "") == each)
    #expect(!each.isEmpty)
  }

  @Test func `JSON names the projects, and says at the top only what all share`() throws {
    let same = try json(try sandbox().eaves("check ~/p --format json"))
    #expect(same["profile"] as? String == "none" && same["profileSource"] as? String == "config")
    let other = try json(
      try sandbox(Self.own, "eaves: 1\nprofile: clean-mvvm\n").eaves("check ~/p --format json"))
    #expect(other["profile"] is NSNull && other["profileSource"] as? String == "config")
    let projects = try #require(other["projects"] as? [[String: Any]])
    #expect(projects.map { $0["root"] as? String } == ["A", "B"])
    #expect(projects.map { $0["profile"] as? String } == ["none", "clean-mvvm"])
    #expect(projects.map { ($0["checked"] as? [String: Any])?["files"] as? Int } == [1, 1])
    #expect(projects.allSatisfy { ($0["baseline"] as? [String: Any])?["stale"] as? [String] == [] })
    #expect((other["checked"] as? [String: Any])?["files"] as? Int == 2)
    let alone = try json(try sandbox().eaves("check ~/p/A --format json"))
    #expect(alone["projects"] == nil)
  }

  @Test func `fingerprints of like findings in two projects differ`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/B/Sources/TripList.swift", Array(Sample.view.utf8))
    let findings = try json(sandbox.eaves("check ~/p --format json"))["findings"] as? [[String: Any]] ?? []
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test func `the worst of all is how the run ends`() throws {
    let lenient = Self.own + "fail-on: never\n"
    #expect(try sandbox(lenient, lenient).eaves("check ~/p").status == .clean)
    #expect(try sandbox(lenient, Self.own).eaves("check ~/p").status == .findings)
    let heard = try sandbox(Self.own, "eaves: 1\nprofile: noone\n").eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("B/eaves.yml:2:10: error: there is no profile `noone`;"), "\(heard.errors)")
    #expect(heard.out.isEmpty)
  }

  @Test func `all that keeps any of them from running is told at once`() throws {
    let heard = try sandbox("eaves: 1\nprofile: noone\n", Self.own + "colour: red\n").eaves("check ~/p")
    #expect(heard.complaints.count == 2, "\(heard.errors)")
    #expect(heard.complaints[1].hasPrefix("B/eaves.yml:4:1: error: unknown key `colour`"))
  }

  @Test func `each has its own baseline`() throws {
    let sandbox = try sandbox(Self.own + "baseline: known.json\n", Self.own)
    #expect(sandbox.eaves("baseline write --root ~/p/A").status == .clean)
    let heard = sandbox.eaves("check ~/p")
    #expect(
      heard.out.contains("\n1 finding in 2 files")
        && heard.out.contains("suppressed: 1 place in the baseline"))
    try sandbox.add("p/A/Sources/TripList.swift", Array(Sample.quiet.utf8))
    let stale = sandbox.eaves("check ~/p --format json")
    #expect(stale.out.contains("\"A/Sources/TripList.swift: "), "\(stale.out)")
    let findings = try json(stale)["findings"] as? [[String: Any]] ?? []
    #expect(findings.contains { $0["path"] as? String == "A/known.json" })
  }

  @Test func `what lies beside the projects is checked too, as far as there is Swift`() throws {
    let heard = try sandbox(Self.own, Self.own, [("p/Tools/Script.swift", Sample.quiet)]).eaves("check ~/p")
    #expect(
      heard.out.hasPrefix(
        "3 projects, each by its own configuration: . (base, as the survey says), A (none), B (none)\n"),
      "\(heard.out)")
    #expect(heard.out.contains("\n2 findings in 3 files"))
  }

  @Test func `one project below, and nothing beside it, is that project`() throws {
    let sandbox = try Sandbox([
      (".git/", ""), ("p/A/eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"),
      ("p/A/rules/no-store.md", Sample.rule()), ("p/A/TripList.swift", Sample.view),
    ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.hasPrefix("1 project, by its own configuration: A (none)\n"), "\(heard.out)")
    #expect(heard.out.contains("  A/TripList.swift:2:14  `TripList` holds `TripStore`"))
  }

  @Test func `a project within another is a project of its own`() throws {
    let sandbox = try sandbox(
      Self.own, Self.own,
      [
        ("p/A/Packages/C/eaves.yml", "eaves: 1\nprofile: none\nrules: [../../../rules]\n"),
        ("p/A/Packages/C/Row.swift", Sample.view),
      ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("A (none), A/Packages/C (none), B (none)\n"), "\(heard.out)")
    #expect(heard.out.contains("\n3 findings in 3 files"), "\(heard.out)")
  }

  @Test(arguments: ["check ~/p/A ~/p/Libs", "check ~/p ~/p/A"])
  func `a folder that holds projects is all of them, beside a configured one too`(line: String) throws {
    let sandbox = try sandbox(
      Self.own, Self.own,
      [
        ("p/Libs/C/eaves.yml", "eaves: 1\nprofile: none\nrules: [../../rules]\n"),
        ("p/Libs/C/Row.swift", Sample.view.replacing("TripList", with: "Row")),
      ])
    let heard = sandbox.eaves(line + " --color never")
    #expect(heard.out.contains("A (none)") && heard.out.contains("C (none)"), "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("`Row` holds `TripStore`") && heard.out.contains("`TripList` holds"))
  }

  @Test func `rules that are off in a project are counted above it`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: clean-mvvm\n", "eaves: 1\nprofile: clean-mvvm\n")
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("\nnot run: 5 rules off by default"), "\(heard.out)")
  }

  @Test func `a rule of all projects is known to each, if nothing lies beside them`() throws {
    let heard = try sandbox().eaves("check ~/p --only no-store --color never")
    #expect(heard.status == .findings && heard.out.contains("\n2 findings in 2 files"), "\(heard.errors)")
  }

  @Test func `part of a project is none of its own`() throws {
    let sandbox = try sandbox(Self.own, "eaves: 1\noff: []\n".replacing("off: []\n", with: ""))
    let heard = sandbox.eaves("check ~/p/A ~/p/A/Sources")
    #expect(!heard.out.contains("projects"), "\(heard.out)\(heard.errors)")
  }

  @Test func `one that is named beside a configured one is surveyed`() throws {
    let sandbox = try sandbox(Self.own, Self.own, [("p/C/Row.swift", Sample.quiet)])
    let heard = sandbox.eaves("check ~/p/A ~/p/C")
    #expect(heard.out.hasPrefix("2 projects, each by its own configuration: A (none), C (base, as"))
    let gone = sandbox.eaves("check ~/p/A ~/p/D")
    #expect(gone.status == .couldNotRun && gone.errors.contains("there is no file or folder `~/p/D`"))
  }

  @Test func `a configured folder above speaks for all below it, unless they are named`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [rules]\n".utf8))
    #expect(sandbox.eaves("check ~/p").out.contains("\n2 findings in 2 files"))
    #expect(!sandbox.eaves("check ~/p").out.contains("projects"))
    #expect(sandbox.eaves("check ~/p/A ~/p/B").out.hasPrefix("2 projects, "))
  }

  @Test func `what a configured folder above speaks for is told`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [rules]\n".utf8))
    let said = "A and 1 more have an eaves.yml with a profile, which this check ignores"
    #expect(sandbox.eaves("check ~/p").out.contains(said))
    #expect(sandbox.eaves("check ~/p --format json").out.contains(said))
    #expect(sandbox.eaves("report ~/p --output -").out.contains(said))
    #expect(sandbox.eaves("check ~/p --strict").out.contains("name the folder as an argument"))
    for line in ["~/p ~/p/A ~/p/B", "~/p --profile none", "~/p/rules", "~/p --config ~/p/eaves.yml"] {
      let heard = sandbox.eaves("check \(line)")
      #expect(!(heard.out + heard.errors).contains("which this check ignores"), "\(line): \(heard.out)")
    }
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [rules]\nexclude: [B/**]\n".utf8))
    #expect(sandbox.eaves("check ~/p").out.contains("A has an eaves.yml with a profile, which this"))
  }

  @Test func `a page takes several by one rule only where that is said, or where a root is named`() throws {
    let each = "2 projects, each by its own configuration: A (none), B (none)"
    #expect(try sandbox().eaves("report ~/p --output -").out.contains(each))
    let spoken = try sandbox().eaves("report ~/p --output - --profile base").out
    #expect(!spoken.contains(each) && !spoken.contains("which this check ignores"))
    let rooted = try sandbox().eaves("report --root ~/p --output -").out
    #expect(!rooted.contains(each) && rooted.contains("which this check ignores"))
  }

  @Test func `files report on themselves, and say so`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/A/Sources/Other.swift", Array(Sample.view.replacing("TripList", with: "Other").utf8))
    let heard = sandbox.eaves("check ~/p/A/Sources/Other.swift ~/p/B --color never")
    #expect(heard.out.contains("\n2 findings in 3 files"), "\(heard.out)")
    #expect(heard.out.contains(" · A: only what stands in Sources/Other.swift\n"))
  }

  @Test(arguments: ["--watch", "--baseline ~/b.json", "--report-path **"])
  func `what means one project is refused`(flag: String) throws {
    let heard = try sandbox().eaves("check ~/p/A ~/p/B \(flag)")
    #expect(heard.status == .couldNotRun)
    let name = flag.split(separator: " ")[0]
    #expect(
      heard.errors.hasPrefix(
        "eaves: error: \(name) takes one project, not several: A, B; check one project"),
      "\(heard.errors)")
  }

  @Test func `one report has one format and one file`() throws {
    let heard = try sandbox(Self.own + "format: json\n", Self.own + "format: sarif\n").eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains(
        "have different values of `format`, but the run writes one report: `json` in A/eaves.yml"))
    #expect(try sandbox(Self.own + "format: json\n").eaves("check ~/p").out.hasPrefix("{"))
    let file = try sandbox(Self.own + "output: out.txt\n")
    #expect(file.eaves("check ~/p").errors.contains("`output` in A/eaves.yml is for the report of one"))
    #expect(file.eaves("check ~/p --output ~/all.txt").status == .findings)
    #expect(file.text("all.txt")?.contains("2 findings in 2 files") == true)
    #expect(file.text("p/A/out.txt") == nil)
  }

  @Test(
    arguments: ["json", "sarif", "xcode", "github", "gitlab", "junit", "checkstyle", "markdown", "agent"])
  func `every format has the paths of the common folder`(format: String) throws {
    let heard = try sandbox().eaves("check ~/p --format \(format)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("A/Sources/TripList.swift") && heard.out.contains("B/Sources/TripList.swift"))
  }

  @Test func `a disk full of projects is refused by their number`() throws {
    let many = (0..<501).map { ("p/N\($0)/eaves.yml", "eaves: 1\nprofile: none\n") }
    let heard = try Sandbox(many).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains("501 files called eaves.yml here name a profile, and 500"), "\(heard.errors)")
  }

  @Test func `names of folders command no terminal`() throws {
    let sandbox = try sandbox(
      Self.own, Self.own,
      [
        ("p/\u{1B}[31mC/eaves.yml", Self.own), ("p/\u{1B}[31mC/Row.swift", Sample.view),
      ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(!heard.out.contains("\u{1B}") && heard.out.contains("␛[31mC"), "\(heard.out)")
  }

  @Test func `a rule of one project and one of another may have one name`() throws {
    let layers = "layers:\n  - name: a\n    folders: Sources/A\n  - name: b\n    folders: Sources/B\n"
    let files = ["A", "B"].flatMap { project in
      [
        ("p/\(project)/Sources/A/A.swift", "struct A {}\n"),
        ("p/\(project)/Sources/B/B.swift", "struct B { let a: A }\n"),
      ]
    }
    let heard = try sandbox(Self.own + layers, Self.own + layers, files).eaves("check ~/p --format json")
    let rules = try json(heard)["rules"] as? [[String: Any]] ?? []
    #expect(rules.filter { $0["id"] as? String == "layers-b" }.count == 1)
    #expect((try json(heard)["findings"] as? [Any])?.count == 4)
  }

  @Test func `two documents of one id are both told`() throws {
    let own = "eaves: 1\nprofile: none\nrules: [rules]\n"
    let heard = try sandbox(
      own, own,
      [
        ("p/A/rules/no-store.md", Sample.rule()),
        ("p/B/rules/no-store.md", Sample.rule().replacing("## No Store", with: "## Never a Store")),
      ]
    ).eaves("check ~/p --format sarif")
    let sarif = try json(heard)
    let runs = sarif["runs"] as? [[String: Any]]
    let driver = (runs?[0]["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = (driver?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "no-store" }
    let help = (rule?["help"] as? [String: Any])?["markdown"] as? String ?? ""
    #expect(help.contains("No Store") && help.contains("The rule of this id in B:"), "\(help)")
  }

  @Test func `advice about a stale entry names the project that it is of`() throws {
    let own = Self.own + "baseline: known.json\n"
    let sandbox = try sandbox(own, own)
    for project in ["A", "B"] {
      #expect(sandbox.eaves("baseline write --root ~/p/\(project)").status == .clean)
    }
    try sandbox.add("p/A/Sources/TripList.swift", Array(Sample.quiet.utf8))
    let stale = sandbox.eaves("check ~/p --color never").out
    #expect(stale.contains("run `eaves baseline update --root A`, which drops the entry"), "\(stale)")
    #expect(
      sandbox.eaves("check ~/p/A --color never").out.contains(
        "run `eaves baseline update`, which drops the entry"))
  }

  // MARK: Where a project begins

  @Test func `a configuration that is none is an error, and no part of the rest`() throws {
    let sandbox = try sandbox(Self.own, Self.own, [("p/C/eaves.yml/", ""), ("p/C/Row.swift", Sample.view)])
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix(
        "C/eaves.yml: error: this eaves.yml cannot be read, so Eaves cannot tell whether a project begins here: a folder, not a file"
      ),
      "\(heard.errors)")
  }

  @Test func `one that is a pipe, or leads out of the repository, is one as well`() throws {
    for isPipe in [true, false] {
      let sandbox = try sandbox(Self.own, Self.own, [("p/C/Row.swift", Sample.view)])
      let place = "\(sandbox.path)/p/C/eaves.yml"
      if isPipe {
        #expect(unsafe mkfifo(place, 0o600) == 0)
      } else {
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/etc/hosts")
      }
      let heard = sandbox.eaves("check ~/p")
      #expect(
        heard.status == .couldNotRun && heard.errors.hasPrefix("C/eaves.yml: error:"), "\(heard.errors)")
    }
  }

  // MARK: Links

  @Test func `a link beside the projects that leads out is told, and ends nothing`() throws {
    let sandbox = try sandbox()
    try sandbox.link("p/Out.swift", to: "/etc/hosts")
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.status == .findings, "\(heard.errors)")
    #expect(heard.out.contains("2 findings in 2 files"))
    #expect(
      heard.out.contains("Out.swift:1:1: not understood: a link that leads out of the project"),
      "\(heard.out)")
  }

  @Test func `a project that two ways lead to is one`() throws {
    let sandbox = try sandbox()
    try sandbox.link("p/C", to: "A")
    let alone = sandbox.eaves("check ~/p/A --color never")
    for line in ["check ~/p/A ~/p/C", "check ~/p/C ~/p/A/Sources/TripList.swift"] {
      let heard = sandbox.eaves(line + " --color never")
      #expect(heard.status == .findings, "\(heard.errors)")
      #expect(heard.out.contains("1 finding in 1 file"), "\(heard.out)")
    }
    #expect(alone.out.contains("1 finding in 1 file"))
    #expect(sandbox.eaves("check ~/p/A ~/p/C ~/p/B --color never").out.contains("2 findings in 2 files"))
  }

  @Test func `a rule that all have alike is explained once`() throws {
    let heard = try sandbox(
      "eaves: 1\nprofile: none\nrules: [../rules]\n", Self.own, [("p/D/eaves.yml", Self.own)]
    ).eaves("check ~/p --format sarif")
    #expect(heard.out.components(separatedBy: "No Store").count < 8, "\(heard.out.count)")
    #expect(!heard.out.contains("The rule of this id in"))
  }
}
