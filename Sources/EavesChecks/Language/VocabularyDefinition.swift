package import EavesDocuments
import EavesSource

/// Roles and word lists as the project has them, item by item: what `explain NAME` prints.
package enum VocabularyDefinition {
  /// Ends in a line feed; nil for a name that is neither a role nor a word list.
  package static func text(of name: String, in vocabulary: RoleVocabulary) -> String? {
    let role = vocabulary.roles.first { $0.name == name }
    let ofRole = role.map { ["\(name): \(kind(of: $0, in: vocabulary))"] + lines(of: $0) }
    let ofList = vocabulary.words[name].map { ["\(name): word list", "  \(ItemSource.list($0))"] }
    return (ofRole ?? ofList)?.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  private static func kind(of role: RoleDefinition, in vocabulary: RoleVocabulary) -> String {
    let layers = vocabulary.roles.filter(\.isLayer).map(\.name)
    if let place = layers.firstIndex(of: role.name) {
      return "layer role \(place + 1) of \(layers.count): a type gets the first layer role that it matches"
    }
    return role.isOfPlaces
      ? "role of files, in addition to their other roles"
      : "role that a type has in addition to its layer role"
  }

  /// Every item on a line of its own, with what it leaves out below it.
  private static func lines(of role: RoleDefinition) -> [String] {
    role.items.enumerated().flatMap { index, item in
      let lines = ItemSource(item).lines
      let own = index < role.ownItems ? "   (eaves.yml)" : ""
      return ["- \(lines[0])\(own)"] + lines.dropFirst().map { "    \($0)" }
    }
  }
}
