package import EavesSource

/// A value of a page in the strict YAML subset. Every scalar is text.
package struct YAMLNode: Sendable {
  /// What a node holds.
  package enum Content: Sendable {
    /// The text is the node's word.
    case scalar(quoted: Bool)
    case list([YAMLNode])
    case map([YAMLEntry])
    /// A key or a dash with nothing behind it.
    case missing
    /// Something outside of the subset, which was already reported.
    case broken
  }

  /// What the node holds.
  package let content: Content
  /// Where the node begins; for a scalar, its text.
  package let word: Word

  package init(content: Content, word: Word) {
    self.content = content
    self.word = word
  }

  /// The text of a scalar; nil for everything else.
  package var scalar: Word? {
    if case .scalar = content { word } else { nil }
  }

  /// The entries of a map, in the order written; nil for everything else.
  package var map: [YAMLEntry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The items of a list; nil for everything else.
  package var list: [YAMLNode]? {
    if case .list(let nodes) = content { nodes } else { nil }
  }
}

/// A key of a map and its value.
package struct YAMLEntry: Sendable {
  /// As written, without quotes.
  package let key: Word
  /// What stands behind or below the key.
  package let value: YAMLNode

  package init(key: Word, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

/// A page of strict YAML: what could be read, and all that could not.
package struct YAMLDocument: Sendable {
  /// Nil for a page with nothing but comments.
  package let root: YAMLNode?
  /// In order of place.
  package let problems: [Problem]
}
