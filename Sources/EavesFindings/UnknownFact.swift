package import EavesSource

/// A fact that could be neither affirmed nor denied.
package struct UnknownFact: Hashable, Sendable {
  /// Where it is met first.
  package let place: Place
  /// What could not be decided, without a final period.
  package let message: String
  /// The rules that ran and asked it, sorted; empty when none did.
  package let rules: [RuleID]

  package init(place: Place, message: String, rules: [RuleID]) {
    self.place = place
    self.message = message
    self.rules = rules
  }
}
