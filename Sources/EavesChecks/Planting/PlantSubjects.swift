package import EavesDocuments
package import EavesProject
import EavesOutline
import EavesSource

extension RuleOutcome {
  /// By sentence: the types and files that the rule selects and that keep it, where some do; behind them the exempt
  /// types that it would select. In the order of the project.
  package func plantSubjects(of document: RuleDocument, in project: Project) -> [[PlantSubject]] {
    let exempt = ExemptTypes(in: project)
    return sentences.map { outcome in
      let types = Self.keeping(outcome.looked.types, besides: outcome.breaking.types)
        .filter { Self.isPlantable($0, in: project) }.sorted()
      let files = Self.keeping(outcome.looked.files, besides: outcome.breaking.files).sorted()
      let outside = (exempt?.exemptions(of: outcome.exemptSubjects) ?? []).filter {
        Self.isExpected($0, in: project)
      }
      return types.map { Self.subject($0, nil, in: project) }
        + files.map { Self.subject(file: $0, in: project) }
        + outside.filter { Self.isPlantable($0.type, in: project) }.map {
          Self.subject($0.type, .exempt("\($0.role), because \($0.reason)"), in: project)
        }
    }
  }

  private static func keeping<Element>(_ all: Set<Element>, besides breaking: Set<Element>) -> Set<Element> {
    let kept = all.subtracting(breaking)
    return kept.isEmpty ? all : kept
  }

  private static func isPlantable(_ type: TypeIndex, in project: Project) -> Bool {
    let record = project.types[type.index]
    return record.kind != .external && record.kind != .alias && !record.isLocal
  }

  /// Whether a reader would call an exempt type a subject: it would have a layer role, and nothing but its name or its
  /// path makes it a test.
  private static func isExpected(_ exemption: ExemptTypes.Exemption, in project: Project) -> Bool {
    guard exemption.layerRole != nil else { return false }
    let file = Int(project.types[exemption.type.index].place.file)
    guard let test = project.roles.index(of: "test") else { return true }
    let isTest = exemption.role == "test" || project.fileHasRole(test, file)
    return !isTest || project.onlyPath(of: test, for: file) != nil
  }

  package static func subject(
    _ type: TypeIndex, _ outside: PlantSubject.Outside?, in project: Project
  ) -> PlantSubject {
    PlantSubject(
      name: project.qualifiedName(type),
      path: project.files[Int(project.types[type.index].place.file)].path, type: type, outside: outside)
  }

  private static func subject(file: Int, in project: Project) -> PlantSubject {
    let path = project.files[file].path
    return PlantSubject(name: path.name, path: path, type: .none)
  }

  /// Whether a sentence of the rule selects a type or a file.
  package func selects(_ subject: PlantSubject, inSentence sentence: Int, of project: Project) -> Bool {
    guard sentences.indices.contains(sentence) else { return false }
    let looked = sentences[sentence].looked
    if subject.type != .none { return looked.types.contains(subject.type) }
    return project.number(of: subject.path).map(looked.files.contains) ?? false
  }

  /// Whether an exception of the rule removed something on a line of a file.
  package func isExcepted(atLine line: Int, of file: Int, in project: Project) -> Bool {
    let lines = project.outline(ofFile: file).lines
    return sentences.contains { outcome in
      outcome.excepted.contains { $0.file == file && lines.line(of: $0.start) == line }
    }
  }
}
