package import EavesDocuments
package import EavesFindings
package import EavesProject
import EavesSource
import EavesThreads

/// Rules at work on one project: one walk finds the evidence of all sentences, then each is judged.
package struct Checker: Sendable {
  package let project: Project
  package let rules: [CompiledRule]
  /// What is kept for the next check, and what the last one kept; nil where there will be none.
  private let memory: (own: EvidenceMemory, last: EvidenceMemory?)?
  /// Nil where no type is exempt.
  private let exempt: ExemptTypes?

  /// - Parameter memory: what is kept for the next check, and what the last one kept; nil where there will be none.
  package init(
    project: Project, rules: [RuleDocument], memory: (own: EvidenceMemory, last: EvidenceMemory?)? = nil
  ) {
    self.project = project
    self.memory = memory
    exempt = ExemptTypes(in: project)
    self.rules = project.workers.map(count: rules.count, run: 4) { CompiledRule(rules[$0], in: project) }
  }

  /// What every rule found, in the order of the rules.
  package func run() -> [RuleOutcome] { run(noting: nil).outcomes }

  /// What every rule found, in the order of the rules; and from the same walk where one search more found something,
  /// in the code of every type.
  func run(noting search: Search?) -> (outcomes: [RuleOutcome], noted: [Evidence]) {
    let sentences = rules.flatMap(\.sentences)
    let ((evidence, isSame), (candidates, exempt, usage, matcher)) = project.workers.both {
      self.evidence(for: sentences, noting: search)
    } _: {
      (
        Candidates(self.project, for: sentences), self.exemptCandidates(for: sentences), self.usage,
        self.matcher
      )
    }
    var starts = [0]
    for sentence in sentences {
      starts.append(starts[starts.count - 1] + sentence.searches.count + sentence.facts.count)
    }
    let places = starts
    let kept = keptOutcomes(of: sentences.count)
    let outcomes = project.workers.map(count: sentences.count, run: 1) { index in
      let sentence = sentences[index]
      if let kept, isSame[places[index]..<places[index + 1]].allSatisfy(\.self),
        let outcome = kept.outcome(index, of: sentence)
      {
        return outcome
      }
      let asked = places[index] + sentence.searches.count
      let book = EvidenceBook(
        sentence.facts, Array(evidence[asked..<places[index + 1]]), usage,
        about: EvidenceSubject(project: project, subject: sentence.subject))
      var outcome = SentenceRunner(candidates, sentence: sentence, matcher: matcher, evidence: book)
        .run(evidence: Array(evidence[places[index]..<asked]))
      if let exempt, exempt.hasSubjects(of: sentence) {
        outcome.exempt = self.outcome(
          of: sentence, exempt, matcher, book, evidence: evidence[places[index]..<asked])
      }
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
    if let memory { _ = memory.own.outcomes.answer(to: ids) { outcomes } }
    return (Self.byRule(outcomes, rules.map(\.document)), search == nil ? [] : evidence.last ?? [])
  }

  private func exemptCandidates(for sentences: [CompiledSentence]) -> Candidates? {
    exempt.map { Candidates(project, for: sentences, among: $0) }
  }

  /// What a sentence would find in the code of exempt types if it were about them; empty where it finds nothing.
  private func outcome(
    of sentence: CompiledSentence, _ candidates: Candidates, _ matcher: ClauseMatcher, _ book: EvidenceBook,
    evidence: ArraySlice<[Evidence]>
  ) -> [SentenceOutcome] {
    guard let exempt else { return [] }
    let own = evidence.map { list in list.filter { exempt.type(at: $0.range, in: $0.file) != nil } }
    var outcome = SentenceRunner(candidates, sentence: sentence, matcher: matcher, evidence: book)
      .run(evidence: own)
    outcome.violations.removeAll { exempt.type(at: $0.range, in: $0.file) == nil }
    return outcome.violations.isEmpty ? [] : [outcome]
  }

  private static func byRule(_ outcomes: [SentenceOutcome], _ rules: [RuleDocument]) -> [RuleOutcome] {
    var next = 0
    return rules.map { rule in
      next += rule.sentences.count
      return RuleOutcome(rule: rule.id, sentences: Array(outcomes[next - rule.sentences.count..<next]))
    }
  }

  /// What a check that kept it found, by the same rules in the same order; nil where nobody checked by them.
  package static func outcomes(keptBy memory: EvidenceMemory, of rules: [RuleDocument]) -> [RuleOutcome]? {
    memory.outcomes.remembered(rules.map(\.id)).map { byRule($0, rules) }
  }
}

extension Checker {
  private var usage: Usage? { Usage.isNeeded(by: rules) ? Usage(of: project) : nil }

  /// With the mentions that clauses of the sentences ask for.
  private var matcher: ClauseMatcher {
    var mentions = MentionTable()
    mentions.collect(rules.flatMap { $0.document.sentences.flatMap(\.clauseItems) }, in: project)
    return ClauseMatcher(project: project, mentions: mentions)
  }

  /// The evidence of every search and every fact of the sentences, in their order: names in code, and declarations
  /// for `declares`. Nobody reads it for imports, which stand at the top of files, and for what is `only` allowed.
  ///
  /// Beside each, whether it is that of the check before. What is noted comes last.
  private func evidence(
    for sentences: [CompiledSentence], noting noted: Search?
  ) -> (all: [[Evidence]], isSame: [Bool]) {
    var (evidence, isSame): ([[Evidence]], [Bool]) = ([], [])
    var asked: [(place: Int, search: Search, subject: SearchSubject)] = []
    let last = last
    var declared: [Int: [Evidence]] = [:]
    for sentence in sentences {
      for (index, search) in (sentence.searches + sentence.facts).enumerated() {
        let isRead = !sentence.isOnly || index >= sentence.searches.count
        if search.verb == .declares || search.verb == .branches {
          let known = last?.declared[evidence.count]
          let found =
            search.verb == .declares
            ? DeclarationSearch(project: project, search: search).evidence(after: known)
            : BranchSearch(project: project, search: search).evidence(after: known)
          declared[evidence.count] = found
          evidence.append(found)
          let changed = project.origin?.file
          isSame.append(known.map { !($0 + found).contains { $0.file == changed } } ?? false)
          continue
        }
        if isRead && search.verb != .imports {
          let subject = SearchSubject(of: sentence, isFact: index >= sentence.searches.count)
          asked.append((evidence.count, search, subject))
        }
        evidence.append([])
        isSame.append(last != nil)
      }
    }
    if let noted {
      asked.append((evidence.count, noted, SearchSubject(kind: .type, requiredRoles: nil)))
      evidence.append([])
      isSame.append(false)
    }
    let (searches, subjects) = (asked.map(\.search), asked.map(\.subject))
    guard let memory else {
      let collector = EvidenceCollector(
        project: project, searches: searches, subjects: subjects, exempt: exempt)
      for (search, found) in zip(asked, collector.collect()) { evidence[search.place] = found }
      return (evidence, isSame)
    }
    let before = last.flatMap { $0.collector.searches.count == searches.count ? $0 : nil }
    let walk = memory.own.walks.answer(to: ids) { [declared] in
      EvidenceWalk(
        EvidenceCollector(
          project: project, searches: searches, subjects: subjects, exempt: exempt, isKept: true,
          after: before),
        declared: declared, after: before)
    }
    for ((search, found), same) in zip(zip(asked, walk.evidence), walk.isSame) {
      evidence[search.place] = found
      isSame[search.place] = same
    }
    return (evidence, isSame)
  }

  private var ids: [RuleID] { rules.map(\.document.id) }

  /// The walk for the same rules over the project that this one replaces; nil where there was none, or where types have
  /// got or lost a role that the rules name.
  private var last: EvidenceWalk? {
    guard let walk = memory?.last?.walks.remembered(ids), let origin = project.origin,
      origin.project == ObjectIdentifier(walk.collector.project)
    else { return nil }
    if origin.changedRoles == 0 { return walk }
    let named = rules.reduce(into: Set<String>()) { $0.formUnion($1.document.usedNames) }
    let isNamed = project.roles.names.indices.contains {
      origin.changedRoles & (1 << UInt64($0)) != 0
        && (project.isAside(role: $0) || named.contains(project.roles.names[$0]))
    }
    return isNamed ? nil : walk
  }

  /// What the sentences of the check before found; nil where there was none, or one of other sentences, or where the link
  /// has a say in it that has changed.
  private func keptOutcomes(of count: Int) -> KeptOutcomes? {
    guard let origin = project.origin, origin.members == nil, last != nil,
      let outcomes = memory?.last?.outcomes.remembered(ids),
      outcomes.count == count
    else { return nil }
    return KeptOutcomes(outcomes: outcomes, file: origin.file)
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

  /// As `isIdle`, and that is no good news: where a sentence forbids that its subjects exist, none is what it wants.
  package func hasNothingToAsk(of document: RuleDocument) -> Bool {
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
  /// A rule that selects nothing has not asked for them: that is said of it, and not that they are not needed.
  package func unusedExceptions(of document: RuleDocument) -> [Item] {
    if sentences.allSatisfy(\.selectsNothing) { return [] }
    return zip(document.sentences, sentences).flatMap { sentence, outcome in
      let unless = sentence.unless.indices.filter { !outcome.exclusions.contains($0) }.map {
        sentence.unless[$0]
      }
      let used = Set(outcome.excepted.map(\.item))
      return unless + sentence.except.indices.filter { !used.contains($0) }.map { sentence.except[$0] }
    }
  }
}

extension Sentence {
  /// Items whose clauses are asked of a subject as a whole.
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
  package var objectNames: Set<String> {
    Set(sentences.flatMap(\.everyItem).flatMap(\.terms).flatMap(\.values).map(\.text))
  }
}
