import EavesChecks
package import EavesDocuments
package import EavesFindings
import EavesProject
import EavesSource

extension CheckSession {
  /// Records in the report how many of the rules that ran are about layers, and whether the layers of the project are
  /// not checked at all. A run that was narrowed to some rules gets no warning.
  ///
  /// - Parameter idle: rules without subjects, which check nothing.
  func countLayerRules(in checked: inout Checked, besides idle: Set<RuleID> = []) {
    let enforced = documents.filter { $0.status == .rule }
    checked.layerRules = enforced.count { rule in
      !idle.contains(rule.id)
        && rule.isAboutLayers(in: ruleSet.vocabulary, isOwn: !ruleSet.isShipped(rule.id))
    }
    checked.lacksLayerRules =
      checked.layerRules == 0 && !enforced.isEmpty && options.only.isEmpty
      && ruleSet.hasLayers(among: checked.roles.map(\.role))
  }

  /// What is there to check that the profile does not; nil where the profile is about layers, or the code has none.
  ///
  /// The nearest profile is run on the same scan, to know what it would find.
  package func missingLayerRules(_ configuration: Configuration) -> MissingLayerRules? {
    let here = counted(MissingLayerRules.counts(of: project))
    guard here.lacksLayerRules else { return nil }
    let survey = survey ?? Survey(of: project, by: ruleSet)
    guard let nearest = survey.nearestAboutLayers(in: ruleSet) else {
      return MissingLayerRules(profile: options.profile, nearest: nil)
    }
    var other = options
    (other.profile, other.profileSource, other.baseline, other.followed) = (nearest, .flag, nil, [])
    let session = CheckSession(
      scan: scan, ruleSet: ruleSet, configuration: configuration, options: other,
      sharing: self)
    return MissingLayerRules(
      profile: options.profile,
      nearest: MissingLayerRules.Nearest(profile: nearest, found: session.report().summary))
  }

  private func counted(_ roles: [RoleCount]) -> Checked {
    var checked = Checked(roles: roles)
    countLayerRules(in: &checked)
    return checked
  }
}

/// The warning that the rules of a profile do not check layers, with the nearest profile that does.
package struct MissingLayerRules: Sendable {
  /// Whose rules say nothing.
  package let profile: String
  /// Nil where no profile about layers can be run.
  package let nearest: Nearest?

  /// A profile whose rules are about layers.
  package struct Nearest: Sendable {
    package let profile: String
    /// What it finds in this project, by impact.
    package let found: [Impact: Int]
  }

  /// The layer roles of a project with the number of their types, as a report counts them.
  fileprivate static func counts(of project: Project) -> [RoleCount] {
    var counts: [String: Int] = [:]
    for index in project.types.indices where project.types[index].kind != .external {
      let type = TypeIndex(index)
      guard !project.isSetAside(type), let role = project.layerRole(type) else { continue }
      counts[project.roleName(role), default: 0] += 1
    }
    return counts.map { RoleCount(role: $0.key, count: $0.value) }
  }
}

extension RuleSet {
  /// Whether there are two layers among the roles of some code that some rule tells apart.
  fileprivate func hasLayers(among roles: [String]) -> Bool {
    let known = documents.flatMap(\.sentences).reduce(into: Set<String>()) { known, sentence in
      known.formUnion(sentence.layers(in: vocabulary))
    }
    return Set(roles).intersection(known).count > 1
  }
}

extension Survey {
  /// The profile about layers that the survey finds near; where it finds none near, the one whose rules about layers
  /// ask most of what the code has. A rule that something may not be at all asks nothing of it.
  fileprivate func nearestAboutLayers(in ruleSet: RuleSet) -> String? {
    let own = standings.map { standing in
      (standing, rules: standing.rules.filter { $0.document.isAboutLayers(in: ruleSet.vocabulary) })
    }.filter { !$0.rules.isEmpty }
    let near = Set(near.map(\.definition.name))
    if let best = own.first(where: { near.contains($0.0.definition.name) }) { return best.0.definition.name }
    let asked = own.map { standing, rules in
      (name: standing.definition.name, count: Set(rules.flatMap { subjects(of: $0, in: ruleSet) }).count)
    }
    let most = asked.map(\.count).max() ?? 0
    // Of those that ask alike the best fit, then the first that is defined.
    return most == 0 ? nil : asked.first { $0.count == most }?.name
  }

  private var near: [ProfileFit] {
    switch verdict {
    case .follows(let standing): [standing]
    case .none(let standings): standings
    case .tooFew(let standing, _): [standing]
    }
  }

  private func subjects(of share: RuleShare, in ruleSet: RuleSet) -> Set<TypeIndex> {
    share.outcome.layeredSubjects(of: share.document, in: project) { sentence in
      !sentence.forbidsExistence && !sentence.layers(in: ruleSet.vocabulary).isEmpty
    }
  }
}
