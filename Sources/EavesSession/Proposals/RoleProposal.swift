package import EavesDocuments
package import EavesProject

/// A line for `roles:` in eaves.yml that would place types without a role.
package struct RoleProposal: Sendable {
  /// The role that they would have.
  package let role: String
  /// What is written below the role: `name: "*Desk"`, with `kind:` where the name alone would place other types too.
  package let item: Item
  /// What most of the types do, each of them one of these: what the most do comes first.
  package let operations: [Item]
  /// By place; those that the line would place.
  package let types: [TypeIndex]
  /// How many of them do any of that.
  package let fitting: Int

  /// How many lines are proposed at most.
  package static let most = 5
}

/// A mark or a protocol that many types without a role share: a role of the project's own, perhaps.
package struct SharedMark: Sendable {
  /// As an item of a role says it: `marked: "@Reducer"`.
  package let clause: String
  /// At least `fewest`.
  package let count: Int

  /// So many must share it.
  package static let fewest = 5
}
