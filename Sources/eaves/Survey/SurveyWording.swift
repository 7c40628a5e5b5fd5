import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession

/// The wording of a survey, for `survey`, `init` and a check without a chosen profile.
enum SurveyWording {
  /// What the figures of the table are.
  static let table =
    "A subject is code that could break the rule. The share is the percentage of subjects that comply. A deviation is a "
    + "subject that breaks the rule."
  /// What the figures of a profile are.
  static let fit =
    "An indicator is a statement by which Eaves recognizes a profile. Its subjects are the code that the statement is about."
    + "\nThe share of an indicator is the percentage of subjects that match. The match of a profile is the lowest share of "
    + "its indicators."

  /// "this project follows clean-mvvm: view → view model → use case → repository (85 % match)".
  static func verdict(_ survey: Survey) -> String {
    switch survey.verdict {
    case .follows(let standing):
      "this project follows \(standing.definition.name): \(standing.definition.title) (\(fit(standing)))"
        + (standing.hasNoRules
          ? "; Eaves has no rules for \(standing.definition.name), so `base` is checked" : "")
        + (survey.beside.map { "; also \($0.definition.name) (\(fit($0)))" } ?? "")
    default: "this project follows no profile clearly: \(doubt(survey))"
    }
  }

  /// How to hold to what a survey says.
  static func pin(_ survey: Survey) -> String {
    survey.isTooSmall
      ? "there is too little code to see which rules this project follows; without configuration, Eaves checks the "
        + "rules of \(survey.nearest), and `eaves init` writes this profile and a baseline"
      : "`eaves init` writes the rules that this code follows into eaves.yml, and a baseline"
  }

  /// "base asks nothing about layers: no rule says here who may reach data. …"
  ///
  /// - Parameter flags: what the command that lists the findings is to be given beside the profile.
  static func silence(_ silence: MissingLayerRules, flags: String = "") -> String {
    let head = "no active rule checks dependencies between layers"
    guard let nearest = silence.nearest else { return head }
    let command = "`eaves check --profile \(nearest.profile)\(flags)`"
    let count = nearest.found.values.reduce(0, +)
    let findings =
      count == 0
      ? "no findings" : "\(count) \(count == 1 ? "finding" : "findings") (\(impacts(nearest.found)))"
    return
      "\(head); with the rules of \(nearest.profile), \(command) would report \(findings)"
  }

  /// "18 HIGH, 3 MEDIUM".
  static func impacts(_ counts: [Impact: Int]) -> String {
    Impact.allCases.reversed().compactMap { impact in
      counts[impact].flatMap { $0 == 0 ? nil : "\($0) \(impact.name)" }
    }.joined(separator: ", ")
  }

  /// The first line of a report on a project for which nobody chose a profile; nil where somebody did.
  static func preamble(_ session: CheckSession) -> String? {
    guard let choice = session.choice else { return nil }
    let options = session.options
    let head = "no profile chosen, \(nearness(choice))"
    if !choice.isFollowed {
      return "\(head): too little code to see which rules it follows, checked with \(options.profile)"
    }
    let count = session.documents.count { options.followed.contains($0.id) && $0.status == .rule }
    let rules = count == 1 ? "1 rule" : "\(count) rules"
    return count == 0
      ? "\(head): checked with base; this code follows none of the other rules (`eaves survey`)"
      : "\(head): checked with base and \(rules) that this code follows (`eaves survey`)"
  }

  /// "this code looks like clean-mvvm (85 % match)".
  private static func nearness(_ choice: RuleChoice) -> String {
    let names = choice.near.map { (name: $0.profile, fit: match($0.fit)) }
    guard let first = names.first else { return "no profile fits" }
    let all = names.map { "\($0.name), \($0.fit)" }.joined(separator: "; ")
    if !choice.isNear { return "no profile fits (nearest: \(all))" }
    return choice.near[0].hasNoRules
      ? "this code looks like \(first.name) (\(first.fit)), for which there is no profile"
      : "this code looks like \(first.name) (\(first.fit))"
  }

  private static func doubt(_ survey: Survey) -> String {
    switch survey.verdict {
    case .follows: ""
    case .none(let nearest): nearest.isEmpty ? "no indicator matches" : "nearest: \(list(nearest))"
    case .tooFew(let nearest, let subjects):
      "there are too few types to tell; nearest: \(list([nearest])), judged by \(subjects) of the types"
    }
  }

  private static func list(_ standings: [ProfileFit]) -> String {
    standings.map { "\($0.definition.name), \(fit($0))" }.joined(separator: "; ")
  }

  private static func fit(_ standing: ProfileFit) -> String { match(standing.fit ?? 0) }

  /// "85 % match".
  static func match(_ share: Double) -> String { "\(percent(share)) match" }

  static func percent(_ share: Double) -> String { "\(wholePercent(share)) %" }

  /// 100 only where all comply, 0 only where none does.
  static func wholePercent(_ share: Double) -> Int {
    let whole = Int((share * 100).rounded())
    if whole == 100, share < 1 { return 99 }
    return whole == 0 && share > 0 ? 1 : whole
  }
}
