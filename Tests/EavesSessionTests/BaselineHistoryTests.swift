import EavesDocuments
import EavesFindings
import EavesOutline
import EavesSession
import EavesSource
import FuzzCases
import Testing

/// A baseline excuses what was there when it was written, wherever that has moved, and nothing else: held against
/// `MoveOracle`, which knows what truly happened, over histories made by dice.
///
/// The suite runs one that begins with each kind of edit; more with
///
/// ```
/// EAVES_FUZZ_COUNT=5000 swift test --filter BaselineHistoryTests
/// ```
@Suite struct BaselineHistoryTests {
  static let ruleSet: RuleSet = {
    let roles = SourceText(
      path: FilePath("Rules/_roles.yml"), text: "layers:\n  view:\n    - conforms: View\n")
    let own = [
      ("no-store", "for: view\nnever:\n  holds: \"*Store\""),
      ("no-formatter", "for: view\nnever:\n  creates: \"*Formatter\""),
      ("no-session", "for: view\nnever:\n  calls: URLSession"),
      ("no-loading", "for: function\nthat:\n  - name: load\nnever: exists"),
      ("no-data-import", "for: file\nnever:\n  imports: SwiftData"),
      ("no-core-import", "for: import\nthat:\n  - name: CoreData\nnever: exists"),
      ("no-fetching", "for: function\nthat:\n  - name: fetch\nnever: exists"),
    ].map { id, check in
      SourceText(
        path: FilePath("\(id).md"),
        text:
          "---\ntitle: \(id)\nimpact: HIGH\nimpactDescription: less\n---\n\n## \(id)\n\n**Check:**\n\n```yaml\n\(check)\n```\n"
      )
    }
    return RuleSet(shipped: [roles], own: [own])
  }()

  typealias Wrong = MovedProject.Wrong

  @Test func `the rules of these histories are right`() { #expect(Self.ruleSet.problems.map(\.text) == []) }

  @Test func `no new breach is excused, and no harmless edit is red`() throws {
    let cases = FuzzCases("BaselineHistoryTests", count: ProjectEdit.allCases.count)
    var firsts: [ProjectEdit: Int] = [:]
    var edits: [ProjectEdit: Int] = [:]
    var number = cases.numbers.lowerBound
    let failures = try cases.failures { dice in
      var history = History(Dice(seed: Int(dice.next() >> 1)))
      let first = ProjectEdit.allCases[number % ProjectEdit.allCases.count]
      number += 1
      let fault = history.run(from: first)
      if history.edits.first == first { firsts[first, default: 0] += 1 }
      for edit in history.edits { edits[edit, default: 0] += 1 }
      return fault
    }
    for failure in failures { Issue.record("\(failure)") }
    // Every kind of edit has begun its share of the histories.
    for (index, edit) in ProjectEdit.allCases.enumerated() where failures.isEmpty {
      let share = cases.numbers.count { $0 % ProjectEdit.allCases.count == index }
      #expect(firsts[edit, default: 0] == share, "\(edit)")
    }
    cases.say("\(firsts.values.reduce(0, +)) histories, \(edits.values.reduce(0, +)) edits:")
    for edit in ProjectEdit.allCases {
      cases.say("  \(edit) \(edits[edit, default: 0]), first of \(firsts[edit, default: 0])")
    }
  }
}

/// A project, its baseline, and some edits one after the other.
private struct History {
  private var dice: Dice
  private var project: MovedProject
  /// The project as it was when the baseline was written.
  private var then: MovedProject
  private var baseline = Baseline(path: FilePath("eaves-baseline.json"), entries: [])
  private var isOld = false
  private(set) var edits: [ProjectEdit] = []

  typealias Wrong = MovedProject.Wrong

  init(_ dice: Dice) {
    self.dice = dice
    project = MovedProject(&self.dice)
    then = project
  }

  /// What is wrong with what Eaves says; nil when nothing is.
  mutating func run(from first: ProjectEdit) -> String? {
    if let fault = write(session.baselineChange(), growing: true) { return fault }
    isOld = dice.roll(12) == 0
    if isOld { forget() }
    for step in 0..<2 + dice.roll(4) {
      guard make(step == 0 ? first : ProjectEdit.allCases[dice.roll(ProjectEdit.allCases.count)]) else {
        continue
      }
      let change = session.baselineChange()
      if let fault = fault(in: change) ?? (dice.roll(4) == 0 ? faultOfCheck(change) : nil) {
        let edits = edits.map(\.rawValue).joined(separator: ", ")
        return "\(fault)\n\(edits)\n\(Self.story(then))\n→\n\(Self.story(project))\n"
      }
      let action = dice.roll(5)
      if action < 2, let fault = write(change, growing: action == 1) { return fault }
    }
    return nil
  }

