import EavesDocuments
import EavesOutline
import EavesProject

/// The member that code calls, reads or sets where evidence names the value or the type it is of.
struct CalledMember {
  /// "calls", "reads", "sets".
  let verb: String
  /// `load()`, `isOn`.
  let name: String

  /// Nil where no one member is known: a subscript, a value that is called itself.
  ///
  /// O(parts of the chain).
  init?(_ evidence: Evidence, in project: Project) {
    let (file, outline) = (evidence.file, project.files[evidence.file].outline)
    var isCalled = false
    for part in outline.parts(behind: evidence.node) {
      switch outline.nodes[part].kind {
      case .optionalChain, .forceUnwrap: continue
      case .call where !isCalled: isCalled = true
      case .member:
        let written = outline.name(of: part)
        // A module or an outer type stands before the name of the type.
        if written == project.name(evidence.type) { continue }
        if Self.isInstance(part, of: evidence.type, in: file, project) { continue }
        let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
        if name == "self" || name == "init" { return nil }
        let isCall = project.callAfter(part, in: file) != nil
        let isLast = outline.parts(behind: part).first { _ in true } == nil
        self.name = isCall ? "\(name)()" : name
        verb = isCall ? "calls" : isLast && project.isAssigned(part, in: file) ? "sets" : "reads"
        return
      default: return nil
      }
    }
    return nil
  }

  /// Whether a member is where a type keeps an instance of its own: `shared`.
  private static func isInstance(_ part: Int, of type: TypeIndex, in file: Int, _ project: Project) -> Bool {
    let name = project.files[file].symbol(part)
    guard let member = project.member(named: name, of: type), project.members[member].isStatic,
      project.members[member].kind == .property
    else {
      let names = project.vocabulary.words["sharedMembers"] ?? []
      return project.types[type.index].kind == .external
        && names.contains { $0.text == ".\(project.symbols.text(name))" }
    }
    return project.types(of: .member(member), from: Int(project.members[member].node.file)).contains(type)
  }
}
