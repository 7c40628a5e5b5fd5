import EavesDocuments
import EavesFindings
import EavesOutline
import EavesSession
import EavesSource
import FuzzCases
import Testing

/// What must hold of a baseline whatever a team does to its code. Every project and every edit is made by dice
/// with a printed seed.
@Suite struct BaselinePropertyTests {
  static let seeds = 1...48
  static let steps = 24

  @Test func `there are at least a thousand edits`() { #expect(Self.seeds.count * Self.steps >= 1_000) }

  static let ruleSet: RuleSet = {
    // One role is enough here, and found much faster than all that ship.
    let roles = SourceText(
      path: FilePath("Rules/_roles.yml"), text: "layers:\n  view:\n    - conforms: View\n")
    let own = [
      ("no-store", "for: view\nnever:\n  holds: \"*Store\""),
      ("no-formatter", "for: view\nnever:\n  creates: \"*Formatter\""),
      ("no-session", "for: view\nnever:\n  calls: URLSession"),
      ("no-data-import", "for: file\nnever:\n  imports: SwiftData"),
    ].map { id, check in
      SourceText(
        path: FilePath("\(id).md"),
        text:
          "---\ntitle: \(id)\nimpact: HIGH\nimpactDescription: less\n---\n\n## \(id)\n\n**Check:**\n\n```yaml\n\(check)\n```\n"
      )
    }
    return RuleSet(shipped: [roles], own: [own])
  }()

  private func session(_ project: EditedProject, _ baseline: Baseline?) -> CheckSession {
    var options = CheckOptions(profile: "none", profileSource: .flag)
    options.baseline = baseline
    return CheckSession(
      scan: ProjectScan(outlines: project.texts.map { Outline(scanning: $0) }), ruleSet: Self.ruleSet,
      configuration: Configuration(), options: options)
  }

  private func report(_ project: EditedProject, _ baseline: Baseline?) -> Report {
    session(project, baseline).report()
  }

  /// Everything there is, written to a file and read again.
  private func grown(_ project: EditedProject, from old: Baseline? = nil) throws -> Baseline {
    let change = session(project, old).baselineChange()
    return try reread(change.kept + change.fresh)
  }

  private func reread(_ entries: [BaselineEntry]) throws -> Baseline {
    let text = BaselineDocument.text(of: entries)
    let read = BaselineDocument.load(SourceText(path: FilePath("eaves-baseline.json"), text: text))
    try #require(read.problems.map(\.text) == [])
    #expect(BaselineDocument.text(of: read.baseline.entries.reversed()) == text)
    return read.baseline
  }

  /// The findings that count, stale entries left out, as "rule subject".
  private func new(_ report: Report) -> [String] {
    report.places.filter { $0.counts && $0.rule != .baseline }.map { "\($0.rule) \($0.subject.name)" }
  }

  @Test func `the rules of these tests are right`() { #expect(Self.ruleSet.problems.map(\.text) == []) }

  @Test(arguments: seeds) func `the baseline holds, shows what is new, and knows what is fixed`(seed: Int)
    throws
  {
    var dice = Dice(seed: seed)
    var project = EditedProject(&dice)
    var baseline = try grown(project)
    var history: [String] = []
    func story() -> Comment { "seed \(seed): \(history.suffix(8).joined(separator: ", "))" }
    for step in 0..<Self.steps {
      let edit = self.edit(&project, &dice)
      history.append(edit.text)
      let session = session(project, baseline)
      let change = session.baselineChange()
      #expect(change.fresh.map { "\($0.key.rule) \($0.key.subject)" } == edit.new, story())
      #expect(change.stale.map { "\($0.key.rule) \($0.key.subject)" } == edit.fixed, story())
      if step % 4 == 0 {
        let report = session.report()
        #expect(new(report) == edit.new, story())
        #expect(report.staleBaseline.count == edit.fixed.count, story())
      }
      // Half of the time the file is brought up to date, half of the time harmless edits pile up.
      if !edit.isHarmless || dice.roll(2) == 0 {
        baseline = try reread(change.kept + change.fresh)
        project.settle()
      }
      #expect(baseline.entries.count == project.breachCount, story())
    }
  }

  private struct Edit {
    let text: String
    var new: [String] = []
    var fixed: [String] = []

    var isHarmless: Bool { new.isEmpty && fixed.isEmpty }
  }

  /// Two edits of three break nothing and fix nothing; the others one thing each.
  private func edit(_ project: inout EditedProject, _ dice: inout Dice) -> Edit {
    switch dice.roll(6) {
    case 0 where project.breachCount < 20:
      let added = project.addBreach(&dice)
      return Edit(text: "add \(added)", new: ["\(added.rule) \(added.view)"])
    case 1:
      guard let fixed = project.fixBreach(&dice) else { fallthrough }
      return Edit(text: "fix \(fixed)", fixed: ["\(fixed.rule) \(fixed.view)"])
    default: return Edit(text: project.editHarmlessly(&dice))
    }
  }

  @Test func `an entry belongs to its own file first, whatever its ordinal`() {
    let outlines = ["A", "Z"].map { name in
      Outline(scanning: SourceText(path: FilePath("\(name).swift"), text: "import SwiftData\n"))
    }
    let key = FindingKey(
      rule: RuleID("no-data-import"), subject: FindingKey.file, verb: "imports", object: "SwiftData",
      position: "import", path: FilePath("Z.swift"))
    var options = CheckOptions(profile: "none", profileSource: .flag)
    options.baseline = Baseline(path: FilePath("b.json"), entries: [BaselineEntry(key: key, ordinal: 1)])
    let change = CheckSession(
      scan: ProjectScan(outlines: outlines), ruleSet: Self.ruleSet, configuration: Configuration(),
      options: options
    ).baselineChange()
    #expect(change.fresh.map(\.key.path.text) == ["A.swift"])
    #expect(change.kept.map(\.key) == [key] && change.kept.map(\.ordinal) == [0])
  }

  @Test(arguments: 101...110) func `the order of entries says nothing, reasons travel with them`(seed: Int)
    throws
  {
    var dice = Dice(seed: seed)
    var project = EditedProject(&dice)
    let entries = try grown(project).entries.map { entry in
      var copy = entry
      copy.reason = "\(entry.key.subject) \(entry.key.verb) \(entry.key.object) \(entry.ordinal)"
      return copy
    }
    for _ in 0..<8 { _ = project.editHarmlessly(&dice) }
    let ahead = session(project, Baseline(path: FilePath("b.json"), entries: entries)).baselineChange()
    let shuffled = session(
      project, Baseline(path: FilePath("b.json"), entries: entries.shuffled(using: &dice))
    ).baselineChange()
    #expect(ahead.fresh.isEmpty && ahead.stale.isEmpty, "seed \(seed)")
    #expect(BaselineDocument.text(of: ahead.kept) == BaselineDocument.text(of: shuffled.kept), "seed \(seed)")
    for entry in ahead.kept {
      #expect(
        entry.reason?.hasPrefix("\(entry.key.subject) \(entry.key.verb) \(entry.key.object)") == true,
        "seed \(seed)")
    }
  }

  @Test(arguments: 201...210) func `pruning never adds, and growing twice adds nothing`(seed: Int) throws {
    var dice = Dice(seed: seed)
    var project = EditedProject(&dice)
    let baseline = try grown(project)
    for _ in 0..<3 { _ = project.addBreach(&dice) }
    _ = project.fixBreach(&dice)
    let pruned = session(project, baseline).baselineChange().kept
    #expect(pruned.count <= baseline.entries.count, "seed \(seed)")
    let grown = try grown(project, from: baseline)
    #expect(new(report(project, grown)) == [], "seed \(seed)")
    #expect(session(project, grown).baselineChange().fresh.isEmpty, "seed \(seed)")
    #expect(grown.entries.count == project.breachCount, "seed \(seed)")
  }
}
