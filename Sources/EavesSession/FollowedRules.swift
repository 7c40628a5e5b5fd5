package import EavesChecks
package import EavesDocuments
package import EavesFindings
import EavesProject
import EavesSource

/// A rule that came with Eaves, and how far a project follows it.
package struct SurveyedRule: Sendable {
  package let document: RuleDocument
  package let compliance: Compliance
  /// A rule that contradicts it and counts in its place: the code follows both, and that one has more subjects. Nil
  /// where there is none.
  package let rival: RuleID?
  /// Whether it is about another architecture than that of this code.
  package let isForeign: Bool

  package var status: Compliance.Status { isRated && rival == nil && !isForeign ? compliance.status : .none }

  /// Whether its page lets it have a share.
  package var isRated: Bool { document.hasShare }

  /// Whether every project is checked by it, whatever its architecture.
  package var isOfBase: Bool { document.profiles.contains(Survey.fallback) }

  /// Whether it restricts dependencies.
  package var isAboutLayers: Bool { document.tags.contains("layer") }

  /// Of two rules that contradict each other and are both followed the one with more subjects counts, then the one of
  /// the profile that fits better, then the first.
  static func all(
    of shares: [(RuleDocument, Compliance)], in standings: [ProfileFit], _ project: Project
  ) -> [SurveyedRule] {
    let counts = project.countsOfRoles()
    func rank(_ document: RuleDocument) -> Int {
      standings.firstIndex { document.profiles.contains($0.definition.name) } ?? standings.count
    }
    let isForeign = shares.map { document, compliance in
      document.needs.contains { !Frequency.isUsual(counts[$0, default: 0], among: compliance.subjects) }
        || document.profiles.count == 1
          && standings.contains {
            $0.definition.name == document.profiles[0] && $0.fit != nil && !$0.exists
          }
    }
    let ranked = shares.indices.filter {
      shares[$0].1.status == .followed && shares[$0].0.hasShare && !isForeign[$0]
        || shares[$0].0.profiles.contains(Survey.fallback)
    }.sorted { left, right in
      let ((a, b), (c, d)) = (shares[left], shares[right])
      let (isBase, isOther) = (a.profiles.contains(Survey.fallback), c.profiles.contains(Survey.fallback))
      if isBase != isOther { return isBase }
      if b.subjects != d.subjects { return b.subjects > d.subjects }
      return rank(a) != rank(c) ? rank(a) < rank(c) : left < right
    }
    var (kept, rivals): ([RuleDocument], [RuleID: RuleID]) = ([], [:])
    for document in ranked.map({ shares[$0].0 }) {
      if let rival = kept.first(where: { $0.contradicts(document) }) {
        rivals[document.id] = rival.id
      } else {
        kept.append(document)
      }
    }
    return zip(shares, isForeign).map {
      SurveyedRule(document: $0.0, compliance: $0.1, rival: rivals[$0.0.id], isForeign: $1)
    }
  }
}

extension Project {
  /// How many types of production code have each role that some have, and how many files each that files have.
  /// O((types + files) × roles).
  fileprivate func countsOfRoles() -> [String: Int] {
    var counts: [String: Int] = [:]
    for role in roles.names.indices where roles.isRegion[role] {
      counts[roles.names[role]] = files.indices.count { !isTestFile($0) && fileHasRole(role, $0) }
    }
    for index in types.indices {
      let type = TypeIndex(index)
      if types[index].kind == .external || types[index].kind == .alias || isSetAside(type) { continue }
      for role in roles.names.indices where !roles.isRegion[role] && hasRole(role, type) {
        counts[roles.names[role], default: 0] += 1
      }
    }
    return counts
  }
}

extension RuleDocument {
  /// Whether one of two rules says that they exclude each other.
  package func contradicts(_ other: RuleDocument) -> Bool {
    conflicts.contains(other.id) || other.conflicts.contains(id)
  }
}

extension Survey {
  /// The rules that this code follows, and that not every project is checked by, in the order of the book.
  package var followed: [SurveyedRule] { rules.filter { $0.status == .followed && !$0.isOfBase } }

  /// Whether every layer has too few types for a meaningful share.
  package var isTooSmall: Bool {
    !rules.contains {
      $0.isAboutLayers && !$0.isForeign && $0.compliance.subjects >= Compliance.fewestSubjects
    }
  }

