/// The number of known findings over time: the baseline after each commit.
package struct Trend: Sendable {
  /// The baseline after one commit.
  package struct Moment: Sendable {
    /// When the commit was made, in seconds since 1970.
    package let seconds: Int
    /// Entries by rule; a rule without any is left out.
    package let entries: [RuleID: Int]

    package init(seconds: Int, entries: [RuleID: Int]) {
      self.seconds = seconds
      self.entries = entries
    }

    package var total: Int { entries.values.reduce(0, +) }
  }

  /// From the oldest to the newest; neighbours differ.
  package let moments: [Moment]
  /// Whether there are older ones that were not looked at.
  package let isCut: Bool

  package init(moments: [Moment], isCut: Bool) {
    self.moments = moments
    self.isCut = isCut
  }
}