  private static func story(_ project: MovedProject) -> String {
    project.files.map { file in
      let parts = file.parts.map { part in
        "\(part.isExtension ? "+" : "")\(part.name)#\(part.type)" + part.breaches.map { " \($0)" }.joined()
      }
      return "  \(file.path)" + file.breaches.map { " \($0)" }.joined() + ": " + parts.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  private mutating func make(_ edit: ProjectEdit) -> Bool {
    for _ in 0..<200 {
      guard let edited = edit.made(in: project, &dice) else { continue }
      project = edited
      edits.append(edit)
      return true
    }
    return false
  }

  // MARK: Eaves

  private var session: CheckSession {
    var options = CheckOptions(profile: "none", profileSource: .flag)
    options.baseline = baseline
    return CheckSession(
      scan: ProjectScan(outlines: project.texts.map { Outline(scanning: $0) }),
      ruleSet: BaselineHistoryTests.ruleSet, configuration: Configuration(), options: options)
  }

  /// Brings the baseline up to date, through its text; what it says of the same project stays the same.
  private mutating func write(_ change: BaselineChange, growing: Bool) -> String? {
    let text = BaselineDocument.text(of: change.kept + (growing ? change.fresh : []))
    let read = BaselineDocument.load(SourceText(path: baseline.path, text: text))
    if !read.problems.isEmpty { return "the baseline cannot be read: \(read.problems.map(\.text))" }
    baseline = read.baseline
    then = project
    isOld = false
    let again = session.baselineChange()
    if !again.stale.isEmpty { return "an update leaves a stale entry" }
    return again.fresh.count == (growing ? 0 : change.fresh.count) ? nil : "an update excuses what was new"
  }

  /// As an older Eaves wrote it.
  private mutating func forget() {
    baseline = Baseline(
      path: baseline.path,
      entries: baseline.entries.map { BaselineEntry(key: $0.key, ordinal: $0.ordinal) })
  }

  // MARK: The verdict

  /// Everything that belongs together: the rule and the subject, which may be called after its file.
  private struct Facts: Hashable {
    let rule: String
    let subject: String

    init(_ wrong: Wrong) {
      rule = wrong.rule
      subject = wrong.subject == FilePath(wrong.path).name ? "" : wrong.subject
    }
  }

  private func wrong(_ entry: BaselineEntry) -> Wrong {
    let subject = entry.key.subject
    let isOfFile = ["no-data-import", "no-core-import", "no-fetching"].contains(entry.key.rule.text)
    return Wrong(
      rule: entry.key.rule.text, subject: subject, path: entry.key.path.text,
      owner: isOfFile ? nil : String(subject.split(separator: ".")[0]))
  }

  /// What `check` says is what `baseline update` does.
  private func faultOfCheck(_ change: BaselineChange) -> String? {
    let report = session.report()
    let findings = report.places.filter { $0.rule != .baseline }
    let known = findings.filter(\.isBaselined).map { wrong(BaselineEntry(key: $0.key, ordinal: 0)) }
    guard findings.count == change.kept.count + change.fresh.count,
      Self.counts(known) == Self.counts(change.kept.map(wrong)),
      report.staleBaseline.count == change.stale.count
    else { return "check and update disagree" }
    return nil
  }

  private func fault(in change: BaselineChange) -> String? {
    let (known, stale) = (change.kept.map(wrong), change.stale.map(wrong))
    let said = known + change.fresh.map(wrong)
    if Self.counts(said) != Self.counts(project.wrongs) {
      return "Eaves reads another project than was written"
    }
    let oracle = MoveOracle(then: then, now: project, isOld: isOld)
    let entries = Dictionary(grouping: baseline.entries.map(wrong)) { Facts($0) }
    let knownByFacts = Dictionary(grouping: known) { Facts($0) }
    let staleByFacts = Dictionary(grouping: stale) { Facts($0) }
    for (facts, findings) in Dictionary(grouping: said, by: { Facts($0) }) {
      let excused = knownByFacts[facts, default: []]
      let entries = entries[facts, default: []]
      let used = Self.without(entries, staleByFacts[facts, default: []])
      guard used.count == excused.count else { return "\(facts): not one entry for one finding" }
      // Which of several alike has excused a finding is one: they say the same.
      if MoveOracle.most(entries, excused, oracle.may) < excused.count {
        return "excused, and must not be: \(facts) \(excused.map(\.path)) by \(used.map(\.path))"
      }
      let most = MoveOracle.most(entries, findings, oracle.must)
      if excused.count < most {
        return
          "red, and harmless: \(facts) \(findings.map(\.path)), entries \(entries.map(\.path)), known \(excused.map(\.path))"
      }
    }
    return nil
  }

  private static func counts(_ wrongs: [Wrong]) -> [Wrong: Int] {
    Dictionary(wrongs.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func without(_ all: [Wrong], _ some: [Wrong]) -> [Wrong] {
    var left = counts(some)
    return all.filter { wrong in
      guard let count = left[wrong], count > 0 else { return true }
      left[wrong] = count - 1
      return false
    }
  }
}
