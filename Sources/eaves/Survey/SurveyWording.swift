import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession

/// What is said of a survey, by `survey`, `init` and a check where nobody chose a profile.
enum SurveyWording {
  static let fit =
    "fit: the share of a profile's weakest sign, 0 where nothing shows one of them; a project follows the first profile\n"
    + "     of which every sign reaches the share that the profile asks for, however many break its rules"

  /// "this project follows clean-mvvm, view → view model → use case → repository (fit 85 %)".
  static func verdict(_ survey: Survey) -> String {
    switch survey.verdict {
    case .follows(let standing):
      "this project follows \(standing.definition.name): \(standing.definition.title) (\(fit(standing)))"
    default: "this project follows no profile clearly: \(doubt(survey))"
    }
  }

  /// How to hold to what a survey says.
  static let pin = "`eaves init` writes the rules that this code follows into eaves.yml, and a baseline"

  /// "next is clean-mvvm: … (fit 56 %; what most breaks is its sign …: 2 of 3)"; nil where nothing comes near.
  static func runnerUp(_ survey: Survey) -> String? {
    guard let next = survey.runnerUp else { return nil }
    return "next is \(next.definition.name): \(next.definition.title) (\(fit(next))\(deciding(next)))"
  }

  /// The sign that decides against a profile; where all keep all of them its rules do.
  private static func deciding(_ standing: ProfileStanding) -> String {
    guard let sign = standing.weakestSign, sign.keeping.share != 1 else { return "" }
    let (kept, judged) = (sign.keeping.kept, sign.keeping.judged)
    let share = judged == 0 ? "nobody to ask" : "\(kept) of \(judged)"
    return "; its weakest sign is \"\(sign.sign.title)\": \(share)"
  }

  /// "base asks nothing about layers: no rule says here who may reach data. …"
  ///
  /// - Parameter flags: what the command that lists the findings is to be given beside the profile.
  static func silence(_ silence: LayerSilence, flags: String = "") -> String {
    let head = "\(silence.profile) asks nothing about layers: no rule here says who may reach data"
    guard let nearest = silence.nearest else { return head }
    let command = "`eaves check --profile \(nearest.profile)\(flags)`"
    let count = nearest.found.values.reduce(0, +)
    return count == 0
      ? "\(head); \(command) asks, and would find nothing"
      : "\(head); \(command) would find \(count) (\(impacts(nearest.found)))"
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
      ? "\(head): checked with base; of the other rules this code follows none (`eaves survey`)"
      : "\(head): checked with base and \(rules) that this code follows (`eaves survey`)"
  }

  /// "nearest is clean-mvvm (fit 85 %)".
  private static func nearness(_ choice: RuleChoice) -> String {
    let names = choice.near.map { (name: $0.profile, fit: "fit \(percent($0.fit))") }
    guard let first = names.first else { return "none is near" }
    let all = names.map { "\($0.name), \($0.fit)" }.joined(separator: "; ")
    if !choice.isNear { return "nearest is \(all), and not near" }
    return names.count == 1 ? "nearest is \(first.name) (\(first.fit))" : "nearest are \(all)"
  }

  private static func doubt(_ survey: Survey) -> String {
    switch survey.verdict {
    case .follows: ""
    case .none(let nearest): nearest.isEmpty ? "it shows the signs of none" : "nearest: \(list(nearest))"
    case .tooFew(let nearest):
      "too few types to tell; nearest: \(list([nearest])) from \(nearest.subjects) of them"
    }
  }

  private static func list(_ standings: [ProfileStanding]) -> String {
    standings.map { "\($0.definition.name), \(fit($0))" }.joined(separator: "; ")
  }

  private static func fit(_ standing: ProfileStanding) -> String { "fit \(percent(standing.fit ?? 0))" }

  static func percent(_ share: Double) -> String { "\(wholePercent(share)) %" }

  /// 100 only where all keep it, 0 only where nobody does.
  static func wholePercent(_ share: Double) -> Int {
    let whole = Int((share * 100).rounded())
    if whole == 100, share < 1 { return 99 }
    return whole == 0 && share > 0 ? 1 : whole
  }
}
