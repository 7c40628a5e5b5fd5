import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// A survey as text: the verdict, the table of rules, then each profile with its shares and its evidence.
struct SurveyText {
  let survey: Survey
  /// What the rules that apply do not cover, if anything.
  var silence: MissingLayerRules?
  /// The only profile that is shown; nil: all.
  var wanted: String?

  var text: String {
    let verdict =
      [SurveyWording.verdict(survey)] + (silence.map { [SurveyWording.silence($0)] } ?? [])
      + [SurveyWording.pin(survey)]
    return verdict.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
      + (wanted == nil ? "\n" + SurveyTable(survey: survey).text : "") + "\n" + SurveyWording.fit + "\n"
      + survey.standings.filter { wanted == nil || $0.definition.name == wanted }.map { "\n" + text(of: $0) }
      .joined()
  }

  private func text(of standing: ProfileFit) -> String {
    let fit = standing.fit.map { "\(SurveyWording.match($0)) (its lowest indicator)  " } ?? ""
    let only = standing.hasNoRules ? " (Eaves has no rules for \(standing.definition.name))" : ""
    let head = "\(standing.definition.name)  \(fit)\(standing.definition.title)\(only)"
    var text = HarmlessText.of(head, in: .line) + "\n"
    for share in standing.indicators { text += line(share.keeping, "indicator \"\(share.sign.title)\"") }
    if standing.fit == nil { return text }
    text += list("evidence for it", survey.evidence(for: standing))
    return text + list("evidence against it", survey.evidence(against: standing))
  }

  /// `  83 %      5 of 6  view models drive the screens`.
  private func line(_ keeping: RuleCompliance, _ what: String) -> String {
    let share = Self.right(keeping.share.map(SurveyWording.percent) ?? "–", 6)
    let count = Self.right(keeping.judged == 0 ? "" : "\(keeping.kept) of \(keeping.judged)", 12)
    let lack = keeping.judged == 0 ? " (no code could match)" : ""
    return "\(share)\(count)  \(HarmlessText.of(what + lack, in: .line))\n"
  }

  private func list(_ label: String, _ evidence: [SurveyEvidence]) -> String {
    evidence.map { piece in
      HarmlessText.of("  \(label): " + (piece.place.map { "\($0)  " } ?? "") + piece.message, in: .line)
        + "\n"
    }.joined()
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
