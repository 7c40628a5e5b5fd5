package import EavesDocuments
import EavesOutline
package import EavesProject
package import EavesSource

/// The subjects of a rule, and those of them that comply.
package struct RuleCompliance: Sendable {
  /// Subjects of all sentences, each counted once; types that are declared nowhere are not.
  package let judged: Int
  /// Those without a violation, suppressed or not.
  package let kept: Int

  /// The share that complies, from 0 to 1; nil when there are no subjects.
  package var share: Double? { judged == 0 ? nil : Double(kept) / Double(judged) }
}

/// A subject of a rule, and where it stands.
package struct CheckedSubject: Hashable, Sendable {
  package let place: Place
  /// "view TripList"; the path of a file.
  package let name: String
}

extension RuleOutcome {
  /// How many subjects keep the rule. O(subjects).
  package func keeping(in project: Project) -> RuleCompliance {
    let (judged, breaking) = parties(in: project)
    return RuleCompliance(judged: judged.count, kept: judged.count - breaking.count)
  }

  /// Those who keep the rule, in order of path and place.
  package func keepers(in project: Project) -> [CheckedSubject] {
    let (judged, breaking) = parties(in: project)
    return Self.sorted(judged.subtracting(breaking), in: project)
  }

  /// Those who do not, in order of path and place.
  package func violators(in project: Project) -> [CheckedSubject] {
    Self.sorted(parties(in: project).breaking, in: project)
  }

  /// The subjects of those of its sentences that ask for a role, each with a layer role.
  ///
  /// - Parameter document: what it is the outcome of.
  package func layeredSubjects(
    of document: RuleDocument, in project: Project, where isMeant: (Sentence) -> Bool
  ) -> Set<TypeIndex> {
    let types = zip(document.sentences, sentences).filter { sentence, _ in isMeant(sentence) }
      .flatMap { $1.looked.types }
    return Set(
      types.filter { project.types[$0.index].kind != .external && project.layerRole($0) != nil })
  }

  private func parties(in project: Project) -> (judged: Set<SubjectID>, breaking: Set<SubjectID>) {
    var judged: Set<SubjectID> = []
    var breaking: Set<SubjectID> = []
    for sentence in sentences {
      judged.formUnion(SubjectID.all(of: sentence.looked, in: project))
      breaking.formUnion(SubjectID.all(of: sentence.breaking, in: project))
    }
    return (judged, breaking.intersection(judged))
  }

  static func sorted(_ subjects: Set<SubjectID>, in project: Project) -> [CheckedSubject] {
    subjects.map { (subject: $0.subject(in: project), order: $0.order(in: project)) }
      .sorted { ($0.order.0, $0.order.1, $0.subject.name) < ($1.order.0, $1.order.1, $1.subject.name) }
      .map(\.subject)
  }
}

/// The identity of a subject within a rule.
enum SubjectID: Hashable {
  case type(TypeIndex)
  case file(Int)
  case place(file: Int, ByteRange)
  /// A module or a folder.
  case group(String, file: Int, ByteRange)

  static func all(of looked: Looked, in project: Project) -> [SubjectID] {
    if !looked.groups.isEmpty { return looked.groups.map { .group($0, file: $1.file, $1.range) } }
    return looked.types.filter { project.types[$0.index].kind != .external }.map { .type($0) }
      + looked.files.map { .file($0) } + looked.places.map { .place(file: $0.file, $0.range) }
  }

  /// File and offset; files are sorted by path.
  func order(in project: Project) -> (Int, UInt32) {
    let (file, range) = span(in: project)
    return (file, range.start)
  }

  func subject(in project: Project) -> CheckedSubject {
    let (file, range) = span(in: project)
    let outline = project.files[file].outline
    let place = outline.lines.place(of: range, in: outline.source)
    switch self {
    case .type(let type):
      let role = project.layerRole(type).map { RoleWording.spaced(project.roleName($0)) + " " } ?? ""
      return CheckedSubject(place: place, name: role + project.qualifiedName(type))
    case .group(let key, _, _): return CheckedSubject(place: place, name: key)
    case .file: return CheckedSubject(place: place, name: "file \(project.files[file].path.name)")
    case .place:
      let end = outline.lines.range(ofLine: place.start.line, in: outline.source.bytes)?.end ?? range.end
      let line = ByteRange(start: range.start, end: min(range.end, max(range.start, end)))
      return CheckedSubject(place: place, name: outline.source.text(line))
    }
  }

  private func span(in project: Project) -> (file: Int, range: ByteRange) {
    switch self {
    case .type(let type):
      let place = project.types[type.index].place
      return (Int(place.file), project.nameRange(at: place))
    case .file(let file): return (file, ByteRange(start: 0, end: 0))
    case .place(let file, let range), .group(_, let file, let range): return (file, range)
    }
  }
}
