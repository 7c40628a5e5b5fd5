import EavesChecks
import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// A survey for machines, schemaVersion 1. Shares and fits are whole percents, null where there is none.
struct SurveyJSON {
  let survey: Survey
  let scan: ProjectScan
  /// What the rules that apply do not cover, if anything.
  var silence: MissingLayerRules?
  /// The only profile that is shown; nil: all.
  var wanted: String?

  var value: JSON {
    let name: String
    switch survey.verdict {
    case .follows: name = "follows"
    case .none: name = "none"
    case .tooFew: name = "too-few-subjects"
    }
    return .object([
      ("schemaVersion", 1),
      ("tool", ["name": .string(Tool.name), "version": .string(Tool.version)]),
      ("checked", ["files": .number(scan.outlines.count), "lines": .number(scan.lines)]),
      ("verdict", .string(name)), ("follows", JSON(followed)), ("nearest", .string(survey.nearest)),
      ("message", .string(SurveyWording.verdict(survey))), ("fitMeans", .string(SurveyWording.fit)),
      ("rules", .array(survey.rules.map(Self.rule))),
      ("profiles", .array(shownProfiles.map(standing))), ("layers", layers),
    ])
  }

  private static func rule(_ rule: SurveyedRule) -> JSON {
    let compliance = rule.compliance
    let deviations = compliance.deviations.map { subject in
      JSON.object([
        ("path", .string(subject.place.path.text)), ("line", .number(subject.place.start.line)),
        ("column", .number(subject.place.start.column)), ("subject", .string(subject.name)),
      ])
    }
    return .object([
      ("rule", .string(rule.document.id.text)), ("subjects", .number(compliance.subjects)),
      ("complying", .number(compliance.complying)), ("share", percent(compliance.share)),
      ("status", .string(rule.status.rawValue)), ("outweighedBy", JSON(rule.rival?.text)),
      ("deviations", .array(deviations)),
    ])
  }

  private var shownProfiles: [ProfileFit] {
    survey.standings.filter { wanted == nil || $0.definition.name == wanted }
  }

  /// Null where the rules that apply are about layers, or the code has none.
  private var layers: JSON {
    guard let silence else { return .null }
    let nearest = silence.nearest.map { nearest in
      JSON.object([
        ("profile", .string(nearest.profile)),
        ("findings", .number(nearest.found.values.reduce(0, +))),
        (
          "summary",
          .object(Impact.allCases.reversed().map { ($0.name, .number(nearest.found[$0] ?? 0)) })
        ),
      ])
    }
    return .object([
      ("message", .string(SurveyWording.silence(silence))), ("nearest", nearest ?? .null),
    ])
  }

  private var followed: String? {
    if case .follows(let standing) = survey.verdict { return standing.definition.name }
    return nil
  }

  private func standing(_ standing: ProfileFit) -> JSON {
    let isMarked = standing.fit != nil
    let against = isMarked ? survey.evidence(against: standing) : []
    let indicators = standing.indicators.map {
      JSON.object([("sign", .string($0.sign.title))] + Self.shares($0.keeping))
    }
    return .object([
      ("name", .string(standing.definition.name)), ("title", .string(standing.definition.title)),
      ("fit", Self.percent(standing.fit)),
      ("signs", .array(indicators)),
      ("for", .array(isMarked ? survey.evidence(for: standing).map(Self.evidence) : [])),
      ("against", .array(against.map(Self.evidence))),
    ])
  }

  private static func shares(_ keeping: RuleCompliance) -> [(key: String, value: JSON)] {
    [
      ("judged", .number(keeping.judged)), ("kept", .number(keeping.kept)), ("share", percent(keeping.share)),
    ]
  }

  private static func percent(_ share: Double?) -> JSON {
    share.map { .number(SurveyWording.wholePercent($0)) } ?? .null
  }

  private static func evidence(_ piece: SurveyEvidence) -> JSON {
    .object([
      ("path", JSON(piece.place?.path.text)),
      ("line", piece.place.map { .number($0.start.line) } ?? .null),
      ("column", piece.place.map { .number($0.start.column) } ?? .null),
      ("message", .string(piece.message)),
    ])
  }
}
