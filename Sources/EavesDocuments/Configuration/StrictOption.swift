/// An option that makes a strict run fail on more: `--strict=unknown`, `strict: [not-covered, no-role]`.
package enum StrictOption: String, CaseIterable, Sendable {
  /// Facts that could be neither affirmed nor denied.
  case unknown
  /// Types not covered by any rule; layers that no rule tells apart.
  case notCovered = "not-covered"
  /// Files in no role, where rules about layers run.
  case noRole = "no-role"
  /// Types in no layer, where layers are declared.
  case noLayer = "no-layer"

  /// The matters that a text names, apart by commas, and the first word that is none; as flags and files write it.
  package static func read(_ text: String) -> (matters: Set<StrictOption>, unknown: String?) {
    var matters: Set<StrictOption> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.filter { $0 != " " }
      guard let matter = StrictOption(rawValue: name) else { return (matters, name) }
      matters.insert(matter)
    }
    return (matters, nil)
  }

  /// As flags and files write a set of them, in the order of the list.
  package static func text(_ matters: Set<StrictOption>) -> String {
    allCases.filter(matters.contains).map(\.rawValue).joined(separator: ",")
  }
}
