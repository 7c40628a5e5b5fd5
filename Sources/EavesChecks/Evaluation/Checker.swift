package import EavesDocuments
package import EavesFindings
package import EavesProject
import EavesSource
import EavesThreads

/// Runs rules on one project: one walk finds the evidence of all sentences, then each sentence is evaluated.
package struct Checker: Sendable {
  package let project: Project
  package let rules: [CompiledRule]
  /// Nil where no type is exempt.
  private let exempt: ExemptTypes?

  /// Whether calls of packages that are not read are looked for.
  private let listsPackageCalls: Bool

  package init(project: Project, rules: [RuleDocument], listsPackageCalls: Bool = false) {
    self.project = project
    self.listsPackageCalls = listsPackageCalls
    exempt = ExemptTypes(in: project)
    self.rules = project.workers.map(count: rules.count, run: 4) { CompiledRule(rules[$0], in: project) }
  }

  /// What every rule found, in the order of the rules.
  package func run() -> [RuleOutcome] { run(noting: nil).outcomes }

  /// What every rule found, in the order of the rules; and from the same walk where one search more found something,
  /// in the code of every type.
  func run(noting search: Search?) -> (outcomes: [RuleOutcome], noted: [Evidence]) {
    let sentences = rules.flatMap(\.sentences)
    let ((evidence, unknownCalls), (candidates, exempt, usage, predicate)) = project.workers.both {
      self.evidence(for: sentences, noting: search)
    } _: {
      (
        Candidates(self.project, for: sentences), self.exemptCandidates(for: sentences), self.usage,
        self.predicate
      )
    }
    var starts = [0]
    for sentence in sentences {
      starts.append(starts[starts.count - 1] + sentence.searches.count + sentence.facts.count)
    }
    let places = starts
    let outcomes = project.workers.map(count: sentences.count, run: 1) { index in
      let sentence = sentences[index]
      let asked = places[index] + sentence.searches.count
      let evidenceTable = EvidenceTable(
        sentence.facts, Array(evidence[asked..<places[index + 1]]), usage,
        about: EvidenceSubject(project: project, subject: sentence.subject))
      var outcome = SentenceRunner(
        candidates, sentence: sentence, predicate: predicate, evidence: evidenceTable
      )
      .run(evidence: Array(evidence[places[index]..<asked]))
      if let exempt, exempt.hasSubjects(of: sentence) {
        (outcome.exempt, outcome.exemptSubjects) = self.outcome(
          of: sentence, exempt, predicate, evidenceTable, evidence: evidence[places[index]..<asked])
      }
      outcome.unknownCalls = unknownCalls[places[index]..<asked].flatMap { $0 }
      for (search, found) in zip(
        sentence.searches + sentence.facts, evidence[places[index]..<places[index + 1]])
      {
        let answers = search.which == nil ? [] : found.filter { $0.answers(search.verb, in: project) }
        outcome.unknown += (search.which?.unknown(answers) ?? []).filter {
          outcome.looked.covers($0.range, in: Int($0.place.file), of: project)
        }
      }
      return outcome
    }
    return (Self.byRule(outcomes, rules.map(\.document)), search == nil ? [] : evidence.last ?? [])
  }

  private func exemptCandidates(for sentences: [CompiledSentence]) -> Candidates? {
    exempt.map { Candidates(project, for: sentences, among: $0) }
  }

  /// What a sentence would find in the code of exempt types if it were about them; empty where it finds nothing. And the
  /// types that it would be about.
  private func outcome(
    of sentence: CompiledSentence, _ candidates: Candidates, _ predicate: Predicate,
    _ evidenceTable: EvidenceTable,
    evidence: ArraySlice<[Evidence]>
  ) -> (found: [SentenceOutcome], subjects: Set<TypeIndex>) {
    guard let exempt else { return ([], []) }
    let own = evidence.map { list in list.filter { exempt.type(at: $0.range, in: $0.file) != nil } }
    var outcome = SentenceRunner(
      candidates, sentence: sentence, predicate: predicate, evidence: evidenceTable
    )
    .run(evidence: own)
    outcome.violations.removeAll { exempt.type(at: $0.range, in: $0.file) == nil }
    let subjects = outcome.looked.types.filter { exempt.isExempt[$0.index] }
    return (outcome.violations.isEmpty ? [] : [outcome], subjects)
  }

  private static func byRule(_ outcomes: [SentenceOutcome], _ rules: [RuleDocument]) -> [RuleOutcome] {
    var next = 0
    return rules.map { rule in
      next += rule.sentences.count
      return RuleOutcome(rule: rule.id, sentences: Array(outcomes[next - rule.sentences.count..<next]))
    }
  }
}

extension Checker {
  private var usage: Usage? { Usage.isNeeded(by: rules) ? Usage(of: project) : nil }

  /// With the mentions that clauses of the sentences ask for.
  private var predicate: Predicate {
    var mentions = MentionTable()
    mentions.collect(rules.flatMap { $0.document.sentences.flatMap(\.clauseItems) }, in: project)
    return Predicate(project: project, mentions: mentions)
  }

