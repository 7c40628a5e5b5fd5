import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves roles`: how many types have which role, and which roles a project could teach.
struct RolesCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus { output.reporting(count) }

  private func count() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let project = try CheckCommand.project(workspace, CheckSettings(invocation, workspace))
    let (table, proposals) = (RoleTable(project), RoleProposals(project))
    output.say(
      invocation.wantsJSON
        ? Self.json(table, proposals, project) : table.text + Self.text(proposals, project))
    return .clean
  }

  // MARK: Text

  private static func text(_ proposals: RoleProposals, _ project: Project) -> String {
    if proposals.roles.isEmpty, proposals.marks.isEmpty { return "" }
    var lines = ["", "what no role takes, and what it does; `roles:` in eaves.yml could say:"]
    for proposal in proposals.roles {
      let names = proposal.types.prefix(RoleTable.examples).map { project.qualifiedName($0) }
      let more = proposal.types.count > RoleTable.examples ? ", …" : ""
      lines.append("  \(proposal.sentence)")
      lines.append("    \(names.joined(separator: ", "))\(more)")
    }
    for mark in proposals.marks {
      lines.append("  \(mark.count) types with `\(mark.clause)`, a role of your own?")
    }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  // MARK: JSON

  private static func json(_ table: RoleTable, _ proposals: RoleProposals, _ project: Project) -> String {
    let roles: [JSON] = table.rows.map {
      .object([("role", .string($0.role)), ("count", .number($0.types.count))])
    }
    let proposed: [JSON] = proposals.roles.map { proposal in
      .object([
        ("role", .string(proposal.role)), ("name", .string(proposal.pattern)),
        ("because", .string(proposal.deed)),
        ("types", .array(proposal.types.map { .string(project.qualifiedName($0)) })),
      ])
    }
    let marks: [JSON] = proposals.marks.map {
      .object([("clause", .string($0.clause)), ("count", .number($0.count))])
    }
    var text = ""
    JSON.object([
      ("schemaVersion", .number(1)), ("roles", .array(roles)), ("proposals", .array(proposed)),
      ("marks", .array(marks)),
    ]).write(to: &text)
    return text + "\n"
  }
}

extension RoleProposal {
  /// "13 *Store with `role: observable, held-by: view`: `viewModel: - name: "*Store"`".
  var sentence: String {
    "\(types.count) \(pattern) with `\(deed)`: `\(role): - name: \"\(HarmlessText.of(pattern, in: .yaml))\"`"
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