  /// The profile that comes nearest to the code; `base` where nothing marks another that has rules.
  package var nearest: String {
    let standing: ProfileFit? =
      switch verdict {
      case .follows(let standing), .tooFew(let standing, _): standing
      case .none(let standings): standings.first
      }
    return standing.flatMap { $0.hasNoRules ? nil : $0.definition.name } ?? Self.fallback
  }
}

/// What a survey chose: small, so that it outlives the code that was surveyed.
package struct RuleChoice: Sendable {
  /// Whether the rules are those that the code follows; else it is too small, and they are the nearest profile's.
  package let isFollowed: Bool
  /// The profile whose rules run, whatever else does.
  package let profile: String
  /// Rules that run beside them.
  package let followed: [RuleID]
  fileprivate let partlyFollowed: [PartlyFollowedRule]
  fileprivate let notFollowed: [RuleID]
  /// Profiles near to the code, the nearest first.
  package let near: [Near]
  /// Whether the first of them is near enough to be named as what the code is.
  package let isNear: Bool

  package struct Near: Sendable {
    package let profile: String
    /// From 0 to 1.
    package let fit: Double
    /// Whether it is the name of an architecture that has no rules of its own.
    package let hasNoRules: Bool
  }

  /// The rules of `base` and those that the code follows; where there is too little code to see that, those of the
  /// nearest profile. What the configuration names counts before what is chosen.
  package init(_ survey: Survey, by ruleSet: RuleSet, _ options: CheckOptions) {
    isFollowed = !survey.isTooSmall
    partlyFollowed = survey.rules.filter { $0.status == .half }.map {
      PartlyFollowedRule(rule: $0.document.id, deviations: $0.compliance.deviations.count)
    }
    notFollowed = survey.rules.filter { $0.status == .not }.map(\.document.id)
    (near, isNear) = Self.near(survey)
    func active(_ profile: String) -> [RuleDocument] {
      var written = options
      written.profile = profile
      return ruleSet.documents(for: written).filter { rule in
        rule.status == .rule && !options.off.contains { rule.isCalled($0.text) }
      }
    }
    if survey.isTooSmall {
      // Own documents go before a profile that was not chosen explicitly.
      let near =
        [survey.nearest]
        + survey.standings.filter { ($0.fit ?? 0) > 0 && !$0.hasNoRules }.map(\.definition.name)
      let fitting = near.first { RuleSet.conflict(among: active($0)) == nil }
      (profile, followed) = (fitting ?? Survey.fallback, [])
      return
    }
    profile = Survey.fallback
    let active = active(profile)
    let own = ruleSet.documents.filter { !ruleSet.isShipped($0.id) && $0.profiles.contains(survey.nearest) }
    let chosen = survey.followed.map(\.document).filter { rule in
      !(active + own).contains { $0.contradicts(rule) }
    }
    followed = (own + chosen).map(\.id)
  }

  private static func near(_ survey: Survey) -> ([Near], isNear: Bool) {
    let (standings, isNear): ([ProfileFit], Bool) =
      switch survey.verdict {
      case .follows(let standing), .tooFew(let standing, _): ([standing], true)
      case .none(let nearest): (nearest, false)
      }
    let near = standings.map {
      Near(profile: $0.definition.name, fit: $0.fit ?? 0, hasNoRules: $0.hasNoRules)
    }
    return (near, isNear)
  }

  /// The same for a check.
  package func applied(to options: CheckOptions) -> CheckOptions {
    var applied = options
    (applied.profile, applied.followed) = (profile, followed)
    if isFollowed { applied.profileSource = .followed }
    return applied
  }
}

extension CheckSession {
  /// Records in the report which rules were not chosen explicitly, and which ones were left out.
  func noteChoice(of enforced: [RuleDocument], in checked: inout Checked) {
    guard let choice else { return }
    checked.unpinned = unpinned(among: enforced)
    if !choice.isFollowed { return }
    let running = Set(enforced.map(\.id))
    checked.partlyFollowed = choice.partlyFollowed.filter { !running.contains($0.rule) }
    checked.notFollowed = choice.notFollowed.count { !running.contains($0) }
  }

  /// Those of some rules that were not chosen explicitly.
  func unpinned(among enforced: [RuleDocument]) -> [RuleID] {
    if choice == nil { return [] }
    return enforced.filter { rule in
      ruleSet.isShipped(rule.id) && !rule.profiles.contains(Survey.fallback) && !onBelow.contains(rule.id)
        && !options.on.contains { rule.isCalled($0.text) }
    }.map(\.id)
  }
}
