import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves why TYPE`: the roles of a type and the evidence for each.
struct WhyCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    guard let name = invocation.operands.first else { return .couldNotRun }
    do throws(Workspace.Problems) {
      let workspace = try Workspace(invocation, paths: [])
      let settings = CheckSettings(invocation, workspace)
      let scan = try CheckCommand.scan(workspace, settings, unsaved: nil)
      let project = Project(
        outlines: scan.outlines, modules: scan.modules(workspace.configuration),
        vocabulary: workspace.book.vocabulary, workers: settings.options.workers)
      return explain(name, in: project)
    } catch {
      output.complain(error.list)
      return .couldNotRun
    }
  }

  private func explain(_ name: String, in project: Project) -> ExitStatus {
    let found = project.types.indices.map { TypeIndex($0) }.filter {
      project.name($0) == name || project.qualifiedName($0) == name
    }
    if found.isEmpty {
      let names = project.types.indices.map { project.name(TypeIndex($0)) }
      let near = nearest(to: name, among: names).map { "did you mean `\($0)`?" }
      output.complain([
        Problem(
          "no type is called `\(name)`", remedy: near ?? "`eaves facts FILE` shows what a file declares")
      ])
      return .couldNotRun
    }
    let stories = found.map { TypeStory(project: project, type: $0) }
    if invocation.wantsJSON {
      var text = ""
      JSON.object([("schemaVersion", .number(1)), ("types", .array(stories.map(\.json)))]).write(to: &text)
      output.say(text + "\n")
    } else {
      for story in stories { output.say(story.text) }
    }
    return .clean
  }
}

/// What is known of one type, as lines of text.
struct TypeStory {
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
    if evidence.isEmpty { lines.append("  no role: nothing of the role definitions holds for it") }
    for entry in evidence {
      let lost = entry.isLost ? " (lost: an earlier role was taken)" : ""
      let at = entry.place.map { " (\(place($0)))" } ?? ""
      lines.append("  \(project.roleName(entry.role)): \(entry.reason)\(at)\(lost)")
    }
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
    return kind == .external ? "declared nowhere, recognised by its name" : kind.rawValue
  }

  private func place(_ ref: NodeRef) -> String {
    let outline = project.files[Int(ref.file)].outline
    let node = outline.firstChild(of: Int(ref.node), kind: .name) ?? Int(ref.node)
    let position = outline.lines.position(of: outline.nodes[node].range.start, in: outline.source.bytes)
    return "\(outline.source.path):\(position.line):\(position.column)"
  }
}
