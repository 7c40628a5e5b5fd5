import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession

/// The rules of a first `eaves.yml`: the nearest profile, what the code follows beyond it, and what of it the code does
/// not follow.
struct StartingRules {
  let profile: String
  /// Followed rules that are not of the profile, in the order of the book.
  var on: [RuleID] = []
  /// Rules of the profile that the code does not follow, or that contradict one which it follows; each with the reason.
  var off: [(rule: RuleID, reason: String)] = []

  /// What was chosen explicitly.
  init(profile: String) { self.profile = profile }

  /// - Parameter today: the day of the survey, as `2026-11-28`.
  init(_ survey: Survey, by ruleSet: RuleSet, today: String) {
    profile = survey.nearest
    let ofProfile = ruleSet.documents(of: profile).filter { $0.status == .rule && !$0.isOffByDefault }
    let own = ofProfile.filter { !ruleSet.isShipped($0.id) }
    let known = Set(ofProfile.map(\.id))
    let followed = survey.followed.filter { !known.contains($0.document.id) }.filter { rule in
      !own.contains { $0.contradicts(rule.document) }
    }
    on = followed.map(\.document.id)
    let counted = Dictionary(
      survey.rules.map { ($0.document.id, $0) }, uniquingKeysWith: { first, _ in first })
    off = ofProfile.compactMap { rule in
      guard let surveyed = counted[rule.id], !surveyed.isOfBase else { return nil }
      if let rival = followed.first(where: { $0.document.contradicts(rule) }) {
        return (
          rule.id,
          "contradicts \(rival.document.id), with which \(Self.share(rival.compliance)) comply (survey of \(today))"
        )
      }
      return surveyed.status == .not
        ? (rule.id, "\(Self.share(surveyed.compliance)) comply (survey of \(today))") : nil
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
