package import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
package import EavesThreads

/// Proves a document: every Incorrect block has findings at its marks, every Correct block has none, every clause is
/// needed, and every exception is used.
package struct DocumentProver: Sendable {
  private let runner: ExampleRunner
  private let trial: ExampleTrial
  private let names: NameValidator
  /// Whether unknown names, clauses without an example, and misspelled marks fail a document.
  private let isStrict: Bool

  /// - Parameters:
  ///   - modules: those that the configuration of the documents names.
  ///   - project: every name of the project that the documents belong to.
  package init(
    vocabulary: RoleVocabulary, modules: [ModuleDefinition] = [], project: Set<String> = [],
    isStrict: Bool = false
  ) {
    runner = ExampleRunner(vocabulary: vocabulary, modules: modules)
    trial = ExampleTrial(runner: runner)
    names = NameValidator(vocabulary, project: project)
    self.isStrict = isStrict
  }

  /// As `prove` of one document, for each of several; they are shared out among workers.
  package func prove(_ documents: [RuleDocument], by workers: Workers) -> [DocumentProof] {
    workers.map(count: documents.count, run: 1) { prove(documents[$0]) }
  }

  /// What the examples of a document say of its check. O(items of the check × examples).
  package func prove(_ document: RuleDocument) -> DocumentProof {
    var proof = DocumentProof(of: document)
    switch document.status {
    case .article: proof.status = .article
    case .guidance: proof.status = .guidance
    case .rule: proveRule(document, &proof)
    }
    if proof.problems.contains(where: { $0.severity == .error }) { proof.status = .failed }
    proof.problems.sort()
    return proof
  }

  private func proveRule(_ document: RuleDocument, _ proof: inout DocumentProof) {
    let (groups, stages, runs) = trial.run(document, &proof)
    evaluateExceptions(document, groups, runs, &proof)
    var needed: Set<Word> = []
    if !proof.problems.contains(where: { $0.severity == .error }) {
      proof.problems += MetamorphicProof(runner: runner).problems(of: document, groups, stages, runs)
      let verdict = ClauseNecessity(runner: runner, isStrict: isStrict).verdict(on: document, stages, runs)
      proof.problems += verdict.problems
      needed = verdict.needed
    }
    let unknown = names.problems(
      of: document, besides: needed.contains, as: isStrict ? .error : .warning)
    proof.problems = UntestedCheckParts.summarized(proof.problems, of: document)
    proof.hasUnknownNames = !unknown.isEmpty
    proof.problems += unknown + MisspelledMark.problems(of: document, as: isStrict ? .error : .warning)
  }

  /// Every `except` and `unless` applies in some Correct example.
  private func evaluateExceptions(
    _ document: RuleDocument, _ groups: [ExampleGroup], _ runs: [GroupRun], _ proof: inout DocumentProof
  ) {
    let correct = zip(groups, runs).filter { $0.0.side == .correct }.map { $0.1 }
    let excepted = Set(correct.flatMap { $0.excepted.map { $0.item } })
    let excluded = Set(correct.flatMap { $0.excluded })
    for (number, sentence) in document.sentences.enumerated() {
      for (index, item) in sentence.except.enumerated()
      where !item.endsPaths && !excepted.contains(SentenceItem(sentence: number, item: index)) {
        let why = item.terms.contains { $0.word == .passesTo } ? whyLost(sentence: number, in: correct) : ""
        proof.problems.append(unexercised("except", item, document, why: why))
      }
      for (index, item) in sentence.unless.enumerated()
      where !excluded.contains(SentenceItem(sentence: number, item: index)) {
        proof.problems.append(unexercised("unless", item, document))
      }
    }
  }

  /// Why what was found by a sentence in a Correct example is not passed on; empty where nothing was.
  private func whyLost(sentence number: Int, in runs: [GroupRun]) -> String {
    for run in runs {
      let lost = Set(run.outcome?.sentences[number].violations.compactMap(\.breach.except) ?? [])
      guard let place = run.lost.keys.sorted().first(where: { run.lost[$0].map(lost.contains) ?? false }),
        let why = run.lost[place]
      else { continue }
      return "; not in block \(place.block), line \(place.line): \(why)"
    }
    return ""
  }

  private func unexercised(
    _ word: String, _ item: Item, _ document: RuleDocument, why: String = ""
  ) -> Problem {
    Problem(
      "no Correct example needs this `\(word)`\(why)",
      remedy: "add a Correct example that the item allows, or remove the item",
      path: document.checkPath, line: item.line, severity: document.severityOfUnshown(isStrict: isStrict))
  }
}
