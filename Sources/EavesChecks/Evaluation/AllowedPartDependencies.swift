import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource

/// Dependencies between independent parts of a layer that `layers:` allows. No other rule about parts of the project
/// reports them.
struct AllowedPartDependencies: Sendable {
  private struct Passage: Sendable {
    /// The role of the layer's files; nil where it has none.
    let role: Int?
    /// The names of the layer's modules.
    let modules: [NamePattern]
    /// What may be known, by its name or its module's.
    let names: [NamePattern]
    /// What may be known, by its folder.
    let paths: PathPatterns
  }

  private let project: Project
  private let passages: [Passage]

  /// - Parameter layers: those of the configuration.
  init(_ layers: [LayerDefinition], in project: Project) {
    self.project = project
    passages = layers.filter { $0.isIndependent && !$0.through.isEmpty }.map { layer in
      Passage(
        role: layer.regionRole.flatMap { project.roles.index(of: $0) },
        modules: layer.modules.map { NamePattern($0.text) },
        names: layer.through.map { NamePattern($0.text) },
        paths: PathPatterns(layer.doors.map { PathPattern($0.text, foldsFolders: true) }))
    }
  }

  /// Whether a layer allows a violation: a part depends on something that all parts may use.
  func allow(_ violation: Violation) -> Bool {
    if passages.isEmpty { return false }
    let isOfParts =
      violation.breach.subjectKey == FindingKey.file || violation.breach.subject.role == "module"
    guard isOfParts, violation.dependency != nil || violation.object != .none else { return false }
    return passages.contains { isSource(violation, of: $0) && isTarget(violation, of: $0) }
  }

  private func isSource(_ violation: Violation, of passage: Passage) -> Bool {
    if let role = passage.role, project.files.indices.contains(violation.file),
      project.fileHasRole(role, violation.file)
    {
      return true
    }
    guard violation.breach.subject.role == "module", let dependency = violation.dependency else {
      return false
    }
    return passage.modules.contains { $0.matches(dependency.source) }
  }

  private func isTarget(_ violation: Violation, of passage: Passage) -> Bool {
    if let target = violation.dependency?.target, passage.names.contains(where: { $0.matches(target) }) {
      return true
    }
    let type = violation.object
    guard type != .none, project.types[type.index].kind != .external else { return false }
    let name = project.name(type)
    if passage.names.contains(where: { $0.matches(name) }) { return true }
    return passage.paths.matches(project.files[Int(project.types[type.index].place.file)].path)
  }
}
