package import EavesSource

/// The stem of the rule's document, or the name of a built-in rule.
package struct RuleID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String
  package init(_ text: String) { self.text = text }
  package var description: String { text }
  package static func == (left: RuleID, right: RuleID) -> Bool { left.text.isExactly(right.text) }
  package static func < (left: RuleID, right: RuleID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Whether a comment or a list behind a flag can name it, and who reads it can write it: it has neither blanks nor
  /// commas nor characters that nobody sees, and is no mere hyphens, which end the names in a comment. O(length).
  package var isNameable: Bool {
    !text.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
      && text.unicodeScalars.allSatisfy { scalar in
        // Traits are looked up slowly, and most ids need none.
        if scalar.isASCII { return scalar > " " && scalar != "\u{7F}" && scalar != "," }
        let traits = scalar.properties
        return !traits.isWhitespace && !traits.isDefaultIgnorableCodePoint
          && traits.generalCategory != .control && traits.generalCategory != .format
      }
  }

  /// Allowances without a reason, without a rule, or with nothing to allow.
  package static let allowances = RuleID("eaves-allow")
  /// Baseline entries that no finding answers to any more.
  package static let baseline = RuleID("eaves-baseline")
  /// What makes a strict run fail and is no finding of a rule.
  package static let strict = RuleID("eaves-strict")
}

/// What a report says of a rule that ran.
package struct RuleSummary: Sendable {
  package let id: RuleID
  package let title: String
  package let impact: Impact
  /// What the rule prevents, from the document; empty when it has no text for it.
  package let impactDescription: String
  package let tags: [String]
  /// The document's path as a person would open it; a shipped document's path begins with `Rules/`.
  package let document: FilePath
  /// Whether the document has a check; without one it is guidance, counted and never called enforced.
  package let isEnforced: Bool
  /// The document's text without frontmatter, in Markdown: help for formats that can show it.
  package let help: String

  package init(
    id: RuleID, title: String, impact: Impact, impactDescription: String, tags: [String],
    document: FilePath, isEnforced: Bool, help: String
  ) {
    self.id = id
    self.title = title
    self.impact = impact
    self.impactDescription = impactDescription
    self.tags = tags
    self.document = document
    self.isEnforced = isEnforced
    self.help = help
  }
}
