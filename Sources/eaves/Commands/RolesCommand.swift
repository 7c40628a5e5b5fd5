import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves roles`: how many types have which role, and which roles a project could teach.
struct RolesCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(count) }

  private func count() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let project = try CheckCommand.project(workspace, CheckSettings(invocation, workspace))
    let (table, proposals) = (RoleTable(project), RoleProposals(project))
    let proposed = ProposedRoles(proposals.lines, in: project)
    output.say(
      invocation.wantsJSON
        ? Self.json(table, proposed, proposals.marks)
        : ([table.text, proposed.text, Self.text(proposals.marks)]).filter { !$0.isEmpty }.joined(
          separator: "\n"))
    return .clean
  }

  private static func text(_ marks: [SharedMark]) -> String {
    marks.map { mark in
      HarmlessText.of(
        "\(mark.count) types without a role match `\(mark.clause)`: define a role of your own for them?",
        in: .line) + "\n"
    }.joined()
  }

  private static func json(_ table: RoleTable, _ proposed: ProposedRoles, _ shared: [SharedMark]) -> String {
    let roles: [JSON] = table.rows.map {
      .object([("role", .string($0.role)), ("count", .number($0.types.count))])
    }
    let marks: [JSON] = shared.map {
      .object([("clause", .string($0.clause)), ("count", .number($0.count))])
    }
    return JSON.object([
      ("schemaVersion", .number(1)), ("roles", .array(roles)), ("proposals", proposed.json),
      ("marks", .array(marks)),
    ]).page
  }
}

/// The layer roles of a project with their types, as a table.
struct RoleTable {
  /// In order of precedence; roles without types are left out.
  let rows: [(role: String, types: [TypeIndex])]
  private let project: Project

  /// How many types of a role are named.
  static let examples = 3

  init(_ project: Project) {
    self.project = project
    var members: [[TypeIndex]] = Array(repeating: [], count: project.roles.names.count)
    for index in project.types.indices where project.types[index].kind != .external {
      let type = TypeIndex(index)
      guard let role = project.layerRole(type), !project.isSetAside(type) else { continue }
      members[role].append(type)
    }
    rows = members.indices.filter { !members[$0].isEmpty }.map { (project.roles.names[$0], members[$0]) }
  }

  var text: String {
    let lines = rows.map { row in
      let names = row.types.prefix(Self.examples).map { project.qualifiedName($0) }
      let more = row.types.count > Self.examples ? ", …" : ""
      return (
        HarmlessText.of(row.role, in: .line), String(row.types.count),
        HarmlessText.of(names.joined(separator: ", ") + more, in: .line)
      )
    }
    let (name, count) = (lines.map(\.0.count).max() ?? 0, lines.map(\.1.count).max() ?? 0)
    return lines.map { line in
      line.0 + String(repeating: " ", count: name - line.0.count + count - line.1.count + 2) + line.1
        + "  \(line.2)\n"
    }.joined() + (lines.isEmpty ? "no type has a role yet\n" : "")
  }
}
