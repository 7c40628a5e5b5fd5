import EavesChecks
import EavesDocuments
import EavesFindings
package import EavesSource

/// A place that is evidence for or against a profile.
package struct SurveyEvidence: Sendable {
  /// Nil where something is missing altogether.
  package let place: Place?
  package let message: String
}

extension Survey {
  /// How many pieces of evidence are shown on each side.
  private static let shown = 3

  /// Evidence for a profile: the first subject that matches each indicator, the most common indicators first. An
  /// indicator of something that exists goes before an indicator of something that does not.
  package func evidence(for standing: ProfileFit) -> [SurveyEvidence] {
    let ranked = standing.indicators.enumerated().filter { $0.element.keeping.kept > 0 }.sorted {
      left, right in
      if left.element.isOfPresence != right.element.isOfPresence { return left.element.isOfPresence }
      let (a, b) = (left.element.keeping.share ?? 0, right.element.keeping.share ?? 0)
      return a != b ? a > b : left.offset < right.offset
    }
    return ranked.compactMap { entry in
      entry.element.outcome.keepers(in: project).first.map {
        SurveyEvidence(place: $0.place, message: "\($0.name) matches \"\(entry.element.sign.title)\"")
      }
    }.prefix(Self.shown).map { $0 }
  }

  /// Evidence against it: indicators that are missing or violated, the weakest first, then the violations of its rules,
  /// the worst rule first.
  package func evidence(against standing: ProfileFit) -> [SurveyEvidence] {
    let weak = standing.indicators.enumerated().filter { ($0.element.keeping.share ?? 0) < 1 }.sorted {
      left, right in
      let (a, b) = (left.element.keeping.share ?? -1, right.element.keeping.share ?? -1)
      return a != b ? a < b : left.offset < right.offset
    }.map { entry in
      let first = entry.element.outcome.violators(in: project).first
      return SurveyEvidence(
        place: first?.place,
        message: first.map { "\($0.name) does not match \"\(entry.element.sign.title)\"" }
          ?? "there is no code that could match \"\(entry.element.sign.title)\"")
    }
    if weak.count >= Self.shown { return Array(weak.prefix(Self.shown)) }
    let broken = standing.rules.filter { $0.keeping.kept < $0.keeping.judged }.sorted { left, right in
      let (a, b) = (left.document, right.document)
      if a.impact != b.impact { return a.impact > b.impact }
      let (c, d) = (left.keeping.share ?? 0, right.keeping.share ?? 0)
      return c != d ? c < d : a.id < b.id
    }
    let breaches = broken.prefix(Self.shown - weak.count).compactMap { share -> SurveyEvidence? in
      let finding = FindingMaker(project: project).findings([share.outcome], of: [share.document]).first
      return finding.map { SurveyEvidence(place: $0.place, message: "\($0.message) (\($0.rule))") }
    }
    return weak + breaches
  }
}

extension IndicatorShare {
  /// Lists what is there, not what is left out.
  fileprivate var isOfPresence: Bool {
    sign.sentences.allSatisfy { sentence in
      if case .always = sentence.frame { return true }
      return false
    }
  }
}
