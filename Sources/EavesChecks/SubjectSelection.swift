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

/// Chooses the subjects of a sentence: role, `that`, `unless`; never tests, previews and mocks.
struct SubjectSelection {
  let project: Project
  let sentence: CompiledSentence
  let facts: TypeFacts
  private let candidates: Candidates
  private let placed: PlacedFacts
  private let that: [PreparedItem]
  private let unless: [PreparedItem]

  init(_ candidates: Candidates, sentence: CompiledSentence, facts: TypeFacts) {
    project = candidates.project
    self.candidates = candidates
    self.sentence = sentence
    self.facts = facts
    placed = PlacedFacts(facts, candidates)
    that = sentence.sentence.that.map { PreparedItem($0, in: candidates.project) }
    unless = sentence.sentence.unless.map { PreparedItem($0, in: candidates.project) }
  }

  /// Types, in the order of the project. Protocols with the role of the sentence absorb their conformers where
  /// subjects themselves are judged.
  func types(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    var selected: [SelectedSubject] = []
    for index in project.types.indices {
      let type = TypeIndex(index)
      guard isCandidate(type), !project.isSetAside(type) else { continue }
      if let subject = select(type, &outcome) { selected.append(subject) }
    }
    return selected
  }

  /// Other people's types that the project extends: what stands in its extensions is the project's own code.
  func extended(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    guard case .type = sentence.subject else { return [] }
    var selected: [SelectedSubject] = []
    for index in project.types.indices where project.types[index].kind == .external {
      guard !project.declarations(of: TypeIndex(index)).isEmpty else { continue }
      if let subject = select(TypeIndex(index), &outcome) { selected.append(subject) }
    }
    return selected
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    switch sentence.subject {
    case .role(let role): project.hasRole(role, type)
    case .type: project.types[type.index].kind != .external && project.types[type.index].kind != .alias
    default: false
    }
  }

  private func select(_ type: TypeIndex, _ outcome: inout SentenceOutcome) -> SelectedSubject? {
    var related: [Violation.Related] = []
    for item in that {
      guard let found = facts.holds(item, for: type) else { return nil }
      related += found
    }
    for (index, item) in unless.enumerated() where facts.holds(item, for: type) != nil {
      outcome.exclusions.insert(index)
      return nil
    }
    for item in sentence.sentence.unless { related += facts.counted(item, of: type) }
    return SelectedSubject(type: type, family: [type], related: related)
  }

  // MARK: Files

  func files(_ outcome: inout SentenceOutcome) -> Set<Int> {
    var selected: Set<Int> = []
    for file in candidates.files where isCandidate(file) {
      if that.contains(where: { !holds($0, file) }) { continue }
      if let index = unless.firstIndex(where: { holds($0, file) }) {
        outcome.exclusions.insert(index)
        continue
      }
      selected.insert(file)
    }
    return selected
  }

  private func isCandidate(_ file: Int) -> Bool {
    if case .region(let role) = sentence.subject { return project.fileHasRole(role, file) }
    return true
  }

  private func holds(_ item: PreparedItem, _ file: Int) -> Bool {
    if let paths = item.paths {
      let path = candidates.path(of: file)
      return paths.allSatisfy { patterns in patterns.contains { $0.matches(path) } }
    }
    return placed.holds(item.item, for: candidates.subject(file, of: sentence.subject))
  }
}

extension Project {
  /// Whether a type is what a word of a sentence names: a role, `type`, or a glob.
  func isParty(_ type: TypeIndex, _ word: String) -> Bool {
    guard type != .none else { return false }
    if word == "type" { return true }
    if let role = roles.index(of: word) { return hasRole(role, type) }
    return NamePattern(word).matches(name(type))
  }

  func isInModule(_ file: Int, _ globs: [String]) -> Bool {
    guard files[file].module != .none else { return false }
    let name = modules[files[file].module.index].name
    return globs.contains { NamePattern($0).matches(name) }
  }
}
