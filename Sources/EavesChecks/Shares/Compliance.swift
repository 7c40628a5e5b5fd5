package import EavesDocuments
import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource
import EavesThreads

/// How many of the types that could violate a rule comply with it: of all its sentences, or of one with enough subjects
/// that fewer comply with.
package struct Compliance: Sendable {
  /// Subjects of its sentences that could break it here, each counted once.
  package let subjects: Int
  /// Those of them that do, whether or not somebody suppressed it, in order of path and place.
  package let deviations: [CheckedSubject]
  /// Whether its subjects break a sentence that nobody else could break: where the thing is used, it is used wrongly.
  package var isBrokenByAllUsers = false

  package var complying: Int { subjects - deviations.count }

  /// The share that complies, from 0 to 1; nil without subjects.
  package var share: Double? { subjects == 0 ? nil : Double(complying) / Double(subjects) }

  /// What a share comes to.
  package enum Status: String, Sendable, CaseIterable {
    case followed, half
    /// Less than mostly followed.
    case not
    /// Too few subjects, or nothing that could break the rule.
    case none
  }

  /// The minimum number of subjects for a meaningful share.
  package static let fewestSubjects = 10
  /// From these shares on a rule is followed, and mostly followed.
  package static let (followed, half) = (0.9, 0.7)

  package var status: Status {
    guard let share, subjects >= Self.fewestSubjects else { return .none }
    if share >= Self.followed, !isBrokenByAllUsers { return .followed }
    return share >= Self.half ? .half : .not
  }
}

/// What a survey of rules found.
package struct SurveyedRules: Sendable {
  /// In the order of the rules.
  package let outcomes: [RuleOutcome]
  /// In the order of the rules that were to be counted.
  package let compliances: [Compliance]
}

extension Checker {
  /// What every rule found, and how many of those who could break it comply with each of the first ones.
  ///
  /// - Parameter capabilities: what of the outside makes who names it a subject.
  package static func survey(
    _ project: Project, by rules: [RuleDocument], counting count: Int, capabilities: [Word]
  ) -> SurveyedRules {
    let wider = rules.prefix(count).map { rule in
      var copy = rule
      copy.sentences = rule.sentences.compactMap { $0.ofAllConcerned ?? $0.ofAllUsers }
      return copy
    }
    let found = Checker(project: project, rules: rules + wider)
      .run(noting: DependentCode.search(for: capabilities, in: project))
    let dependents = DependentCode(found.noted, in: project)
    let linked = project.namesOfLinkedModules()
    let occurrence = ObjectOccurrence(rules.prefix(count).flatMap(\.sentences), in: project)
    let compliances = project.workers.map(count: count, run: 1) { index in
      var all = found.outcomes[rules.count + index].sentences.makeIterator()
      var (subjects, breaking): (Set<SubjectID>, Set<SubjectID>) = ([], [])
      var isBrokenByAllUsers = false
      var weakest: Compliance?
      for (sentence, outcome) in zip(rules[index].sentences, found.outcomes[index].sentences) {
        var looked = outcome.looked
        var users: [SubjectID]?
        if sentence.ofAllConcerned != nil {
          looked = all.next()?.looked ?? looked
        } else if sentence.ofAllUsers != nil {
          users = all.next().map { SubjectID.all(of: $0.breaking, in: project) }
        }
        let violators = SubjectID.all(of: outcome.breaking, in: project)
        var concerned: [SubjectID] = []
        if occurrence.canBreak(sentence, by: looked) {
          concerned = users ?? SubjectID.all(of: looked, in: project)
          if users == nil, sentence.isOfCode { concerned = concerned.filter(dependents.contains) }
          if sentence.isOfManifests { concerned = concerned.filter { $0.dependsOnModules(linked) } }
        } else if !violators.isEmpty {
          isBrokenByAllUsers = true
        }
        subjects.formUnion(concerned)
        subjects.formUnion(violators)
        breaking.formUnion(violators)
        let own = Compliance(
          subjects: Set(concerned + violators).count,
          deviations: RuleOutcome.sorted(Set(violators), in: project))
        // A high share for one sentence must not hide a low share for another.
        guard own.subjects >= Compliance.fewestSubjects else { continue }
        if (own.share ?? 1) < (weakest?.share ?? 2) { weakest = own }
      }
      let whole = Compliance(
        subjects: subjects.count, deviations: RuleOutcome.sorted(breaking, in: project),
        isBrokenByAllUsers: isBrokenByAllUsers)
      // The share of a rule that is followed is of all its sentences, so that it lists all their violations.
      guard let weakest, weakest.status != .followed else { return whole }
      return (weakest.share ?? 1) < (whole.share ?? 1) ? weakest : whole
    }
    return SurveyedRules(outcomes: Array(found.outcomes.prefix(rules.count)), compliances: compliances)
  }
}

