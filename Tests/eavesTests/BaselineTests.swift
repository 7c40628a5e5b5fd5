import EavesReporters
import Foundation
import Testing

@testable import eaves

/// The commands of the baseline, and what `check` makes of it.
@Suite struct BaselineTests {
  static let flags = "--root ~/p --rules ~/rules --profile none"
  /// The same with shipped rules beside the own one, for runs that leave it out.
  static let otherFlags = "--root ~/p --rules ~/rules --profile base"

  /// A project with two findings, and the rule that has them.
  private func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    try Sandbox(
      [
        ("p/Sources/TripList.swift", Sample.view), ("p/Sources/Trip.swift", Sample.quiet),
        ("p/Sources/Berths.swift", Sample.view.replacing("TripList", with: "Berths")),
        ("rules/no-store-in-views.md", Sample.rule()),
      ] + more)
  }

  private func baseline(_ sandbox: Sandbox) -> [String] {
    (sandbox.text("p/eaves-baseline.json") ?? "").split(separator: "\n").map(String.init)
  }

  private static let entry =
    #"{"rule": "no-store-in-views", "subject": "TripList", "member": "store", "verb": "holds", "#
    + #""object": "TripStore", "position": "property", "follows": "type", "members": 2}"#

  // MARK: Stale entries

  @Test(arguments: [("warn", eaves.ExitStatus.clean), ("fail", .findings)])
  func `what a stale entry does the configuration says`(_ stale: String, _ status: eaves.ExitStatus) throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("p/Sources/TripList.swift", Array(Sample.quiet.replacing("Trip", with: "Pier").utf8))
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nstale: \(stale)\n".utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.status == status, "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("1 stale baseline entry"), "\(heard.out)")
  }

  // MARK: An upgrade of Eaves

  @Test func `after an upgrade, entries with other facts are known, and an update rewrites them`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let page = try #require(sandbox.text("p/eaves-baseline.json"))
    func add(_ version: String) throws {
      let old = page.replacing("\"TripStore\"", with: "\"Store\"").replacing(
        WriterVersion.text, with: version)
      try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    }
    try add(WriterVersion.text)
    #expect(sandbox.eaves("check \(Self.flags)").status == .findings)
    #expect(sandbox.eaves("baseline update \(Self.flags)").out.contains("no entries, 2 dropped"))
    try add("0.0.9")
    let heard = sandbox.eaves("check \(Self.flags) --color never")
    #expect(heard.status == .clean, "\(heard.out)")
    #expect(heard.out.contains("suppressed: 2 places in the baseline\n"), "\(heard.out)")
    #expect(
      heard.out.contains("2 baseline entries re-keyed after an upgrade of Eaves (Sources/Berths.swift: "))
    let json = sandbox.eaves("check \(Self.flags) --format json").out
    #expect(json.contains("\"Sources/TripList.swift: TripList holds Store (no-store-in-views)\""), "\(json)")
    let narrowed = sandbox.eaves("check \(Self.flags) --report-path **/TripList.swift --color never").out
    #expect(narrowed.contains("1 baseline entry re-keyed"), "\(narrowed)")
    let updated = sandbox.eaves("baseline update \(Self.flags)")
    #expect(updated.status == .clean)
    #expect(updated.out.hasPrefix("eaves-baseline.json: 2 entries, 2 re-keyed after an upgrade of Eaves\n"))
    #expect(updated.out.contains("\n  ~ Sources/Berths.swift: Berths holds Store (no-store-in-views)\n"))
    #expect(sandbox.text("p/eaves-baseline.json") == page)
  }

  // MARK: Names that only look alike

  /// The letter K and the sign for kelvin, é in one scalar and in two: Swift's own `==` takes them for equal.
  @Test func `names that only look alike have findings of their own`() throws {
    let rule = Sample.rule("for: view\nnever:\n  holds: \"*Store\"")
    let views = ["\u{E9}", "e\u{301}"].map { "struct Qu\($0): View { let a: BerthStore }\n" }
    let sandbox = try Sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [R]\n"), ("p/R/berths.md", rule),
      ("p/A.swift", views.joined()),
    ])
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    let page = try #require(sandbox.text("p/eaves-baseline.json"))
    #expect(page.components(separatedBy: "berths").count == 3 && !page.contains("\"ordinal\": 1"), "\(page)")
  }

  @Test(arguments: [("Kit", "\u{212A}it"), ("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "Caf\u{E9}")])
  func `of names that only look alike none excuses the other`(_ name: String, _ other: String) throws {
    let view = Sample.view.replacing("TripList", with: "Berths")
    let sandbox = try Sandbox([
      ("p/\(name).swift", view), ("p/Trip.swift", Sample.quiet),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("p/\(name).swift", Array(Sample.quiet.replacing("Trip", with: "Berths").utf8))
    try sandbox.add("p/\(other).swift", Array(view.replacing("Berths", with: "Piers").utf8))
    #expect(sandbox.eaves("check \(Self.flags)").status == .findings)
    // An allowance in one is none in the other.
    let allowed = "// eaves:allow no-store-in-views -- for now\n" + view
    try sandbox.add("p/\(name).swift", Array(allowed.utf8))
    try sandbox.add("p/\(other).swift", Array(("//\n" + view.replacing("Berths", with: "Piers")).utf8))
    #expect(sandbox.eaves("check \(Self.flags) --no-baseline").status == .findings)
  }

  @Test func `of types whose names only look alike none excuses the other`() throws {
    let (one, other) = ("ACaf\u{E9}", "ACafe\u{301}")
    func text(_ breaks: String, _ quiet: String) -> String {
      Sample.view.replacing("TripList", with: breaks) + Sample.quiet.replacing("Trip", with: quiet)
    }
    let sandbox = try Sandbox([
      ("p/A.swift", text(one, other)), ("rules/no-store-in-views.md", Sample.rule()),
    ])
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("p/A.swift", Array(text(other, one).utf8))
    #expect(sandbox.eaves("check \(Self.flags)").status == .findings)
  }

  // MARK: write

  @Test func `writes what there is today, and the check passes`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("check \(Self.flags)").status == .findings)
    let heard = sandbox.eaves("baseline write \(Self.flags)")
    #expect(heard.status == .clean)
    #expect(heard.out == "wrote eaves-baseline.json: 2 entries\n  2  no-store-in-views\n")
    #expect(
      baseline(sandbox) == [
        "{", #"  "Sources/Berths.swift": ["#, "    " + Self.entry.replacing("TripList", with: "Berths"),
        "  ],",
        #"  "Sources/TripList.swift": ["#, "    " + Self.entry, "  ],",
        "  \"eaves-version\": \"\(WriterVersion.text)\",", #"  "eaves-baseline": 3"#, "}",
      ])
    let check = sandbox.eaves("check \(Self.flags) --color never")
    #expect(check.status == .clean)
    #expect(
      check.out.contains("no findings in 3 files")
        && check.out.contains("suppressed: 2 places in the baseline"))
    #expect(sandbox.eaves("check \(Self.flags) --no-baseline").status == .findings)
    let json = sandbox.eaves("check \(Self.flags) --format json").out
    #expect(json.split(separator: "\n").count { $0.contains("\"baselined\": true") } == 2)
    #expect(json.contains("\"HIGH\": 0"))
  }

  @Test func `never overwrites and never grows unasked`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let before = sandbox.text("p/eaves-baseline.json")
    try sandbox.add("p/Sources/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    let refused = sandbox.eaves("baseline write \(Self.flags)")
    #expect(refused.status == .couldNotRun)
    #expect(refused.errors.hasPrefix("eaves-baseline.json: error: there is a baseline already; "))
    let growing = sandbox.eaves("baseline write --force \(Self.flags)")
    #expect(growing.status == .couldNotRun)
    #expect(
      growing.errors
        == "eaves-baseline.json: error: the baseline would grow by 1 entry; "
        + "fix the new findings, or add them with --force --grow\n"
    )
    #expect(sandbox.text("p/eaves-baseline.json") == before)
    #expect(
      sandbox.eaves("baseline update \(Self.flags)").out
        == "eaves-baseline.json: 2 entries, nothing to drop\n")
    #expect(sandbox.text("p/eaves-baseline.json") == before)
    try sandbox.add("p/Sources/Berths.swift", Array(Sample.quiet.utf8))
    #expect(
      sandbox.eaves("baseline write --grow \(Self.flags)").out == """
        wrote eaves-baseline.json: 2 entries, +1 -1
          2  no-store-in-views
          + Sources/New.swift: New holds TripStore (no-store-in-views)
          - Sources/Berths.swift: Berths holds TripStore (no-store-in-views)

        """)
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
  }

  @Test func `what another profile left behind stays, and is named`() throws {
    let sandbox = try sandbox([("more/no-trips.md", Sample.rule("for: view\nnever:\n  holds: Trip"))])
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let other = "--root ~/p --rules ~/more --profile none"
    let kept = "2 entries of rules that do not run here"
    // Rules that nobody knows are judged: only what exists, and does not run, sleeps.
    #expect(sandbox.eaves("baseline update \(other)").out.contains("2 dropped"))
    let base = "--root ~/p --rules ~/rules --profile base"
    let isOff = Array("eaves: 1\noff:\n  - rule: no-store-in-views\n    reason: later\n".utf8)
    try sandbox.add("p/eaves.yml", isOff)
    #expect(sandbox.eaves("baseline write --grow --profile base --root ~/p --rules ~/rules").status == .clean)
    try sandbox.add("p/eaves.yml", Array("eaves: 1\n".utf8))
    #expect(sandbox.eaves("baseline write --grow \(base)").status == .clean)
    try sandbox.add("p/eaves.yml", isOff)
    let updated = sandbox.eaves("baseline update \(base)").out
    let line = "  \(kept) are kept (no-store-in-views 2); delete the entries of rules that will never run\n"
    #expect(updated.contains(line), "\(updated)")
    let before = sandbox.text("p/eaves-baseline.json")
    #expect(sandbox.eaves("baseline write --force \(base)").out.contains(line))
    #expect(sandbox.text("p/eaves-baseline.json") == before)
  }

  @Test func `a file that is no baseline is overwritten by force only`() throws {
    let sandbox = try sandbox([("p/eaves-baseline.json", "nonsense")])
    #expect(sandbox.eaves("baseline write --grow \(Self.flags)").status == .couldNotRun)
    #expect(sandbox.text("p/eaves-baseline.json") == "nonsense")
    #expect(sandbox.eaves("baseline write --force \(Self.flags)").status == .clean)
    #expect(baseline(sandbox).count == 10)
  }

  @Test func `reasons and owners stay`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let text = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(
      Self.entry,
      with: Self.entry.replacing(": 2}", with: ": 2, \"reason\": \"until v2\", \"owner\": \"@trips\"}"))
    try sandbox.add("p/eaves-baseline.json", Array(text.utf8))
    try sandbox.add("p/Sources/Berths.swift", Array(Sample.quiet.utf8))
    try FileManager.default.moveItem(
      atPath: "\(sandbox.path)/p/Sources/TripList.swift", toPath: "\(sandbox.path)/p/Sources/List.swift")
    #expect(
      sandbox.eaves("baseline update \(Self.flags)").out == """
        eaves-baseline.json: 1 entry, 1 dropped, 1 moved
          - Sources/Berths.swift: Berths holds TripStore (no-store-in-views)
          → Sources/List.swift: TripList holds TripStore (no-store-in-views)

        """)
    #expect(
      sandbox.text("p/eaves-baseline.json")?.contains(#""reason": "until v2", "owner": "@trips"}"#) == true)
    #expect(
      sandbox.eaves("baseline show \(Self.flags)").out == """
        eaves-baseline.json: 1 entry of 1 rule in 1 file
          1  HIGH  no-store-in-views  No Store in Views
        Sources/List.swift: TripList holds TripStore (no-store-in-views)
            reason: until v2
            owner: @trips
        owners: @trips 1

        """)
    let json = sandbox.eaves("baseline show --json \(Self.flags)").out
    #expect(json.contains("\"total\": 1,") && json.contains("\"owner\": \"@trips\""))
    #expect(json.contains("\"follows\": \"type\""))
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  // MARK: Moves

  /// Moves the view to another file.
  private func move(_ sandbox: Sandbox) throws {
    try FileManager.default.moveItem(
      atPath: "\(sandbox.path)/p/Sources/TripList.swift", toPath: "\(sandbox.path)/p/Sources/List.swift")
  }

  @Test func `a baseline of an older Eaves is read, and follows nothing until it is updated`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let old = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(#", "follows": "type""#, with: "")
      .replacing(": 2", with: ": 1")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
    try move(sandbox)
    let moved = sandbox.eaves("check \(Self.flags) --color never")
    #expect(moved.status == .findings)
    #expect(moved.out.contains("Sources/List.swift:2:14  `TripList` holds `TripStore`"))
    #expect(
      moved.out.contains(
        "fix: run `eaves baseline update`, which drops the entry; the entry has no `follows`, so it applies to this place only"
      ))
    #expect(
      sandbox.eaves("baseline update \(Self.flags)").out == """
        eaves-baseline.json: 1 entry, 1 dropped
          1 entry has more details about the code, to recognize findings after a move
          - Sources/TripList.swift: TripList holds TripStore (no-store-in-views)

        """)
  }

  @Test func `an update teaches an old baseline to follow`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let new = sandbox.text("p/eaves-baseline.json") ?? ""
    let old = new.replacing(#", "follows": "type""#, with: "").replacing(": 2", with: ": 1")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    #expect(
      sandbox.eaves("baseline update \(Self.flags)").out == """
        eaves-baseline.json: 2 entries, nothing to drop
          2 entries have more details about the code, to recognize findings after a move

        """)
    #expect(sandbox.text("p/eaves-baseline.json") == new)
    #expect(
      sandbox.eaves("baseline update \(Self.flags)").out
        == "eaves-baseline.json: 2 entries, nothing to drop\n")
    try move(sandbox)
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
  }

  @Test func `an entry whose rule did not run learns nothing`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let old = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(#", "follows": "type""#, with: "")
    try sandbox.add("p/eaves-baseline.json", Array(old.utf8))
    #expect(
      sandbox.eaves("baseline update --skip layer \(Self.flags)").out
        .hasPrefix(
          "eaves-baseline.json: 2 entries, nothing to drop\n  2 entries of rules that do not run here are kept "
        ))
    #expect(sandbox.text("p/eaves-baseline.json") == old)
  }

  @Test func `a fingerprint says nothing of what an entry follows`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    func fingerprints(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    }
    let shown = sandbox.eaves("baseline show --json \(Self.flags)").out
    #expect(shown.contains("\"1b80adf24f7721eb\""), "\(shown)")
    #expect(
      fingerprints(shown).map { $0.filter(\.isHexDigit) }
        == fingerprints(sandbox.eaves("check \(Self.flags) --format json").out).map {
          $0.filter(\.isHexDigit)
        })
  }

  @Test func `what is fixed in one place and broken in another is stale there and new here`() throws {
    let imports = Sample.rule("for: file\nnever:\n  imports: SwiftData")
    let view = "struct ContentView: View {\n  let store: TripStore\n}\n"
    let good = view.replacing("  let store: TripStore\n", with: "")
    let sandbox = try Sandbox([
      ("p/Sources/Cart/ContentView.swift", view), ("p/Sources/Trips/ContentView.swift", good),
      ("p/Sources/Trips/A.swift", "import SwiftData\n"), ("p/Sources/Trips/B.swift", "import Foundation\n"),
      ("rules/no-store-in-views.md", Sample.rule()), ("rules/no-data.md", imports),
    ])
    #expect(
      sandbox.eaves("baseline write \(Self.flags)").out.hasPrefix("wrote eaves-baseline.json: 2 entries\n"))
    #expect(baseline(sandbox).contains { $0.contains(#""also": ["Sources/Trips/ContentView.swift"]"#) })
    try sandbox.add("p/Sources/Cart/ContentView.swift", Array(good.utf8))
    try sandbox.add("p/Sources/Trips/ContentView.swift", Array(view.utf8))
    try sandbox.add("p/Sources/Trips/A.swift", Array("import Foundation\n".utf8))
    try sandbox.add("p/Sources/Trips/B.swift", Array("import SwiftData\n".utf8))
    let heard = sandbox.eaves("check \(Self.flags) --color never")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("Sources/Trips/ContentView.swift:2:14  `ContentView` holds `TripStore`"))
    #expect(heard.out.contains("Sources/Trips/B.swift:1:8  `B.swift` imports `SwiftData`"), "\(heard.out)")
    #expect(heard.out.contains("\n2 stale baseline entries"))
  }

  // MARK: Stale entries

  @Test func `what is fixed, stands twice or has no rule any more is stale`() throws {
    let sandbox = try sandbox()
    let twice = "    \(Self.entry),\n    \(Self.entry),\n"
    let gone = "    \(Self.entry.replacing("no-store-in-views", with: "no-such-rule")),\n"
    let fixed = "    \(Self.entry.replacing("TripStore", with: "OldStore"))\n"
    let lines =
      "{\n  \"Sources/TripList.swift\": [\n\(twice)\(gone)\(fixed)  ],\n  \"eaves-baseline\": 3\n}\n"
    try sandbox.add("p/eaves-baseline.json", Array(lines.utf8))
    let heard = sandbox.eaves("check \(Self.otherFlags) --color never --skip no-store-in-views")
    #expect(
      heard.out.contains(
        ":5:5  the entry `TripList holds TripStore` (no-such-rule) for Sources/TripList.swift"
          + " belongs to a rule that does not exist any more\n"))
    #expect(heard.out.contains("\n1 stale baseline entry · "))
    #expect(heard.status == .findings)
    let all = sandbox.eaves(
      "check \(Self.flags) --color never --fail-on never --report-path **/TripList.swift")
    #expect(all.status == .findings)
    #expect(
      all.out.contains(
        "eaves-baseline.json:4:5  the entry `TripList holds TripStore` (no-store-in-views)"
          + " for Sources/TripList.swift repeats line 3\n"))
    #expect(
      all.out.contains(
        "eaves-baseline.json:6:5  the entry `TripList holds OldStore` (no-store-in-views)"
          + " for Sources/TripList.swift matches no finding any more\n"))
    #expect(all.out.contains("3 MEDIUM · only what stands in **/TripList.swift\n"), "\(all.out)")
    #expect(sandbox.eaves("baseline update \(Self.flags)").status == .clean)
    #expect(baseline(sandbox).count == 7)
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func `a stale entry is said once in every format, a reason where one is kept`(_ format: String) throws {
    let sandbox = try sandbox()
    let stale = Self.entry.replacing("TripStore", with: "OldStore")
    let known = Self.entry.replacing(": 2}", with: ": 2, \"reason\": \"until v2\"}")
    let lines = "    \(stale),\n    \(known)\n"
    let page = "{\n  \"Sources/TripList.swift\": [\n\(lines)  ],\n  \"eaves-baseline\": 3\n}\n"
    try sandbox.add("p/eaves-baseline.json", Array(page.utf8))
    let out = sandbox.eaves("check \(Self.flags) --color never --format \(format)").out
    let saying =
      #/
      TripList\ holds\ OldStore(?:`|</code>)\ \\?\(no-store-in-views\\?\)
      \ for\ Sources.TripList\.swift\ matches\ no\ finding\ any\ more
      /#
    // JUnit names a case and its failure alike.
    let sayings = out.matches(of: saying).count
    #expect(sayings == (format == "junit" ? 2 : 1), "\(out)")
    #expect(out.matches(of: /OldStore/).count <= 4, "\(out)")
    if ["sarif", "junit"].contains(format) { #expect(out.contains("until v2"), "\(out)") }
  }

  /// What is out of sight is not fixed: neither in the file that is torn nor in another.
  @Test(arguments: [
    ("Sources/Trip.swift", "<<<<<<< HEAD\nstruct Trip {\n=======\nclass Trip {\n>>>>>>> x\n"),
    ("Sources/Trip.swift", "struct Trip { func a( {\n"),
    ("App.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n{ objects = { }; }\n"),
  ])
  func `nothing counts as fixed while a file is not understood`(path: String, unparsed: String) throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let before = sandbox.text("p/eaves-baseline.json")
    try sandbox.add("p/Sources/Berths.swift", Array("struct Berths {}\n".utf8))
    #expect(sandbox.eaves("check \(Self.flags)").out.contains("eaves-baseline"))
    try sandbox.add("p/\(path)", Array(unparsed.utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(!heard.out.contains("matches no finding"), "\(heard.out)")
    #expect(
      heard.out.contains(
        "1 entry of the baseline has no finding, and may be stale: Eaves cannot tell while \(path)"))
    #expect(sandbox.eaves("check \(Self.flags) --strict").status == .findings)
    let update = sandbox.eaves("baseline update \(Self.flags)")
    #expect(
      update.out.contains(
        "1 entry without a finding stays, because \(path) could not be parsed completely\n"),
      "\(update.out)")
    #expect(sandbox.text("p/eaves-baseline.json") == before)
  }

  @Test func `is judged only for rules and files that are reported on`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("p/Sources/Berths.swift", Array(Sample.quiet.utf8))
    #expect(sandbox.eaves("check \(Self.flags)").status == .findings)
    #expect(sandbox.eaves("check ~/p/Sources/Berths.swift \(Self.flags)").status == .findings)
    #expect(sandbox.eaves("check ~/p/Sources/TripList.swift \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("check \(Self.flags) --report-path **/Trip*.swift").status == .clean)
    #expect(sandbox.eaves("check \(Self.otherFlags) --skip layer").status == .clean)
    #expect(sandbox.eaves("check \(Self.flags) --no-baseline").out.contains("1 finding in 3 files"))
    #expect(
      sandbox.eaves("baseline update \(Self.flags) --skip layer").out.contains("2 entries, nothing to drop"))
  }

  @Test func `a finding that is allowed in place needs no entry`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let allowed = Sample.view.replacing(
      "  let store", with: "  // eaves:allow no-store-in-views -- legacy\n  let store")
    try sandbox.add("p/Sources/TripList.swift", Array(allowed.utf8))
    #expect(
      sandbox.eaves("check \(Self.flags)").out.contains(
        "suppressed: 1 place in the baseline · 1 place with `eaves:allow`\n1 stale"))
  }

  // MARK: Where it lies

  @Test func `the configuration names it, a flag overrules`() throws {
    let sandbox = try sandbox([
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\nbaseline: quality/known.json\n"),
      (".git/", ""),
      ("p/quality/", ""),
    ])
    let missing = sandbox.eaves("check ~/p")
    #expect(missing.status == .couldNotRun)
    #expect(
      missing.errors
        == "eaves.yml:4:11: error: the baseline quality/known.json cannot be read: no such file or folder; "
        + "`eaves baseline write` creates the file\n")
    #expect(sandbox.eaves("check ~/p --no-baseline").status == .findings)
    #expect(
      sandbox.eaves("baseline write --root ~/p").out
        == "wrote quality/known.json: 2 entries\n  2  no-store-in-views\n")
    #expect(sandbox.eaves("check ~/p").status == .clean)
    let other = sandbox.eaves("check ~/p --baseline ~/other.json")
    #expect(other.status == .couldNotRun)
    #expect(other.errors.hasPrefix("eaves: error: the baseline ../other.json cannot be read: "))
    let written = sandbox.eaves("baseline write --root ~/p --baseline ~/other.json")
    #expect(
      written.out.hasSuffix(
        "`eaves check` uses this file with --baseline ../other.json, or with `baseline: ../other.json` in eaves.yml\n"
      ))
    #expect(sandbox.eaves("check ~/p --baseline ~/other.json").status == .clean)
  }

  static let refused: [(String, String)] = [
    (
      "baseline update",
      "eaves: error: the baseline eaves-baseline.json cannot be read: no such file or folder; "
    ),
    (
      "baseline show",
      "eaves: error: the baseline eaves-baseline.json cannot be read: no such file or folder; "
    ),
    ("baseline", "eaves: error: `baseline` needs an argument; write `eaves baseline write`"),
    ("baseline shw", "eaves: error: `eaves baseline shw` does not exist; did you mean `show`? "),
    (
      "baseline update --grow",
      "eaves: error: `--grow` is no flag of `baseline update`; `--grow` is a flag of `baseline write`"
    ),
    ("baseline show --force", "eaves: error: `--force` is no flag of `baseline show`; "),
    ("baseline write --json", "eaves: error: `--json` is no flag of `baseline write`; "),
    ("baseline write --only nobody", "eaves: error: no rule and no tag is called `nobody`; "),
    ("baseline write --baseline ~/gone/b.json", "../gone/b.json: error: the baseline cannot be written: "),
    (
      "baseline write --force --baseline ~/p",
      "eaves: error: the baseline . cannot be read: a folder, not a file; "
    ),
    (
      "check --baseline a --no-baseline",
      "eaves: error: `--baseline` and `--no-baseline` contradict each other; "
    ),
    (
      "check --no-baseline --baseline ~/gone.json --grow",
      "eaves: error: `--grow` is no flag of `check`; `--grow` is a flag of"
    ),
  ]

  @Test(arguments: refused) func refuses(_ line: String, _ complaint: String) throws {
    let heard = try sandbox().eaves("\(line) \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.hasPrefix(complaint), "\(heard.errors)")
    #expect(heard.out == "")
  }

  @Test func `a baseline that is a link to nowhere is not passed over, nor made`() throws {
    let sandbox = try sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/eaves-baseline.json", withDestinationPath: "kept.json")
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("eaves: error: the baseline eaves-baseline.json cannot be read: no such file"))
    #expect(sandbox.eaves("baseline write \(Self.flags)").errors.contains("there is a baseline already"))
    let forced = sandbox.eaves("baseline write --force \(Self.flags)")
    #expect(forced.status == .couldNotRun)
    #expect(forced.errors.contains("nothing is written through one; name the file itself with --baseline"))
    #expect(sandbox.text("p/kept.json") == nil)
  }

  @Test func `an entry commands no terminal`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let text = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(
      "\"no-store-in-views\"", with: "\"\\u001b[31mred\"", maxReplacements: 1)
    try sandbox.add("p/eaves-baseline.json", Array(text.utf8))
    let heard = sandbox.eaves("baseline write --grow --only layer \(Self.flags)")
    #expect(heard.out.contains("  ␛[31mred\n") && !heard.out.contains("\u{1B}"), "\(heard.out)")
  }

  @Test func `one rule at a time`() throws {
    let other = Sample.rule("for: type\nnever: exists", impact: "LOW").replacing("layer", with: "types")
    let sandbox = try sandbox([("rules/no-types.md", other)])
    #expect(sandbox.eaves("baseline write \(Self.flags) --only layer").status == .clean)
    #expect(sandbox.eaves("check \(Self.flags) --fail-on LOW").out.contains("3 findings in 3 files"))
    #expect(sandbox.eaves("baseline update \(Self.flags) --only types").out.contains("2 entries, nothing"))
    let grown = sandbox.eaves("baseline write --grow --only types \(Self.flags)").out
    #expect(grown.hasPrefix("wrote eaves-baseline.json: 5 entries, +3\n  3  no-types  +3\n  2  no-store"))
    #expect(sandbox.eaves("check \(Self.flags) --fail-on LOW").status == .clean)
  }

  @Test func `a rule by an older name is the same rule`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("rules/views-hold-no-store.md", Array(Sample.rule().utf8))
    try sandbox.add("rules/_renamed.yml", Array("no-store-in-views: views-hold-no-store\n".utf8))
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/rules/no-store-in-views.md")
    #expect(sandbox.eaves("check \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("baseline update \(Self.flags)").status == .clean)
    #expect(sandbox.text("p/eaves-baseline.json")?.contains("\"views-hold-no-store\"") == true)
  }

  // MARK: Merging

  @Test func `a merge conflict stops the check, and an update resolves it`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    let old = Self.entry.replacing("TripStore", with: "OldStore")
    let conflict = """
      {
      <<<<<<< HEAD
        "Sources/Berths.swift": [
          \(Self.entry.replacing("TripList", with: "Berths"))
        ],
      =======
        "Sources/Trip.swift": [
          \(old)
        ],
      >>>>>>> theirs
        "Sources/TripList.swift": [
          \(Self.entry)
        ],
        "eaves-baseline": 3
      }

      """
    let whole = sandbox.text("p/eaves-baseline.json")
    try sandbox.add("p/eaves-baseline.json", Array(conflict.utf8))
    let heard = sandbox.eaves("check \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("eaves-baseline.json:2: error: an unresolved merge conflict; `eaves baseline "))
    #expect(sandbox.eaves("baseline update \(Self.flags)").out.contains("2 entries, 1 dropped"))
    #expect(sandbox.text("p/eaves-baseline.json") == whole)
  }
}
