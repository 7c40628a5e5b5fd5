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
  func words(of workspace: Workspace, shipped: RuleBook) throws(Workspace.Problems) -> [String] {
    let words =
      switch self {
      case .roles: Self.names(of: workspace.book).subtracting(Self.names(of: shipped))
      case .rules: Set(Self.own(workspace.book).map(\.id.text))
      case .tags: Set(Self.own(workspace.book).flatMap(\.tags))
      case .types: try Self.types(of: workspace)
      }
    return words.filter(HarmlessText.isPlainWord).sorted()
  }

  private static func names(of book: RuleBook) -> Set<String> { Set(book.vocabulary.roles.map(\.name)) }

  private static func own(_ book: RuleBook) -> [RuleDocument] {
    book.documents.filter { !book.isShipped($0.id) }
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
  /// Asks, in the language of all three shells but fish, which wants no dollar. What is in the way is no matter of
  /// somebody who is typing.
  var question: String {
    "$(command eaves completions \(map(\.rawValue).joined(separator: " ")) 2>/dev/null)"
  }
}
