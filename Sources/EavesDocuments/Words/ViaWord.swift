/// What `via` names besides roles and attributes.
package enum ViaWord: String, CaseIterable, Sendable {
  /// Which member exposes: a property.
  case property
  /// Which member exposes: what a function answers with.
  case result
  /// Whose functions do what is called for: nobody's, those outside of types.
  case function
  /// Whose functions do what is called for: those that extensions give to types which the project does not declare.
  case `extension`

  /// Whether it says which member exposes, and stands beside `exposes`; else whose functions work, beside `calls`.
  package var isOfMembers: Bool { self == .property || self == .result }
}
