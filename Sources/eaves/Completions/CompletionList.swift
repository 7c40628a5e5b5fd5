import EavesDocuments
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// What the scripts ask of a project when a key is pressed: `eaves completions rules` and so on print it, one word a
/// line.
enum CompletionList: String, CaseIterable {
  /// Of own rules: those that are shipped stand in the scripts.
  case roles, rules, tags
  /// Those that the code declares.
  case types

  /// The words of a project. Those that are not the same to every shell are left out: the project may be anybody's.
  func words(of workspace: Workspace, shipped: RuleSet) throws(Workspace.Problems) -> [String] {
    let words =
      switch self {
      case .roles: Self.names(of: workspace.ruleSet).subtracting(Self.names(of: shipped))
      case .rules: Set(Self.own(workspace.ruleSet).map(\.id.text))
      case .tags: Set(Self.own(workspace.ruleSet).flatMap(\.tags))
      case .types: try Self.types(of: workspace)
      }
    return words.filter(HarmlessText.isPlainWord).sorted()
  }

  private static func names(of ruleSet: RuleSet) -> Set<String> { Set(ruleSet.vocabulary.roles.map(\.name)) }

  private static func own(_ ruleSet: RuleSet) -> [RuleDocument] {
    ruleSet.documents.filter { !ruleSet.isShipped($0.id) }
  }

  private static func types(of workspace: Workspace) throws(Workspace.Problems) -> Set<String> {
    let project = try CheckCommand.project(workspace, CheckSettings(Invocation(), workspace))
    return Set(
      project.types.indices.filter { project.types[$0].kind != .external }.map { index in
        project.name(.init(index))
      })
  }
}

extension [CompletionList] {
  /// The command substitution of the shells; fish needs no dollar. Errors are not shown while somebody types.
  var question: String {
    "$(command eaves completions \(map(\.rawValue).joined(separator: " ")) 2>/dev/null)"
  }
}
