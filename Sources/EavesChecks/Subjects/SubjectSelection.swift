import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// A subject that a sentence is about, with what its selection brought to light.
struct SelectedSubject: Sendable {
  let subject: Subject
  /// Protocol and conformers are one subject: all of them. Empty for what is no type.
  let family: [TypeIndex]
  /// Evidence of `that` and what a passive counted.
  let related: [Violation.Related]

  /// `.none` of what is no type.
  var type: TypeIndex { if case .type(let type) = subject { type } else { .none } }
  /// Nil of a type.
  var place: PlacedSubject? { if case .place(let place) = subject { place } else { nil } }
}

/// The subjects of a sentence by type: looked up for every piece of evidence.
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

/// Selects the subjects of a sentence: role, `that`, `unless`; tests, previews and mocks are left out.
extension SentenceRunner {
  /// Types, in the order of the project.
  func types(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    select(candidates.types(of: sentence.subject).lazy.map { Subject.type($0) }, &outcome)
  }

  /// Other people's types that the project extends: what stands in its extensions is the project's own code.
  func extended(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    guard case .type = sentence.subject else { return [] }
    return select(candidates.extended.lazy.map { Subject.type($0) }, &outcome)
  }

  /// Files, in their order.
  func files(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    let files = candidates.files(of: sentence.coveredTestRoles).lazy.filter { file in
      if case .region(let role) = sentence.subject { return project.fileHasRole(role, file) }
      return true
    }
    return select(files.map { Subject.place(candidates.subject($0, of: sentence.subject)) }, &outcome)
  }

  /// Folders, modules, and places in code.
  func places(_ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    let places = PlacedSubjects(
      candidates, that: sentence.that, coveredTestRoles: sentence.coveredTestRoles,
      isOfManifests: sentence.sentence.isOfManifests, needsManifests: sentence.sentence.needsManifests)
    return select(places.all(sentence.subject).lazy.map { Subject.place($0) }, &outcome)
  }

  /// Those that `that` and `unless` leave.
  func select(_ subjects: some Sequence<Subject>, _ outcome: inout SentenceOutcome) -> [SelectedSubject] {
    var selected: [SelectedSubject] = []
    for subject in subjects {
      if let chosen = select(subject, &outcome) { selected.append(chosen) }
    }
    return selected
  }

  private func select(_ subject: Subject, _ outcome: inout SentenceOutcome) -> SelectedSubject? {
    var related: [Violation.Related] = []
    for item in sentence.that {
      guard let found = facts.holds(item, for: subject) else { return nil }
      related += found
    }
    for (index, item) in sentence.unless.enumerated()
    where facts.holds(item, for: subject, inEveryBuild: true) != nil {
      outcome.exclusions.insert(index)
      return nil
    }
    guard case .type(let type) = subject else {
      return SelectedSubject(subject: subject, family: [], related: related)
    }
    for item in sentence.unless { related += facts.counted(item, of: type) }
    return SelectedSubject(subject: subject, family: [type], related: related)
  }
}
