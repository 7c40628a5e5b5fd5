import EavesDocuments
import EavesFindings
import EavesSource

/// Every clause must matter: dropping any item or object of a check changes the outcome of some example.
struct ClauseNecessity {
  let runner: ExampleRunner
  /// Whether what is stated and not proven fails a document that is not to be touched.
  var isStrict = false
  /// Every part costs a run of all examples.
  static let limit = 150

  /// What is stated and never needed.
  struct Verdict {
    var problems: [Problem] = []
    /// Objects that some example needs, each by itself or with its clause.
    var needed: Set<Word> = []
  }

  func verdict(
    on document: RuleDocument, _ stages: [ExampleRunner.Stage], _ runs: [GroupRun]
  ) -> Verdict {
    var verdict = Verdict()
    let parts = document.sentences.map { Reduction.all(of: $0) }
    let count = parts.reduce(0) { $0 + $1.count }
    if count > Self.limit {
      verdict.problems = [
        Problem(
          "the check has \(count) items and objects; each is proven by itself, and \(Self.limit) is the most",
          remedy: "put names that belong together into a word list, or split the document",
          path: document.checkPath,
          line: document.sentences.first?.subject.line)
      ]
      return verdict
    }
    for number in document.sentences.indices {
      for reduced in parts[number] {
        if reduced.sentence == nil, document.sentences.count == 1 {
          // Nothing else can have found what the Incorrect example shows.
          verdict.needed.formUnion(reduced.words)
          continue
        }
        let isSame = zip(stages, runs).allSatisfy { stage, run in
          self.isSame(self.run(document, without: reduced, of: number, run, on: stage), run, reduced)
        }
        if isSame {
          verdict.problems.append(problem(reduced, document))
        } else {
          verdict.needed.formUnion(reduced.words)
        }
      }
    }
    return verdict
  }

  /// A sidecar's author cannot add examples to the document: unneeded clauses are reported, but are no failure.
  private func problem(_ reduced: Reduction, _ document: RuleDocument) -> Problem {
    if let object = reduced.object, document.checkPath != document.path {
      return Problem(
        "narrower than stated: no example needs `\(object.text)`",
        remedy: "add an example to \(document.id).examples.md, or remove `\(object.text)`",
        path: document.checkPath,
        line: object.line, column: object.column, severity: isStrict ? .error : .warning)
    }
    return Problem(
      "no example needs \(reduced.what): without it, the check finds the same lines",
      remedy: "add an example whose findings change without this part, or remove the part",
      path: document.checkPath, line: reduced.line, severity: document.severityOfUnshown(isStrict: isStrict))
  }

  /// The run of a document with one sentence reduced. What the others find stays what it is.
  private func run(
    _ document: RuleDocument, without reduced: Reduction, of number: Int, _ run: GroupRun,
    on stage: ExampleRunner.Stage
  ) -> GroupRun {
    var sentences = run.outcome?.sentences ?? []
    if let sentence = reduced.sentence {
      var variant = document
      variant.sentences = [sentence]
      sentences[number] = Checker(project: stage.project, rules: [variant]).run()[0].sentences[0]
    } else {
      sentences.remove(at: number)
    }
    return runner.run(document, RuleOutcome(rule: document.id, sentences: sentences), on: stage)
  }

  /// What a condition points at goes with the condition: that alone is no example that needs it.
  private func isSame(_ left: GroupRun, _ right: GroupRun, _ reduced: Reduction) -> Bool {
    left.found == right.found && (reduced.isOfCondition || left.related == right.related)
      && left.excepted.count == right.excepted.count
      && Set(left.findings.map(\.place)) == Set(right.findings.map(\.place))
      && missing(in: left) == missing(in: right)
  }
}

extension RuleDocument {
  /// The severity of clauses that no example needs. The author of a sidecar cannot change the document, so there it is
  /// a warning.
  func severityOfUnshown(isStrict: Bool) -> Problem.Severity {
    checkPath == path || isStrict ? .error : .warning
  }
}

extension ClauseNecessity {
  /// What subjects lack, where one finding tells of several things.
  private func missing(in run: GroupRun) -> Set<SentenceOutcome.Missing> {
    (run.outcome?.sentences ?? []).reduce(into: []) { $0.formUnion($1.missing) }
  }
}