  /// The evidence of every search and every fact of the sentences, in their order: names in code, and declarations
  /// for `declares`. Nobody reads it for imports, which stand at the top of files, and for what is `only` allowed.
  /// What is noted comes last. Beside it, the calls that leave open whether a search finds something.
  private func evidence(
    for sentences: [CompiledSentence], noting noted: Search?
  ) -> (found: [[Evidence]], unknown: [[UnknownCall]]) {
    var evidence: [[Evidence]] = []
    var asked: [(place: Int, search: Search, subject: SearchSubject)] = []
    for sentence in sentences {
      for (index, search) in (sentence.searches + sentence.facts).enumerated() {
        let isRead = !sentence.isOnly || index >= sentence.searches.count
        switch search.verb {
        case .declares: evidence.append(DeclarationSearch(project: project, search: search).evidence())
        case .branches: evidence.append(BranchSearch(project: project, search: search).evidence())
        case .imports: evidence.append([])
        default:
          if isRead {
            let subject = SearchSubject(of: sentence, isFact: index >= sentence.searches.count)
            asked.append((evidence.count, search, subject))
          }
          evidence.append([])
        }
      }
    }
    if let noted {
      asked.append((evidence.count, noted, SearchSubject(kind: .type, requiredRoles: nil)))
      evidence.append([])
    }
    let collector = EvidenceCollector(
      project: project, searches: asked.map(\.search), subjects: asked.map(\.subject), exempt: exempt)
    let reach =
      asked.contains { $0.search.verb == .reaches || $0.search.verb == .uses }
      ? ReachEvidence(in: project, listsPackageCalls) : nil
    var unknown: [[UnknownCall]] = Array(repeating: [], count: evidence.count)
    var idleCalls: [UInt64: IdleCalls] = [:]
    for ((place, search, subject), found) in zip(asked, collector.collect()) {
      guard let reach, search.verb == .reaches || search.verb == .uses else {
        evidence[place] = found
        continue
      }
      if search.verb == .uses {
        let roles = search.objects.roles
        let idle = idleCalls[roles] ?? reach.idleCalls(asking: roles)
        idleCalls[roles] = idle
        evidence[place] = idle.removing(from: found)
        continue
      }
      (evidence[place], unknown[place]) = reach.evidence(of: search, by: subject.kind, touching: found)
    }
    return (evidence, unknown)
  }
}

/// What one rule found.
package struct RuleOutcome: Sendable {
  package let rule: RuleID
  let sentences: [SentenceOutcome]

  /// What the rule would have found if no type were exempt; nil where that is nothing.
  package var ofExempt: RuleOutcome? {
    if sentences.allSatisfy(\.exempt.isEmpty) { return nil }
    return RuleOutcome(rule: rule, sentences: sentences.map { $0.exempt.first ?? SentenceOutcome() })
  }

  /// Whether nothing in the project is what the rule is about.
  package var isIdle: Bool { sentences.allSatisfy { $0.subjects == 0 } }

  /// As `isIdle`, but false for a sentence that forbids its subjects to exist: there, no subjects is the goal.
  package func hasNoSubjects(of document: RuleDocument) -> Bool {
    isIdle && !document.sentences.contains { $0.forbidsExistence }
  }

  /// Whether there is something that the rule is about, and nothing but its platform leaves all of it out.
  package func isSwitchedOff(of document: RuleDocument) -> Bool {
    let reasons = zip(document.sentences, sentences).flatMap { sentence, outcome in
      outcome.exclusions.map { sentence.unless[$0] }
    }
    return isIdle && !reasons.isEmpty
      && reasons.allSatisfy { item in item.terms.contains { $0.word == .platform } }
  }

  /// Exceptions of a document that applied nowhere in the project: its `unless` and `except` items.
  ///
  /// A rule without subjects never tried its exceptions: the rule itself is reported, not the exceptions.
  package func unusedExceptions(of document: RuleDocument) -> [Item] {
    if sentences.allSatisfy(\.selectsNothing) { return [] }
    return zip(document.sentences, sentences).flatMap { sentence, outcome in
      let unless = sentence.unless.indices.filter { !outcome.exclusions.contains($0) }.map {
        sentence.unless[$0]
      }
      let used = Set(outcome.excepted.map(\.item))
      // Where paths end is no piece of evidence.
      return unless
        + sentence.except.indices.filter { !used.contains($0) && !sentence.except[$0].endsPaths }.map {
          sentence.except[$0]
        }
    }
  }
}

extension Sentence {
  /// Items whose clauses apply to a subject as a whole.
  var clauseItems: [Item] {
    if case .always(let items) = frame { return that + unless + items }
    return that + unless
  }

  /// Every item of the sentence, wherever it stands, and those within them.
  package var everyItem: [Item] { (that + unless + frame.items + except).flatMap(\.withInner) }
}

extension RuleDocument {
  /// What its sentences name: subjects, objects, lists, and what stands beside the verbs.
  package var usedNames: Set<String> {
    var used = objectNames.union(sentences.map(\.subject.text))
    for item in sentences.flatMap(\.everyItem) {
      for word in item.of + item.inside + item.via { used.insert(word.text) }
    }
    return used
  }

  /// What its sentences ask types for: findings name it.
  var objectNames: Set<String> {
    // At a role where paths end nothing is asked of it.
    Set(
      sentences.flatMap(\.everyItem).flatMap(\.terms).filter { $0.word != .through }.flatMap(\.values)
        .map(\.text))
  }
}
