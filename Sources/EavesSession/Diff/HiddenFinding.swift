import EavesChecks
import EavesDocuments
package import EavesFindings
import EavesSource

/// A finding that the old check reports on the new code, and the new check does not; or one that made the run fail.
package struct HiddenFinding: Sendable {
  /// Why the new check does not report it.
  package enum Cause: String, Sendable {
    case comment, baseline, notScanned, ruleOff, document, doesNotFail, older, other
  }

  package let finding: Finding
  package let cause: Cause

  /// As half a sentence.
  package var reason: String {
    switch cause {
    case .comment: "a new comment suppresses it"
    case .baseline: "a new baseline entry suppresses it"
    case .notScanned: "the file is no longer checked"
    case .ruleOff: "the rule no longer runs for this file"
    case .document: "the document of the rule changed"
    case .doesNotFail: "it no longer fails the run"
    case .older: "`diff` in the configuration leaves it out"
    case .other: "the rule no longer covers this code"
    }
  }
}

/// What the old check finds in the new code and the new check does not.
struct HiddenFindings {
  private let old: CheckedCode
  private let new: CheckedCode
  private let judged: CheckedCode
  private let code: ChangedCode
  /// The findings of the new check, by key: one for each place.
  private let places: [FindingKey: [Finding]]

  /// - Parameters:
  ///   - old: the old check of the old code.
  ///   - judged: the old check of the new code.
  ///   - code: what moved between the old and the new code.
  init(old: CheckedCode, new: CheckedCode, judged: CheckedCode, in code: ChangedCode) {
    (self.old, self.new, self.judged, self.code) = (old, new, judged, code)
    places = Dictionary(grouping: new.report.places, by: \.key)
  }

  var list: [HiddenFinding] {
    let (lost, gained) = unmatched
    // A rule may have another name: then another rule says the same of the same code, as gravely.
    let unruled = FindingChanges.unmatched(lost, gained, by: Placed.init(ofAnyRule:)).old
    let missing = (withoutSuppressed(unruled) + shrunk).filter(isMeant)
    let older = leftOut.map { HiddenFinding(finding: $0, cause: .older) }
    return
      (missing.map { HiddenFinding(finding: $0, cause: cause(of: $0)) } + milder(besides: missing) + older)
      .sorted { FindingMaker.precedes($0.finding, $1.finding) }
  }

  private var unmatched: (lost: [Finding], gained: [Finding]) {
    let match = FindingChanges.unmatched(judged.counting, new.reported, by: { Placed($0) })
    return (match.old, match.new)
  }

  /// Findings of a strict check that sum up other places than they did: "could not parse 2 files".
  private var shrunk: [Finding] {
    let sums = Dictionary(
      new.reported.filter { $0.rule == .strict }.map { (Placed($0), StrictSum($0)) }, uniquingKeysWith: { $1 }
    )
    return judged.counting.filter { finding in
      finding.rule == .strict && sums[Placed(finding)].map { StrictSum(finding).isMore(than: $0) } ?? false
    }
  }

  /// What a finding of a strict check sums up.
  private struct StrictSum {
    /// Each place; where there are none, each word.
    private let parts: Set<String>
    /// How many are not named.
    private let more: Int

    /// Findings that name types and roles instead of places.
    private static let named = ["exempt", "empty"]

    init(_ finding: Finding) {
      let words = finding.message.split(separator: " ")
      more = words.last == "more" ? words.dropLast().last.flatMap { Int($0) } ?? 0 : 0
      if Self.named.contains(finding.key.object) {
        parts = Set(words.map { $0.split(separator: ",").joined() })
        return
      }
      let places = [finding.place] + finding.related.map(\.place)
      parts = Set(places.map { "\($0.path):\($0.start.line):\($0.start.column)" })
    }

    /// Whether the other lacks something. Of what is not named only the number is known.
    func isMore(than other: StrictSum) -> Bool {
      if parts.count + more > other.parts.count + other.more { return true }
      return more == 0 && other.more == 0 && !parts.isSubset(of: other.parts)
    }
  }

  /// A finding at its place: both checks saw the same code.
  private struct Placed: Hashable {
    let key: FindingKey
    let start: Position

