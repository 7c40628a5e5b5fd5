import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource

extension FindingMaker {
  /// What a violation moves with: the type that it is about, or that owns the member, where the code is in that type;
  /// else its file.
  ///
  /// Only a type that the finding names counts. A finding about a file does not name the types in it: an entry that
  /// followed one of them could suppress the finding of another. An extension of a type that is declared elsewhere,
  /// `extension String`, does not move as a whole.
  func home(of violation: Violation) -> Home {
    if violation.isOfName { return .name }
    let breach = violation.breach
    let isOfFile = ["file", "import", "module"].contains(breach.subject.role)
    if isOfFile || breach.subjectKey == FindingKey.file { return .file }
    let around = project.types(around: violation.range, in: violation.file)
      .filter { project.types[$0.index].kind != .external }
      .map(project.qualifiedName)
    if around.contains(breach.subjectKey) { return .type(breach.subjectKey) }
    if ["member", "function"].contains(breach.subject.role),
      let owner = around.first, breach.subjectKey.hasPrefix(owner + ".")
    {
      return .type(owner)
    }
    // "TripStore is held by TripList": the breach is the holder's.
    if TermWord(rawValue: breach.position)?.isPassive == true, let relationSource = breach.object?.name,
      around.contains(relationSource)
    {
      return .type(relationSource)
    }
    return .file
  }

  /// What a breach is about, apart from its place.
  func cause(of violation: Violation) -> Cause {
    Cause(subject: subject(of: violation), dependency: violation.dependency)
  }

  private func subject(of violation: Violation) -> Cause.Subject {
    let subject = violation.breach.subject
    if subject.role == "module" || subject.role == "folder" || violation.isOfName { return .name }
    if violation.breach.subjectKey == FindingKey.file { return subject.role == "file" ? .file : .name }
    let own = project.types(around: violation.range, in: violation.file)
      .first { project.qualifiedName($0).isExactly(subject.name) }
    if let own { return .type(own.index) }
    return ["member", "function", "global", "import", nil].contains(subject.role) ? .file : .name
  }
}
