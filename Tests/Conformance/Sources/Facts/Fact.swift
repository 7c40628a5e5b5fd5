/// One thing that both sides say about a file: what it is, where it stands, how it reads.
///
/// The vocabulary of the comparison and all that the two sides share.
package struct Fact: Hashable, Comparable, Sendable {
  package let kind: FactKind
  /// Bytes from the start of the file.
  package let offset: Int
  package let text: String

  package init(_ kind: FactKind, _ offset: Int, _ text: String) {
    self.kind = kind
    self.offset = offset
    self.text = text
  }

  package static func < (left: Fact, right: Fact) -> Bool {
    (left.kind.rawValue, left.offset, left.text) < (right.kind.rawValue, right.offset, right.text)
  }
}

/// The kinds of facts that are compared, each counted on its own.
package enum FactKind: Int, CaseIterable, Sendable {
  case imports, declarations, inheritance, attributes
  case modifiers, properties, memberTypes, otherTypes, parameters, calls, keyPaths, positions
  case accessors, macros, subscripts, names, boundNames, operators, literals, collections, closures
  case statements, conditionals, irregularities
}

/// What one side says about one file.
package struct FileFacts: Sendable {
  package var facts: [Fact] = []
  /// Stretches in which the side says nothing, such as arguments of an attribute with a grammar of its own.
  package var silences: [Range<Int>] = []

  package init() {}

  package mutating func add(_ kind: FactKind, _ offset: Int, _ text: String) {
    facts.append(Fact(kind, offset, text))
  }
}
