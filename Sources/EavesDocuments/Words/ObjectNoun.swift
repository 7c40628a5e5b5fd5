/// An object that is no name of anything, and no subject either.
package enum ObjectNoun: String, CaseIterable, Sendable {
  case anything
  case itself = "self"

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .anything: "with creates: any type, whoever declares it"
    case .itself:
      "with mentions: the word itself, also of the captures `[self]`; a self that is not written is not seen"
    }
  }
}
