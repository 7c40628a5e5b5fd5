import EavesDocuments
import EavesFindings
import EavesOutline
import EavesSession
import EavesSource
import Testing

/// What an upgrade of Eaves does to a baseline: entries that the version before wrote with other facts.
@Suite struct BaselineRekeyTests {
  private static let ruleSet: RuleSet = {
    let roles = SourceText(
      path: FilePath("Rules/_roles.yml"), text: "layers:\n  view:\n    - conforms: View\n")
    let page = SourceText(
      path: FilePath("no-session.md"),
      text: """
        ---
        title: No session
        impact: HIGH
        impactDescription: less
        ---

        ## No session

        **Check:**

        ```yaml
        for: view
        never:
          calls: [URLSession, FileManager]
        ```

        """)
    let renamed = SourceText(path: FilePath("_renamed.yml"), text: "no-network: no-session\n")
    return RuleSet(shipped: [roles], own: [[page, renamed]])
  }()

  private static let path = FilePath("A.swift")

  /// A view, each member on a line of its own: what it calls by what it is called.
  private func view(_ members: [(name: String, calls: [String])], _ name: String = "Pier") -> String {
    "struct \(name): View {\n"
      + members.map { member in
        "  func \(member.name)() { "
          + member.calls.map { $0 == "URLSession" ? "\($0).shared.reset()" : "\($0).default.reset()" }
          .joined(separator: "; ") + " }\n"
      }.joined() + "}\n"
  }

  private func session(
    _ text: String, _ baseline: Baseline?, version: String = "2", then: RevisionReport? = nil,
    only: [String] = []
  ) -> CheckSession {
    var options = CheckOptions(profile: "none", profileSource: .flag)
    (options.baseline, options.version, options.then, options.only) = (baseline, version, then, only)
    return CheckSession(
      scan: ProjectScan(outlines: [Outline(scanning: SourceText(path: Self.path, text: text))]),
      ruleSet: Self.ruleSet, configuration: Configuration(), options: options)
  }

  /// An entry that version 1 wrote.
  private func entry(
    _ object: String, in member: String, of subject: String = "Pier", rule: String = "no-session",
    path: FilePath = path, ordinal: Int = 0, reason: String? = nil
  ) -> BaselineEntry {
    BaselineEntry(
      key: FindingKey(
        rule: RuleID(rule), subject: subject, member: "\(member)()", verb: "reaches", object: object,
        position: "call", path: path),
      ordinal: ordinal, reason: reason, version: "1")
  }

  private func baseline(_ entries: [BaselineEntry], version: String = "1") -> Baseline {
    Baseline(path: FilePath("b.json"), entries: entries.sorted(), version: version)
  }

  /// How many entries are re-keyed, known after an update, stale, and how many findings are new.
  private struct Counts: Equatable, CustomStringConvertible {
    var rekeyed = 0
    var kept = 0
    var stale = 0
    var new = 0
    var description: String { "rekeyed \(rekeyed), kept \(kept), stale \(stale), new \(new)" }
  }

  /// What an update says; a check says the same.
  private func counts(_ entries: [BaselineEntry], _ text: String, version: String = "2") -> Counts {
    let session = session(text, baseline(entries), version: version)
    let (change, report) = (session.baselineChange(), session.report())
    let counts = Counts(
      rekeyed: change.rekeyed.count, kept: change.kept.count, stale: change.stale.count,
      new: change.fresh.count)
    let findings = report.places.filter { $0.rule != .baseline }
    let said = Counts(
      rekeyed: report.rekeyedBaseline.count, kept: findings.count(where: \.isBaselined),
      stale: report.staleBaseline.count, new: findings.count(where: \.counts))
    #expect(counts == said)
    return counts
  }

