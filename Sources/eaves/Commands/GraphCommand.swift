import EavesFiles
import EavesFindings
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves graph`: modules and what they import, roles and who holds whom; as SVG the picture of `eaves report`, with
/// the arrows that break a rule.
struct GraphCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(draw) }

  private func draw() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    let file = try ReportFile.ofCommandLine(invocation, "the graph", root: workspace.root.folder)
    let text =
      invocation.format == "svg" ? try picture(workspace, settings) : try drawing(workspace, settings)
    if let file { try file.write(text) } else { output.say(text) }
    return .clean
  }

  private func drawing(
    _ workspace: Workspace, _ settings: CheckSettings
  ) throws(Workspace.Problems) -> String {
    let drawing = GraphDrawing(graph: ProjectGraph(of: try CheckCommand.project(workspace, settings)))
    switch invocation.format {
    case "dot": return drawing.dot
    case "json": return drawing.json
    default: return drawing.mermaid
    }
  }

  /// What the rules of the project find is in it, as a page shows it: who has no rules has a picture all the same.
  private func picture(
    _ workspace: Workspace, _ settings: CheckSettings
  ) throws(Workspace.Problems) -> String {
    var settings = settings
    settings.use(try BaselineFile.read(invocation, workspace))
    let scan = try CheckCommand.scan(workspace, settings)
    let session = workspace.session(of: scan, settings.options)
    try CheckCommand.checkPaths(scan, settings)
    let projectMap = ProjectMap(of: session.project, findings: session.report().findings)
    return PictureSVG(Picture(of: projectMap)).file
  }
}

/// A graph in the languages of drawing programs.
struct GraphDrawing {
  let graph: ProjectGraph

  /// A node or an edge of either half, with names that every language takes.
  private struct Shape {
    let id: String
    let label: String
    let edges: [(target: String, label: String)]
  }

  private var modules: [Shape] {
    let ids = Self.ids(graph.modules.map(\.name), "m")
    return graph.modules.map { module in
      let edges = module.imports.compactMap { edge in
        ids[edge.target].map { (target: $0, label: Self.count(edge.count, "file")) }
      }
      return Shape(
        id: ids[module.name] ?? "", label: "\(module.name): \(Self.count(module.files, "file"))", edges: edges
      )
    }
  }

  private var roles: [Shape] {
    let ids = Self.ids(graph.roles.map(\.name), "r")
    return graph.roles.map { role in
      let edges = role.holds.compactMap { edge in
        ids[edge.target].map {
          (target: $0, label: "\(Self.count(edge.count, "type")) \(edge.count == 1 ? "holds" : "hold") it")
        }
      }
      return Shape(
        id: ids[role.name] ?? "", label: "\(role.name): \(Self.count(role.count, "type"))", edges: edges)
    }
  }

  private static func ids(_ names: [String], _ letter: String) -> [String: String] {
    Dictionary(names.enumerated().map { ($1, "\(letter)\($0)") }, uniquingKeysWith: { first, _ in first })
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  var mermaid: String {
    var text = "flowchart TD\n"
    for (name, shapes) in [("modules", modules), ("roles", roles)] where !shapes.isEmpty {
      text += "  subgraph \(name)\n"
      for shape in shapes { text += "    \(shape.id)[\"\(HarmlessText.of(shape.label, in: .mermaid))\"]\n" }
      for shape in shapes {
        for edge in shape.edges { text += "    \(shape.id) -->|\(edge.label)| \(edge.target)\n" }
      }
      text += "  end\n"
    }
    return text
  }

  var dot: String {
    var text = "digraph eaves {\n  node [shape=box]\n"
    for (name, shapes) in [("modules", modules), ("roles", roles)] where !shapes.isEmpty {
      text += "  subgraph cluster_\(name) {\n    label=\"\(name)\"\n"
      for shape in shapes {
        text += "    \(shape.id) [label=\"\(HarmlessText.of(shape.label, in: .dot))\"]\n"
      }
      for shape in shapes {
        for edge in shape.edges {
          text += "    \(shape.id) -> \(edge.target) [label=\"\(edge.label)\"]\n"
        }
      }
      text += "  }\n"
    }
    return text + "}\n"
  }

  /// schemaVersion 1.
  var json: String {
    let modules = graph.modules.map { module -> JSON in
      [
        "name": .string(module.name), "files": .number(module.files),
        "imports": .array(
          module.imports.map { ["module": .string($0.target), "files": .number($0.count)] }),
      ]
    }
    let roles = graph.roles.map { role -> JSON in
      [
        "role": .string(role.name), "count": .number(role.count),
        "holds": .array(role.holds.map { ["role": .string($0.target), "types": .number($0.count)] }),
      ]
    }
    let value: JSON = [
      "schemaVersion": 1, "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "modules": .array(modules), "roles": .array(roles),
    ]
    return value.page
  }
}