extension Project {
  /// The modules that declare a dependency, or import another one. O(modules + imports).
  fileprivate func namesOfLinkedModules() -> Set<String> {
    let modules = moduleGraph.modules
    let all = Set(modules.flatMap(\.moduleNames))
    return Set(
      modules.filter { module in
        // Of what is not known completely, nothing is reported.
        guard module.isWhole, !module.listsUnknown else { return false }
        return !module.dependencies.isEmpty
          || numbers(of: module.files).contains { file in
            let outline = files[file].outline
            return outline.index.imports.contains {
              let name = outline.name(of: Int($0))
              return all.contains(name) && !module.moduleNames.contains(name)
            }
          }
      }.map(\.name))
  }
}

extension SubjectID {
  /// Whether it is one of some modules; true for what is none.
  fileprivate func dependsOnModules(_ names: Set<String>) -> Bool {
    if case .group(let name, _, _) = self { names.contains(name) } else { true }
  }
}

extension Sentence {
  /// Whether it is about what its subjects use: only code that depends on something can violate it. Other sentences can
  /// be violated by any subject.
  fileprivate var isOfCode: Bool {
    switch frame {
    case .never(let items):
      items.allSatisfy { $0.terms.allSatisfy { $0.isSearch && $0.word != .declares } }
    case .only(let item): item.terms.allSatisfy { $0.word == .imports }
    case .always: false
    }
  }

  /// A sentence that something may not be there is broken by all that it chooses. The same without what makes them
  /// wrong: only what they are called, where they stand and which role they have. Nil where nothing is left to say.
  fileprivate var ofAllConcerned: Sentence? {
    guard forbidsExistence else { return nil }
    var copy = self
    copy.that = that.compactMap(\.choosing)
    copy.unless = unless.filter { $0.choosing?.terms.count == $0.terms.count }
    let isRole = SubjectNoun(rawValue: subject.text) == nil
    return isRole || !copy.that.isEmpty ? copy : nil
  }
}

extension Sentence {
  /// A sentence that says where something may not be used, or by whom, concerns only those who use it. The same without
  /// that, so that all of them break it; nil for other sentences.
  fileprivate var ofAllUsers: Sentence? {
    guard case .never(let items) = frame, items.allSatisfy({ $0.terms.allSatisfy(\.isSearch) }) else {
      return nil
    }
    if let ofValues = items.first?.of, items.count == 1, !ofValues.isEmpty {
      return ofAll(whoMention: ofValues)
    }
    let words: [TermWord] = that.isEmpty ? [.marked, .role] : [.marked]
    func exempts(_ item: Item) -> Bool { item.terms.contains { words.contains($0.word) } }
    guard unless.contains(where: exempts) || items.allSatisfy({ !$0.inside.isEmpty }) else { return nil }
    var copy = self
    copy.unless.removeAll(where: exempts)
    copy.except = []
    copy.frame = .never(
      items.map { item in
        var anywhere = item
        anywhere.inside = []
        return anywhere
      })
    return copy
  }

  /// What is said of values of some types concerns only those who have such values.
  private func ofAll(whoMention values: [Word]) -> Sentence {
    var copy = self
    copy.except = []
    let place = Word(TermWord.mentions.rawValue, line: 0, column: 0)
    copy.frame = .never([Item(terms: [Term(word: .mentions, place: place, values: values)], line: 0)])
    return copy
  }
}

extension Item {
  /// Its words that say of whom a sentence is; nil where it has none.
  fileprivate var choosing: Item? {
    var copy = self
    copy.terms = terms.filter {
      [.role, .name, .path, .in, .owner, .callee, .target, .platform].contains($0.word)
    }
    return copy.terms.isEmpty ? nil : copy
  }
}
