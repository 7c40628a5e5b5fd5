import EavesThreads
import EavesOutline
import EavesChecks
import EavesDocuments
import EavesFiles
package import EavesFindings
import EavesProject
package import EavesSource

// The part of the report about the code that was checked.

extension CheckSession {
  func checked(_ enforced: [RuleDocument], _ outcomes: [RuleOutcome]) -> Checked {
    let coverageGaps = CoverageGaps(project: project, documents: enforced, outcomes: outcomes)
    var counts: [Int] = Array(repeating: 0, count: project.roles.names.count)
    var any: [Bool] = Array(repeating: false, count: project.roles.names.count)
    let asked = Set(enforced.flatMap(\.sentences).map(\.subject.text))
    let isAsked = project.roles.names.map(asked.contains)
    for index in project.types.indices {
      let type = TypeIndex(index)
      for role in counts.indices where project.hasRole(role, type) {
        let isDeclared = project.types[index].kind != .external
        // A rule about a role has no subjects where only names of other modules have it.
        if isDeclared || !isAsked[role] { any[role] = true }
        if isDeclared, !project.isSetAside(type), project.roles.isLayer[role] { counts[role] += 1 }
      }
    }
    // What only shortens definitions is nothing that a project could have.
    let helpers = Set(project.vocabulary.roles.filter(\.isHelper).map(\.name))
    let used = usedRoles(enforced).subtracting(helpers)
    let empty = counts.indices.filter { role in
      used.contains(project.roles.names[role]) && !any[role] && !selectsFiles(role)
    }
    var checked = Checked(
      files: scan.outlines.count, lines: scan.lines,
      roles: counts.indices.filter { counts[$0] > 0 }.map {
        RoleCount(role: project.roles.names[$0], count: counts[$0])
      },
      rules: enforced.count, guidance: documents.count - enforced.count,
      empty: empty.map { project.roles.names[$0] }.filter { !options.mayBeEmpty.contains($0) }.sorted(),
      notUnderstood: (scan.notUnderstood + cutSupertypes + unreadManifests).sorted(), leftOut: scan.leftOut)
    let (unresolved, unreadModules) = (coverageGaps.unresolved, coverageGaps.unreadModules)
    checked.unknownFacts = unresolved + unreadModules
    checked.unknown = checked.unknownFacts.count
    let kinds = coverageGaps.types
    checked.notCovered = kinds.map {
      NotCovered(
        noun: $0.noun, count: $0.types.count, examples: Array($0.types.prefix(NotCovered.maxExamples)))
    }
    let homeless = coverageGaps.filesWithoutRole
    checked.noRole = homeless.count
    checked.noRoleExamples = Array(homeless.prefix(Checked.maxNoRoleExamples))
    let outside = layers?.outside ?? []
    checked.noLayer = outside.count
    checked.noLayerExamples = Array(outside.prefix(NotCovered.maxExamples))
    checked.coverage = coverage(
      kinds: kinds, outside: outside, withoutRole: homeless, unresolved: unresolved,
      unknownCalls: coverageGaps.unknownCalls,
      packageCalls: coverageGaps.packageCalls, unreadModules: unreadModules, lists: usedNames(enforced))
    noteExempt(outcomes, of: enforced, in: &checked)
    checked.unproven = unproven(enforced)
    checked.offByDefault = offByDefault
    checked.withoutSubjects = zip(enforced, outcomes).filter { $1.hasNoSubjects(of: $0) }.map(\.0.id)
    checked.off = switchedOff
    noteChoice(of: enforced, in: &checked)
    checked.offBelow = offBelow(enforced)
    countLayerRules(in: &checked, besides: Set(checked.withoutSubjects))
    let idle = zip(enforced, outcomes).filter { rule, outcome in
      // An empty role is reported. A shipped rule without subjects is no mistake.
      (ruleSet.isShipped(rule.id) ? outcome.isSwitchedOff(of: rule) : outcome.hasNoSubjects(of: rule))
        && !rule.sentences.allSatisfy { checked.empty.contains($0.subject.text) }
    }.map(\.0.id)
    checked.idle = idle.filter { !ruleSet.isShipped($0) } + idle.filter(ruleSet.isShipped)
    return checked
  }

  /// What configurations below the root say, each rule by its id.
  var nested: [NestedConfiguration] {
    if scan.nested.isEmpty { return [] }
    let names = ruleSet.ruleNames
    return scan.nested.map { $0.naming(rulesBy: names) }
  }

  private func offBelow(_ enforced: [RuleDocument]) -> [FolderSwitch] {
    if scan.nested.isEmpty { return [] }
    let running = Set(enforced.map(\.id))
    // A folder without files that were read has nothing to exclude.
    let busy = scan.busy(among: scan.nested.map(\.path))
    return nested.filter { busy.contains($0.path) }.flatMap { $0.switches(below: options.minImpact) }
      .filter { running.contains($0.rule) }
  }

  /// What configurations below the root turn off where a file or a folder is.
  package func off(around file: FilePath) -> [FolderSwitch] {
    nested.filter { $0.covers(file) }.flatMap { $0.switches(below: options.minImpact) }
  }

