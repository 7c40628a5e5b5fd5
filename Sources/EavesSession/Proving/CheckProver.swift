import EavesChecks
import EavesDocuments
package import EavesFindings
import EavesProject
package import EavesSource

/// Plants violations of the rules of a check into its project, in memory, and checks it again.
package struct CheckProver: Sendable {
  private let session: CheckSession
  private let wide: CheckSession?

  /// - Parameters:
  ///   - session: the check that is proved.
  ///   - everything: the same root without `include:` and `exclude:`; nil where they leave nothing out.
  package init(_ session: CheckSession, everything: ProjectScan?) {
    self.session = session
    wide = everything.map { session.planted($0) }
  }

  /// - Parameters:
  ///   - rules: those that are planted; nil: all that run.
  ///   - path: a file or folder in which is planted; nil: everywhere.
  ///   - sample: plants for each rule.
  ///   - seed: another one draws other plants.
  /// One check of the project, and one for each batch of plants.
  package func proof(
    of rules: Set<RuleID>?, in path: FilePath? = nil, sample: Int, seed: Int
  ) -> CheckProof {
    let documents = session.documents.filter { document in
      document.status == .rule && (rules?.contains(document.id) ?? true)
    }.sorted { $0.id < $1.id }
    let populations = populations(of: documents).map { path.map($0.narrowed) ?? $0 }
    let draws = zip(documents, populations).map { document, population in
      draw(document, population, sample, seed)
    }
    var trial = PlantTrial(session)
    let results = trial.run(draws.flatMap(\.plants))
    let byRule = Dictionary(grouping: results, by: \.plant.rule)
    return CheckProof(
      seed: seed,
      rules: documents.compactMap { document in
        byRule[document.id].map { ProvedRule(rule: document.id, title: document.title, plants: $0) }
      },
      unplanted: draws.flatMap(\.unplanted) + switchedOff(rules), checks: trial.checks + (wide == nil ? 1 : 2)
    )
  }

  /// Rules that eaves.yml turns off for the whole root.
  private func switchedOff(_ rules: Set<RuleID>?) -> [UnplantedRule] {
    session.switchedOff.filter { rules?.contains($0) ?? true }.map {
      UnplantedRule(rule: $0, why: "is off in eaves.yml")
    }
  }

  // MARK: Subjects

  /// The subjects of one rule, by sentence.
  private struct Population {
    var inside: [[PlantSubject]]
    var outside: [[PlantSubject]]
    var excluded: [[PlantSubject]]

    /// The subjects in a file or below a folder.
    func narrowed(to path: FilePath) -> Population {
      func narrowed(_ subjects: [[PlantSubject]]) -> [[PlantSubject]] {
        subjects.map { $0.filter { $0.path == path || $0.path.lies(in: path) } }
      }
      return Population(
        inside: narrowed(inside), outside: narrowed(outside), excluded: narrowed(excluded))
    }

    static func count(_ subjects: [[PlantSubject]]) -> Int { subjects.reduce(0) { $0 + $1.count } }
  }

  private func populations(of documents: [RuleDocument]) -> [Population] {
    let outcomes = session.outcomes(of: documents)
    let wideOutcomes = wide?.outcomes(of: documents)
    let proposals = RoleProposals(session.project).lines
    return documents.indices.map { index in
      let all = outcomes[index].plantSubjects(of: documents[index], in: session.project)
      let likely = documents[index].sentences.map { likelySubjects(of: $0, proposals) }
      return Population(
        inside: all.map { $0.filter { $0.outside == nil } },
        outside: zip(all, likely).map { $0.filter { $0.outside != nil } + $1 },
        excluded: excluded(documents[index], wideOutcomes?[index]))
    }
  }

  /// Types without a role that do what is likely of the one that a sentence is about.
  private func likelySubjects(of sentence: Sentence, _ proposals: [RoleProposal]) -> [PlantSubject] {
    let roles =
      [sentence.subject.text]
      + sentence.that.flatMap(\.terms).filter { $0.word == .role }.flatMap(\.values).map(\.text)
    return proposals.filter { roles.contains($0.role) }.flatMap { proposal in
      proposal.types.map {
        RuleOutcome.subject(
          $0, .withoutRole(session.project.vocabulary.noun(ofRole: proposal.role)), in: session.project)
      }
    }
  }

  private func excluded(_ document: RuleDocument, _ outcome: RuleOutcome?) -> [[PlantSubject]] {
    guard let wide, let outcome else { return document.sentences.map { _ in [] } }
    return outcome.plantSubjects(of: document, in: wide.project).map { subjects in
      subjects.filter { $0.outside == nil && session.project.number(of: $0.path) == nil }.map {
        PlantSubject(name: $0.name, path: $0.path, type: $0.type, outside: .excluded)
      }
    }
  }

  // MARK: Plants

  /// At most a fifth of the plants goes to code outside of the rule, so that it shows without deciding the share.
  private func draw(
    _ document: RuleDocument, _ population: Population, _ sample: Int, _ seed: Int
  ) -> RulePlanter.Draw {
    let counts = [population.inside, population.outside, population.excluded].map(Population.count)
    let all = counts.reduce(0, +)
    func quota(_ count: Int) -> Int {
      count == 0 ? 0 : max(1, min(sample / 10, sample * count / all))
    }
    let planter = RulePlanter(document, in: session.project)
    var (outside, excluded) = (RulePlanter.Draw(), RulePlanter.Draw())
    if counts[1] > 0 {
      outside = planter.plants(population.outside, count: quota(counts[1]), seed: seed, series: "o")
    }
    if counts[2] > 0, let wide {
      excluded = RulePlanter(document, in: wide.project).plants(
        population.excluded, count: quota(counts[2]), seed: seed, series: "x")
    }
    let more = outside.plants + excluded.plants
    var draw = planter.plants(
      population.inside, count: max(0, sample - more.count), seed: seed, series: "n")
    draw.plants += more
    return draw
  }
}