    init(_ finding: Finding) { (key, start) = (finding.key, finding.place.start) }

    /// The same whatever the rule is called.
    init(ofAnyRule finding: Finding) {
      (key, start) = (finding.key.ruled(by: RuleID("")), finding.place.start)
    }
  }

  /// What a check by the new configuration leaves out because it only reports what is new since a revision, and the old
  /// configuration names no such revision, or another one.
  private var leftOut: [Finding] {
    let (then, now) = (old.session.configuration.diff?.text, new.session.configuration.diff?.text)
    if now == nil || now == then { return [] }
    let fresh = FindingChanges(from: old.counting, to: new.counting, in: code).new
    if then != nil { return fresh }
    return FindingChanges.unmatched(new.reported, fresh, by: { Placed($0) }).old
  }

  /// What fails the run in the old check, and is reported by the new one without that.
  private func milder(besides missing: [Finding]) -> [HiddenFinding] {
    let failing = FindingChanges.unmatched(
      judged.counting.filter(\.isFailing), new.reported.filter(\.isFailing), by: { Placed($0) })
    let unruled = FindingChanges.unmatched(failing.old, failing.new, by: Placed.init(ofAnyRule:)).old
    let rest = FindingChanges.unmatched(unruled, missing, by: { Placed($0) }).old
    return withoutSuppressed(rest).filter(isMeant).map { HiddenFinding(finding: $0, cause: .doesNotFail) }
  }

  /// Without those that a comment or an entry suppressed in the old code already, where the comment was edited or the
  /// entry followed its code. What the old check suppresses in the new code as well is not taken a second time.
  private func withoutSuppressed(_ findings: [Finding]) -> [Finding] {
    let here = findings.filter(isSuppressed)
    if here.isEmpty { return findings }
    let (then, still) = (old.report.places.filter { !$0.counts }, judged.report.places.filter { !$0.counts })
    let open = FindingChanges(from: then, to: still, in: code).fixed
    return findings.filter { !isSuppressed($0) } + FindingChanges(from: open, to: here, in: code).new
  }

  /// Whether a comment or an entry takes a finding from the report of the new check.
  private func isSuppressed(_ finding: Finding) -> Bool {
    [.comment, .baseline].contains(cause(of: finding))
  }

  /// Whether it counts that a finding is gone. An entry that nothing answers to is gone with its finding, and a comment
  /// may name a rule that only the new check knows.
  private func isMeant(_ finding: Finding) -> Bool {
    if finding.rule == .baseline { return new.report.places.contains { $0.key == finding.key } }
    // A warning about an entry of a strict check is gone with the entry.
    if finding.rule == .strict, finding.key.object == finding.message, isGone(finding.place) {
      return !new.session.options.isStrict
    }
    if finding.rule == .allowances {
      let name = finding.key.object.prefix { $0 != " " }
      return name.isEmpty || !judged.session.ruleSet.rules(called: String(name)).isEmpty
    }
    return true
  }

  /// Whether the line of a configuration that a warning is about is gone.
  private func isGone(_ place: Place) -> Bool {
    func lines(_ code: CheckedCode) -> [ArraySlice<UInt8>] {
      let page = code.configurations.first { $0.path == place.path }
      return page?.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
    }
    let old = lines(judged)
    guard old.indices.contains(place.start.line - 1) else { return false }
    return !lines(new).contains(old[place.start.line - 1])
  }

  // MARK: Why

  private func cause(of finding: Finding) -> HiddenFinding.Cause {
    if finding.rule == .strict { return .ruleOff }
    let same = places[finding.key] ?? []
    if same.contains(where: { $0.ignored == .allowance || $0.suppression != nil }) { return .comment }
    if same.contains(where: { $0.ignored == .baseline || $0.isBaselined }) { return .baseline }
    if !new.isScanned(finding.place.path) { return .notScanned }
    guard let document = new.document(finding.rule),
      !new.session.scan.nested.contains(where: { nested in
        nested.covers(finding.place.path)
          && nested.configuration.off.contains { document.isCalled($0.rule.text) }
      })
    else { return .ruleOff }
    return new.pages(of: document.id) == judged.pages(of: document.id) ? .other : .document
  }
}
