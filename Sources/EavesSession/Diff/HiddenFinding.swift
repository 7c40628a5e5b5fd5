import EavesChecks
import EavesDocuments
package import EavesFindings
import EavesSource

/// A finding that the old check reports on the new code, and the new check does not; or one that made the run fail.
package struct HiddenFinding: Sendable {
  /// Why the new check does not report it.
  package enum Cause: String, Sendable {
    case comment, baseline, notScanned, ruleOff, document, doesNotFail, older, fewer, other
  }

  package let finding: Finding
  package let cause: Cause
  /// What a finding of a strict run no longer counts.
  fileprivate var uncounted: [RelatedPlace] = []

  /// As half a sentence.
  package var reason: String {
    switch cause {
    case .comment: "a new comment suppresses it"
    case .baseline: "a new baseline entry suppresses it"
    case .notScanned: "the file is no longer checked"
    case .ruleOff:
      finding.rule == .strict ? "strict mode no longer reports it" : "the rule no longer runs here"
    case .document: "the document of the rule changed"
    case .doesNotFail: "it no longer fails the run"
    case .older: "`diff` in the configuration leaves it out"
    case .fewer: "it no longer counts \(firstUncounted)"
    case .other: "the rule no longer covers this code"
    }
  }

  private var firstUncounted: String {
    let first = uncounted.first.map { "`\($0.message)`" } ?? ""
    return uncounted.count > 1 ? "\(first) and \(uncounted.count - 1) more" : first
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
    let unruled = FindingChanges.unmatched(lost, gained, by: PlacedFinding.init(ofAnyRule:)).old
    let missing = withoutSuppressed(unruled).filter(isMeant)
    let older = leftOut.map { HiddenFinding(finding: $0, cause: .older) }
    let gone = missing.map { HiddenFinding(finding: $0, cause: cause(of: $0)) }
    return (gone + shrunk + milder(besides: missing + shrunk.map(\.finding)) + older)
      .sorted { FindingMaker.precedes($0.finding, $1.finding) }
  }

  private var unmatched: (lost: [Finding], gained: [Finding]) {
    let match = FindingChanges.unmatched(judged.counting, new.reported, by: { PlacedFinding($0) })
    return (match.old, match.new)
  }

  /// Findings of a strict check that count something that the same finding of the new check does not.
  private var shrunk: [HiddenFinding] {
    let counted = Dictionary(
      new.reported.filter { $0.rule == .strict }.map { (PlacedFinding($0), $0.counted) }, uniquingKeysWith: +)
    return judged.counting.compactMap { finding in
      guard finding.rule == .strict, let still = counted[PlacedFinding(finding)] else { return nil }
      let lost = FindingChanges.unmatched(finding.counted, still, by: { $0 }).old
      return lost.isEmpty ? nil : HiddenFinding(finding: finding, cause: .fewer, uncounted: lost)
    }
  }

  /// What a check by the new configuration leaves out because it only reports what is new since a revision, and the old
  /// configuration names no such revision, or another one.
  private var leftOut: [Finding] {
    let (then, now) = (old.session.configuration.diff?.text, new.session.configuration.diff?.text)
    if now == nil || now == then { return [] }
    let fresh = FindingChanges(from: old.counting, to: new.counting, in: code).new
    if then != nil { return fresh }
    return FindingChanges.unmatched(new.reported, fresh, by: { PlacedFinding($0) }).old
  }

  /// What fails the run in the old check, and is reported by the new one without that.
  private func milder(besides missing: [Finding]) -> [HiddenFinding] {
    let failing = FindingChanges.unmatched(
      judged.counting.filter(\.isFailing), new.reported.filter(\.isFailing), by: { PlacedFinding($0) })
    let unruled = FindingChanges.unmatched(failing.old, failing.new, by: PlacedFinding.init(ofAnyRule:)).old
    let rest = FindingChanges.unmatched(unruled, missing, by: { PlacedFinding($0) }).old
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
    if finding.rule == .strict {
      // Examples that fail, and warnings about a document, are corrected in the document. What it hides counts by itself.
      if finding.key.object == "unproven" || isCorrected(finding.place.path) { return false }
      // A warning about an entry is gone with the entry.
      if finding.key.object == finding.message, isGone(finding.place) { return !new.session.options.isStrict }
    }
    if finding.rule == .allowances {
      let name = finding.key.object.prefix { $0 != " " }
      return name.isEmpty || !judged.session.ruleSet.rules(called: String(name)).isEmpty
    }
    return true
  }

  /// Whether the entries of a configuration that a warning is about are gone. What it says of layers is about code.
  private func isGone(_ place: Place) -> Bool {
    func entries(_ code: CheckedCode) -> [ConfigurationEntry] {
      code.configurations.first { $0.path == place.path }.map(ConfigurationEntry.all) ?? []
    }
    let meant = entries(judged).filter { $0.line == place.start.line }
    let left = Set(entries(new))
    return !meant.isEmpty && meant.allSatisfy { $0.topKey != "layers" && !left.contains($0) }
  }

  /// Whether a rule document is another one now.
  private func isCorrected(_ path: FilePath) -> Bool {
    guard let page = judged.documents.first(where: { $0.path == path }) else { return false }
    return new.documents.first { $0.path == path }?.bytes != page.bytes
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
