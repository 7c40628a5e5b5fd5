/// An object that is no name of anything, and no subject either.
package enum ObjectNoun: String, CaseIterable, Sendable {
  case anything
  case itself = "self"
  case singleton
  case undeclared, indirect, unused

  /// Whether it asks what a manifest says.
  package var isOfManifests: Bool { self == .undeclared || self == .indirect || self == .unused }

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .anything: "with creates: any type, whoever declares it"
    case .itself:
      "with mentions: the word itself, also of the captures `[self]`; a self that is not written is not seen; with reaches: the subject, in a cycle of modules that import each other, or of folders or types that name each other"
    case .singleton:
      "with calls and mentions: a static stored property that holds an instance of its own type: `AppState.main`"
    case .undeclared:
      "with imports, of a module: what its manifest does not list, and what nothing that it lists brings along"
    case .indirect:
      "with imports, of a module: what it has only because something that it lists depends on it"
    case .unused: "with declares-dependency: what no file of the module imports"
    }
  }
}
