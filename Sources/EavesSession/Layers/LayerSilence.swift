import EavesChecks
package import EavesDocuments
package import EavesFindings
import EavesProject
import EavesSource

extension CheckSession {
  /// Says in what was checked how many of the rules that ran are about layers, and whether that leaves the layers of
  /// the project to nobody. A run that somebody narrowed to some rules is not blamed for those that it left out.
  ///
  /// - Parameter idle: rules that found nothing to ask: they keep nobody from anything.
  func countLayerRules(in checked: inout Checked, besides idle: Set<RuleID> = []) {
    let enforced = documents.filter { $0.status == .rule }
    checked.layerRules = enforced.count { rule in
      !idle.contains(rule.id)
        && rule.isAboutLayers(in: book.vocabulary, isOwn: !book.isShipped(rule.id))
    }
    checked.lacksLayerRules =
      checked.layerRules == 0 && !enforced.isEmpty && options.only.isEmpty
      && book.hasLayers(among: checked.roles.map(\.role))
  }

  /// What is there to check that the profile does not; nil where the profile is about layers, or the code has none.
  ///
  /// The nearest profile is asked of the same scan, so that it is known what it would find.
  package func layerSilence(_ configuration: Configuration) -> LayerSilence? {
    let here = counted(LayerSilence.counts(of: project))
    guard here.lacksLayerRules else { return nil }
    let survey = survey ?? Survey(of: project, by: book)
    guard let nearest = survey.nearestAboutLayers(in: book) else {
      return LayerSilence(profile: options.profile, nearest: nil)
    }
    var other = options
    (other.profile, other.profileSource, other.baseline, other.followed) = (nearest, .flag, nil, [])
    let session = CheckSession(
      scan: scan, book: book, configuration: configuration, options: other,
      sharing: self)
    return LayerSilence(
      profile: options.profile,
      nearest: LayerSilence.Nearest(profile: nearest, found: session.report().summary))
  }

  private func counted(_ roles: [RoleCount]) -> Checked {
    var checked = Checked(roles: roles)
    countLayerRules(in: &checked)
    return checked
  }
}

/// That the rules of a profile say nothing of layers, and which profile is the nearest that does.
package struct LayerSilence: Sendable {
  /// Whose rules say nothing.
  package let profile: String
  /// Nil where no profile that is about layers can be asked.
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

extension RuleBook {
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
  fileprivate func nearestAboutLayers(in book: RuleBook) -> String? {
    let own = standings.map { standing in
      (standing, rules: standing.rules.filter { $0.document.isAboutLayers(in: book.vocabulary) })
    }.filter { !$0.rules.isEmpty }
    let near = Set(near.map(\.definition.name))
    if let best = own.first(where: { near.contains($0.0.definition.name) }) { return best.0.definition.name }
    let asked = own.map { standing, rules in
      (name: standing.definition.name, count: Set(rules.flatMap { subjects(of: $0, in: book) }).count)
    }
    let most = asked.map(\.count).max() ?? 0
    // Of those that ask alike the best fit, then the first that is defined.
    return most == 0 ? nil : asked.first { $0.count == most }?.name
  }

  private var near: [ProfileStanding] {
    switch verdict {
    case .follows(let standing): [standing]
    case .none(let standings): standings
    case .tooFew(let standing, _): [standing]
    }
  }

  private func subjects(of share: RuleShare, in book: RuleBook) -> Set<TypeIndex> {
    share.outcome.layeredSubjects(of: share.document, in: project) { sentence in
      !sentence.forbidsExistence && !sentence.layers(in: book.vocabulary).isEmpty
    }
  }
}
