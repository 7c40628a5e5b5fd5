package import EavesSource

/// Types that draw or reach data, and have no role that a rule names.
package struct NotCovered: Hashable, Sendable {
  /// The name of the kind: "UIKit screen".
  package let noun: String
  /// Above 0.
  package let count: Int
  /// The first few, by place.
  package let examples: [Example]

  /// How many are named.
  package static let maxExamples = 5

  /// A type by its qualified name, and where it is declared.
  package struct Example: Hashable, Sendable {
    package let name: String
    package let place: Place
    /// What it does that makes it worth a rule: "calls URLSession"; nil where its kind says it.
    package let evidence: String?

    package init(name: String, place: Place, evidence: String? = nil) {
      self.name = name
      self.place = place
      self.evidence = evidence
    }
  }

  package init(noun: String, count: Int, examples: [Example]) {
    self.noun = noun
    self.count = count
    self.examples = examples
  }
}
