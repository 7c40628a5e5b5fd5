import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession

/// The rules of a first `eaves.yml`: the nearest profile, what the code follows beyond it, and what of it the code does
/// not follow. Of two rules that contradict each other, that of the profile runs, unless the code does not follow it.
struct StartingRules {
  let profile: String
  /// Followed rules that are not of the profile, in the order of the book.
  var on: [RuleID] = []
  /// Rules of the profile that the code does not follow, each with the reason.
  var off: [(rule: RuleID, reason: String)] = []
  /// Followed rules that are not turned on, each with the rule of the profile that it contradicts.
  var leftOut: [(rule: RuleID, rival: RuleID)] = []

  /// A line for each rule that is left out.
  var remarks: [String] {
    leftOut.map {
      "the code follows \($0.rule), but this rule stays off, because it contradicts \($0.rival) of \(profile)"
    }
  }

  /// What was chosen explicitly.
  init(profile: String) { self.profile = profile }

  /// - Parameter today: the day of the survey, as `2026-11-28`.
  init(_ survey: Survey, by ruleSet: RuleSet, today: String) {
    profile = survey.nearest
    let ofProfile = ruleSet.documents(of: profile).filter { $0.status == .rule && !$0.isOffByDefault }
    let known = Set(ofProfile.map(\.id))
    let broken = survey.rules.filter {
      known.contains($0.document.id) && !$0.isOfBase && $0.status == .not
    }
    let kept = ofProfile.filter { rule in !broken.contains { $0.document.id == rule.id } }
    var followed: [RuleDocument] = []
    for rule in survey.followed.map(\.document) where !known.contains(rule.id) {
      if let rival = kept.first(where: { $0.contradicts(rule) }) {
        leftOut.append((rule.id, rival.id))
      } else {
        followed.append(rule)
      }
    }
    on = followed.map(\.id)
    off = broken.map { rule in
      let rivals = followed.filter { $0.contradicts(rule.document) }.map(\.id.text)
      let contradicts =
        rivals.isEmpty ? "" : "; the rule contradicts \(rivals.joined(separator: ", ")) under `on:`"
      return (
        rule.document.id, "\(Self.share(rule.compliance)) comply (survey of \(today))\(contradicts)"
      )
    }
  }

  /// "62 % of 41 subjects".
  private static func share(_ compliance: Compliance) -> String {
    "\(SurveyWording.percent(compliance.share ?? 0)) of \(compliance.subjects) subjects"
  }

  /// The same for a check.
  func applied(to options: CheckOptions) -> CheckOptions {
    var applied = options
    (applied.profile, applied.profileSource, applied.followed) = (profile, .config, [])
    applied.on += on.map { Word($0.text, line: 0, column: 0) }
    applied.off += off.map(\.rule)
    return applied
  }
}
