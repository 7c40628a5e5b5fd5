import EavesSource

/// Names of roles and kinds of types as people say them.
package enum RoleWording {
  /// "view model" for `viewModel`.
  package static func spaced(_ role: String) -> String { NameWords.spaced(role) }

  /// "a view model", "an entity".
  package static func withArticle(_ role: String) -> String {
    let name = spaced(role)
    return (name.first.map("aeio".contains) ?? false ? "an " : "a ") + name
  }
}
