/// What `via` names besides roles and attributes.
package enum ViaWord: String, CaseIterable, Sendable {
  case property, result, function
  case `extension`

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .property: "beside `exposes`: a property does"
    case .result: "beside `exposes`: what a function answers with does"
    case .function: "beside `calls`: functions outside of types do it for the subject, which calls them"
    case .extension:
      "beside `calls`: functions do it for the subject, which calls them, that extensions give to types of no layer which the project does not declare"
    }
  }

  /// Whether it says which member exposes; else whose functions work.
  package var isOfMembers: Bool { self == .property || self == .result }
}
