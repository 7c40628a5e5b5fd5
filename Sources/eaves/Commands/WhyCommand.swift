import EavesChecks
import EavesDocuments
import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves why`: the roles of a type, of a glob's or a path's types, or of all of a role, with the evidence for each.
struct WhyCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(explain) }

  private func explain() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: [])
    let project = try CheckCommand.project(workspace, CheckSettings(invocation, workspace))
    return explain(try types(in: project), in: project)
  }

  /// The types that are asked for, in order of their names' places; at least one.
  private func types(in project: Project) throws(Workspace.Problems) -> [TypeIndex] {
    var found = project.types.indices.map { TypeIndex($0) }
    if let role = invocation.role {
      guard let index = project.roles.index(of: role) else {
        let known = project.vocabulary.roles.filter { !$0.isHelper }.map(\.name)
        throw Workspace.Problems([
          Problem(
            "no role is called `\(role)`",
            remedy: (nearest(to: role, among: known).map { "did you mean `\($0)`? " } ?? "")
              + "roles: \(known.joined(separator: ", "))")
        ])
      }
      // No rule judges a test, a preview or a mock by another role.
      found = found.filter {
        project.hasRole(index, $0) && project.types[$0.index].kind != .external
          && (project.isAside(role: index) || !project.isSetAside($0))
      }
    }
    guard let operand = invocation.operands.first else { return found }
    // Types are called without the quotes that code needs around a name.
    let word = operand.replacing("`", with: "")
    let chosen = found.filter { isMeant($0, by: word, in: project) }
    if !chosen.isEmpty || invocation.role != nil { return chosen }
    let names = project.types.indices.map { project.name(TypeIndex($0)) }
    let near = nearest(to: word, among: names).map { "did you mean `\($0)`?" }
    throw Workspace.Problems([
      Problem("no type matches `\(word)`", remedy: near ?? "`eaves facts FILE` shows what a file declares")
    ])
  }

  /// By its name, a glob of names, a file or a folder of the root.
  private func isMeant(_ type: TypeIndex, by word: String, in project: Project) -> Bool {
    let record = project.types[type.index]
    if word.contains("/") || word.hasSuffix(".swift") {
      guard record.kind != .external else { return false }
      let path = project.files[Int(record.place.file)].path.description
      return path == word || path.hasPrefix(word.hasSuffix("/") ? word : word + "/")
        || PathPattern(word).matches(project.files[Int(record.place.file)].path)
    }
    let pattern = NamePattern(word)
    if !pattern.isLiteral, record.kind == .external { return false }
    return pattern.matches(project.name(type)) || pattern.matches(project.qualifiedName(type))
  }

  private func explain(_ found: [TypeIndex], in project: Project) -> ExitStatus {
    let explanations = found.map { TypeExplanation(project: project, type: $0) }
    if invocation.wantsJSON {
      var text = ""
      JSON.object([("schemaVersion", .number(1)), ("types", .array(explanations.map(\.json)))]).write(
        to: &text)
      output.say(text + "\n")
    } else {
      for explanation in explanations { output.say(explanation.text) }
      if explanations.isEmpty { output.writeNotes(["no selected type has this role"]) }
    }
    return .clean
  }
}

/// What is known of one type, as lines of text.
struct TypeExplanation {
  let project: Project
  let type: TypeIndex

  var text: String {
    let record = project.types[type.index]
    var lines = ["\(project.qualifiedName(type)): \(kind) (\(place(record.place)))"]
    if record.module != .none {
      let module = project.modules[record.module.index]
      lines.append("  module \(module.name): \(module.evidence)")
    }
    let evidence = project.roleEvidence(type)
    if evidence.isEmpty { lines.append("  no role: no definition of a role fits") }
    for entry in evidence {
      let lost = entry.isLost ? " (does not count: a layer role above takes precedence)" : ""
      let noun = project.vocabulary.noun(ofRole: project.roleName(entry.role))
      lines.append("  \(noun): \(entry.shortReason)\(lost)")
    }
    let hasLayer = evidence.contains { !$0.isLost && project.roles.isLayer[$0.role] }
    if !evidence.isEmpty, !hasLayer { lines.append("  none of these roles is a layer") }
    for `extension` in record.extensions { lines.append("  extended at \(place(`extension`))") }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  var json: JSON {
    let record = project.types[type.index]
    let roles: [JSON] = project.roleEvidence(type).map { entry in
      .object([
        ("role", .string(project.roleName(entry.role))), ("reason", .string(entry.reason)),
        ("place", JSON(entry.place.map(place))), ("lost", .bool(entry.isLost)),
      ])
    }
    return .object([
      ("name", .string(project.qualifiedName(type))), ("kind", .string(record.kind.rawValue)),
      ("place", .string(place(record.place))),
      ("module", JSON(record.module == .none ? nil : project.modules[record.module.index].name)),
      ("roles", .array(roles)), ("extensions", .array(record.extensions.map { .string(place($0)) })),
    ])
  }

  private var kind: String {
    let kind = project.types[type.index].kind
    return kind == .external ? "not declared in this project, known by its name" : kind.rawValue
  }

  private func place(_ ref: NodeRef) -> String {
    let place = project.namePlace(at: ref)
    return "\(place.path):\(place.start.line):\(place.start.column)"
  }
}
