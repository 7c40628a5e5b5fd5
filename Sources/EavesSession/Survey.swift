package import EavesChecks
package import EavesDocuments
import EavesFindings
package import EavesProject
import EavesSource

/// How well each profile fits a project, and which one it follows.
package struct Survey: Sendable {
  /// Those that exist in the order of their definitions, then the best fit first; profiles that nothing marks come last.
  package let standings: [ProfileStanding]
  package let verdict: Verdict
  let project: Project
  /// What every rule found, own ones too: a check need not ask again.
  let outcomes: [RuleID: RuleOutcome]
  /// How many of those who could break it comply with each rule that came with Eaves, in the order of the book.
  package let rules: [SurveyedRule]

  /// What a survey concludes.
  package enum Verdict: Sendable {
    /// The project follows the profile.
    case follows(ProfileStanding)
    /// The code lacks some part of each. The nearest are those that fit best, and all that are hardly behind.
    case none(nearest: [ProfileStanding])
    /// The code has too few subjects to tell; how many.
    case tooFew(nearest: ProfileStanding, subjects: Int)
  }

  /// The profile that applies where none is followed.
  package static let fallback = "base"
  /// How little behind the best fit a profile is near, from 0 to 1.
  package static let nearness = 0.1
  /// How many subjects its signs must have been asked of.
  package static let fewestSubjects = 3

  /// Asks every document that is not off by default and every sign, in one walk of the code.
  ///
  /// Nothing is kept for the next: the evidence of all rules of all profiles is more than the rest of a project.
  ///
  /// - Parameter on: rules that are asked although they are off by default.
  package init(of project: Project, by book: RuleBook, on: [Word] = []) {
    self.project = project
    let documents = book.documents.filter { document in
      document.status == .rule && (!document.isOffByDefault || on.contains { document.isCalled($0.text) })
    }
    let signs = Self.distinct(book.profileDefinitions.flatMap(\.signs))
    let asked = documents + signs.map { RuleDocument(sign: $0) }
    let surveyed = Checker.survey(
      project, by: asked, counting: documents.count, capabilities: book.capabilities)
    let outcomes = surveyed.outcomes
    self.outcomes = Dictionary(
      zip(documents, outcomes).map { ($0.id, $1) }, uniquingKeysWith: { first, _ in first })
    let signShares = Dictionary(
      zip(signs, outcomes.dropFirst(documents.count)).map {
        ($0.title, SignShare(sign: $0, keeping: $1.keeping(in: project), outcome: $1))
      }, uniquingKeysWith: { first, _ in first })
    let ruleShares = zip(documents, outcomes).map {
      RuleShare(document: $0, keeping: $1.keeping(in: project), outcome: $1)
    }
    let standings = book.profileDefinitions.map { definition in
      ProfileStanding(
        definition: definition,
        signs: definition.signs.compactMap { signShares[$0.title] },
        rules: ruleShares.filter { $0.document.isOwn(of: definition.name) })
    }
    let most = standings.filter(\.exists).map(\.screens).max() ?? 0
    self.standings = standings.enumerated().sorted { left, right in
      let (a, b) = (left.element.rank(besides: most), right.element.rank(besides: most))
      return a != b ? a > b : left.offset < right.offset
    }.map(\.element)
    verdict = Self.verdict(on: self.standings, in: project)
    rules = SurveyedRule.all(
      of: zip(documents, surveyed.compliances).filter { book.isShipped($0.0.id) }, in: self.standings,
      project)
  }

  private static func distinct(_ signs: [ProfileSign]) -> [ProfileSign] {
    var seen: Set<String> = []
    return signs.filter { seen.insert($0.title).inserted }
  }

  /// A second profile that exists beside the one that is followed: it has at least half as many screens, and at least
  /// half of them are not built the first way. Nil where there is none.
  package var beside: ProfileStanding? {
    guard case .follows(let best) = verdict else { return nil }
    let taken = best.placesOfScreens(in: project)
    return standings.dropFirst().first { standing in
      guard standing.exists, standing.screens * 2 >= best.screens else { return false }
      let screens = standing.placesOfScreens(in: project)
      return screens.subtracting(taken).count * 2 >= screens.count
    }
  }

  private static func verdict(on standings: [ProfileStanding], in project: Project) -> Verdict {
    guard let best = standings.first, let fit = best.fit, fit > 0 else { return .none(nearest: []) }
    if best.exists {
      let subjects = best.subjects(in: project)
      return subjects < fewestSubjects ? .tooFew(nearest: best, subjects: subjects) : .follows(best)
    }
    return .none(nearest: standings.filter { $0.fit.map { $0 > 0 && fit - $0 < nearness } ?? false })
  }
}

/// How a project stands to one profile.
package struct ProfileStanding: Sendable {
  package let definition: ProfileDefinition
  /// In the order of the definition.
  package let signs: [SignShare]
  /// The profile's own rules, without those that belong to every profile.
  package let rules: [RuleShare]

  /// Whether the architecture is known by name alone: no rule is of it.
  package var hasNoRules: Bool { rules.isEmpty }

  /// The share of the weakest indicator, from 0 to 1; 0 where nothing in the code shows one of them. Nil where nothing
  /// marks the profile.
  package var fit: Double? { signs.isEmpty ? nil : signs.map { $0.keeping.share ?? 0 }.min() }

  /// Whether the project has everything that the profile is made of, however many break its rules.
  package var exists: Bool {
    let most = signs.map(\.keeping.judged).max() ?? 0
    return most > 0
      && zip(signs, definition.least).allSatisfy { sign, least in
        let judged = sign.keeping.judged
        return Frequency.isUsual(judged, among: most) && sign.keeping.kept * 100 >= judged * least
      }
  }

  /// How many screens are built so: those that keep the first indicator.
  fileprivate var screens: Int { signs.first?.keeping.kept ?? 0 }

  /// Where these screens are.
  fileprivate func placesOfScreens(in project: Project) -> Set<Place> {
    Set(signs.first?.outcome.keepers(in: project).map(\.place) ?? [])
  }

  /// What exists comes before what only fits, all of it alike but what has fewer than half as many screens as another.
  fileprivate func rank(besides most: Int) -> Double {
    exists ? screens * 2 >= most ? 3 : 2 : fit ?? -1
  }

  /// How many subjects its signs were asked of, each counted once. O(subjects · log subjects).
  fileprivate func subjects(in project: Project) -> Int {
    let judged = signs.flatMap { $0.outcome.keepers(in: project) + $0.outcome.breakers(in: project) }
    return Set(judged.map(\.place)).count
  }
}

/// How many subjects keep a sign.
package struct SignShare: Sendable {
  package let sign: ProfileSign
  package let keeping: Keeping
  package let outcome: RuleOutcome
}

/// How many subjects keep a rule.
package struct RuleShare: Sendable {
  package let document: RuleDocument
  package let keeping: Keeping
  package let outcome: RuleOutcome
}

extension RuleDocument {
  /// A sign is asked like a rule.
  fileprivate init(sign: ProfileSign) {
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
