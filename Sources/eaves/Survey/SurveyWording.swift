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
  static func pin(_ survey: Survey) -> String {
    if case .follows = survey.verdict {
      return "pin its rules with `profile: \(survey.profile)` in eaves.yml, which `eaves init` writes"
    }
    return "\(survey.profile) applies until you choose: `profile:` in eaves.yml, or --profile"
  }

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

  /// The first line of a report on a project for which nobody chose a profile.
  ///
  /// - Parameter lacksLayerRules: whether the rules that were asked leave the layers of the code to nobody.
  static func preamble(_ survey: Survey, profiles: [String], lacksLayerRules: Bool = false) -> String {
    let silence = lacksLayerRules ? ", which asks nothing about layers" : ""
    if case .follows(let standing) = survey.verdict {
      let (name, rules) = (standing.definition.name, standing.definition.rules)
      let checked = name == rules ? "" : ", checked with \(rules)\(silence)"
      return "no profile chosen: the code follows \(name) (\(fit(standing)), see `eaves survey`)\(checked); "
        + "pin it with `profile: \(rules)` in eaves.yml or with --profile"
    }
    let names = profiles.filter { $0 != Survey.fallback && $0 != "none" }.joined(separator: ", ")
    return
      "no profile chosen and none clearly followed (\(doubt(survey))): checked with \(survey.profile)\(silence); "
      + "choose one with --profile or `profile:` in eaves.yml (\(names))"
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