  @Test func `the rule of these cases is right`() { #expect(Self.ruleSet.problems.map(\.text) == []) }

  // MARK: One entry, one finding

  @Test func `an entry with another object, verb or member is re-keyed`() throws {
    let text = view([("load", ["URLSession"])])
    #expect(counts([entry("Network", in: "load")], text) == Counts(rekeyed: 1, kept: 1))
    #expect(counts([entry("URLSession", in: "load")], text) == Counts(rekeyed: 1, kept: 1))
    #expect(counts([entry("Network", in: "body")], text) == Counts(rekeyed: 1, kept: 1))
  }

  @Test func `an entry of the same version is not`() {
    let text = view([("load", ["URLSession"])])
    #expect(counts([entry("Network", in: "load")], text, version: "1") == Counts(stale: 1, new: 1))
  }

  @Test func `another type, another file and another rule are not the same breach`() {
    let text = view([("load", ["URLSession"])])
    for other in [
      entry("Network", in: "load", of: "Quay"), entry("Network", in: "load", path: FilePath("B.swift")),
      entry("Network", in: "load", rule: "no-such-rule"),
    ] { #expect(counts([other], text) == Counts(stale: 1, new: 1)) }
  }

  @Test func `a rule that is called otherwise is the same`() {
    let change = session(
      view([("load", ["URLSession"])]), baseline([entry("Network", in: "load", rule: "no-network")])
    ).baselineChange()
    #expect(change.rekeyed.count == 1 && change.fresh.isEmpty && change.stale.isEmpty)
    #expect(change.kept.map(\.key.rule.text) == ["no-session"])
  }

  @Test func `what is fixed is stale, and what is allowed needs no entry`() {
    #expect(counts([entry("Network", in: "load")], view([("load", [])])) == Counts(stale: 1))
    let allowed = "// eaves:allow no-session -- for now\n" + view([("load", ["URLSession"])])
    #expect(counts([entry("Network", in: "load")], allowed).stale == 1)
    let two = view([("load", ["URLSession"]), ("save", [])])
    #expect(
      counts([entry("Network", in: "load"), entry("Disk", in: "save")], two)
        == Counts(rekeyed: 1, kept: 1, stale: 1))
  }

  // MARK: Several

  @Test func `with two candidates neither is re-keyed`() {
    let text = view([("load", ["URLSession", "FileManager"])])
    #expect(counts([entry("Network", in: "load")], text) == Counts(stale: 1, new: 2))
    let apart = view([("load", ["URLSession"]), ("save", ["FileManager"])])
    #expect(counts([entry("Network", in: "body")], apart) == Counts(stale: 1, new: 2))
    // Two that could be the one that is in another member now.
    #expect(
      counts([entry("Network", in: "a"), entry("Network", in: "b")], view([("load", ["URLSession"])]))
        == Counts(stale: 2, new: 1))
  }

