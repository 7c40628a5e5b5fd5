package import EavesSource

/// A fact that could not be decided.
package struct UnknownFact: Hashable, Sendable {
  /// What it is about: an environment key, a type, a module.
  package let name: String
  /// Where it is met first.
  package let place: Place
  /// What could not be decided, without a final period.
  package let message: String
  /// The rules that ran and needed it, sorted; empty when none did.
  package let rules: [RuleID]
  /// What to do about it; nil: what the list says that it is in.
  package let remedy: String?

  package init(name: String, place: Place, message: String, rules: [RuleID], remedy: String? = nil) {
    self.name = name
    self.place = place
    self.message = message
    self.rules = rules
    self.remedy = remedy
  }
}
