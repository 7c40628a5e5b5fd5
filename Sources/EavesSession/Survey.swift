package import EavesChecks
package import EavesDocuments
import EavesFindings
package import EavesProject
import EavesSource

/// How well each profile fits a project, and which one it follows.
package struct Survey: Sendable {
  /// Those that exist in the order of their definitions, then the best fit first; profiles that nothing marks come last.
  package let standings: [ProfileFit]
  package let verdict: Verdict
  let project: Project
  /// The outcome of every rule, own ones too, so that a check need not run them again.
  let outcomes: [RuleID: RuleOutcome]
  /// How many of those who could break it comply with each rule that came with Eaves, in the order of the book.
  package let rules: [SurveyedRule]

  /// What a survey concludes.
  package enum Verdict: Sendable {
    /// The project follows the profile.
    case follows(ProfileFit)
    /// The code lacks some part of each. The nearest are those that fit best, and all that are hardly behind.
    case none(nearest: [ProfileFit])
    /// The code has too few subjects to tell; how many.
    case tooFew(nearest: ProfileFit, subjects: Int)
  }

  /// The profile that applies where none is followed.
  package static let fallback = "base"
  /// How little behind the best fit a profile is near, from 0 to 1.
  package static let nearness = 0.1
  /// The minimum number of subjects of its indicators.
  package static let fewestSubjects = 3

  /// Runs every document that is not off by default, and every indicator, in one walk of the code.
  ///
  /// Nothing is kept for the next: the evidence of all rules of all profiles is more than the rest of a project.
  ///
  /// - Parameter on: rules that run although they are off by default.
  package init(of project: Project, by ruleSet: RuleSet, on: [Word] = []) {
    self.project = project
    let documents = ruleSet.documents.filter { document in
      document.status == .rule && (!document.isOffByDefault || on.contains { document.isCalled($0.text) })
    }
    let indicators = Self.distinct(ruleSet.profileDefinitions.flatMap(\.indicators))
    let asked = documents + indicators.map { RuleDocument(sign: $0) }
    let surveyed = Checker.survey(
      project, by: asked, counting: documents.count, capabilities: ruleSet.capabilities)
    let outcomes = surveyed.outcomes
    self.outcomes = Dictionary(
      zip(documents, outcomes).map { ($0.id, $1) }, uniquingKeysWith: { first, _ in first })
    let indicatorShares = Dictionary(
      zip(indicators, outcomes.dropFirst(documents.count)).map {
        ($0.title, IndicatorShare(sign: $0, keeping: $1.keeping(in: project), outcome: $1))
      }, uniquingKeysWith: { first, _ in first })
    let ruleShares = zip(documents, outcomes).map {
      RuleShare(document: $0, keeping: $1.keeping(in: project), outcome: $1)
    }
    let standings = ruleSet.profileDefinitions.map { definition in
      ProfileFit(
        definition: definition,
        indicators: definition.indicators.compactMap { indicatorShares[$0.title] },
        rules: ruleShares.filter { $0.document.isOwn(of: definition.name) })
    }
    let most = standings.filter(\.exists).map(\.screens).max() ?? 0
    self.standings = standings.enumerated().sorted { left, right in
      let (a, b) = (left.element.rank(besides: most), right.element.rank(besides: most))
      return a != b ? a > b : left.offset < right.offset
    }.map(\.element)
    verdict = Self.verdict(on: self.standings, in: project)
    rules = SurveyedRule.all(
      of: zip(documents, surveyed.compliances).filter { ruleSet.isShipped($0.0.id) }, in: self.standings,
      project)
  }

  private static func distinct(_ indicators: [ProfileIndicator]) -> [ProfileIndicator] {
    var seen: Set<String> = []
    return indicators.filter { seen.insert($0.title).inserted }
  }

  /// A second profile that exists beside the one that is followed: it has at least half as many screens, and at least
  /// half of them are not built the first way. Nil where there is none.
  package var beside: ProfileFit? {
    guard case .follows(let best) = verdict else { return nil }
    let taken = best.placesOfScreens(in: project)
    return standings.dropFirst().first { standing in
      guard standing.exists, standing.screens * 2 >= best.screens else { return false }
      let screens = standing.placesOfScreens(in: project)
      return screens.subtracting(taken).count * 2 >= screens.count
    }
  }

  private static func verdict(on standings: [ProfileFit], in project: Project) -> Verdict {
    guard let best = standings.first, let fit = best.fit, fit > 0 else { return .none(nearest: []) }
    if best.exists {
      let subjects = best.subjects(in: project)
      return subjects < fewestSubjects ? .tooFew(nearest: best, subjects: subjects) : .follows(best)
    }
    return .none(nearest: standings.filter { $0.fit.map { $0 > 0 && fit - $0 < nearness } ?? false })
  }
}