  /// Rules that their own examples do not bear out. Tests of Eaves prove those that came with it.
  private func unproven(_ enforced: [RuleDocument]) -> [RuleID] {
    let doubtful = enforced.filter { !$0.isShipped && !$0.isDeclared }
    if doubtful.isEmpty { return [] }
    let trial = ExampleTrial(plan: project.plan, modules: configuration.modules)
    let held = options.workers.map(count: doubtful.count, run: 1) { trial.bearsOut(doubtful[$0]) }
    return zip(doubtful, held).filter { !$1 }.map(\.0.id)
  }

  /// Statements of manifests and project files about modules that could not be read.
  var unreadManifests: [NotUnderstood] {
    project.moduleGraph.unread.map {
      NotUnderstood(path: $0.place.path, at: $0.place.start, message: $0.reason)
    }
  }

  /// Types of which only a part was looked at.
  var cutSupertypes: [NotUnderstood] {
    project.typesWithCutSupertypes.map { type in
      let place = project.types[type.index].place
      let outline = project.files[Int(place.file)].outline
      let start = outline.nodes[Int(place.node)].range.start
      return NotUnderstood(
        path: outline.source.path, at: outline.lines.position(of: start, in: outline.source.bytes),
        message:
          "\(project.qualifiedName(type)) has more than \(Project.supertypeLimit) supertypes; those beyond are"
          + " not looked at")
    }
  }

  func selectsFiles(_ role: Int) -> Bool {
    project.files.indices.contains { project.fileHasRole(role, $0) }
  }

  /// Names of roles that enabled rules use, as subject or object.
  func usedRoles(_ enforced: [RuleDocument]) -> Set<String> {
    usedNames(enforced).intersection(project.roles.names)
  }

  /// What rules name: subjects, objects, lists.
  func usedNames(_ documents: [RuleDocument]) -> Set<String> {
    documents.reduce(into: []) { $0.formUnion($1.usedNames) }
  }

  func notices(_ enforced: [RuleDocument]) -> [Problem] {
    var notices = ruleSet.problems.filter { $0.severity == .warning } + scan.notices
    notices += ruleSet.unusedSwitches(options, path: ruleSet.configurationPath)
    if let layers {
      notices += layers.notices(for: enforced, besides: options.mayBeEmpty, at: ruleSet.configurationPath)
    }
    notices += hiddenImpacts(enforced) + lessened(enforced)
    notices += innerProjects(enforced) + unusedItems + unusedWords + filledRoles
    let own = project.vocabulary.roles.filter { $0.isOwn && $0.layer == nil }
    let used = own.isEmpty ? [] : usedRoles(enforced)
    for definition in own {
      let role = project.roles.index(of: definition.name)
      let isEmpty = role.map { role in
        !project.types.indices.contains { project.hasRole(role, TypeIndex($0)) } && !selectsFiles(role)
      }
      if isEmpty ?? true, !options.mayBeEmpty.contains(definition.name) {
        let use = used.contains(definition.name) ? "" : " and no enabled rule uses it"
        notices.append(
          Problem(
            "the role `\(definition.name)` selects nothing\(use)",
            remedy: "correct the items of the role, or list the role under `may-be-empty` with a reason",
            path: ruleSet.configurationPath, severity: .warning))
      }
    }
    return notices
  }

  /// Impacts below the root that come to nothing: the root has left the rule out for its own.
  private func hiddenImpacts(_ enforced: [RuleDocument]) -> [Problem] {
    guard let least = options.minImpact, !scan.nested.isEmpty else { return [] }
    let running = Set(enforced.map(\.id))
    let (names, known) = (ruleSet.ruleNames, Set(ruleSet.documents(for: options).map(\.id)))
    return scan.nested.flatMap { nested in
      nested.configuration.impact.filter { impact in
        impact.level >= least
          && names[RuleID(impact.rule.text), default: []].contains { id in
            known.contains(id) && !running.contains(id) && !options.off.contains(id)
          }
      }.map { impact in
        Problem(
          "`\(impact.rule.text)` does not run, because its impact in the root is less than `min-impact`, \(least.name)",
          remedy: "raise the impact of the rule in the root, or lower `min-impact`", path: nested.path,
          line: impact.rule.line, column: impact.rule.column, severity: .warning)
      }
    }
  }

  /// Projects within this one whose configuration says another profile and was not followed: at most one problem.
  private func innerProjects(_ enforced: [RuleDocument]) -> [Problem] {
    if options.isOfOneMind { return [] }
    let scope = scope(enforced)
    let folders = scan.innerRoots.filter(scope.covers).map(\.folder)
    guard let first = folders.first else { return [] }
    let more = folders.count - 1
    let named = first + (more == 0 ? "" : " and \(more) more")
    return [
      Problem(
        "\(named) \(more == 0 ? "has" : "have") an eaves.yml with a profile, which this check ignores",
        remedy: "name the folder as an argument, too, or list the folder under `exclude`",
        severity: .warning)
    ]
  }

  func summaries() -> [RuleSummary] {
    documents.map { document in
      RuleSummary(
        id: document.id, title: document.title, impact: document.impact,
        impactDescription: document.impactDescription, tags: document.tags, document: document.path,
        isEnforced: document.status == .rule, help: document.body)
    }.sorted { $0.id < $1.id }
  }
}
