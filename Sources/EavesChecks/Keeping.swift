import EavesOutline
package import EavesProject
package import EavesSource

/// Who a rule was asked of, and who of them keeps it.
package struct Keeping: Sendable {
  /// Subjects of all sentences, each counted once; types that are declared nowhere are not.
  package let judged: Int
  /// Those without a breach, whether or not somebody allowed it.
  package let kept: Int
  /// The first few of those who keep it, in order of path and place.
  package let keepers: [JudgedSubject]
  /// The first few of those who do not.
  package let breakers: [JudgedSubject]

  /// The share that keeps it, from 0 to 1; nil when nobody was asked.
  package var share: Double? { judged == 0 ? nil : Double(kept) / Double(judged) }
}

/// A subject of a rule, and where it stands.
package struct JudgedSubject: Hashable, Sendable {
  package let place: Place
  /// "view TripList"; the path of a file.
  package let name: String
}

extension RuleOutcome {
  /// How many subjects keep the rule, with so many examples of each kind.
  package func keeping(in project: Project, examples: Int) -> Keeping {
    var judged: Set<SubjectID> = []
    var breaking: Set<SubjectID> = []
    for sentence in sentences {
      judged.formUnion(SubjectID.all(of: sentence.looked))
      breaking.formUnion(SubjectID.all(of: sentence.breaking))
    }
    judged = judged.filter { $0.isDeclared(in: project) }
    breaking.formIntersection(judged)
    let shown = { (subjects: Set<SubjectID>) in
      subjects.map { (id: $0, order: $0.order(in: project)) }.sorted { $0.order < $1.order }
        .prefix(examples).map { $0.id.subject(in: project) }
    }
    return Keeping(
      judged: judged.count, kept: judged.count - breaking.count,
      keepers: examples == 0 ? [] : shown(judged.subtracting(breaking)),
      breakers: examples == 0 ? [] : shown(breaking))
  }
}

/// What tells the subjects of a rule apart.
private enum SubjectID: Hashable {
  case type(TypeIndex)
  case file(Int)
  case place(file: Int, ByteRange)

  static func all(of looked: Looked) -> [SubjectID] {
    looked.types.map { .type($0) } + looked.files.map { .file($0) }
      + looked.places.map { .place(file: $0.file, $0.range) }
  }

  func isDeclared(in project: Project) -> Bool {
    guard case .type(let type) = self else { return true }
    return project.types[type.index].kind != .external
  }

  /// File and offset; files are sorted by path.
  func order(in project: Project) -> (Int, UInt32) {
    let (file, range) = span(in: project)
    return (file, range.start)
  }

  func subject(in project: Project) -> JudgedSubject {
    let (file, range) = span(in: project)
    let outline = project.files[file].outline
    let place = outline.lines.place(of: range, in: outline.source)
    switch self {
    case .type(let type):
      let role = project.layerRole(type).map { Wording.spaced(project.roleName($0)) + " " } ?? ""
      return JudgedSubject(place: place, name: role + project.qualifiedName(type))
    case .file: return JudgedSubject(place: place, name: "file \(project.files[file].path.name)")
    case .place:
      let end = outline.lines.range(ofLine: place.start.line, in: outline.source.bytes)?.end ?? range.end
      let line = ByteRange(start: range.start, end: min(range.end, max(range.start, end)))
      return JudgedSubject(place: place, name: outline.source.text(line))
    }
  }

  private func span(in project: Project) -> (file: Int, range: ByteRange) {
    switch self {
    case .type(let type):
      let place = project.types[type.index].place
      let outline = project.files[Int(place.file)].outline
      let node = outline.firstChild(of: Int(place.node), kind: .name) ?? Int(place.node)
      return (Int(place.file), outline.nodes[node].range)
    case .file(let file): return (file, ByteRange(start: 0, end: 0))
    case .place(let file, let range): return (file, range)
    }
  }
}