/// How a project stands to one profile.
package struct ProfileFit: Sendable {
  package let definition: ProfileDefinition
  /// In the order of the definition.
  package let indicators: [IndicatorShare]
  /// The profile's own rules, without those that belong to every profile.
  package let rules: [RuleShare]

  /// Whether the architecture is known by name alone: no rule is of it.
  package var hasNoRules: Bool { rules.isEmpty }

  /// The share of the weakest indicator, from 0 to 1; 0 where nothing in the code shows one of them. Nil where nothing
  /// marks the profile.
  package var fit: Double? { indicators.isEmpty ? nil : indicators.map { $0.keeping.share ?? 0 }.min() }

  /// Whether the project has everything that the profile is made of, however many break its rules.
  package var exists: Bool {
    let most = indicators.map(\.keeping.judged).max() ?? 0
    return most > 0
      && zip(indicators, definition.least).allSatisfy { sign, least in
        let judged = sign.keeping.judged
        return Frequency.isUsual(judged, among: most) && sign.keeping.kept * 100 >= judged * least
      }
  }

  /// How many screens are built so: those that keep the first indicator.
  fileprivate var screens: Int { indicators.first?.keeping.kept ?? 0 }

  /// Where these screens are.
  fileprivate func placesOfScreens(in project: Project) -> Set<Place> {
    Set(indicators.first?.outcome.keepers(in: project).map(\.place) ?? [])
  }

  /// What exists comes before what only fits, all of it alike but what has fewer than half as many screens as another.
  fileprivate func rank(besides most: Int) -> Double {
    exists ? screens * 2 >= most ? 3 : 2 : fit ?? -1
  }

  /// The number of subjects of its indicators, each counted once. O(subjects · log subjects).
  fileprivate func subjects(in project: Project) -> Int {
    let judged = indicators.flatMap { $0.outcome.keepers(in: project) + $0.outcome.violators(in: project) }
    return Set(judged.map(\.place)).count
  }
}

/// How many subjects keep a sign.
package struct IndicatorShare: Sendable {
  package let sign: ProfileIndicator
  package let keeping: RuleCompliance
  package let outcome: RuleOutcome
}

/// How many subjects keep a rule.
package struct RuleShare: Sendable {
  package let document: RuleDocument
  package let keeping: RuleCompliance
  package let outcome: RuleOutcome
}

extension RuleDocument {
  /// An indicator is evaluated like a rule.
  init(sign: ProfileIndicator) {
    self.init(
      id: RuleID(sign.title), path: FilePath(ProfilesFile.name), status: .rule, title: sign.title,
      impact: .low, impactDescription: "", tags: [], profiles: [], conflicts: [], supersedes: [], aliases: [],
      sentences: sign.sentences, checkPath: FilePath(ProfilesFile.name), blocks: [], groups: [], body: "")
  }

  /// Whether the rule is what sets a profile apart: what every profile has says nothing of one.
  fileprivate func isOwn(of profile: String) -> Bool {
    profiles.contains(profile) && (profile == Survey.fallback || !profiles.contains(Survey.fallback))
  }
}