  @Test func `the same member comes first, and in it the same name`() {
    let apart = view([("load", ["URLSession"]), ("save", ["FileManager"])])
    #expect(counts([entry("Network", in: "load")], apart) == Counts(rekeyed: 1, kept: 1, new: 1))
    #expect(
      counts([entry("Network", in: "load"), entry("Disk", in: "body")], apart) == Counts(rekeyed: 2, kept: 2))
    let text = view([("load", ["URLSession", "FileManager"])])
    for object in [
      "Foundation.FileManager", ".FileManager(a:b:)", "FileManager.default", "FileManager.move(a:)",
    ] {
      let change = session(text, baseline([entry(object, in: "load")])).baselineChange()
      #expect(change.kept.map(\.key.object) == ["FileManager"] && change.rekeyed.count == 1, "\(object)")
      #expect(change.fresh.map(\.key.object) == ["URLSession"], "\(object)")
    }
    let twice = view([("load", ["URLSession", "FileManager", "FileManager"])])
    #expect(counts([entry("FileManager.move", in: "load")], twice) == Counts(rekeyed: 1, kept: 1, new: 2))
  }

  @Test func `in one member as many findings are known as there were entries, and never more`() {
    let entries = [entry("Network", in: "load"), entry("Disk", in: "load")]
    let calls = ["URLSession", "FileManager", "URLSession"]
    #expect(counts(entries, view([("load", Array(calls.prefix(2)))])) == Counts(rekeyed: 2, kept: 2))
    #expect(counts(entries, view([("load", calls)])) == Counts(stale: 2, new: 3))
    // Several entries may have one finding: that is fewer.
    #expect(counts(entries, view([("load", Array(calls.prefix(1)))])) == Counts(rekeyed: 2, kept: 1))
  }

  @Test func `what was reported in several members may be reported in one`() {
    let entries = [entry("A.FileManager", in: "load"), entry("A.FileManager", in: "save")]
    let text = view([("load", ["FileManager"]), ("save", [])])
    #expect(counts(entries, text) == Counts(rekeyed: 2, kept: 1))
    // Only one that was re-keyed itself: what has the same facts as before says nothing of others.
    var same = entry("FileManager", in: "load")
    same.key = FindingKey(
      rule: same.key.rule, subject: "Pier", member: "load()", verb: "calls", object: "FileManager",
      position: "call", path: Self.path)
    #expect(counts([same, entries[1]], text) == Counts(kept: 1, stale: 1))
  }

  @Test func `a reason stays with what it is about`() {
    let entries = [
      entry("A.FileManager", in: "load", reason: "files"), entry("Network", in: "load", reason: "net"),
    ]
    let two = session(view([("load", ["URLSession", "FileManager"])]), baseline(entries)).baselineChange()
    #expect(
      two.kept.map { "\($0.key.object) \($0.reason ?? "")" } == ["FileManager files", "URLSession net"])
    let silent = [entry("Disk", in: "load"), entry("Network", in: "load", reason: "net")]
    let one = session(view([("load", ["URLSession"])]), baseline(silent)).baselineChange()
    #expect(one.kept.map(\.reason) == ["net"])
  }

  // MARK: Bars

  @Test func `nothing is re-keyed in a file that is not understood`() {
    let text = "}}} struct\n" + view([("load", ["URLSession"])])
    let change = session(text, baseline([entry("Network", in: "load")])).baselineChange()
    #expect(change.rekeyed.isEmpty && change.fresh.count == 1)
  }

  /// A branch that fixes one breach and brings another in the same type, and says that an older Eaves wrote the file.
  @Test func `in a comparison the file of the revision decides, and code that was not there is new`() {
    let text = view([("load", []), ("save", ["FileManager"])])
    func new(_ object: String, then version: String, was code: String) -> Int {
      let old = [entry(object, in: object == "URLSession" ? "load" : "save")]
      let then = baseline(
        old.map { entry in
          var copy = entry
          copy.version = version
          return copy
        }, version: version)
      let older = session(code, then)
      let known = RevisionReport(
        of: CheckedCode(session: older, report: older.report(), configurations: [], documents: []))
      return session(text, baseline(old), then: known).report().places.count {
        $0.rule != .baseline && $0.counts
      }
    }
    let other = view([("load", ["URLSession"]), ("save", [])])
    #expect(new("URLSession", then: "2", was: other) == 1)
    #expect(new("URLSession", then: "1", was: other) == 1)
    #expect(new("FileManager.default", then: "2", was: text) == 1)
    #expect(new("FileManager.default", then: "1", was: other) == 1)
    #expect(new("FileManager.default", then: "1", was: text) == 0)
  }

  // MARK: The file

  @Test func `an update writes what the next check of the same version knows`() throws {
    let text = view([("load", ["URLSession"]), ("save", ["FileManager"])])
    let old = baseline([entry("Network", in: "load"), entry("Disk", in: "save")])
    let change = session(text, old).baselineChange()
    let page = BaselineDocument.text(of: change.kept, by: "2")
    #expect(page.contains("\n  \"eaves-version\": \"2\",\n  \"eaves-baseline\": 3\n}\n"))
    #expect(page.matches(of: /eaves-version/).count == 1)
    let read = BaselineDocument.load(SourceText(path: old.path, text: page))
    #expect(read.problems.map(\.text) == [] && read.baseline.version == "2")
    let again = session(text, read.baseline).baselineChange()
    #expect(again.rekeyed.isEmpty && again.stale.isEmpty && again.fresh.isEmpty)
    #expect(BaselineDocument.text(of: again.kept, by: "2") == page)
  }

  @Test func `an entry that was not checked is still one of the version that wrote it`() {
    let text = view([("load", ["URLSession"])])
    let change = session(text, baseline([entry("Network", in: "load")]), only: ["none"]).baselineChange()
    let page = BaselineDocument.text(of: change.kept, by: "2")
    #expect(page.contains("\"eaves-version\": \"1\"}\n"))
    let read = BaselineDocument.load(SourceText(path: FilePath("b.json"), text: page)).baseline
    #expect(session(text, read).baselineChange().rekeyed.count == 1)
  }

  // MARK: Whatever the project

  /// An upgrade after which each object has another name.
  @Test(arguments: 301...324) func `an upgrade makes nothing new or stale, and excuses nothing more`(
    seed: Int
  ) {
    var dice = Dice(seed: seed)
    var project = EditedProject(&dice)
    func change(_ baseline: Baseline?, version: String) -> BaselineChange {
      var options = CheckOptions(profile: "none", profileSource: .flag)
      (options.baseline, options.version) = (baseline, version)
      return CheckSession(
        scan: ProjectScan(outlines: project.texts.map { Outline(scanning: $0) }),
        ruleSet: BaselinePropertyTests.ruleSet, configuration: Configuration(), options: options
      ).baselineChange()
    }
    let today = change(nil, version: "1").fresh
    let old = baseline(
      today.map { entry in
        var copy = entry
        copy.key = FindingKey(
          rule: entry.key.rule, subject: entry.key.subject, member: entry.key.member, verb: entry.key.verb,
          object: "Old", position: entry.key.position, path: entry.key.path)
        return copy
      }.enumerated().map { index, entry in
        var copy = entry
        copy.ordinal = index
        return copy
      })
    let upgraded = change(old, version: "2")
    #expect(upgraded.fresh.isEmpty && upgraded.stale.isEmpty, "seed \(seed)")
    #expect(
      BaselineDocument.text(of: upgraded.kept) == BaselineDocument.text(of: change(nil, version: "2").fresh))
    #expect(change(old, version: "1").rekeyed.isEmpty, "seed \(seed)")
    #expect(change(old, version: "1").fresh.count == today.count, "seed \(seed)")
    _ = project.addBreach(&dice)
    let grown = change(old, version: "2")
    #expect(!grown.fresh.isEmpty && grown.kept.count <= old.entries.count, "seed \(seed)")
  }
}
