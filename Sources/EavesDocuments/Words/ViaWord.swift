/// What `via` names besides attributes.
package enum ViaWord: String, CaseIterable, Sendable {
  case property, result

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .property: "beside `exposes`: a property does"
    case .result: "beside `exposes`: what a function answers with does"
    }
  }
}
