import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// A subject that a sentence is about, with what its selection brought to light.
struct SelectedSubject: Sendable {
  let type: TypeIndex
  /// Protocol and conformers are one subject: all of them.
  let family: [TypeIndex]
  /// Evidence of `that` and what a passive counted.
  let related: [Violation.Related]
}

/// The subjects of a sentence by type: asked for every piece of evidence.
struct ChosenSubjects {
  private let subjects: [SelectedSubject]
  /// The position in `subjects` of each type; -1 for types that are none.
  private var positions: [Int32]

  init(_ subjects: [SelectedSubject], in project: Project) {
    self.subjects = subjects
    positions = Array(repeating: -1, count: project.types.count)
    for (position, subject) in subjects.enumerated() where positions[subject.type.index] < 0 {
      positions[subject.type.index] = Int32(position)
    }
  }

  func contains(_ type: TypeIndex) -> Bool { type != .none && positions[type.index] >= 0 }

  subscript(type: TypeIndex) -> SelectedSubject? {
    contains(type) ? subjects[Int(positions[type.index])] : nil
  }
}

/// Chooses the subjects of a sentence: role, `that`, `unless`; never tests, previews and mocks.
struct SubjectSelection {
  let project: Project
  let sentence: CompiledSentence
  let facts: Judge
  private let candidates: Candidates

  init(_ candidates: Candidates, sentence: CompiledSentence, facts: Judge) {
    project = candidates.project
    self.candidates = candidates
    self.sentence = sentence
    self.facts = facts
  }

  /// Types, in the order of the project. Protocols with the role of the sentence absorb their conformers where
  /// subjects themselves are judged.
  func types(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    select(candidates.types(of: sentence.subject), &outcome)
  }

  /// Other people's types that the project extends: what stands in its extensions is the project's own code.
  func extended(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    guard case .type = sentence.subject else { return [] }
    return select(candidates.extended, &outcome)
  }

  private func select(_ types: [TypeIndex], _ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    let that = sentence.sentence.that.map { CompiledItem($0, in: project) }
    let unless = sentence.sentence.unless.map { CompiledItem($0, in: project) }
    let counting = sentence.sentence.unless.filter { $0.terms.first?.word.isPassive ?? false }
    var selected: [SelectedSubject] = []
    for type in types {
      if let subject = select(type, that: that, unless: unless, counting, &outcome) {
        selected.append(subject)
      }
    }
    return selected
  }

  private func select(
    _ type: TypeIndex, that: [CompiledItem], unless: [CompiledItem], _ counting: [Item],
    _ outcome: inout SentenceOutcome
  ) -> SelectedSubject? {
    var related: [Violation.Related] = []
    for item in that {
      guard let found = facts.holds(item, for: .type(type)) else { return nil }
      related += found
    }
    for (index, item) in unless.enumerated()
    where facts.holds(item, for: .type(type), inEveryBuild: true) != nil {
      outcome.exclusions.insert(index)
      return nil
    }
    for item in counting { related += facts.counted(item, of: type) }
    return SelectedSubject(type: type, family: [type], related: related)
  }

  // MARK: Files

  /// Files, in their order.
  func files(_ outcome: inout SentenceOutcome) -> [Int] {
    let that = sentence.sentence.that.map { CompiledItem($0, in: project) }
    let unless = sentence.sentence.unless.map { CompiledItem($0, in: project) }
    let files = candidates.files(of: sentence.coveredTestRoles)
    if that.isEmpty && unless.isEmpty { return files.filter(isCandidate) }
    var selected: [Int] = []
    files: for file in files where isCandidate(file) {
      let subject = candidates.subject(file, of: sentence.subject)
      for item in that where facts.holds(item, for: .place(subject)) == nil { continue files }
      for (index, item) in unless.enumerated()
      where facts.holds(item, for: .place(subject), inEveryBuild: true) != nil {
        outcome.exclusions.insert(index)
        continue files
      }
      selected.append(file)
    }
    return selected
  }

  private func isCandidate(_ file: Int) -> Bool {
    if case .region(let role) = sentence.subject { return project.fileHasRole(role, file) }
    return true
  }

}

extension Project {
  /// Whether a type is what a word of a sentence names: a role, `type`, or a glob.
  func isParty(_ type: TypeIndex, _ word: String) -> Bool {
    guard type != .none else { return false }
    if word == "type" { return types[type.index].kind != .external }
    if let role = roles.index(of: word) { return hasRole(role, type) }
    if let list = vocabulary.words[word] { return list.contains { isParty(type, $0.text) } }
    if word.utf8.contains(0x2E) {
      let name = qualifiedName(type)
      return name == word || name.hasSuffix(".\(word)")
    }
    return NamePattern(word).matches(name(type))
  }
}
