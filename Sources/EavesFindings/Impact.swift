/// How much a breach of a rule costs, from the rule's document. Ordered: `low` is the least.
package enum Impact: Int, Sendable, Comparable, CaseIterable {
  case low, lowMedium, medium, mediumHigh, high, critical

  /// The name as documents and reports write it.
  package var name: String {
    switch self {
    case .low: "LOW"
    case .lowMedium: "LOW-MEDIUM"
    case .medium: "MEDIUM"
    case .mediumHigh: "MEDIUM-HIGH"
    case .high: "HIGH"
    case .critical: "CRITICAL"
    }
  }

  /// Reads a name in any case; nil when it is no impact.
  package init?(_ text: String) {
    let wanted = text.uppercased()
    guard let found = Impact.allCases.first(where: { $0.name == wanted }) else { return nil }
    self = found
  }

  /// The level of what does not make a run fail, for formats that know three.
  package var lesserLevel: Level { self >= .medium ? .warning : .note }

  /// The level that colors show: how bad it is, whether the run fails by it or not.
  package var shade: Level {
    switch self {
    case .critical, .high: .error
    case .mediumHigh, .medium: .warning
    case .lowMedium, .low: .note
    }
  }

  /// A level of formats that know three; the raw value is how they spell it.
  package enum Level: String, Sendable { case error, warning, note }

  package static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
}
